"""The golden playthroughs: the rules still play the games that were written down."""

import pytest

from engines import GAMES
from tests.engines.golden import COMMAND, FOLDER, golden_path, golden_text
from tests.toys import amphora


@pytest.mark.parametrize("game_id", GAMES)
def test_the_game_plays_as_written_down(game_id: str) -> None:
    path = golden_path(GAMES[game_id])
    kept = path.read_text(encoding="utf-8") if path.exists() else ""
    assert golden_text(GAMES[game_id]).splitlines() == kept.splitlines(), (
        f"{path.name} differs: if the rules were meant to change, raise rules_version "
        f"and run `{COMMAND}`"
    )


def test_no_playthrough_is_left_of_a_game_that_is_gone() -> None:
    assert {path.stem for path in FOLDER.glob("*.txt")} <= set(GAMES)


def test_a_playthrough_says_who_may_know_what() -> None:
    text = golden_text(amphora.GAME)
    assert "options: rounds=2" in text
    assert "taste_dealt seat=0 [seat 0 only: taste=" in text
    assert "(reveals)" in text
    assert "winners" in text
