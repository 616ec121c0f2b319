"""A game at the table: played, watched, left and come back to."""

from __future__ import annotations

from pathlib import Path

import pytest

from engines.core.chance import EnteredChance, ScriptedChance
from engines.core.contract import CHANCE, Seat
from engines.core.errors import (
    BadData,
    BadOption,
    BadPlayerCount,
    IllegalAction,
    SaveNotWritten,
)
from engines.core.session import Session

from .table import OPENING, everything, new_session, reopen, replayed
from .toy_race import BOT, DICE, HUMAN, LOOK, RACE, THROW, die, facts_of, walk, wind


def test_leaving_and_coming_back_gives_the_same_game(tmp_path: Path) -> None:
    session = new_session(tmp_path / "a.nostos", play=OPENING)
    session.close()
    again = reopen(tmp_path / "a.nostos")
    assert again.recovery is None
    assert everything(again) == everything(session)


def test_a_game_goes_on_after_coming_back(tmp_path: Path) -> None:
    new_session(tmp_path / "a.nostos", play=OPENING)
    session = reopen(tmp_path / "a.nostos")
    session.play(walk(2))
    assert reopen(tmp_path / "a.nostos").actions == [*OPENING, walk(2)]


def test_players_are_remembered_as_the_app_described_them(tmp_path: Path) -> None:
    seats = [{"name": "Éôs 🐚", "kind": "human", "edge": ["north", 0.5]}, BOT]
    new_session(tmp_path / "a.nostos", seats)
    assert reopen(tmp_path / "a.nostos").seats == tuple(seats)


def test_the_options_of_a_game_are_remembered(tmp_path: Path) -> None:
    new_session(tmp_path / "a.nostos", goal=40)
    session = reopen(tmp_path / "a.nostos")
    assert session.options == {"goal": 40, "storms": False}
    assert session.view(None)["goal"] == 40


def test_an_illegal_action_writes_nothing_and_changes_nothing(tmp_path: Path) -> None:
    session = new_session(tmp_path / "a.nostos", play=OPENING)
    before, text = everything(session), (tmp_path / "a.nostos").read_bytes()
    with pytest.raises(IllegalAction) as refused:
        session.play(die(6))
    assert refused.value.reason == "not_offered"
    assert everything(session) == before
    assert (tmp_path / "a.nostos").read_bytes() == text


def test_an_action_is_on_disk_when_its_events_are_handed_out(tmp_path: Path) -> None:
    session = new_session(tmp_path / "a.nostos")
    for number, action in enumerate(OPENING, 1):
        session.play(action)
        assert reopen(tmp_path / "a.nostos").actions == OPENING[:number]


def test_an_action_returns_its_events_in_order() -> None:
    session = new_session(play=[wind(0), walk(2), walk(1), walk(2), walk(1), walk(2), walk(1)])
    session.play(walk(2))
    session.play(THROW)
    assert [event.kind for event in session.play(die(6))] == ["moves"]
    assert [event.kind for event in session.play(walk(2))] == ["moves", "arrives"]
    assert session.finished


def test_chance_is_drawn_by_the_source() -> None:
    source = ScriptedChance([wind(1), die(6)])
    session = Session.create(None, RACE, [HUMAN, HUMAN], chance=source)
    session.play_chance()
    session.play(THROW)
    session.play_chance()
    assert session.actions == [wind(1), THROW, die(6)]


def test_dice_on_the_table_wait_for_a_person() -> None:
    session = Session.create(None, RACE, [HUMAN, HUMAN], chance=EnteredChance())
    assert session.play_chance() is None
    assert session.state.actor == CHANCE
    session.play(wind(2))
    assert session.actions == [wind(2)]


def test_chance_is_refused_when_a_player_is_to_act() -> None:
    with pytest.raises(IllegalAction) as refused:
        new_session(play=[wind(0)]).play_chance()
    assert refused.value.reason == "no_chance_now"


def test_without_a_source_a_generator_draws() -> None:
    session = new_session(play=[wind(0), THROW])
    session.play_chance()
    assert session.actions[-1] in DICE


def test_the_log_tells_each_seat_only_what_it_may_know() -> None:
    session = new_session(play=[wind(2), LOOK])
    assert session.log(Seat(0))[-1] == (2, {"kind": "looks", "seat": 0, "wind": 2})
    assert session.log(Seat(1))[-1] == (2, {"kind": "looks", "seat": 0})
    assert session.log(None)[-1] == (2, {"kind": "looks", "seat": 0})


def test_the_log_is_the_same_after_coming_back(tmp_path: Path) -> None:
    session = new_session(tmp_path / "a.nostos", play=[wind(2), LOOK, THROW, die(1)])
    again = reopen(tmp_path / "a.nostos")
    assert [again.log(Seat(0)), again.log(Seat(1))] == [session.log(Seat(0)), session.log(Seat(1))]


