"""Make the track of the voyage: ``python -m buildspec.voyage_track``.

Writes assets/board/voyage_track.json: the longitude and latitude of every cell from the harbour of
Troy (0) to Ithaca (100). The cells start on a rough course along the Odyssey and then settle like
beads on a string: evenly apart, off the shore, in gentle bends, square where the string crosses
itself.
"""

from __future__ import annotations

import json
import math
from collections.abc import Sequence
from itertools import pairwise

from app.kit.chart import SQUEEZE, atlas, is_land
from app.paths import ASSETS
from buildspec.contours import Field, shore_distance

Point = tuple[float, float]
Force = list[list[float]]

TARGET = ASSETS / "board" / "voyage_track.json"
LAST = 100
#: Cells that are one place: the later number, the earlier one.
SAME = {84: 18, 56: 48}
#: Where the sea is looked at: west, south, east, north.
SEA = (6.0, 32.0, 28.0, 43.0)
#: How finely, and up to which distance from the shore, in degrees.
GRAIN, REACH = 0.06, 0.5
#: West, south, east, north of all cells: the smaller, the larger a cell can be.
FRAME = (7.35, 34.6, 26.1, 41.3)
#: The rough course; what lies between two of these is interpolated.
COURSE: dict[int, Point] = {
    0: (26.08, 39.8), 1: (25.6, 39.42), 2: (24.9, 39.42), 3: (24.6, 39.97), 4: (25.2, 40.2),
    5: (25.74, 40.58), 6: (25.3, 40.98), 7: (24.5, 40.6), 8: (23.9, 40.02), 9: (24.0, 39.3),
    10: (24.8, 38.4), 11: (24.3, 37.2), 12: (23.4, 36.2), 13: (22.4, 35.1), 14: (21.2, 34.6),
    16: (19.2, 34.6), 18: (17.2, 35.1), 20: (16.4, 36.2), 22: (15.6, 37.3), 24: (15.62, 38.15),
    25: (15.75, 38.75), 28: (15.2, 39.9), 30: (14.0, 40.4), 33: (12.5, 41.0), 36: (9.9, 41.4),
    37: (9.2, 41.3), 38: (8.3, 41.2), 39: (7.8, 40.8), 43: (8.3, 38.7), 44: (9.1, 38.5),
    48: (10.5, 39.0), 50: (11.4, 40.0), 52: (10.7, 40.7), 54: (10.1, 40.0), 56: (10.5, 39.0),
    59: (12.2, 38.9), 60: (12.55, 39.0), 61: (12.9, 39.4), 63: (12.7, 40.1), 65: (13.0, 40.4),
    68: (14.3, 39.2), 71: (15.0, 38.62), 72: (14.3, 38.45), 77: (12.0, 37.8), 79: (12.6, 37.0),
    80: (13.4, 36.6), 84: (17.3, 35.0), 86: (18.6, 35.3), 88: (19.8, 36.2), 90: (18.6, 36.9),
    92: (17.5, 37.6), 94: (18.2, 38.8), 96: (19.4, 39.5), 98: (19.5, 38.7), 100: (20.45, 38.6),
}  # fmt: skip
#: How firmly the cells that people know by name stay where the course puts them.
FIRM = {
    1: (0, 100),
    0.5: (1, 2, 3, 4, 7, 8),
    0.2: (5, 6, 24, 96),
    0.08: (14,),
    0.06: (71, 72),
    0.03: (48, 60, 65),
    0.02: (22,),
}
HOLD = {cell: firm for firm, cells in FIRM.items() for cell in cells}
#: What the relaxation aims for, in degrees of latitude: between neighbours, between any two
#: cells, between two strands, and from the shore.
STRIDE, APART, STRANDS, OFFING = 0.61, 0.61, 0.68, 0.18
#: How strong each force is, and how many steps are made.
SPRING, BEND, PUSH, SHORE, SQUARE = 0.10, 0.14, 0.40, 0.4, 0.4
STEPS = 1500
#: In the first part of them the string is stiff and its strands keep further apart.
EARLY = 0.7


def sea() -> Field:
    """Return how far the shore is, finely."""
    coast = atlas().layers["coast"]
    rings = [coast.ring(number) for number in range(len(coast.rings))]
    return shore_distance(rings, SEA, GRAIN, REACH)


def offing(field: Field, x: float, y: float) -> float:
    """Return how far the shore is from a point of the plane; less than zero on land."""
    column = (x / SQUEEZE - field.west) / field.step
    row = (y - field.south) / field.step
    i = max(0, min(len(field.rows[0]) - 2, int(column)))
    j = max(0, min(len(field.rows) - 2, int(row)))
    u, v = column - i, row - j
    low, high = field.rows[j], field.rows[j + 1]
    south = low[i] * (1 - u) + low[i + 1] * u
    north = high[i] * (1 - u) + high[i + 1] * u
    return south * (1 - v) + north * v


