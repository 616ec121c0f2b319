"""The trials from the Cicones to the Underworld (V-20 to V-26)."""

from __future__ import annotations

import pytest

from .table import GODS, voyage

GOOD, BAD = GODS[:3], GODS[3:]


def test_the_cicones_take_two_from_the_next_throw() -> None:  # V-20
    game = voyage("A=4 B=30").throw(2)
    assert (game.cell("A"), game.duty("A"), game.turn) == (6, "cicones", "B")
    game.throw(1)
    assert game.due() == ("A", "points", "cicones")
    game.throw(5)
    assert (game.cell("A"), game.duty("A")) == (9, None)


@pytest.mark.parametrize("points", [1, 2])
def test_two_or_less_stays_and_pays_the_debt(points: int) -> None:  # V-20
    game = voyage("A=6:cicones B=30").throw(points)
    assert (game.cell("A"), game.duty("A"), game.turn) == (6, None, "B")
    assert game.heard("stays") == [{"seat": 0}]


def test_lotus_eaters_sleep_through_a_turn() -> None:  # V-21
    game = voyage("A=12 B=30").throw(2)
    assert game.duty("A") == "lotus_sleep"
    game.throw(1)
    assert game.turn == "B"
    assert game.heard("sleeps") == [{"seat": 0}]
    assert game.heard("penance") == [{"seat": 0, "penance": "yawn"}]
    assert game.duty("A") == "lotus_wake"


@pytest.mark.parametrize("god", GODS)
def test_on_the_turn_after_the_gods_say_which_way(god: str) -> None:  # V-21
    game = voyage("A=14:lotus_wake B=30")
    assert game.due() == ("A", "gods", "lotus")
    game.throw(god, 1)
    assert game.cell("A") == (13 if god in BAD else 16 if god == "zeus" else 15)
    assert game.duty("A") is None


def test_two_lotus_eaters_sleep_one_after_the_other() -> None:  # V-21
    game = voyage("A=40 B=14:lotus_sleep C=15:lotus_sleep").throw(1)
    assert game.turn == "A"
    assert game.heard("sleeps") == [{"seat": 1}, {"seat": 2}]


def test_at_the_cyclops_one_bleats_and_names_a_god() -> None:  # V-22
    game = voyage("A=20 B=30").throw(2)
    assert game.heard("penance") == [{"seat": 0, "penance": "bleat"}]
    assert len(game.state.legal()) == 6
    game.does("A", "name", "hades")
    assert game.due() == ("A", "gods", "cyclops")
    assert game.state.view(None)["throw"]["named"] == "hades"


@pytest.mark.parametrize(("god", "cell"), [("hades", 25), ("zeus", 28)])
def test_the_named_god_or_zeus_opens_the_cave(god: str, cell: int) -> None:  # V-22
    game = voyage("A=22:cyclops B=30").does("A", "name", "hades").throw(god, 3)
    assert (game.cell("A"), game.duty("A")) == (cell, None)
    assert game.heard("released") == [{"seat": 0, "trial": "cyclops"}]


def test_another_god_keeps_it_shut_and_one_tries_again() -> None:  # V-22
    game = voyage("A=22:cyclops B=30").does("A", "name", "hades").throw("hermes")
    assert (game.cell("A"), game.duty("A"), game.turn) == (22, "cyclops", "B")
    assert game.heard("held") == [{"seat": 0, "trial": "cyclops"}]
    game.throw(1)
    assert game.phase == "cyclops_name"
    assert game.state.view(None)["named"] is None


def test_a_bad_god_who_was_named_still_leads_forward() -> None:  # V-22
    game = voyage("A=22:cyclops B=40").does("A", "name", "poseidon").throw("poseidon", 1)
    assert game.cell("A") == 23


@pytest.mark.parametrize("god", GODS)
def test_aeolus_blows_at_once_on_or_back(god: str) -> None:  # V-23
    game = voyage("A=26 B=40").throw(2)
    assert game.due() == ("A", "gods", "aeolus")
    game.throw(god, 1)
    assert game.cell("A") == (27 if god in BAD else 30 if god == "zeus" else 29)
    assert game.turn == "B"


@pytest.mark.parametrize("god", GODS[1:])
def test_the_laestrygonians_send_back_to_troy(god: str) -> None:  # V-24
    game = voyage("A=41 B=9").throw(2, god)
    assert (game.cell("A"), game.duty("A"), game.turn) == (0, None, "B")
    assert game.heard("sent") == [{"seat": 0, "from": 43, "to": 0, "why": "laestrygonians"}]


def test_whoever_is_sent_to_troy_keeps_the_card_and_leaves_freely() -> None:  # V-24, V-05
    game = voyage("A=41 B=9").throw(2, "hades", 1)
    assert game.cards("A") == ["laestrygonians"]
    assert game.due() == ("A", "points", "sail")


