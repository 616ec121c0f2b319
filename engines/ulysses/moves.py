"""What is legal in Ulysses: one list for each phase. Everything here only reads the state."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from engines.ulysses.acts import (
    BACK,
    BLACK,
    BUILD,
    CARD,
    CLEAR,
    END,
    EXCHANGE,
    FIRST,
    GOAL,
    LAY,
    PANDORA_BY,
    PASS,
    PAY,
    PLAGUE_BY,
    PROPOSE,
    RED,
    STAY,
    USE_ZEUS,
    WIND_BY,
    YES,
    Act,
)
from engines.ulysses.board import ALL_PLACES, COLOUR_OF, COLOURS, NO_PLACE, ROUTES
from engines.ulysses.camps import least, least_to_open
from engines.ulysses.cards import MOST_PLAGUES, OBJECTION, PANDORA, PLAGUE, TEMPLE, ZEUS

if TYPE_CHECKING:
    from engines.ulysses.state import UlyssesState

#: Actions by number of cards, the fewest that the rules ask, the most that can be spared.
Target = tuple[tuple[Act, ...], int, int]

_PROPOSALS: Final = tuple(tuple(PROPOSE[place] for place in ROUTES[here]) for here in ALL_PLACES)
_ROUTE_MASKS: Final = tuple(sum(1 << place for place in ROUTES[here]) for here in ALL_PLACES)
_PLACE_ACTS: Final = tuple(
    (1 << place, PLAGUE_BY[PLAGUE][place], PLAGUE_BY[ZEUS][place], CLEAR[place])
    for place in ALL_PLACES
)


def is_shut_in(state: UlyssesState) -> bool:
    """Return whether every place joined to the ship's is plagued (U-18)."""
    around = _ROUTE_MASKS[state.ship]
    return state.plagues & around == around


def pile_size(state: UlyssesState, colour: int) -> int:
    """Return how many goals lie in this pile."""
    return state.pool[colour].bit_count() + len(state.under[colour])


def on_top(state: UlyssesState, colour: int) -> list[int]:
    """Return the goals that can be the top of this pile: those nobody returned, if any."""
    pool = state.pool[colour]
    if pool:
        return [place for place in COLOUR_PLACES[colour] if pool >> place & 1]
    return [under[0] for under in state.under[colour][:1]]


COLOUR_PLACES: Final = tuple(
    tuple(place for place in ALL_PLACES if COLOUR_OF[place] == colour)
    for colour in range(len(COLOURS))
)


def _over(state: UlyssesState) -> list[Act]:
    return []


def _first(state: UlyssesState) -> list[Act]:
    return list(FIRST[: state.players])


def _goal(state: UlyssesState) -> list[Act]:
    return [GOAL[place] for place in on_top(state, state.drawing)]


def _card(state: UlyssesState) -> list[Act]:
    deck = state.deck
    return [act for act in CARD if deck[act.at]]


def _act(state: UlyssesState) -> list[Act]:
    if state.plan is not None:
        return _pay(state)
    seat, plagues = state.active, state.plagues
    base = 6 * seat
    hands, size, temples = state.hands, state.sizes[seat], state.temples[seat]
    zeus = hands[base + ZEUS]
    if not plagues:
        acts = list(_PROPOSALS[state.ship])
    else:
        acts = [act for act in _PROPOSALS[state.ship] if not plagues >> act.at & 1]
        if not acts and size < temples:  # U-18
            acts.append(STAY)
        if size >= temples:  # U-14
            acts += [clear for bit, _, _, clear in _PLACE_ACTS if plagues & bit]
    if not state.pandora_used:  # U-12
        if hands[base + PANDORA]:
            acts.append(PANDORA_BY[PANDORA])
        if zeus:
            acts.append(PANDORA_BY[ZEUS])
    if (hands[base + PLAGUE] or zeus) and plagues.bit_count() < MOST_PLAGUES:  # U-13
        if hands[base + PLAGUE]:
            acts += [act for bit, act, _, _ in _PLACE_ACTS if not plagues & bit]
        if zeus:
            acts += [act for bit, _, act, _ in _PLACE_ACTS if not plagues & bit]
    if size >= temples and not state.exchanged:
        acts += exchanges(state)
    if size >= 2 * temples and state.supply:  # U-16
        held = hands[base + TEMPLE]
        if held + zeus >= temples:
            acts += BUILD[max(0, temples - held) : min(temples, zeus) + 1]
    return acts


