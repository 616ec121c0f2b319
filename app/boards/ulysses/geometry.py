"""Where everything lies on the board, in pixels around its middle.

The board is laid out for whoever it faces: x to their right, y away from them. The sea is wide:
in a tall rectangle it is turned, north to the left, where that makes it much larger.
"""

from __future__ import annotations

import math

from app.kit.chart import SQUEEZE, Chart
from app.kit.rooms import Box, Room, around
from engines.ulysses.board import ALL_PLACES, LINES, SPOTS

#: West, south, east, north of all places, and how far they span in degrees of latitude.
REGION = (
    min(spot.lon for spot in SPOTS),
    min(spot.lat for spot in SPOTS),
    max(spot.lon for spot in SPOTS),
    max(spot.lat for spot in SPOTS),
)
WIDE, HIGH = (REGION[2] - REGION[0]) * SQUEEZE, REGION[3] - REGION[1]
#: The radius of a place in degrees, at most so many dp; on a small map places stand closer.
RADIUS, MOST_RADIUS = 0.57, 23
CLOSE, LEAST_RADIUS = 0.76, 10
#: The free rim around all places, in degrees.
RIM = 0.95
#: Turning the sea must be worth it: people know it with north at the top.
WORTH = 1.25
#: In dp at normal text size: what the camps of the debate need, in a row, a block or a column.
ROW, BLOCK, COLUMN = (572, 150), (330, 172), (192, 256)
#: How often, and by how much, the sea shrinks to make room for them.
STEPS, STEP = 9, 0.04
#: What height they can do with where even that is too much.
LOW = 0.72
#: Names of all places are shown from this many dp a degree on.
NAMED = 25


