"""The debate of the gods (U-20 to U-28), and the four examples of the rule sheet."""

from __future__ import annotations

import pytest

from engines.ulysses.acts import BACK, PASS, YES
from engines.ulysses.board import PLACE
from engines.ulysses.camps import leader, least
from tests.engines.ulysses.table import (
    AXEL,
    BLACK_DISC,
    BLUE,
    CARSTEN,
    CLAUDIA,
    MICHAEL,
    PLENTY,
    RED_DISC,
    back,
    debate,
    kinds,
    open_black,
    open_red,
    pay,
    propose,
    turn,
    use_zeus,
    wind,
)

FOUR_RICH = {AXEL: PLENTY, CARSTEN: PLENTY, MICHAEL: PLENTY, CLAUDIA: PLENTY}


def test_example_1() -> None:
    """Carsten's fourth objection beats Axel's two objections and Zeus: Zakynthos."""
    hand = {AXEL: "2 objection 1 zeus", CARSTEN: "4 objection"}
    table = turn("ship=libya", hand=hand)
    table.play(AXEL, propose("dido"))
    table.play(CARSTEN, open_red("zakynthos", cards=1))
    table.play(MICHAEL, PASS)
    table.play(CLAUDIA, PASS)
    for _ in range(3):
        assert table.fewest(BLUE) == 1
        table.play(AXEL, back(BLUE, 1))
        table.play(CARSTEN, back(RED_DISC, 1))
    assert table.state.legal() == [PASS]
    table.play(AXEL, PASS)
    assert table.ship == "zakynthos"
    assert table.discard == {"objection": 6, "zeus": 1}


def test_example_2() -> None:
    """Against two cards for red, Axel needs two to stay in."""
    table = turn("ship=atlantis", hand=FOUR_RICH)
    table.play(AXEL, propose("calypso"))
    table.play(CARSTEN, open_red("lampedusa", cards=1))
    table.play(MICHAEL, back(RED_DISC, 1))
    table.play(CLAUDIA, PASS)
    assert table.fewest(BLUE) == 2
    assert table.why_not(back(BLUE, 1)) == "would_not_lead"


def test_example_3() -> None:
    """Carsten agreed before red and may still join; Michael cannot pay two and is out."""
    hand = {AXEL: "4 objection", CARSTEN: "1 objection", MICHAEL: "2 objection", CLAUDIA: PLENTY}
    table = turn("ship=minotaur", hand=hand)
    table.play(AXEL, propose("malta"))
    table.play(CARSTEN, YES)
    table.play(MICHAEL, open_red("olympus", cards=1))
    table.play(CLAUDIA, back(RED_DISC, 1))
    assert table.fewest(BLUE) == 2
    table.play(AXEL, back(BLUE, 2))
    table.play(CARSTEN, back(BLUE, 1))
    assert table.why_not(back(RED_DISC, 1)) == "would_not_lead"
    assert table.why_not(back(RED_DISC, 2)) == "too_few_objections"
    table.play(MICHAEL, PASS)
    assert table.fewest(RED_DISC) == 2
    table.play(CLAUDIA, back(RED_DISC, 2))
    table.play(AXEL, back(BLUE, 1))
    table.play(CARSTEN, PASS)
    table.play(CLAUDIA, back(RED_DISC, 1))
    table.play(AXEL, PASS)
    assert table.ship == "olympus"


def test_example_4() -> None:
    """Black 2, 3, 4, 5, 6 against red 1, 2, 3, 4, 5: Claudia takes the ship to Elysium."""
    hand = {AXEL: PLENTY, CARSTEN: "5 objection", CLAUDIA: "6 objection"}
    table = turn("ship=sibyl", hand=hand)
    table.play(AXEL, propose("pityusae"))
    table.play(CARSTEN, open_red("cyclops", cards=1))
    table.play(MICHAEL, PASS)
    assert table.why_not(open_black("elysium", cards=1)) == "would_not_lead"
    table.play(CLAUDIA, open_black("elysium", cards=2))
    assert table.fewest(BLUE) == 2
    table.play(AXEL, PASS)
    for black in (3, 4, 5, 6):
        table.play(CARSTEN, back(RED_DISC, 1))
        assert table.state.camps == [0, black - 1, black - 1]
        assert table.leader == RED_DISC
        table.play(CLAUDIA, back(BLACK_DISC, 1))
        assert table.state.camps[2] == black
    table.play(CARSTEN, PASS)
    assert table.ship == "elysium"


def test_all_yes_and_the_ship_sails_to_blue() -> None:  # U-20
    table = turn("ship=libya")
    table.play(AXEL, propose("dido"))
    for seat in (CARSTEN, MICHAEL, CLAUDIA):
        table.play(seat, YES)
    assert table.ship == "dido"


def test_everybody_is_asked_from_the_active_players_left() -> None:  # U-20
    table = debate("ship=libya blue=dido")
    assert table.why_not(PASS) == "say_yes_or_object"
    table.play(CARSTEN, YES)
    assert table.actor == MICHAEL


