"""Undo in a game of dice: to a person's throw, with the table's agreement (V-53)."""

from __future__ import annotations

from pathlib import Path
from random import Random

import pytest

from engines.core.chance import weighted_choice
from engines.core.contract import OVER
from engines.core.errors import IllegalAction
from engines.core.session import Session
from engines.core.undo import UndoStatus
from engines.voyage import GAME
from engines.voyage.acts import AUDIT, CHEAT, DONE, FORGOT, HAND, OVERLOOK, Act
from engines.voyage.phases import P_AUDIT

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


def refereed(moves: str, **options: str) -> Session:
    """Return a session with a Destin apart after these moves: points, "hand", "steer:1,2"."""
    options = {"destin": "apart", "first": "first_seat", **options}
    session = Session.create(None, GAME, [BOT, BOT, HUMAN], options)
    for move in moves.split():
        verb, _, path = move.partition(":")
        if verb.isdigit():
            session.play(act_of("points", int(verb)))
        else:
            session.play(act_of(verb, [int(cell) for cell in path.split(",")] if path else None))
    return session


def agree_to_undo(session: Session, act: Act) -> None:
    """Play this act of the Destin and take it back: as if nothing had been."""
    before = session.view(None)
    session.play(act)
    assert session.actions[-1] == act
    assert session.view(None) != before
    assert session.undo_status() is UndoStatus.NEEDS_AGREEMENT
    assert session.undo(agreed=True) == 1
    assert session.view(None) == before


#: By the Cicones and Athena to the Lotus-eaters: a sob is owed.
SOBBING = "3 6 hand 1 1 6"


@pytest.mark.parametrize(
    ("moves", "act", "options"),
    [
        ("3 4", CHEAT[0], {}),
        ("3 6", HAND, {}),
        (SOBBING, DONE[0], {}),
        (SOBBING, FORGOT[0], {}),
        ("3 4 steer:1,2,3", OVERLOOK, {"steering": "hand"}),
    ],
    ids=str,
)
def test_every_act_of_the_destin_can_be_undone_with_agreement(
    moves: str, act: Act, options: dict[str, str]
) -> None:  # V-53
    agree_to_undo(refereed(moves, **options), act)


def test_the_audit_can_be_undone_with_agreement() -> None:  # V-53
    session, rng = refereed(""), Random(1)
    while session.state.phase != P_AUDIT:
        session.play(weighted_choice(session.state, rng))
    for act in AUDIT[:3]:
        agree_to_undo(session, act)
        session.redo()
    assert session.state.actor == OVER
