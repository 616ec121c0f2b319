"""The two dice on the board: they wait for a hand, tumble and come to rest facing the thrower."""

from __future__ import annotations

import math
from random import Random

from kivy.graphics import Color, InstructionGroup, Mesh

from app.boards.voyage import cube
from app.boards.voyage.colours import GOLD, INK
from app.boards.voyage.faces import face
from app.boards.voyage.geometry import Geometry, Point
from app.kit.rooms import Box, around
from app.kit.sprites import Sprite
from app.kit.stamps import radial
from engines.voyage.trials import GODS

DICE = ("gods", "points")
#: In dp: how large a die is, and the least that a finger must be offered.
LEAST, MOST, TARGET = 40, 58, 56
#: How high it flies, in its own sizes, and how much of a roll is spent in the air.
HIGH, FLIGHT = 1.25, 0.62
QUAD = [0, 1, 2, 0, 2, 3]
#: Texture corners, as a picture painted into a texture lies.
CORNERS = ((0, 0), (1, 0), (1, 1), (0, 1))


class Die:
    """One die. `face` is the number of the face that is up, from 0; None: not on the table."""

    def __init__(self, kind: str) -> None:
        self.kind = kind
        self.group = InstructionGroup()
        self._halo = Sprite(_halo(), GOLD)
        self._shade = Sprite(radial(64, lambda r: (1, 1, 1, max(0.0, 1 - r) ** 0.7)), INK)
        self._sides = [(Color(1, 1, 1, 0), Mesh(mode="triangles")) for _ in range(3)]
        self.group.add(self._halo.group)
        self.group.add(self._shade.group)
        for tint, mesh in self._sides:
            self.group.add(tint)
            self.group.add(mesh)
        self.face: int | None = None
        self.at: Point = (0.0, 0.0)
        self.turn = 0.0
        self._size = 40.0
        self._axis = (0.8, 0.55, 0.24)
        self._from: Point = (0.0, 0.0)

    def fit(self, size: float) -> None:
        """Be this large."""
        self._size = size

    def lie(self, at: Point, turn: float, face: int, alpha: float = 1.0) -> None:
        """Lie here with this face up, towards whoever sits at that turn."""
        self.at, self.turn, self.face = at, turn, face
        self._draw(cube.rest(face), at, 0.0, alpha)

    def hide(self) -> None:
        """Lie nowhere."""
        self.face = None
        self.glow(None)
        self._shade.hide()
        for tint, mesh in self._sides:
            tint.a = 0
            mesh.indices = []

    def glow(self, share: float | None) -> None:
        """Glow: this die is to be thrown; `share` lets the light breathe. None: no light."""
        if share is None or self.face is None:
            self._halo.hide()
            return
        swell = 1 + 0.09 * math.sin(math.tau * share)
        self._halo.show(self.at, 2.5 * swell * self._size, 0.95)

    def aim(self, rng: Random, hand: Point) -> None:
        """Take a new spin before a roll, out of this hand."""
        self._axis = (0.9, rng.uniform(-0.8, 0.8), rng.uniform(-0.3, 0.3))
        self._from = hand

    def roll(self, face: int, share: float) -> None:
        """Show the die at this share of a roll that ends with this face up."""
        if share >= 1:
            self.lie(self.at, self.turn, face)
            return
        self.face = face
        gone = 1 - (1 - share) ** 2.2
        at = tuple(a + (b - a) * gone for a, b in zip(self._from, self.at, strict=True))
        if share < FLIGHT:
            lift = math.sin(math.pi * share / FLIGHT)
        else:
            lift = (
                0.22
                * abs(math.sin(2 * math.pi * (share - FLIGHT) / (1 - FLIGHT)))
                * (1 - share)
                * 3
            )
        self._draw(cube.tumble(face, share, 2.2, self._axis), at, lift)

    def _draw(self, lies: cube.Matrix, at: Point, lift: float, alpha: float = 1.0) -> None:
        """Draw the sides that are seen of a die that lies so, lifted from this point."""
        half = self._size / 2 * (1 + 0.28 * lift)
        angle = math.radians(self.turn)
        cos, sin = math.cos(angle), math.sin(angle)
        up = HIGH * self._size * lift
        x, y = at[0] - sin * up, at[1] + cos * up
        self._shade.show(
            (at[0] + sin * 0.25 * half, at[1] - cos * 0.25 * half),
            (3.0 - 0.6 * lift) * self._size / 2 * 1.25,
            (0.75 - 0.35 * lift) * alpha,
        )
        seen = cube.sides(lies)
        for n, (tint, mesh) in enumerate(self._sides):
            if n >= len(seen):
                tint.a, mesh.indices = 0, []
                continue
            side = seen[n]
            tint.rgba = (side.light, side.light, side.light, alpha)
            mesh.texture = face(self.kind, side.face)
            vertices: list[float] = []
            for (a, b), corner in zip(side.corners, CORNERS, strict=True):
                a, b = a * half, b * half
                vertices += (x + a * cos - b * sin, y + a * sin + b * cos, *corner)
            mesh.vertices, mesh.indices = vertices, QUAD


