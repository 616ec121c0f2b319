"""Steering by hand: courses, faults, calls and overlooking (V-52)."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from engines.core.bots import run
from engines.voyage import GAME

from .table import Voyage, voyage


def by_hand(text: str, **options: Any) -> Voyage:
    return voyage(text, destin="apart", steering="hand", **options)


def test_the_sailor_steers_what_was_thrown() -> None:  # V-52
    game = by_hand("A=1 B=30").throw(4)
    assert (game.phase, game.state.view(None)["points"]) == ("steer", 4)
    assert game.state.view(None)["due"] == [2, 3, 4, 5]
    game.does("A", "steer", [2, 3, 4, 5])
    assert (game.cell("A"), game.turn) == (5, "B")
    assert game.heard("steer") == [{"seat": 0, "path": [2, 3, 4, 5]}]


def test_a_ship_is_dragged_along_the_track_only() -> None:  # V-52
    game = by_hand("A=1 B=30").throw(4)
    assert game.why_not("steer", [2, 3, 5]) == "off_the_track"
    assert game.why_not("steer", [5]) == "off_the_track"
    assert game.why_not("steer", [101]) == "off_the_track"


@pytest.mark.parametrize(
    ("text", "throw", "path", "faults"),
    [
        ("A=1 B=30", 4, [2, 3], [("too_short", 2)]),
        ("A=1 B=30", 4, [], [("too_short", 4)]),
        ("A=1 B=30", 2, [2, 3, 4], [("too_far", 1)]),
        ("A=37 B=9", 5, [38, 39, 40, 41, 42], [("through_storm", 39)]),
        ("A=16 B=9", 4, [17, 18, 85, 86], [("wrong_branch", 85)]),
        ("A=16 B=9", 4, [17, 84, 83, 82], [("wrong_branch", 83)]),
        ("A=18 B=9", 2, [85, 86], [("wrong_branch", 85)]),
        ("A=8 B=30", 1, [7], [("wrong_direction", 7)]),
        ("A=3 B=30", 2, [2, 1, 0], [("wrong_direction", 2), ("too_far", 1)]),
        ("A=71:charybdis B=9", 3, [72, 73, 74], [("wrong_direction", 73)]),
    ],
)
def test_every_fault_is_flagged(
    text: str, throw: int, path: list[int], faults: list[tuple[str, int]]
) -> None:  # V-52
    game = by_hand(text).throw(throw).does("A", "steer", path)
    assert (game.phase, game.state.referee) == ("overlook", True)
    assert game.state.view(None)["claim"]["faults"] == [f for f, _ in faults]
    assert game.heard("fault") == []  # the table is told when it is settled
    game.does("A", "overlook")
    assert game.heard("fault") == [{"seat": 0, "fault": f, "n": n} for f, n in faults]


def test_a_crossing_is_one_place_by_either_number() -> None:  # V-52, V-08
    game = by_hand("A=16 B=9").throw(4).does("A", "steer", [17, 84, 19, 20])
    assert (game.cell("A"), game.turn) == (20, "B")


def test_a_fault_that_is_called_goes_to_troy() -> None:  # V-52
    game = by_hand("A=16 B=9").throw(4).does("A", "steer", [17, 18, 85, 86])
    game.calls("cheat", "A")
    assert (game.cell("A"), game.duty("A"), game.turn) == (0, "three", "B")
    assert game.heard("fault") == [{"seat": 0, "fault": "wrong_branch", "n": 85}]
    assert game.state.view(None)["claim"] is None


def test_another_cheat_leaves_the_fault_unsaid() -> None:  # V-51, V-52
    game = by_hand("A=16 B=9").throw(4).does("A", "steer", [17, 18, 85, 86])
    game.calls("cheat", "B")
    assert (game.cell("B"), game.phase, game.heard("fault")) == (0, "overlook", [])


@pytest.mark.parametrize(
    ("text", "throw", "path", "then"),
    [
        ("A=16 B=9", 4, [17], ("sail", "points", 1)),
        ("A=16 B=40:sun", 4, [17], ("sun_gods", "gods", 1)),
        ("A=38 B=9", 4, [39, 40], ("storm_gods", "gods", 0)),
        ("A=26 B=9", 2, [27], None),  # Aeolus: his card is handed over first
        ("A=16 B=65:sirens", 4, [17], None),
    ],
)
def test_the_throw_that_comes_next_is_known(
    text: str, throw: int, path: list[int], then: tuple[str, str, int] | None
) -> None:  # V-52
    claim = by_hand(text).throw(throw).does("A", "steer", path).state.view(None)["claim"]
    found = claim["next"]
    assert (found and (found["phase"], found["die"], found["seat"])) == then


def test_a_fault_that_is_overlooked_is_put_right() -> None:  # V-52
    game = by_hand("A=16 B=9").throw(4).does("A", "steer", [17, 18, 85, 86])
    claim = game.state.view(None)["claim"]
    assert claim == {
        "seat": 0,
        "path": [17, 18, 85, 86],
        "due": [17, 18, 19, 20],
        "faults": ["wrong_branch"],
        "next": claim["next"],
    }
    game.does("A", "overlook")
    assert (game.cell("A"), game.turn) == (20, "B")
    assert game.heard("overlooked") == [{"seat": 0, "to": 20}]


def test_a_bounce_and_a_way_back_are_steered_too() -> None:  # V-52, V-11
    game = by_hand("A=97 B=9").throw(5).does("A", "steer", [98, 99, 100, 99, 98])
    assert game.cell("A") == 98
    back = by_hand("A=14:lotus_wake B=30").throw("hades", 2)
    assert back.state.view(None)["due"] == [13, 12]
    assert back.does("A", "steer", [13, 12]).cell("A") == 12


def test_what_athena_adds_is_a_course_of_its_own() -> None:  # V-52, V-13
    game = by_hand("A=7 B=13").throw(3).does("A", "steer", [8, 9, 10])
    assert (game.phase, game.state.view(None)["origin"]) == ("steer", 7)
    game.does("A", "steer", [11, 12, 13])
    assert (game.cell("A"), game.cell("B")) == (13, 7)


def test_between_charybdis_and_scylla_one_steers_to_and_fro() -> None:  # V-52, V-28
    game = by_hand("A=71:charybdis B=9").throw(4).does("A", "steer", [72, 71, 72, 73])
    assert (game.cell("A"), game.turn) == (73, "B")


def test_being_sent_is_not_steered() -> None:  # V-52
    game = by_hand("A=91 B=9").throw(1).does("A", "steer", [92]).does("A", "hand")
    assert game.cell("A") == 96


def test_a_bot_steers_truly() -> None:  # V-52
    game = by_hand("A=16 B=9").throw(4)
    for level in GAME.bots.values():
        act = run(level(Random(1)), game.state.view(game.state.actor))
        assert GAME.encode(act) == ["steer", [17, 18, 19, 20]]


@pytest.mark.parametrize("text", ["A=16 B=9", "A=71:charybdis B=9", "A=14:lotus_wake B=9"])
def test_a_view_while_steering_is_enough_to_go_on(text: str) -> None:  # V-52
    game = by_hand(text)
    faces: list[int | str] = ["hades", 4] if "lotus" in text else [4]
    view = game.throw(*faces).state.view(None)
    twin = GAME.determinize(view, Random(1))
    assert twin.legal() == game.state.legal()
    assert twin.apply(twin.legal()[0]) == game.state.apply(game.state.legal()[0])
