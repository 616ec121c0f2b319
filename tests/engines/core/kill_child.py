"""Plays and saves without end, to be killed: `kill_child FOLDER SEED FUSE`.

It says "ready" before it opens its file. After every entry that `play`, `undo` or `redo`
has saved it says so on its output: the game's number, how many lines its journal must
have, and the game's fingerprint. A fuse above 0 kills it from within, at that many calls
of the system that write: in the middle of a line, before a sync, before a rename.
"""

from __future__ import annotations

import os
import signal
import sys
from itertools import count
from pathlib import Path
from random import Random

from engines.core.contract import CHANCE
from engines.core.session import Session
from engines.core.undo import UndoStatus
from tests.engines.core.toy_race import BOT, GAMES, HUMAN, RACE, facts_of


def fingerprint(session: Session) -> str:
    """Return a short text that differs when the game, its past or its redo differ."""
    past = "".join(f"{kind[0]}{value}" for kind, value in session.actions[-8:])
    places = "-".join(map(str, session.state.scores()))
    return f"{session.step}:{past}:{places}:{facts_of(session.state)[-1]}:{int(session.can_redo)}"


def light_fuse(rng: Random, length: int) -> None:
    """Count the calls that write, and die at the last one that the fuse allows.

    A write takes a few bytes only, as a disk may: a kill then tears lines.
    """
    burnt = count(1)
    whole, sync, rename = os.write, os.fsync, os.replace

    def burn() -> None:
        if next(burnt) == length:
            os.kill(os.getpid(), signal.SIGKILL)

    def piecemeal(file: int, data: bytes) -> int:
        if file > 2:
            burn()
            data = bytes(data)[: rng.randint(1, 16)]
        return whole(file, data)

    def synced(file: int) -> None:
        burn()
        sync(file)

    def renamed(source: Path, target: Path) -> None:
        burn()
        rename(source, target)

    os.write, os.fsync, os.replace = piecemeal, synced, renamed


def one_entry(session: Session, rng: Random) -> None:
    luck = rng.random()
    if luck < 0.15 and session.undo_status() is not UndoStatus.NOTHING:
        session.undo(agreed=True)
    elif luck < 0.25 and session.can_redo:
        session.redo()
    elif session.state.actor == CHANCE:
        session.play_chance()
    else:
        session.play(rng.choice(session.state.legal()))


def main(folder: Path, seed: int, fuse: int) -> None:
    rng = Random(seed)
    light_fuse(rng, fuse)
    os.write(1, b"ready\n")
    number = max((int(path.stem) for path in folder.glob("*.nostos")), default=0)
    while True:
        path = folder / f"{number}.nostos"
        if path.exists():
            session = Session.open(path, GAMES)
        else:
            session = Session.create(path, RACE, [HUMAN, BOT, HUMAN], {"goal": 600})
        lines = path.read_bytes().count(b"\n")
        while not session.finished and session.step < 120:
            one_entry(session, rng)
            lines += 1
            os.write(1, f"{number} {lines} {fingerprint(session)}\n".encode())
        number += 1


if __name__ == "__main__":
    main(Path(sys.argv[1]), int(sys.argv[2]), int(sys.argv[3]))
