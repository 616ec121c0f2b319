"""Where everything lies on the sea, in pixels around its middle.

It is laid out for whoever it faces: x to their right, y away from them. The way home is wide:
in a tall rectangle the map is turned, north to the left, where that makes it much larger.
"""

from __future__ import annotations

import math
from functools import lru_cache

from app.boards.voyage.track import legs, pitch, region, track
from app.kit.chart import SQUEEZE, Chart
from app.kit.rooms import Box, around

Point = tuple[float, float]
#: Half the size of a plain cell and of one with an emblem, as a share of the cells' distance.
PLAIN, SPECIAL = 0.39, 0.5
#: In dp: a cell is never larger; from this radius on a cell bears its number; a ship's length.
MOST, NUMBERED = 19, 7.9
SHIP, LEAST_SHIP, MOST_SHIP = 3.3, 30, 66
#: The free rim around all cells, in degrees; in the east it holds the harbour of Troy.
RIM, HARBOUR = 0.56, 1.9
#: Turning the sea must be worth it: people know it with north at the top.
WORTH = 1.25
#: Ships side by side in the harbour of Troy, and one behind the other.
QUAY, ROWS = 5, 2
#: A small sea is seen magnified by at most so much.
CLOSEST = 3.0


class Geometry:
    """The layout for one size of the rectangle; `dp` is how many pixels make one dp."""

    def __init__(self, width: float, height: float, dp: float = 1.0) -> None:
        self.width, self.height, self.dp = width, height, dp
        self.box = Box(-width / 2, -height / 2, width, height)
        self.frame = 4 * dp
        upright, turned = self._fit(0), self._fit(90)
        self.turn = 90 if turned > WORTH * upright else 0
        self.scale = turned if self.turn else upright
        self.chart = Chart(self.box, self.turn, _spread(), self._within())
        #: How far apart two neighbouring cells are at least.
        self.step = step = pitch() * self.scale
        self.radius = min(MOST * dp, PLAIN * step)
        self.special = SPECIAL / PLAIN * self.radius
        self.centres = tuple(self.chart.at(*cell) for cell in track().cells)
        self.legs = tuple(tuple(self.chart.at(*at) for at in leg) for leg in legs())
        #: By how much the sea is magnified while it follows a ship; 1: it is large enough.
        self.near = min(CLOSEST, 1.15 * NUMBERED * dp / self.radius)
        if self.radius >= NUMBERED * dp:
            self.near = 1.0
        least = LEAST_SHIP * dp / self.near
        self.ship = max(least, min(MOST_SHIP * dp, SHIP * self.radius))

    @staticmethod
    def best_scale(width: float, height: float) -> float:
        """Return how large the map can be in a rectangle of this size."""
        return max(_scale(width, height), _scale(height, width))

    def _fit(self, turn: int) -> float:
        across, up = self.width - 2 * self.frame, self.height - 2 * self.frame
        return _scale(up, across) if turn else _scale(across, up)

    def _within(self) -> Box:
        """Return the part of the rectangle where the map's region lies: its middle."""
        west, south, east, north = _spread()
        wide, high = (east - west) * SQUEEZE * self.scale, (north - south) * self.scale
        if self.turn:
            wide, high = high, wide
        return Box(-wide / 2, -high / 2, wide, high)

    @property
    def key(self) -> tuple:
        """All that the painted board depends on."""
        return self.width, self.height, self.dp

    def size_of(self, cell: int, special: bool) -> float:
        """Return half the size of a cell."""
        return self.special if special else self.radius

    # Where things may lie

    def boxes(self, rim: float = 3.0) -> list[Box]:
        """Return what the cells, their line and the harbour cover."""
        found = [around(*at, self.special + rim * self.dp) for at in self.centres]
        found += [around(*at, 2 * self.dp) for leg in self.legs for at in leg[::2]]
        return [*found, self.quay_box(QUAY * ROWS)]

    # The harbour of Troy

    def berth(self, place: int, ships: int) -> Point:
        """Return where one of so many ships lies at Troy: side by side, then in a second row."""
        x, y = self.centres[0]
        (ex, ey), (nx, ny) = self.east, self.north
        along, across = 1.06 * self.ship, 0.7 * self.ship
        row, column = place // QUAY, place % QUAY
        here = min(QUAY, ships - row * QUAY)
        far = self.special + 0.62 * self.ship + row * along
        side = (column - (here - 1) / 2) * across
        return x + ex * far - nx * side, y + ey * far - ny * side

    def quay_box(self, ships: int) -> Box:
        """Return what the harbour takes with so many ships."""
        spots = [self.berth(place, ships) for place in range(max(1, ships))]
        (ex, ey), (nx, ny) = self.east, self.north
        half = 0.58 * self.ship, 0.36 * self.ship
        reach = abs(ex) * half[0] + abs(nx) * half[1], abs(ey) * half[0] + abs(ny) * half[1]
        xs, ys = [x for x, _ in spots], [y for _, y in spots]
        left, low = min(xs) - reach[0], min(ys) - reach[1]
        return Box(left, low, max(xs) + reach[0] - left, max(ys) + reach[1] - low)

    @property
    def east(self) -> Point:
        """The direction of east on the board."""
        return ((1.0, 0.0), (0.0, 1.0))[self.turn // 90]

    @property
    def north(self) -> Point:
        """The direction of north on the board."""
        return ((0.0, 1.0), (-1.0, 0.0))[self.turn // 90]

    # The line

    def heading(self, cell: int) -> float:
        """Return the angle, in degrees from x, at which a ship on this cell looks: to the next."""
        if cell >= len(self.centres) - 1:
            return self.heading(cell - 1)
        if cell == 0:
            ex, ey = self.east
            return math.degrees(math.atan2(-ey, -ex))
        leg = self.legs[cell]
        (x0, y0), (x1, y1) = leg[0], leg[3]
        return math.degrees(math.atan2(y1 - y0, x1 - x0))

    def bearing(self, a: int, b: int) -> float:
        """Return the angle from one cell to another."""
        (x0, y0), (x1, y1) = self.centres[a], self.centres[b]
        return math.degrees(math.atan2(y1 - y0, x1 - x0))

    def way(self, a: int, b: int) -> list[Point]:
        """Return the line between two cells, along the track if they are neighbours there."""
        if b == a + 1:
            return list(self.legs[a])
        if b == a - 1:
            return list(reversed(self.legs[b]))
        return [self.centres[a], self.centres[b]]

    def cell_at(self, x: float, y: float, reach: float) -> int | None:
        """Return the cell nearest to a point and within reach of it, or None."""
        near = min(range(len(self.centres)), key=lambda c: math.dist(self.centres[c], (x, y)))
        return near if math.dist(self.centres[near], (x, y)) <= reach else None


@lru_cache(maxsize=8)
def laid_out(width: float, height: float, dp: float) -> Geometry:
    """Return the layout for this size, the one that was made before if there is one."""
    return Geometry(width, height, dp)


def _spread() -> tuple[float, float, float, float]:
    """Return the region of the map that must be seen: the cells and a rim."""
    west, south, east, north = region()
    return west - RIM / SQUEEZE, south - RIM, east + HARBOUR / SQUEEZE, north + RIM


def _scale(width: float, height: float) -> float:
    west, south, east, north = _spread()
    return max(1.0, min(width / ((east - west) * SQUEEZE), height / (north - south)))
