"""Where chance comes from: a generator, a script, or a person with real dice."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from random import Random
from typing import Any, Protocol

from engines.core.contract import CHANCE, AnyState
from engines.core.errors import IllegalAction


class ChanceSource(Protocol):
    """Chooses an outcome at a chance node, or None when somebody must enter it."""

    def choose(self, state: AnyState) -> Any | None:
        """Return one of `state.legal()`, or None if it has to be entered by a person."""
        ...


class SeededChance:
    """Draws outcomes by weight from its own generator; the same seed, the same draws."""

    def __init__(self, seed: int | None = None) -> None:
        self._random = Random(seed)

    def choose(self, state: AnyState) -> Any:
        return weighted_choice(state, self._random)


class ScriptedChance:
    """Gives the outcomes of a list, in order: for tests and demonstrations."""

    def __init__(self, outcomes: Iterable[Any]) -> None:
        self._outcomes = iter(outcomes)

    def choose(self, state: AnyState) -> Any:
        """Return the next outcome. Raises IllegalAction if it is not on offer or none is left."""
        outcome = next(self._outcomes, None)
        if outcome not in state.legal():
            raise IllegalAction("outcome_not_offered", outcome=str(outcome))
        return outcome


class EnteredChance:
    """Leaves outcomes that people can produce (real dice) to them, and draws the rest.

    `by_hand(state)` says whether this chance node is thrown on the table.
    """

    def __init__(
        self, by_hand: Callable[[AnyState], bool] | None = None, seed: int | None = None
    ) -> None:
        self._by_hand = by_hand
        self._drawn = SeededChance(seed)

    def choose(self, state: AnyState) -> Any | None:
        if self._by_hand is None or self._by_hand(state):
            return None
        return self._drawn.choose(state)


def weighted_choice(state: AnyState, rng: Random) -> Any:
    """Return a random action of the actor: by weight for CHANCE, evenly for a seat."""
    legal = state.legal()
    if state.actor == CHANCE:
        return rng.choices(legal, state.weights())[0]
    return legal[int(rng.random() * len(legal))]
