"""Lines of equal distance from a shore, and fewer points for a line."""

from __future__ import annotations

import math
from bisect import bisect
from collections.abc import Callable
from itertools import pairwise
from typing import NamedTuple

Point = tuple[float, float]
Ring = list[Point]

#: A degree of longitude in degrees of latitude, in the middle of the Mediterranean.
SQUEEZE = math.cos(math.radians(38))
#: What lies beyond the map, so that every contour closes: far from any shore.
BEYOND = 9.0
#: Nodes on the map's edge are asked about a little inside it, as a share of a step.
NUDGE = 0.001


class Field(NamedTuple):
    """Distances from the shore at the nodes of a grid, from south to north; negative on land."""

    west: float
    south: float
    step: float
    rows: list[list[float]]


def on_border(a: Point, b: Point, bounds: tuple) -> bool:
    """Return whether the edge from a to b lies along the edge of the map."""
    west, south, east, north = bounds
    return (a[0] == b[0] and a[0] in (west, east)) or (a[1] == b[1] and a[1] in (south, north))


def simplify(ring: Ring, stray: Callable[[Point], float], bounds: tuple) -> Ring:
    """Return the ring with as few points as its coasts need; where it meets the border stays."""
    ring = [point for i, point in enumerate(ring) if point != ring[i - 1]]
    ring = [
        point
        for i, point in enumerate(ring)
        if not on_border(ring[i - 1], ring[(i + 1) % len(ring)], bounds)
        or not on_border(ring[i - 1], point, bounds)
    ]
    count = len(ring)
    fixed = [
        i
        for i in range(count)
        if on_border(ring[i - 1], ring[i], bounds)
        or on_border(ring[i], ring[(i + 1) % count], bounds)
    ]
    if not fixed:
        start = ring[0]
        fixed = [0, max(range(count), key=lambda i: math.dist(start, ring[i]))]
    kept: Ring = []
    for i, first in enumerate(fixed):
        last = fixed[(i + 1) % len(fixed)]
        run = ring[first : last + 1] if last > first else ring[first:] + ring[: last + 1]
        kept.extend(_thin(run, stray)[:-1])
    return kept


def _thin(run: Ring, stray: Callable[[Point], float]) -> Ring:
    """Return the line without the points that stray too little (Douglas and Peucker)."""
    keep = {0, len(run) - 1}
    spans = [(0, len(run) - 1)]
    while spans:
        first, last = spans.pop()
        worst, excess = 0, 1.0
        for i in range(first + 1, last):
            ratio = distance(run[i], run[first], run[last]) / stray(run[i])
            if ratio > excess:
                worst, excess = i, ratio
        if worst:
            keep.add(worst)
            spans += [(first, worst), (worst, last)]
    return [run[i] for i in sorted(keep)]


def distance(p: Point, a: Point, b: Point) -> float:
    """Return how far p is from the segment a to b, in degrees of latitude."""
    x, y = (b[0] - a[0]) * SQUEEZE, b[1] - a[1]
    px, py = (p[0] - a[0]) * SQUEEZE, p[1] - a[1]
    length = x * x + y * y
    share = max(0.0, min(1.0, (px * x + py * y) / length)) if length else 0.0
    return math.hypot(px - share * x, py - share * y)


def shore_distance(coasts: list[Ring], bounds: tuple, step: float, reach: float) -> Field:
    """Return the distances from the coasts as far as reach, beyond which all is equally far."""
    west, south, east, north = bounds
    wide, high = round((east - west) / step) + 1, round((north - south) / step) + 1
    rows = [[reach] * wide for _ in range(high)]
    for ring in coasts:
        for a, b in pairwise([*ring, ring[0]]):
            if not on_border(a, b, bounds):
                _measure(rows, (west, south), step, reach, a, b)
    field = Field(west, south, step, rows)
    _turn_inland(field, coasts)
    return field


def _measure(
    rows: list[list[float]], origin: Point, step: float, reach: float, a: Point, b: Point
) -> None:
    """Lower the distance of every node near the segment a to b."""
    west, south = origin
    aside = reach / SQUEEZE
    left = math.ceil((min(a[0], b[0]) - aside - west) / step)
    right = math.floor((max(a[0], b[0]) + aside - west) / step)
    low = math.ceil((min(a[1], b[1]) - reach - south) / step)
    high = math.floor((max(a[1], b[1]) + reach - south) / step)
    for j in range(max(0, low), min(len(rows) - 1, high) + 1):
        row, y = rows[j], south + j * step
        for i in range(max(0, left), min(len(row) - 1, right) + 1):
            found = distance((west + i * step, y), a, b)
            if found < row[i]:
                row[i] = found


def _turn_inland(field: Field, coasts: list[Ring]) -> None:
    """Make the distances of all nodes on land negative."""
    edges = [edge for ring in coasts for edge in pairwise([*ring, ring[0]])]
    wide, high = len(field.rows[0]), len(field.rows)
    for j, row in enumerate(field.rows):
        y = field.south + max(NUDGE, min(high - 1 - NUDGE, j)) * field.step
        crossings = sorted(
            a[0] + (y - a[1]) * (b[0] - a[0]) / (b[1] - a[1])
            for a, b in edges
            if (a[1] > y) != (b[1] > y)
        )
        for i in range(wide):
            x = field.west + max(NUDGE, min(wide - 1 - NUDGE, i)) * field.step
            if bisect(crossings, x) % 2:
                row[i] = -row[i]


def contours(field: Field, level: float, bounds: tuple) -> list[Ring]:
    """Return the closed lines around all that is on the land side of this distance."""
    west, south, step, rows = field
    outside = [BEYOND] * (len(rows[0]) + 2)
    grid = [outside, *([BEYOND, *row, BEYOND] for row in rows), outside]
    follow: dict[tuple, tuple] = {}
    for j in range(len(grid) - 1):
        for i in range(len(grid[0]) - 1):
            follow.update(_cell(grid, i, j, level))
    lines = []
    while follow:
        start, edge = follow.popitem()
        line = [start, edge]
        while edge in follow:
            edge = follow.pop(edge)
            line.append(edge)
        ring = [_on_edge(grid, *edge, level) for edge in line[:-1]]
        lines.append(
            [_held((west + (x - 1) * step, south + (y - 1) * step), bounds) for x, y in ring]
        )
    return lines


def _cell(grid: list[list[float]], i: int, j: int, level: float) -> list[tuple[tuple, tuple]]:
    """Return the steps of the contour through one cell, land on the left, from edge to edge."""
    corners = [(i, j), (i + 1, j), (i + 1, j + 1), (i, j + 1)]
    inside = [grid[y][x] < level for x, y in corners]
    sides = [(corners[k], corners[(k + 1) % 4]) for k in range(4)]
    leave = [k for k in range(4) if inside[k] and not inside[(k + 1) % 4]]
    enter = [k for k in range(4) if not inside[k] and inside[(k + 1) % 4]]
    steps = []
    for k in leave:
        into = next((k + turn) % 4 for turn in (3, 2, 1) if (k + turn) % 4 in enter)
        steps.append((tuple(sorted(sides[k])), tuple(sorted(sides[into]))))
    return steps


def _on_edge(grid: list[list[float]], a: tuple, b: tuple, level: float) -> Point:
    u, v = grid[a[1]][a[0]], grid[b[1]][b[0]]
    share = (level - u) / (v - u)
    return a[0] + share * (b[0] - a[0]), a[1] + share * (b[1] - a[1])


def _held(point: Point, bounds: tuple) -> Point:
    west, south, east, north = bounds
    return max(west, min(east, point[0])), max(south, min(north, point[1]))
