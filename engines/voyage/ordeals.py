"""The fifteen trials: what each does on arrival, and what a turn in it starts with."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from engines.core.contract import CHANCE
from engines.voyage import events
from engines.voyage.phases import (
    P_AEOLUS_GODS,
    P_CALYPSO_FIRST,
    P_CHARYBDIS,
    P_CICONES,
    P_CYCLOPS_NAME,
    P_LAESTRYGONIANS,
    P_LAESTRYGONIANS_GODS,
    P_LOTUS_GODS,
    P_NAUSICAA,
    P_SAIL,
    P_SCYLLA,
    P_SIRENS_CHOICE,
    P_SUN_GODS,
    P_THREE,
    P_UNDERWORLD_GODS,
)
from engines.voyage.sailing import Start, Told, next_turn, owe, pass_turn, send, set_penance
from engines.voyage.trials import (
    BLEAT,
    D_CALYPSO,
    D_CHARYBDIS,
    D_CICONES,
    D_CYCLOPS,
    D_SCYLLA,
    D_SIRENS,
    D_SLEEP,
    D_SUN,
    D_THREE,
    D_UNDERWORLD,
    D_WAKE,
    FREE,
    GRUNT,
    MOO,
    NAUSICAA,
    TRIDENT,
    UNDERWORLD,
    YAWN,
)

if TYPE_CHECKING:
    from engines.voyage.state import VoyageState


def _wait(duty: int) -> Start:
    """Return the start of a trial that is served from the next turn on."""

    def begin(state: VoyageState, told: Told) -> None:
        state.duty[state.turn] = duty
        pass_turn(state, told)

    return begin


def _throw(phase: int, duty: int = FREE) -> Start:
    """Return the start of a trial that throws at once; its duty lasts until it is passed."""

    def begin(state: VoyageState, told: Told) -> None:
        state.duty[state.turn] = duty
        state.phase = phase
        state.actor = CHANCE

    return begin


def _choose(phase: int, duty: int) -> Start:
    """Return the start of a trial in which the sailor has something to say."""

    def begin(state: VoyageState, told: Told) -> None:
        state.duty[state.turn] = duty
        state.phase, state.actor = phase, state.turn

    return begin


def _lotus(state: VoyageState, told: Told) -> None:
    """V-21: the next turn is slept through."""
    state.duty[state.turn] = D_SLEEP
    state.sleep[state.turn] = 1
    pass_turn(state, told)


def _sleep(state: VoyageState, told: Told) -> None:
    """V-21: a turn that is skipped, yawning; the one after it wakes."""
    seat = state.turn
    state.sleep[seat] -= 1
    if not state.sleep[seat]:
        state.duty[seat] = D_WAKE
    told.append(events.SLEEPS[seat])
    set_penance(state, told, seat, YAWN)
    pass_turn(state, told)


def _cyclops(state: VoyageState, told: Told) -> None:
    """V-22: bleat, and name a god."""
    set_penance(state, told, state.turn, BLEAT)
    _name(state, told)


def _laestrygonians(state: VoyageState, told: Told) -> None:
    """V-24: the last ship is spared and throws the points at once; the others ask the gods."""
    seat, cells = state.turn, state.cells
    if min(cells) == cells[seat]:
        told.append(events.SPARED[seat])
        state.phase = P_LAESTRYGONIANS
    else:
        state.phase = P_LAESTRYGONIANS_GODS
    state.actor = CHANCE


def _circe(state: VoyageState, told: Told) -> None:
    """V-25: everyone grunts, Troy opens, and the next sailor is off to the Underworld."""
    set_penance(state, told, state.turn, GRUNT)
    waiting = state.duty.count(D_THREE)
    if waiting:
        state.duty = [FREE if duty == D_THREE else duty for duty in state.duty]
        told.append(events.freed_in_troy(waiting))
    victim = next_turn(state, told)
    if state.rules.people:
        # Not before: a turn that begins clears what was owed, and the victim grunts too.
        for seat in range(state.players):
            owe(state, seat, GRUNT)
    state.duty[victim] = FREE
    state.sleep[victim] = 0
    send(state, told, state.board.trials[UNDERWORLD], "circe")


def _trident(state: VoyageState, told: Told) -> None:
    """V-31: the ship is turned; it now stands on the lower number."""
    seat, cells = state.turn, state.cells
    to = state.board.trials[TRIDENT]
    told.append(events.sent(seat, cells[seat], to, "trident"))
    cells[seat] = to
    pass_turn(state, told)


def _ino(state: VoyageState, told: Told) -> None:
    """V-33: to Nausicaa at once."""
    send(state, told, state.board.trials[NAUSICAA], "ino")


def _sun(state: VoyageState, told: Told) -> None:
    """V-30: moo, and ask the gods."""
    set_penance(state, told, state.turn, MOO)
    state.phase, state.actor = P_SUN_GODS, CHANCE


_name = _choose(P_CYCLOPS_NAME, D_CYCLOPS)
_sirens = _choose(P_SIRENS_CHOICE, D_SIRENS)  # V-27
_underworld = _throw(P_UNDERWORLD_GODS, D_UNDERWORLD)  # V-26
_calypso = _throw(P_CALYPSO_FIRST, D_CALYPSO)  # V-32

#: In the order of the trials.
BEGINNINGS: Final[tuple[Start, ...]] = (
    _wait(D_CICONES),  # V-20
    _lotus,
    _cyclops,
    _throw(P_AEOLUS_GODS),  # V-23
    _laestrygonians,
    _circe,
    _underworld,
    _sirens,
    _wait(D_CHARYBDIS),  # V-28
    _wait(D_SCYLLA),  # V-29
    _wait(D_SUN),  # V-30
    _trident,
    _calypso,
    _ino,
    _throw(P_NAUSICAA),  # V-34
)
#: In the order of the duties.
SERVICES: Final[tuple[Start, ...]] = (
    _throw(P_SAIL),
    _throw(P_THREE, D_THREE),  # V-05
    _throw(P_CICONES, D_CICONES),
    _sleep,
    _throw(P_LOTUS_GODS, D_WAKE),
    _name,
    _underworld,
    _sirens,
    _throw(P_CHARYBDIS, D_CHARYBDIS),
    _throw(P_SCYLLA, D_SCYLLA),
    _sun,
    _calypso,
)
