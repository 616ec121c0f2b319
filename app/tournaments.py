"""Tournaments: three, four or five games of the same people, whose points add up (V-41).

Nothing is kept of a tournament itself. Each of its games says in its journal which one of how
many it is; all else is read from there, so nothing can be lost and nothing can disagree.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from contextlib import suppress
from dataclasses import dataclass, field
from pathlib import Path
from typing import NamedTuple
from uuid import uuid4

from app import library, record
from app.seats import made_whole
from engines import GAMES, NostosError
from engines.core.codec import Header
from engines.core.contract import Json
from engines.core.saves import Summary
from engines.core.session import Session

#: Where a journal's header says that its game belongs to a tournament.
KEY = "tournament"


class Tag(NamedTuple):
    """What a game says of its tournament: which one, and which of how many games it is."""

    id: str
    game: int
    of: int


class Row(NamedTuple):
    """One seat's line of the running table. A game that does not count has None for points."""

    seat: int
    who: dict
    points: tuple[int | None, ...]
    total: int
    place: int


@dataclass
class Tournament:
    """The games of one tournament by number: those at hand, and those that were put away."""

    id: str
    of: int
    header: Header
    games: dict[int, Summary] = field(default_factory=dict)
    away: dict[int, Summary] = field(default_factory=dict)

    @property
    def seats(self) -> tuple[dict, ...]:
        """Who plays: the same people in every game."""
        return made_whole(GAMES[self.header.game], self.header.seats)

    @property
    def modified(self) -> float:
        """When one of its games was last used."""
        return max(summary.modified for summary in self.games.values())

    @property
    def finished(self) -> bool:
        """Whether every game was played to its end, and is at hand."""
        return len(self.games) == self.of and self.current is None

    @property
    def current(self) -> int | None:
        """The number of the game that is under way."""
        open_games = (n for n, summary in self.games.items() if not summary.finished)
        return min(open_games, default=None)

    @property
    def next(self) -> int | None:
        """The number of the game that comes next, if none is under way.

        If it was put away it is to be brought back, else to be started.
        """
        if self.current is not None:
            return None
        return min((n for n in range(1, self.of + 1) if n not in self.games), default=None)

    @property
    def number(self) -> int:
        """The game that the tournament has come to."""
        return self.current or self.next or self.of

    def points(self) -> dict[int, tuple[int, ...]]:
        """Return the points by seat of each game that was played to its end, by number."""
        found = {n: _scores(s) for n, s in sorted(self.games.items()) if s.finished}
        return {number: scores for number, scores in found.items() if scores is not None}

    def table(self) -> list[Row]:
        """Return the seats, the highest total first; equal totals share a place."""
        points, seats = self.points(), self.seats
        totals = [sum(scores[seat] for scores in points.values()) for seat in range(len(seats))]
        rows = [
            Row(
                seat,
                seats[seat],
                tuple(points[n][seat] if n in points else None for n in range(1, self.of + 1)),
                total,
                1 + sum(other > total for other in totals),
            )
            for seat, total in enumerate(totals)
        ]
        return sorted(rows, key=lambda row: (row.place, row.seat))


def tag(game_id: str, table: Mapping[str, Json]) -> Tag | None:
    """Return what a game says of its tournament; None if it plays none, or says it oddly."""
    told = table.get(KEY)
    if not isinstance(told, Mapping) or game_id not in GAMES:
        return None
    name, number, of = told.get("id"), told.get("game"), told.get("of")
    if (
        isinstance(name, str)
        and type(number) is type(of) is int
        and of in GAMES[game_id].series
        and 1 <= number <= of
    ):
        return Tag(name, number, of)
    return None


def without(table: Mapping[str, Json]) -> dict[str, Json]:
    """Return what is said of a table, its tournament left out."""
    return {name: value for name, value in table.items() if name != KEY}


# Finding them


def all() -> list[Tournament]:
    """Return the tournaments of which a game is at hand, last used first."""
    found: dict[str, Tournament] = {}
    for summary in _in_order([*library.unfinished(), *library.finished()]):
        header = summary.header
        if (told := tag(header.game, header.table)) is not None:
            known = found.setdefault(told.id, Tournament(told.id, told.of, header))
            if _belongs(header, known):
                known.games.setdefault(told.game, summary)
    for summary in _in_order(library.away()):
        header = summary.header
        told = tag(header.game, header.table) if header is not None else None
        if told is not None and told.id in found and _belongs(header, found[told.id]):
            known = found[told.id]
            if told.game not in known.games:
                known.away.setdefault(told.game, summary)
    return sorted(found.values(), key=lambda each: -each.modified)


