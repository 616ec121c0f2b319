"""The trials from the Sirens to Nausicaa (V-27 to V-34)."""

from __future__ import annotations

import pytest

from .table import GODS, voyage

GOOD, BAD = GODS[:3], GODS[3:]


def test_at_the_sirens_one_waits_or_sings() -> None:  # V-27
    game = voyage("A=63 B=9").throw(2)
    assert (game.phase, game.duty("A")) == ("sirens_choice", "sirens")
    game.does("A", "wait")
    assert (game.cell("A"), game.turn) == (65, "B")
    game.throw(3)
    assert game.phase == "sirens_choice"


@pytest.mark.parametrize(
    ("god", "cell"),
    [("zeus", 67), ("athena", 66), ("hermes", 66), ("poseidon", 63), ("hades", 64), ("aeolus", 64)],
)
def test_who_sings_goes_where_the_gods_say(god: str, cell: int) -> None:  # V-27
    game = voyage("A=65:sirens B=9").does("A", "sing").throw(god, 1)
    assert (game.cell("A"), game.duty("A")) == (cell, None)
    assert game.heard("penance") == [{"seat": 0, "penance": "sing"}]


@pytest.mark.parametrize(("points", "cell"), [(1, 72), (2, 71), (3, 72), (4, 73), (5, 74), (6, 75)])
def test_out_of_charybdis_one_goes_to_and_fro(points: int, cell: int) -> None:  # V-28
    game = voyage("A=71:charybdis B=9").throw(points)
    assert game.cell("A") == cell
    assert game.heard("sail")[0]["path"] == [72, 71, 72, 73, 74, 75][:points]


def test_charybdis_keeps_until_the_next_turn() -> None:  # V-28
    game = voyage("A=70 B=9").throw(1)
    assert (game.cell("A"), game.duty("A"), game.turn) == (71, "charybdis", "B")
    game.throw(2)
    assert game.due() == ("A", "points", "charybdis")


def test_ending_on_either_by_that_route_is_an_arrival() -> None:  # V-28
    game = voyage("A=71:charybdis B=9 charybdis>A scylla>B").throw(1)
    assert (game.duty("A"), game.cards("A")) == ("scylla", ["charybdis", "scylla"])
    again = voyage("A=71:charybdis B=9 charybdis>A").throw(2)
    assert (again.cell("A"), again.duty("A")) == (71, "charybdis")
    assert again.heard("arrive") == [{"seat": 0, "trial": "charybdis"}]


def test_a_ship_that_merely_stands_on_charybdis_sails_straight_on() -> None:  # V-28, V-07
    assert voyage("A=71 B=9").throw(3).cell("A") == 74


@pytest.mark.parametrize(("points", "cell"), [(1, 71), (2, 72), (3, 73), (4, 74), (5, 75), (6, 76)])
def test_out_of_scylla_one_goes_back_first(points: int, cell: int) -> None:  # V-29
    game = voyage("A=72:scylla B=9").throw(points)
    assert game.cell("A") == cell
    assert game.heard("sail")[0]["path"] == [71, 72, 73, 74, 75, 76][:points]


def test_scylla_keeps_until_the_next_turn() -> None:  # V-29
    game = voyage("A=70 B=9").throw(2, 2)
    assert game.due() == ("A", "points", "scylla")


def test_a_ship_between_them_is_chased() -> None:  # V-28, V-07
    game = voyage("A=71:charybdis B=72:scylla").throw(3)
    assert (game.cell("A"), game.cell("B"), game.duty("B")) == (72, 71, None)


def test_on_the_island_of_the_sun_one_waits_then_moos() -> None:  # V-30
    game = voyage("A=75 B=9").throw(2)
    assert (game.duty("A"), game.turn) == ("sun", "B")
    game.throw(2)
    assert game.heard("penance") == [{"seat": 0, "penance": "moo"}]
    assert game.due() == ("A", "gods", "sun")


