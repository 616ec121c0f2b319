"""Views tell everything, and a view is enough to play on from."""

from __future__ import annotations

import json
from random import Random
from typing import Any

import pytest

from engines import GAMES, BadData
from engines.naval.notation import act_of, sea, text_of
from engines.naval.state import NavalState
from tests.engines.naval.sailing import play

NAVAL = GAMES["naval"]
RNG = Random(1)


def rebuilt(state: NavalState) -> Any:
    return NAVAL.determinize(json.loads(json.dumps(state.view(0))), RNG)


def test_all_seats_see_the_same_sea() -> None:
    game = sea("H brown b1>e | T violet d6>w")
    assert {**game.view(0), "seat": None} == {**game.view(1), "seat": None} == game.view(None)


def test_a_state_rebuilt_from_a_view_plays_on_like_the_first() -> None:
    rng = Random(5)
    for _ in range(40):
        game = NAVAL.new(players=2)
        while game.legal():
            twin = rebuilt(game)
            assert twin.legal() == game.legal()
            act = rng.choice(game.legal())
            assert list(twin.apply(act)) == list(game.apply(act))
            assert twin.view(0) == game.view(0)


def test_the_memory_of_positions_survives_a_rebuild() -> None:
    game = sea("H brown b1>ne | T violet d6>w")
    shuffle = ("brown >e", "violet >e", "brown >ne", "violet >w")
    play(game, *shuffle)
    game = rebuilt(game)
    assert play(game, *shuffle)[-1] == "over"


def test_a_clone_does_not_follow_its_original() -> None:
    game = sea("H brown c3>ne | T violet d3>w, blue e4>se")
    twin = game.clone()
    before = twin.view(0)
    play(game, "brown d3>e", "blue >w")
    assert twin.view(0) == before


@pytest.mark.parametrize(
    ("field", "value"),
    [
        ("ships", None),
        ("ships", [[0, 1]] * 10),
        ("ships", [[21, 1]] + [None] * 9),
        ("ships", [[17, 1]] + [None] * 9),
        ("captures", [9, 0]),
        ("captures", [True, 0]),
        ("quiet", 61),
        ("quiet", 3),
        ("seen", []),
        ("seen", [[1, 1]]),
        ("seen", "x"),
        ("repeats", 2),
        ("no_mercy", 1),
        ("no_mercy", True),
        ("offer", "maybe"),
        ("offer", None),
        ("ending", "fleet"),
        ("ending", "boredom"),
        ("actor", 1),
        ("actor", -1),
        ("turn", None),
        ("turn", 2),
        ("first", None),
        ("seat", 7),
    ],
)
def test_a_falsified_view_is_bad_data(field: str, value: object) -> None:
    view = sea("H brown b1>e | T violet d6>w").view(0)
    with pytest.raises(BadData):
        NAVAL.determinize({**view, field: value}, RNG)


def test_a_view_with_a_field_missing_is_bad_data() -> None:
    view = sea("H brown b1>e | T violet d6>w").view(0)
    for field in view:
        with pytest.raises(BadData):
            NAVAL.determinize({k: v for k, v in view.items() if k != field}, RNG)


@pytest.mark.parametrize("data", [None, [], {}, "sea", 3])
def test_what_is_no_view_is_bad_data(data: Any) -> None:
    with pytest.raises(BadData):
        NAVAL.determinize(data, RNG)


def test_actions_are_words_in_the_journal() -> None:
    assert NAVAL.encode(act_of("brown b2>ne")) == ["sail", "brown", "b2", "ne"]
    assert NAVAL.encode(act_of("pale_green >w")) == ["turn", "pale_green", "w"]
    assert NAVAL.encode(act_of("offer")) == ["offer"]


@pytest.mark.parametrize(
    "data", [None, [], "offer", ["sail"], ["sail", "brown", "z9", "ne"], [["offer"]], ["offer", 1]]
)
def test_other_words_are_bad_data(data: Any) -> None:
    with pytest.raises(BadData):
        NAVAL.decode(data)


def test_a_position_reads_back_as_it_was_written() -> None:
    text = "T violet d6>w, blue d5>sw | H brown b1>e"
    assert text_of(sea(text)) == text


@pytest.mark.parametrize("text", ["", "H brown b1", "H violet b1>e | T blue d5>e", "H brown z1>e"])
def test_a_position_that_makes_no_sense_is_bad_data(text: str) -> None:
    with pytest.raises(BadData):
        sea(text)
