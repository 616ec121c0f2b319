"""Puts names beside places so that none covers another or a place. No Kivy here.

Each name may stand on many sides of its place, near or farther off. The names with the fewest
free sides choose first; then all choose anew, a few times, knowing where the others stand.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import combinations

from app.kit.rooms import Box

Point = tuple[float, float]
Segment = tuple[Point, Point]
#: Sides, the liked ones first: where the name's middle lies, in steps of its size.
SIDES = (
    (0.0, -1.0), (0.0, 1.0), (1.0, 0.0), (-1.0, 0.0),
    (0.55, -1.0), (-0.55, -1.0), (0.55, 1.0), (-0.55, 1.0),
    (1.0, -0.6), (-1.0, -0.6), (1.0, 0.6), (-1.0, 0.6),
    (1.0, -1.0), (-1.0, -1.0), (1.0, 1.0), (-1.0, 1.0),
)  # fmt: skip
#: What a pixel of a name over something forbidden costs, a pixel of route under it, a later
#: side, a pixel of distance, and a pixel near a foreign place, which it might seem to name.
FORBIDDEN, ROUTE, HABIT, FAR, FOREIGN = 40.0, 0.8, 2.5, 1.6, 0.25
ROUNDS, TRIES = 8, 3


class Labels:
    """The sides of all names for one layout. `rings` are the distances that a name may keep."""

    def __init__(
        self,
        area: Box,
        discs: Mapping[int, Box],
        taken: Sequence[Box],
        lines: Sequence[Segment],
        rings: Sequence[float] = (0.0,),
    ) -> None:
        self._area, self._discs, self._taken, self._lines = area, discs, taken, lines
        self._rings = rings

    def place(self, sizes: Mapping[int, tuple[float, float]]) -> dict[int, Box]:
        """Return where each name stands, by place; a name without a free side is left out."""
        ways = {p: self._ways(p, size) for p, size in sizes.items()}
        order = sorted(ways, key=lambda p: (len(ways[p]), p))
        best: dict[int, Box] = {}
        for _ in range(TRIES):
            found = _settled(ways, order)
            if len(found) > len(best):
                best = found
            if len(best) == len(sizes):
                break
            # Whoever was left out chooses first the next time.
            order.sort(key=lambda p: p in found)
        return best

    def _ways(self, place: int, size: tuple[float, float]) -> list[tuple[float, Box]]:
        """Return the sides where a name stands on nothing, with what each costs."""
        disc = self._discs[place]
        near = disc.grown(self._rings[-1] + max(size))
        discs = [box for p, box in self._discs.items() if p != place and near.shared(box)]
        taken = [*discs, *(box for box in self._taken if near.shared(box))]
        lines = [line for line in self._lines if _covered(line, near)]
        around = [box.grown(0.45 * box.width) for box in discs]
        ways = []
        for ring in self._rings:
            for habit, side in enumerate(SIDES):
                box = _beside(disc, ring, side, size)
                if not self._area.contains(box) or any(map(box.shared, taken)):
                    continue
                lead = (disc.middle, box.nearest(*disc.middle))
                if ring and any(_covered(lead, other) for other in discs):
                    continue
                cost = HABIT * habit + FAR * ring + FOREIGN * sum(map(box.shared, around))
                ways.append((cost + ROUTE * sum(_covered(li, box) for li in lines), box))
        return sorted(ways)


def _beside(disc: Box, ring: float, side: Point, size: tuple[float, float]) -> Box:
    (cx, cy), half = disc.middle, disc.width / 2
    (dx, dy), (width, height) = side, size
    corner = abs(dx) == 1 and abs(dy) == 1
    away = (0.72 * half if corner else half) + ring
    x = cx + dx * (away + width / 2 if abs(dx) == 1 else width / 2)
    y = cy + dy * (away + height / 2 if abs(dy) == 1 else height / 2)
    return Box(x - width / 2, y - height / 2, width, height)


def _settled(ways: Mapping[int, list[tuple[float, Box]]], order: list[int]) -> dict[int, Box]:
    """Let the names choose in this order until nobody would rather stand elsewhere."""
    chosen: dict[int, Box] = {}
    for _ in range(ROUNDS):
        before = dict(chosen)
        for place in order:
            if not ways[place]:
                continue
            others = [box for other, box in chosen.items() if other != place]
            chosen[place] = _cheapest(ways[place], others)
        if chosen == before:
            break
    for a, b in combinations(list(chosen), 2):
        if a in chosen and b in chosen and chosen[a].shared(chosen[b]):
            del chosen[b]
    return chosen


def _cheapest(ways: list[tuple[float, Box]], others: list[Box]) -> Box:
    """Return the best side among these, the cheapest first, with the others where they are."""
    best, least = ways[0][1], float("inf")
    for cost, box in ways:
        if cost >= least:
            break  # the others can only make it dearer
        cost += sum(FORBIDDEN * (1 + area) for area in map(box.shared, others) if area)
        if cost < least:
            best, least = box, cost
    return best


def _covered(line: Segment, box: Box) -> float:
    """Return how long a line runs under a box."""
    (x0, y0), (x1, y1) = line
    dx, dy = x1 - x0, y1 - y0
    low, high = 0.0, 1.0
    for start, delta, size in ((x0 - box.x, dx, box.width), (y0 - box.y, dy, box.height)):
        if delta == 0:
            if not 0 <= start <= size:
                return 0.0
            continue
        enter, leave = -start / delta, (size - start) / delta
        if enter > leave:
            enter, leave = leave, enter
        low, high = max(low, enter), min(high, leave)
        if low >= high:
            return 0.0
    return (high - low) * (dx * dx + dy * dy) ** 0.5
