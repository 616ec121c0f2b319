"""Legal actions are few enough to show, and everything that the rules allow is among them."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

from engines import BadData
from engines.core.chance import weighted_choice
from engines.core.contract import CHANCE, OVER
from engines.ulysses import GAME
from engines.ulysses.acts import ALL_ACTS, BUILD, PAY
from engines.ulysses.state import UlyssesState
from tests.engines.ulysses.table import (
    AXEL,
    CARSTEN,
    MICHAEL,
    back,
    build,
    debate,
    exchange,
    open_red,
    pay,
    plague,
    propose,
    turn,
    use_zeus,
    wind,
)

#: A usable list, whatever the hand.
MOST = 400
THIRTY = "13 objection 11 zeus 2 temple 2 plague 1 wind 1 pandora"


def positions(seed: int, apart: int) -> Iterator[UlyssesState]:
    """Yield decisions of a random game, so many actions apart."""
    rng = Random(seed)
    state = GAME.new(3 + seed % 3)
    number = 0
    while state.actor != OVER:
        number += 1
        if number % apart == 0 and state.actor != CHANCE:
            yield state
        state.apply(weighted_choice(state, rng))


@pytest.mark.parametrize("seed", range(4))
def test_legal_lists_exactly_what_is_accepted(seed: int) -> None:
    for state in positions(seed, apart=40):
        accepted = {act for act in ALL_ACTS if state.refusal(act) is None}
        assert set(state.legal()) == accepted


def test_a_hand_of_thirty_leaves_a_short_list_in_every_decision() -> None:
    goals = {AXEL: "cyprus malta circe dido"}
    tables = [
        turn("ship=sibyl plagues=cyclops temples=2,1,1,1", hand={AXEL: THIRTY}, goals=goals),
        debate("ship=sibyl blue=pityusae", hand={CARSTEN: THIRTY}),
        debate("ship=sibyl blue=pityusae red=cyclops:1", hand={MICHAEL: THIRTY}),
        debate("ship=sibyl blue=pityusae red=cyclops:1 black=elysium:2", hand={MICHAEL: THIRTY}),
    ]
    for table in tables:
        assert 20 < len(table.state.legal()) < MOST


def test_even_all_voices_of_the_game_in_one_hand_leave_a_short_list() -> None:
    table = debate("ship=sibyl blue=pityusae red=cyclops:1", hand={MICHAEL: "49 objection 11 zeus"})
    assert len(table.state.legal()) < MOST


def test_any_cards_can_be_given_in_payment() -> None:
    hand = {AXEL: "1 objection 1 temple 1 wind 1 plague 1 zeus 1 pandora"}
    table = turn("plagues=malta temples=3,1,1,1", hand=hand)
    table.play(AXEL, *[act for act in table.state.legal() if act.verb == "clear"])
    for kind in (2, 4, 5):
        table.play(AXEL, PAY[kind])
    assert table.hand(AXEL) == {"objection": 1, "temple": 1, "plague": 1}


def test_any_number_of_zeus_can_build_a_temple() -> None:
    table = turn("temples=2,1,1,1", hand={AXEL: "2 temple 2 zeus 2 wind"})
    assert [act for act in table.state.legal() if act.verb == "build"] == list(BUILD[:3])


def test_any_number_of_zeus_can_back_a_camp() -> None:
    for zeus in range(4):
        table = debate("ship=libya blue=dido", hand={CARSTEN: "3 objection 3 zeus"})
        table.play(CARSTEN, *([use_zeus(zeus)] if zeus else []), open_red("zakynthos", cards=3))
        assert table.hand(CARSTEN).get("zeus", 0) == 3 - zeus


@pytest.mark.parametrize(
    ("act", "words"),
    [
        (propose("dido"), ["propose", "dido"]),
        (plague("troy", "zeus"), ["plague", "troy", "zeus"]),
        (exchange("malta", "blue"), ["exchange", "malta", "blue"]),
        (build(zeus=1), ["build", 1]),
        (open_red("zakynthos", 2), ["red", "zakynthos", 2]),
        (back("blue", 3), ["lay", "blue", 3]),
        (pay("wind")[0], ["pay", "wind"]),
        (wind("zeus"), ["wind", "zeus"]),
    ],
)
def test_actions_are_words_in_the_journal(act: Any, words: list[Any]) -> None:
    assert GAME.encode(act) == words
    assert GAME.decode(words) == act


@pytest.mark.parametrize(
    "data", [None, "yes", [], ["lay", "blue"], ["zeus", True], ["zeus", 0], ["red", "rome", 1]]
)
def test_other_words_are_bad_data(data: Any) -> None:
    with pytest.raises(BadData):
        GAME.decode(data)