def rough() -> list[Point]:
    """Return the course in the plane, every cell of it."""
    cells = []
    for (a, here), (b, there) in pairwise(sorted(COURSE.items())):
        for k in range(b - a):
            share = k / (b - a)
            lon = here[0] + (there[0] - here[0]) * share
            cells.append((lon * SQUEEZE, here[1] + (there[1] - here[1]) * share))
    lon, lat = COURSE[LAST]
    return [*cells, (lon * SQUEEZE, lat)]


def settle(field: Field, cells: Sequence[Point], steps: int = STEPS) -> list[Point]:
    """Return the cells after they pushed and pulled each other into place."""
    start, at = list(cells), [list(cell) for cell in cells]
    for step in range(steps):
        force = [[0.0, 0.0] for _ in at]
        early = step < EARLY * steps
        _string(at, force, BEND if early else BEND / 2)
        _push(at, force, STRANDS if early else APART)
        _square(at, force)
        _hold(at, start, force)
        _shore(field, at, force)
        calm = 1.0 - 0.7 * step / steps
        for cell, (fx, fy) in zip(at, force, strict=True):
            cell[0] += calm * fx
            cell[1] += calm * fy
        _tie(at)
    return [(x, y) for x, y in at]


def _string(at: Force, force: Force, stiff: float) -> None:
    """Neighbours keep their distance, and each cell the middle of its neighbours."""
    for i in range(LAST):
        (ax, ay), (bx, by) = at[i], at[i + 1]
        length = math.hypot(bx - ax, by - ay) or 1e-6
        pull = SPRING * (length - STRIDE) / length
        _pair(force, i, i + 1, pull * (bx - ax), pull * (by - ay))
    for i in range(1, LAST):
        (ax, ay), (x, y), (bx, by) = at[i - 1], at[i], at[i + 1]
        dx, dy = stiff * ((ax + bx) / 2 - x), stiff * ((ay + by) / 2 - y)
        force[i][0] += dx
        force[i][1] += dy
        for j in (i - 1, i + 1):
            force[j][0] -= dx / 2
            force[j][1] -= dy / 2


def _pair(force: Force, i: int, j: int, fx: float, fy: float) -> None:
    """Pull i along, and j against, a force."""
    force[i][0] += fx
    force[i][1] += fy
    force[j][0] -= fx
    force[j][1] -= fy


def _push(at: Force, force: Force, strands: float) -> None:
    """No two cells come too close, nor two strands."""
    for i in range(LAST):
        ax, ay = at[i]
        for j in range(i + 1, LAST + 1):
            apart = APART if j - i < 3 else strands
            dx, dy = at[j][0] - ax, at[j][1] - ay
            if abs(dx) < apart and abs(dy) < apart:
                length = math.hypot(dx, dy)
                if 1e-6 < length < apart:
                    push = PUSH * (length - apart) / length
                    _pair(force, i, j, push * dx, push * dy)


def _square(at: Force, force: Force) -> None:
    """Where the string crosses itself it does so at a right angle, straight on."""
    for late, early in SAME.items():
        ax, ay = at[early + 1][0] - at[early - 1][0], at[early + 1][1] - at[early - 1][1]
        bx, by = at[late + 1][0] - at[late - 1][0], at[late + 1][1] - at[late - 1][1]
        lean = (ax * bx + ay * by) / (math.hypot(ax, ay) * math.hypot(bx, by))
        # Turn one strand a little one way and the other the other way.
        turn = SQUARE * lean * math.copysign(1.0, ax * by - ay * bx)
        _pair(force, early + 1, early - 1, turn * ay / 2, -turn * ax / 2)
        _pair(force, late + 1, late - 1, -turn * by / 2, turn * bx / 2)


def _hold(at: Force, start: Sequence[Point], force: Force) -> None:
    """Cells with a name stay near their place, all of them in the frame."""
    for i, firm in HOLD.items():
        force[i][0] = (1 - firm) * force[i][0] + firm * (start[i][0] - at[i][0])
        force[i][1] = (1 - firm) * force[i][1] + firm * (start[i][1] - at[i][1])
    west, south, east, north = FRAME
    for (x, y), cell in zip(at, force, strict=True):
        cell[0] += 0.5 * (max(0.0, west * SQUEEZE - x) - max(0.0, x - east * SQUEEZE))
        cell[1] += 0.5 * (max(0.0, south - y) - max(0.0, y - north))


