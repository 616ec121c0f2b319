"""The Mediterranean: where a place is on the screen, what is land, how far the shore is.

No widget and no instruction here; `app.kit.chart_paint.paint` draws a chart.
"""

from __future__ import annotations

import json
import math
from bisect import bisect
from collections.abc import Sequence
from functools import lru_cache
from itertools import accumulate, pairwise
from typing import NamedTuple

from app.paths import ASSETS

Point = tuple[float, float]
#: x, y, width, height, from the lower left corner.
Box = tuple[float, float, float, float]
#: West, south, east, north.
Region = tuple[float, float, float, float]

#: A degree of longitude in degrees of latitude, on the parallel of Ithaca.
SQUEEZE = math.cos(math.radians(38))


class Layer(NamedTuple):
    """Rings with their fills: `rings` are spans of `points`, `fans` convex corners by index."""

    points: list[Point]
    rings: list[tuple[int, int]]
    fans: list[list[int]]

    def ring(self, number: int) -> list[Point]:
        """Return the points of a ring, without a closing one."""
        first, last = self.rings[number]
        return self.points[first:last]


class Atlas(NamedTuple):
    """What the map file holds. The core is on every chart; the bounds are where the data ends."""

    core: Region
    bounds: Region
    layers: dict[str, Layer]
    step: float
    depth: list[list[float]]


@lru_cache(maxsize=1)
def atlas() -> Atlas:
    """Return the map, read once."""
    data = json.loads((ASSETS / "map" / "mediterranean.json").read_text(encoding="utf-8"))
    layers = {name: _layer(kept, data["units"]) for name, kept in data["layers"].items()}
    table = data["depth"]
    depth = [[int(digit, 36) * table["unit"] for digit in row] for row in table["rows"]]
    return Atlas(tuple(data["core"]), tuple(data["bounds"]), layers, table["step"], depth)


def _layer(kept: dict[str, list[int]], units: int) -> Layer:
    """Return a layer from its lists of differences."""
    xs, ys = accumulate(kept["x"]), accumulate(kept["y"])
    points = [(x / units, y / units) for x, y in zip(xs, ys, strict=True)]
    corners = list(accumulate(kept["fans"]))
    return Layer(
        points,
        _spans(kept["rings"]),
        [corners[first:last] for first, last in _spans(kept["sizes"])],
    )


def _spans(sizes: list[int]) -> list[tuple[int, int]]:
    return list(pairwise(accumulate(sizes, initial=0)))


