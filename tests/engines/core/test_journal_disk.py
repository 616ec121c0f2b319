"""Disks that refuse: the action is not taken, nothing is lost, and the game can go on."""

from __future__ import annotations

import errno
import os
import resource
import shutil
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from engines.core.errors import SaveNotWritten
from engines.core.session import Session

from .table import OPENING, everything, new_session, reopen
from .toy_race import walk


@contextmanager
def file_size_limit(size: int) -> Iterator[None]:
    """Let the system refuse to make any file longer than this, in the middle of a write."""
    soft, hard = resource.getrlimit(resource.RLIMIT_FSIZE)
    resource.setrlimit(resource.RLIMIT_FSIZE, (size, hard))
    try:
        yield
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, (soft, hard))


def refusing(number: int) -> Callable[..., int]:
    def refuse(*arguments: object, **named: object) -> int:
        raise OSError(number, os.strerror(number))

    return refuse


def assert_refused(session: Session, reason: str) -> None:
    """The action is refused for this reason and the session is as it was."""
    before = everything(session)
    with pytest.raises(SaveNotWritten) as refused:
        session.play(walk(2))
    assert refused.value.reason == reason
    assert everything(session) == before


def assert_goes_on(session: Session) -> None:
    """The next action is taken and all of the game is in the file."""
    assert session.path is not None
    session.play(walk(2))
    again = reopen(session.path)
    assert again.recovery is None
    assert everything(again) == everything(session)


@pytest.fixture
def session(tmp_path: Path) -> Session:
    return new_session(tmp_path / "saves" / "a.nostos", play=OPENING)


def test_a_disk_that_fills_up_at_any_byte_of_a_line(session: Session) -> None:
    assert session.path is not None
    text = session.path.read_bytes()
    for room in range(len('00000000 {"do":["walk",2],"n":7}\n')):
        with file_size_limit(len(text) + room):
            assert_refused(session, "disk_full")
        assert session.path.read_bytes() == text
    assert_goes_on(session)


def test_a_full_disk_that_cannot_even_shorten_the_file(
    session: Session, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert session.path is not None
    text = session.path.read_bytes()
    monkeypatch.setattr(os, "ftruncate", refusing(errno.EIO))
    with file_size_limit(len(text) + 10):
        assert_refused(session, "disk_full")
    assert len(session.path.read_bytes()) == len(text) + 10
    assert reopen_copy(session.path).actions == OPENING
    monkeypatch.undo()
    assert_goes_on(session)


def reopen_copy(path: Path) -> Session:
    """Open the file as another process would after a crash, without touching the original."""
    return reopen(Path(shutil.copy(path, path.with_name("copy.nostos"))))


@pytest.mark.parametrize(
    ("number", "reason"),
    [(errno.ENOSPC, "disk_full"), (errno.EDQUOT, "disk_full"), (errno.EIO, "disk_error")],
)
def test_a_disk_that_does_not_confirm_the_write(
    session: Session, monkeypatch: pytest.MonkeyPatch, number: int, reason: str
) -> None:
    monkeypatch.setattr(os, "fsync", refusing(number))
    assert_refused(session, reason)
    monkeypatch.undo()
    assert session.path is not None
    assert reopen(session.path).actions == OPENING
    assert_goes_on(session)


@pytest.mark.parametrize("number", [errno.EROFS, errno.EACCES, errno.EPERM])
def test_a_folder_that_became_read_only(
    session: Session, monkeypatch: pytest.MonkeyPatch, number: int
) -> None:
    monkeypatch.setattr(os, "open", refusing(number))
    assert_refused(session, "folder_read_only")
    monkeypatch.undo()
    assert_goes_on(session)


def test_a_folder_that_vanished_in_mid_game(session: Session) -> None:
    assert session.path is not None
    away = session.path.parent.with_name("away")
    session.path.parent.rename(away)
    assert_refused(session, "folder_gone")
    away.rename(session.path.parent)
    assert_goes_on(session)


def test_undo_and_redo_are_refused_as_well(
    session: Session, monkeypatch: pytest.MonkeyPatch
) -> None:
    session.undo()
    before = everything(session)
    monkeypatch.setattr(os, "fsync", refusing(errno.ENOSPC))
    with pytest.raises(SaveNotWritten):
        session.redo()
    assert everything(session) == before
    monkeypatch.undo()
    session.redo()
    before = everything(session)
    monkeypatch.setattr(os, "fsync", refusing(errno.ENOSPC))
    with pytest.raises(SaveNotWritten):
        session.undo()
    assert everything(session) == before


def test_two_tables_on_one_file_do_not_overwrite_each_other(session: Session) -> None:
    assert session.path is not None
    other = reopen(session.path)
    other.play(walk(1))
    assert_refused(session, "save_changed")
    assert reopen(session.path).actions == [*OPENING, walk(1)]


def test_a_new_game_on_a_full_disk_leaves_no_file(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(os, "write", refusing(errno.ENOSPC))
    with pytest.raises(SaveNotWritten) as refused:
        new_session(tmp_path / "a.nostos")
    assert refused.value.reason == "disk_full"
    assert list(tmp_path.iterdir()) == []


def test_a_new_game_in_a_read_only_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(os, "open", refusing(errno.EROFS))
    with pytest.raises(SaveNotWritten) as refused:
        new_session(tmp_path / "a.nostos")
    assert refused.value.reason == "folder_read_only"


def test_a_new_game_where_no_folder_can_be(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("in the way")
    with pytest.raises(SaveNotWritten) as refused:
        new_session(tmp_path / "file" / "saves" / "a.nostos")
    assert refused.value.reason == "folder_gone"


def test_a_new_game_makes_its_folder(tmp_path: Path) -> None:
    path = tmp_path / "deep" / "saves" / "a.nostos"
    new_session(path, play=OPENING)
    assert reopen(path).actions == OPENING
