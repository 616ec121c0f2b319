"""What the board points out: the last move, where a ship may go, how it may turn."""

from __future__ import annotations

from functools import lru_cache

from kivy.graphics import Color, InstructionGroup, Mesh, PopMatrix, PushMatrix, Rotate, Translate
from kivy.graphics import Rectangle as Rect
from kivy.graphics.texture import Texture

from app.boards.naval.colours import CREAM, INK
from app.boards.naval.geometry import ROOT3, Geometry
from app.boards.naval.shapes import hexes, profile
from app.kit.camera import Camera
from app.kit.stamps import disc, icon, radial
from engines.naval.board import HEADINGS

GOLD = (0.98, 0.80, 0.36)
RED = (0.98, 0.36, 0.20)
#: In dp: a target, and the least radius of the ring of headings.
TARGET = 48
RING = 56


class Marks:
    """Hexes that are lit: the last move, the hexes in reach, those where something is taken."""

    def __init__(self) -> None:
        self.group = InstructionGroup()
        self._layers: dict[str, Mesh] = {}
        for name in ("last", "reach", "prey"):
            self._layers[name] = Mesh(mode="triangles")
            self.group.add(Color(1, 1, 1, 1))
            self.group.add(self._layers[name])

    def fit(self, geo: Geometry) -> None:
        """Take over a new layout; every mark is gone."""
        self._geo = geo
        self._corners = geo.corners()
        px = 1 / (geo.radius * ROOT3 / 2)
        dp = geo.dp * px
        tints = {"last": CREAM[:3], "reach": GOLD, "prey": RED}
        for name, tint in tints.items():
            soft, rim = (0.16, 0.75) if name == "last" else (0.30, 1.0)
            stops = [
                (0, (*tint, soft)),
                (0.6, (*tint, soft)),
                (1 - 7 * dp, (*tint, soft + 0.25)),
                (1 - 5 * dp, (*tint, rim)),
                (1 - 2 * dp, (*tint, rim)),
                (1 - 2 * dp + px, (*tint, 0)),
                (1, (*tint, 0)),
            ]
            self._layers[name].texture = profile(stops, geo.radius)
            self.light(name, ())

    def light(self, name: str, cells) -> None:
        """Light these hexes and no others in this layer."""
        centres = [self._geo.centres[cell] for cell in cells]
        shape = hexes(centres, self._corners)
        mesh = self._layers[name]
        mesh.vertices, mesh.indices = shape["vertices"], shape["indices"]


class Badges:
    """Rings around ships that a move would take, and shields on those that it cannot."""

    def __init__(self) -> None:
        self.group = InstructionGroup()

    def fit(self, geo: Geometry) -> None:
        """Take over a new layout; every badge is gone."""
        self._geo = geo
        self.show((), ())

    def show(self, prey, barred) -> None:
        """Mark these places: to be taken (a red ring), or sheltered from it (a lock)."""
        self.group.clear()
        radius = self._geo.radius
        for cell in prey:
            self._stamp(RED, disc(128, 0.09, True), self._geo.centres[cell], 1.5 * radius)
        for cell in barred:
            x, y = self._geo.centres[cell]
            at = (x - 0.45 * radius, y - 0.5 * radius)
            lock = icon("shield-lock", int(0.62 * radius))
            self._stamp(INK[:3], disc(128), at, 0.78 * radius)
            self._stamp(CREAM[:3], lock, at, lock.height)

    def _stamp(self, colour, texture: Texture, at, size: float) -> None:
        self.group.add(Color(*colour, 1))
        width = size * texture.width / texture.height
        place = (at[0] - width / 2, at[1] - size / 2)
        self.group.add(Rect(texture=texture, pos=place, size=(width, size)))


class Arrow:
    """A round target with an arrow along a heading."""

    def __init__(self) -> None:
        self.group = InstructionGroup()
        add = self.group.add
        add(PushMatrix())
        self._at = Translate()
        add(self._at)
        self._back = Color(*INK[:3], 0)
        add(self._back)
        self._disc = Rect(texture=disc(128))
        add(self._disc)
        self._rim = Color(*GOLD, 0)
        add(self._rim)
        self._ring = Rect(texture=disc(128, 0.06, True))
        add(self._ring)
        self._turn = Rotate()
        add(self._turn)
        self._tint = Color(*CREAM[:3], 0)
        add(self._tint)
        self._sign = Rect()
        add(self._sign)
        add(PopMatrix())

    def show(self, at, angle: float, dp: float, state: str) -> None:
        """Draw it there; `state` is "ready", "lit" (under the finger, or present) or "off"."""
        on = state != "off"
        self._at.xy = at
        self._turn.angle = angle - 90
        size = (TARGET - 6) * dp
        for rect in (self._disc, self._ring):
            rect.size, rect.pos = (size, size), (-size / 2, -size / 2)
        sign = icon("navigation", int(26 * dp))
        self._sign.texture, self._sign.size = sign, sign.size
        self._sign.pos = (-sign.width / 2, -sign.height / 2 + dp)
        back, tint = (GOLD, INK[:3]) if state == "lit" else (INK[:3], CREAM[:3])
        self._back.rgba = (*back, 0.92 if on else 0)
        self._rim.a = 1 if on else 0
        self._tint.rgba = (*tint, 1 if on else 0)


