"""The draw and the action phase (U-10 to U-18)."""

from __future__ import annotations

from engines.core.contract import CHANCE
from engines.ulysses.acts import BACK, END, STAY, YES
from engines.ulysses.board import PLACE
from tests.engines.ulysses.table import (
    ALL_CARDS,
    AXEL,
    CARSTEN,
    CLAUDIA,
    MICHAEL,
    Table,
    build,
    cards_in_play,
    clear,
    debate,
    emptied,
    exchange,
    kinds,
    open_red,
    pandora,
    pay,
    plague,
    propose,
    turn,
    wind,
)

SIX = "malta,ithaca,delphi,sirens,circe,scylla"


def agreed(table: Table) -> None:
    """Let everybody agree to where Axel wants to go."""
    for seat in (CARSTEN, MICHAEL, CLAUDIA):
        table.play(seat, YES)


def test_one_card_a_temple_from_the_active_player_clockwise() -> None:  # U-10
    table = turn("temples=1,2,1,1", hand={AXEL: "1 wind"})
    table.play(AXEL, propose("libya"))
    agreed(table)
    table.play(AXEL, END)
    receivers = []
    while table.actor == CHANCE:
        receivers.append(table.state.receiver)
        table.draws("objection")
    assert receivers == [CARSTEN, CARSTEN, MICHAEL, CLAUDIA, AXEL]
    assert table.actor == CARSTEN


def test_an_empty_pile_is_made_of_the_discard() -> None:  # U-10
    table = emptied(turn(hand={AXEL: "1 pandora"}))
    table.state.discard[2] = 4
    assert "reshuffle" in kinds(table.play(AXEL, pandora()))
    assert table.discard == {}
    assert table.state.deck_size == 5


def test_with_pile_and_discard_empty_nobody_draws_more() -> None:  # U-10
    table = emptied(turn())
    table.play(AXEL, propose("libya"))
    table.play(CARSTEN, YES)
    table.play(MICHAEL, YES)
    assert "no_cards" in kinds(table.play(CLAUDIA, YES))
    assert table.actor == CARSTEN


def test_the_draw_stops_where_the_cards_run_out() -> None:  # U-10
    table = emptied(turn(hand={AXEL: "1 pandora"}))
    table.play(AXEL, pandora())
    assert "no_cards" in kinds(table.draws("pandora"))
    assert table.actor == AXEL


def test_cards_lying_in_a_debate_are_not_in_the_discard() -> None:  # U-10
    table = debate("ship=libya blue=dido", hand={CARSTEN: "2 objection"})
    table.play(CARSTEN, open_red("zakynthos", cards=2))
    assert table.discard == {}
    assert table.state.camps == [0, 2, 0]


def test_actions_come_in_any_order() -> None:  # U-11
    table = turn(hand={AXEL: "2 plague 1 pandora 1 wind"})
    table.play(AXEL, plague("malta"), pandora())
    table.draws("temple", "temple")
    table.play(AXEL, plague("ithaca"), build(), *pay("wind"), propose("libya"))
    assert table.actor == CARSTEN


def test_pandora_draws_two_cards() -> None:  # U-12
    table = turn(hand={AXEL: "1 pandora"})
    table.play(AXEL, pandora())
    table.draws("wind", "zeus")
    assert table.hand(AXEL) == {"wind": 1, "zeus": 1}
    assert table.actor == AXEL


def test_zeus_may_be_pandora_and_only_one_of_them_in_a_turn() -> None:  # U-12
    table = turn(hand={AXEL: "1 pandora 1 zeus"})
    table.play(AXEL, pandora("zeus"))
    table.draws("wind", "wind")
    assert table.why_not(pandora()) == "pandora_used"


def test_a_plague_goes_anywhere_the_ships_place_and_troy_included() -> None:  # U-13
    table = turn("ship=libya", hand={AXEL: "1 plague 1 zeus"})
    table.play(AXEL, plague("libya"), plague("troy", "zeus"))
    assert table.state.view(None)["plagues"] == [PLACE["troy"], PLACE["libya"]]


