"""Setting up (U-01 to U-03)."""

from __future__ import annotations

from random import Random

import pytest

from engines.core.chance import weighted_choice
from engines.core.contract import CHANCE
from engines.ulysses import GAME
from engines.ulysses.acts import YES
from engines.ulysses.board import COLOUR_OF, TROY
from engines.ulysses.cards import COUNTS, KINDS
from engines.ulysses.state import UlyssesState
from tests.engines.ulysses.table import (
    ALL_CARDS,
    AXEL,
    CARSTEN,
    MICHAEL,
    cards_in_play,
    kinds,
    propose,
    turn,
)


def dealt(players: int, seed: int = 1) -> UlyssesState:
    """Return a game up to the first draw."""
    state, rng = GAME.new(players), Random(seed)
    while state.view(None)["phase"] in ("first", "goals", "hands"):
        state.apply(weighted_choice(state, rng))
    return state


@pytest.mark.parametrize("players", [3, 4, 5])
def test_everybody_gets_one_goal_of_each_colour_and_one_temple(players: int) -> None:  # U-01
    state = dealt(players)
    assert [[COLOUR_OF[place] for place in goals] for goals in state.goals] == [
        [0, 1, 2, 3]
    ] * players
    assert state.temples == (1,) * players
    assert state.supply == 23 - players
    assert state.ship == TROY


@pytest.mark.parametrize("players", [3, 4, 5])
def test_hands_grow_from_five_clockwise_from_the_first_player(players: int) -> None:  # U-01
    state = dealt(players)
    clockwise = [(state.first + steps) % players for steps in range(players)]
    assert [state.sizes[seat] for seat in clockwise] == [5, 6, 7, 8, 9][:players]
    assert state.active == state.first


def test_no_goal_is_dealt_twice() -> None:  # U-01
    places = [place for goals in dealt(5).goals for place in goals]
    assert len(set(places)) == 20


def test_there_are_132_action_cards() -> None:  # U-02
    assert dict(zip(KINDS, COUNTS, strict=True)) == {
        "objection": 50,
        "temple": 23,
        "wind": 23,
        "plague": 16,
        "zeus": 11,
        "pandora": 9,
    }
    assert cards_in_play(dealt(5)) == ALL_CARDS


def test_sizes_discard_and_goal_colours_are_open_and_hands_are_not() -> None:  # U-02
    state = dealt(3)
    table = state.view(None)
    assert table["hand_sizes"] == state.sizes
    assert table["deck"] == 132 - sum(state.sizes)
    assert table["piles"] == [6, 6, 6, 6]
    assert table["goal_colours"] == [[0, 1, 2, 3]] * 3
    assert table["discard"] == [0] * 6
    assert table["hand"] is table["goals"] is None


def test_having_started_in_troy_is_not_an_arrival() -> None:  # U-03
    table = turn("ship=troy", goals={AXEL: "troy malta sibyl dido"})
    assert table.state.scores() == [0, 0, 0, 0]


def test_troy_is_a_goal_like_the_others() -> None:  # U-03
    table = turn("ship=libya", goals={CARSTEN: "troy"}, players=3)
    table.play(AXEL, propose("troy"))
    table.play(CARSTEN, YES)
    told = table.play(MICHAEL, YES)
    assert "goal" in kinds(told)
    assert table.state.scores() == [0, 1, 0]


def test_the_first_player_is_drawn_or_the_first_seat() -> None:
    drawn = GAME.new(4)
    assert [act.at for act in drawn.legal()] == [0, 1, 2, 3]
    chosen = GAME.new(4, first="first_seat")
    assert chosen.view(None)["first"] == 0
    assert chosen.actor == CHANCE