def test_every_step_of_a_long_game_can_be_seen_again() -> None:
    session = new_session(play=[wind(1)], goal=600)
    past = [facts_of(session.at(0)), facts_of(session.state)]
    for turn in range(100):
        session.play(walk(1 + turn % 2))
        past.append(facts_of(session.state))
    assert [facts_of(session.at(step)) for step in range(session.step + 1)] == past


def test_the_events_of_a_step_are_those_that_led_to_it() -> None:
    session = new_session(play=[wind(2), walk(1), THROW])
    kinds = [[event.kind for event in session.events_at(step)] for step in range(4)]
    assert kinds == [[], ["wind_rises"], ["moves"], ["throws"]]


@pytest.mark.parametrize("step", [-1, 3])
def test_a_step_that_does_not_exist_is_refused(step: int) -> None:
    session = new_session(play=[wind(2), walk(1)])
    with pytest.raises(IndexError):
        session.at(step)
    with pytest.raises(IndexError):
        session.events_at(step)


def test_playing_with_a_past_state_leaves_the_game_alone() -> None:
    session = new_session(play=OPENING)
    before = everything(session)
    for step in range(session.step + 1):
        session.at(step).apply(session.at(step).legal()[0])
    assert everything(session) == before
    assert everything(replayed(session))[-1] == before[-1]


def test_a_state_shown_earlier_does_not_change_under_the_screen() -> None:
    session = new_session(play=OPENING)
    shown = session.state
    facts = facts_of(shown)
    session.play(walk(2))
    assert facts_of(shown) == facts


def test_a_game_that_was_left_takes_no_more_actions(tmp_path: Path) -> None:
    session = new_session(tmp_path / "a.nostos", play=OPENING)
    session.close()
    with pytest.raises(SaveNotWritten) as refused:
        session.play(walk(1))
    assert refused.value.reason == "session_closed"
    assert session.actions == OPENING


def test_a_new_game_never_overwrites_another(tmp_path: Path) -> None:
    new_session(tmp_path / "a.nostos", play=OPENING)
    with pytest.raises(SaveNotWritten) as refused:
        new_session(tmp_path / "a.nostos")
    assert refused.value.reason == "save_exists"
    assert reopen(tmp_path / "a.nostos").actions == OPENING


@pytest.mark.parametrize(
    ("seats", "options", "error"),
    [
        ([HUMAN] * 5, {}, BadPlayerCount),
        ([], {}, BadPlayerCount),
        ([HUMAN, HUMAN], {"goal": 11}, BadOption),
        ([HUMAN, {"name": object()}], {}, BadData),
    ],
)
def test_a_game_that_cannot_be_set_up_leaves_no_file(
    tmp_path: Path, seats: list[dict[str, object]], options: dict[str, int], error: type[Exception]
) -> None:
    with pytest.raises(error):
        Session.create(tmp_path / "a.nostos", RACE, seats, options)
    assert list(tmp_path.iterdir()) == []


def test_a_journal_holds_one_readable_line_per_entry(tmp_path: Path) -> None:
    session = new_session(tmp_path / "a.nostos", play=[wind(2), walk(1)])
    session.undo()
    session.redo()
    lines = (tmp_path / "a.nostos").read_text("ascii").splitlines()
    assert [line.split(" ", 1)[1] for line in lines[1:]] == [
        '{"do":["wind",2],"n":1}',
        '{"do":["walk",1],"n":2}',
        '{"undo":1}',
        '{"redo":1}',
    ]


def test_what_the_app_said_of_the_table_is_remembered(tmp_path: Path) -> None:
    about = {"tournament": {"id": "ab", "game": 1, "of": 3}, "note": "Éole"}
    Session.create(tmp_path / "a.nostos", RACE, [HUMAN, HUMAN], table=about)
    session = reopen(tmp_path / "a.nostos")
    assert session.table == about


def test_a_table_of_which_nothing_is_said_leaves_no_trace(tmp_path: Path) -> None:
    for name, about in (("a.nostos", None), ("b.nostos", {})):
        Session.create(tmp_path / name, RACE, [HUMAN, HUMAN], table=about)
        assert reopen(tmp_path / name).table == {}
    old = (tmp_path / "a.nostos").read_bytes()
    assert old == (tmp_path / "b.nostos").read_bytes()
    assert b'"created":0.0}' in old


def test_a_table_must_be_json(tmp_path: Path) -> None:
    with pytest.raises(BadData):
        Session.create(tmp_path / "a.nostos", RACE, [HUMAN, HUMAN], table={"x": object()})
    assert not (tmp_path / "a.nostos").exists()


def test_what_is_said_of_the_table_changes_no_game() -> None:
    plain = new_session(play=OPENING)
    told = Session.create(None, RACE, plain.seats, plain.options, created=1000.0, table={"a": 1})
    for action in OPENING:
        told.play(action)
    assert everything(told) == everything(plain)
