"""Checks of bots: a view is all they need."""

from __future__ import annotations

from random import Random

from engines.core.bots import run
from engines.core.contract import CHANCE, AnyGame
from tests.engines.conformance.playthrough import played, positions, through_json

#: Positions that each bot is asked about; a strong bot may take its time.
ASKED = 2


def check_bots_play_from_views(game: AnyGame, players: int) -> None:
    """Every bot, given its seat's view as read from a file, chooses a legal action."""
    through = played(game, players, 1)
    assert game.bots, "the game has no bot"
    places = [i for i, state in positions(game, through) if state.legal() and state.actor != CHANCE]
    asked = {places[index * len(places) // ASKED] for index in range(ASKED)}
    for index, state in positions(game, through):
        if index not in asked:
            continue
        for level, make in game.bots.items():
            action = run(make(Random(index)), through_json(state.view(state.actor)))
            assert action in state.legal(), f"action {index}: bot {level} chose {action}"