class Geometry:
    """The layout for one size of the rectangle.

    `dp` is how many pixels make one dp, `grown` by how much text is larger than normal.
    """

    def __init__(self, width: float, height: float, dp: float = 1.0, grown: float = 1.0) -> None:
        self.width, self.height, self.dp = width, height, dp
        self.box = Box(-width / 2, -height / 2, width, height)
        self.frame = 4 * dp
        upright, turned = self._scale(0), self._scale(90)
        self.turn = 90 if turned > WORTH * upright else 0
        most = turned if self.turn else upright
        for self._text, low in ((grown * dp, 1.0), (dp, 1.0), (dp, LOW)):
            for step in range(STEPS):
                self._lay(most * (1 - STEP * step))
                if (camps := self._camps(low)) is not None:
                    self.camps = camps
                    return
        self._lay(most)
        wide, high = min(width, BLOCK[0] * dp), min(height, LOW * BLOCK[1] * dp)
        self.camps = Box(-wide / 2, self.box.y, wide, high)

    def _scale(self, turn: int) -> float:
        across, up = self.width - 2 * self.frame, self.height - 2 * self.frame
        if turn:
            across, up = up, across
        return max(1.0, min(across / (WIDE + 2 * RIM), up / (HIGH + 2 * RIM)))

    def _lay(self, scale: float) -> None:
        """Put the places in the rectangle: what is left over goes to the south, for the camps."""
        wide, high = (WIDE + 2 * RIM) * scale, (HIGH + 2 * RIM) * scale
        free = max(0.0, (self.width if self.turn else self.height) - 2 * self.frame - high)
        wanted = COLUMN[0] * self.dp if self.turn else BLOCK[1] * self._text
        south = min(free, wanted + 12 * self.dp)
        shift = (free - south) / 2
        rim = RIM * scale
        if self.turn:
            left = self.box.x + self.frame + shift
            within = (left + rim, -wide / 2 + rim, high - 2 * rim, wide - 2 * rim)
        else:
            top = self.box.y + self.height - self.frame - shift
            within = (-wide / 2 + rim, top - high + rim, wide - 2 * rim, high - 2 * rim)
        self.chart = Chart(self.box, self.turn, REGION, within)
        self.scale = scale
        #: Half the size of a place.
        self.radius = min(
            MOST_RADIUS * self.dp,
            max(RADIUS * scale, min(LEAST_RADIUS * self.dp, CLOSE * scale)),
        )
        self.centres = tuple(self.chart.at(spot.lon, spot.lat) for spot in SPOTS)

    @property
    def key(self) -> tuple:
        """All that the painted board depends on."""
        return self.width, self.height, self.dp, self.turn, self.scale, self.radius

    @property
    def named(self) -> bool:
        """Whether there is room for the names of all places."""
        return self.scale >= NAMED * self.dp

    def discs(self, rim: float = 0.0) -> list[Box]:
        """Return the squares that the places take, with a rim."""
        return [around(*at, self.radius + rim) for at in self.centres]

    def room(self, *taken: Box, rim: float = 6.0, routes: bool = True) -> Room:
        """Return what is free beside the places, the routes and these boxes."""
        cell = max(4 * self.dp, max(self.width, self.height) / 170)
        inner = self.box.grown(-self.frame - 2 * self.dp)
        boxes = [*self.discs(rim * self.dp), *taken]
        if routes:
            boxes += [around(*at, 3 * self.dp) for way in self.lines() for at in _steps(*way, cell)]
        return Room(inner, boxes, cell)

    def _camps(self, low: float) -> Box | None:
        """Return a place for the three camps, in the south, if there is room."""
        near = self.south_west()
        shapes = (COLUMN, BLOCK) if self.turn else (ROW, BLOCK, COLUMN)
        for room in (self.room(rim=4.0), self.room(rim=4.0, routes=False)):
            for wide, high in shapes:
                # Only cards side by side grow wider with the text.
                wide *= self._text if (wide, high) == ROW else self.dp
                if (box := room.find(wide, low * high * self._text, near)) is not None:
                    return box
        return None

    def south_west(self) -> tuple[float, float]:
        """Return the middle of the desert, at the south edge of the rectangle."""
        x, y = self.chart.at(2.0, 32.0)
        return (self.width / 2, y) if self.turn else (x, -self.height / 2)

    def north_east(self) -> tuple[float, float]:
        """Return a point over the lands of the north-east."""
        x, y = self.chart.at(30.0, 45.0)
        return (-self.width / 2, y) if self.turn else (x, self.height / 2)

    def place_at(self, x: float, y: float, reach: float) -> int | None:
        """Return the place nearest to a point and within reach of it, or None."""
        near = min(ALL_PLACES, key=lambda p: math.dist(self.centres[p], (x, y)))
        return near if math.dist(self.centres[near], (x, y)) <= reach else None

    def way(self, a: int, b: int) -> tuple[tuple[float, float], tuple[float, float]]:
        """Return the ends of a route, from rim to rim of its places."""
        (x0, y0), (x1, y1) = self.centres[a], self.centres[b]
        length = math.dist((x0, y0), (x1, y1)) or 1.0
        share = min(0.45, 0.9 * self.radius / length)
        dx, dy = (x1 - x0) * share, (y1 - y0) * share
        return (x0 + dx, y0 + dy), (x1 - dx, y1 - dy)

    def lines(self) -> list[tuple[tuple[float, float], tuple[float, float]]]:
        """Return all routes."""
        return [self.way(a, b) for a, b in LINES]


def _steps(a, b, step: float) -> list[tuple[float, float]]:
    """Return points along a line, this far apart."""
    count = max(1, int(math.dist(a, b) / step))
    shares = [k / count for k in range(count + 1)]
    return [(a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t) for t in shares]


def crossings() -> list[tuple[int, int]]:
    """Return the pairs of routes that cross, by number: the first one passes over the second."""
    spots = [(spot.lon * SQUEEZE, spot.lat) for spot in SPOTS]
    found = []
    for i, (a, b) in enumerate(LINES):
        for j, (c, d) in enumerate(LINES[:i]):
            if not {a, b} & {c, d} and meet(spots[a], spots[b], spots[c], spots[d]) is not None:
                found.append((i, j))
    return found


def meet(a, b, c, d) -> float | None:
    """Return at which share of c–d the segment a–b crosses it, or None."""
    (ax, ay), (bx, by), (cx, cy), (dx, dy) = a, b, c, d
    turn = (bx - ax) * (dy - cy) - (by - ay) * (dx - cx)
    if not turn:
        return None
    share = ((bx - ax) * (ay - cy) - (by - ay) * (ax - cx)) / turn
    other = ((dx - cx) * (ay - cy) - (dy - cy) * (ax - cx)) / turn
    return share if 0 < share < 1 and 0 < other < 1 else None
