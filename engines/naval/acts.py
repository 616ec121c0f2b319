"""What can be done in Le Combat naval: one type of action, every instance made once."""

from __future__ import annotations

from typing import Final, Literal, NamedTuple

from engines.core.contract import Json
from engines.core.errors import BadData
from engines.naval.board import (
    ALL_SHIPS,
    CELL_NAMES,
    CELLS,
    DIRECTIONS,
    HEADINGS,
    NO_CELL,
    NO_HEADING,
    NO_SHIP,
    SHIP_NAMES,
    Cell,
    Heading,
    Ship,
)

Verb = Literal["sail", "turn", "offer", "accept", "decline", "hellenes_begin", "trojans_begin"]


class Act(NamedTuple):
    """An action. `sail` uses every field, `turn` has no `to`, the others are only a verb."""

    verb: Verb
    ship: Ship = NO_SHIP
    to: Cell = NO_CELL
    heading: Heading = NO_HEADING


OFFER: Final = Act("offer")
ACCEPT: Final = Act("accept")
DECLINE: Final = Act("decline")
#: The two outcomes of the draw, by seat that begins.
BEGIN: Final = (Act("hellenes_begin"), Act("trojans_begin"))

#: TURN[ship][heading] and SAIL[ship][cell][heading]: the ready-made actions.
TURN: Final = tuple(tuple(Act("turn", s, NO_CELL, h) for h in HEADINGS) for s in ALL_SHIPS)
SAIL: Final = tuple(
    tuple(tuple(Act("sail", s, c, h) for h in HEADINGS) for c in CELLS) for s in ALL_SHIPS
)


def sail(ship: Ship, to: Cell, heading: Heading) -> Act:
    """Return the action: this ship enters `to` and ends on `heading`."""
    return SAIL[ship][to][heading]


def turn(ship: Ship, heading: Heading) -> Act:
    """Return the action: this ship stays and takes this heading."""
    return TURN[ship][heading]


def encode(act: Act) -> Json:
    """Return the action as a list of words, such as ["sail", "brown", "b2", "ne"]."""
    words: list[str] = [act.verb]
    if act.ship != NO_SHIP:
        words.append(SHIP_NAMES[act.ship])
    if act.to != NO_CELL:
        words.append(CELL_NAMES[act.to])
    if act.heading != NO_HEADING:
        words.append(DIRECTIONS[act.heading])
    return words


ALL_ACTS: Final = (
    *(act for ship in SAIL for cell in ship for act in cell),
    *(act for ship in TURN for act in ship),
    *(OFFER, ACCEPT, DECLINE, *BEGIN),
)
_BY_WORDS: Final = {tuple(encode(act)): act for act in ALL_ACTS}


def decode(data: Json) -> Act:
    """Return the action that these words name. Raises BadData."""
    if isinstance(data, list) and all(isinstance(word, str) for word in data):
        act = _BY_WORDS.get(tuple(data))
        if act is not None:
            return act
    raise BadData("no_action", data=repr(data))
