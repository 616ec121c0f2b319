"""What a journal tells of a game once it is read: for the results and the replay."""

from __future__ import annotations

from pathlib import Path
from typing import NamedTuple

from app.i18n import tr
from app.seats import whole_seats
from engines import GAMES
from engines.core.saves import read_summary
from engines.core.session import Session

#: A longer time between the first move and the last one was not spent at the table.
LONGEST_SITTING = 6 * 3600


def read(path: Path | str) -> Session:
    """Open a journal to look at. Unlike `library.open` it does not become the last used.

    Raises as `Session.open` does.
    """
    return Session.open(Path(path), GAMES)


def moves_by_step(session: Session) -> list[int]:
    """Return how many moves of players have been made after each step, step 0 included.

    What chance does is a step, but not a move, unless somebody's hand throws the dice.
    """
    state = session.at(0)
    moves = [0]
    for action in session.actions:
        moves.append(moves[-1] + (state.actor >= 0 or state.thrower >= 0))
        state.apply(action)
    return moves


def minutes(session: Session) -> int | None:
    """Return how long the game took, where the journal knows and it was one sitting."""
    if not session.created or session.path is None:
        return None
    seconds = read_summary(session.path).modified - session.created
    return max(1, round(seconds / 60)) if 0 < seconds < LONGEST_SITTING else None


class Standing(NamedTuple):
    """One seat at the end: `parts` are (label, points) pairs that make up its score."""

    seat: int
    who: dict
    role: str
    score: int
    won: bool
    parts: list[tuple[str, int]]


def standings(session: Session) -> list[Standing]:
    """Return the seats, the best score first."""
    game, state, seats = session.game.id, session.state, whole_seats(session)
    scores, winners = state.scores(), state.winners()
    parts = state.view(None).get("breakdown") or [[] for _ in scores]
    rows = [
        Standing(
            seat,
            seats[seat],
            _text(f"{game}.seat.{seat}"),
            score,
            seat in winners,
            [(tr(f"{game}.score.{key}"), points) for key, points in parts[seat]],
        )
        for seat, score in enumerate(scores)
    ]
    return sorted(rows, key=lambda row: (not row.won, -row.score, row.seat))


def ending(session: Session) -> str:
    """Return how the game ended as a sentence; nothing where the game has one way only."""
    key = session.view(None).get("ending")
    text = _text(f"{session.game.id}.ending.{key}") if key else ""
    return f"{text[0].upper()}{text[1:].rstrip('.')}." if text else ""


def _text(key: str) -> str:
    return tr(key) if tr.has(key) else ""
