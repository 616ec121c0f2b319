"""Le Voyage d'Ulysse as the app sees it."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from random import Random

from engines.core.contract import Bot, Game, Json, OptionValue, View
from engines.voyage import acts
from engines.voyage.acts import MOST_SEATS, Act
from engines.voyage.destin import start
from engines.voyage.rebuild import state_of
from engines.voyage.rules import OPTIONS, rules_of
from engines.voyage.state import VoyageState


class VoyageGame(Game[Act]):
    """Up to ten ships from Troy to Ithaca; seats go clockwise."""

    id = "voyage"
    players = range(2, MOST_SEATS + 1)
    rules_version = 2
    options = OPTIONS
    open_information = True
    dice = True
    series = range(3, 6)  # V-41

    def start(self, players: int, options: Mapping[str, OptionValue]) -> VoyageState:
        state = VoyageState(players, rules_of(options))
        start(state)
        return state

    def encode(self, action: Act) -> Json:
        return acts.encode(action)

    def decode(self, data: Json) -> Act:
        return acts.decode(data)

    def determinize(self, view: View, rng: Random) -> VoyageState:
        return state_of(view)

    @property
    def bots(self) -> Mapping[str, Callable[[Random], Bot[Act]]]:
        from engines.voyage.bot import BOTS

        return BOTS
