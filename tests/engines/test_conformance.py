"""Every registered game does what the contract says, at every player count."""

import pytest

from engines import GAMES
from tests.engines.conformance import CHECKS, Check

CASES = [(game_id, players) for game_id in GAMES for players in GAMES[game_id].players]


@pytest.mark.parametrize("check", CHECKS, ids=lambda check: check.__name__)
@pytest.mark.parametrize(("game_id", "players"), CASES)
def test_conformance(game_id: str, players: int, check: Check) -> None:
    check(GAMES[game_id], players)
