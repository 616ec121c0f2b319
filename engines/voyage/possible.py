"""Whether a position can be: what the rules take for granted, asked of one that was described."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from engines.voyage.board import ATHENA, POSEIDON, STORM, TROY
from engines.voyage.phases import (
    MOVING,
    P_AGAIN,
    P_ATHENA,
    P_AUDIT,
    P_CALYPSO,
    P_CALYPSO_SECOND,
    P_CYCLOPS,
    P_CYCLOPS_GODS,
    P_DESTIN_THROW,
    P_FIRST,
    P_HAND,
    P_LAESTRYGONIANS,
    P_OVER,
    P_OVERLOOK,
    P_STEER,
    P_STORM,
    P_STORM_GODS,
    P_SUN,
    P_UNDERWORLD,
    TURNING,
    WHYS,
)
from engines.voyage.trials import D_SLEEP, D_THREE, D_WAKE, DUTIES, FREE, TRIALS

if TYPE_CHECKING:
    from engines.voyage.state import VoyageState

#: By duty: the trial where it is served.
_TRIAL_OF: Final = {
    duty: TRIALS.index(name.split("_")[0])
    for duty, name in enumerate(DUTIES)
    if name and duty != D_THREE
}
#: By phase: the duty that is being served in it.
_SERVED: Final = tuple(
    D_WAKE if why == "lotus" else DUTIES.index(why) if why in DUTIES else FREE for why in WHYS
)
#: By phase: what the ship stands on that throws or chooses in it.
_CODES: Final = {
    **{phase: TRIALS.index(why) + 1 for phase, why in enumerate(WHYS) if why in TRIALS},
    **dict.fromkeys((P_STORM_GODS, P_STORM), STORM),
    P_ATHENA: ATHENA,
}
#: Phases after a throw of the gods; those that the Laestrygonians spare have thrown none.
_AFTER_GODS: Final = TURNING | {P_STORM, P_CYCLOPS, P_UNDERWORLD, P_SUN}
_THROWN: Final = {P_CALYPSO_SECOND: 1, P_CALYPSO: 2}


def check(state: VoyageState) -> None:
    """Raise ValueError unless a game could come to this position."""
    begun = state.phase > P_FIRST
    _must(*(begun == (n >= 0) for n in (state.turn, state.first)), begun == (state.round > 0))
    _must((state.phase in (P_DESTIN_THROW, P_FIRST)) == bool(state.drawing))
    _must(list(state.drawing) == sorted(set(state.drawing)))
    _must(state.rules.people or not (state.rules.steered or any(state.penances)))
    _check_ships(state)
    _check_phase(state)
    if begun:
        _check_mover(state)
    else:
        _must(not any(state.cells))


def _must(*truths: bool) -> None:
    if not all(truths):
        raise ValueError("position")


def _check_ships(state: VoyageState) -> None:
    """Each ship is where its duty is served, and the one in Ithaca has ended the game."""
    board = state.board
    for seat, (cell, duty) in enumerate(zip(state.cells, state.duty, strict=True)):
        if duty:
            _must(cell == (TROY if duty == D_THREE else board.trials[_TRIAL_OF[duty]]))
        _must((state.sleep[seat] > 0) == (duty == D_SLEEP))  # V-21
        _must(board.codes[cell] != POSEIDON)  # V-14
        _must((cell == board.last) == (seat == state.penelope))  # V-35


def _check_phase(state: VoyageState) -> None:
    """What was thrown, named, offered and counted belongs to the phase."""
    phase, dice = state.phase, state.dice
    _must((phase == P_HAND) == (state.offer >= 0), (phase == P_AUDIT) == (state.audit >= 0))
    _must((phase in (P_AUDIT, P_OVER)) == (state.penelope >= 0))
    _must(state.rules.people or phase not in (P_HAND, P_AUDIT))
    _must(state.rules.steered or phase not in (P_STEER, P_OVERLOOK))
    _must((phase == P_CYCLOPS_GODS) == (state.named >= 0))
    _must(phase == P_LAESTRYGONIANS or (phase in _AFTER_GODS) == (state.god >= 0))
    _must(len(dice) == _THROWN.get(phase, 0))


def _check_mover(state: VoyageState) -> None:
    """The ship whose turn it is stands where its phase is played, and has a place of its own.

    Only a ship that Athena sends on has left the cell where its move began, and may pass
    over another one there (V-07, V-13).
    """
    seat, phase, board, origin = state.turn, state.phase, state.board, state.origin
    cell = state.cells[seat]
    code = board.codes[cell]
    _must(state.duty[seat] == _SERVED[phase], code == _CODES.get(phase, code))
    _must(phase != P_AGAIN or cell == TROY)
    if phase == P_HAND:  # V-51
        _must(code == state.offer + 1, state.cards[state.offer] != seat)
    places = [board.place[c] for s, c in enumerate(state.cells) if c and s != seat]
    passing = phase in MOVING and code == ATHENA
    _must(len(set(places)) == len(places), passing or board.place[cell] not in places)
    _must(origin == cell or (passing and board.place[origin] not in places))
    _must(origin != board.last or cell == board.last)
