"""Textures and meshes that the board is drawn with, made in code so that they fit any size.

A hex is six triangles whose texture coordinate runs from 0 in the middle to 1 at the edge:
a texture one pixel high then shades it in rings, with soft edges, in one instruction.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from itertools import pairwise

from kivy.graphics import Mesh
from kivy.graphics.texture import Texture

from app.kit.stamps import Rgba, byte
from app.kit.strokes import filled


def profile(stops: Sequence[tuple[float, Rgba]], pixels: float) -> Texture:
    """Return a strip that runs through these colours, for a shape this many pixels in radius."""
    size = max(32, int(2 * pixels))
    data = bytearray()
    for i in range(size):
        data += bytes(byte(c) for c in _between(stops, i / (size - 1)))
    strip = filled((size, 1), bytes(data))
    strip.wrap = "clamp_to_edge"
    return strip


def _between(stops: Sequence[tuple[float, Rgba]], at: float) -> Rgba:
    for (u0, a), (u1, b) in pairwise(stops):
        if at <= u1:
            share = 0.0 if u1 == u0 else max(0.0, (at - u0) / (u1 - u0))
            return [x + (y - x) * share for x, y in zip(a, b, strict=True)]
    return stops[-1][1]


def hexes(
    centres: Sequence[tuple[float, float]],
    corners: Sequence[tuple[float, float]],
    scale: float = 1.0,
) -> dict[str, list]:
    """Return `vertices` and `indices` of hexes around these centres, for a Mesh."""
    vertices: list[float] = []
    indices: list[int] = []
    for n, (x, y) in enumerate(centres):
        vertices += (x, y, 0, 0.5)
        for dx, dy in corners:
            vertices += (x + scale * dx, y + scale * dy, 1, 0.5)
        for k in range(6):
            indices += (7 * n, 7 * n + 1 + k, 7 * n + 1 + (k + 1) % 6)
    return {"vertices": vertices, "indices": indices}


def hex_mesh(centres, corners, texture: Texture, scale: float = 1.0) -> Mesh:
    """Return hexes as one instruction."""
    return Mesh(mode="triangles", texture=texture, **hexes(centres, corners, scale))


def strokes(paths: Sequence[Sequence[tuple[float, float]]], width: float) -> Mesh:
    """Return brush strokes, thin at their ends, as one instruction."""
    vertices: list[float] = []
    indices: list[int] = []
    for path in paths:
        last = len(path) - 1
        for i, (x, y) in enumerate(path):
            ax, ay = path[max(0, i - 1)]
            bx, by = path[min(last, i + 1)]
            length = math.hypot(bx - ax, by - ay) or 1.0
            half = width / 2 * math.sin(math.pi * (0.08 + 0.84 * i / last))
            nx, ny = -(by - ay) / length * half, (bx - ax) / length * half
            n = len(vertices) // 4
            vertices += (x + nx, y + ny, 0, 0, x - nx, y - ny, 0, 1)
            if i < last:
                indices += (n, n + 1, n + 2, n + 1, n + 3, n + 2)
    return Mesh(mode="triangles", vertices=vertices, indices=indices)
