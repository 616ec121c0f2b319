"""Ithaca and the scores (V-35, V-40, V-41)."""

from __future__ import annotations

from engines.voyage import GAME
from engines.voyage.trials import VALUES

from .table import voyage


def test_ithaca_exactly_ends_the_game_at_once() -> None:  # V-35
    game = voyage("A=97 B=9 C=50").throw(3)
    assert game.over
    assert game.heard("ithaca") == [{"seat": 0}]
    assert game.kinds()[-2:] == ["ithaca", "over"]
    assert game.state.legal() == []


def test_the_first_in_ithaca_scores_a_hundred_and_penelope() -> None:  # V-35
    game = voyage("A=97 B=9").throw(3)
    assert game.score("A") == 121
    assert game.state.view(None)["breakdown"][0] == [
        *(["cell", 100], ["cards", 0], ["penelope", 21])
    ]
    assert game.state.view(None)["ending"] == "ithaca"


def test_everyone_scores_their_cell_and_their_cards() -> None:  # V-40
    game = voyage("A=97 B=88 C=0 calypso>B cyclops>B sun>C").throw(3)
    assert (game.score("B"), game.score("C")) == (88 + 7 + 11, 10)
    assert game.state.winners() == [0]


def test_the_first_in_ithaca_need_not_win() -> None:  # V-40
    cards = "cyclops>B laestrygonians>B trident>B underworld>B sun>B sirens>B"
    game = voyage(f"A=97 B=88 {cards}").throw(3)
    assert (game.score("B"), game.state.winners()) == (154, [1])


def test_a_crossing_counts_as_the_number_one_stands_on() -> None:  # V-40
    game = voyage("A=97 B=18 C=56").throw(3)
    assert (game.score("B"), game.score("C")) == (18, 56)


def test_ties_share() -> None:  # V-40
    cards = "cyclops>B laestrygonians>B calypso>B lotus>B"
    game = voyage(f"A=97 B=86 {cards}").throw(3)
    assert game.state.scores() == [121, 121]
    assert game.state.winners() == [0, 1]


def test_the_cards_are_worth_a_hundred() -> None:  # V-40
    assert sum(VALUES) == 100


def test_a_tournament_has_three_to_five_games() -> None:  # V-41
    assert list(GAME.series) == [3, 4, 5]
