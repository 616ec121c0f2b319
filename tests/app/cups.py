"""Tournaments that were played before a test or a scene begins."""

from __future__ import annotations

import os
import time
from collections.abc import Sequence
from functools import cache
from pathlib import Path
from random import Random

from app import library, tournaments
from app.table.seating import EDGES
from engines.core.session import Session
from tests.app.past import HOUR, NAMES, journal, on_disk
from tests.toys import regatta_board
from tests.toys.regatta import GAME, GOES, STROKES

#: Ten people: as many as a tournament can have.
CREW = (*NAMES, "Ulysse", "Calypso", "Eumée", "Mentor", "Argos")

#: What everyone rows in a game, by seat: the points are the sums.
Strokes = Sequence[tuple[int, int]]


def installed() -> None:
    """Put Regatta on the shelf, if it is not there."""
    regatta_board.install()


def sitting(names: Sequence[str]) -> list[dict]:
    """Return people of these names around the table."""
    return [
        {
            "name": name,
            "kind": "human",
            "level": "",
            "colour": n,
            "shape": n,
            "edge": EDGES[n % len(EDGES)],
        }
        for n, name in enumerate(names)
    ]


def game(
    number: int,
    rowed: Strokes | None,
    of: int = 3,
    names: Sequence[str] = CREW[:4],
    cup: str = "cup",
    go: int | None = None,
) -> Path:
    """Leave one game of a tournament on the disk: played out, or after so many goes."""
    table = {tournaments.KEY: {"id": cup, "game": number, "of": of}}
    session = library.create(GAME.id, sitting(names), {}, table)
    goes = [stroke for turn in range(GOES) for stroke in _turn(rowed, turn, len(names))]
    for stroke in goes[:go]:
        session.play(stroke)
    session.close()
    return session.path


def _turn(rowed: Strokes | None, turn: int, players: int) -> list[int]:
    if rowed is None:
        return [STROKES[0]] * players
    return [strokes[turn] for strokes in rowed]


def cup(
    players: int = 4,
    of: int = 3,
    played: int = 1,
    under_way: int | None = None,
    hours_ago: float = 0.0,
    name: str = "cup",
) -> list[Path]:
    """Leave a tournament on the disk: so many games, and one that has come to some go."""
    rng = Random(of)
    names = CREW[:players]
    paths = [
        game(number, [(rng.choice(STROKES), rng.choice(STROKES)) for _ in names], of, names, name)
        for number in range(1, played + 1)
    ]
    if under_way is not None:
        paths.append(game(played + 1, None, of, names, name, under_way))
    used = time.time() - hours_ago * HOUR
    for path in paths:
        os.utime(path, (used, used))
    return paths


def voyages(
    players: int = 4,
    of: int = 3,
    played: int = 1,
    under_way: int | None = None,
    hours_ago: float = 0.0,
    name: str = "cup",
) -> list[Path]:
    """Leave a tournament of Le Voyage d'Ulysse on the disk, as `cup` does."""
    games = [voyage(number, of, players, name) for number in range(1, played + 1)]
    if under_way is not None:
        games.append(voyage(played + 1, of, players, name, under_way))
    return [on_disk(f"voyage-{name}-{n}", text, hours_ago) for n, text in enumerate(games, 1)]


@cache
def voyage(number: int, of: int, players: int, cup: str, steps: int | None = None) -> bytes:
    """Return one game of a tournament, in which everyone decides at random."""

    def play(session: Session) -> None:
        rng = Random(10 * of + number)
        while not session.finished and session.step != steps:
            session.play(rng.choice(session.state.legal()))

    table = {tournaments.KEY: {"id": cup, "game": number, "of": of}}
    return journal("voyage", sitting(CREW[:players]), play, table)