class Dice:
    """Both dice at somebody's side of the board; the one that is due glows."""

    def __init__(self) -> None:
        self.group = InstructionGroup()
        self.die = {kind: Die(kind) for kind in DICE}
        self._rng = Random()
        for die in self.die.values():
            self.group.add(die.group)
        self.due: str | None = None

    def fit(self, geo: Geometry) -> None:
        """Take over a new layout."""
        self._geo = geo
        self.size = max(LEAST * geo.dp, min(MOST * geo.dp, 0.085 * min(geo.width, geo.height)))
        for die in self.die.values():
            die.fit(self.size)

    @property
    def room(self) -> tuple[float, float]:
        """How much room both need, for whoever they face: across and away."""
        return 3.5 * self.size, 1.9 * self.size

    def lay(self, at: Point, turn: float, faces: dict[str, int | None], due: str | None) -> None:
        """Lie around this point with these faces up; a die without a face is not there."""
        self.due = due
        angle = math.radians(turn)
        shown = [kind for kind in DICE if faces.get(kind) is not None]
        for kind in DICE:
            die, number = self.die[kind], faces.get(kind)
            if number is None:
                die.hide()
                continue
            step = (shown.index(kind) - (len(shown) - 1) / 2) * 1.7 * self.size
            spot = at[0] + math.cos(angle) * step, at[1] + math.sin(angle) * step
            die.lie(spot, turn, number, 1.0)
        self.breathe(0.0)

    def breathe(self, share: float) -> None:
        """Let the die that is due glow."""
        for kind, die in self.die.items():
            die.glow(share if kind == self.due else None)

    def hide(self) -> None:
        """Take both from the table."""
        self.due = None
        for die in self.die.values():
            die.hide()

    def throw(self, kind: str, hand: Point) -> None:
        """Get ready for a roll out of this hand."""
        self.due = None
        self.breathe(0.0)
        self.die[kind].aim(self._rng, hand)

    def holds(self, x: float, y: float, zoom: float = 1.0) -> bool:
        """Return whether a finger here is on the die that is due."""
        if self.due is None:
            return False
        reach = max(0.8 * self.size, TARGET / 2 * self._geo.dp / zoom)
        return around(*self.die[self.due].at, reach).holds(x, y)

    def boxes(self) -> list[Box]:
        """Return what the dice cover."""
        shown = (die for die in self.die.values() if die.face is not None)
        return [around(*die.at, 0.8 * self.size) for die in shown]


def number_of(kind: str, value: str | int) -> int:
    """Return the number of a face, from 0: of points, or of a god by name."""
    return int(value) - 1 if kind == "points" else GODS.index(str(value))


def _halo():
    def alpha(r: float) -> float:
        return 0.0 if r < 0.3 else 0.9 * max(0.0, 1 - (r - 0.3) / 0.7) ** 1.5

    return radial(96, lambda r: (1, 1, 1, alpha(r)))