def exchanges(state: UlyssesState) -> list[Act]:
    """Return the exchanges open to the active player, if it can pay and has not yet (U-15)."""
    here = COLOUR_OF[state.ship]
    piles = [c for c in range(len(COLOURS)) if c != here and (state.pool[c] or state.under[c])]
    acts: list[Act] = []
    for goal in state.goals[state.active]:
        own = COLOUR_OF[goal]
        # The returned goal lies under its pile before the new one is drawn.
        colours = piles if own in piles or own == here else sorted([*piles, own])
        acts += [EXCHANGE[goal][colour] for colour in colours]
    return acts


def _pay(state: UlyssesState) -> list[Act]:
    acts = [PAY[kind] for kind, count in enumerate(payable(state)) if count]
    acts.append(BACK)
    return acts


def payable(state: UlyssesState) -> list[int]:
    """Return what the actor can still give, by kind, beside what is chosen or set aside."""
    base = 6 * state.actor
    picks = state.picks
    left = [state.hands[base + kind] - picks[kind] for kind in range(6)]
    left[OBJECTION] -= state.aside[0]
    left[ZEUS] -= state.aside[1]
    return left


def targets(state: UlyssesState) -> list[Target]:
    """Return what the voice of the debate may back or open, whether it can or not."""
    seat = state.actor
    size = state.sizes[seat]
    if state.red == NO_PLACE:
        return [(RED[p], 1, _spare(state, p)) for p in ROUTES[state.ship] if p != state.blue]
    camps = state.camps
    found = [(LAY[0], least(camps, 0), size), (LAY[1], least(camps, 1), size)]
    if state.black != NO_PLACE:
        found.append((LAY[2], least(camps, 2), size))
    elif seat != state.active and not state.spoke >> seat & 1:  # U-25
        lead = least_to_open(camps)
        for place in ROUTES[state.ship]:
            if place not in (state.blue, state.red):
                found.append((BLACK[place], lead, _spare(state, place)))
    return found


def _spare(state: UlyssesState, place: int) -> int:
    """Return how many cards can go to a disc here: a plague is paid for as well (U-28)."""
    seat = state.actor
    if state.plagues >> place & 1:
        return max(0, state.sizes[seat] - state.temples[seat])
    return state.sizes[seat]


def _ask(state: UlyssesState) -> list[Act]:
    return _voice(state, YES)


def _debate(state: UlyssesState) -> list[Act]:
    return _voice(state, PASS)


def _voice(state: UlyssesState, decline: Act) -> list[Act]:
    if state.plan is not None:
        return _pay(state)
    base = 6 * state.actor
    objections, zeus = state.hands[base + OBJECTION], state.hands[base + ZEUS]
    if not objections and not zeus:
        return [decline]
    found = targets(state)
    asked = state.zeus
    if asked:
        acts = [BACK]
        most = asked + objections
    else:
        acts = [decline]
        most = zeus + objections
    for row, fewest, spare in found:
        if fewest < asked:
            fewest = asked
        acts += row[fewest : (spare if spare < most else most) + 1]
    if zeus and objections and not asked:
        acts += [USE_ZEUS[n] for n in range(1, zeus + 1) if matters(found, n, objections)]
    return acts


def matters(found: list[Target], zeus: int, objections: int) -> bool:
    """Return whether asking for so many Zeus opens a way that would not use them anyway."""
    return any(max(fewest, zeus) <= min(zeus + objections - 1, spare) for _, fewest, spare in found)


def _wind(state: UlyssesState) -> list[Act]:
    base = 6 * state.active
    return [END, *(act for kind, act in WIND_BY.items() if state.hands[base + kind])]


#: By phase.
LEGAL: Final[tuple[Callable[[UlyssesState], list[Act]], ...]] = (
    *(_first, _goal, _card, _card, _act, _card, _goal),
    *(_ask, _debate, _wind, _over),
)
