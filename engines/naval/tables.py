"""Look-up tables that make `legal` and `apply` fast. Nothing here is a rule of its own.

A ship's place and heading are one number, its code: cell * 6 + heading, or GONE.
"""

from __future__ import annotations

from typing import Final

from engines.naval.acts import SAIL, TURN, Act
from engines.naval.board import (
    ALL_SHIPS,
    BASES,
    CELLS,
    FLEET_OF,
    FLEETS,
    FORWARD,
    HEADINGS,
    NEIGHBOURS,
    NO_CELL,
    NO_SHIP,
    TRIDENT,
    ZEUS,
    Cell,
    Heading,
    is_shelter,
)

Acts = tuple[Act, ...]

CODES: Final = range(len(CELLS) * 6)
GONE: Final = len(CODES)
#: Stands for "beyond the edge" as a cell; it never holds a ship.
EDGE: Final = Cell(len(CELLS))


def code_of(cell: Cell, heading: Heading) -> int:
    """Return the code of a ship on this hex with this heading."""
    return cell * 6 + heading


START: Final = tuple(code_of(BASES[ship], FORWARD[FLEET_OF[ship]]) for ship in ALL_SHIPS)

#: By code: the hex held (EDGE when gone).
CELL_OF: Final = (*(Cell(code // 6) for code in CODES), EDGE)
#: By code and new heading: the code after turning on the spot.
TURNED: Final = (*(tuple(code - code % 6 + h for h in HEADINGS) for code in CODES), (GONE,) * 6)


def _ahead(code: int) -> Cell:
    # On Zeus no single hex is ahead (N-03): its own hex stands there, which is never free.
    if code // 6 == ZEUS:
        return ZEUS
    cell = NEIGHBOURS[code // 6][code % 6]
    return EDGE if cell == NO_CELL else cell


#: By code: the hex that the bow points at.
AHEAD: Final = (*(_ahead(code) for code in CODES), EDGE)

#: By ship and code: turning on the spot (N-02).
TURNS: Final = tuple(
    (*(tuple(TURN[ship][h] for h in HEADINGS if h != code % 6) for code in CODES), ())
    for ship in ALL_SHIPS
)
#: By ship and code: sailing ahead onto each new heading, then turning on the spot.
MOVES: Final = tuple(
    (*((SAIL[ship][AHEAD[c]] if AHEAD[c] < EDGE else ()) + TURNS[ship][c] for c in CODES), ())
    for ship in ALL_SHIPS
)

ROUND_ZEUS: Final = frozenset(NEIGHBOURS[ZEUS])

SHELTERED: Final = tuple(tuple(is_shelter(ship, cell) for cell in CELLS) for ship in ALL_SHIPS)
#: By ship and code: 1 when the ship is out of every shelter, to count such ships (N-08).
EXPOSED: Final = tuple(
    (*(0 if SHELTERED[ship][code // 6] else 1 for code in CODES), 0) for ship in ALL_SHIPS
)


def _entries(seat: int, mercy: bool) -> tuple[tuple[bool, ...], ...]:
    rows = [
        tuple(FLEET_OF[ship] != seat and not (mercy and SHELTERED[ship][cell]) for cell in CELLS)
        for ship in ALL_SHIPS
    ]
    # The last row is reached by index NO_SHIP (-1): an empty hex is open to all.
    return (*rows, (True,) * (len(CELLS) + 1))


#: ENTER[seat][mercy][holder][cell]: whether the seat may enter a hex so held (N-04).
ENTER: Final = tuple((_entries(seat, False), _entries(seat, True)) for seat in range(2))

#: RAIDS[seat][cell]: the enemy ship whose base hex this is (N-06), or NO_SHIP.
RAIDS: Final = tuple(
    tuple(next((s for s in FLEETS[1 - seat] if BASES[s] == cell), NO_SHIP) for cell in CELLS)
    for seat in range(2)
)
#: By seat and cell: whether entering it, even empty, can remove a ship.
PERILOUS: Final = tuple(
    tuple(cell == TRIDENT or RAIDS[seat][cell] != NO_SHIP for cell in CELLS) for seat in range(2)
)

_POWERS: Final = tuple(2 * (GONE + 1) ** ship for ship in ALL_SHIPS)
#: By ship and code: its share of the position key, an exact number; bit 0 is the side to move.
KEY: Final[tuple[tuple[int, ...], ...]] = tuple(
    tuple(power * code for code in range(GONE + 1)) for power in _POWERS
)
LAST_KEY: Final = 2 * (GONE + 1) ** len(ALL_SHIPS)


def position_key(ships: list[int], turn: int) -> int:
    """Return the key of a position: equal keys, equal positions and side to move."""
    return sum(KEY[ship][ships[ship]] for ship in ALL_SHIPS) + turn


#: By action: seat, ship, code after it (sail) or heading (turn), and hex entered or NO_CELL.
PLANS: Final = {
    **{
        act: (FLEET_OF[ship], ship, code_of(act.to, act.heading), act.to)
        for ship in ALL_SHIPS
        for row in SAIL[ship]
        for act in row
    },
    **{
        act: (FLEET_OF[ship], ship, int(act.heading), NO_CELL)
        for ship in ALL_SHIPS
        for act in TURN[ship]
    },
}
