"""Undo in a game of dice: to a person's throw, with the table's agreement (V-53)."""

from __future__ import annotations

from pathlib import Path

import pytest

from engines.core.errors import IllegalAction
from engines.core.session import Session
from engines.core.undo import UndoStatus
from engines.voyage import GAME

from .table import act_of

HUMAN, BOT = {"kind": "human"}, {"kind": "bot", "level": "mate"}


def session_of(*seats: dict[str, str], path: Path | None = None, throws: str = "") -> Session:
    """Return a session where the first seat began and these points were thrown."""
    session = Session.create(path, GAME, seats, {"first": "first_seat"})
    for points in throws:
        session.play(act_of("points", int(points)))
    return session


def test_a_throw_is_taken_back_when_the_table_agrees() -> None:
    session = session_of(HUMAN, HUMAN, throws="35")
    assert session.undo_status() is UndoStatus.NEEDS_AGREEMENT
    with pytest.raises(IllegalAction, match="undo_needs_agreement"):
        session.undo()
    assert session.undo(agreed=True) == 1
    assert session.view(None)["cells"] == [0, 0]
    assert session.view(None)["throw"]["why"] == "again"


def test_undo_goes_back_to_the_last_throw_of_a_person() -> None:
    session = session_of(HUMAN, BOT, BOT, throws="421")
    assert session.undo(agreed=True) == 3
    assert session.step == 0


def test_before_a_person_threw_there_is_nothing_to_undo() -> None:
    session = session_of(BOT, HUMAN, throws="4")
    assert session.undo_status() is UndoStatus.NOTHING


def test_bots_alone_go_back_one_throw() -> None:
    session = session_of(BOT, BOT, throws="421")
    assert session.undo(agreed=True) == 1


def test_what_was_undone_can_be_redone_and_is_still_there_tomorrow(tmp_path: Path) -> None:
    path = tmp_path / "voyage.nostos"
    session = session_of(HUMAN, HUMAN, path=path, throws="351")
    session.undo(agreed=True)
    session.redo()
    session.close()
    again = Session.open(path, {GAME.id: GAME})
    assert again.view(None)["cells"] == [5, 0]
    assert again.undo_status() is UndoStatus.NEEDS_AGREEMENT
