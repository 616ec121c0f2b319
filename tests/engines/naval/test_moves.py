"""Turns, headings and where a ship may go (N-01 to N-04)."""

from __future__ import annotations

from engines import CHANCE, GAMES
from engines.naval.acts import OFFER
from engines.naval.board import DIRECTIONS
from engines.naval.notation import sea
from tests.engines.naval.sailing import can, play, refused

NAVAL = GAMES["naval"]


def test_the_first_player_is_drawn() -> None:  # N-01
    game = NAVAL.new(players=2)
    assert game.actor == CHANCE
    assert play(game, "trojans_begin") == ["first"]
    assert game.actor == 1


def test_the_first_player_can_be_chosen() -> None:  # N-01
    assert NAVAL.new(players=2, first="hellenes").actor == 0
    assert NAVAL.new(players=2, first="trojans").actor == 1


def test_one_ship_a_turn_then_the_other_fleet() -> None:  # N-01
    game = NAVAL.new(players=2, first="hellenes")
    play(game, "brown b2>ne")
    assert game.actor == 1
    assert refused(game, "purple b3>ne") == "not_your_ship"


def test_every_ship_starts_on_its_base_with_its_bow_to_the_enemy() -> None:  # N-02
    game = NAVAL.new(players=2, first="trojans")
    assert game.view(None)["ships"][:2] == [[0, DIRECTIONS.index("ne")], [1, 1]]
    assert game.view(None)["ships"][5] == [24, DIRECTIONS.index("se")]


def test_a_ship_sails_where_its_bow_points_and_may_turn_on_arrival() -> None:  # N-02
    game = sea("H brown b2>ne | T violet d6>w")
    assert [can(game, f"brown c3>{d}") for d in DIRECTIONS] == [True] * 6
    assert refused(game, "brown c2>ne") == "not_ahead"


def test_a_ship_may_stay_and_take_another_heading() -> None:  # N-02
    game = sea("H brown b2>ne | T violet d6>w")
    assert [d for d in DIRECTIONS if can(game, f"brown >{d}")] == ["e", "nw", "w", "sw", "se"]
    assert refused(game, "brown >ne") == "same_heading"


def test_turning_on_the_spot_does_not_sail() -> None:  # N-02
    game = sea("H brown b2>ne | T violet d6>w")
    assert play(game, "brown >w") == ["turn"]
    assert game.view(None)["ships"][0] == [6, DIRECTIONS.index("w")]


def test_a_ship_goes_one_hex_at_a_time() -> None:  # N-02
    game = sea("H brown b2>ne | T violet d6>w")
    assert refused(game, "brown d3>ne") == "too_far"
    assert refused(game, "brown b2>e") == "already_there"


def test_a_ship_on_zeus_may_leave_in_any_direction() -> None:  # N-03
    game = sea("H brown c4>ne | T violet d6>w")
    around = ("c5", "d4", "d3", "c3", "b3", "b4")
    assert all(can(game, f"brown {cell}>w") for cell in around)
    assert len(game.legal()) == 6 * 6 + 5 + 1


def test_a_ship_on_zeus_still_meets_other_ships() -> None:  # N-03, N-04
    game = sea("H brown c4>ne, pink c3>ne | T violet d4>w, dark_green d2>e, grey c5>e")
    assert refused(game, "brown c3>ne") == "own_ship_there"
    assert can(game, "brown d4>ne")


def test_a_ship_never_enters_a_hex_of_its_own_fleet() -> None:  # N-04
    game = sea("H brown b2>ne, pink c3>ne | T violet d6>w")
    assert not can(game, "brown c3>ne")
    assert refused(game, "brown c3>ne") == "own_ship_there"


def test_a_ship_never_enters_the_hex_of_a_sheltered_enemy() -> None:  # N-04, N-07
    game = sea("H brown c3>e | T violet c4>w")
    assert not can(game, "brown c4>e")
    assert refused(game, "brown c4>e") == "sheltered"


def test_a_ship_never_leaves_the_board() -> None:  # N-04
    game = sea("H brown a1>sw | T violet d6>w")
    assert {act.verb for act in game.legal()} == {"turn", "offer"}
    assert refused(game, "brown a2>e") == "not_ahead"


def test_a_fleet_hemmed_in_can_still_turn() -> None:  # N-10
    game = sea("H brown a1>w | T violet d6>w")
    assert [act.verb for act in game.legal() if act != OFFER] == ["turn"] * 5