class Chart:
    """A projection of a region (the map's core) into a box, as large as it fits, not distorted.

    `turn` is 0, 90, 180 or 270 degrees counter-clockwise: at 90 north is on the left, which is
    how the wide sea fits a tall phone. `within` is the part of the box where the region lies, if
    not all of it. Where the box has room beside the region the map goes on, so `box` is mostly
    the box asked for; only where the data ends is it smaller.
    """

    def __init__(
        self,
        box: Sequence[float],
        turn: int = 0,
        region: Region | None = None,
        within: Sequence[float] | None = None,
    ) -> None:
        x, y, width, height = box if within is None else within
        region = region or atlas().core
        self.turn = turn % 360
        self._cos, self._sin = ((1, 0), (0, 1), (-1, 0), (0, -1))[self.turn // 90]
        self._middle = (region[0] + region[2]) / 2, (region[1] + region[3]) / 2
        self._centre = x + width / 2, y + height / 2
        fitted = self.fit(width, height, turn, region)
        #: How many pixels make a degree of latitude.
        self.scale = fitted[2 + self.turn // 90 % 2] / _wide(region)
        self.box: Box = self._known(box)

    def _known(self, box: Sequence[float]) -> Box:
        """Return the part of a box for which there is data."""
        west, south, east, north = atlas().bounds
        ends = self.at(west, south), self.at(east, north)
        spans = []
        for axis in (0, 1):
            low, high = sorted((ends[0][axis], ends[1][axis]))
            low, high = max(low, box[axis]), min(high, box[axis] + box[2 + axis])
            spans.append((low, high - low))
        (x, width), (y, height) = spans
        return x, y, width, height

    @staticmethod
    def fit(width: float, height: float, turn: int = 0, region: Region | None = None) -> Box:
        """Return the box that a region (the core) takes in a rectangle of this size, centred."""
        region = region or atlas().core
        wide, high = _wide(region), region[3] - region[1]
        if turn % 180:
            wide, high = high, wide
        scale = max(1e-6, min(width / wide, height / high))
        wide, high = wide * scale, high * scale
        return (width - wide) / 2, (height - high) / 2, wide, high

    def at(self, lon: float, lat: float) -> Point:
        """Return where a place is on the screen."""
        dx = (lon - self._middle[0]) * SQUEEZE * self.scale
        dy = (lat - self._middle[1]) * self.scale
        return (
            self._centre[0] + dx * self._cos - dy * self._sin,
            self._centre[1] + dx * self._sin + dy * self._cos,
        )

    def where(self, x: float, y: float) -> Point:
        """Return the longitude and latitude of a point of the screen."""
        dx, dy = (x - self._centre[0]) / self.scale, (y - self._centre[1]) / self.scale
        return (
            self._middle[0] + (dx * self._cos + dy * self._sin) / SQUEEZE,
            self._middle[1] - dx * self._sin + dy * self._cos,
        )

    @property
    def region(self) -> Region:
        """Return what the chart shows, to the edges of its box."""
        x, y, width, height = self.box
        (a, b), (c, d) = self.where(x, y), self.where(x + width, y + height)
        return min(a, c), min(b, d), max(a, c), max(b, d)


def _wide(region: Region) -> float:
    return (region[2] - region[0]) * SQUEEZE


def is_land(lon: float, lat: float) -> bool:
    """Return whether a place is on land. Straits and islets may be lost to simplification."""
    coast, inside = atlas().layers["coast"], False
    for number in range(len(coast.rings)):
        ring = coast.ring(number)
        for i, (x, y) in enumerate(ring):
            before = ring[i - 1]
            crossed = (y > lat) != (before[1] > lat)
            if crossed and lon < x + (lat - y) * (before[0] - x) / (before[1] - y):
                inside = not inside
    return inside


def offing(lon: float, lat: float) -> float:
    """Return how far the shore is, roughly, in degrees of latitude; 0 on land, at most 3.5."""
    known = atlas()
    column, row = (lon - known.bounds[0]) / known.step, (lat - known.bounds[1]) / known.step
    i = max(0, min(len(known.depth[0]) - 2, int(column)))
    j = max(0, min(len(known.depth) - 2, int(row)))
    u, v = max(0.0, min(1.0, column - i)), max(0.0, min(1.0, row - j))
    low, high = known.depth[j], known.depth[j + 1]
    south = low[i] * (1 - u) + low[i + 1] * u
    north = high[i] * (1 - u) + high[i + 1] * u
    return south * (1 - v) + north * v


def shores(layer: Layer) -> list[list[Point]]:
    """Return the rings as lines without the edge of the map; a closed one ends where it began."""
    lines = []
    for number in range(len(layer.rings)):
        ring = layer.ring(number)
        cuts = [i for i in range(len(ring)) if _on_edge(ring[i - 1], ring[i])]
        if not cuts:
            lines.append([*ring, ring[0]])
            continue
        ring = ring[cuts[0] :] + ring[: cuts[0]]
        cuts = [i - cuts[0] for i in cuts] + [len(ring)]
        lines += [ring[a:b] for a, b in pairwise(cuts) if b - a > 1]
    return lines


def by_size(layer: Layer, least: float) -> tuple[Layer, Layer]:
    """Return what is at least so large, in square degrees, and what is smaller.

    Both keep all points; points that only the fills have count as large.
    """
    small = [abs(area(layer.ring(number))) < least for number in range(len(layer.rings))]
    ends = [last for _, last in layer.rings]
    owners = [*small, False]
    parts = []
    for wanted in (False, True):
        rings = [span for span, tiny in zip(layer.rings, small, strict=True) if tiny == wanted]
        fans = [fan for fan in layer.fans if owners[bisect(ends, min(fan))] == wanted]
        parts.append(Layer(layer.points, rings, fans))
    return parts[0], parts[1]


def area(ring: Sequence[Point]) -> float:
    """Return the area inside a ring, negative if it runs clockwise."""
    return sum(a[0] * b[1] - b[0] * a[1] for a, b in pairwise([*ring, ring[0]])) / 2


def _on_edge(a: Point, b: Point) -> bool:
    west, south, east, north = atlas().bounds
    return (a[0] == b[0] and a[0] in (west, east)) or (a[1] == b[1] and a[1] in (south, north))
