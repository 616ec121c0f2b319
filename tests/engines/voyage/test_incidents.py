"""Cells without a card: Athena, Poseidon, storms; and what the gods do (V-13 to V-16)."""

from __future__ import annotations

import pytest

from engines.voyage.nostos_board import NOSTOS

from .table import GODS, voyage

GOOD, BAD = GODS[:3], GODS[3:]


def test_athena_sails_on_by_the_points_just_sailed() -> None:  # V-13
    game = voyage("A=7 B=30").throw(3)
    assert (game.cell("A"), game.turn) == (13, "B")
    assert game.heard("athena") == [{"seat": 0, "n": 3}]
    assert [sail["why"] for sail in game.heard("sail")] == ["sail", "athena"]


def test_athena_sends_forward_even_when_reached_backward() -> None:  # V-13
    game = voyage("A=14:lotus_wake B=30").throw("hades", 4)
    assert [(sail["to"], sail["back"]) for sail in game.heard("sail")] == [(10, True), (14, False)]
    assert game.heard("athena") == [{"seat": 0, "n": 4}]
    assert (game.cell("A"), game.duty("A")) == (14, "lotus_sleep")


def test_athena_counts_what_poseidon_doubled_backward() -> None:  # V-13, V-27
    board = NOSTOS.replace("58 athena", "63 athena")
    game = voyage("A=65:sirens B=9", board=board).does("A", "sing").throw("poseidon", 1)
    assert [(sail["to"], sail["back"]) for sail in game.heard("sail")] == [(63, True), (65, False)]
    assert game.phase == "sirens_choice"


def test_athena_doubles_what_the_cicones_left() -> None:  # V-13, V-20
    game = voyage("A=6:cicones B=30").throw(6)
    assert game.cell("A") == 14
    assert game.heard("athena") == [{"seat": 0, "n": 4}]


def test_athena_near_ithaca_bounces_like_any_move() -> None:  # V-13, V-11
    game = voyage("A=84 B=30")
    game.throw(6)
    assert [sail["to"] for sail in game.heard("sail")] == [90, 96]
    assert game.heard("arrive") == [{"seat": 0, "trial": "nausicaa"}]


def test_athena_asks_for_sobs() -> None:  # V-13
    game = voyage("A=7 B=30").throw(3)
    assert game.heard("penance") == [{"seat": 0, "penance": "sob"}]


def test_the_summary_has_athena_throw_again_for_twice_that() -> None:  # V-13
    game = voyage("A=7 B=30", athena="rethrow").throw(3)
    assert game.due() == ("A", "points", "again")
    assert game.state.view(None)["throw"]["double"] is True
    game.throw(4)
    assert game.cell("A") == 18
    assert game.heard("doubled") == [{"seat": 0, "n": 8}]


def test_thrown_again_it_still_is_one_move() -> None:  # V-13, V-07
    game = voyage("A=7 B=18", athena="rethrow").throw(3, 4)
    assert (game.cell("A"), game.cell("B")) == (18, 7)


def test_poseidon_sends_back_to_where_the_move_began() -> None:  # V-14
    game = voyage("A=30 B=9").throw(3)
    assert (game.cell("A"), game.turn) == (30, "B")
    assert game.heard("sent") == [{"seat": 0, "from": 33, "to": 30, "why": "poseidon"}]
    assert game.heard("penance") == [{"seat": 0, "penance": "lament"}]


def test_going_back_is_no_arrival() -> None:  # V-14
    game = voyage("A=28 B=9").throw(5)
    assert (game.cell("A"), game.duty("A"), game.cards("A")) == (28, None, [])
    assert not game.heard("arrive")


def test_back_at_a_trial_that_was_passed_one_is_free() -> None:  # V-14
    game = voyage("A=65:sirens B=9").does("A", "sing").throw("hermes", 3)
    assert (game.cell("A"), game.duty("A")) == (65, None)


def test_poseidon_after_athena_goes_back_to_the_first_cell() -> None:  # V-14, V-07
    game = voyage("A=56 B=9").throw(2)
    assert game.cell("A") == 60
    board = game.state.board.text.replace("61 storm", "60 poseidon")
    other = voyage("A=56 B=9", board=board).throw(2)
    assert other.cell("A") == 56
    assert other.heard("sent") == [{"seat": 0, "from": 60, "to": 56, "why": "poseidon"}]