def test_no_second_plague_on_a_place() -> None:  # U-13
    table = turn("plagues=malta", hand={AXEL: "1 plague"})
    assert table.why_not(plague("malta")) == "already_plagued"


def test_with_six_plagues_out_one_must_go_first() -> None:  # U-13
    table = turn(f"plagues={SIX}", hand={AXEL: "1 plague 1 wind"})
    assert table.why_not(plague("troy")) == "six_plagues"
    table.play(AXEL, clear("malta"), *pay("wind"), plague("troy"))
    assert table.state.plagues.bit_count() == 6


def test_clearing_costs_as_many_cards_as_temples() -> None:  # U-14
    table = turn("plagues=malta temples=2,1,1,1", hand={AXEL: "2 wind 2 temple"})
    table.play(AXEL, clear("malta"), *pay("wind", "temple"))
    assert table.discard == {"temple": 1, "wind": 1}
    assert table.state.plagues == 0


def test_clearing_is_possible_as_often_as_one_can_pay() -> None:  # U-14
    table = turn("plagues=malta,troy,dido", hand={AXEL: "2 wind"})
    table.play(AXEL, clear("malta"), clear("troy"))
    assert table.why_not(clear("dido")) == "cannot_pay"


def test_a_payment_can_be_given_up_and_nothing_has_happened() -> None:  # U-14
    table = turn("plagues=malta temples=2,1,1,1", hand={AXEL: "2 wind 2 temple"})
    before = table.state.view(None)
    table.play(AXEL, clear("malta"), *pay("wind"))
    assert table.state.view(None) == before
    table.play(AXEL, BACK)
    assert table.hand(AXEL) == {"temple": 2, "wind": 2}
    assert table.may(propose("libya"))


def test_an_exchange_costs_as_many_cards_as_temples() -> None:  # U-15
    table = turn("temples=2,1,1,1", hand={AXEL: "2 wind"}, goals={AXEL: "malta sibyl"})
    table.play(AXEL, exchange("malta", "blue"))
    table.draws("dido")
    assert table.discard == {"wind": 2}
    assert table.state.goals[AXEL] == (PLACE["sibyl"], PLACE["dido"])


def test_the_colour_of_the_ships_place_cannot_be_drawn() -> None:  # U-15
    table = turn("ship=malta", hand={AXEL: "1 wind"}, goals={AXEL: "ithaca sibyl"})
    assert table.why_not(exchange("sibyl", "green")) == "ship_colour"
    assert table.may(exchange("ithaca", "red"))


def test_only_a_secret_goal_can_be_exchanged_and_only_once_a_turn() -> None:  # U-15
    hand, shown = {AXEL: "3 wind"}, {AXEL: "malta"}
    table = turn(hand=hand, goals={AXEL: "sibyl dido"}, shown=shown)
    assert table.why_not(exchange("malta", "blue")) == "goal_shown"
    table.play(AXEL, exchange("sibyl", "blue"))
    table.draws("atlantis")
    assert table.why_not(exchange("dido", "red")) == "exchange_used"


def test_the_old_goal_goes_under_its_pile_before_the_new_one_is_drawn() -> None:  # U-15
    table = turn(hand={AXEL: "1 wind"}, goals={AXEL: "malta"})
    table.state.pool = (0, 0, 0, 0)
    assert not table.may(exchange("malta", "blue"))
    table.play(AXEL, exchange("malta", "green"))
    assert [act.at for act in table.state.legal()] == [PLACE["malta"]]


def test_with_no_pile_to_draw_from_the_exchange_is_not_offered() -> None:  # U-15
    table = turn("ship=ithaca", hand={AXEL: "1 wind"}, goals={AXEL: "malta"})
    table.state.pool = (0, 0, 0, 0)
    assert table.why_not(exchange("malta", "blue")) == "empty_pile"
    assert not [act for act in table.state.legal() if act.verb == "exchange"]


