"""Pebbles, a tiny open game: take one or two from the heap; who takes the last wins.

With the gull, chance steals a pebble after most turns; if it steals the last,
who took before it wins.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from random import Random
from typing import Any

from engines.core.bots import RandomBot, SearchBot
from engines.core.contract import (
    CHANCE,
    OVER,
    Bot,
    Event,
    Game,
    Option,
    OptionValue,
    Seat,
    State,
    View,
)
from engines.core.errors import BadData, IllegalAction

HEAP = 10


class PebblesState(State[str]):
    """The heap, who acts, and who took last."""

    __slots__ = ("actor", "gull", "heap", "last", "players")

    def __init__(self, players: int, gull: bool) -> None:
        self.players = players
        self.gull = gull
        self.heap = HEAP
        self.last = Seat(players - 1)
        self.actor = Seat(0)

    def legal(self) -> list[str]:
        if self.actor == OVER:
            return []
        if self.actor == CHANCE:
            return ["stay", "steal"]
        return ["take 1", "take 2"][: self.heap]

    def weights(self) -> list[int]:
        return [1, 3] if self.actor == CHANCE else [1] * len(self.legal())

    def apply(self, action: str) -> list[Event]:
        if action not in self.legal():
            raise IllegalAction("not_offered", action=str(action))
        if self.actor == CHANCE:
            self.heap -= action == "steal"
            self.actor = self._next()
            return [Event(f"gull_{action}s")]
        self.heap -= int(action[-1])
        self.last = self.actor
        self.actor = CHANCE if self.gull and self.heap else self._next()
        return [Event("taken", {"seat": self.last, "heap": self.heap})]

    def _next(self) -> Seat:
        return Seat((self.last + 1) % self.players) if self.heap else OVER

    def clone(self) -> PebblesState:
        twin = PebblesState(self.players, self.gull)
        twin.heap, twin.last, twin.actor = self.heap, self.last, self.actor
        return twin

    def view(self, seat: Seat | None) -> View:
        return {
            "seat": seat,
            "players": self.players,
            "gull": self.gull,
            "heap": self.heap,
            "last": self.last,
            "actor": self.actor,
        }

    def scores(self) -> list[int]:
        over = self.actor == OVER
        return [int(over and seat == self.last) for seat in range(self.players)]

    def winners(self) -> list[Seat]:
        return [self.last]


class Pebbles(Game[str]):
    """The game, and a bot that searches it."""

    id = "pebbles"
    players = range(2, 4)
    options = (Option("gull", (False, True), False),)
    open_information = True

    def start(self, players: int, options: Mapping[str, OptionValue]) -> PebblesState:
        return PebblesState(players, bool(options["gull"]))

    def encode(self, action: str) -> str:
        return action

    def decode(self, data: Any) -> str:
        if data not in ("take 1", "take 2", "stay", "steal"):
            raise BadData("action", data=str(data))
        return str(data)

    def determinize(self, view: View, rng: Random) -> PebblesState:
        try:
            state = PebblesState(view["players"], view["gull"])
            state.heap, state.last, state.actor = view["heap"], view["last"], view["actor"]
        except (KeyError, TypeError) as wrong:
            raise BadData("view") from wrong
        return state

    @property
    def bots(self) -> Mapping[str, Callable[[Random], Bot[str]]]:
        return {
            "random": lambda rng: RandomBot(self, rng),
            "search": lambda rng: SearchBot(self, rng, lambda state, seat: 0, depth=6),
        }


GAME = Pebbles()
