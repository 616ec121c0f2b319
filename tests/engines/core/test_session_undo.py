"""Undo and redo: how far they go, who has to agree, and that they survive leaving."""

from __future__ import annotations

from pathlib import Path
from tempfile import TemporaryDirectory

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from engines.core.contract import CHANCE
from engines.core.errors import IllegalAction
from engines.core.session import Session
from engines.core.undo import UndoStatus

from .table import everything, new_session, reopen, replayed
from .toy_race import BOT, HUMAN, LOOK, THROW, die, facts_of, walk, wind


def test_an_open_move_is_taken_back_freely() -> None:
    session = new_session(play=[wind(0), walk(1), walk(2)])
    assert session.undo_status() is UndoStatus.FREE
    assert session.undo() == 1
    assert session.actions == [wind(0), walk(1)]
    assert session.view(None)["places"] == [1, 0]


def test_undo_can_be_repeated_back_to_the_first_decision() -> None:
    session = new_session(play=[wind(0), walk(1), walk(2)])
    session.undo()
    session.undo()
    assert session.actions == [wind(0)]
    assert session.undo_status() is UndoStatus.NOTHING
    with pytest.raises(IllegalAction) as refused:
        session.undo(agreed=True)
    assert refused.value.reason == "nothing_to_undo"


def test_after_a_throw_the_table_has_to_agree() -> None:
    session = new_session(play=[wind(0), THROW, die(6)])
    assert session.undo_status() is UndoStatus.NEEDS_AGREEMENT
    with pytest.raises(IllegalAction) as refused:
        session.undo()
    assert refused.value.reason == "undo_needs_agreement"
    assert session.undo(agreed=True) == 2
    assert session.actions == [wind(0)]


def test_after_a_secret_was_seen_the_table_has_to_agree() -> None:
    session = new_session(play=[wind(0), LOOK])
    assert session.undo_status() is UndoStatus.NEEDS_AGREEMENT
    session.play(walk(1))
    assert session.undo_status() is UndoStatus.FREE


def test_a_throw_that_has_not_fallen_yet_is_taken_back_freely() -> None:
    session = new_session(play=[wind(0), THROW])
    assert session.undo_status() is UndoStatus.FREE


def test_undo_skips_what_the_bots_did() -> None:
    session = new_session(None, [HUMAN, BOT, BOT], [wind(0), walk(1), walk(2), walk(1)])
    assert session.undo() == 3
    assert session.actions == [wind(0)]


def test_a_bots_throw_also_asks_for_agreement() -> None:
    session = new_session(None, [HUMAN, BOT], [wind(0), walk(1), THROW, die(2)])
    assert session.undo_status() is UndoStatus.NEEDS_AGREEMENT


def test_before_the_first_human_decision_there_is_nothing_to_undo() -> None:
    session = new_session(None, [BOT, HUMAN], [wind(0), walk(1)])
    assert session.undo_status() is UndoStatus.NOTHING


def test_a_table_of_bots_goes_back_one_action() -> None:
    session = new_session(None, [BOT, BOT], [wind(0), walk(1), walk(2)])
    assert session.undo() == 1
    assert session.actions == [wind(0), walk(1)]


def test_a_finished_game_can_be_taken_up_again() -> None:
    session = new_session(None, [HUMAN], [wind(0), *[walk(2)] * 5])
    assert session.finished
    session.undo()
    assert not session.finished


def test_redo_goes_as_far_forward_as_undo_went_back() -> None:
    session = new_session(None, [HUMAN, BOT], [wind(0), walk(1), THROW, die(6)])
    before = everything(session)
    session.undo(agreed=True)
    events = session.redo()
    assert [event.kind for event in events] == ["moves", "throws", "moves"]
    assert everything(session) == before


def test_redo_undoes_the_undos_one_by_one() -> None:
    session = new_session(play=[wind(0), walk(1), walk(2)])
    session.undo()
    session.undo()
    session.redo()
    assert session.actions == [wind(0), walk(1)]
    session.redo()
    assert session.actions == [wind(0), walk(1), walk(2)]
    assert not session.can_redo


def test_a_new_action_ends_redo() -> None:
    session = new_session(play=[wind(0), walk(1)])
    session.undo()
    session.play(walk(2))
    assert not session.can_redo
    with pytest.raises(IllegalAction) as refused:
        session.redo()
    assert refused.value.reason == "nothing_to_redo"


def test_the_log_follows_undo_and_redo() -> None:
    session = new_session(play=[wind(0), walk(1), walk(2)])
    whole = session.log(None)
    session.undo()
    assert session.log(None) == whole[:-1]
    session.redo()
    assert session.log(None) == whole


def test_undo_erases_nothing_from_the_file(tmp_path: Path) -> None:
    session = new_session(tmp_path / "a.nostos", play=[wind(0), walk(1)])
    text = (tmp_path / "a.nostos").read_bytes()
    session.undo()
    assert (tmp_path / "a.nostos").read_bytes().startswith(text)


def test_what_was_undone_can_be_redone_after_coming_back(tmp_path: Path) -> None:
    session = new_session(tmp_path / "a.nostos", play=[wind(0), walk(1), walk(2)])
    session.undo()
    session.undo()
    again = reopen(tmp_path / "a.nostos")
    assert everything(again) == everything(session)
    again.redo()
    again.redo()
    assert reopen(tmp_path / "a.nostos").actions == [wind(0), walk(1), walk(2)]


def test_undo_far_back_in_a_long_game_keeps_every_step_right() -> None:
    session = new_session(play=[wind(1), *[walk(1)] * 70], goal=600)
    for _ in range(45):
        session.undo()
    for _ in range(60):
        session.play(walk(2))
    again = replayed(session)
    steps = range(session.step + 1)
    assert [facts_of(session.at(n)) for n in steps] == [facts_of(again.at(n)) for n in steps]


@settings(max_examples=60, deadline=None)
@given(st.lists(st.sampled_from(["play", "play", "undo", "redo", "leave"]), max_size=40), st.data())
def test_any_mix_of_play_undo_and_redo_survives_leaving(
    moves: list[str], data: st.DataObject
) -> None:
    with TemporaryDirectory() as folder:
        path = Path(folder) / "a.nostos"
        session = new_session(path, [HUMAN, BOT, HUMAN], goal=40)
        for move in moves:
            session = _do(session, move, data)
        again = reopen(path)
        assert again.recovery is None
        assert everything(again) == everything(session)
        assert facts_of(replayed(session).state) == facts_of(session.state)
        while session.can_redo:
            session.redo()
        again.close()
        assert everything(reopen(path)) == everything(session)


def _do(session: Session, move: str, data: st.DataObject) -> Session:
    if move == "undo" and session.undo_status() is not UndoStatus.NOTHING:
        session.undo(agreed=True)
    elif move == "redo" and session.can_redo:
        session.redo()
    elif move == "leave" and session.path:
        return reopen(session.path)
    elif session.state.actor == CHANCE:
        session.play_chance()
    elif not session.finished:
        session.play(data.draw(st.sampled_from(session.state.legal())))
    return session
