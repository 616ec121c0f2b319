"""What chance deals: who begins, goals and cards (U-01, U-10)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from engines.core.contract import CHANCE, Event, Seat
from engines.ulysses import events
from engines.ulysses.acts import Act
from engines.ulysses.board import COLOUR_OF, COLOURS, POOLS, Place
from engines.ulysses.cards import FIRST_HAND, NO_CARDS
from engines.ulysses.phases import (
    P_ACT,
    P_DRAW,
    P_EXCHANGE,
    P_FIRST,
    P_GOALS,
    P_HANDS,
    P_PANDORA,
)

if TYPE_CHECKING:
    from engines.ulysses.state import UlyssesState

Told = Sequence[Event]
NOBODY: Final = Seat(-1)


def begin(state: UlyssesState, first: Seat) -> None:
    """Make this seat the first player; goals are dealt next."""
    state.first = first
    state.phase = P_GOALS
    state.receiver = first
    state.drawing = 0


def on_first(state: UlyssesState, act: Act) -> Told | None:
    if state.phase != P_FIRST or act.at >= state.players:
        return None
    begin(state, Seat(act.at))
    return events.FIRST[act.at]


def on_goal(state: UlyssesState, act: Act) -> Told | None:
    if state.phase != P_GOALS and state.phase != P_EXCHANGE:
        return None
    place, colour = Place(act.at), COLOUR_OF[act.at]
    if colour != state.drawing or not _take_from_pile(state, place, colour):
        return None
    seat = state.receiver
    goals = list(state.goals)
    goals[seat] = tuple(sorted((*goals[seat], place)))
    state.goals = tuple(goals)
    if state.phase == P_EXCHANGE:
        known = list(state.known)
        known[seat] &= ~(1 << place)
        state.known = tuple(known)
        # What was known to be in no hand may be in one now.
        state.vacant &= ~POOLS[colour]
        state.phase, state.actor = P_ACT, state.active
        state.receiver, state.drawing = NOBODY, -1
    else:
        _next_goal(state)
    return events.GOAL_DRAWN[seat][place]


def _take_from_pile(state: UlyssesState, place: Place, colour: int) -> bool:
    """Take this goal from the top of its pile, if it can be there (U-15, U-34)."""
    pool = state.pool[colour]
    if pool:
        if not pool >> place & 1:
            return False
        state.pool = _with(state.pool, colour, pool & ~(1 << place))
        return True
    under = state.under[colour]
    if not under or under[0][0] != place:
        return False
    piles = list(state.under)
    piles[colour] = under[1:]
    state.under = tuple(piles)
    return True


def _with(row: tuple[int, ...], index: int, value: int) -> tuple[int, ...]:
    return (*row[:index], value, *row[index + 1 :])


def _next_goal(state: UlyssesState) -> None:
    """U-01: one goal of each colour for everybody, then the hands."""
    state.drawing += 1
    if state.drawing == len(COLOURS):
        state.drawing = 0
        state.receiver = Seat((state.receiver + 1) % state.players)
        if state.receiver == state.first:
            state.phase, state.drawing, state.owed = P_HANDS, -1, FIRST_HAND


def on_card(state: UlyssesState, act: Act) -> Told | None:
    phase, kind = state.phase, act.at
    if phase not in (P_DRAW, P_HANDS, P_PANDORA) or not state.deck[kind]:
        return None
    seat = state.receiver
    state.deck[kind] -= 1
    state.deck_size -= 1
    state.hands[6 * seat + kind] += 1
    state.sizes[seat] += 1
    state.owed -= 1
    told: Told = events.DRAW[seat][kind]
    if not state.owed:
        told = _next_receiver(state, told)
    if not state.deck_size and state.actor == CHANCE:
        return [*told, *refill(state)]
    return told


def _next_receiver(state: UlyssesState, told: Told) -> Told:
    """Go round the table: to the next seat, or to what follows the last."""
    phase = state.phase
    if phase == P_PANDORA:
        _stop_drawing(state)
        return told
    seat = state.receiver = Seat((state.receiver + 1) % state.players)
    if phase == P_HANDS:
        if seat == state.first:
            return [*told, *start_turn(state, seat)]
        state.owed = FIRST_HAND + (seat - state.first) % state.players
    elif seat == state.active:
        _stop_drawing(state)
    else:
        state.owed = state.temples[seat]
    return told


def _stop_drawing(state: UlyssesState) -> None:
    state.phase, state.actor = P_ACT, state.active
    state.receiver, state.owed = NOBODY, 0


def start_turn(state: UlyssesState, seat: Seat) -> Told:
    """Make this seat active and let everybody draw, one card a temple (U-10)."""
    state.active = seat
    state.pandora_used = state.exchanged = False
    told = events.TURN[seat]
    more = start_drawing(state, P_DRAW, seat, state.temples[seat])
    return (*told, *more) if more else told


def start_drawing(state: UlyssesState, phase: int, seat: Seat, owed: int) -> Told:
    """Let chance deal to this seat; a new pile is made if there is none."""
    state.phase, state.actor = phase, CHANCE
    state.receiver, state.owed = seat, owed
    return () if state.deck_size else refill(state)


def refill(state: UlyssesState) -> Told:
    """Shuffle the discard into a new pile; with both empty, nobody draws more (U-10)."""
    size = sum(state.discard)
    if not size:
        _stop_drawing(state)
        return (events.NO_CARDS,)
    state.deck, state.deck_size = state.discard, size
    state.discard = list(NO_CARDS)
    return (Event("reshuffle", {"n": size}),)
