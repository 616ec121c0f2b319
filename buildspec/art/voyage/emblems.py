"""All emblems of the voyage by the name of their picture, each told from the others when small."""

from __future__ import annotations

from buildspec.art.draw import group
from buildspec.art.ulysses.marks import mark
from buildspec.art.voyage.gods import GODS
from buildspec.art.voyage.monsters import MONSTERS
from buildspec.art.voyage.peoples import PEOPLES
from buildspec.art.voyage.places import PLACES

EMBLEMS = {
    **{f"trial_{name}": drawing for name, drawing in {**MONSTERS, **PEOPLES}.items()},
    **{f"god_{name}": drawing for name, drawing in GODS.items()},
    **PLACES,
}


def emblem(name: str) -> str:
    """Return the emblem with this name, 256 px."""
    return mark(256, group(EMBLEMS[name](), scale=0.97))
