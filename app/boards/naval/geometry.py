"""Where everything lies on the board, in pixels around its middle. No Kivy here.

The board is laid out for whoever it faces: x to their right, y away from them. It lies
with the bases at the top and bottom, or sideways, whichever makes the hexes larger.
"""

from __future__ import annotations

import math

from app.kit.camera import clamp
from app.kit.rooms import Box
from engines.naval.board import CELLS, PLACES

ROOT3 = math.sqrt(3)
#: The board in hex radii: seven hexes wide, five rows high.
WIDE, HIGH = 7 * ROOT3, 8.0
#: Sideways must be worth it: people expect the bases at the top and bottom.
WORTH = 1.04
#: In dp: how high the breakers stand that are painted along a distant shore.
BREAKERS = 22


class Geometry:
    """The layout for one size of the rectangle; `dp` is how many pixels make one dp."""

    def __init__(self, width: float, height: float, dp: float = 1.0) -> None:
        self.width, self.height, self.dp = width, height, dp
        self.frame = min(20 * dp, max(8 * dp, 0.026 * min(width, height)))
        #: Half the size of the sea inside the frame.
        self.sea = (max(1.0, width / 2 - self.frame), max(1.0, height / 2 - self.frame))
        room = (2 * self.sea[0] - 6 * dp, 2 * self.sea[1] - 6 * dp)
        upright = min(room[0] / WIDE, room[1] / HIGH)
        sideways = min(room[0] / HIGH, room[1] / WIDE)
        self.sideways = sideways > WORTH * upright
        #: The radius of a hex, centre to corner.
        self.radius = max(1.0, sideways if self.sideways else upright)
        #: Degrees by which the board of the rules is turned, counter-clockwise.
        self.rotation = -90 if self.sideways else 0
        self.centres = tuple(self._centre(cell) for cell in CELLS)
        reach = (HIGH / 2, WIDE / 2) if self.sideways else (WIDE / 2, HIGH / 2)
        #: Free water beside the hexes, and how much of it the painted breakers take.
        self.spare = tuple(s - r * self.radius for s, r in zip(self.sea, reach, strict=True))
        self.shore = tuple(BREAKERS * dp if s > 2.4 * BREAKERS * dp else 0.0 for s in self.spare)

    def _centre(self, cell: int) -> tuple[float, float]:
        place = PLACES[cell]
        x, y = place.x * ROOT3 / 2 * self.radius, (place.row - 2) * 1.5 * self.radius
        return (y, -x) if self.sideways else (x, y)

    def angle(self, heading: int) -> float:
        """Return the direction of a heading in degrees, counter-clockwise from the right."""
        return 60 * heading + self.rotation

    def toward(self, heading: int, length: float) -> tuple[float, float]:
        """Return the step of this length along a heading."""
        angle = math.radians(self.angle(heading))
        return length * math.cos(angle), length * math.sin(angle)

    def heading_of(self, dx: float, dy: float) -> int:
        """Return the heading that points most nearly along this step."""
        degrees = math.degrees(math.atan2(dy, dx)) - self.rotation
        return round(degrees / 60) % 6

    def corners(self) -> list[tuple[float, float]]:
        """Return the corners of a hex around its centre."""
        turns = [math.radians(30 + 60 * k + self.rotation) for k in range(6)]
        return [(self.radius * math.cos(t), self.radius * math.sin(t)) for t in turns]

    def cell_at(self, x: float, y: float) -> int | None:
        """Return the hex under a point, or None beside the board."""
        near = min(CELLS, key=lambda c: math.dist(self.centres[c], (x, y)))
        dx, dy = x - self.centres[near][0], y - self.centres[near][1]
        step = max(
            abs(dx * math.cos(a) + dy * math.sin(a))
            for a in (math.radians(60 * k + self.rotation) for k in range(3))
        )
        return near if step <= self.radius * ROOT3 / 2 * 1.02 else None

    def corner(self, right: bool, top: bool) -> Box:
        """Return the free water in a corner, beside the end of a base."""
        reach = (2.5, 2.5 * ROOT3) if self.sideways else (2.5 * ROOT3, 2.5)
        width, height = (
            self.sea[k] - reach[k] * self.radius - self.shore[k] - 6 * self.dp for k in (0, 1)
        )
        return self._cornered(width, height, right, top)

    def _cornered(self, width: float, height: float, right: bool, top: bool) -> Box:
        x, y = (self.sea[k] - self.shore[k] - 3 * self.dp for k in (0, 1))
        left, foot = x - width if right else -x, y - height if top else -y
        return Box(left, foot, max(1.0, width), max(1.0, height))

    def _trays(self, seat: int) -> list[Box]:
        """Return where the captures of a seat may lie: by its base, or beside the board."""
        right = top = seat == 1
        beside = (self.spare[0] - self.shore[0] - 6 * self.dp, self.sea[1] - self.shore[1])
        above = (self.sea[0] - self.shore[0], self.spare[1] - self.shore[1] - 6 * self.dp)
        strips = [self._cornered(*size, right, top) for size in (beside, above) if min(size) > 0]
        return [self.corner(right, top), *strips]

    def slots(self, seat: int) -> tuple[list[tuple[float, float]], float]:
        """Return five places for captured ships, from the corner on, and their size."""
        most = max(26 * self.dp, 0.8 * self.radius)
        ways = [
            (min(most, box.width / n, box.height / -(-5 // n)), n, box)
            for box in self._trays(seat)
            for n in range(1, 6)
        ]
        size, columns, box = max(ways, key=lambda way: (way[0], way[1]))
        sign = 1 if seat == 0 else -1
        x0, y0 = (box.x, box.y) if seat == 0 else (box.x + box.width, box.y + box.height)
        places = [
            (x0 + sign * size * (k % columns + 0.5), y0 + sign * size * (k // columns + 0.5))
            for k in range(5)
        ]
        return places, size

    def inside(self, x: float, y: float, reach: float) -> tuple[float, float]:
        """Return the point nearest to this one whose surroundings fit the rectangle."""
        return clamp(x, self.width / 2 - reach), clamp(y, self.height / 2 - reach)
