"""The Destin: the app, or a person who hands over, calls and audits (V-50, V-51)."""

from __future__ import annotations

import pytest

from engines.core.errors import IllegalAction
from engines.voyage.acts import CHEAT, DONE, FORGOT, HAND

from .boards import LATE_ATHENA
from .table import start, voyage

PEOPLE = ["apart", "sailor"]


def test_the_app_moves_the_cards_by_itself() -> None:  # V-50
    game = voyage("A=4 B=30 cicones>B").throw(2)
    assert (game.cards("A"), game.turn, game.state.referee) == (["cicones"], "B", False)


def test_the_app_takes_penances_on_trust() -> None:  # V-50
    game = voyage("A=7 B=30").throw(3)
    assert game.heard("penance") == [{"seat": 0, "penance": "sob"}]
    assert not game.owes("A")


@pytest.mark.parametrize("act", [CHEAT[1], DONE[0], FORGOT[0]])
def test_without_a_person_nobody_calls(act: object) -> None:  # V-50
    state = voyage("A=7 B=30").throw(3).state
    assert state.calls() == []
    with pytest.raises(IllegalAction, match="no_destin"):
        state.apply(act)  # type: ignore[arg-type]


@pytest.mark.parametrize("destin", PEOPLE)
def test_a_person_hands_the_card_over(destin: str) -> None:  # V-51
    game = voyage("A=4 B=30 cicones>B", destin=destin).throw(2)
    offer = {"seat": 0, "trial": "cicones", "value": 2, "from_seat": 1}
    assert game.state.view(None)["offer"] == offer
    assert game.state.referee
    assert game.state.legal() == [HAND]
    assert game.cards("B") == ["cicones"]
    game.does("A", "hand")
    assert (game.cards("A"), game.duty("A"), game.turn) == (["cicones"], "cicones", "B")


def test_the_trial_starts_after_the_card() -> None:  # V-51
    game = voyage("A=20 B=30", destin="apart").throw(2)
    assert not game.heard("penance")
    game.does("A", "hand")
    assert (game.phase, game.owes("A")) == ("cyclops_name", ["bleat"])


def test_both_cards_of_a_chain_are_handed_over() -> None:  # V-51
    game = voyage("A=89 B=9", destin="apart").throw(3)
    assert game.does("A", "hand").state.view(None)["offer"]["trial"] == "nausicaa"
    assert game.does("A", "hand").cards("A") == ["ino", "nausicaa"]


def test_no_card_is_handed_to_who_holds_it() -> None:  # V-51
    game = voyage("A=4 B=30 cicones>A", destin="apart").throw(2)
    assert (game.duty("A"), game.turn) == ("cicones", "B")


def test_circe_shows_who_is_next_before_her_card_is_handed() -> None:  # V-51, V-25
    game = voyage("A=46 B=30 C=9", destin="apart").throw(2)
    assert game.state.view(None)["circe"] == 1
    game.does("A", "hand")
    assert game.state.view(None)["offer"]["trial"] == "underworld"
    assert game.state.view(None)["circe"] is None


def test_a_penance_is_called_done() -> None:  # V-51
    game = voyage("A=7 B=30", destin="apart").throw(3)
    assert game.owes("A") == ["sob"]
    game.calls("done", "A")
    assert not game.owes("A")
    assert game.heard("penance_done") == [{"seat": 0, "penance": "sob"}]
    assert game.turn == "B"


def test_a_penance_is_called_forgotten_and_only_recorded() -> None:  # V-51
    game = voyage("A=7 B=30", destin="apart").throw(3).calls("forgot", "A")
    assert game.heard("penance_forgotten") == [{"seat": 0, "penance": "sob"}]
    assert (game.cell("A"), game.duty("A"), game.state.sleep) == (13, None, [0, 0])


def test_a_penance_is_open_until_that_sailors_next_turn() -> None:  # V-51
    game = voyage("A=7 B=30", destin="apart").throw(3)
    assert game.owes("A") == ["sob"]
    game.throw(2)
    assert (game.turn, game.owes("A")) == ("A", [])
    assert game.why_not("done", "A") == "no_penance"


def test_a_forgotten_yawn_sleeps_one_turn_more() -> None:  # V-21, V-51
    game = voyage("A=40 B=14:lotus_sleep", destin="apart").throw(1)
    assert (game.turn, game.owes("B"), game.duty("B")) == ("A", ["yawn"], "lotus_wake")
    game.calls("forgot", "B")
    assert (game.duty("B"), game.state.sleep[1]) == ("lotus_sleep", 1)
    assert game.heard("oversleeps") == [{"seat": 1}]
    game.throw(1)
    assert (game.turn, game.owes("B"), game.duty("B")) == ("A", ["yawn"], "lotus_wake")
    game.throw(4)
    assert game.due() == ("B", "gods", "lotus")