def test_a_returned_goal_is_drawn_after_all_others_of_its_pile() -> None:  # U-15
    table = turn(hand={AXEL: "1 wind"}, goals={AXEL: "malta"})
    table.play(AXEL, exchange("malta", "green"))
    assert PLACE["malta"] not in [act.at for act in table.state.legal()]


def test_the_second_temple_costs_a_temple_card_and_another() -> None:  # U-16
    table = turn(hand={AXEL: "1 temple 1 wind 1 plague"})
    assert kinds(table.play(AXEL, build(), *pay("plague"))) == ["paid", "paid", "build"]
    assert table.hand(AXEL) == {"wind": 1}
    assert table.state.temples[AXEL] == 2


def test_the_fourth_temple_costs_three_temple_cards_and_three_others() -> None:  # U-16
    table = turn("temples=3,1,1,1", hand={AXEL: "3 temple 2 wind"})
    assert table.why_not(build()) == "too_few_to_build"
    table = turn("temples=3,1,1,1", hand={AXEL: "3 temple 3 wind"})
    table.play(AXEL, build())
    assert table.state.temples[AXEL] == 4
    assert table.hand(AXEL) == {}


def test_zeus_counts_as_a_temple_card() -> None:  # U-16
    table = turn("temples=2,1,1,1", hand={AXEL: "1 temple 1 zeus 2 wind"})
    assert not table.may(build())
    table.play(AXEL, build(zeus=1))
    assert table.state.temples[AXEL] == 3


def test_no_temple_without_a_supply() -> None:  # U-16
    table = turn("temples=1,8,7,7", hand={AXEL: "1 temple 1 wind"})
    assert table.why_not(build()) == "no_temples_left"


def test_where_any_card_will_do_the_player_chooses() -> None:  # U-17
    table = turn("plagues=malta", hand={AXEL: "1 zeus 1 wind 1 objection"})
    table.play(AXEL, clear("malta"))
    assert [act for act in table.state.legal() if act.verb == "pay"] == [
        *pay("objection", "wind", "zeus")
    ]


def test_zeus_stands_for_the_wind() -> None:  # U-17
    table = turn(hand={AXEL: "1 zeus"})
    table.play(AXEL, propose("libya"))
    agreed(table)
    table.play(AXEL, wind("zeus"))
    assert table.may(propose("dido"))


def test_blue_goes_on_a_joined_place_without_plague() -> None:  # U-18
    table = turn("ship=troy plagues=libya")
    assert table.may(propose("cyprus"))
    assert table.why_not(propose("libya")) == "plagued"
    assert table.why_not(propose("malta")) == "not_joined"


def test_shut_in_by_plagues_one_must_clear_a_way() -> None:  # U-18
    table = turn("ship=troy plagues=cyprus,minotaur,libya", hand={AXEL: "1 wind"})
    assert table.why_not(STAY) == "must_clear"
    table.play(AXEL, clear("libya"), propose("libya"))
    assert table.actor == CARSTEN


def test_shut_in_and_too_poor_the_ship_stays_and_the_turn_passes() -> None:  # U-18
    shut = "ship=troy plagues=cyprus,minotaur,libya temples=2,1,1,1"
    table = turn(shut, hand={AXEL: "1 wind"})
    assert kinds(table.play(AXEL, STAY)) == ["stay", "turn"]
    assert table.ship == "troy"
    assert (table.actor, table.state.active) == (CHANCE, CARSTEN)


def test_with_a_way_open_nobody_may_stay() -> None:  # U-18
    assert turn("plagues=cyprus,minotaur").why_not(STAY) == "must_propose"


def test_no_card_is_lost_or_made() -> None:  # U-02
    table = turn(hand={AXEL: "2 temple 1 pandora 1 plague"})
    table.play(AXEL, plague("malta"), pandora())
    table.draws("wind", "zeus")
    table.play(AXEL, build(), *pay("wind"))
    assert cards_in_play(table.state) == ALL_CARDS
