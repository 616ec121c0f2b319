"""A race to the goal with a die, a hidden wind and open steps: the session's test game.

Chance first sets the wind, which nobody sees. On a turn a seat walks one or two
(open), throws the die (chance) or looks at the wind (private to that seat).
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from random import Random
from typing import NamedTuple

from engines.core.contract import (
    CHANCE,
    OVER,
    AnyState,
    Bot,
    Event,
    Game,
    Json,
    Option,
    OptionValue,
    State,
    View,
)
from engines.core.contract import Seat as S
from engines.core.errors import BadData, IllegalAction


class Act(NamedTuple):
    kind: str
    value: int = 0


def wind(value: int) -> Act:
    return Act("wind", value)


def walk(value: int) -> Act:
    return Act("walk", value)


def die(value: int) -> Act:
    return Act("die", value)


THROW = Act("throw")
LOOK = Act("look")
WINDS = [wind(0), wind(1), wind(2)]
TURN = [walk(1), walk(2), THROW, LOOK]
DICE = [die(1), die(2), die(6)]


class RaceState(State[Act]):
    __slots__ = ("actor", "goal", "places", "turn", "wind")

    def __init__(self, goal: int, places: list[int], turn: S, actor: S, wind: int) -> None:
        self.goal = goal
        self.places = places
        self.turn = turn
        self.actor = actor
        self.wind = wind

    def legal(self) -> list[Act]:
        if self.actor == OVER:
            return []
        if self.actor == CHANCE:
            return list(WINDS if self.wind < 0 else DICE)
        return list(TURN)

    def weights(self) -> list[int]:
        return [1, 1, 1] if self.wind < 0 else [4, 4, 1]

    def apply(self, action: Act) -> list[Event]:
        if action not in self.legal():
            raise IllegalAction("not_offered", kind=action.kind)
        kind, value = action
        if kind == "wind":
            self.wind = value
            self.actor = self.turn
            return [Event("wind_rises")]
        if kind == "throw":
            self.actor = CHANCE
            return [Event("throws", {"seat": self.turn})]
        if kind == "look":
            looked = ((self.turn, {"wind": self.wind}),)
            return [Event("looks", {"seat": self.turn}, looked, reveals=True), *self._pass()]
        self.places[self.turn] += value
        return [Event("moves", {"seat": self.turn, "by": value}), *self._pass()]

    def _pass(self) -> list[Event]:
        if max(self.places) >= self.goal:
            self.actor = OVER
            return [Event("arrives", {"seat": self.turn})]
        self.turn = S((self.turn + 1) % len(self.places))
        self.actor = self.turn
        return []

    def clone(self) -> RaceState:
        return RaceState(self.goal, self.places[:], self.turn, self.actor, self.wind)

    def view(self, seat: S | None) -> View:
        return {"seat": seat, "goal": self.goal, "places": self.places[:], "turn": self.turn}

    def scores(self) -> list[int]:
        return self.places[:]

    def winners(self) -> list[S]:
        best = max(self.places)
        return [S(seat) for seat, place in enumerate(self.places) if place == best]


class Race(Game[Act]):
    id = "race"
    players = range(1, 5)
    options = (
        Option("goal", (10, 40, 600), 10),
        Option("storms", (False, True), False, players=range(3, 5)),
    )

    def start(self, players: int, options: Mapping[str, OptionValue]) -> RaceState:
        return RaceState(int(options["goal"]), [0] * players, S(0), CHANCE, -1)

    def encode(self, action: Act) -> Json:
        return list(action)

    def decode(self, data: Json) -> Act:
        for act in (*WINDS, *TURN, *DICE):
            if data == list(act):
                return act
        raise BadData("not_an_action")

    def determinize(self, view: View, rng: Random) -> RaceState:
        raise BadData("not_a_view")

    @property
    def bots(self) -> Mapping[str, Callable[[Random], Bot[Act]]]:
        return {}


class NewerRace(Race):
    rules_version = 2


class StrictRace(Race):
    """The same game after somebody forbade walking by two and forgot the version."""

    def start(self, players: int, options: Mapping[str, OptionValue]) -> RaceState:
        return StrictState(int(options["goal"]), [0] * players, S(0), CHANCE, -1)


class StrictState(RaceState):
    __slots__ = ()

    def legal(self) -> list[Act]:
        return [act for act in super().legal() if act != walk(2)]

    def clone(self) -> StrictState:
        return StrictState(self.goal, self.places[:], self.turn, self.actor, self.wind)


RACE = Race()
GAMES: Mapping[str, Race] = {"race": RACE}
HUMAN: dict[str, Json] = {"name": "Ino", "kind": "human"}
BOT: dict[str, Json] = {"name": "Talos", "kind": "bot", "level": "quick"}


def facts_of(state: AnyState) -> tuple[object, ...]:
    """Return all that makes up a state, to compare two of them."""
    assert isinstance(state, RaceState)
    return (state.goal, tuple(state.places), state.turn, state.actor, state.wind)
