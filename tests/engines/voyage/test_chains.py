"""Chains: one arrival leads to the next, and every trial can be a link (V-09, V-12)."""

from __future__ import annotations

import pytest

from engines.voyage.nostos_board import NOSTOS
from engines.voyage.trials import TRIALS

from .boards import SMALL
from .table import Voyage, play, voyage

#: Aeolus blows back to the Cicones; Scylla lies where Zeus can lead from the Sirens.
BLOWN_BACK = NOSTOS.replace("28 aeolus", "8 aeolus")
ROCK_AHEAD = NOSTOS.replace("72 scylla", "73 scylla")


def chain(text: str, moves: str, **options: str) -> Voyage:
    """Return a voyage after these moves."""
    return play(voyage(text, **options), moves)


def links(game: Voyage) -> list[str]:
    """Return the trials that were arrived on, in order."""
    return [facts["trial"] for facts in game.heard("arrive")]


#: By trial: a turn in which it is not the first thing that happens.
LINKS = {
    "cicones": ("A=5 B=30", "3 hades 2", BLOWN_BACK),
    "lotus": ("A=6 B=30", "4", NOSTOS),
    "cyclops": ("A=26 B=30", "2 hades 6", NOSTOS),
    "aeolus": ("A=20 B=30", "2 name:hades hades 6", NOSTOS),
    "laestrygonians": ("A=37 B=30", "2 hermes 4", NOSTOS),
    "circe": ("A=50 B=9", "2 hermes 4", NOSTOS),
    "underworld": ("A=46 B=9", "2", NOSTOS),
    "sirens": ("A=59 B=9", "2 hermes 4", NOSTOS),
    "charybdis": ("A=63 B=9", "2 sing zeus 3", NOSTOS),
    "scylla": ("A=63 B=9", "2 sing zeus 4", ROCK_AHEAD),
    "sun": ("A=63 B=9", "2 sing zeus 6", NOSTOS),
    "trident": ("A=79 B=9", "1 hermes 4", NOSTOS),
    "calypso": ("A=79 B=9", "1 zeus 4", NOSTOS),
    "ino": ("A=86 B=9", "2 3 4 4", NOSTOS),
    "nausicaa": ("A=91 B=9", "1", NOSTOS),
}


@pytest.mark.parametrize("trial", TRIALS)
def test_every_trial_can_be_a_later_link_of_a_chain(trial: str) -> None:  # V-12, V-09
    text, moves, board = LINKS[trial]
    game = chain(text, moves, board=board)
    assert len(game.heard("sail") + game.heard("sent")) > 1
    assert trial in links(game)
    assert {"card", "card_taken"} & {e.kind for e in game.told if e.facts.get("trial") == trial}


def test_blown_back_to_the_cicones_one_owes_them_two_points() -> None:  # V-23, V-20
    game = chain("A=5 B=30", "3 hades 2 1 5", board=BLOWN_BACK)
    assert links(game) == ["aeolus", "cicones"]
    assert (game.cell("A"), game.duty("A")) == (9, None)


def test_from_the_storm_to_the_laestrygonians_and_back_to_troy() -> None:  # V-15, V-24
    game = chain("A=37 B=30", "2 hermes 4 hades")
    assert (links(game), game.cards("A")) == (["laestrygonians"], ["laestrygonians"])
    assert (game.cell("A"), game.turn) == (0, "B")


def test_from_the_storm_across_the_trident() -> None:  # V-15, V-31
    game = chain("A=79 B=30", "1 hermes 4")
    assert (game.cell("A"), game.cards("A"), game.turn) == (18, ["trident"], "B")


def test_out_of_the_underworld_onto_circe_who_sends_the_next_there() -> None:  # V-26, V-25
    game = chain("A=50 B=9 C=30", "2 hermes 4")
    assert links(game) == ["underworld", "circe", "underworld"]
    assert (game.cell("A"), game.duty("A"), game.cell("B"), game.turn) == (56, None, 52, "B")
    assert (game.cards("A"), game.cards("B")) == (["circe"], ["underworld"])
    assert game.due() == ("B", "gods", "underworld")


def test_who_comes_to_circe_out_of_the_underworld_chases_whoever_did_before() -> None:  # V-25, V-07
    game = chain("A=50 B=9 C=30", "2 hermes 4 hermes 4")
    assert (game.cell("B"), game.cell("C"), game.turn) == (56, 52, "C")
    assert game.cell("A") == 30
    assert (game.cards("A"), game.cards("B"), game.cards("C")) == ([], ["circe"], ["underworld"])


def test_from_calypso_by_ino_and_nausicaa_home() -> None:  # V-32 to V-35
    game = chain("A=79 B=9", "1 zeus 4 3 4 4 4")
    assert links(game) == ["calypso", "ino", "nausicaa"]
    assert (game.over, game.score("A")) == (True, 100 + 21 + 7 + 1 + 2)


def test_through_the_storm_and_athena_home() -> None:  # V-15, V-13
    game = chain("A=79 B=9", "6 zeus 5")
    assert [sail["to"] for sail in game.heard("sail")] == [80, 90, 100]
    assert game.over


def test_the_sun_sends_to_charybdis_where_the_next_turn_goes_to_and_fro() -> None:  # V-30, V-28
    game = chain("A=77:sun B=9", "hades 1 6")
    assert game.heard("sail")[-1]["path"] == [72, 71, 72, 73, 74, 75]
    assert (game.cell("A"), game.turn) == (75, "B")


def test_on_a_small_board_five_trials_in_one_turn() -> None:  # V-12
    game = chain("A=5 B=30", "2 name:hades hades 2 hermes 3 zeus 1 3 hermes 2", board=SMALL)
    assert links(game)[:5] == ["cyclops", "aeolus", "laestrygonians", "underworld", "circe"]
    assert (links(game)[5:], game.cell("A"), game.turn) == (["underworld"], 19, "B")
    assert game.cards("A") == ["cyclops", "aeolus", "laestrygonians", "circe"]