@pytest.mark.parametrize("storm", [39, 61, 80])
def test_a_storm_stops_whoever_would_pass_it(storm: int) -> None:  # V-15
    game = voyage(f"A={storm - 1} B=9").throw(5)
    assert game.cell("A") == storm
    assert game.heard("storm") == [{"seat": 0, "cell": storm}]
    assert game.due() == ("A", "gods", "storm")


def test_a_storm_stops_whoever_ends_there() -> None:  # V-15
    assert voyage("A=37 B=9").throw(2).due() == ("A", "gods", "storm")


def test_a_storm_stops_ships_that_sail_back() -> None:  # V-15
    game = voyage("A=65:sirens B=9").does("A", "sing").throw("hades", 6)
    assert game.heard("sail")[0]["path"] == [64, 63, 62, 61]
    assert game.due() == ("A", "gods", "storm")


@pytest.mark.parametrize("god", ["athena", "hermes"])
def test_a_good_god_throws_on(god: str) -> None:  # V-15
    game = voyage("A=37 B=9").throw(6, god, 2)
    assert (game.cell("A"), game.turn) == (41, "B")


def test_zeus_doubles_after_a_storm() -> None:  # V-15, V-16
    game = voyage("A=37 B=9").throw(6, "zeus", 3)
    assert game.cell("A") == 45
    assert game.heard("doubled") == [{"seat": 0, "n": 6}]


def test_out_of_a_storm_one_sails_forward_even_if_one_came_backward() -> None:  # V-15
    game = voyage("A=65:sirens B=9").does("A", "sing").throw("hades", 6, "hermes", 2)
    assert game.cell("A") == 63


@pytest.mark.parametrize("god", BAD)
def test_a_bad_god_keeps_the_ship_there(god: str) -> None:  # V-15
    game = voyage("A=37 B=9").throw(6, god)
    assert (game.cell("A"), game.duty("A"), game.turn) == (39, None, "B")
    assert game.heard("stays") == [{"seat": 0}]


def test_a_ship_that_starts_on_a_storm_is_free_of_it() -> None:  # V-15
    game = voyage("A=39 B=9").throw(2)
    assert (game.cell("A"), game.turn) == (41, "B")


def test_a_storm_is_chased_from_like_any_cell() -> None:  # V-15, V-07
    game = voyage("A=37 B=39").throw(6)
    assert (game.cell("A"), game.cell("B")) == (39, 37)


@pytest.mark.parametrize(
    ("ship", "choice", "end"),
    [
        ("14:lotus_wake", None, 18),
        ("22:cyclops", ("name", "hades"), 26),
        ("52:underworld", None, 56),
        ("65:sirens", ("sing",), 69),
        ("77:sun", None, 80),
    ],
)
def test_zeus_doubles_the_points_that_follow_him(
    ship: str, choice: tuple[str, ...] | None, end: int
) -> None:  # V-16
    game = voyage(f"A={ship} B=9")
    if choice:
        game.does("A", *choice)
    game.throw("zeus", 2)
    assert game.heard("doubled") == [{"seat": 0, "n": 4}]
    assert game.heard("sail")[0]["to"] == end


def test_zeus_doubles_at_aeolus_and_the_laestrygonians_too() -> None:  # V-16
    assert voyage("A=26 B=9").throw(2, "zeus", 2).cell("A") == 32
    assert voyage("A=41 B=9").throw(2, "zeus", 2).cell("A") == 47


@pytest.mark.parametrize("god", GODS)
def test_no_other_god_doubles_but_poseidon_at_the_sirens(god: str) -> None:  # V-16, V-27
    game = voyage("A=26 B=9").throw(2, god, 2)
    assert len(game.heard("doubled")) == (god == "zeus")
    sirens = voyage("A=65:sirens B=9").does("A", "sing").throw(god, 1)
    assert len(sirens.heard("doubled")) == (god in ("zeus", "poseidon"))
