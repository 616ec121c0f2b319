"""What can be done in Le Voyage d'Ulysse: one type of action, every instance made once.

| verb | n | who and when |
| --- | --- | --- |
| points | 1 to 6 | chance: the points die |
| god | a god | chance: the gods' die |
| destin | seat | the table says who is the Destin (V-01) |
| name | a god | at the Cyclops (V-22) |
| sing, wait | | at the Sirens (V-27) |
| use, stay | | at Nausicaa's (V-34) |
| steer | | the cells a ship was dragged along, in `path` (V-52) |
| overlook | | the Destin lets a faulty course go (V-52) |
| hand | | the Destin hands a card over (V-51) |
| audit | seat | the Destin checks a score (V-51) |
| done, forgot | seat | a call of the Destin: a penance (V-51) |
| cheat | seat | a call of the Destin: back to Troy (V-51) |
"""

from __future__ import annotations

from typing import Final, NamedTuple, TypeGuard

from engines.core.contract import Json
from engines.core.errors import BadData
from engines.voyage.trials import GODS

MOST_SEATS: Final = 10
#: A course that somebody steers is no longer than this, on no longer a track.
MOST_CELLS: Final = 60
LAST_CELL: Final = 200


class Act(NamedTuple):
    """An action; what `n` means depends on the verb."""

    verb: str
    n: int = -1
    path: tuple[int, ...] = ()


_SEATS: Final = range(MOST_SEATS)

#: POINTS[n]; index 0 stands there unused.
POINTS: Final = tuple(Act("points", n) for n in range(7))
GOD: Final = tuple(Act("god", god) for god in range(len(GODS)))
NAME: Final = tuple(Act("name", god) for god in range(len(GODS)))
DESTIN: Final = tuple(Act("destin", seat) for seat in _SEATS)
SING: Final = Act("sing")
WAIT: Final = Act("wait")
USE: Final = Act("use")
STAY: Final = Act("stay")
OVERLOOK: Final = Act("overlook")
HAND: Final = Act("hand")
AUDIT: Final = tuple(Act("audit", seat) for seat in _SEATS)
DONE: Final = tuple(Act("done", seat) for seat in _SEATS)
FORGOT: Final = tuple(Act("forgot", seat) for seat in _SEATS)
CHEAT: Final = tuple(Act("cheat", seat) for seat in _SEATS)

CALLS: Final = ("done", "forgot", "cheat")


def steer(path: tuple[int, ...]) -> Act:
    """Return the action: the ship was dragged along these cells."""
    return Act("steer", -1, path)


#: Every action but steering, which has as many as there are courses.
ALL_ACTS: Final = (
    *(*POINTS[1:], *GOD, *NAME, *DESTIN, *AUDIT, *DONE, *FORGOT, *CHEAT),
    *(SING, WAIT, USE, STAY, OVERLOOK, HAND),
)


def encode(act: Act) -> Json:
    """Return the action as words and numbers, such as ["god", "zeus"] or ["steer", [19, 20]]."""
    if act.verb == "steer":
        return [act.verb, list(act.path)]
    if act.n < 0:
        return [act.verb]
    return [act.verb, GODS[act.n] if act.verb in ("god", "name") else act.n]


_BY_WORDS: Final = {tuple(encode(act)): act for act in ALL_ACTS}


def decode(data: Json) -> Act:
    """Return the action that these words name. Raises BadData."""
    if isinstance(data, list) and len(data) == 2 and data[0] == "steer":
        return steer(_path(data[1]))
    # By type: True == 1 would let a bool stand for a number.
    if isinstance(data, list) and all(type(word) in (str, int) for word in data):
        act = _BY_WORDS.get(tuple(data))
        if act is not None:
            return act
    raise BadData("no_action", data=repr(data))


def _is_cell(cell: Json) -> bool:
    return type(cell) is int and 0 <= cell <= LAST_CELL


def _path(cells: Json) -> tuple[int, ...]:
    if isinstance(cells, list) and len(cells) <= MOST_CELLS and all(map(_is_cell, cells)):
        return tuple(cells)
    raise BadData("no_action", data=repr(cells))


def is_exact(action: object) -> TypeGuard[Act]:
    """Return whether this is an action by type too: a bare tuple or True for 1 is equal to one."""
    return type(action) is Act and type(action.n) is int


def is_steer(action: object) -> bool:
    """Return whether this is a well-formed action of steering; anything may be asked."""
    return (
        is_exact(action)
        and action.verb == "steer"
        and action.n == -1
        and type(action.path) is tuple
        and len(action.path) <= MOST_CELLS
        and all(type(cell) is int for cell in action.path)
    )
