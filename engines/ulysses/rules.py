"""What happens in Ulysses: every action, and the function that carries it out.

A handler changes the state and returns the events, or returns None, with nothing changed, when
the rules refuse.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from engines.core.contract import Seat
from engines.ulysses import events
from engines.ulysses.acts import ALL_ACTS, Act
from engines.ulysses.board import BLACK_CAMP, NO_PLACE, RED_CAMP, Place
from engines.ulysses.camps import least_to_open
from engines.ulysses.cards import MOST_PLAGUES
from engines.ulysses.dealing import (
    Told,
    begin,
    on_card,
    on_first,
    on_goal,
    start_drawing,
    start_turn,
)
from engines.ulysses.debate import (
    can_place,
    on_lay,
    on_pass,
    on_propose,
    on_yes,
    on_zeus,
    open_camp,
    split,
)
from engines.ulysses.moves import is_shut_in
from engines.ulysses.payments import (
    on_back,
    on_build,
    on_clear,
    on_exchange,
    on_pay,
    start_paying,
)
from engines.ulysses.phases import P_ACT, P_ASK, P_DEBATE, P_PANDORA, P_WIND

if TYPE_CHECKING:
    from engines.ulysses.state import UlyssesState

__all__ = ["HANDLERS", "begin"]

#: U-12: cards for a Pandora.
_PANDORA_CARDS: Final = 2


def _discard(state: UlyssesState, seat: Seat, kind: int) -> bool:
    """Play one card of this kind onto the discard, if the seat has one."""
    if not state.hands[6 * seat + kind]:
        return False
    state.hands[6 * seat + kind] -= 1
    state.sizes[seat] -= 1
    state.discard[kind] += 1
    return True


def _on_pandora(state: UlyssesState, act: Act) -> Told | None:
    """U-12: once in a turn, two cards."""
    if state.phase != P_ACT or state.plan is not None or state.pandora_used:
        return None
    seat = state.active
    if not _discard(state, seat, act.at):
        return None
    state.pandora_used = True
    more = start_drawing(state, P_PANDORA, seat, _PANDORA_CARDS)
    return [events.played("pandora", seat, act.at), *more]


def _on_plague(state: UlyssesState, act: Act) -> Told | None:
    """U-13: on any place without one, the ship's included; six at most."""
    if state.phase != P_ACT or state.plan is not None or state.plagues >> act.at & 1:
        return None
    seat = state.active
    if state.plagues.bit_count() >= MOST_PLAGUES or not _discard(state, seat, act.n):
        return None
    state.plagues |= 1 << act.at
    return (events.plague(seat, act.at, act.n),)


def _on_stay(state: UlyssesState, act: Act) -> Told | None:
    """U-18: shut in, and too poor to clear a way."""
    if state.phase != P_ACT or state.plan is not None or not is_shut_in(state):
        return None
    seat = state.active
    if state.sizes[seat] >= state.temples[seat]:
        return None
    return [*events.STAY[seat], *start_turn(state, Seat((seat + 1) % state.players))]


def _on_red(state: UlyssesState, act: Act) -> Told | None:
    """U-21: the first to object."""
    if state.phase != P_ASK or state.plan is not None:
        return None
    if not can_place(state, act.at, act.n, 1):
        return None
    return _place_disc(state, act, RED_CAMP)


def _on_black(state: UlyssesState, act: Act) -> Told | None:
    """U-24, U-25: once, at one's first decision, not by the active player."""
    if state.phase != P_DEBATE or state.plan is not None or state.black != NO_PLACE:
        return None
    if state.actor == state.active or state.spoke >> state.actor & 1:
        return None
    if not can_place(state, act.at, act.n, least_to_open(state.camps)):
        return None
    return _place_disc(state, act, BLACK_CAMP)


def _place_disc(state: UlyssesState, act: Act, camp: int) -> Told:
    """Place the disc at once, or after the plague there is paid for (U-28)."""
    voices = split(state, act.n) or (0, 0)
    if state.plagues >> act.at & 1:
        return start_paying(state, act, state.temples[state.actor], aside=voices)
    return open_camp(state, camp, Place(act.at), *voices)


def _on_wind(state: UlyssesState, act: Act) -> Told | None:
    """U-31: the action phase again, without the draw."""
    seat = state.active
    if state.phase != P_WIND or not _discard(state, seat, act.at):
        return None
    state.phase = P_ACT
    return (events.played("wind", seat, act.at),)


def _on_end(state: UlyssesState, act: Act) -> Told | None:
    """U-32."""
    if state.phase != P_WIND:
        return None
    return start_turn(state, Seat((state.active + 1) % state.players))


_BY_VERB: Final[dict[str, Callable[[UlyssesState, Act], Told | None]]] = {
    "first": on_first,
    "goal": on_goal,
    "card": on_card,
    "propose": on_propose,
    "pandora": _on_pandora,
    "plague": _on_plague,
    "clear": on_clear,
    "exchange": on_exchange,
    "build": on_build,
    "stay": _on_stay,
    "yes": on_yes,
    "red": _on_red,
    "black": _on_black,
    "lay": on_lay,
    "pass": on_pass,
    "zeus": on_zeus,
    "pay": on_pay,
    "back": on_back,
    "wind": _on_wind,
    "end": _on_end,
}

#: Every action there is, and what carries it out.
HANDLERS: Final = {act: _BY_VERB[act.verb] for act in ALL_ACTS}
