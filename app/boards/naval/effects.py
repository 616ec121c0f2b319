"""What flashes over the board and is gone: wake, clash, lightning, whirlpool, pulse."""

from __future__ import annotations

import math
from functools import lru_cache

from kivy.graphics import (
    Color,
    InstructionGroup,
    Mesh,
    PopMatrix,
    PushMatrix,
    Rotate,
    Scale,
    Translate,
)
from kivy.graphics import Rectangle as Rect

from app.boards.naval.colours import CREAM
from app.boards.naval.geometry import Geometry
from app.boards.naval.hints import GOLD, RED
from app.boards.naval.shapes import profile, strokes
from app.kit.stamps import disc, radial


class Wake:
    """Foam behind a ship under way. Lies below the ships."""

    def __init__(self) -> None:
        self.group = InstructionGroup()
        self._tint = Color(*CREAM[:3], 0)
        self._mesh = Mesh(mode="triangles", indices=[0, 1, 2, 1, 3, 2])
        self.group.add(self._tint)
        self.group.add(self._mesh)

    def fit(self, geo: Geometry) -> None:
        """Take over a new layout."""
        self._half = 0.34 * geo.radius
        clear, foam = (1, 1, 1, 0), (1, 1, 1, 0.85)
        stops = [(0, clear), (0.12, foam), (0.3, (1, 1, 1, 0.2)), (0.5, (1, 1, 1, 0.45))]
        mirrored = stops + [(1 - u, c) for u, c in reversed(stops[:-1])]
        self._mesh.texture = profile(mirrored, 64)

    def draw(self, start, end, share: float) -> None:
        """Trail from `start` to `end`, fading as the share runs to 1."""
        self._tint.a = 0 if share >= 1 else 0.75 * (1 - share)
        dx, dy = end[0] - start[0], end[1] - start[1]
        length = math.hypot(dx, dy) or 1.0
        nx, ny = -dy / length * self._half, dx / length * self._half
        wide, thin = 1.15, 0.45
        self._mesh.vertices = [
            *(start[0] + wide * nx, start[1] + wide * ny, 0, 0.5),
            *(start[0] - wide * nx, start[1] - wide * ny, 1, 0.5),
            *(end[0] + thin * nx, end[1] + thin * ny, 0, 0.5),
            *(end[0] - thin * nx, end[1] - thin * ny, 1, 0.5),
        ]


class Effects:
    """The few shapes that every effect is made of, above the ships."""

    def __init__(self) -> None:
        self.group = InstructionGroup()
        add = self.group.add
        self._veil = Color(1, 1, 1, 0)
        self._veil_rect = Rect(texture=_glow())
        self._burst = Color(1, 1, 1, 0)
        self._burst_rect = Rect(texture=_burst())
        self._ring = Color(*GOLD, 0)
        self._ring_rect = Rect(texture=disc(128, 0.10, True))
        self._beam = Color(1, 1, 1, 0)
        self._beam_mesh = Mesh(mode="triangles", indices=[0, 1, 2, 1, 3, 2])
        for item in (self._veil, self._veil_rect, self._beam, self._beam_mesh):
            add(item)
        for item in (self._burst, self._burst_rect, self._ring, self._ring_rect):
            add(item)
        add(PushMatrix())
        self._pool_at, self._pool_scale, self._pool_turn = Translate(), Scale(1, 1, 1), Rotate()
        self._pool = Color(*CREAM[:3], 0)
        for item in (self._pool_at, self._pool_scale, self._pool_turn, self._pool, _whirl()):
            add(item)
        add(PopMatrix())

    def fit(self, geo: Geometry) -> None:
        """Take over a new layout."""
        self._radius = geo.radius
        self._whole = (geo.width, geo.height)
        self._veil_rect.pos = (-geo.width / 2, -geo.height / 2)
        clear = (*GOLD, 0)
        stops = [(0, clear), (0.35, (*RED, 0.7)), (0.5, (1, 0.97, 0.8, 1))]
        self._beam_mesh.texture = profile(stops + [(1 - u, c) for u, c in reversed(stops[:-1])], 64)

    def clear(self) -> None:
        """Show none of them."""
        for colour in (self._veil, self._burst, self._ring, self._beam, self._pool):
            colour.a = 0
        # A clear veil over everything would still cost its pixels in every frame.
        self._veil_rect.size = (0, 0)

    def clash(self, at, share: float) -> None:
        """Sparks and a ring that spreads."""
        fade = 1 - share
        self._burst.rgba = (1, 0.93, 0.7, fade)
        self._spread(self._burst_rect, at, (0.8 + 1.6 * share) * self._radius)
        self._ring.rgba = (*GOLD, fade)
        self._spread(self._ring_rect, at, (0.6 + 2.2 * share) * self._radius)

    def lightning(self, start, end, share: float) -> None:
        """A flash from the burning port to its ship."""
        self._beam.rgba = (1, 1, 1, 0 if share >= 1 else 1 - share * share)
        reach = min(1.0, 2.5 * share)
        dx, dy = (end[0] - start[0]) * reach, (end[1] - start[1]) * reach
        length = math.hypot(dx, dy) or 1.0
        nx, ny = -dy / length * 0.22 * self._radius, dx / length * 0.22 * self._radius
        x1, y1 = start[0] + dx, start[1] + dy
        self._beam_mesh.vertices = [
            *(start[0] + nx, start[1] + ny, 0, 0.5),
            *(start[0] - nx, start[1] - ny, 1, 0.5),
            *(x1 + nx, y1 + ny, 0, 0.5),
            *(x1 - nx, y1 - ny, 1, 0.5),
        ]

    def whirlpool(self, at, share: float) -> None:
        """The sea turns and closes."""
        self._pool.a = 0 if share >= 1 else 0.9 * min(1.0, 4 * share, 3 * (1 - share))
        self._pool_at.xy = at
        scale = self._radius * (1.25 - 0.4 * share)
        self._pool_scale.xyz = (scale, scale, 1)
        self._pool_turn.angle = -540 * share

    def pulse(self, share: float, colour=RED) -> None:
        """The whole board glows from its edges."""
        self._veil_rect.size = self._whole if share < 1 else (0, 0)
        self._veil.rgba = (*colour, 0.85 * math.sin(math.pi * min(1.0, share)))

    @staticmethod
    def _spread(rect, at, size: float) -> None:
        rect.size, rect.pos = (size, size), (at[0] - size / 2, at[1] - size / 2)


@lru_cache(maxsize=1)
def _glow():
    return radial(64, lambda r: (1, 1, 1, min(1.0, max(0.0, (r - 0.45) * 0.9))))


@lru_cache(maxsize=1)
def _burst():
    return radial(64, lambda r: (1, 1, 1, max(0.0, 1 - r) ** 1.6))


def _whirl() -> Mesh:
    arms = []
    for arm in range(4):
        arms.append(
            [
                (
                    (0.08 + 0.84 * t / 24) * math.cos(arm * math.pi / 2 + t / 24 * 3.6),
                    (0.08 + 0.84 * t / 24) * math.sin(arm * math.pi / 2 + t / 24 * 3.6),
                )
                for t in range(25)
            ]
        )
    return strokes(arms, 0.13)
