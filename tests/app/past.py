"""Games that were played before a scene begins: the same ones on every run."""

from __future__ import annotations

import os
import tempfile
import time
from collections.abc import Callable
from functools import cache
from pathlib import Path
from random import Random

from app import library
from engines import CHANCE, GAMES
from engines.core.chance import SeededChance
from engines.core.contract import AnyState
from engines.core.journal import SUFFIX
from engines.core.session import Session
from engines.naval.acts import ACCEPT, OFFER

#: One name as long as a name can be.
NAMES = ("Pénélope", "Hippolyte-Marion", "Télémaque", "Euryclée", "Laërte")
HOUR = 3600.0

Play = Callable[[Session], None]


def seats(edges: tuple[str, ...] = ("bottom", "top"), bot: str = "") -> list[dict]:
    """Return people at these edges; the last seat is a bot of this level, if any."""
    described = [
        {"name": name, "kind": "human", "level": "", "colour": n, "shape": n, "edge": edge}
        for n, (name, edge) in enumerate(zip(NAMES, edges, strict=False))
    ]
    if bot:
        described[-1] |= {"kind": "bot", "level": bot}
    return described


def on_disk(name: str, journal: bytes, hours_ago: float = 0.0) -> Path:
    """Put a journal among the saved games, last used so long ago; return its path."""
    library.folder().mkdir(parents=True, exist_ok=True)
    path = library.folder() / f"{name}{SUFFIX}"
    path.write_bytes(journal)
    used = time.time() - hours_ago * HOUR
    os.utime(path, (used, used))
    return path


def journal(
    game: str, sitting: list[dict], play: Play, table: dict | None = None, /, **options
) -> bytes:
    """Return the file of a game that was played like this."""
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / f"played{SUFFIX}"
        created = time.time() - 0.4 * HOUR
        chance = SeededChance(4)
        session = Session.create(path, GAMES[game], sitting, options, chance, created, table)
        play(session)
        session.close()
        return path.read_bytes()


def battle(steps: int | None = None, seed: int = 21) -> Play:
    """Return how two eager admirals fight: to the end, or for some moves."""

    def play(session: Session) -> None:
        rng = Random(seed)
        while not session.finished and session.step != steps:
            session.play(_eager(session.state, rng))

    return play


def _eager(state: AnyState, rng: Random):
    """Return a move that takes a ship if there is one, else any."""
    moves = [act for act in state.legal() if act.verb in ("sail", "turn")]
    rng.shuffle(moves)
    for move in moves:
        if {"board", "raid"} & {event.kind for event in state.clone().apply(move)}:
            return move
    return moves[0]


@cache
def naval(
    steps: int | None = 0, edges: tuple[str, ...] = ("bottom", "top"), bot: str = ""
) -> bytes:
    """Return a game of Le Combat naval after so many moves of `battle`."""
    return journal("naval", seats(edges, bot), battle(steps), first="hellenes")


@cache
def won() -> bytes:
    """Return a battle that one of the fleets has won."""
    winners: list = []
    for seed in range(100):

        def play(session: Session, seed: int = seed) -> None:
            battle(seed=seed)(session)
            winners[:] = session.state.winners()

        found = journal("naval", seats(), play, first="hellenes")
        if len(winners) == 1:
            return found
    raise AssertionError("nobody wins in a hundred battles")


@cache
def offered(answered: bool) -> bytes:
    """Return a game in which an end was offered, and agreed to or not answered yet."""

    def play(session: Session) -> None:
        battle(6)(session)
        session.play(OFFER)
        if answered:
            session.play(ACCEPT)

    return journal("naval", seats(), play, first="hellenes")


@cache
def amphora(edges: tuple[str, ...], drunk: bool = False) -> bytes:
    """Return a dealt game of Amphora (which must be installed), perhaps after a draw of a jar."""
    from tests.toys.amphora import Act

    def play(session: Session) -> None:
        _let_fall(session)
        if drunk:
            session.play(Act("drink"))
            _let_fall(session)

    return journal("amphora", seats(edges), play)


def _let_fall(session: Session) -> None:
    while session.state.actor == CHANCE:
        session.play_chance()
