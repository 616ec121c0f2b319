"""Moving: setting sail, arriving, chasing, and whose turn comes next (V-05 to V-15)."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Final

from engines.core.contract import CHANCE, OVER, Event, Seat
from engines.voyage import events
from engines.voyage.board import ATHENA, HARBOUR, ITHACA, ON, POSEIDON, STORM
from engines.voyage.events import W_AGAIN, W_ATHENA
from engines.voyage.phases import P_ATHENA, P_AUDIT, P_HAND, P_OVER, P_SAIL, P_STEER, P_STORM_GODS
from engines.voyage.trials import FREE, LAMENT, SOB

if TYPE_CHECKING:
    from engines.voyage.state import VoyageState

Told = list[Event]

#: V-12: a chain of arrivals is no longer than this; another hop stops where it leads.
MOST_HOPS: Final = 20

Start = Callable[["VoyageState", Told], None]

#: By trial: what it begins with, once its card is given; by duty: what a turn begins with.
BEGIN: Final[list[Start]] = []
SERVE: Final[list[Start]] = []


def learn(beginnings: Sequence[Start], services: Sequence[Start]) -> None:
    """Take over the rules of the trials, which sail in their turn."""
    BEGIN[:], SERVE[:] = beginnings, services


def set_sail(state: VoyageState, told: Told, points: int, way: int, why: int) -> None:
    """Sail by a throw from where the ship stands: there this move begins (V-07)."""
    state.origin = state.cells[state.turn]
    sail_on(state, told, points, way, why)


def sail_on(state: VoyageState, told: Told, points: int, way: int, why: int) -> None:
    """Sail, as a part of the same move; steered by hand, the sailor does it (V-52)."""
    state.swept = points
    if state.rules.steered:
        state.way, state.why = way, why
        state.phase, state.actor = P_STEER, state.turn
        return
    follow(state, told, way, why)


def follow(state: VoyageState, told: Told, way: int, why: int) -> None:
    """Go where the throw leads, and arrive there."""
    seat = state.turn
    board = state.board
    cell = state.cells[seat]
    if way == ON:
        route = board.ahead[cell][state.swept]
    else:
        route = board.routes(way, cell)[state.swept]
    if not cell and why != W_AGAIN:
        told.append(events.LEAVES[seat])
    told += route.told.get(seat << 5 | why) or events.sails(route, seat, why)
    state.hops += 1
    code = route.code
    to = route.to
    if not code and route.partner < 0 and to not in state.cells:
        state.cells[seat] = to
        pass_turn(state, told)
        return
    arrive(state, told, to, code)


def send(state: VoyageState, told: Told, to: int, why: str) -> None:
    """Go somewhere without sailing there, and arrive (V-09)."""
    seat = state.turn
    start = state.origin = state.cells[seat]
    state.hops += 1
    if start != to:
        told.append(events.sent(seat, start, to, why))
    arrive(state, told, to, state.board.codes[to])


def arrive(state: VoyageState, told: Told, to: int, code: int) -> None:
    """Arrive on a cell: chase whoever stands there, then do what the cell says (V-09)."""
    seat = state.turn
    stopped = state.hops > MOST_HOPS and 0 < code <= ATHENA
    if code < ATHENA or stopped:
        _chase(state, told, seat, to)
    state.cells[seat] = to
    if stopped:  # V-12
        told.append(events.CHAIN_STOPPED[seat])
        pass_turn(state, told)
    elif not code or code == HARBOUR:
        pass_turn(state, told)
    elif code < STORM:
        _meet(state, told, code - 1)
    else:
        _INCIDENTS[code](state, told)


def _chase(state: VoyageState, told: Told, seat: Seat, to: int) -> None:
    """V-07, V-08: the ship there goes to where the arriving one began its move."""
    cells = state.cells
    other = state.board.partner[to]
    if to not in cells and other not in cells:
        return
    for chased, found in enumerate(cells):
        # The arriving ship itself may be there already: on the other number, or having
        # sailed round to its own cell.
        if found in (to, other) and chased != seat:
            cells[chased] = state.origin
            state.duty[chased] = FREE
            state.sleep[chased] = 0
            told.append(events.swap(chased, seat, found, state.origin))
            return


def _meet(state: VoyageState, told: Told, trial: int) -> None:
    """Arrive on a trial: its card, from whoever holds it, and then the trial (V-09)."""
    seat = state.turn
    told.append(events.ARRIVE[seat][trial])
    if state.cards[trial] == seat:
        BEGIN[trial](state, told)
    elif state.rules.people:  # V-51: the Destin hands it over
        state.offer = trial
        state.phase, state.actor = P_HAND, seat
    else:
        give_card(state, told, trial)
        BEGIN[trial](state, told)


def give_card(state: VoyageState, told: Told, trial: int) -> None:
    """Give the card of a trial to the ship whose turn it is."""
    seat, owner = state.turn, state.cards[trial]
    if owner < 0:
        told.append(events.CARD[seat][trial])
    else:
        told.append(events.card_taken(seat, trial, owner))
    state.cards[trial] = seat


def _athena(state: VoyageState, told: Told) -> None:
    """V-13: on by the points just sailed, or by twice what is thrown now."""
    seat = state.turn
    if state.rules.rethrow:
        told.append(events.ATHENA[seat][0])
        set_penance(state, told, seat, SOB)
        state.phase, state.actor = P_ATHENA, CHANCE
        return
    told.append(events.ATHENA[seat][state.swept])
    set_penance(state, told, seat, SOB)
    sail_on(state, told, state.swept, ON, W_ATHENA)


def _poseidon(state: VoyageState, told: Told) -> None:
    """V-14: back to where this move began, which is no arrival."""
    seat = state.turn
    cell = state.cells[seat]
    told.append(events.POSEIDON[seat])
    set_penance(state, told, seat, LAMENT)
    told.append(events.sent(seat, cell, state.origin, "poseidon"))
    state.cells[seat] = state.origin
    pass_turn(state, told)


def _storm(state: VoyageState, told: Told) -> None:
    """V-15: stopped; the gods decide."""
    seat = state.turn
    told.append(events.storm(seat, state.cells[seat]))
    state.phase, state.actor = P_STORM_GODS, CHANCE


def _ithaca(state: VoyageState, told: Told) -> None:
    """V-35: the game ends at once; a person who is the Destin then checks the scores."""
    seat = state.penelope = state.turn
    told.append(events.ITHACA[seat])
    if state.rules.people:
        state.phase, state.actor, state.audit = P_AUDIT, Seat(0), 0
        return
    told.append(events.OVER[seat])
    state.phase, state.actor = P_OVER, OVER


_INCIDENTS: Final = {STORM: _storm, ATHENA: _athena, POSEIDON: _poseidon, ITHACA: _ithaca}


def set_penance(state: VoyageState, told: Told, seat: int, penance: int) -> None:
    """Tell a sailor what to do; with a person as Destin it stays open until it is called (V-51)."""
    told.append(events.PENANCE[seat][penance])
    if state.rules.people:
        owe(state, seat, penance)


def owe(state: VoyageState, seat: int, penance: int) -> None:
    """Keep a penance open behind those that are; none is owed twice at a time."""
    if penance not in state.penances[seat]:
        state.penances[seat] += (penance,)


def pass_turn(state: VoyageState, told: Told) -> None:
    """End the turn: the next sailor, clockwise, serves or sails (V-06)."""
    seat = next_turn(state, told)
    duty = state.duty[seat]
    if duty:
        SERVE[duty](state, told)
    else:
        state.phase = P_SAIL
        state.actor = CHANCE


def next_turn(state: VoyageState, told: Told) -> Seat:
    """Begin the turn of the next seat, whatever it will be."""
    seat = state.turn + 1
    if seat == state.players:
        seat = 0
    if seat == state.first:
        state.round += 1
    return begin_turn(state, told, Seat(seat))


def begin_turn(state: VoyageState, told: Told, seat: Seat) -> Seat:
    state.turn = seat
    state.hops = 0
    state.origin = state.cells[seat]
    state.penances[seat] = ()
    told.append(events.TURN[seat])
    return seat
