"""Actions as words, and the answers to "why not?"."""

from __future__ import annotations

import json
from typing import Any

import pytest

from engines.core.errors import BadData, IllegalAction
from engines.voyage import GAME
from engines.voyage.acts import ALL_ACTS, Act, steer

from .table import start, voyage


@pytest.mark.parametrize("act", [*ALL_ACTS, steer((19, 20, 21)), steer(())], ids=str)
def test_every_action_is_json_and_comes_back(act: Act) -> None:
    data = GAME.encode(act)
    assert json.loads(json.dumps(data)) == data
    assert GAME.decode(data) == act


@pytest.mark.parametrize(
    ("act", "words"),
    [
        (Act("points", 4), ["points", 4]),
        (Act("god", 0), ["god", "zeus"]),
        (Act("name", 4), ["name", "hades"]),
        (Act("destin", 2), ["destin", 2]),
        (Act("sing"), ["sing"]),
        (steer((19, 20)), ["steer", [19, 20]]),
        (Act("cheat", 3), ["cheat", 3]),
    ],
)
def test_actions_read_like_the_rules(act: Act, words: list[Any]) -> None:
    assert GAME.encode(act) == words


@pytest.mark.parametrize(
    "junk",
    [
        *(["points", 0], ["points", 7], ["points", True], ["points", "4"], ["god", 0]),
        *(["steer"], ["steer", 3], ["steer", [-1]], ["steer", [201]], ["steer", [True]]),
        *(["steer", [1] * 61], ["cheat", 10], ["sing", 1], "sing", None, {}, [[]]),
    ],
)
def test_junk_is_no_action(junk: Any) -> None:
    with pytest.raises(BadData):
        GAME.decode(junk)


@pytest.mark.parametrize(
    ("text", "verb", "what", "reason"),
    [
        ("A=1 B=9", "god", "zeus", "throw_points"),
        ("A=1 B=9", "sing", None, "throw_points"),
        ("A=52:underworld B=9", "points", 3, "throw_gods"),
        ("A=22:cyclops B=9", "god", "zeus", "name_a_god"),
        ("A=65:sirens B=9", "points", 3, "sing_or_wait"),
        ("A=65:sirens B=9", "use", None, "sing_or_wait"),
        ("A=1 B=9", "hand", None, "throw_points"),
        ("A=1 B=9", "audit", "A", "throw_points"),
        ("A=1 B=9", "steer", [2], "throw_points"),
        ("A=1 B=9", "audit", "J", "no_such_seat"),
    ],
)
def test_a_refusal_says_what_to_do_first(text: str, verb: str, what: Any, reason: str) -> None:
    assert voyage(text).why_not(verb, what) == reason


def test_a_refusal_at_each_act_of_the_destin() -> None:
    game = voyage("A=4 B=30", destin="apart").throw(2)
    assert game.why_not("points", 2) == "hand_the_card_over"
    assert game.why_not("done", "A") == "no_penance"
    assert game.why_not("cheat", "J") == "no_such_seat"
    assert start(2, destin="sailor").why_not("points", 2) == "choose_the_destin"
    assert start(2, destin="sailor").why_not("destin", "C") == "no_such_seat"
    steered = voyage("A=1 B=9", destin="apart", steering="hand").throw(2)
    assert steered.why_not("points", 2) == "steer_first"
    assert steered.does("A", "steer", [2]).why_not("points", 2) == "judge_the_course"


def test_nausicaa_asks_for_a_choice_and_the_end_for_nothing() -> None:
    game = voyage("A=95 B=9").throw(1, 3)
    assert game.why_not("points", 3) == "use_or_stay"
    assert voyage("A=97 B=9").throw(3).why_not("points", 3) == "game_over"


def test_what_is_no_action_is_refused_by_name() -> None:
    state = voyage("A=1 B=9").state
    equal = (("points", 4, ()), Act("points", True), Act("points", 4.0), Act("steer", -1.0))  # type: ignore[arg-type]
    for junk in (*equal, Act("points", 9), Act("row"), Act("steer", 1), None, []):
        with pytest.raises(IllegalAction, match="unknown_action"):
            state.apply(junk)  # type: ignore[arg-type]
