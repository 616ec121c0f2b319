"""What a god does to the points that follow (V-16, V-21, V-23, V-27)."""

from __future__ import annotations

from engines.voyage.phases import P_SIRENS, TURNING
from engines.voyage.trials import GOOD, POSEIDON, ZEUS


def is_double(phase: int, god: int) -> bool:
    """Return whether the god thrown before doubles the points (V-16; Poseidon, V-27)."""
    return god == ZEUS or (god == POSEIDON and phase == P_SIRENS)


def is_back(phase: int, god: int) -> bool:
    """Return whether the god thrown before turns the ship (V-21, V-23, V-27)."""
    return god >= GOOD and phase in TURNING
