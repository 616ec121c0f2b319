"""Save files as the home screen lists them."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from engines.core.saves import SaveKind, read_summary, summaries

from .table import OPENING, new_session
from .toy_race import BOT, HUMAN, walk, wind


def test_an_unfinished_game_at_a_glance(tmp_path: Path) -> None:
    new_session(tmp_path / "a.nostos", [HUMAN, BOT], OPENING, goal=40)
    summary = read_summary(tmp_path / "a.nostos")
    assert (summary.kind, summary.actions, summary.finished) == (SaveKind.GOOD, 6, False)
    assert summary.header is not None
    assert (summary.header.game, summary.header.players) == ("race", 2)
    assert summary.header.seats == (HUMAN, BOT)
    assert summary.header.options["goal"] == 40
    assert summary.header.created == 1000.0
    assert summary.modified == (tmp_path / "a.nostos").stat().st_mtime


def test_a_finished_game_says_so_until_it_is_undone(tmp_path: Path) -> None:
    path = tmp_path / "a.nostos"
    session = new_session(path, [HUMAN], [wind(0), *[walk(2)] * 5])
    assert read_summary(path).finished
    session.undo()
    assert (read_summary(path).actions, read_summary(path).finished) == (5, False)
    session.redo()
    assert (read_summary(path).actions, read_summary(path).finished) == (6, True)
    session.undo()
    session.undo()
    session.redo()
    assert (read_summary(path).actions, read_summary(path).finished) == (5, False)
    session.play(walk(1))
    assert (read_summary(path).actions, read_summary(path).finished) == (6, False)


@pytest.mark.parametrize(
    ("text", "kind"),
    [
        (b"", SaveKind.DAMAGED),
        (b'0123abcd {"nostos":1,"ga', SaveKind.DAMAGED),
        (b"\x89PNG\r\n", SaveKind.FOREIGN),
        (b"dear diary\n", SaveKind.FOREIGN),
    ],
)
def test_a_bad_file_is_listed_as_what_it_is(tmp_path: Path, text: bytes, kind: SaveKind) -> None:
    (tmp_path / "a.nostos").write_bytes(text)
    summary = read_summary(tmp_path / "a.nostos")
    assert (summary.kind, summary.header) == (kind, None)


def test_a_damaged_game_shows_what_can_be_recovered(tmp_path: Path) -> None:
    path = tmp_path / "a.nostos"
    new_session(path, play=OPENING)
    lines = path.read_bytes().splitlines(keepends=True)
    path.write_bytes(b"".join([*lines[:3], b"#" + lines[3][1:], *lines[4:]]))
    text = path.read_bytes()
    summary = read_summary(path)
    assert (summary.kind, summary.actions) == (SaveKind.DAMAGED, 2)
    assert summary.header is not None
    assert path.read_bytes() == text


def test_a_torn_last_line_is_no_damage_to_the_player(tmp_path: Path) -> None:
    path = tmp_path / "a.nostos"
    new_session(path, play=OPENING)
    path.write_bytes(path.read_bytes()[:-5])
    assert (read_summary(path).kind, read_summary(path).actions) == (SaveKind.GOOD, 5)


def test_a_missing_file_and_a_folder_do_not_raise(tmp_path: Path) -> None:
    (tmp_path / "folder.nostos").mkdir()
    assert read_summary(tmp_path / "none.nostos").kind is SaveKind.UNREADABLE
    assert read_summary(tmp_path / "folder.nostos").kind is SaveKind.UNREADABLE


def test_the_last_used_game_is_listed_first(tmp_path: Path) -> None:
    for name, used in (("a", 100), ("b", 300), ("c", 200)):
        new_session(tmp_path / f"{name}.nostos")
        os.utime(tmp_path / f"{name}.nostos", (used, used))
    (tmp_path / "a.nostos.damaged-1").write_bytes(b"kept aside")
    assert [summary.path.stem for summary in summaries(tmp_path)] == ["b", "c", "a"]


def test_no_folder_no_games(tmp_path: Path) -> None:
    assert summaries(tmp_path / "none") == []


def test_listing_games_loads_no_game(tmp_path: Path) -> None:
    new_session(tmp_path / "a.nostos", play=OPENING)
    code = (
        "import sys; from pathlib import Path; from engines.core.saves import summaries;"
        "print(summaries(Path(sys.argv[1]))[0].actions);"
        "print([name for name in sys.modules if name.startswith('engines.')"
        " and not name.startswith('engines.core')])"
    )
    root = Path(__file__).parents[3]
    shown = subprocess.run(
        [sys.executable, "-c", code, str(tmp_path)],
        cwd=root,
        capture_output=True,
        text=True,
        check=True,
    )
    assert shown.stdout.split("\n")[:2] == ["6", "[]"]