@pytest.mark.parametrize("god", GODS[1:])
def test_anybody_but_zeus_sends_to_charybdis(god: str) -> None:  # V-30
    game = voyage("A=77:sun B=9").throw(god)
    assert (game.cell("A"), game.duty("A")) == (71, "charybdis")
    assert game.heard("arrive") == [{"seat": 0, "trial": "charybdis"}]
    assert game.heard("sent") == [{"seat": 0, "from": 77, "to": 71, "why": "sun"}]
    assert game.cards("A") == ["charybdis"]


def test_the_ship_in_charybdis_goes_to_the_sun_and_is_free() -> None:  # V-30, V-07
    game = voyage("A=77:sun B=71:charybdis").throw("hades")
    assert (game.cell("B"), game.duty("B")) == (77, None)


def test_zeus_saves_from_the_sun() -> None:  # V-30
    game = voyage("A=77:sun B=9").throw("zeus", 1)
    assert (game.cell("A"), game.duty("A")) == (79, None)


def test_the_trident_along_its_teeth_is_nothing() -> None:  # V-31
    game = voyage("A=16 B=30").throw(2)
    assert (game.cell("A"), game.cards("A"), game.turn) == (18, [], "B")
    assert not game.heard("arrive")


def test_across_its_teeth_one_gets_the_card_and_is_turned() -> None:  # V-31
    game = voyage("A=82 B=30").throw(2)
    assert (game.cell("A"), game.cards("A"), game.turn) == (18, ["trident"], "B")
    assert game.heard("sent") == [{"seat": 0, "from": 84, "to": 18, "why": "trident"}]
    game.throw(1, 3)
    assert game.cell("A") == 21


def test_calypso_asks_for_seven_in_two_throws() -> None:  # V-32
    game = voyage("A=86 B=9").throw(2)
    assert game.due() == ("A", "points", "calypso")
    game.throw(3)
    assert game.state.view(None)["throw"]["points"] == [3]
    game.throw(4)
    assert game.heard("released") == [{"seat": 0, "trial": "calypso"}]
    game.throw(1)
    assert (game.cell("A"), game.duty("A"), game.turn) == (89, None, "B")


def test_anything_else_keeps_with_calypso() -> None:  # V-32
    game = voyage("A=88:calypso B=9").throw(3, 5)
    assert (game.duty("A"), game.turn) == ("calypso", "B")
    game.throw(1)
    assert game.state.view(None)["throw"]["points"] == []


def test_ino_sends_to_nausicaa_at_once() -> None:  # V-33
    game = voyage("A=89 B=9").throw(3)
    assert (game.cell("A"), game.cards("A")) == (96, ["ino", "nausicaa"])
    assert game.heard("sent") == [{"seat": 0, "from": 92, "to": 96, "why": "ino"}]
    assert game.due() == ("A", "points", "nausicaa")


def test_at_nausicaas_a_four_goes_to_ithaca() -> None:  # V-34, V-35
    game = voyage("A=95 B=9").throw(1, 4)
    assert game.over
    assert game.heard("sent") == [{"seat": 0, "from": 96, "to": 100, "why": "nausicaa"}]


def test_otherwise_one_uses_the_points() -> None:  # V-34
    game = voyage("A=95 B=9").throw(1, 3)
    assert (game.phase, game.state.view(None)["points"]) == ("nausicaa_choice", 3)
    game.does("A", "use")
    assert (game.cell("A"), game.turn) == (99, "B")


def test_or_one_stays_and_plays_normally() -> None:  # V-34
    game = voyage("A=95 B=9").throw(1, 3).does("A", "stay")
    assert (game.cell("A"), game.duty("A"), game.turn) == (96, None, "B")
    game.throw(1)
    assert game.due() == ("A", "points", "sail")


def test_points_that_are_too_many_bounce() -> None:  # V-34, V-11
    game = voyage("A=95 B=9").throw(1, 6).does("A", "use")
    assert game.cell("A") == 98