def _shore(field: Field, at: Force, force: Force) -> None:
    """Cells keep off the shore."""
    for i in range(1, LAST):
        x, y = at[i]
        lack = OFFING - offing(field, x, y)
        if lack > 0:
            dx = offing(field, x + GRAIN, y) - offing(field, x - GRAIN, y)
            dy = offing(field, x, y + GRAIN) - offing(field, x, y - GRAIN)
            length = math.hypot(dx, dy) or 1.0
            force[i][0] += SHORE * lack * dx / length
            force[i][1] += SHORE * lack * dy / length


def _tie(at: Force) -> None:
    """Two numbers of one place move as one."""
    for late, early in SAME.items():
        middle = [(at[late][k] + at[early][k]) / 2 for k in (0, 1)]
        at[late], at[early] = list(middle), list(middle)


def places(cells: Sequence[Point]) -> list[Point]:
    """Return longitude and latitude from the plane, as they are kept."""
    found = [(round(x / SQUEEZE, 3), round(y, 3)) for x, y in cells]
    for late, early in SAME.items():
        found[late] = found[early]
    return found


def plane(track: Sequence[Sequence[float]]) -> list[Point]:
    """Return the cells of a track in degrees of latitude."""
    return [(lon * SQUEEZE, lat) for lon, lat in track]


def check(track: Sequence[Sequence[float]]) -> dict[str, object]:
    """Return what can be measured about a track, in degrees of latitude."""
    cells = plane(track)
    strides = [math.dist(a, b) for a, b in pairwise(cells)]
    near, which = min(
        (math.dist(cells[i], cells[j]), (i, j))
        for i in range(LAST + 1)
        for j in range(i + 1, LAST + 1)
        if SAME.get(j) != i
    )
    bends = sorted(((_angle(cells, i), i) for i in range(1, LAST)), reverse=True)
    wide = max(x for x, _ in cells) - min(x for x, _ in cells)
    high = max(y for _, y in cells) - min(y for _, y in cells)
    return {
        "mean": sum(strides) / LAST,
        "least": near,
        "closest": which,
        "longest": max(strides),
        "ashore": [i for i, spot in enumerate(track) if is_land(*spot)],
        "wide": wide,
        "high": high,
        "square": [crossing(cells, late) for late in SAME],
        "sharpest": bends[:4],
        "knots": knots(cells),
    }


def _angle(cells: Sequence[Point], i: int) -> float:
    """Return by how many degrees the string turns at a cell."""
    (ax, ay), (x, y), (bx, by) = cells[i - 1], cells[i], cells[i + 1]
    turn = math.atan2(by - y, bx - x) - math.atan2(y - ay, x - ax)
    return abs(math.degrees(math.remainder(turn, math.tau)))


def crossing(cells: Sequence[Point], late: int) -> float:
    """Return the angle at which the string crosses itself, in degrees."""
    early = SAME[late]
    first, second = (
        math.atan2(cells[i + 1][1] - cells[i - 1][1], cells[i + 1][0] - cells[i - 1][0])
        for i in (early, late)
    )
    return abs(math.degrees(math.remainder(first - second, math.pi)))


def knots(cells: Sequence[Point]) -> list[tuple[int, int]]:
    """Return the pairs of steps that cross each other away from a common cell."""
    found = []
    for i in range(LAST):
        for j in range(i + 2, LAST):
            a, b, c, d = cells[i], cells[i + 1], cells[j], cells[j + 1]
            if len({a, b, c, d}) == 4 and _meet(a, b, c, d):
                found.append((i, j))
    return found


def _meet(a: Point, b: Point, c: Point, d: Point) -> bool:
    def side(p: Point, q: Point, r: Point) -> float:
        return (q[0] - p[0]) * (r[1] - p[1]) - (q[1] - p[1]) * (r[0] - p[0])

    return side(a, b, c) * side(a, b, d) < 0 and side(c, d, a) * side(c, d, b) < 0


def scale(measured: dict, width: float, height: float) -> float:
    """Return how many pixels a degree has where all discs fit in a rectangle, and touch."""
    return min(
        width / (measured["wide"] + measured["least"]),
        height / (measured["high"] + measured["least"]),
    )


def main() -> None:
    """Write the track and tell how good it is."""
    track = places(settle(sea(), rough()))
    TARGET.parent.mkdir(parents=True, exist_ok=True)
    same = sorted([early, late] for late, early in SAME.items())
    rows = ",\n".join(f"  [{lon}, {lat}]" for lon, lat in track)
    TARGET.write_text(f'{{"same": {same}, "cells": [\n{rows}\n]}}\n', encoding="utf-8")
    measured = check(json.loads(TARGET.read_text(encoding="utf-8"))["cells"])
    for name, value in measured.items():
        print(f"{name}: {value}")
    for width, height in ((1180, 560), (800, 380)):
        pixels = scale(measured, width, height) * float(str(measured["least"]))
        print(f"discs touch at {pixels:.1f} pixels in {width}x{height}")


if __name__ == "__main__":
    main()
