"""After the debate: goals, the wind, the next turn, and what an exchange tells (U-30 to U-34)."""

from __future__ import annotations

from engines.core.contract import CHANCE, OVER
from engines.ulysses.acts import END, PASS, YES
from engines.ulysses.board import PLACE
from tests.engines.ulysses.table import (
    AXEL,
    BLUE,
    CARSTEN,
    CLAUDIA,
    MICHAEL,
    Table,
    back,
    debate,
    exchange,
    kinds,
    open_red,
    pandora,
    pay,
    propose,
    turn,
    wind,
)


def sailed(table: Table, place: str) -> list[str]:
    """Let Axel propose and everybody agree; return what was told of the arrival."""
    table.play(AXEL, propose(place))
    table.play(CARSTEN, YES)
    table.play(MICHAEL, YES)
    return kinds(table.play(CLAUDIA, YES))


def test_a_goal_is_shown_whoever_holds_it() -> None:  # U-30
    table = turn("ship=libya", goals={CLAUDIA: "dido malta"})
    assert sailed(table, "dido")[:3] == ["yes", "sail", "goal"]
    assert table.state.view(None)["shown"] == [[], [], [], [PLACE["dido"]]]
    assert table.state.scores() == [0, 0, 0, 1]


def test_four_goals_shown_win_at_once() -> None:  # U-30
    goals, shown = {MICHAEL: "dido", AXEL: "malta"}, {MICHAEL: "troy malta sibyl"}
    table = turn("ship=libya", hand={AXEL: "1 wind"}, goals=goals | {AXEL: "ithaca"}, shown=shown)
    assert sailed(table, "dido")[-2:] == ["over", "reveal"]
    assert table.actor == OVER
    assert table.state.winners() == [MICHAEL]
    assert table.state.view(None)["secrets"] == [[PLACE["ithaca"]], [], [], []]


def test_a_shown_goal_does_not_count_again() -> None:  # U-30
    table = turn("ship=libya", shown={MICHAEL: "dido"})
    assert "goal" not in sailed(table, "dido")


def test_after_blue_the_wind_keeps_the_turn() -> None:  # U-31
    table = turn("ship=libya", hand={AXEL: "1 wind 1 plague"})
    sailed(table, "dido")
    assert kinds(table.play(AXEL, wind())) == ["wind"]
    assert table.may(propose("atlantis"))


def test_staying_active_brings_no_draw_no_second_exchange_and_no_second_pandora() -> None:  # U-31
    hand = {AXEL: "2 pandora 1 wind 3 temple"}
    table = turn("ship=libya", hand=hand, goals={AXEL: "malta"})
    table.play(AXEL, pandora())
    table.draws("plague", "plague")
    table.play(AXEL, exchange("malta", "red"), *pay("temple"))
    table.draws("sibyl")
    sailed(table, "dido")
    table.play(AXEL, wind())
    assert table.actor == AXEL
    assert table.why_not(pandora()) == "pandora_used"
    assert table.why_not(exchange("sibyl", "green")) == "exchange_used"


def test_the_wind_blows_even_if_others_carried_blue() -> None:  # U-31
    hand = {AXEL: "1 wind", CARSTEN: "1 objection", MICHAEL: "3 objection", CLAUDIA: "1 wind"}
    table = debate("ship=libya blue=dido", hand=hand)
    table.play(CARSTEN, open_red("zakynthos", cards=1))
    table.play(MICHAEL, back(BLUE, 1))
    for seat in (CLAUDIA, AXEL, CARSTEN):
        table.play(seat, PASS)
    table.play(AXEL, wind())
    assert table.state.active == AXEL


def test_no_wind_after_red() -> None:  # U-31
    table = debate("ship=libya blue=dido red=zakynthos:1", hand={AXEL: "2 wind"})
    for seat in (MICHAEL, CLAUDIA, AXEL):
        table.play(seat, PASS)
    assert table.state.active == CARSTEN


def test_the_wind_is_offered_to_who_has_none_so_that_nobody_learns_it() -> None:  # U-27, U-31
    table = turn("ship=libya", hand={AXEL: "1 plague"})
    sailed(table, "dido")
    assert table.actor == AXEL
    assert table.state.legal() == [END]


