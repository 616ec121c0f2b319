"""The process is killed hundreds of times in mid-game: no acknowledged action is ever lost."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path
from random import Random

from engines.core.journal import Harm
from engines.core.session import Session

from .kill_child import fingerprint
from .table import everything, reopen, replayed

KILLS = 220
ROOT = Path(__file__).parents[3]
CHILD = "tests.engines.core.kill_child"


def play_and_kill(folder: Path, seed: int, rng: Random) -> list[str]:
    """Let a process play until it is killed, and return all that it acknowledged.

    One time it is killed from here while it runs on, the next by its own fuse in mid-write.
    """
    fuse = rng.randint(1, 80) if seed % 2 else 0
    command = [sys.executable, "-S", "-m", CHILD, str(folder), str(seed), str(fuse)]
    child = subprocess.Popen(command, cwd=ROOT, stdout=subprocess.PIPE, text=True)
    assert child.stdout is not None
    assert child.stdout.readline() == "ready\n"
    given = []
    if not fuse:
        given = [child.stdout.readline() for _ in range(rng.randint(0, 12))]
        child.kill()
    given += child.stdout.readlines()
    child.stdout.close()
    assert child.wait() == -9
    return [line.rstrip("\n") for line in given if line.endswith("\n")]


def opened_copy(path: Path, lines: int | None = None) -> Session:
    """Open a copy of a journal or of its first lines: mending the original is the child's work."""
    copy = path.with_name("copy")
    copy.write_bytes(b"".join(path.read_bytes().splitlines(keepends=True)[:lines]))
    return reopen(copy)


def newest(folder: Path) -> list[Path]:
    """Return the journal that was being written, if the process got so far."""
    return sorted(folder.glob("*.nostos"), key=lambda path: int(path.stem))[-1:]


def test_no_acknowledged_action_is_lost_by_a_kill(tmp_path: Path) -> None:
    rng = Random(20)
    torn = 0
    for kill in range(KILLS):
        given = play_and_kill(tmp_path, kill, rng)
        for line in given[-1:]:
            number, lines, expected = line.split(" ", 2)
            path = tmp_path / f"{number}.nostos"
            assert fingerprint(opened_copy(path, int(lines))) == expected
            # One entry more may have been saved and not yet acknowledged; never two.
            assert path.read_bytes().count(b"\n") - int(lines) in (0, 1)
        for path in newest(tmp_path):
            session = opened_copy(path)
            recovery = session.recovery
            assert recovery is None or (recovery.harm, recovery.lost) == (Harm.TORN, 0)
            assert everything(replayed(session))[4:] == everything(session)[4:]
            torn += recovery is not None
    assert torn > KILLS // 8
    assert not list(tmp_path.glob("*.damaged-*"))
