"""The board of Le Combat naval: a table to read, and the geometry that follows from it.

Hexes are pointy-top. Rows are numbered from the Hellene base (0) to the Trojan base (4),
columns from the left; cell 0 is the left end of the Hellene base.
"""

from __future__ import annotations

from typing import Final, NamedTuple, NewType

from engines.core.contract import Seat

Cell = NewType("Cell", int)
Ship = NewType("Ship", int)
Heading = NewType("Heading", int)

HELLENES: Final = Seat(0)
TROJANS: Final = Seat(1)

#: Seen from above, Trojans on top. A base row and the row before it name the ship at home there.
TABLE: Final = """
        violet      blue        grey        pale_green  dark_green
  .           dark_green  pale_green  grey        blue        violet
.       .           .           zeus        .           .           trident
  .           yellow      orange      pink        purple      brown
        brown       purple      pink        orange      yellow
"""

SHIPS: Final = (
    ("brown", "purple", "pink", "orange", "yellow"),
    ("violet", "blue", "grey", "pale_green", "dark_green"),
)
DIRECTIONS: Final = ("e", "ne", "nw", "w", "sw", "se")
#: N-02: the heading of every ship at the start, by seat.
FORWARD: Final = (Heading(1), Heading(5))
#: Row and half-column steps of each direction.
STEPS: Final = ((0, 2), (1, 1), (1, -1), (0, -2), (-1, -1), (-1, 1))

NO_SHIP: Final = Ship(-1)
NO_CELL: Final = Cell(-1)
NO_HEADING: Final = Heading(-1)


class Place(NamedTuple):
    """Where a hex is: row and column, and its centre `x` in half hexes from the middle."""

    row: int
    column: int
    x: int


_WORDS: Final = [line.split() for line in reversed(TABLE.strip().splitlines())]

PLACES: Final = tuple(
    Place(row, column, 2 * column - len(words) + 1)
    for row, words in enumerate(_WORDS)
    for column in range(len(words))
)
MARKS: Final = tuple(word for words in _WORDS for word in words)
CELLS: Final = tuple(Cell(index) for index in range(len(PLACES)))
#: a1 is the left end of the Hellene base, e5 the right end of the Trojan base.
CELL_NAMES: Final = tuple(f"{'abcde'[place.row]}{place.column + 1}" for place in PLACES)
SHIP_NAMES: Final = SHIPS[HELLENES] + SHIPS[TROJANS]
ALL_SHIPS: Final = tuple(Ship(index) for index in range(len(SHIP_NAMES)))
HEADINGS: Final = tuple(Heading(index) for index in range(len(DIRECTIONS)))
FLEETS: Final = (ALL_SHIPS[:5], ALL_SHIPS[5:])
FLEET_OF: Final = tuple(HELLENES if ship < 5 else TROJANS for ship in ALL_SHIPS)

ZEUS: Final = Cell(MARKS.index("zeus"))
TRIDENT: Final = Cell(MARKS.index("trident"))

_BASE_ROWS: Final = (0, len(_WORDS) - 1)


def _marked(ship: Ship, in_base: bool) -> Cell:
    for cell in CELLS:
        if MARKS[cell] == SHIP_NAMES[ship] and (PLACES[cell].row in _BASE_ROWS) == in_base:
            return cell
    raise ValueError(SHIP_NAMES[ship])


#: By ship: where it starts, and its shelter in the open sea.
BASES: Final = tuple(_marked(ship, True) for ship in ALL_SHIPS)
OPEN_SEA: Final = tuple(_marked(ship, False) for ship in ALL_SHIPS)

_AT: Final = {(place.row, place.x): cell for cell, place in zip(CELLS, PLACES, strict=True)}

#: NEIGHBOURS[cell][heading]: the next hex that way, or NO_CELL beyond the edge.
NEIGHBOURS: Final = tuple(
    tuple(_AT.get((place.row + dr, place.x + dx), NO_CELL) for dr, dx in STEPS) for place in PLACES
)


def is_shelter(ship: Ship, cell: Cell) -> bool:
    """Return whether this hex makes this ship invulnerable, mercy holding (N-07)."""
    return cell in (ZEUS, BASES[ship], OPEN_SEA[ship])
