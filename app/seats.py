"""What a journal says of its seats, made whole.

A file may be written by hand or by another version; a word missing there must not keep
the game shut.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from app.table.seating import EDGES
from app.theme import PLAYER_COLOURS
from engines.core.contract import AnyGame
from engines.core.session import Session

#: How many colours, and shapes, there are for seats.
LOOKS = len(PLAYER_COLOURS["classic"])


def whole_seats(session: Session) -> tuple[dict, ...]:
    """Return name, kind, level, colour, shape and edge by seat, completed where they lack."""
    return made_whole(session.game, session.seats)


def made_whole(game: AnyGame, seats: Sequence[dict]) -> tuple[dict, ...]:
    """Return what a journal says of the seats of this game, completed where it lacks."""
    bots = game.bots
    return tuple(_whole(seat, info, bots) for seat, info in enumerate(seats))


def _whole(seat: int, info: dict, bots: Mapping) -> dict:
    level, edge = info.get("level"), info.get("edge")
    return {
        "name": str(info.get("name") or seat + 1),
        "kind": "bot" if info.get("kind") == "bot" else "human",
        "level": level if level in bots else next(iter(bots)),
        "colour": _look(seat, info.get("colour")),
        "shape": _look(seat, info.get("shape")),
        "edge": edge if edge in EDGES else EDGES[2 * seat % len(EDGES)],
    }


def _look(seat: int, value: object) -> int:
    return value if type(value) is int and 0 <= value < LOOKS else seat % LOOKS
