"""Journals that were hurt: what comes back, what is kept aside, what the player is told."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from engines.core.errors import DamagedSave, SaveNotWritten
from engines.core.journal import Harm, Recovery

from .table import OPENING, append_raw, everything, new_session, reopen
from .toy_race import StrictRace, walk, wind


@pytest.fixture
def path(tmp_path: Path) -> Path:
    new_session(tmp_path / "a.nostos", play=OPENING)
    return tmp_path / "a.nostos"


def hurt_line(text: bytes, number: int, byte: int = 12) -> bytes:
    """Return the journal with one byte of a line changed (0: the header)."""
    lines = text.splitlines(keepends=True)
    lines[number] = lines[number][:byte] + b"#" + lines[number][byte + 1 :]
    return b"".join(lines)


def test_cut_at_every_byte_the_whole_actions_come_back(path: Path) -> None:
    text = path.read_bytes()
    ends = [at for at, byte in enumerate(text) if byte == ord("\n")]
    for size in range(1, len(text)):
        path.write_bytes(text[:size])
        if size < ends[0]:
            with pytest.raises(DamagedSave):
                reopen(path)
            assert path.read_bytes() == text[:size]
            continue
        # An action counts once its last character is there, newline or not.
        kept = sum(end <= size for end in ends) - 1
        torn = size - 1 not in ends
        session = reopen(path)
        assert session.actions == OPENING[:kept]
        assert session.recovery == (Recovery(Harm.TORN, kept, 0, None) if torn else None)
        assert path.read_bytes() == text[: ends[kept] + 1]
    assert list(path.parent.iterdir()) == [path]


def test_a_torn_game_goes_on(path: Path) -> None:
    path.write_bytes(path.read_bytes()[:-4])
    reopen(path).play(walk(2))
    again = reopen(path)
    assert again.recovery is None
    assert again.actions == [*OPENING[:-1], walk(2)]


def test_every_changed_byte_is_noticed(path: Path) -> None:
    text = path.read_bytes()
    ends = [at for at, byte in enumerate(text) if byte == ord("\n")]
    for at in range(len(text)):
        hurt = text[:at] + bytes([text[at] ^ 1]) + text[at + 1 :]
        path.write_bytes(hurt)
        line = sum(end < at for end in ends)
        if line == 0:
            with pytest.raises(DamagedSave):
                reopen(path)
            assert path.read_bytes() == hurt
            continue
        session = reopen(path)
        assert session.recovery is not None
        if at == ends[-1]:
            # Only the last newline is hurt: the action itself is whole.
            assert session.recovery == Recovery(Harm.TORN, len(OPENING), 0, None)
            assert path.read_bytes() == text
            continue
        aside = session.recovery.aside
        assert aside is not None
        assert aside.read_bytes() == hurt
        lost = len(OPENING) - (line - 1)
        assert session.recovery == Recovery(Harm.DAMAGED, line - 1, lost, aside)
        assert session.actions == OPENING[: line - 1]
        aside.unlink()


def test_a_damaged_game_goes_on_under_its_own_name(path: Path) -> None:
    path.write_bytes(hurt_line(path.read_bytes(), 3))
    reopen(path).play(walk(1))
    again = reopen(path)
    assert again.recovery is None
    assert again.actions == [*OPENING[:2], walk(1)]


def test_what_is_kept_aside_is_never_overwritten(path: Path) -> None:
    text = path.read_bytes()
    hurts = [hurt_line(text, 5), hurt_line(text, 3)]
    for hurt in hurts:
        path.write_bytes(hurt)
        reopen(path)
    asides = [path.with_name(f"a.nostos.damaged-{number}") for number in (1, 2)]
    assert [aside.read_bytes() for aside in asides] == hurts


@pytest.mark.parametrize("change", ["dropped", "swapped", "doubled"])
def test_whole_lines_out_of_place_are_noticed(path: Path, change: str) -> None:
    lines = path.read_bytes().splitlines(keepends=True)
    changed = {
        "dropped": [*lines[:2], *lines[3:]],
        "swapped": [*lines[:2], lines[3], lines[2], *lines[4:]],
        "doubled": [*lines[:2], lines[1], *lines[2:]],
    }[change]
    path.write_bytes(b"".join(changed))
    session = reopen(path)
    assert session.recovery is not None
    assert session.recovery.harm is Harm.DAMAGED
    assert session.actions == OPENING[:1]


def test_lines_of_another_game_do_not_fit(path: Path, tmp_path: Path) -> None:
    new_session(tmp_path / "b.nostos", play=OPENING, goal=40)
    header = path.read_bytes().splitlines(keepends=True)[0]
    foreign = (tmp_path / "b.nostos").read_bytes().splitlines(keepends=True)[1:]
    path.write_bytes(header + b"".join(foreign))
    assert reopen(path).actions == []


def test_damage_after_an_undo_keeps_the_undo(path: Path) -> None:
    session = reopen(path)
    session.undo()
    before = everything(session)
    session.play(walk(2))
    path.write_bytes(hurt_line(path.read_bytes(), -1))
    again = reopen(path)
    assert everything(again) == before
    assert again.recovery is not None
    assert (again.recovery.kept, again.recovery.lost) == (len(OPENING) - 1, 1)


def test_an_action_that_the_rules_refuse_stops_the_replay(path: Path) -> None:
    text = path.read_bytes()
    session = reopen(path, {"race": StrictRace()})
    assert session.actions == [wind(2), walk(1)]
    assert session.recovery == Recovery(Harm.REFUSED, 2, 4, path.with_name("a.nostos.damaged-1"))
    assert path.with_name("a.nostos.damaged-1").read_bytes() == text


@pytest.mark.parametrize(
    "entry",
    [{"do": ["fly", 9], "n": 7}, {"do": ["walk", 1], "n": 9}, {"undo": 8}, {"redo": 1}],
)
def test_an_entry_that_makes_no_sense_stops_the_replay(
    path: Path, entry: dict[str, object]
) -> None:
    append_raw(path, entry)
    again = reopen(path)
    assert again.actions == OPENING
    assert again.recovery is not None
    assert (again.recovery.harm, again.recovery.lost) == (Harm.REFUSED, 1)


@pytest.mark.parametrize("entry", [{"dance": 1}, {"undo": 0}, {"do": ["walk", 1]}, [], "undo"])
def test_a_whole_line_that_is_no_entry_counts_as_damaged(path: Path, entry: object) -> None:
    append_raw(path, entry)
    again = reopen(path)
    assert again.actions == OPENING
    assert again.recovery is not None
    assert again.recovery.harm is Harm.DAMAGED


def test_a_zeroed_tail_is_dropped_like_a_torn_one(path: Path) -> None:
    path.write_bytes(path.read_bytes() + bytes(500))
    session = reopen(path)
    assert session.recovery == Recovery(Harm.TORN, len(OPENING), 0, None)


def test_a_recovery_that_dies_halfway_can_be_done_again(
    path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    hurt = hurt_line(path.read_bytes(), 3)
    path.write_bytes(hurt)
    real, calls = os.replace, []

    def dies_at_the_second(source: Path, target: Path) -> None:
        calls.append(target)
        if len(calls) == 2:
            raise OSError(5, "power cut")
        real(source, target)

    monkeypatch.setattr(os, "replace", dies_at_the_second)
    with pytest.raises(SaveNotWritten):
        reopen(path)
    assert path.read_bytes() == hurt
    monkeypatch.undo()
    session = reopen(path)
    assert session.recovery is not None
    assert (session.recovery.kept, session.recovery.lost) == (2, 4)
    assert sorted(file.name for file in path.parent.iterdir()) == [
        "a.nostos",
        "a.nostos.damaged-1",
    ]


def test_a_recovery_on_a_full_disk_leaves_the_file_as_it_was(
    path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    hurt = hurt_line(path.read_bytes(), 3)
    path.write_bytes(hurt)

    def full(file: int, data: bytes) -> int:
        raise OSError(28, "no space left")

    monkeypatch.setattr(os, "write", full)
    with pytest.raises(SaveNotWritten) as refused:
        reopen(path)
    assert refused.value.reason == "disk_full"
    assert path.read_bytes() == hurt
    assert list(path.parent.iterdir()) == [path]
