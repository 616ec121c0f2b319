"""The way of the ships over the map: where each cell lies, and how the line runs between them."""

from __future__ import annotations

import json
import math
from functools import lru_cache
from typing import NamedTuple

from app.kit.chart import SQUEEZE
from app.paths import ASSETS

Point = tuple[float, float]
#: Into how many pieces the line between two cells is cut.
FINE = 8


class Track(NamedTuple):
    """Longitude and latitude by cell, 0 being Troy; `same` names the cells that are one place.

    Of such a pair the strand of the first cell passes over that of the second.
    """

    cells: tuple[Point, ...]
    same: tuple[tuple[int, int], ...]

    @property
    def last(self) -> int:
        """The number of Ithaca."""
        return len(self.cells) - 1

    def twin(self, cell: int) -> int | None:
        """Return the other number of a crossing; None for any other cell."""
        for a, b in self.same:
            if cell in (a, b):
                return b if cell == a else a
        return None

    def neighbours(self, cell: int) -> list[int]:
        """Return the cells that a ship on this place could be put to next, wrong ones as well."""
        twin = self.twin(cell)
        here = [cell] if twin is None else [cell, twin]
        found = [near for at in here for near in (at + 1, at - 1)]
        return [near for near in found if 0 <= near <= self.last]


@lru_cache(maxsize=1)
def track() -> Track:
    """Return the track, read once."""
    path = ASSETS / "board" / "voyage_track.json"
    data = json.loads(path.read_text(encoding="utf-8"))
    return Track(
        tuple((lon, lat) for lon, lat in data["cells"]),
        tuple((a, b) for a, b in data["same"]),
    )


@lru_cache(maxsize=1)
def legs() -> tuple[tuple[Point, ...], ...]:
    """Return the line from each cell to the next, in longitude and latitude: a smooth curve."""
    cells = track().cells
    found = []
    for n in range(len(cells) - 1):
        before, after = cells[max(0, n - 1)], cells[min(len(cells) - 1, n + 2)]
        corners = (before, cells[n], cells[n + 1], after)
        found.append(tuple(_curve(*corners, k / FINE) for k in range(FINE + 1)))
    return tuple(found)


def _curve(a: Point, b: Point, c: Point, d: Point, t: float) -> Point:
    """Return a point between b and c of the Catmull–Rom curve through four points."""
    x, y = (
        0.5
        * (
            2 * b[i]
            + (c[i] - a[i]) * t
            + (2 * a[i] - 5 * b[i] + 4 * c[i] - d[i]) * t * t
            + (3 * b[i] - a[i] - 3 * c[i] + d[i]) * t * t * t
        )
        for i in (0, 1)
    )
    return x, y


@lru_cache(maxsize=1)
def region() -> tuple[float, float, float, float]:
    """Return west, south, east and north of all cells."""
    lons, lats = zip(*track().cells, strict=True)
    return min(lons), min(lats), max(lons), max(lats)


@lru_cache(maxsize=1)
def pitch() -> float:
    """Return the least distance of two places, in degrees of latitude."""
    cells = [(lon * SQUEEZE, lat) for lon, lat in track().cells]
    pairs = [(a, b) for b in range(len(cells)) for a in range(b) if track().twin(a) != b]
    return min(math.dist(cells[a], cells[b]) for a, b in pairs)
