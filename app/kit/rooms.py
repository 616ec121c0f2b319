"""Finding empty room on a crowded board. No Kivy here."""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple


class Box(NamedTuple):
    """A rectangle by its lower left corner and its size."""

    x: float
    y: float
    width: float
    height: float

    @property
    def middle(self) -> tuple[float, float]:
        return self.x + self.width / 2, self.y + self.height / 2

    def holds(self, x: float, y: float) -> bool:
        """Return whether the point lies inside."""
        return 0 <= x - self.x <= self.width and 0 <= y - self.y <= self.height

    def nearest(self, x: float, y: float) -> tuple[float, float]:
        """Return the point of the box nearest to this one."""
        return (
            max(self.x, min(x, self.x + self.width)),
            max(self.y, min(y, self.y + self.height)),
        )

    def contains(self, other: Box) -> bool:
        """Return whether the other box lies inside."""
        return self.holds(other.x, other.y) and self.holds(
            other.x + other.width, other.y + other.height
        )

    def grown(self, by: float) -> Box:
        """Return the box with this much more on each side."""
        return Box(self.x - by, self.y - by, self.width + 2 * by, self.height + 2 * by)

    def cut(self, width: float) -> Box:
        """Return a narrower box with the same middle."""
        return Box(self.x + (self.width - width) / 2, self.y, width, self.height)

    def shared(self, other: Box) -> float:
        """Return the area that both cover."""
        wide = min(self.x + self.width, other.x + other.width) - max(self.x, other.x)
        high = min(self.y + self.height, other.y + other.height) - max(self.y, other.y)
        return wide * high if wide > 0 and high > 0 else 0.0


def around(x: float, y: float, radius: float) -> Box:
    """Return the square around a point."""
    return Box(x - radius, y - radius, 2 * radius, 2 * radius)


class Room:
    """What is free of a rectangle, cell by cell; each question costs little."""

    def __init__(self, area: Box, taken: Iterable[Box], cell: float) -> None:
        self._area, self._cell = area, cell
        self._columns = max(1, int(area.width / cell))
        self._rows = max(1, int(area.height / cell))
        grid = [[0] * self._columns for _ in range(self._rows)]
        for box in taken:
            self._fill(grid, box)
        #: Sums of all cells below and left.
        self._sums = [[0] * (self._columns + 1)]
        for row in grid:
            line, run = [0], 0
            for column, value in enumerate(row):
                run += value
                line.append(self._sums[-1][column + 1] + run)
            self._sums.append(line)

    def _fill(self, grid: list[list[int]], box: Box) -> None:
        left = max(0, int((box.x - self._area.x) // self._cell))
        right = min(self._columns - 1, int((box.x + box.width - self._area.x) // self._cell))
        low = max(0, int((box.y - self._area.y) // self._cell))
        high = min(self._rows - 1, int((box.y + box.height - self._area.y) // self._cell))
        if right < left:
            return  # it lies beside the area
        for row in range(low, high + 1):
            grid[row][left : right + 1] = [1] * (right + 1 - left)

    def find(self, width: float, height: float, near: tuple[float, float]) -> Box | None:
        """Return a free box of this size whose middle is nearest to a point, or None."""
        wide, high = -int(-width // self._cell), -int(-height // self._cell)
        best, found = None, float("inf")
        sums = self._sums
        for row in range(self._rows - high + 1):
            low, top = sums[row], sums[row + high]
            y = self._area.y + row * self._cell + height / 2
            for column in range(self._columns - wide + 1):
                if top[column + wide] - top[column] - low[column + wide] + low[column]:
                    continue
                x = self._area.x + column * self._cell + width / 2
                away = (x - near[0]) ** 2 + (y - near[1]) ** 2
                if away < found:
                    best, found = Box(x - width / 2, y - height / 2, width, height), away
        return best
