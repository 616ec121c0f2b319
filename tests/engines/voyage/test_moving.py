"""Moving: leaving Troy, sailing, chasing, crossings, Ithaca and chains (V-05 to V-12)."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from engines.voyage import GAME
from engines.voyage.nostos_board import NOSTOS

from .boards import LATE_ATHENA
from .table import Voyage, voyage

#: Aeolus and the Cicones have changed places: he blows ships back into the harbour.
AEOLUS_FIRST = NOSTOS.replace("6 cicones", "5 aeolus").replace("28 aeolus", "28 cicones")


@pytest.mark.parametrize("points", [1, 2, 4, 5, 6])
def test_only_a_three_leaves_troy(points: int) -> None:  # V-05
    game = voyage("A=troy B=9").throw(points)
    assert (game.cell("A"), game.duty("A"), game.turn) == (0, "three", "B")
    assert game.heard("waits_for_three") == [{"seat": 0, "n": points}]


def test_a_three_throws_again_and_sails_that() -> None:  # V-05
    game = voyage("A=troy B=9").throw(3)
    assert game.due() == ("A", "points", "again")
    game.throw(5)
    assert (game.cell("A"), game.turn) == (5, "B")
    assert game.kinds() == ["points", "leaves", "points", "sail", "turn"]


def test_a_ship_that_left_with_a_three_is_free_next_turn() -> None:  # V-05
    game = voyage("A=troy B=9").throw(3, 5, 1)
    assert (game.duty("A"), game.due()) == (None, ("A", "points", "sail"))
    assert game.throw(2).cell("A") == 7


def test_a_ship_back_in_troy_leaves_on_any_throw() -> None:  # V-05
    game = voyage("A=0 B=9")
    assert game.due() == ("A", "points", "sail")
    game.throw(2)
    assert game.cell("A") == 2
    assert game.kinds() == ["points", "leaves", "sail", "turn"]


def test_a_turn_is_a_throw_and_as_many_cells() -> None:  # V-06
    game = voyage("A=1 B=30").throw(4)
    assert (game.cell("A"), game.turn) == (5, "B")
    sail = {"seat": 0, "from": 1, "to": 5, "path": [2, 3, 4, 5], "back": False, "why": "sail"}
    assert game.heard("sail") == [sail]


def test_what_one_voyage_told_does_not_change_what_another_tells() -> None:
    for _ in range(2):
        sail = next(e for e in voyage("A=1 B=30").throw(4).told if e.kind == "sail")
        assert sail.facts["path"] == (2, 3, 4, 5)
        sail.seen_by(None)["path"].clear()


def test_a_pending_trial_is_served_before_anything_else() -> None:  # V-06
    assert voyage("A=22:cyclops").phase == "cyclops_name"
    assert voyage("A=52:underworld").due() == ("A", "gods", "underworld")


def test_arriving_on_a_ship_swaps() -> None:  # V-07
    game = voyage("A=1 B=5").throw(4)
    assert (game.cell("A"), game.cell("B")) == (5, 1)
    assert game.heard("swap") == [{"seat": 1, "by_seat": 0, "from": 5, "to": 1}]


def test_a_ship_chased_from_the_harbour_goes_there_and_leaves_freely() -> None:  # V-07, V-05
    game = voyage("A=troy B=5").throw(3, 5)
    assert (game.cell("B"), game.duty("B")) == (0, None)
    assert game.due() == ("B", "points", "sail")


def test_being_chased_onto_a_trial_is_no_arrival() -> None:  # V-07
    game = voyage("A=6 B=8 cicones>A").throw(2)
    assert (game.cell("B"), game.duty("B"), game.cards("B")) == (6, None, [])
    assert not game.heard("arrive")


def test_being_chased_ends_the_trial() -> None:  # V-07
    game = voyage("A=60 B=65:sirens").throw(1, "hermes", 4)
    assert (game.cell("A"), game.cell("B"), game.duty("B")) == (65, 61, None)
    other = voyage("A=10 B=14:lotus_sleep lotus>B").throw(4)
    assert (other.cell("B"), other.duty("B"), other.state.sleep[1]) == (10, None, 0)


def test_being_chased_costs_the_card_of_that_trial_and_no_other() -> None:  # V-07, V-09
    game = voyage("A=60 B=65:sirens sirens>B sun>B").throw(1, "hermes", 4)
    assert (game.cards("A"), game.cards("B")) == (["sirens"], ["sun"])


def test_the_card_stays_until_somebody_arrives_on_that_trial() -> None:  # V-07
    game = voyage("A=14 B=19 C=30 lotus>B", players=3).throw(5)
    assert (game.cell("B"), game.cards("B")) == (14, ["lotus"])


def test_after_a_storm_the_chased_ship_goes_to_the_storm() -> None:  # V-07
    game = voyage("A=37 B=41").throw(5, "hermes", 2)
    assert (game.cell("A"), game.cell("B")) == (41, 39)


def test_a_move_doubled_by_athena_is_one_move() -> None:  # V-07, V-13
    game = voyage("A=7 B=13").throw(3)
    assert (game.cell("A"), game.cell("B")) == (13, 7)


def test_a_ship_that_stands_with_athena_is_chased_too() -> None:  # V-07, V-12
    game = voyage("A=91 B=97", board=LATE_ATHENA).throw(6)
    assert game.heard("chain_stopped") == [{"seat": 0}]
    assert (game.cell("A"), game.cell("B")) == (97, 91)


def test_a_ship_that_comes_round_to_its_own_cell_chases_nobody() -> None:  # V-07, V-11
    game = voyage("A=98 B=97").throw(4)
    assert (game.cell("A"), game.cell("B"), game.heard("swap")) == (98, 97, [])


def test_a_ship_that_was_sent_leaves_the_cell_it_was_sent_from() -> None:  # V-07
    game = voyage("A=91 B=96").throw(1)
    assert (game.cell("A"), game.cell("B")) == (96, 92)


def test_both_numbers_of_a_crossing_are_one_place() -> None:  # V-08
    game = voyage("A=15 B=84").throw(3)
    assert (game.cell("A"), game.cell("B")) == (18, 15)
    assert game.heard("swap") == [{"seat": 1, "by_seat": 0, "from": 84, "to": 15}]
    other = voyage("A=82 B=18").throw(2)
    assert (other.cell("A"), other.cell("B")) == (18, 82)


def test_the_other_number_of_circe_chases_too() -> None:  # V-08
    game = voyage("A=53 B=30 C=48", players=3).throw(3)
    assert (game.cell("A"), game.cell("C")) == (56, 53)


def test_an_arrival_takes_the_card_from_whoever_holds_it() -> None:  # V-09
    game = voyage("A=4 B=30 cicones>B").throw(2)
    assert game.cards("A") == ["cicones"]
    assert game.heard("card_taken") == [{"seat": 0, "trial": "cicones", "n": 2, "from_seat": 1}]


def test_a_card_one_has_already_is_not_given_again() -> None:  # V-09
    game = voyage("A=4 B=30 cicones>A").throw(2)
    assert game.cards("A") == ["cicones"]
    assert game.heard("arrive") == [{"seat": 0, "trial": "cicones"}]
    assert not game.heard("card")
    assert not game.heard("card_taken")


def test_the_first_arrival_takes_the_card_from_the_destin() -> None:  # V-09
    game = voyage("A=4 B=30").throw(2)
    assert game.heard("card") == [{"seat": 0, "trial": "cicones", "n": 2}]


def test_sailing_back_stops_at_troy() -> None:  # V-10
    game = voyage("A=14:lotus_wake B=9").throw("hades", 6, 2)
    assert game.cell("A") == 8
    near = voyage("A=2 B=9", board=AEOLUS_FIRST).throw(3, "hades", 6)
    assert (near.cell("A"), near.duty("A")) == (0, None)
    assert near.heard("sail")[-1]["path"] == [4, 3, 2, 1, 0]


def test_the_harbour_holds_any_number_of_ships() -> None:  # V-10
    game = voyage("A=2 B=0 C=troy", board=AEOLUS_FIRST).throw(3, "hades", 6)
    assert [game.cell(letter) for letter in "ABC"] == [0, 0, 0]
    assert not game.heard("swap")


def test_past_ithaca_the_rest_is_sailed_backward() -> None:  # V-11
    game = voyage("A=97 B=30").throw(5)
    assert game.cell("A") == 98
    assert game.heard("sail")[0]["path"] == [98, 99, 100, 99, 98]
    assert game.kinds()[:3] == ["points", "bounce", "sail"]


def test_a_bounce_back_onto_the_storm_one_left_stops_there() -> None:  # V-15, V-11
    board = NOSTOS.replace("96 nausicaa", "97 storm, 96 nausicaa")
    game = voyage("A=97 B=30", board=board).throw(6)
    assert game.heard("sail")[0]["path"] == [98, 99, 100, 99, 98, 97]
    assert game.due() == ("A", "gods", "storm")


def test_where_that_ends_is_an_arrival() -> None:  # V-11
    game = voyage("A=98 B=30").throw(6)
    assert game.heard("arrive") == [{"seat": 0, "trial": "nausicaa"}]
    assert game.due() == ("A", "points", "nausicaa")


def test_a_chain_goes_one_hop_at_a_time() -> None:  # V-12
    game = voyage("A=88 B=30").throw(4)
    assert [kind for kind in game.kinds() if kind in ("sail", "arrive", "sent", "card")] == [
        *("sail", "arrive", "card", "sent", "arrive", "card")
    ]
    assert game.state.hops == 2


def after_hops(hops: int, text: str, **options: Any) -> Voyage:
    """Return a voyage in which the ship to sail has come so far by hops already."""
    game = voyage(text, **options)
    game.state.hops = hops
    return game


def test_the_twentieth_hop_arrives_like_any_other() -> None:  # V-12
    game = after_hops(19, "A=26 B=99").throw(2)
    assert (game.cards("A"), game.due()) == (["aeolus"], ("A", "gods", "aeolus"))
    assert not game.heard("chain_stopped")


def test_a_chain_longer_than_twenty_hops_stops() -> None:  # V-12
    game = after_hops(20, "A=26 B=99 aeolus>A").throw(2)
    assert game.heard("chain_stopped") == [{"seat": 0}]
    assert (game.cell("A"), game.duty("A"), game.turn) == (28, None, "B")


def test_the_hop_after_the_twentieth_still_reaches_ithaca() -> None:  # V-12, V-35
    game = after_hops(20, "A=97 B=99").throw(3)
    assert game.over
    assert GAME.determinize(game.state.view(None), Random(1)).hops == 21


def test_dice_that_go_to_and_fro_come_to_an_end() -> None:  # V-12
    game = voyage("A=27 B=99").throw(1)
    while game.turn == "A":
        # From Aeolus back to the Cyclops, and on to Aeolus again.
        game.throw("hades", 6)
        if game.phase == "cyclops_name":
            game.does("A", "name", "hades").throw("hades", 6)
    assert game.heard("chain_stopped") == [{"seat": 0}]
    assert len(game.heard("sail")) == 21


def test_a_stopped_chain_chases_all_the_same_and_gives_no_card() -> None:  # V-12
    game = after_hops(20, "A=26 B=28").throw(2)
    assert (game.cell("A"), game.cell("B"), game.cards("A")) == (28, 26, [])


def test_a_stopped_chain_does_not_stay_on_poseidon() -> None:  # V-12, V-14
    assert after_hops(20, "A=31 B=99").throw(2).cell("A") == 31


def test_a_chain_may_stop_on_a_storm_without_the_gods() -> None:  # V-12, V-15
    game = after_hops(20, "A=37 B=39 C=50").throw(5)
    assert (game.cell("A"), game.cell("B"), game.due()) == (39, 37, ("B", "points", "sail"))
    game.throw(1, 1, 3)
    assert (game.cell("A"), game.turn) == (42, "B")


def test_a_chain_may_stop_with_athena_who_sends_nobody_on() -> None:  # V-12, V-13
    game = after_hops(20, "A=7 B=99").throw(3)
    assert (game.cell("A"), game.turn, game.heard("penance")) == (10, "B", [])
    game.throw(2, 2)
    assert game.cell("A") == 12
