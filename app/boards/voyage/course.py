"""A course that glows on the sea: what a hand has steered, or where points would lead."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

from kivy.graphics import Color, InstructionGroup
from kivy.graphics import Rectangle as Rect
from kivy.graphics.texture import Texture

from app.boards.voyage.colours import GOLD, INK, colour
from app.boards.voyage.geometry import Geometry
from app.kit.stamps import radial
from app.kit.strokes import ribbons


class Course:
    """A golden line along cells, with a light on the last; red where it is faulty."""

    def __init__(self) -> None:
        self.group = InstructionGroup()

    def fit(self, geo: Geometry) -> None:
        """Take over a new layout."""
        self._geo = geo
        self.clear()

    def clear(self) -> None:
        """Show none."""
        self.group.clear()

    def show(self, start: int, path: Sequence[int], faulty: bool = False) -> None:
        """Show the way from a cell along these."""
        self.clear()
        if not path:
            return
        geo, tint = self._geo, colour("bad") if faulty else GOLD
        lines, before = [], start
        for cell in path:
            lines.append(geo.way(before, cell))
            before = cell
        for width, shade in ((1.05, INK), (0.72, tint)):
            self.group.add(Color(*shade))
            ribbons(self.group, lines, width * geo.radius)
        x, y = geo.centres[path[-1]]
        size = 4.6 * geo.radius
        self.group.add(Color(*tint))
        self.group.add(Rect(texture=_halo(), pos=(x - size / 2, y - size / 2), size=(size, size)))


@lru_cache(maxsize=1)
def _halo() -> Texture:
    return radial(96, lambda r: (1, 1, 1, 0.0 if r < 0.4 else 0.95 * max(0.0, 1 - r) / 0.6))
