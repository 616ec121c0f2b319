"""Sessions for the tests: a table is set, a line of actions is played, a file is hurt."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from pathlib import Path
from typing import Any

from engines.core.codec import CHAIN_START, frame
from engines.core.contract import Seat
from engines.core.session import Session

from .toy_race import GAMES, HUMAN, RACE, THROW, Act, Race, die, facts_of, walk, wind

OPENING = [wind(2), walk(1), walk(2), THROW, die(2), walk(1)]


def new_session(
    path: Path | None = None,
    seats: Sequence[dict[str, Any]] = (HUMAN, HUMAN),
    play: Iterable[Act] = (),
    **options: Any,
) -> Session:
    session = Session.create(path, RACE, seats, options, created=1000.0)
    for action in play:
        session.play(action)
    return session


def reopen(path: Path, games: Mapping[str, Race] = GAMES) -> Session:
    return Session.open(path, games)


def replayed(session: Session) -> Session:
    """Return the same game played again from nothing, in memory."""
    again = Session.create(None, session.game, session.seats, session.options)
    for action in session.actions:
        again.play(action)
    return again


def everything(session: Session) -> tuple[object, ...]:
    """Return all that must be the same after leaving and coming back."""
    seats = (None, *map(Seat, range(len(session.seats))))
    logs = [session.log(seat) for seat in seats]
    open_parts = (session.seats, session.options, session.created, session.can_redo)
    return *open_parts, session.actions, logs, facts_of(session.state)


def framed(*contents: Any) -> bytes:
    """Return these contents as the whole lines of a journal."""
    text, chain = b"", CHAIN_START
    for content in contents:
        line, chain = frame(content, chain)
        text += line
    return text


def append_raw(path: Path, content: Any) -> None:
    """Add a whole line to a journal, as a writer with other ideas would."""
    text = path.read_bytes()
    last = text.splitlines()[-1]
    path.write_bytes(text + frame(content, int(last[:8], 16))[0])
