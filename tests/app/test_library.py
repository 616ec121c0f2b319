"""The games on disk."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from app import library
from engines import SaveError, SaveNotWritten

SEATS = [{"name": "Ann", "kind": "human"}, {"name": "Bo", "kind": "bot", "level": "sailor"}]


@pytest.fixture(autouse=True)
def folder(tmp_path, monkeypatch) -> Path:
    monkeypatch.setenv("NOSTOS_DATA", str(tmp_path))
    return tmp_path / "games"


def started(age: int = 0) -> Path:
    """Start a game that was last used `age` seconds before the others."""
    path = library.create("naval", SEATS, {"first": "hellenes"}).path
    os.utime(path, (1_000_000 - age, 1_000_000 - age))
    return path


def played_to_the_end() -> Path:
    session = library.create("naval", SEATS, {"first": "hellenes"})
    while not session.finished:
        session.play(session.state.legal()[0])
    return session.path


def paths(summaries) -> list[Path]:
    return [summary.path for summary in summaries]


def test_an_empty_library_has_no_games():
    assert library.unfinished() == library.finished() == library.away() == []


def test_a_started_game_waits_with_its_players_and_moves():
    session = library.create("naval", SEATS, {"first": "hellenes"})
    session.play(session.state.legal()[0])
    [summary] = library.unfinished()
    assert [seat["name"] for seat in summary.header.seats] == ["Ann", "Bo"]
    assert summary.actions == 1


def test_two_games_started_at_once_have_files_of_their_own():
    assert started() != started()
    assert len(library.unfinished()) == 2


def test_the_game_that_was_opened_last_comes_first():
    older, newer = started(age=200), started(age=100)
    assert paths(library.unfinished()) == [newer, older]
    library.open(older)
    assert paths(library.unfinished()) == [older, newer]


def test_a_game_goes_on_where_it_was_left():
    session = library.create("naval", SEATS, {"first": "trojans"})
    session.play(session.state.legal()[0])
    again = library.open(session.path)
    assert again.step == 1
    assert again.options["first"] == "trojans"


def test_a_played_out_game_is_finished():
    path = played_to_the_end()
    assert paths(library.finished()) == [path]
    assert library.unfinished() == []


def test_chance_differs_from_game_to_game():
    first = set()
    for _ in range(40):
        session = library.create("naval", SEATS, {"first": "drawn"})
        session.play_chance()
        first.add(session.state.actor)
    assert first == {0, 1}


def test_a_game_that_is_put_away_can_be_brought_back_whole():
    path = started()
    content = path.read_bytes()
    away = library.put_away(path)
    assert library.unfinished() == []
    assert paths(library.away()) == [away]
    back = library.bring_back(away)
    assert paths(library.unfinished()) == [back]
    assert back.read_bytes() == content


def test_putting_away_never_overwrites_another_game(folder):
    path = started()
    first = library.put_away(path)
    path.write_bytes(first.read_bytes())
    second = library.put_away(path)
    assert first.exists()
    assert second.exists()
    assert first != second


def test_a_game_that_has_gone_cannot_be_put_away(folder):
    with pytest.raises(SaveNotWritten) as refused:
        library.put_away(folder / "gone.nostos")
    assert refused.value.reason == "save_gone"


def test_foreign_and_damaged_files_are_listed_apart_with_their_reason(folder):
    good = started()
    (folder / "notes.nostos").write_text("a shopping list")
    (folder / "empty.nostos").write_bytes(b"")
    (folder / "folder.nostos").mkdir()
    assert paths(library.unfinished()) == [good]
    reasons = {t.summary.path.name: t.reason for t in library.troubled()}
    assert reasons == {
        "notes.nostos": "foreign",
        "empty.nostos": "damaged",
        "folder.nostos": "unreadable",
    }


def test_a_game_of_other_rules_is_not_offered(folder, monkeypatch):
    from engines import GAMES

    started()
    monkeypatch.setattr(type(GAMES["naval"]), "rules_version", 99)
    assert library.unfinished() == []
    assert [trouble.reason for trouble in library.troubled()] == ["rules_older"]


def test_a_game_hurt_in_the_middle_is_offered_and_recovered():
    session = library.create("naval", SEATS, {"first": "hellenes"})
    for _ in range(3):
        session.play(session.state.legal()[0])
    data = session.path.read_bytes().splitlines(keepends=True)
    session.path.write_bytes(b"".join([*data[:2], b"?" + data[2], *data[3:]]))
    assert paths(library.unfinished()) == [session.path]
    assert library.open(session.path).recovery.kept == 1


def test_opening_a_foreign_file_says_why(folder):
    folder.mkdir()
    (folder / "notes.nostos").write_text("a shopping list")
    with pytest.raises(SaveError) as refused:
        library.open(folder / "notes.nostos")
    assert refused.value.reason == "not_a_journal"


def test_a_library_that_cannot_be_written_says_so(folder):
    folder.write_text("a file where the folder should be")
    with pytest.raises(SaveNotWritten):
        started()
    assert library.unfinished() == []
