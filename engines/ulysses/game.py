"""Ulysses as the app sees it."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from random import Random

from engines.core.contract import Bot, Game, Json, Option, OptionValue, Seat, View
from engines.ulysses import acts
from engines.ulysses.acts import Act
from engines.ulysses.guess import state_of
from engines.ulysses.state import UlyssesState


class UlyssesGame(Game[Act]):
    """Gods who steer one ship to secret goals; seats go clockwise."""

    id = "ulysses"
    players = range(3, 6)
    options = (Option("first", ("drawn", "first_seat"), "drawn"),)

    def start(self, players: int, options: Mapping[str, OptionValue]) -> UlyssesState:
        return UlyssesState(players, None if options["first"] == "drawn" else Seat(0))

    def encode(self, action: Act) -> Json:
        return acts.encode(action)

    def decode(self, data: Json) -> Act:
        return acts.decode(data)

    def determinize(self, view: View, rng: Random) -> UlyssesState:
        return state_of(view, rng)

    @property
    def bots(self) -> Mapping[str, Callable[[Random], Bot[Act]]]:
        from engines.ulysses.bot import BOTS

        return BOTS
