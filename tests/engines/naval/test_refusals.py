"""Every refusal says the most useful thing, and changes nothing."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

from engines import GAMES, IllegalAction
from engines.naval.acts import ALL_ACTS, Act
from engines.naval.notation import sea
from tests.engines.naval.sailing import play, refused

ROOT = Path(__file__).parents[3]


def test_a_ship_of_the_other_fleet() -> None:
    assert refused(sea("H brown b1>e | T violet d6>w"), "violet >e") == "not_your_ship"


def test_a_ship_that_is_gone() -> None:
    assert refused(sea("H brown b1>e | T violet d6>w"), "pink b4>e") == "ship_gone"


def test_a_hex_beside_the_bow_asks_to_turn_first() -> None:
    game = sea("H brown b1>e | T violet d6>w")
    with pytest.raises(IllegalAction) as refusal:
        play(game, "brown c1>e")
    assert (refusal.value.reason, refusal.value.facts["heading"]) == ("not_ahead", 0)


def test_a_closed_hex_beside_the_bow_says_that_it_is_closed() -> None:
    game = sea("H brown c3>ne, pink b3>e | T violet c4>w")
    assert refused(game, "brown c4>e") == "sheltered"
    assert refused(game, "brown b3>e") == "own_ship_there"


@pytest.mark.parametrize(
    ("place", "bow", "shelter"),
    [("c4", "c3>e", "zeus"), ("e3", "d3>ne", "base"), ("d4", "c5>nw", "open_sea")],
)
def test_a_sheltered_ship_says_which_shelter(place: str, bow: str, shelter: str) -> None:
    game = sea(f"H brown {bow} | T grey {place}>w")
    with pytest.raises(IllegalAction) as refusal:
        play(game, f"brown {place}>e")
    assert refusal.value.facts == {"ship": 7, "shelter": shelter}


def test_beyond_the_edge() -> None:
    game = sea("H brown b1>w | T violet d6>w")
    refusal = game.refusal(Act("sail", 0, -1, 3))
    assert refusal is not None
    assert refusal.reason == "off_the_board"


def test_moving_before_the_draw() -> None:
    assert refused(GAMES["naval"].new(players=2), "brown b2>e") == "first_not_drawn"


def test_drawing_twice() -> None:
    game = GAMES["naval"].new(players=2, first="hellenes")
    assert refused(game, "hellenes_begin") == "already_drawn"


def test_answering_no_offer() -> None:
    assert refused(sea("H brown b1>e | T violet d6>w"), "accept") == "no_offer"


@pytest.mark.parametrize(
    "rubbish", [None, 7, "sail", [], Act("sail", 99, 0, 0), Act("jump"), ("a",)]
)
def test_what_is_no_action_at_all(rubbish: object) -> None:
    game = sea("H brown b1>e | T violet d6>w")
    refusal = game.refusal(rubbish)
    assert refusal is not None
    assert refusal.reason == "unknown_action"


def test_a_refused_action_changes_nothing() -> None:
    game = sea("H brown c3>ne, pink b3>e | T violet c4>w, blue d3>e")
    before, legal = game.view(0), set(game.legal())
    for act in ALL_ACTS:
        if act not in legal:
            with pytest.raises(IllegalAction):
                game.apply(act)
            assert game.view(0) == before


def test_apply_and_legal_agree_on_every_action() -> None:
    game = sea("H brown c4>ne, pink b3>ne | T violet d4>w, blue d3>e, grey e3>w")
    accepted = [act for act in ALL_ACTS if game.refusal(act) is None]
    assert set(accepted) == set(game.legal())


def test_every_refusal_and_event_has_its_words_in_both_languages() -> None:
    texts = json.loads((ROOT / "assets/locale/naval.json").read_text(encoding="utf-8"))
    naval = ROOT / "engines/naval"
    reasons = re.findall(r'IllegalAction\("(\w+)"', (naval / "refusals.py").read_text())
    kinds = re.findall(r'(?:Event|_captures)\("(\w+)"', (naval / "events.py").read_text())
    wanted = [f"naval.refusal.{r}" for r in reasons] + [f"naval.event.{k}" for k in kinds]
    assert len(wanted) > 25
    assert [key for key in wanted if set(texts.get(key, ())) != {"fr", "en"}] == []
