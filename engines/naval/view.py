"""What a seat knows: in this game, everything."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engines.core.contract import Seat, View
from engines.naval.board import ALL_SHIPS, Cell, Ship, is_shelter
from engines.naval.offers import OFFERS
from engines.naval.tables import GONE

if TYPE_CHECKING:
    from engines.naval.state import NavalState


def view_of(state: NavalState, seat: Seat | None) -> View:
    """Return the whole position as JSON.

    `ships` holds [cell, heading] by ship id, None once gone. `turn` is the seat whose turn
    it is (None before the draw); `actor` differs from it while an offer is answered. `seen`
    lists [position key, times], oldest first, since a ship was last removed; `repeats` is
    how often the present position has stood. `quiet` counts turns since then. `breakdown`
    says by seat how the captures were made, as (kind, number) pairs.
    """
    return {
        "seat": seat,
        "actor": state.actor,
        "turn": state.turn,
        "first": state.first,
        "ships": [None if code == GONE else [code // 6, code % 6] for code in state.ships],
        "captures": state.captures[:],
        "breakdown": breakdown(state),
        "no_mercy": not state.exposed,
        "quiet": state.quiet,
        "repeats": state.seen.get(state.key, 0),
        "seen": [[key, times] for key, times in state.seen.items()],
        "offer": OFFERS[state.offer],
        "ending": state.ending,
    }


def breakdown(state: NavalState) -> list[list[list[str | int]]]:
    """Return by seat how many captures were made by boarding and by raid."""
    made = zip(state.captures, state.raids, strict=True)
    return [[["boarding", captures - raids], ["raid", raids]] for captures, raids in made]


def safe_ships(view: View) -> list[Ship]:
    """Return the ships that cannot be taken now (N-07, N-08)."""
    if view["no_mercy"]:
        return []
    ships = view["ships"]
    return [s for s in ALL_SHIPS if ships[s] is not None and is_shelter(s, Cell(ships[s][0]))]
