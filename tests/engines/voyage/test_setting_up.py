"""Setting up: who sails, who is the Destin, who begins (V-01 to V-04)."""

from __future__ import annotations

import pytest

from engines.core.errors import BadOption, BadPlayerCount
from engines.voyage import GAME

from .table import LETTERS, start


@pytest.mark.parametrize("players", GAME.players)
def test_two_to_ten_ships_wait_in_troy(players: int) -> None:  # V-01
    game = start(players)
    assert game.state.cells == [0] * players
    assert game.state.view(None)["duty"] == ["three"] * players


@pytest.mark.parametrize("players", [1, 11])
def test_nobody_sails_alone_nor_eleven_together(players: int) -> None:  # V-01
    with pytest.raises(BadPlayerCount):
        start(players)


@pytest.mark.parametrize(
    ("destin", "people", "who"), [("app", False, None), ("apart", True, -1), ("sailor", True, None)]
)
def test_the_destin_is_the_app_or_a_person(
    destin: str, people: bool, who: int | None
) -> None:  # V-01
    view = start(5, destin=destin).state.view(None)
    assert (view["people"], view["destin"]) == (people, who)


def test_the_table_chooses_a_sailor_as_destin() -> None:  # V-01
    game = start(3, destin="sailor")
    assert len(game.state.legal()) == 3
    game.does("A", "destin", "C")
    assert game.state.view(None)["destin"] == 2
    assert game.heard("destin") == [{"seat": 2}]


def test_the_first_to_throw_zeus_is_the_destin() -> None:  # V-02
    game = start(3, destin="drawn")
    assert game.due() == ("A", "gods", "destin")
    game.throw("hades", "zeus", "athena")
    assert game.state.view(None)["destin"] == 1
    assert game.due() == ("A", "points", "first")


def test_several_zeus_in_a_round_throw_again_alone() -> None:  # V-02
    game = start(3, destin="drawn").throw("zeus", "hades", "zeus")
    assert game.due()[0] == "A"
    game.throw("hermes")
    assert game.due()[0] == "C"
    game.throw("zeus")
    assert game.state.view(None)["destin"] == 2


def test_a_round_without_zeus_is_thrown_again_by_all() -> None:  # V-02
    game = start(2, destin="drawn").throw("hades", "hermes")
    assert game.state.view(None)["drawing"] == {"seats": [0, 1], "thrown": []}
    assert game.state.view(None)["destin"] is None


def test_the_most_points_begin() -> None:  # V-03
    game = start(3).throw(2, 6, 3)
    assert (game.turn, game.state.first) == ("B", 1)
    assert game.due() == ("B", "points", "three")


def test_ties_throw_again_among_themselves() -> None:  # V-03
    game = start(4).throw(5, 2, 5, 5)
    assert game.state.view(None)["drawing"]["seats"] == [0, 2, 3]
    game.throw(1, 4, 4)
    game.throw(3, 6)
    assert game.turn == "D"


def test_then_the_turn_goes_clockwise() -> None:  # V-03
    game = start(3).throw(2, 6, 3)
    turns = [game.throw(1).turn for _ in range(3)]
    assert turns == ["C", "A", "B"]
    assert game.state.round == 2


def test_a_round_ends_when_the_turn_is_back_with_whoever_began() -> None:  # V-03
    game = start(3).throw(2, 3, 6)
    assert (game.turn, game.state.round) == ("C", 1)
    assert [game.throw(1).state.round for _ in range(4)] == [1, 1, 2, 2]


def test_the_first_seat_can_begin_without_a_throw() -> None:  # V-03
    assert start(3, first="first_seat").due() == ("A", "points", "three")


@pytest.mark.parametrize("dice", ["virtual", "real"])
def test_the_rules_do_not_ask_whose_dice_they_are(dice: str) -> None:  # V-04
    game = start(2, dice=dice).throw(2, 6)
    assert game.due() == ("B", "points", "three")


def test_a_die_shows_one_to_six_and_another_shows_the_gods() -> None:  # V-04
    game = start(2, destin="drawn")
    assert [GAME.encode(act)[1] for act in game.state.legal()] == [
        *("zeus", "athena", "hermes", "poseidon", "hades", "aeolus")
    ]
    game.throw("zeus", "hades")
    assert [GAME.encode(act) for act in game.state.legal()] == [["points", n] for n in range(1, 7)]
    assert game.state.weights() == [1] * 6


@pytest.mark.parametrize("destin", ["apart", "sailor", "drawn"])
def test_steering_by_hand_needs_a_person(destin: str) -> None:  # V-52
    assert start(2, destin=destin, steering="hand").state.rules.steered
    with pytest.raises(BadOption, match="option_needs") as refused:
        start(2, steering="hand")
    assert refused.value.facts == {"option": "steering", "other": "destin"}


def test_another_board_needs_the_companion() -> None:
    text = GAME.new(2).board.text  # type: ignore[attr-defined]
    assert start(2, play="companion", board=text).state.board.last == 100
    with pytest.raises(BadOption, match="option_needs"):
        start(2, board=text)
    with pytest.raises(BadOption, match="option_value"):
        start(2, play="companion", board="6 cicones")


def test_every_thrower_is_a_seat() -> None:
    game = start(4)
    assert [LETTERS[game.throw(2).state.thrower] for _ in range(3)] == ["B", "C", "D"]
