"""Positions as one line of text, for tests, pictures and bug reports.

    "H brown c3>ne, pink a3>ne | T violet d4>sw"

Each fleet's ships still afloat, with their hex (a1 is the left end of the Hellene base) and
their heading; the fleet named first is to move. An action is written "brown d3>e" (sail),
"brown >e" (turn on the spot), or by its verb alone: "offer".
"""

from __future__ import annotations

from typing import Final

from engines.core.errors import BadData
from engines.naval.acts import Act, decode
from engines.naval.board import (
    ALL_SHIPS,
    CELL_NAMES,
    DIRECTIONS,
    FLEET_OF,
    FLEETS,
    HELLENES,
    SHIP_NAMES,
    TROJANS,
)
from engines.naval.rebuild import state_of
from engines.naval.state import NavalState
from engines.naval.tables import EXPOSED, GONE, position_key

_FLEETS: Final = {"H": HELLENES, "T": TROJANS}


def sea(text: str, captures: tuple[int, int] | None = None) -> NavalState:
    """Return the position that the text describes, as if a ship had just been removed.

    Every missing ship counts as captured, unless `captures` says otherwise. Raises BadData.
    """
    ships = [GONE] * len(ALL_SHIPS)
    sides = [side.split(None, 1) for side in text.split("|")]
    try:
        turn = _FLEETS[sides[0][0]]
        for letter, listed in sides:
            for words in listed.split(","):
                name, place = words.split()
                ship = SHIP_NAMES.index(name)
                cell, heading = place.split(">")
                ships[ship] = CELL_NAMES.index(cell) * 6 + DIRECTIONS.index(heading)
                if FLEET_OF[ship] != _FLEETS[letter]:
                    raise ValueError(name)
    except (ValueError, KeyError, IndexError) as error:
        raise BadData("no_position", text=text) from error
    lost = [sum(ships[ship] == GONE for ship in fleet) for fleet in FLEETS]
    made = list(captures or (lost[TROJANS], lost[HELLENES]))
    return state_of(
        {
            "seat": None,
            "actor": turn,
            "turn": turn,
            "first": turn,
            "ships": [None if code == GONE else [code // 6, code % 6] for code in ships],
            "captures": made,
            "breakdown": [[["boarding", count], ["raid", 0]] for count in made],
            "no_mercy": not any(EXPOSED[ship][ships[ship]] for ship in ALL_SHIPS),
            "quiet": 0,
            "repeats": 1,
            "seen": [[position_key(ships, turn), 1]],
            "offer": "none",
            "ending": None,
        }
    )


def text_of(state: NavalState) -> str:
    """Return the position as text that `sea` reads."""
    turn = state.turn or HELLENES
    sides = []
    for seat, letter in sorted(enumerate("HT"), key=lambda side: side[0] != turn):
        afloat = (ship for ship in FLEETS[seat] if state.ships[ship] != GONE)
        sides.append(f"{letter} {', '.join(_ship(state, ship) for ship in afloat)}")
    return " | ".join(sides)


def act_of(text: str) -> Act:
    """Return the action that the text names. Raises BadData."""
    ship, _, place = text.partition(" ")
    cell, _, heading = place.partition(">")
    if not place:
        return decode([ship])
    return decode(["sail", ship, cell, heading] if cell else ["turn", ship, heading])


def _ship(state: NavalState, ship: int) -> str:
    cell, heading = divmod(state.ships[ship], 6)
    return f"{SHIP_NAMES[ship]} {CELL_NAMES[cell]}>{DIRECTIONS[heading]}"
