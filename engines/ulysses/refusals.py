"""Why an action is refused: the reason that teaches most. Called only when it is."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from engines.core.contract import CHANCE, OVER
from engines.core.errors import IllegalAction
from engines.ulysses.acts import ALL_ACTS, Act
from engines.ulysses.board import (
    BLACK_CAMP,
    CAMPS,
    COLOUR_OF,
    COLOURS,
    NO_PLACE,
    ROUTES,
)
from engines.ulysses.camps import least, least_to_open
from engines.ulysses.cards import KINDS, MOST_PLAGUES, OBJECTION, TEMPLE, ZEUS
from engines.ulysses.moves import is_shut_in
from engines.ulysses.phases import DEBATING, P_ACT, P_ASK, P_DEBATE, P_WIND

if TYPE_CHECKING:
    from engines.ulysses.state import UlyssesState

_KNOWN: Final = frozenset(ALL_ACTS)
_CHANCE_VERBS: Final = ("first", "goal", "card")
_ACTION_PHASE: Final = ("propose", "pandora", "plague", "clear", "exchange", "build", "stay")
_DEBATE: Final = ("yes", "pass", "red", "black", "lay", "zeus")


def why_not(state: UlyssesState, act: Act) -> IllegalAction:
    """Return the refusal of an action that no handler accepted."""
    if type(act) is not Act or not _is_known(act):
        return IllegalAction("unknown_action", action=repr(act))
    if state.actor == OVER:
        return IllegalAction("game_over")
    if state.actor == CHANCE:
        return IllegalAction("wait_for_cards")
    if act.verb in _CHANCE_VERBS:
        return IllegalAction("not_by_hand")
    if act.verb == "back":
        return IllegalAction("nothing_to_take_back")
    if act.verb == "pay":
        if state.plan is None:
            return IllegalAction("nothing_to_pay")
        return IllegalAction("no_card", card=KINDS[act.at])
    if state.plan is not None:
        return IllegalAction("finish_paying", n=state.due)
    return _out_of_phase(state, act) or _WHY[act.verb](state, act)


def _is_known(act: Act) -> bool:
    try:
        return act in _KNOWN
    except TypeError:
        return False


def _out_of_phase(state: UlyssesState, act: Act) -> IllegalAction | None:
    if act.verb in _ACTION_PHASE and state.phase != P_ACT:
        return IllegalAction("action_phase_only")
    if act.verb in _DEBATE and state.phase not in DEBATING:
        return IllegalAction("debate_only")
    if act.verb in ("wind", "end") and state.phase != P_WIND:
        return IllegalAction("wind_only")
    return None


def _unjoined(state: UlyssesState, place: int) -> IllegalAction | None:
    if place in ROUTES[state.ship]:
        return None
    return IllegalAction("not_joined", to=place)


def _unpaid(state: UlyssesState) -> IllegalAction:
    return IllegalAction("cannot_pay", n=state.temples[state.actor])


def _propose(state: UlyssesState, act: Act) -> IllegalAction:
    return _unjoined(state, act.at) or IllegalAction("plagued", place=act.at)


def _pandora(state: UlyssesState, act: Act) -> IllegalAction:
    if state.pandora_used:
        return IllegalAction("pandora_used")
    return IllegalAction("no_card", card=KINDS[act.at])


def _plague(state: UlyssesState, act: Act) -> IllegalAction:
    if state.plagues >> act.at & 1:
        return IllegalAction("already_plagued", place=act.at)
    if state.plagues.bit_count() >= MOST_PLAGUES:
        return IllegalAction("six_plagues")
    return IllegalAction("no_card", card=KINDS[act.n])


def _clear(state: UlyssesState, act: Act) -> IllegalAction:
    if not state.plagues >> act.at & 1:
        return IllegalAction("no_plague", place=act.at)
    return _unpaid(state)


def _exchange(state: UlyssesState, act: Act) -> IllegalAction:
    seat = state.active
    if state.exchanged:
        return IllegalAction("exchange_used")
    if act.at in state.shown[seat]:
        return IllegalAction("goal_shown", place=act.at)
    if act.at not in state.goals[seat]:
        return IllegalAction("not_your_goal")
    if act.n == COLOUR_OF[state.ship]:
        return IllegalAction("ship_colour", colour=COLOURS[act.n])
    if state.sizes[seat] < state.temples[seat]:
        return _unpaid(state)
    return IllegalAction("empty_pile", colour=COLOURS[act.n])


def _build(state: UlyssesState, act: Act) -> IllegalAction:
    seat = state.active
    n, base = state.temples[seat], 6 * seat
    if not state.supply:
        return IllegalAction("no_temples_left")
    if state.hands[base + TEMPLE] + state.hands[base + ZEUS] < n:
        return IllegalAction("too_few_temple_cards", n=n)
    if state.sizes[seat] < 2 * n:
        return IllegalAction("too_few_to_build", n=2 * n)
    return IllegalAction("not_so_many_zeus", n=act.n)


def _stay(state: UlyssesState, act: Act) -> IllegalAction:
    return IllegalAction("must_clear" if is_shut_in(state) else "must_propose")


def _yes(state: UlyssesState, act: Act) -> IllegalAction:
    if state.phase == P_DEBATE:
        return IllegalAction("play_or_pass")
    return IllegalAction("zeus_chosen", n=state.zeus)


def _pass(state: UlyssesState, act: Act) -> IllegalAction:
    if state.phase == P_ASK:
        return IllegalAction("say_yes_or_object")
    return IllegalAction("zeus_chosen", n=state.zeus)


def _red(state: UlyssesState, act: Act) -> IllegalAction:
    if state.phase != P_ASK:
        return IllegalAction("red_is_placed")
    return _disc(state, act, 1)


def _black(state: UlyssesState, act: Act) -> IllegalAction:
    if state.phase != P_DEBATE:
        return IllegalAction("black_needs_red")
    if state.black != NO_PLACE:
        return IllegalAction("black_is_placed")
    if state.actor == state.active:
        return IllegalAction("active_places_only_blue")
    if state.spoke >> state.actor & 1:
        return IllegalAction("too_late_for_a_disc")
    return _disc(state, act, least_to_open(state.camps))


def _disc(state: UlyssesState, act: Act, fewest: int) -> IllegalAction:
    unjoined = _unjoined(state, act.at)
    if unjoined is not None:
        return unjoined
    if act.at in (state.blue, state.red):
        return IllegalAction("place_taken", place=act.at)
    if act.n < fewest:
        return IllegalAction("would_not_lead", n=fewest)
    return _too_few(state, act.n) or IllegalAction(
        "cannot_pay_both", n=state.temples[state.actor], cards=act.n
    )


def _too_few(state: UlyssesState, cards: int) -> IllegalAction | None:
    base = 6 * state.actor
    objections, zeus = state.hands[base + OBJECTION], state.hands[base + ZEUS]
    if cards > objections + zeus:
        return IllegalAction("too_few_objections", n=cards)
    if state.zeus and not 0 <= cards - state.zeus <= objections:
        return IllegalAction("zeus_chosen", n=state.zeus)
    return None


def _lay(state: UlyssesState, act: Act) -> IllegalAction:
    if state.phase == P_ASK:
        return IllegalAction("say_yes_or_object")
    if act.at == BLACK_CAMP and state.black == NO_PLACE:
        return IllegalAction("camp_not_open", camp=CAMPS[act.at])
    fewest = least(state.camps, act.at)
    if act.n < fewest:
        return IllegalAction("would_not_lead", n=fewest)
    return _too_few(state, act.n) or IllegalAction("too_few_objections", n=act.n)


def _zeus(state: UlyssesState, act: Act) -> IllegalAction:
    if state.zeus:
        return IllegalAction("zeus_chosen", n=state.zeus)
    if act.n > state.hands[6 * state.actor + ZEUS]:
        return IllegalAction("not_so_many_zeus", n=act.n)
    return IllegalAction("zeus_makes_no_difference")


def _wind(state: UlyssesState, act: Act) -> IllegalAction:
    return IllegalAction("no_card", card=KINDS[act.at])


def _unknown(state: UlyssesState, act: Act) -> IllegalAction:
    return IllegalAction("unknown_action", action=repr(act))


_WHY: Final = {
    "propose": _propose,
    "pandora": _pandora,
    "plague": _plague,
    "clear": _clear,
    "exchange": _exchange,
    "build": _build,
    "stay": _stay,
    "yes": _yes,
    "pass": _pass,
    "red": _red,
    "black": _black,
    "lay": _lay,
    "zeus": _zeus,
    "wind": _wind,
    "end": _unknown,
}
