"""What a god does, given how it judges: one short function for each kind of decision."""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING

from engines.ulysses.acts import (
    BACK,
    BUILD,
    END,
    PANDORA_BY,
    PASS,
    PAY,
    PLAGUE_BY,
    WIND_BY,
    YES,
    Act,
)
from engines.ulysses.board import DISTANCE, NO_PLACE
from engines.ulysses.camps import leader
from engines.ulysses.cards import MOST_PLAGUES, OBJECTION, PANDORA, PLAGUE, TEMPLE, WIND, ZEUS
from engines.ulysses.judgement import Eyes, Temper, nearest, tour
from engines.ulysses.moves import COLOUR_PLACES, exchanges, payable, targets
from engines.ulysses.phases import P_ACT, P_WIND

if TYPE_CHECKING:
    from engines.ulysses.state import UlyssesState


def choose(state: UlyssesState, temper: Temper, rng: Random) -> Act:
    """Return what the actor does, from what it may know."""
    eyes = Eyes(state, state.actor, temper)
    if state.plan is not None:
        return PAY[eyes.cheapest(payable(state))]
    if state.zeus:
        return BACK
    if state.phase == P_ACT:
        return _act(eyes, rng)
    if state.phase == P_WIND:
        return _wind(eyes)
    return _speak(eyes, rng)


def _act(eyes: Eyes, rng: Random) -> Act:
    """Draw, build, exchange, plague; then propose."""
    state = eyes.state
    if not state.pandora_used and eyes.count(PANDORA):
        return PANDORA_BY[PANDORA]
    for better in (_build(eyes), _exchange(eyes), _plague(eyes)):
        if better is not None:
            return better
    legal = state.legal()
    ways = [act for act in legal if act.verb == "propose"]
    if not ways:
        clears = [act for act in legal if act.verb == "clear"]
        return max(clears, key=lambda act: eyes.worth(act.at), default=legal[0])
    whim = eyes.temper.whim
    return max(ways, key=lambda act: eyes.worth(act.at) + whim * rng.random())


def _build(eyes: Eyes) -> Act | None:
    """Build early: a temple pays a card in every turn of everybody (U-10, U-16)."""
    state, temper = eyes.state, eyes.temper
    n = state.temples[eyes.seat]
    size = state.sizes[eyes.seat]
    if not state.supply or n >= temper.temples or size < 2 * n + temper.reserve:
        return None
    missing = max(0, n - eyes.count(TEMPLE))
    # Zeus is worth more than a temple card, but not more than waiting for many of them.
    if missing > min(1 if n > 1 else 0, eyes.count(ZEUS)):
        return None
    return BUILD[missing]


def _exchange(eyes: Eyes) -> Act | None:
    """Give a goal that lies out of the way back, if what may come is much nearer (U-15)."""
    state, temper = eyes.state, eyes.temper
    cost = state.temples[eyes.seat]
    if state.exchanged or state.sizes[eyes.seat] < cost + 1:
        return None
    ship, goals = state.ship, eyes.goals
    now = tour(ship, goals)
    best, found = temper.exchange + temper.price * cost, None
    for act in exchanges(state):
        left = tuple(goal for goal in goals if goal != act.at)
        if now - tour(ship, left) <= best:
            continue
        gain = now - _expected(eyes, left, act.n)
        if gain > best:
            best, found = gain, act
    return found


def _expected(eyes: Eyes, left: tuple[int, ...], colour: int) -> float:
    """Return the mean voyage with one more goal from this pile."""
    state = eyes.state
    seen = {place for places in state.shown for place in places} | set(eyes.goals)
    drawn = [place for place in COLOUR_PLACES[colour] if place not in seen]
    if not drawn:
        return 99.0
    return sum(tour(state.ship, tuple(sorted((*left, p)))) for p in drawn) / len(drawn)


def _plague(eyes: Eyes) -> Act | None:
    """Bar the places where somebody is about to win (U-13)."""
    state, temper = eyes.state, eyes.temper
    if not temper.plagues or not eyes.count(PLAGUE):
        return None
    if state.plagues.bit_count() >= MOST_PLAGUES:
        return None
    ship = state.ship
    best, found = 1.5, None
    for place, steps in enumerate(DISTANCE[ship]):
        if 0 < steps <= 2 and not state.plagues >> place & 1 and place not in eyes.goals:
            threat = eyes.threat(place) / steps
            if threat > best:
                best, found = threat, PLAGUE_BY[PLAGUE][place]
    return found


def _wind(eyes: Eyes) -> Act:
    """Stay active while a goal is within reach of the winds in hand (U-31)."""
    steps = nearest(eyes.state.ship, eyes.goals)
    if eyes.count(WIND) and steps <= eyes.temper.reach + eyes.count(WIND) - 1:
        return WIND_BY[WIND]
    if eyes.count(ZEUS) and steps == 1:
        return WIND_BY[ZEUS]
    return END


def _speak(eyes: Eyes, rng: Random) -> Act:
    """Back the camp that is worth its cards, or let the ship go (U-20 to U-25)."""
    state, temper = eyes.state, eyes.temper
    decline = YES if state.red == NO_PLACE else PASS
    objections, zeus = eyes.count(OBJECTION), eyes.count(ZEUS)
    if not objections and not zeus:
        return decline
    discs = (state.blue, state.red, state.black)
    now = eyes.worth(discs[leader(state.camps)])
    best, found = 0.0, decline
    hold, price = eyes.hold, eyes.price
    for row, fewest, spare in targets(state):
        if fewest > min(objections + zeus, spare):
            continue
        act = row[fewest]
        place = discs[act.at] if act.verb == "lay" else act.at
        cost = fewest + (state.temples[eyes.seat] / 2 if state.plagues >> place & 1 else 0)
        cost += max(0, fewest - objections)
        gain = hold * (eyes.worth(place) - now) - price * cost
        gain -= temper.whim * rng.random()
        if gain > best:
            best, found = gain, act
    return found