def test_a_yawn_done_sleeps_no_longer() -> None:  # V-21, V-51
    game = voyage("A=40 B=14:lotus_sleep", destin="apart").throw(1).calls("done", "B")
    assert (game.duty("B"), game.state.sleep[1]) == ("lotus_wake", 0)


def test_who_was_chased_out_of_sleep_forgets_nothing() -> None:  # V-21, V-07
    game = voyage("A=12 B=40 C=14:lotus_sleep turn=B", destin="apart").throw(1)
    game.throw(2).does("A", "hand")
    assert (game.cell("C"), game.owes("C")) == (12, ["yawn"])
    game.calls("forgot", "C")
    assert (game.duty("C"), game.heard("oversleeps")) == (None, [])


def test_an_open_yawn_outlasts_circes_grunts() -> None:  # V-21, V-25
    game = voyage("A=46 B=30 C=14:lotus_sleep turn=B", destin="apart").throw(1)
    game.throw(2).does("A", "hand")
    assert game.owes("C") == ["yawn", "grunt"]
    assert game.calls("forgot", "C").heard("oversleeps") == [{"seat": 2}]


def test_forgetting_another_penance_does_not_prolong_the_sleep() -> None:  # V-21, V-25
    game = voyage("A=46 B=30 C=14:lotus_sleep turn=B", destin="apart").throw(1)
    game.throw(2).does("A", "hand").calls("done", "C").calls("forgot", "C")
    assert game.heard("penance_forgotten") == [{"seat": 2, "penance": "grunt"}]
    assert (game.duty("C"), game.heard("oversleeps")) == ("lotus_wake", [])


def test_who_forgot_to_sob_on_the_way_to_the_lotus_sleeps_one_turn() -> None:  # V-21, V-13
    game = voyage("A=6 B=30", destin="apart").throw(4).does("A", "hand").calls("forgot", "A")
    assert game.heard("penance_forgotten") == [{"seat": 0, "penance": "sob"}]
    assert (game.duty("A"), game.state.sleep[0]) == ("lotus_sleep", 1)


def test_penances_stay_open_side_by_side_the_oldest_is_called_first() -> None:  # V-51
    game = voyage("A=55 B=30", destin="apart").throw(3, "hermes", 4)
    game.does("A", "hand").does("A", "sing")
    assert game.owes("A") == ["sob", "sing"]
    game.calls("forgot", "A").calls("done", "A")
    assert game.heard("penance_forgotten") == [{"seat": 0, "penance": "sob"}]
    assert game.heard("penance_done") == [{"seat": 0, "penance": "sing"}]


def test_nobody_owes_the_same_penance_twice() -> None:  # V-51
    game = voyage("A=91 B=30", destin="apart", board=LATE_ATHENA).throw(6)
    assert len(game.heard("penance")) == 20
    assert game.owes("A") == ["sob"]


def test_a_turn_that_begins_clears_all_that_was_open() -> None:  # V-51
    game = voyage("A=46 B=30 C=7 turn=C", destin="apart").throw(3, 2).does("A", "hand")
    assert game.owes("C") == ["sob", "grunt"]
    game.does("B", "hand").throw("hades")
    assert (game.turn, game.owes("C")) == ("C", [])


def test_nobody_is_called_before_the_voyage_begins() -> None:  # V-51
    game = start(2, destin="apart")
    assert game.state.calls() == []
    assert game.why_not("cheat", "A") == "not_at_sea_yet"


def test_nobody_is_called_after_ithaca() -> None:  # V-51
    game = voyage("A=97 B=9", destin="apart").throw(3)
    assert game.state.calls() == []
    assert game.why_not("cheat", "B") == "ithaca_reached"


def test_calls_are_never_among_what_the_actor_may_do() -> None:  # V-51
    game = voyage("A=7 B=30", destin="apart").throw(3)
    calls = game.state.calls()
    assert {act.verb for act in calls} == {"done", "forgot", "cheat"}
    assert not set(calls) & set(game.state.legal())


def test_the_scores_are_audited_line_by_line() -> None:  # V-51
    game = voyage("A=97 B=88 C=0 calypso>B", destin="apart").throw(3)
    assert (game.phase, game.state.view(None)["audit"], game.state.referee) == ("audit", 0, True)
    game.does("A", "audit", "A")
    assert game.why_not("audit", "C") == "check_the_score"
    game.does("B", "audit", "B").does("C", "audit", "C")
    assert game.over
    assert game.heard("audited") == [{"seat": s, "n": n} for s, n in enumerate([121, 95, 0])]
    assert game.kinds()[-1] == "over"
