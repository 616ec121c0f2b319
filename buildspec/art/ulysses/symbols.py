"""The symbols of the thirty-six places, each told from the others by its outline alone."""

from __future__ import annotations

from buildspec.art.draw import group
from buildspec.art.ulysses.beasts import BEASTS
from buildspec.art.ulysses.marks import mark
from buildspec.art.ulysses.plants import PLANTS
from buildspec.art.ulysses.things import THINGS

SYMBOLS = {**BEASTS, **PLANTS, **THINGS}


def symbol(key: str) -> str:
    """Return the symbol of a place, 128 px; the keys are those of the table of places."""
    return mark(128, group(SYMBOLS[key](), scale=0.97))