def test_red_goes_on_another_joined_place_with_a_card_or_more() -> None:  # U-21
    table = debate("ship=libya blue=dido", hand={CARSTEN: "1 objection 1 zeus"})
    assert table.why_not(open_red("dido", cards=1)) == "place_taken"
    assert table.why_not(open_red("malta", cards=1)) == "not_joined"
    table.play(CARSTEN, open_red("zakynthos", cards=2))
    assert table.leader == RED_DISC


def test_red_on_a_plagued_place_is_paid_for_first() -> None:  # U-21
    table = debate(
        "ship=libya blue=dido plagues=zakynthos temples=1,2,1,1",
        hand={CARSTEN: "1 objection 2 wind 2 temple"},
    )
    table.play(CARSTEN, open_red("zakynthos", cards=1), *pay("wind", "temple"))
    assert table.state.plagues == 0
    assert table.hand(CARSTEN) == {"temple": 1, "wind": 1}
    assert table.state.view(None)["discs"] == [PLACE["dido"], PLACE["zakynthos"], None]


def test_a_voice_must_lead_or_pass_and_passing_is_for_good() -> None:  # U-22
    table = debate("ship=libya blue=dido red=zakynthos:2", hand=FOUR_RICH)
    assert table.why_not(back(BLUE, 1)) == "would_not_lead"
    table.play(MICHAEL, PASS)
    table.play(CLAUDIA, back(BLUE, 2))
    table.play(AXEL, back(BLUE, 1))
    table.play(CARSTEN, back(RED_DISC, 2))
    assert table.actor == CLAUDIA


def test_cards_count_for_the_camp_whoever_played_them() -> None:  # U-22
    table = debate("ship=libya blue=dido red=zakynthos:1", hand=FOUR_RICH)
    table.play(MICHAEL, back(BLUE, 1))
    table.play(CLAUDIA, back(RED_DISC, 1))
    assert table.state.camps == [1, 2, 0]


def test_one_may_back_another_camp_later() -> None:  # U-22
    table = debate("ship=libya blue=dido red=zakynthos:1", hand=FOUR_RICH)
    table.play(MICHAEL, back(RED_DISC, 1))
    table.play(CLAUDIA, PASS)
    table.play(AXEL, PASS)
    table.play(CARSTEN, back(RED_DISC, 1))
    table.play(MICHAEL, back(BLUE, 3))
    assert table.leader == BLUE


@pytest.mark.parametrize(
    ("camps", "leads"),
    [
        ((0, 0, 0), BLUE),
        ((1, 1, 0), BLUE),
        ((1, 2, 0), RED_DISC),
        ((2, 1, 2), BLUE),
        ((1, 2, 2), RED_DISC),
        ((2, 2, 2), BLUE),
        ((1, 2, 3), BLACK_DISC),
    ],
)
def test_between_equals_blue_before_red_before_black(  # U-23
    camps: tuple[int, int, int], leads: str
) -> None:
    assert (BLUE, RED_DISC, BLACK_DISC)[leader(camps)] == leads


def test_the_fewest_cards_lead_and_one_less_would_not() -> None:  # U-23
    for camps in ((a, b, c) for a in range(5) for b in range(5) for c in range(5)):
        for camp in range(3):
            cards = least(camps, camp)
            after = list(camps)
            after[camp] += cards
            assert leader(after) == camp
            after[camp] -= 1
            assert cards == 1 or leader(after) != camp


def test_black_needs_more_than_both_camps() -> None:  # U-23, U-24
    table = debate("ship=sibyl blue=pityusae red=cyclops:1 voice=3", hand={CLAUDIA: "2 objection"})
    assert table.why_not(open_black("elysium", cards=1)) == "would_not_lead"
    table.play(CLAUDIA, open_black("elysium", cards=2))
    assert table.leader == BLACK_DISC


def test_black_opens_once_on_a_third_place() -> None:  # U-24
    table = debate("ship=sibyl blue=pityusae red=cyclops:1", hand=FOUR_RICH)
    assert table.why_not(open_black("cyclops", cards=2)) == "place_taken"
    table.play(MICHAEL, open_black("elysium", cards=2))
    assert table.why_not(open_black("helios", cards=3)) == "black_is_placed"
    assert table.fewest(BLACK_DISC) == 1


def test_black_on_a_plagued_place_is_paid_for_first() -> None:  # U-24
    table = debate(
        "ship=sibyl blue=pityusae red=cyclops:1 plagues=elysium",
        hand={MICHAEL: "3 objection 1 wind"},
    )
    table.play(MICHAEL, open_black("elysium", cards=2), *pay("wind"))
    assert table.state.plagues == 0
    assert table.leader == BLACK_DISC


def test_who_said_yes_before_red_places_no_disc() -> None:  # U-25
    table = debate("ship=libya blue=dido", hand=FOUR_RICH)
    table.play(CARSTEN, YES)
    table.play(MICHAEL, open_red("zakynthos", cards=1))
    table.play(CLAUDIA, PASS)
    table.play(AXEL, back(BLUE, 1))
    assert table.why_not(open_black("pharos", cards=2)) == "too_late_for_a_disc"
    table.play(CARSTEN, back(RED_DISC, 1))


