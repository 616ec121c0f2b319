"""The contract again, where a person is the Destin: as if that were the game's default."""

from __future__ import annotations

import dataclasses

import pytest

from engines.core.contract import Option, OptionValue
from engines.voyage.game import VoyageGame
from engines.voyage.rules import OPTIONS
from tests.engines.conformance import CHECKS, Check
from tests.engines.conformance.actions import (
    check_illegal_actions_change_nothing,
    check_refusal_agrees_with_legal,
)
from tests.engines.conformance.processes import check_hash_seed_does_not_matter


def _with(**defaults: OptionValue) -> tuple[Option, ...]:
    return tuple(
        dataclasses.replace(option, default=defaults.get(option.name, option.default))
        for option in OPTIONS
    )


class Refereed(VoyageGame):
    options = _with(destin="apart", athena="rethrow")


class Steered(VoyageGame):
    options = _with(destin="drawn", steering="hand")


#: Starting processes is slow, and they play the game by itself already.
HERE = [check for check in CHECKS if check is not check_hash_seed_does_not_matter]
#: Any course along the track may be steered; only the right one is offered (V-52).
OFF_COURSE = (check_illegal_actions_change_nothing, check_refusal_agrees_with_legal)


@pytest.mark.parametrize("check", HERE, ids=lambda check: check.__name__)
@pytest.mark.parametrize("players", [2, 4, 10])
def test_a_person_as_destin(players: int, check: Check) -> None:
    check(Refereed(), players)


@pytest.mark.parametrize(
    "check", [c for c in HERE if c not in OFF_COURSE], ids=lambda check: check.__name__
)
@pytest.mark.parametrize("players", [2, 5])
def test_steering_by_hand(players: int, check: Check) -> None:
    check(Steered(), players)
