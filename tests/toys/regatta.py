"""Regatta, a tiny open game with points: everyone rows twice, as far as they like.

It is played in tournaments, by up to ten.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from random import Random
from typing import Any

from engines.core.bots import RandomBot
from engines.core.contract import OVER, Bot, Event, Game, OptionValue, Seat, State, View
from engines.core.errors import BadData, IllegalAction

#: How far one may row in a go.
STROKES = (5, 8, 13, 21, 34, 55)
GOES = 2


class RegattaState(State[int]):
    """How far everyone has rowed, and how often somebody has."""

    __slots__ = ("actor", "done", "far")

    def __init__(self, players: int) -> None:
        self.far = [0] * players
        self.done = 0
        self.actor = Seat(0)

    def legal(self) -> list[int]:
        return [] if self.actor == OVER else list(STROKES)

    def apply(self, action: int) -> list[Event]:
        if action not in self.legal():
            raise IllegalAction("not_offered", action=str(action))
        rower = self.actor
        self.far[rower] += action
        self.done += 1
        over = self.done == GOES * len(self.far)
        self.actor = OVER if over else Seat(self.done % len(self.far))
        return [Event("rows", {"seat": rower, "n": action})]

    def clone(self) -> RegattaState:
        twin = RegattaState(len(self.far))
        twin.far, twin.done, twin.actor = list(self.far), self.done, self.actor
        return twin

    def view(self, seat: Seat | None) -> View:
        return {"seat": seat, "far": list(self.far), "done": self.done, "actor": self.actor}

    def scores(self) -> list[int]:
        return list(self.far)

    def winners(self) -> list[Seat]:
        return [Seat(s) for s, far in enumerate(self.far) if far == max(self.far)]


class Regatta(Game[int]):
    """The game, and a bot that rows at random."""

    id = "regatta"
    players = range(2, 11)
    open_information = True
    series = range(3, 6)

    def start(self, players: int, options: Mapping[str, OptionValue]) -> RegattaState:
        return RegattaState(players)

    def encode(self, action: int) -> int:
        return action

    def decode(self, data: Any) -> int:
        if data not in STROKES:
            raise BadData("action", data=str(data))
        return int(data)

    def determinize(self, view: View, rng: Random) -> RegattaState:
        try:
            state = RegattaState(len(view["far"]))
            state.far, state.done, state.actor = list(view["far"]), view["done"], view["actor"]
        except (KeyError, TypeError) as wrong:
            raise BadData("view") from wrong
        return state

    @property
    def bots(self) -> Mapping[str, Callable[[Random], Bot[int]]]:
        return {"random": lambda rng: RandomBot(self, rng)}


GAME = Regatta()