def test_zeus_saves_from_the_laestrygonians() -> None:  # V-24
    game = voyage("A=41 B=9").throw(2, "zeus", 1)
    assert game.cell("A") == 45


def test_the_last_ship_is_spared() -> None:  # V-24
    game = voyage("A=41 B=60").throw(2)
    assert game.heard("spared") == [{"seat": 0}]
    assert game.due() == ("A", "points", "laestrygonians")
    game.throw(2)
    assert (game.cell("A"), game.cards("A")) == (45, ["laestrygonians"])
    assert not game.heard("doubled")


def test_a_ship_in_troy_is_behind() -> None:  # V-24
    assert voyage("A=41 B=troy C=60").throw(2).due() == ("A", "gods", "laestrygonians")


def test_the_ship_it_chased_is_behind_it() -> None:  # V-24, V-07
    game = voyage("A=41 B=43").throw(2)
    assert game.cell("B") == 41
    assert game.due() == ("A", "gods", "laestrygonians")


def test_circe_keeps_the_ship_and_sends_the_next_to_the_underworld() -> None:  # V-25
    game = voyage("A=46 B=30 C=9").throw(2)
    assert (game.cell("A"), game.duty("A"), game.cards("A")) == (48, None, ["circe"])
    assert (game.cell("B"), game.cards("B"), game.turn) == (52, ["underworld"], "B")
    assert game.due() == ("B", "gods", "underworld")
    assert game.heard("sent") == [{"seat": 1, "from": 30, "to": 52, "why": "circe"}]


def test_everyone_grunts() -> None:  # V-25
    game = voyage("A=46 B=30 C=9", destin="apart").throw(2).does("A", "hand")
    assert {"seat": 0, "penance": "grunt"} in game.heard("penance")
    assert [game.owes(letter) for letter in "ABC"] == [["grunt"]] * 3


def test_the_one_who_is_sent_to_the_underworld_grunts_too() -> None:  # V-25, V-51
    game = voyage("A=46 B=30 C=9", destin="apart").throw(2).does("A", "hand").does("B", "hand")
    game.throw("hades")
    assert (game.turn, game.owes("B")) == ("C", ["grunt"])
    assert game.calls("done", "B").heard("penance_done") == [{"seat": 1, "penance": "grunt"}]


def test_circe_takes_the_next_from_any_trial() -> None:  # V-25
    game = voyage("A=46 B=14:lotus_sleep C=9").throw(2)
    assert (game.cell("B"), game.duty("B"), game.state.sleep[1]) == (52, "underworld", 0)


def test_circe_opens_the_harbour() -> None:  # V-25
    game = voyage("A=46 B=30 C=troy D=troy").throw(2)
    assert game.heard("freed_in_troy") == [{"n": 2}]
    game.throw("hades")
    assert game.due() == ("C", "points", "sail")
    assert (game.duty("C"), game.duty("D")) == (None, None)


def test_with_two_players_the_next_is_the_other_one() -> None:  # V-25
    game = voyage("A=46 B=troy").throw(2)
    assert (game.cell("B"), game.turn) == (52, "B")
    game.throw("hades")
    assert game.due() == ("A", "points", "sail")


@pytest.mark.parametrize(("start", "end"), [(46, 48), (53, 56)])
def test_circe_is_the_same_on_both_numbers(start: int, end: int) -> None:  # V-25
    game = voyage(f"A={start} B=30").throw(end - start)
    assert (game.cell("A"), game.cards("A"), game.cell("B")) == (end, ["circe"], 52)


def test_who_is_in_the_underworld_already_starts_it_again() -> None:  # V-25
    game = voyage("A=46 B=52:underworld C=9 underworld>B").throw(2)
    assert game.due() == ("B", "gods", "underworld")
    assert game.heard("arrive")[-1] == {"seat": 1, "trial": "underworld"}
    assert not game.heard("sent")


def test_the_ship_in_the_underworld_goes_to_where_the_other_stood() -> None:  # V-25, V-07
    game = voyage("A=46 B=30 C=52:underworld").throw(2)
    assert (game.cell("C"), game.duty("C")) == (30, None)


def test_circe_plays_normally_next_turn() -> None:  # V-25
    game = voyage("A=46 B=30").throw(2, "hades", 2)
    assert game.cell("A") == 50


@pytest.mark.parametrize("god", GOOD[1:])
def test_a_good_god_lets_out_of_the_underworld(god: str) -> None:  # V-26
    game = voyage("A=50 B=9").throw(2, god, 3)
    assert (game.cell("A"), game.duty("A")) == (55, None)


@pytest.mark.parametrize("god", BAD)
def test_a_bad_god_keeps_in_the_underworld(god: str) -> None:  # V-26
    game = voyage("A=50 B=9").throw(2, god, 1)
    assert game.duty("A") == "underworld"
    assert game.due() == ("A", "gods", "underworld")
