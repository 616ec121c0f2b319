"""How a position looks to a sailor's eye: turns worth a thought, and what a sea is worth."""

from __future__ import annotations

from typing import Final, NamedTuple

from engines.core.bots import WIN
from engines.core.contract import Seat
from engines.naval.acts import OFFER, Act
from engines.naval.board import (
    ALL_SHIPS,
    FLEET_OF,
    FLEETS,
    HELLENES,
    NEIGHBOURS,
    NO_CELL,
    NO_SHIP,
    PLACES,
    TRIDENT,
    ZEUS,
    Cell,
    Ship,
)
from engines.naval.events import FLEET
from engines.naval.state import OTHER, NavalState
from engines.naval.tables import AHEAD, CELL_OF, CODES, EDGE, GONE, RAIDS, SHELTERED

#: Worth of a capture, of a ship afloat, and of enemies in front of a bow: with the turn to
#: strike, or while the enemy may still parry one of them.
CAPTURE: Final = 1000
AFLOAT: Final = 250
STRIKE: Final = 700
TARGET: Final = 90
FORK: Final = 350

#: Ends that settle less than a fleet gone: a lead kept to the limit, nobody ahead.
LEAD_KEPT: Final = 1500
LAST_STAND: Final = -5000
STALEMATE: Final = -400


class Spirit(NamedTuple):
    """A mood: how much it draws a fleet forward, and what it thinks of shelters."""

    forward: int
    shelter: int
    zeus: int = 25


#: From calm to fierce as turns go by without a loss; then behind, and behind for long.
#: Two calm fleets would sit in their shelters for ever.
SPIRITS: Final = (
    Spirit(1, 0),
    Spirit(2, 0),
    Spirit(3, -10),
    Spirit(5, -20),
    Spirit(3, -30),
    Spirit(5, -200, -100),
)
PATIENCE: Final = 8
_BEHIND: Final = 4
_ADVANCE: Final = (0, 12, 24, 36, 30)

Posture = tuple[tuple[int, ...], ...]


def _worth(ship: Ship, code: int, spirit: Spirit) -> int:
    """Return what a place and a heading are worth by themselves."""
    cell = CELL_OF[code]
    row = PLACES[cell].row
    up = 1 if FLEET_OF[ship] == HELLENES else -1
    worth = spirit.forward * _ADVANCE[row if up == 1 else 4 - row]
    if SHELTERED[ship][cell]:
        worth += spirit.shelter
    if cell == ZEUS:
        return worth + spirit.zeus
    ahead = NEIGHBOURS[cell][code % 6]
    if ahead in (NO_CELL, TRIDENT):
        return worth - 20
    return worth + 5 * spirit.forward * up * (PLACES[ahead].row - row)


#: By spirit, ship and code.
POSTURES: Final[tuple[Posture, ...]] = tuple(
    tuple((*(_worth(ship, code, spirit) for code in CODES), 0) for ship in ALL_SHIPS)
    for spirit in SPIRITS
)
CALM: Final = POSTURES[0]


def posture_of(state: NavalState, seat: Seat) -> Posture:
    """Return how the seat sees its own ships: the longer nothing is lost, the bolder."""
    restless = state.quiet // PATIENCE
    if state.captures[seat] < state.captures[OTHER[seat]]:
        return POSTURES[min(_BEHIND + restless, len(SPIRITS) - 1)]
    return POSTURES[min(restless, _BEHIND - 1)]


def good_moves(state: NavalState) -> list[Act]:
    """Return the legal turns, without bows against the edge if others are left."""
    acts = state.legal()
    if acts[-1] is OFFER:
        acts.pop()
    ships = state.ships
    kept = []
    for act in acts:
        _, ship, to, heading = act
        cell = to if to >= 0 else CELL_OF[ships[ship]]
        if NEIGHBOURS[cell][heading] >= 0:
            kept.append(act)
    return kept or acts


def value_for(state: NavalState, seat: Seat, posture: Posture = CALM) -> int:
    """Return how good a position is for the seat, in thousandths of a capture."""
    other = OTHER[seat]
    ours, prey = _strength(state, seat, posture)
    theirs, threats = _strength(state, other, CALM)
    value = CAPTURE * (state.captures[seat] - state.captures[other]) + ours - theirs
    if state.turn == seat:
        return value + _striking(prey) - _waiting(threats)
    return value + _waiting(prey) - _striking(threats)


def end_for(state: NavalState, seat: Seat, ply: int) -> int:
    """Return what a finished game is worth to the seat.

    A lead kept to the limit is good and a fleet taken is better; who loses anyway would
    rather go down fighting than hide until the limit; nobody likes a stalemate.
    """
    lead = state.captures[seat] - state.captures[OTHER[seat]]
    if lead == 0:
        return STALEMATE
    if state.ending == FLEET:
        return WIN - ply if lead > 0 else LAST_STAND + CAPTURE * lead + ply
    return LEAD_KEPT + CAPTURE * lead if lead > 0 else ply - WIN


def _striking(prey: int) -> int:
    return STRIKE + TARGET * prey if prey else 0


def _waiting(prey: int) -> int:
    return TARGET * prey + (FORK if prey > 1 else 0)


def _strength(state: NavalState, seat: Seat, posture: Posture) -> tuple[int, int]:
    """Return the worth of a fleet, and how many captures its bows point at."""
    ships = state.ships
    worth = prey = 0
    for ship in FLEETS[seat]:
        code = ships[ship]
        if code == GONE:
            continue
        worth += AFLOAT + posture[ship][code]
        if CELL_OF[code] == ZEUS:
            prey += max(_prey(state, seat, cell) for cell in NEIGHBOURS[ZEUS])
        else:
            ahead = AHEAD[code]
            if ahead != EDGE and (state.holds[ahead] >= 0 or RAIDS[seat][ahead] >= 0):
                prey += _prey(state, seat, ahead)
    return worth, prey


def _prey(state: NavalState, seat: Seat, cell: Cell) -> int:
    """Return how many captures entering this hex would make (N-05, N-06)."""
    mercy = state.exposed > 0
    count = 0
    held = state.holds[cell]
    if held != NO_SHIP:
        if FLEET_OF[held] == seat or (mercy and SHELTERED[held][cell]):
            return 0
        count = 1
    raided = RAIDS[seat][cell]
    if raided != NO_SHIP and raided != held:
        code = state.ships[raided]
        if code != GONE and not (mercy and SHELTERED[raided][CELL_OF[code]]):
            count += 1
    return count