def test_otherwise_the_player_on_the_left_is_active() -> None:  # U-32
    table = turn("ship=libya", hand={AXEL: "1 wind"})
    sailed(table, "dido")
    table.play(AXEL, END)
    assert (table.actor, table.state.active) == (CHANCE, CARSTEN)


def test_a_ship_on_a_plagued_place_may_leave() -> None:  # U-33
    table = turn("ship=libya plagues=libya")
    assert sailed(table, "dido")
    assert table.ship == "dido"


def swapped() -> Table:
    """Axel has given Malta back and drawn Dido."""
    table = turn(hand={AXEL: "1 wind"}, goals={AXEL: "malta", CARSTEN: "ithaca delphi"})
    table.play(AXEL, exchange("malta", "blue"))
    table.draws("dido")
    return table


def test_an_exchange_shows_two_colours_and_nothing_more() -> None:  # U-34
    table = turn(hand={AXEL: "1 wind"}, goals={AXEL: "malta"})
    *_, told = table.play(AXEL, exchange("malta", "blue"))
    assert told.seen_by(CARSTEN) == {
        "kind": "exchange",
        "seat": AXEL,
        "returned": "green",
        "drawn": "blue",
    }
    assert told.seen_by(AXEL)["place"] == PLACE["malta"]
    (drawn,) = table.draws("dido")
    assert drawn.seen_by(None) == {"kind": "goal_drawn", "seat": AXEL, "colour": "blue"}


def test_everybody_sees_who_put_a_goal_under_which_pile() -> None:  # U-34
    assert swapped().state.view(None)["returned"] == [[], [AXEL], [], []]


def test_only_the_owner_remembers_what_lies_under_a_pile() -> None:  # U-34
    state = swapped().state
    assert state.view(AXEL)["under"] == [[], [PLACE["malta"]], [], []]
    assert state.view(CARSTEN)["under"] == [[], [None], [], []]


def given_on(goals: str) -> Table:
    """Malta, returned by Axel, is the only green goal left, and Carsten draws it."""
    table = swapped()
    state = table.state
    state.pool = (state.pool[0], 0, *state.pool[2:])
    state.goals = (state.goals[0], tuple(sorted(PLACE[name] for name in goals.split())), (), ())
    state.active = state.actor = CARSTEN
    state.exchanged = False
    state.hands[6 * CARSTEN], state.sizes[CARSTEN] = 2, 2
    table.play(CARSTEN, exchange("sibyl", "green"))
    table.draws("malta")
    return table


def test_the_owner_follows_a_returned_goal_into_the_hand_that_draws_it() -> None:  # U-34
    state = given_on("sibyl").state
    assert state.view(AXEL)["known"] == [[], [PLACE["malta"]], [], []]
    assert state.view(MICHAEL)["known"] == [[], [], [], []]


def test_and_loses_it_when_one_of_two_of_that_colour_goes_back() -> None:  # U-34
    table = given_on("sibyl delphi")
    table.state.exchanged = False
    table.play(CARSTEN, exchange("delphi", "red"))
    assert table.state.view(AXEL)["known"] == [[], [], [], []]


def test_a_place_where_nobody_showed_a_goal_is_remembered_as_vacant() -> None:  # U-30
    table = turn("ship=libya", hand={AXEL: "2 wind"}, goals={AXEL: "malta"})
    sailed(table, "dido")
    assert table.state.view(CARSTEN)["vacant"] == [PLACE["dido"]]
    table.play(AXEL, wind(), exchange("malta", "red"))
    table.draws("sibyl")
    assert table.state.view(CARSTEN)["vacant"] == [PLACE["dido"]]


def test_a_draw_from_its_pile_ends_that_certainty() -> None:  # U-34
    table = turn("ship=libya", hand={AXEL: "2 wind"}, goals={AXEL: "malta"})
    sailed(table, "zakynthos")
    table.play(AXEL, wind())
    table.state.ship = PLACE["dido"]
    table.play(AXEL, exchange("malta", "green"))
    table.draws("ithaca")
    assert table.state.view(CARSTEN)["vacant"] == []
