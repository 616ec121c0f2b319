"""The debate of the gods, and where the ship goes after it (U-18, U-20 to U-33)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from engines.core.contract import OVER, Event, Seat
from engines.ulysses import events
from engines.ulysses.acts import Act
from engines.ulysses.board import BLACK_CAMP, BLUE_CAMP, NO_PLACE, RED_CAMP, ROUTES, Place
from engines.ulysses.camps import leader, least
from engines.ulysses.cards import OBJECTION, ZEUS
from engines.ulysses.dealing import NOBODY, start_turn
from engines.ulysses.moves import matters, targets
from engines.ulysses.phases import DEBATING, P_ACT, P_ASK, P_DEBATE, P_OVER, P_WIND

if TYPE_CHECKING:
    from engines.ulysses.dealing import Told
    from engines.ulysses.state import UlyssesState

#: U-30: goals to show.
GOALS_TO_WIN: Final = 4


def on_propose(state: UlyssesState, act: Act) -> Told | None:
    """U-18: blue, on a place joined to the ship's and free of plague."""
    place = Place(act.at)
    if state.phase != P_ACT or state.plan is not None:
        return None
    if place not in ROUTES[state.ship] or state.plagues >> place & 1:
        return None
    state.blue = place
    state.phase = P_ASK
    state.actor = Seat((state.active + 1) % state.players)
    return events.PROPOSE[state.active][place]


def on_yes(state: UlyssesState, act: Act) -> Told | None:
    """U-20: with everybody for it, the ship sails to blue."""
    if state.phase != P_ASK or state.plan is not None or state.zeus:
        return None
    seat = state.actor
    state.spoke |= 1 << seat
    after = Seat((seat + 1) % state.players)
    if after == state.active:
        return [*events.YES[seat], *_arrive(state, BLUE_CAMP)]
    state.actor = after
    return events.YES[seat]


def can_place(state: UlyssesState, place: int, cards: int, fewest: int) -> bool:
    """Return whether the voice may put a disc here with so many cards (U-21, U-24, U-28)."""
    seat = state.actor
    if place not in ROUTES[state.ship] or place in (state.blue, state.red) or cards < fewest:
        return False
    cost = state.temples[seat] if state.plagues >> place & 1 else 0
    return state.sizes[seat] >= cards + cost and split(state, cards) is not None


def split(state: UlyssesState, cards: int) -> tuple[int, int] | None:
    """Return how many objections and Zeus so many cards are, or None if the hand lacks them.

    Zeus only where objections run out, unless so many were asked for (U-17).
    """
    base = 6 * state.actor
    objections, zeus = state.hands[base + OBJECTION], state.hands[base + ZEUS]
    used = state.zeus or max(0, cards - objections)
    if used > zeus or not 0 <= cards - used <= objections:
        return None
    return cards - used, used


def on_lay(state: UlyssesState, act: Act) -> Told | None:
    """U-22: cards for a camp, so that it leads."""
    camp, cards = act.at, act.n
    if state.phase != P_DEBATE or state.plan is not None:
        return None
    if (camp == BLACK_CAMP and state.black == NO_PLACE) or cards < least(state.camps, camp):
        return None
    voices = split(state, cards)
    if voices is None:
        return None
    return _lay(state, camp, *voices)


def open_camp(
    state: UlyssesState, camp: int, place: Place, objections: int, zeus: int
) -> list[Event]:
    """Put the disc of this camp on a place, with its first cards (U-21, U-24)."""
    if camp == RED_CAMP:
        state.red = place
        state.phase = P_DEBATE
    else:
        state.black = place
    seat = state.actor
    return [events.disc(seat, camp, place), *_lay(state, camp, objections, zeus)]


def _lay(state: UlyssesState, camp: int, objections: int, zeus: int) -> Told:
    seat = state.actor
    cards = objections + zeus
    base = 6 * seat
    state.hands[base + OBJECTION] -= objections
    state.hands[base + ZEUS] -= zeus
    state.sizes[seat] -= cards
    state.camps[camp] += cards
    state.zeus_laid[camp] += zeus
    state.spoke |= 1 << seat
    state.last = seat
    state.zeus = 0
    state.actor = _next_voice(state)
    return (events.lay(seat, camp, cards, zeus),)


def _next_voice(state: UlyssesState) -> Seat:
    """Return who is asked next: clockwise, without those who are out (U-22)."""
    seat = (state.actor + 1) % state.players
    while state.out >> seat & 1:
        seat = (seat + 1) % state.players
    return Seat(seat)


def on_pass(state: UlyssesState, act: Act) -> Told | None:
    """U-22, U-26: out for good; it ends when only the last to play is left."""
    if state.phase != P_DEBATE or state.plan is not None or state.zeus:
        return None
    seat = state.actor
    state.out |= 1 << seat
    after = _next_voice(state)
    if after == state.last:
        return [*events.PASS[seat], *_arrive(state, leader(state.camps))]
    state.actor = after
    return events.PASS[seat]


def on_zeus(state: UlyssesState, act: Act) -> Told | None:
    """Ask for so many Zeus among the cards to come (U-17). Nobody else is told."""
    if state.phase not in DEBATING or state.plan is not None or state.zeus:
        return None
    base = 6 * state.actor
    objections = state.hands[base + OBJECTION]
    if act.n > state.hands[base + ZEUS] or not objections:
        return None
    if not matters(targets(state), act.n, objections):
        return None
    state.zeus = act.n
    return ()


def _arrive(state: UlyssesState, camp: int) -> list[Event]:
    """Sail to the place of this camp, show a goal, and see who goes on (U-26, U-30 to U-32)."""
    to = (state.blue, state.red, state.black)[camp]
    told = [events.sail(state.ship, to, camp)]
    state.ship = to
    _clear_discs(state)
    for seat, goals in enumerate(state.goals):
        if to in goals:
            told.append(_show(state, Seat(seat), to))
            if len(state.shown[seat]) == GOALS_TO_WIN:
                return [*told, *_end(state, Seat(seat))]
            break
    else:
        state.vacant |= 1 << to
    active = state.active
    # U-31: everybody can see that an empty hand holds no wind.
    if camp == BLUE_CAMP and state.sizes[active]:
        state.phase, state.actor = P_WIND, active
        return told
    return [*told, *start_turn(state, Seat((active + 1) % state.players))]


def _clear_discs(state: UlyssesState) -> None:
    """U-26: the cards of the debate go to the discard only now (U-10)."""
    if state.red != NO_PLACE:
        zeus = sum(state.zeus_laid)
        state.discard[OBJECTION] += sum(state.camps) - zeus
        state.discard[ZEUS] += zeus
        state.camps = [0, 0, 0]
        state.zeus_laid = [0, 0, 0]
    state.blue = state.red = state.black = NO_PLACE
    state.out = state.spoke = 0
    state.last = NOBODY


def _show(state: UlyssesState, seat: Seat, place: Place) -> Event:
    goals, shown = list(state.goals), list(state.shown)
    goals[seat] = tuple(goal for goal in goals[seat] if goal != place)
    shown[seat] = (*shown[seat], place)
    state.goals, state.shown = tuple(goals), tuple(shown)
    state.known = tuple(seen & ~(1 << place) for seen in state.known)
    facts = {"seat": seat, "place": place, "n": len(shown[seat])}
    return Event("goal", facts, reveals=True)


def _end(state: UlyssesState, seat: Seat) -> list[Event]:
    state.phase, state.actor = P_OVER, OVER
    goals = [list(places) for places in state.goals]
    return [*events.OVER[seat], Event("reveal", {"goals": goals}, reveals=True)]
