"""Why an action is refused: the reason that teaches most. Called only when it is."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engines.core.contract import CHANCE
from engines.core.errors import IllegalAction
from engines.naval.acts import ACCEPT, BEGIN, DECLINE, OFFER, Act
from engines.naval.board import (
    ALL_SHIPS,
    BASES,
    CELLS,
    FLEET_OF,
    HEADINGS,
    NEIGHBOURS,
    NO_SHIP,
    ZEUS,
    Cell,
    Ship,
)
from engines.naval.offers import OFFER_DECLINED, OFFER_MADE
from engines.naval.tables import CELL_OF, GONE, SHELTERED

if TYPE_CHECKING:
    from engines.naval.state import NavalState


def why_not(state: NavalState, act: Act) -> IllegalAction:
    """Return the refusal of an action that `apply` did not accept."""
    if not isinstance(act, Act):
        return IllegalAction("unknown_action", action=repr(act))
    if state.ending is not None:
        return IllegalAction("game_over", ending=state.ending)
    if state.actor == CHANCE:
        return IllegalAction("first_not_drawn")
    if act in BEGIN:
        return IllegalAction("already_drawn")
    if act in (ACCEPT, DECLINE):
        return IllegalAction("no_offer")
    if state.offer == OFFER_MADE:
        return IllegalAction("answer_the_offer", seat=state.actor)
    if act == OFFER and state.offer == OFFER_DECLINED:
        return IllegalAction("offer_already_made")
    if act.verb not in ("sail", "turn") or act.ship not in ALL_SHIPS or act.heading not in HEADINGS:
        return IllegalAction("unknown_action", action=repr(act))
    return _why_no_move(state, act)


def _why_no_move(state: NavalState, act: Act) -> IllegalAction:
    ship = act.ship
    if FLEET_OF[ship] != state.actor:
        return IllegalAction("not_your_ship", ship=ship)
    if state.ships[ship] == GONE:
        return IllegalAction("ship_gone", ship=ship)
    if act.verb == "turn":
        return IllegalAction("same_heading", ship=ship, heading=act.heading)
    if act.to not in CELLS:
        return IllegalAction("off_the_board", ship=ship)
    start = CELL_OF[state.ships[ship]]
    if act.to == start:
        return IllegalAction("already_there", ship=ship)
    if act.to not in NEIGHBOURS[start]:
        return IllegalAction("too_far", ship=ship)
    held = state.holds[act.to]
    if held != NO_SHIP:
        # Before the bow: turning toward a hex that stays closed would not help.
        if FLEET_OF[held] == state.actor:
            return IllegalAction("own_ship_there", ship=held)
        if state.exposed and SHELTERED[held][act.to]:
            return IllegalAction("sheltered", ship=held, shelter=_shelter(held, act.to))
    return IllegalAction("not_ahead", ship=ship, heading=state.ships[ship] % 6)


def _shelter(ship: Ship, cell: Cell) -> str:
    if cell == ZEUS:
        return "zeus"
    return "base" if cell == BASES[ship] else "open_sea"
