"""The plan of a table, without a window."""

from __future__ import annotations

from collections import Counter

import pytest

from app.setup.plan import Plan
from engines import GAMES, Option
from engines.voyage import GAME as VOYAGE
from engines.voyage.nostos_board import NOSTOS
from tests.toys.amphora import Amphora

NAVAL = GAMES["naval"]


class Crowd(Amphora):
    """A game for up to ten."""

    id = "crowd"
    players = range(2, 11)
    options = (Option("rounds", (2, 3), 2), Option("duel", (False, True), False, range(2, 3)))


def default(seat: int, kind: str) -> str:
    return f"{kind} {seat + 1}"


def test_blank_names_get_the_default():
    plan = Plan(NAVAL)
    plan.rename(0, "   ")
    assert plan.names(default) == ["human 1", "human 2"]


@pytest.mark.parametrize(
    ("typed", "kept"),
    [
        ("  Anne \t Marie ", "Anne Marie"),
        ("Bartholomew-Maximilian", "Bartholomew-Maxi"),
        ("A\nB", "A B"),
        ("Ἀχιλλεύς", "Ἀχιλλεύς"),
    ],
)
def test_a_name_is_one_short_line(typed, kept):
    plan = Plan(NAVAL)
    plan.rename(0, typed)
    assert plan.names(default)[0] == kept


def test_of_two_equal_names_the_later_gets_a_number():
    plan = Plan(NAVAL)
    plan.rename(0, "Bartholomew-Maxi")
    plan.rename(1, "bartholomew-maxi")
    first, second = plan.names(default)
    assert first == "Bartholomew-Maxi"
    assert second == "bartholomew-ma 2"


def test_colours_and_shapes_stay_apart_at_every_size():
    plan = Plan(Crowd())
    for count in Crowd.players:
        plan.count = count
        plan.set_look(0, "colour", count - 1)
        plan.set_look(1, "shape", 0)
        assert len({seat.colour for seat in plan.seats}) == count
        assert len({seat.shape for seat in plan.seats}) == count


def test_no_side_holds_more_than_three():
    plan = Plan(Crowd())
    for count in Crowd.players:
        plan.count = count
        assert max(Counter(seat.edge for seat in plan.seats).values()) <= 3


def test_a_full_side_is_refused():
    plan = Plan(Crowd())
    plan.count = 10
    moved = next(n for n, seat in enumerate(plan.seats) if seat.edge == "right")
    assert not plan.move(moved, "top")
    assert plan.seats[moved].edge == "right"


def test_going_round_passes_full_sides():
    plan = Plan(Crowd())
    plan.count = 4
    assert [plan.move_on(0) for _ in range(4)] == ["left", "top", "right", "bottom"]


def test_swapping_takes_everything_of_the_players_along():
    plan = Plan(NAVAL)
    plan.rename(0, "Ann")
    plan.set_kind(1, "bot")
    before = plan.describe(default)
    plan.swap(0, 1)
    after = plan.describe(default)
    assert after[1] == before[0]
    assert {**after[0], "name": ""} == {**before[1], "name": ""}


def test_a_person_has_no_level_and_a_bot_always_has_one():
    plan = Plan(NAVAL)
    plan.set_kind(0, "bot")
    plan.set_kind(0, "human")
    plan.set_kind(1, "bot")
    person, bot = plan.describe(default)
    assert (person["kind"], person["level"]) == ("human", "")
    assert bot["level"] in NAVAL.bots


def test_a_plan_is_remembered():
    plan = Plan(Crowd())
    plan.count = 5
    plan.rename(3, "Ann")
    plan.set_kind(2, "bot")
    plan.set_look(1, "colour", 9)
    plan.move(0, "right")
    plan.choose("rounds", 3)
    again = Plan.remembered(Crowd(), plan.to_memory())
    assert again.describe(default) == plan.describe(default)
    assert again.options == {"rounds": 3}


@pytest.mark.parametrize(
    "stale",
    [
        None,
        [],
        "text",
        {"players": 99, "seats": None, "options": []},
        {"players": True, "seats": "ab", "options": {"first": 3, "gone": 1}},
        {"seats": [{"colour": 4, "shape": 44, "edge": "up", "kind": 7, "level": [], "name": 5}]},
        {"seats": [{"colour": 1, "shape": 1}, {"colour": 1, "shape": 1}, {}, {}, {}]},
        {"seats": [{"kind": "bot", "level": "grandmaster"}, None]},
    ],
)
def test_stale_memories_still_give_a_game_that_can_start(stale):
    plan = Plan.remembered(NAVAL, stale)
    seats = plan.describe(default)
    NAVAL.new(len(seats), **plan.options)
    assert len({seat["colour"] for seat in seats}) == len({seat["shape"] for seat in seats}) == 2
    assert all(seat["level"] in NAVAL.bots for seat in seats if seat["kind"] == "bot")


def test_remembered_edges_that_crowd_one_side_are_spread_again():
    crowd = {"players": 5, "seats": [{"edge": "top"}] * 5}
    plan = Plan.remembered(Crowd(), crowd)
    assert Counter(seat.edge for seat in plan.seats)["top"] <= 3


def test_an_option_for_two_is_not_offered_to_three():
    plan = Plan(Crowd())
    plan.choose("duel", True)
    assert plan.options == {"rounds": 2, "duel": True}
    plan.count = 3
    assert plan.options == {"rounds": 2}


def test_seats_that_left_come_back_as_they_were():
    plan = Plan(Crowd())
    plan.count = 4
    plan.rename(3, "Ann")
    plan.count = 2
    plan.count = 4
    assert plan.names(default)[3] == "Ann"


def test_an_option_that_needs_another_appears_with_it():
    plan = Plan(VOYAGE)
    assert "steering" not in plan.options
    plan.choose("steering", "hand")
    plan.choose("destin", "apart")
    assert plan.options["steering"] == "hand"
    plan.choose("destin", "app")
    assert "steering" not in plan.options


def test_an_option_takes_what_somebody_wrote_if_it_makes_sense():
    plan = Plan(VOYAGE)
    plan.choose("play", "companion")
    plan.choose("board", "6 cicones")
    assert plan.options["board"] == "nostos"
    plan.choose("board", NOSTOS)
    assert plan.options["board"] == NOSTOS
