"""Cheats: back to Troy, whatever was going on (V-51)."""

from __future__ import annotations

from random import Random

import pytest

from engines.voyage import GAME

from .table import play, voyage


def test_a_cheat_goes_back_to_troy_and_needs_a_three() -> None:  # V-51
    game = voyage("A=40 B=30:cyclops C=9 sun>B", destin="apart").calls("cheat", "B")
    assert (game.cell("B"), game.duty("B"), game.cards("B")) == (0, "three", ["sun"])
    assert game.heard("sent") == [{"seat": 1, "from": 30, "to": 0, "why": "cheat"}]
    assert game.turn == "A"
    game.throw(1)
    assert game.due() == ("B", "points", "three")


def test_a_cheat_loses_the_turn() -> None:  # V-51
    game = voyage("A=40 B=30", destin="apart").calls("cheat", "A")
    assert (game.cell("A"), game.turn) == (0, "B")


def test_a_cheat_who_had_thrown_a_three_needs_another() -> None:  # V-51, V-05
    game = voyage("A=troy B=30", destin="apart").throw(3).calls("cheat", "A")
    assert (game.duty("A"), game.turn, game.heard("sent")) == ("three", "B", [])
    assert game.throw(1).due() == ("A", "points", "three")


@pytest.mark.parametrize(
    ("text", "moves"),
    [
        ("A=26 B=30", "2 hand hades"),
        ("A=37 B=30", "5 hermes"),
        ("A=20 B=30", "2 hand name:hades"),
        ("A=88:calypso B=30", "3"),
        ("A=52:underworld B=30", "hermes"),
        ("A=95 B=30", "1 hand 3"),
        ("A=4 B=30", "2"),
    ],
)
def test_a_cheat_in_the_middle_of_a_turn_leaves_nothing_behind(
    text: str, moves: str
) -> None:  # V-51
    game = play(voyage(text, destin="apart"), moves).calls("cheat", "A")
    view = game.state.view(None)
    assert (game.turn, game.cell("A"), view["offer"], view["points"]) == ("B", 0, None, None)
    assert view["throw"] == voyage("A=0 B=30 turn=B").state.view(None)["throw"]
    assert GAME.determinize(view, Random(1)).view(None) == view


def test_a_cheat_gets_no_card() -> None:  # V-51
    game = voyage("A=4 B=30", destin="apart").throw(2).calls("cheat", "A")
    assert (game.cards("A"), game.turn) == ([], "B")


def test_circe_frees_a_cheat_too() -> None:  # V-25, V-51
    game = voyage("A=46 B=30 C=9", destin="apart").calls("cheat", "C").throw(2).does("A", "hand")
    assert (game.cell("C"), game.duty("C")) == (0, None)


def test_circes_victim_may_be_a_cheat() -> None:  # V-51, V-25
    game = voyage("A=46 B=30 C=9", destin="apart").throw(2).does("A", "hand").calls("cheat", "B")
    assert (game.cell("B"), game.duty("B"), game.cards("B")) == (0, "three", [])
    assert game.due() == ("C", "points", "sail")


def test_somebody_else_may_be_a_cheat_while_a_card_waits() -> None:  # V-51
    game = voyage("A=4 B=30 cicones>B", destin="apart").throw(2).calls("cheat", "B")
    assert (game.cell("B"), game.cards("B"), game.phase) == (0, ["cicones"], "hand")
    assert game.does("A", "hand").cards("A") == ["cicones"]
    assert game.due() == ("B", "points", "three")


def test_the_next_may_be_a_cheat_while_circes_card_waits() -> None:  # V-51, V-25
    game = voyage("A=46 B=30 C=9", destin="apart").throw(2).calls("cheat", "B").does("A", "hand")
    assert game.heard("freed_in_troy") == [{"n": 1}]
    assert (game.cell("B"), game.state.view(None)["offer"]["trial"]) == (52, "underworld")
