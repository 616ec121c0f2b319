"""Who leads a debate, and what it takes to lead (U-23)."""

from __future__ import annotations

from collections.abc import Sequence

from engines.ulysses.board import BLACK_CAMP, BLUE_CAMP, RED_CAMP


def leader(camps: Sequence[int]) -> int:
    """Return the camp that leads: most cards; between equals blue, then red (U-23)."""
    blue, red, black = camps
    if blue >= red and blue >= black:
        return BLUE_CAMP
    return RED_CAMP if red >= black else BLACK_CAMP


def least(camps: Sequence[int], camp: int) -> int:
    """Return how many cards put this camp, at least one, in the lead (U-22)."""
    blue, red, black = camps
    if camp == BLUE_CAMP:
        need = (red if red > black else black) - blue
    elif camp == RED_CAMP:
        need = (blue + 1 if blue >= black else black) - red
    else:
        need = (blue if blue > red else red) + 1 - black
    return need if need > 1 else 1


def least_to_open(camps: Sequence[int]) -> int:
    """Return how many cards open the black camp: enough to lead at once (U-24)."""
    return least(camps, BLACK_CAMP)
