"""Lines and fills as meshes with soft edges: few instructions, no stencil, sharp in a texture.

A stroke is a ribbon whose texture coordinate runs across it; a texture one pixel wide then
gives it its core and its fading rims.
"""

from __future__ import annotations

import math
from collections.abc import Iterable, Sequence
from functools import lru_cache
from itertools import pairwise

from kivy.graphics import InstructionGroup, Mesh
from kivy.graphics.texture import Texture

Point = tuple[float, float]
Path = Sequence[Point]
Box = tuple[float, float, float, float]
#: Kivy counts the corners and the triangles of a mesh in sixteen bits.
MOST = 60_000


def ribbons(
    group: InstructionGroup, paths: Iterable[Path], width: float, soft: float = 1.0
) -> None:
    """Add lines of one width, fading over `soft`. A closed one ends where it began."""
    half = (width + soft) / 2
    batch = Batch(group, soft_edge(round(width / soft, 1)))
    for path in paths:
        count = len(path)
        if count < 2:
            continue
        closed = count > 3 and path[0] == path[-1]
        corners: list[float] = []
        for i, (x, y) in enumerate(path):
            before = path[i - 1] if i else (path[-2] if closed else path[0])
            after = path[i + 1] if i < count - 1 else (path[1] if closed else path[-1])
            nx, ny = _across(before, (x, y), after)
            corners += (x + nx * half, y + ny * half, 0, 0, x - nx * half, y - ny * half, 0, 1)
        batch.add(corners, _strip(count))
    batch.close()


def brush(group: InstructionGroup, paths: Iterable[Path], width: float, soft: float = 1.0) -> None:
    """Add strokes of a brush: full in the middle, thin at their ends."""
    batch = Batch(group, soft_edge(round(width / soft, 1)))
    for path in paths:
        last = len(path) - 1
        corners: list[float] = []
        for i, (x, y) in enumerate(path):
            nx, ny = _across(path[max(0, i - 1)], (x, y), path[min(last, i + 1)])
            half = soft / 2 + width / 2 * math.sin(math.pi * (0.1 + 0.8 * i / last))
            corners += (x + nx * half, y + ny * half, 0, 0, x - nx * half, y - ny * half, 0, 1)
        batch.add(corners, _strip(last + 1))
    batch.close()


def fans(
    group: InstructionGroup, shapes: Iterable[Path], texture: Texture | None, tile: float
) -> None:
    """Add convex shapes, covered with a texture that repeats every `tile` pixels."""
    batch = Batch(group, texture)
    for shape in shapes:
        corners = [value for x, y in shape for value in (x, y, x / tile, y / tile)]
        batch.add(corners, [k for i in range(1, len(shape) - 1) for k in (0, i, i + 1)])
    batch.close()


class Batch:
    """Gathers pieces into as few meshes as a mesh's limit allows."""

    def __init__(self, group: InstructionGroup, texture: Texture | None) -> None:
        self._group, self._texture = group, texture
        self._vertices: list[float] = []
        self._indices: list[int] = []

    def add(self, vertices: list[float], indices: list[int]) -> None:
        """Add a piece: x, y, u, v for each corner, and triangles by the piece's own count."""
        count = len(self._vertices) // 4
        if count + len(vertices) // 4 > MOST or len(self._indices) + len(indices) > MOST:
            self.close()
            count = 0
        self._vertices += vertices
        self._indices += [count + i for i in indices]

    def close(self) -> None:
        """Put what is gathered into the group."""
        if self._indices:
            self._group.add(
                Mesh(
                    mode="triangles",
                    vertices=self._vertices,
                    indices=self._indices,
                    texture=self._texture,
                )
            )
        self._vertices, self._indices = [], []


def inside(shape: Path, box: Box) -> list[Point]:
    """Return what a convex shape shows inside a box."""
    x, y, width, height = box
    points = list(shape)
    for axis, limit, sign in ((0, x, 1), (0, x + width, -1), (1, y, 1), (1, y + height, -1)):
        if all((point[axis] - limit) * sign >= 0 for point in points):
            continue
        kept: list[Point] = []
        for i, here in enumerate(points):
            before = points[i - 1]
            if ((here[axis] - limit) * sign >= 0) != ((before[axis] - limit) * sign >= 0):
                share = (limit - before[axis]) / (here[axis] - before[axis])
                kept.append(_between(before, here, share))
            if (here[axis] - limit) * sign >= 0:
                kept.append(here)
        points = kept
    return points


