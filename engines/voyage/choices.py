"""What is left to the sailor: a god to name, a song to sing, points to use."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engines.core.contract import CHANCE
from engines.voyage import events
from engines.voyage.board import ON
from engines.voyage.events import W_TRIAL
from engines.voyage.phases import P_CYCLOPS_GODS, P_SIRENS_GODS
from engines.voyage.sailing import Told, pass_turn, set_penance, set_sail
from engines.voyage.trials import NAUSICAA, SING

if TYPE_CHECKING:
    from engines.voyage.state import VoyageState


def on_name(state: VoyageState, god: int) -> Told:
    """V-22."""
    state.named = god
    state.phase, state.actor = P_CYCLOPS_GODS, CHANCE
    return [events.NAMED[state.turn][god]]


def on_sirens(state: VoyageState, sings: int) -> Told:
    """V-27: wait to be chased, or sing and ask the gods."""
    seat = state.turn
    told: Told = []
    if sings:
        set_penance(state, told, seat, SING)
        state.phase, state.actor = P_SIRENS_GODS, CHANCE
    else:
        told.append(events.STAYS[seat])
        pass_turn(state, told)
    return told


def on_nausicaa_choice(state: VoyageState, uses: int) -> Told:
    """V-34: use the points, or play normally next turn."""
    told: Told = []
    n, state.points = state.points, 0
    if uses:
        set_sail(state, told, n, ON, W_TRIAL + NAUSICAA)
    else:
        told.append(events.STAYS[state.turn])
        pass_turn(state, told)
    return told
