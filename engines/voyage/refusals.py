"""Why an action is refused: the reason that teaches most. Called only when it is."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from engines.core.contract import OVER
from engines.core.errors import IllegalAction
from engines.voyage.acts import CALLS, Act, is_exact, is_steer
from engines.voyage.phases import (
    A_AUDIT,
    A_DESTIN,
    A_GODS,
    A_HAND,
    A_NAME,
    A_NAUSICAA,
    A_OVERLOOK,
    A_POINTS,
    A_SIRENS,
    A_STEER,
    ANSWERS,
    AWAITS,
)

if TYPE_CHECKING:
    from engines.voyage.state import VoyageState

#: By what the table waits for: what to do first.
_FIRST: Final = {
    A_POINTS: "throw_points",
    A_GODS: "throw_gods",
    A_NAME: "name_a_god",
    A_SIRENS: "sing_or_wait",
    A_NAUSICAA: "use_or_stay",
    A_DESTIN: "choose_the_destin",
    A_STEER: "steer_first",
    A_OVERLOOK: "judge_the_course",
    A_HAND: "hand_the_card_over",
    A_AUDIT: "check_the_score",
}


def why_not(state: VoyageState, act: Act) -> IllegalAction:
    """Return the refusal of an action that `apply` did not accept."""
    if not _is_known(act):
        return IllegalAction("unknown_action", action=repr(act))
    if state.actor == OVER:
        return IllegalAction("game_over")
    if act.verb in CALLS:
        return _why_no_call(state, act)
    if act.verb == "steer" and AWAITS[state.phase] == A_STEER:
        return IllegalAction("off_the_track", seat=state.turn)
    if act.n >= state.players and act.verb in ("destin", "audit"):
        return IllegalAction("no_such_seat")
    seat = state.thrower if state.actor < 0 else state.actor
    return IllegalAction(_FIRST[AWAITS[state.phase]], seat=seat)


def _why_no_call(state: VoyageState, act: Act) -> IllegalAction:
    if not state.rules.people:
        return IllegalAction("no_destin")
    if act.n >= state.players:
        return IllegalAction("no_such_seat")
    if state.turn < 0:
        return IllegalAction("not_at_sea_yet")
    if state.penelope >= 0:
        return IllegalAction("ithaca_reached", seat=state.penelope)
    return IllegalAction("no_penance", seat=act.n)


def _is_known(act: Act) -> bool:
    try:
        return is_exact(act) and (act in ANSWERS or is_steer(act))
    except TypeError:
        return False
