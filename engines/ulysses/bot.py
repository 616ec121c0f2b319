"""Players of Ulysses made of code. They see the view of their own seat and nothing else."""

from __future__ import annotations

from collections.abc import Callable, Generator, Mapping
from functools import partial
from random import Random
from typing import Final

from engines.core.contract import Bot, View
from engines.ulysses.acts import Act
from engines.ulysses.guess import state_of
from engines.ulysses.judgement import Temper
from engines.ulysses.policy import choose

#: Spends its cards as soon as they bring something.
QUICK: Final = Temper()
#: Saves them for what matters, counts on being opposed, changes goals, hurries at the end.
STRONG: Final = Temper(
    goal=1.2,
    near=0.3,
    rush=0.4,
    fear=(0.96, 1.28, 2.4, 16.0),
    price=0.4,
    ease=0.7,
    trust=0.5,
    whim=0.28,
    reserve=1,
    temples=6,
    exchange=0.4,
    plagues=True,
)


class TemperBot(Bot[Act]):
    """Weighs places, cards and rivals as its temper says."""

    def __init__(self, temper: Temper, rng: Random) -> None:
        self.rng = rng
        self.temper = temper

    def think(self, view: View) -> Generator[None, None, Act]:
        # The policy reads the seat's own cards and the open table only; the rest is a guess.
        state = state_of(view, self.rng)
        yield
        return choose(state, self.temper, self.rng)


#: Weakest first.
BOTS: Final[Mapping[str, Callable[[Random], Bot[Act]]]] = {
    "quick": partial(TemperBot, QUICK),
    "strong": partial(TemperBot, STRONG),
}
