"""The conformance suite itself: a right game passes it, every planted fault is caught."""

import pytest

from tests.engines.conformance import CHECKS, Check
from tests.engines.conformance.play import check_games_end
from tests.engines.conformance.processes import check_hash_seed_does_not_matter
from tests.toys import amphora, faults, pebbles


@pytest.mark.parametrize("check", CHECKS, ids=lambda check: check.__name__)
@pytest.mark.parametrize("players", amphora.GAME.players)
def test_a_right_game_with_secrets_passes(players: int, check: Check) -> None:
    check(amphora.GAME, players)


@pytest.mark.parametrize("check", CHECKS, ids=lambda check: check.__name__)
@pytest.mark.parametrize("players", pebbles.GAME.players)
def test_a_right_open_game_passes(players: int, check: Check) -> None:
    check(pebbles.GAME, players)


@pytest.mark.parametrize("fault", faults.ALL, ids=lambda fault: fault.__name__)
def test_a_planted_fault_is_caught(fault: type[faults.Faulty]) -> None:
    """By the checks meant for it and by no other: a check that cries at everything is no help."""
    meant = fault.caught_by
    # Starting processes is slow: that check is tried on the fault that it is meant for.
    checks = [
        check
        for check in CHECKS
        if check is not check_hash_seed_does_not_matter or check.__name__ in meant
    ]
    assert [check.__name__ for check in checks if _fails(check, fault())] == list(meant)


def test_an_endless_game_is_caught() -> None:
    with pytest.raises(AssertionError, match="still going"):
        check_games_end(faults.Endless(), 2)


def _fails(check: Check, game: faults.Faulty) -> bool:
    try:
        check(game, 3)
    except Exception:
        return True
    return False