def test_who_joined_a_camp_places_no_disc_later() -> None:  # U-25
    table = debate("ship=libya blue=dido red=zakynthos:1", hand=FOUR_RICH)
    table.play(MICHAEL, back(RED_DISC, 1))
    table.play(CLAUDIA, back(RED_DISC, 1))
    table.play(AXEL, back(BLUE, 3))
    table.play(CARSTEN, PASS)
    assert table.why_not(open_black("pharos", cards=4)) == "too_late_for_a_disc"


def test_the_active_player_places_only_blue() -> None:  # U-25
    table = debate("ship=libya blue=dido red=zakynthos:1 voice=0", hand=FOUR_RICH)
    assert table.why_not(open_black("pharos", cards=2)) == "active_places_only_blue"


def test_it_ends_when_all_but_the_last_to_play_have_passed() -> None:  # U-26
    table = debate("ship=libya blue=dido red=zakynthos:1", hand=FOUR_RICH)
    table.play(MICHAEL, PASS)
    table.play(CLAUDIA, PASS)
    told = table.play(AXEL, PASS)
    assert kinds(told)[:2] == ["pass", "sail"]
    assert table.ship == "zakynthos"


def test_cards_and_discs_are_cleared_after_it() -> None:  # U-26
    table = debate("ship=libya blue=dido red=zakynthos:1", hand=FOUR_RICH)
    for seat in (MICHAEL, CLAUDIA, AXEL):
        table.play(seat, PASS)
    view = table.state.view(None)
    assert view["discs"] == [None, None, None]
    assert view["camps"] == [0, 0, 0]
    assert table.discard == {"objection": 1}


def test_who_cannot_play_is_asked_like_anybody_and_passes() -> None:  # U-27
    table = debate("ship=libya blue=dido red=zakynthos:1", hand={MICHAEL: "3 wind"})
    assert table.state.legal() == [PASS]
    table.play(MICHAEL, PASS)
    assert table.state.view(None)["out"] == [False, False, True, False]


def test_what_one_plays_is_open() -> None:  # U-27
    table = debate("ship=libya blue=dido red=zakynthos:1", hand={MICHAEL: "1 objection 1 zeus"})
    told = table.play(MICHAEL, back(BLUE, 2))
    assert told[0].seen_by(None) == {
        "kind": "lay_zeus",
        "seat": MICHAEL,
        "camp": BLUE,
        "n": 2,
        "zeus": 1,
    }


def test_a_disc_on_a_plague_needs_cards_for_both() -> None:  # U-28
    text = "ship=libya blue=dido plagues=zakynthos temples=1,2,1,1"
    table = debate(text, hand={CARSTEN: "2 objection 1 wind"})
    assert table.why_not(open_red("zakynthos", cards=2)) == "cannot_pay_both"
    table.play(CARSTEN, open_red("zakynthos", cards=1))
    assert table.hand(CARSTEN) == {}


def test_the_plague_stays_cleared_even_if_the_camp_loses() -> None:  # U-28
    table = debate(
        "ship=libya blue=dido plagues=zakynthos",
        hand={CARSTEN: "1 objection 1 wind", MICHAEL: "1 objection"},
    )
    table.play(CARSTEN, open_red("zakynthos", cards=1))
    table.play(MICHAEL, back(BLUE, 1))
    for seat in (CLAUDIA, AXEL, CARSTEN):
        table.play(seat, PASS)
    assert table.ship == "dido"
    assert table.state.plagues == 0


def test_a_disc_on_a_plague_can_be_given_up_before_it_is_paid() -> None:  # U-28
    text = "ship=libya blue=dido plagues=zakynthos"
    table = debate(text, hand={CARSTEN: "2 objection 1 wind"})
    table.play(CARSTEN, open_red("zakynthos", cards=1), BACK, YES)
    assert table.actor == MICHAEL


def test_zeus_is_used_only_where_objections_run_out() -> None:  # U-17
    table = debate("ship=libya blue=dido", hand={CARSTEN: "2 objection 2 zeus"})
    table.play(CARSTEN, open_red("zakynthos", cards=3))
    assert table.hand(CARSTEN) == {"zeus": 1}


def test_zeus_can_be_chosen_in_place_of_objections() -> None:  # U-17
    table = debate("ship=libya blue=dido", hand={CARSTEN: "2 objection 2 zeus"})
    table.play(CARSTEN, use_zeus(2), open_red("zakynthos", cards=3))
    assert table.hand(CARSTEN) == {"objection": 1}


def test_a_chosen_zeus_can_be_taken_back_and_nobody_knows() -> None:  # U-17
    table = debate("ship=libya blue=dido", hand={CARSTEN: "2 objection 2 zeus"})
    before = table.state.view(AXEL)
    assert table.play(CARSTEN, use_zeus(2)) == []
    assert table.state.view(AXEL) == before
    table.play(CARSTEN, BACK, YES)


def test_the_wind_is_no_voice() -> None:  # U-17
    table = debate("ship=libya blue=dido", hand={CARSTEN: "2 wind"})
    assert table.state.legal() == [YES]
    assert table.why_not(wind()) == "wind_only"
