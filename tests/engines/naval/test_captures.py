"""Boarding, raids, shelters, no mercy and scuttling (N-05 to N-09)."""

from __future__ import annotations

from engines import GAMES
from engines.naval.notation import sea
from engines.naval.view import safe_ships
from tests.engines.naval.sailing import afloat, can, play, refused


def test_sailing_onto_an_enemy_captures_it() -> None:  # N-05
    game = sea("H brown c3>ne | T violet d3>w, blue e4>se", captures=(0, 0))
    assert play(game, "brown d3>e") == ["sail", "board"]
    assert game.scores() == [1, 0]
    assert afloat(game) == "brown blue"


def test_the_captor_takes_the_place_of_the_captured() -> None:  # N-05
    game = sea("H brown c3>ne | T violet d3>w, blue e4>se")
    play(game, "brown d3>e", "blue >w")
    assert can(game, "brown d4>e")


def test_sailing_onto_an_enemy_base_hex_sinks_the_ship_of_its_colour() -> None:  # N-06
    game = sea("H brown d3>ne | T grey b1>e, blue d6>se", captures=(0, 0))
    assert play(game, "brown e3>ne") == ["sail", "raid"]
    assert game.scores() == [1, 0]
    assert afloat(game) == "brown blue"


def test_trojans_raid_the_hellene_base() -> None:  # N-06
    game = sea("T violet b3>sw | H purple d1>e, pink b1>e", captures=(0, 0))
    assert play(game, "violet a2>w") == ["sail", "raid"]
    assert game.scores() == [0, 1]
    assert afloat(game) == "pink violet"


def test_a_raid_does_not_reach_a_ship_in_shelter() -> None:  # N-06, N-07
    game = sea("H brown d3>ne | T grey c4>e, blue b1>se", captures=(0, 0))
    assert play(game, "brown e3>ne") == ["sail"]
    assert game.scores() == [0, 0]


def test_raiding_the_base_of_a_ship_already_gone_takes_nothing() -> None:  # N-06
    game = sea("H brown d3>ne | T blue b1>se", captures=(0, 0))
    assert play(game, "brown e3>ne") == ["sail"]


def test_boarding_a_ship_on_another_ships_base_takes_both() -> None:  # N-05, N-06
    game = sea("H brown d3>ne | T blue e3>w, grey b1>e, violet d6>w", captures=(0, 0))
    assert play(game, "brown e3>ne") == ["sail", "board", "raid"]
    assert game.scores() == [2, 0]
    assert afloat(game) == "brown violet"


def test_the_view_tells_boardings_from_raids() -> None:  # N-05, N-06
    game = sea("H brown d3>ne | T blue e3>w, grey b1>e, violet d6>w", captures=(0, 0))
    play(game, "brown e3>ne")
    assert game.view(None)["breakdown"][0] == [["boarding", 1], ["raid", 1]]


def test_a_ship_boarded_on_its_own_base_counts_once() -> None:  # N-06, N-08
    game = sea("H brown d3>ne | T grey e3>w, blue d5>w", captures=(0, 0))
    game.exposed = 0  # on this board no sheltered ship is next to the enemy base
    assert play(game, "brown e3>e")[:2] == ["sail", "board"]
    assert game.scores() == [1, 0]


def test_without_mercy_a_raid_reaches_a_ship_in_shelter() -> None:  # N-06, N-08
    game = sea("H brown d3>ne | T grey c4>w, blue d5>w", captures=(0, 0))
    game.exposed = 0
    assert play(game, "brown e3>e")[:2] == ["sail", "raid"]


def test_turning_on_an_enemy_base_hex_does_not_raid() -> None:  # N-06
    game = sea("H brown e3>ne | T grey b1>e, blue d6>se", captures=(0, 0))
    assert play(game, "brown >w") == ["turn"]
    assert afloat(game) == "brown blue grey"


def test_a_ship_does_not_raid_its_own_base() -> None:  # N-06
    game = sea("H brown b3>sw, purple c2>e | T grey b1>e")
    assert play(game, "brown a2>w") == ["sail"]


def test_the_open_sea_hex_of_the_enemy_is_no_base() -> None:  # N-06
    game = sea("H brown c3>ne | T grey b1>e")
    assert play(game, "brown d3>ne") == ["sail"]


def test_three_hexes_shelter_a_ship() -> None:  # N-07
    for shelter, approach in (("c4", "c3>e"), ("e3", "d3>ne"), ("d4", "c4>ne")):
        game = sea(f"H brown {approach}, pink b1>e | T grey {shelter}>e")
        assert refused(game, f"brown {shelter}>e") == "sheltered"
        assert 7 in safe_ships(game.view(0))


def test_the_hexes_of_another_colour_shelter_nobody() -> None:  # N-07
    game = sea("H brown c4>ne, pink b1>e | T blue d4>e")
    assert play(game, "brown d4>e") == ["sail", "board", "over"]


def test_no_mercy_when_every_ship_is_sheltered() -> None:  # N-08
    game = sea("H pink b4>nw | T grey c4>e")
    assert game.no_mercy
    assert safe_ships(game.view(0)) == []
    assert play(game, "pink c4>e") == ["sail", "board", "over"]


def test_one_ship_out_of_shelter_brings_mercy_back() -> None:  # N-08
    game = sea("H pink b4>nw, brown b1>e | T grey c4>e")
    assert not game.no_mercy
    assert refused(game, "pink c4>e") == "sheltered"


def test_no_mercy_holds_at_the_start_and_ends_with_the_first_sailing() -> None:  # N-08
    game = GAMES["naval"].new(players=2, first="hellenes")
    assert game.no_mercy
    assert play(game, "brown b2>ne") == ["sail", "mercy"]
    assert not game.no_mercy


def test_entering_the_last_shelter_begins_no_mercy() -> None:  # N-08
    game = sea("H pink b3>e | T grey c4>e")
    assert play(game, "pink b4>ne") == ["sail", "no_mercy"]
    assert can(game, "grey b4>e")


def test_no_mercy_is_judged_when_the_turn_starts() -> None:  # N-08
    # Pink leaves its shelter to strike, which does not give the shelters back in mid-turn.
    game = sea("H pink b4>nw, brown b6>e | T grey c4>e, blue d5>w")
    assert play(game, "pink c4>e") == ["sail", "board"]
    assert game.no_mercy


def test_scuttling_on_the_trident_counts_for_nobody() -> None:  # N-09
    game = sea("H brown c6>e, pink a3>ne | T violet d5>w", captures=(1, 1))
    assert play(game, "brown c7>e") == ["sail", "scuttle"]
    assert game.scores() == [1, 1]
    assert afloat(game) == "pink violet"


def test_the_trident_is_open_to_the_next_ship() -> None:  # N-09
    game = sea("H brown c6>e, pink b6>ne | T violet d6>se, blue e1>e")
    assert play(game, "brown c7>e", "violet c7>e") == ["sail", "scuttle"]