def find(name: str) -> Tournament | None:
    """Return the tournament of this name, if one of its games is at hand."""
    return next((each for each in all() if each.id == name), None)


def of_game(path: Path | str) -> tuple[Tournament, int] | None:
    """Return the tournament that the game in this file counts for, and its number there."""
    for each in all():
        for number, summary in each.games.items():
            if summary.path == Path(path):
                return each, number
    return None


def listed(finished: bool) -> list[Summary | Tournament]:
    """Return what is played out or what is not, last used first; a tournament counts as one."""
    known = all()
    counted = {summary.path for each in known for summary in each.games.values()}
    alone = library.finished() if finished else library.unfinished()
    found: list[Summary | Tournament] = [s for s in alone if s.path not in counted]
    found += [each for each in known if each.finished == finished]
    return sorted(found, key=lambda each: -each.modified)


def away() -> list[list[Summary]]:
    """Return what was put away, last used first; the games of one tournament stay together."""
    groups: dict[str, list[Summary]] = {}
    for summary in library.away():
        header = summary.header
        told = tag(header.game, header.table) if header is not None else None
        groups.setdefault(told.id if told else str(summary.path), []).append(summary)
    return list(groups.values())


def _in_order(summaries: Iterable[Summary]) -> list[Summary]:
    """Sort games so that of two with one number (a copied file) the right one comes first."""

    def rank(summary: Summary) -> tuple:
        created = summary.header.created if summary.header is not None else 0.0
        return not summary.finished, created, summary.path.name

    return sorted(summaries, key=rank)


def _belongs(header: Header, known: Tournament) -> bool:
    """Return whether a game is one of the others' kind: a file may be written by hand."""
    told, first = tag(header.game, header.table), known.header
    same = (header.game, header.players) == (first.game, first.players)
    return same and told is not None and told.of == known.of


# Playing them


def opening(games: int) -> dict[str, Json]:
    """Return what the first game's table says of a new tournament; nothing for a single game."""
    return {KEY: {"id": uuid4().hex, "game": 1, "of": games}} if games > 1 else {}


def play_next(known: Tournament) -> Session:
    """Start the next game with the same people and options. Raises as `library.create` does."""
    told = {"id": known.id, "game": known.next, "of": known.of}
    return _start(known, {KEY: told})


def play_again(known: Tournament) -> Session:
    """Start another tournament of the same people. Raises as `library.create` does."""
    return _start(known, opening(known.of))


def _start(known: Tournament, told: dict[str, Json]) -> Session:
    last = known.games[max(known.games)].header
    table = {**without(last.table), **told}
    return library.create(last.game, last.seats, last.options, table)


def put_away(name: str) -> list[Path]:
    """Move all games of a tournament out of the lists, or none; return their new places.

    Raises SaveNotWritten.
    """
    known, places = find(name), []
    try:
        for summary in known.games.values() if known is not None else ():
            places.append(library.put_away(summary.path))
    except NostosError:
        with suppress(NostosError):
            bring_back(places)
        raise
    return places


def bring_back(places: Iterable[Path]) -> None:
    """Move games that were put away back into the lists. Raises SaveNotWritten."""
    for place in places:
        library.bring_back(place)


#: The points of a finished game are only counted again when its file has changed.
_counted: dict[Path, tuple[tuple[float, int], tuple[int, ...] | None]] = {}


def _scores(summary: Summary) -> tuple[int, ...] | None:
    """Return the points of a finished game by seat; None if its journal cannot be read."""
    mark = (summary.modified, summary.actions)
    known = _counted.get(summary.path)
    if known is None or known[0] != mark:
        known = _counted[summary.path] = (mark, _count(summary.path))
    return known[1]


def _count(path: Path) -> tuple[int, ...] | None:
    try:
        session = record.read(path)
    except NostosError:
        return None
    return tuple(session.state.scores()) if session.finished else None