class Compass:
    """Six arrows around a ship: over the board (`ring`), or as a medallion that waits alone."""

    def __init__(self) -> None:
        self.group = InstructionGroup()
        #: Lies below the ship in hand, the arrows above it.
        self.plate = InstructionGroup()
        self._tint = Color(1, 1, 1, 0)
        self._plate = Rect(texture=_medallion())
        self.plate.add(self._tint)
        self.plate.add(self._plate)
        self._arrows = [Arrow() for _ in HEADINGS]
        for arrow in self._arrows:
            self.group.add(arrow.group)
        self.centre = (0.0, 0.0)
        #: By heading: where its arrow is; only those that are shown.
        self.targets: dict[int, tuple[float, float]] = {}
        self.modal = False

    def fit(self, geo: Geometry, camera: Camera) -> None:
        """Take over a new layout; nothing is shown."""
        self._geo, self._camera = geo, camera
        self.hide()

    @property
    def dp(self) -> float:
        """One dp on the board: the compass keeps its size when the board is zoomed."""
        return self._geo.dp / self._camera.zoom

    @property
    def radius(self) -> float:
        """How far the arrows are from the middle: clear of the hull, whatever the zoom."""
        return max(RING * self.dp, 0.93 * self._geo.radius + 8 * self.dp)

    @property
    def reach(self) -> float:
        """How far from its middle the medallion extends."""
        return self.radius + (TARGET / 2 + 2) * self.dp

    def arrow_at(self, centre, heading: int) -> tuple[float, float]:
        """Return where the arrow of a heading is around this middle."""
        dx, dy = self._geo.toward(heading, self.radius)
        return centre[0] + dx, centre[1] + dy

    def fits(self, at: tuple[float, float]) -> bool:
        """Return whether a target there is wholly in view."""
        x, y = self._camera.to_view(*at)
        half = TARGET / 2 * self._geo.dp
        return abs(x) + half <= self._geo.width / 2 and abs(y) + half <= self._geo.height / 2

    def hide(self) -> None:
        """Show nothing."""
        self._tint.a = 0
        self.targets = {}
        self.modal = False
        for arrow in self._arrows:
            arrow.show((0, 0), 0, self.dp, "off")

    def ring(self, centre, headings) -> None:
        """Show arrows for these headings over the board."""
        self.hide()
        self.centre = centre
        self._place(headings, None)

    def medallion(self, centre, headings, lit: int | None) -> tuple[float, float]:
        """Show the compass alone; return its middle, which stays inside the rectangle."""
        self.hide()
        self.modal = True
        seen = self._geo.inside(*self._camera.to_view(*centre), self.reach * self._camera.zoom)
        self.centre = self._camera.to_board(*seen)
        self._tint.a = 1
        size = 2 * self.reach
        self._plate.size = (size, size)
        self._plate.pos = (self.centre[0] - size / 2, self.centre[1] - size / 2)
        self._place(headings, lit)
        return self.centre

    def light(self, lit: int | None) -> None:
        """Light the arrow of one heading."""
        self._place(tuple(self.targets), lit)

    def _place(self, headings, lit: int | None) -> None:
        geo = self._geo
        for heading, arrow in enumerate(self._arrows):
            at = self.arrow_at(self.centre, heading)
            shown = heading in headings
            state = "off" if not shown else "lit" if heading == lit else "ready"
            arrow.show(at, geo.angle(heading), self.dp, state)
            if shown:
                self.targets[heading] = at


@lru_cache(maxsize=1)
def _medallion() -> Texture:
    hole = 0.30

    def colour(r: float):
        edge = min(1.0, max(0.0, (1 - r) * 70))
        rim = r > 0.955
        tint = GOLD if rim else INK[:3]
        veil = 0.25 + 0.5 * min(1.0, max(0.0, (r - hole) * 6))
        return (*tint, edge * (0.95 if rim else veil))

    return radial(256, colour)
