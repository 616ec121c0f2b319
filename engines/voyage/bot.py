"""Sailors made of code. They see the view of their own seat and nothing else.

Few choices are left to a sailor: the dice do the rest, and no bot can be far ahead of another.
The mate does what is sensible most of the time; the captain plays each choice to the end a
number of times and looks at who would win.
"""

from __future__ import annotations

from collections.abc import Callable, Generator, Mapping
from math import sqrt
from random import Random
from typing import Final

from engines.core.contract import Bot, Seat, View
from engines.voyage.acts import GOD, NAME, POINTS, SING, USE, Act
from engines.voyage.phases import A_GODS, A_NAME, A_POINTS, AWAITS
from engines.voyage.rebuild import state_of
from engines.voyage.state import VoyageState
from engines.voyage.trials import ZEUS

#: V-22: Zeus opens the cave whoever is named, so any other god makes two faces of six.
NAMES: Final = tuple(act for act in NAME if act.n != ZEUS)
#: How many actions the captain plays in his head, and how many between two breaths.
BUDGET: Final = 24_000
BREATH: Final = 200
#: A point is worth so much of a victory, to choose between equal chances.
POINT: Final = 1e-4
#: By how many standard errors a second thought must be better than the first.
SURE: Final = 2.0


class Mate(Bot[Act]):
    """Sings to the Sirens, uses Nausicaa's points, and names whichever god comes to mind."""

    def __init__(self, rng: Random) -> None:
        self.rng = rng

    def think(self, view: View) -> Generator[None, None, Act]:
        state = state_of(view)
        yield
        if AWAITS[state.phase] == A_NAME:
            return NAME[int(self.rng.random() * len(NAME))]
        return _sound(state, self.rng)


class Captain(Bot[Act]):
    """Does what is sound, unless the standings clearly say otherwise."""

    def __init__(self, rng: Random, budget: int = BUDGET) -> None:
        self.rng = rng
        self.budget = budget

    def think(self, view: View) -> Generator[None, None, Act]:
        state = state_of(view)
        yield
        first = _sound(state, self.rng)
        others = [act for act in state.legal() if act != first]
        if len(others) != 1 or AWAITS[state.phase] == A_NAME:
            return first
        return (yield from self._weigh(state, first, others[0]))

    def _weigh(self, state: VoyageState, first: Act, other: Act) -> Generator[None, None, Act]:
        """Play both choices to the end by turns; the first stands unless it is clearly worse."""
        seat = state.actor
        tried: dict[Act, list[float]] = {first: [], other: []}
        spent = paused = 0
        while spent < self.budget:
            for choice, worth in tried.items():
                world = unrefereed(state)
                world.apply(choice)
                spent += play_out(world, self.rng)
                worth.append(_worth(world, seat))
                if spent - paused >= BREATH:
                    paused = spent
                    yield
        return other if _is_clearly_more(tried[other], tried[first]) else first


def unrefereed(state: VoyageState) -> VoyageState:
    """Return a copy in which the app sees to everything: the same voyage with less talk."""
    world = state.clone()
    world.rules = state.rules._replace(people=False, steered=False)
    return world


def play_out(state: VoyageState, rng: Random) -> int:
    """Play on to Ithaca, all of them soundly; return how many actions that took."""
    draw, apply, count = rng.random, state.apply, 0
    while state.penelope < 0:
        awaits = AWAITS[state.phase]
        if awaits == A_POINTS:
            apply(POINTS[1 + int(draw() * 6)])
        elif awaits == A_GODS:
            apply(GOD[int(draw() * 6)])
        else:
            apply(_sound(state, rng))
        count += 1
    return count


def _sound(state: VoyageState, rng: Random) -> Act:
    """Return what is right as a rule; most often there is only one thing to do."""
    if AWAITS[state.phase] == A_NAME:
        return NAMES[int(rng.random() * len(NAMES))]
    legal = state.legal()
    for act in (SING, USE):
        if act in legal:
            return act
    return legal[0]


def _worth(state: VoyageState, seat: Seat) -> float:
    """Return what the end is worth to a seat: a share of the victory, and the points."""
    winners = state.winners()
    won = 1 / len(winners) if seat in winners else 0.0
    return won + POINT * state.scores()[seat]


def _is_clearly_more(some: list[float], others: list[float]) -> bool:
    """Return whether the mean of some is above that of the others by more than chance."""
    one, spread = _mean(some)
    two, other_spread = _mean(others)
    return one - two > SURE * sqrt(spread + other_spread)


def _mean(values: list[float]) -> tuple[float, float]:
    """Return the mean, and the square of its standard error."""
    mean = sum(values) / len(values)
    return mean, sum((value - mean) ** 2 for value in values) / len(values) ** 2


#: Weakest first.
BOTS: Final[Mapping[str, Callable[[Random], Bot[Act]]]] = {"mate": Mate, "captain": Captain}