def pieces(path: Path, box: Box) -> list[list[Point]]:
    """Return the parts of a line that lie inside a box."""
    parts: list[list[Point]] = []
    part: list[Point] = []
    for a, b in pairwise(path):
        span = _span(a, b, box)
        if span is None:
            continue
        start, end = (a if span[0] == 0 else _between(a, b, span[0])), _between(a, b, span[1])
        if not part or part[-1] != start:
            part = [start]
            parts.append(part)
        part.append(b if span[1] == 1 else end)
    return parts


def _span(a: Point, b: Point, box: Box) -> tuple[float, float] | None:
    """Return the share of a segment that is inside a box, from and to."""
    low, high = 0.0, 1.0
    for axis in (0, 1):
        start, delta = a[axis] - box[axis], b[axis] - a[axis]
        if delta == 0:
            if not 0 <= start <= box[2 + axis]:
                return None
            continue
        enter, leave = sorted((-start / delta, (box[2 + axis] - start) / delta))
        low, high = max(low, enter), min(high, leave)
    return (low, high) if low < high else None


def _between(a: Point, b: Point, share: float) -> Point:
    return a[0] + share * (b[0] - a[0]), a[1] + share * (b[1] - a[1])


def _across(before: Point, here: Point, after: Point) -> Point:
    """Return where a line one pixel to the left turns this corner; a sharp one is blunted."""
    ax, ay = _left(before, here)
    bx, by = _left(here, after)
    if (ax, ay) == (0, 0) or (bx, by) == (0, 0):
        return ax + bx, ay + by
    stretch = 2 / max(1.6, (ax + bx) ** 2 + (ay + by) ** 2)
    return (ax + bx) * stretch, (ay + by) * stretch


def _left(a: Point, b: Point) -> Point:
    dx, dy = b[0] - a[0], b[1] - a[1]
    length = math.hypot(dx, dy)
    return (-dy / length, dx / length) if length else (0.0, 0.0)


def _strip(count: int) -> list[int]:
    return [k for i in range(0, 2 * count - 2, 2) for k in (i, i + 1, i + 2, i + 1, i + 3, i + 2)]


@lru_cache(maxsize=32)
def soft_edge(width: float) -> Texture:
    """Return the cross-section of a line: white, fading at both rims over a length of one."""
    size, half = 64, (width + 1) / 2
    alphas = []
    for i in range(size):
        depth = half * (1 - abs(2 * (i + 0.5) / size - 1))
        alphas.append(min(1.0, depth) * min(1.0, width))
    return filled((1, size), b"".join(bytes((255, 255, 255, round(255 * a))) for a in alphas))


@lru_cache(maxsize=16)
def ramp(stops: tuple[tuple[float, tuple[float, ...]], ...]) -> Texture:
    """Return a strip that runs along u through these colours, each given with its place."""
    size, data = 256, bytearray()
    for i in range(size):
        data += bytes(round(255 * max(0.0, min(1.0, c))) for c in _mixed(stops, i / (size - 1)))
    return filled((size, 1), bytes(data))


def _mixed(stops: Sequence[tuple[float, tuple[float, ...]]], at: float) -> Sequence[float]:
    for (u0, a), (u1, b) in pairwise(stops):
        if at <= u1:
            share = max(0.0, (at - u0) / (u1 - u0))
            return [x + (y - x) * share for x, y in zip(a, b, strict=True)]
    return stops[-1][1]


def filled(size: tuple[int, int], data: bytes) -> Texture:
    """Return a texture with these pixels, also after the phone has lost its graphics."""
    texture = Texture.create(size=size, colorfmt="rgba")
    texture.wrap = "clamp_to_edge"

    def fill(lost: Texture) -> None:
        lost.blit_buffer(data, colorfmt="rgba", bufferfmt="ubyte")

    texture.add_reload_observer(fill)
    fill(texture)
    return texture
