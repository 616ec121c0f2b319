"""Every answer to "why not?", and words for all of them in both languages."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

from engines import IllegalAction
from engines.ulysses.acts import ALL_ACTS, BACK, END, FIRST, PASS, PAY, YES, Act
from engines.ulysses.board import ALL_PLACES, CAMPS, COLOURS
from engines.ulysses.cards import KINDS
from tests.engines.ulysses.table import (
    AXEL,
    CARSTEN,
    MICHAEL,
    PLENTY,
    back,
    build,
    clear,
    debate,
    exchange,
    open_black,
    open_red,
    pandora,
    pay,
    plague,
    propose,
    turn,
    use_zeus,
    wind,
)

ROOT = Path(__file__).parents[3]
#: Told to the table by what moves, not by a line in the log.
SILENT = {"draw", "goal_drawn", "reveal"}
BLUE_DIDO = "ship=libya blue=dido"
RED_TOO = "ship=libya blue=dido red=zakynthos:1"


def test_in_the_action_phase() -> None:
    table = turn("plagues=malta temples=2,1,1,1", hand={AXEL: "1 zeus"}, goals={AXEL: "malta"})
    reasons = {
        YES: "debate_only",
        wind(): "wind_only",
        BACK: "nothing_to_take_back",
        PAY[0]: "nothing_to_pay",
        FIRST[0]: "not_by_hand",
        pandora(): "no_card",
        plague("troy"): "no_card",
        clear("troy"): "no_plague",
        clear("malta"): "cannot_pay",
        exchange("ithaca", "red"): "not_your_goal",
        exchange("malta", "red"): "cannot_pay",
        build(): "too_few_temple_cards",
    }
    assert {act: table.why_not(act) for act in reasons} == reasons


def test_while_paying() -> None:
    table = turn("plagues=malta temples=2,1,1,1", hand={AXEL: "3 wind 3 temple"})
    table.play(AXEL, clear("malta"), *pay("wind"))
    assert table.why_not(propose("libya")) == "finish_paying"
    assert table.why_not(PAY[KINDS.index("zeus")]) == "no_card"


def test_too_many_zeus_for_a_temple() -> None:
    table = turn("temples=2,1,1,1", hand={AXEL: "2 temple 1 zeus 2 wind"})
    assert table.why_not(build(zeus=2)) == "not_so_many_zeus"


def test_before_red() -> None:
    table = debate(BLUE_DIDO, hand={CARSTEN: "1 objection 1 zeus"})
    reasons = {
        propose("dido"): "action_phase_only",
        back("blue", 1): "say_yes_or_object",
        open_black("zakynthos", 2): "black_needs_red",
        open_red("zakynthos", 3): "too_few_objections",
        use_zeus(2): "not_so_many_zeus",
    }
    assert {act: table.why_not(act) for act in reasons} == reasons


def test_after_red() -> None:
    table = debate(RED_TOO, hand={MICHAEL: PLENTY})
    reasons = {
        YES: "play_or_pass",
        open_red("pharos", 1): "red_is_placed",
        back("black", 3): "camp_not_open",
        open_black("zakynthos", 2): "place_taken",
    }
    assert {act: table.why_not(act) for act in reasons} == reasons


def test_with_zeus_chosen() -> None:
    table = debate(BLUE_DIDO, hand={CARSTEN: "1 objection 2 zeus"})
    table.play(CARSTEN, use_zeus(2))
    assert table.why_not(YES) == "zeus_chosen"
    assert table.why_not(open_red("zakynthos", 1)) == "zeus_chosen"


def test_zeus_that_would_be_used_anyway() -> None:
    table = debate(BLUE_DIDO, hand={CARSTEN: "2 zeus"})
    assert table.why_not(use_zeus(1)) == "zeus_makes_no_difference"


def test_while_chance_deals_and_after_the_end() -> None:
    table = turn("ship=libya", goals={AXEL: "dido"}, shown={AXEL: "troy malta sibyl"}, players=3)
    table.play(AXEL, propose("dido"))
    table.play(CARSTEN, YES)
    dealing = table.state.clone()
    dealing.goals = ((), (), ())
    dealing.apply(YES)
    refused = dealing.refusal(END)
    assert refused is not None
    assert refused.reason == "wait_for_cards"
    table.play(MICHAEL, YES)
    assert table.why_not(PASS) == "game_over"


@pytest.mark.parametrize("rubbish", [None, 7, "yes", [], Act("fly"), Act("red", 99, 1), ("yes",)])
def test_what_is_no_action_at_all(rubbish: object) -> None:
    refusal = turn().state.refusal(rubbish)
    assert refusal is not None
    assert refusal.reason == "unknown_action"


def test_a_refused_action_changes_nothing() -> None:
    table = debate(RED_TOO, hand={MICHAEL: "2 objection 1 zeus"})
    before, legal = table.state.view(MICHAEL), set(table.state.legal())
    for act in ALL_ACTS:
        if act not in legal:
            with pytest.raises(IllegalAction):
                table.state.apply(act)
    assert table.state.view(MICHAEL) == before


def words() -> dict[str, dict[str, object]]:
    found = json.loads((ROOT / "assets/locale/ulysses.json").read_text(encoding="utf-8"))
    assert isinstance(found, dict)
    return found


def test_every_refusal_and_event_has_its_words_in_both_languages() -> None:
    code = "".join(path.read_text() for path in (ROOT / "engines/ulysses").glob("*.py"))
    reasons = set(re.findall(r'IllegalAction\(\s*"(\w+)"', code)) | {"must_propose"}
    kinds = set(re.findall(r'(?:Event|_by_seat|played)\(\s*"(\w+)"', code)) | {"lay", "lay_zeus"}
    wanted = {f"ulysses.refusal.{r}" for r in reasons}
    wanted |= {f"ulysses.event.{k}" for k in kinds - SILENT}
    texts = words()
    told = {key for key in texts if key.split(".")[1] in ("refusal", "event")}
    assert wanted == told
    assert all(set(text) == {"fr", "en"} for text in texts.values())


def test_every_fact_has_its_words() -> None:
    texts = words()
    for fact in ("place", "to", "label"):
        assert all(f"ulysses.{fact}.{place}" in texts for place in ALL_PLACES)
    assert all(f"ulysses.card.{kind}" in texts for kind in KINDS)
    assert all(f"ulysses.camp.{camp}" in texts for camp in CAMPS)
    for fact in ("colour", "returned", "drawn"):
        assert all(f"ulysses.{fact}.{colour}" in texts for colour in COLOURS)
