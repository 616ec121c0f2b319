"""Le Combat naval as the app sees it."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from random import Random

from engines.core.contract import Bot, Game, Json, Option, OptionValue, View
from engines.naval import acts
from engines.naval.acts import Act
from engines.naval.board import HELLENES, TROJANS
from engines.naval.rebuild import state_of
from engines.naval.state import NavalState

_FIRST = {"hellenes": HELLENES, "trojans": TROJANS}


class NavalGame(Game[Act]):
    """Two fleets of five ships; seat 0 is the Hellenes, seat 1 the Trojans (N-01)."""

    id = "naval"
    players = range(2, 3)
    options = (Option("first", ("drawn", "hellenes", "trojans"), "drawn"),)
    open_information = True

    def start(self, players: int, options: Mapping[str, OptionValue]) -> NavalState:
        return NavalState(_FIRST.get(str(options["first"])))

    def encode(self, action: Act) -> Json:
        return acts.encode(action)

    def decode(self, data: Json) -> Act:
        return acts.decode(data)

    def determinize(self, view: View, rng: Random) -> NavalState:
        return state_of(view)

    @property
    def bots(self) -> Mapping[str, Callable[[Random], Bot[Act]]]:
        from engines.naval.bot import BOTS

        return BOTS
