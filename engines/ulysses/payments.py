"""Paying "any n cards": chosen card by card, then everything happens at once.

Until the last card is chosen nothing has happened: the cards are in the hand, the others know
nothing, and the payer may think better of it. What leaves no choice is chosen at once.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from engines.core.contract import CHANCE, Event
from engines.ulysses import events
from engines.ulysses.acts import Act
from engines.ulysses.board import BLACK_CAMP, COLOUR_OF, RED_CAMP, Place
from engines.ulysses.cards import NO_CARDS, TEMPLE, ZEUS
from engines.ulysses.debate import open_camp
from engines.ulysses.moves import payable, pile_size
from engines.ulysses.phases import P_ACT, P_EXCHANGE

if TYPE_CHECKING:
    from engines.ulysses.dealing import Told
    from engines.ulysses.state import UlyssesState

_CAMP_OF: Final = {"red": RED_CAMP, "black": BLACK_CAMP}


def start_paying(
    state: UlyssesState,
    act: Act,
    due: int,
    picks: tuple[int, ...] = NO_CARDS,
    aside: tuple[int, int] = (0, 0),
) -> Told:
    """Ask the actor for `due` cards for this action; do it at once if there is no choice."""
    state.plan, state.picks, state.aside, state.due = act, picks, aside, due
    return _settle(state)


def stop_paying(state: UlyssesState) -> None:
    """Forget what the actor was choosing."""
    state.plan, state.picks, state.aside, state.due, state.zeus = None, NO_CARDS, (0, 0), 0, 0


def _settle(state: UlyssesState) -> Told:
    """Carry the plan out once it is paid, or once only one way to pay it is left."""
    due = state.due
    if due:
        left = payable(state)
        if sum(left) != due and sum(1 for count in left if count) != 1:
            return ()
        state.picks = tuple(
            picked + min(count, due) for picked, count in zip(state.picks, left, strict=True)
        )
    return _carry_out(state)


def on_pay(state: UlyssesState, act: Act) -> Told | None:
    if state.plan is None or not payable(state)[act.at]:
        return None
    picks = list(state.picks)
    picks[act.at] += 1
    state.picks = tuple(picks)
    state.due -= 1
    return _settle(state)


def on_back(state: UlyssesState, act: Act) -> Told | None:
    if state.plan is None and not state.zeus:
        return None
    stop_paying(state)
    return ()


def _carry_out(state: UlyssesState) -> Told:
    plan, picks, aside, seat = state.plan, state.picks, state.aside, state.actor
    stop_paying(state)
    base = 6 * seat
    for kind, count in enumerate(picks):
        state.hands[base + kind] -= count
        state.discard[kind] += count
    state.sizes[seat] -= sum(picks)
    told = events.paid(seat, picks)
    if plan is None:
        return told
    if plan.verb == "exchange":
        return [*told, *_exchange(state, Place(plan.at), plan.n)]
    if plan.verb == "build":
        return [*told, _build(state)]
    state.plagues &= ~(1 << plan.at)
    told.append(Event("clear", {"seat": seat, "place": plan.at}))
    if plan.verb == "clear":
        return told
    return [*told, *open_camp(state, _CAMP_OF[plan.verb], Place(plan.at), *aside)]


def on_clear(state: UlyssesState, act: Act) -> Told | None:
    """U-14: as many cards as temples, as often as one can."""
    if state.phase != P_ACT or state.plan is not None or not state.plagues >> act.at & 1:
        return None
    seat = state.active
    if state.sizes[seat] < state.temples[seat]:
        return None
    return start_paying(state, act, state.temples[seat])


def on_build(state: UlyssesState, act: Act) -> Told | None:
    """U-16: n temple cards, Zeus among them or not, and n others."""
    if state.phase != P_ACT or state.plan is not None or not state.supply:
        return None
    seat, zeus = state.active, act.n
    n, base = state.temples[seat], 6 * state.active
    if zeus > n or state.sizes[seat] < 2 * n:
        return None
    if state.hands[base + ZEUS] < zeus or state.hands[base + TEMPLE] < n - zeus:
        return None
    picks = list(NO_CARDS)
    picks[TEMPLE], picks[ZEUS] = n - zeus, zeus
    return start_paying(state, act, n, tuple(picks))


def _build(state: UlyssesState) -> Event:
    seat = state.active
    temples = list(state.temples)
    temples[seat] += 1
    state.temples = tuple(temples)
    state.supply -= 1
    return Event("build", {"seat": seat, "n": temples[seat]})


def on_exchange(state: UlyssesState, act: Act) -> Told | None:
    """U-15: once in a turn, a goal still secret, for any pile but the ship's colour."""
    if state.phase != P_ACT or state.plan is not None or state.exchanged:
        return None
    seat = state.active
    if act.at not in state.goals[seat] or state.sizes[seat] < state.temples[seat]:
        return None
    if act.n == COLOUR_OF[state.ship]:
        return None
    if act.n != COLOUR_OF[act.at] and not pile_size(state, act.n):
        return None
    return start_paying(state, act, state.temples[seat])


def _exchange(state: UlyssesState, goal: Place, drawn: int) -> Told:
    """Put the old goal under its pile; chance draws the new one."""
    seat, colour = state.active, COLOUR_OF[goal]
    state.exchanged = True
    like = [place for place in state.goals[seat] if COLOUR_OF[place] == colour]
    known = list(state.known)
    if len(like) > 1:
        # U-34: who knew of one of them cannot tell whether it is still held.
        mask = sum(1 << place for place in like)
        known = [seen & ~mask for seen in known]
    known[seat] |= 1 << goal
    state.known = tuple(known)
    goals = list(state.goals)
    goals[seat] = tuple(place for place in goals[seat] if place != goal)
    state.goals = tuple(goals)
    piles = list(state.under)
    piles[colour] = (*piles[colour], (goal, seat))
    state.under = tuple(piles)
    state.phase, state.actor = P_EXCHANGE, CHANCE
    state.receiver, state.drawing = seat, drawn
    return (events.exchange(seat, goal, drawn),)
