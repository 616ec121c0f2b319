"""The small map of the private screen: all places, some of them lit, the ship.

Coasts are kept by size, so that a hand built anew after each event costs little.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

from kivy.clock import Clock
from kivy.graphics import Color, Ellipse, InstructionGroup, Line, Mesh, Rectangle
from kivy.metrics import dp
from kivy.properties import ListProperty, NumericProperty
from kivy.uix.widget import Widget

from app.boards.ulysses.colours import place_colour
from app.boards.ulysses.hand_look import art, place_art
from app.kit.chart import Chart, atlas, shores
from app.kit.strokes import fans, inside, pieces, ribbons
from app.theme import theme
from engines.ulysses.board import ALL_PLACES, LINES, NO_PLACE, SPOTS

#: Width by height that shows the whole sea.
RATIO = 2.15
#: How far from a place a finger may come down, in dp.
REACH = 40

Piece = tuple[list[float], list[int], object]


@lru_cache(maxsize=8)
def _coasts(width: int, height: int) -> tuple[list[Piece], list[Piece]]:
    """Return the land and its outline as meshes for a map of this size."""
    chart = Chart((0, 0, width, height))
    coast = atlas().layers["coast"]
    points = [chart.at(*point) for point in coast.points]
    shapes = (inside([points[i] for i in fan], chart.box) for fan in coast.fans)
    land, rim = InstructionGroup(), InstructionGroup()
    fans(land, [shape for shape in shapes if len(shape) > 2], None, 1)
    lines = ([chart.at(*point) for point in line] for line in shores(coast))
    ribbons(rim, [part for line in lines for part in pieces(line, chart.box)], dp(0.8))
    return _pieces(land), _pieces(rim)


def _pieces(group: InstructionGroup) -> list[Piece]:
    meshes = [part for part in group.children if isinstance(part, Mesh)]
    return [(mesh.vertices, mesh.indices, mesh.texture) for mesh in meshes]


class MiniMap(Widget):
    """Shows where places are. With `offered`, a tap chooses the nearest of them."""

    #: Places that are lit with their symbols, those that are done, and plagued ones.
    lit = ListProperty()
    done = ListProperty()
    plagues = ListProperty()
    #: Places that can be tapped, and the one that is chosen.
    offered = ListProperty()
    chosen = NumericProperty(NO_PLACE)
    ship = NumericProperty(NO_PLACE)

    __events__ = ("on_place",)

    def __init__(self, **kwargs):
        super().__init__(**kwargs)
        paint_soon = Clock.create_trigger(self._paint, -1)
        for name in ("pos", "size", "lit", "done", "plagues", "offered", "chosen", "ship"):
            self.fbind(name, paint_soon)
        self._paint()

    def on_place(self, place: int) -> None:
        """A place among the offered ones was tapped."""

    def on_touch_down(self, touch) -> bool:
        if not self.offered or not self.collide_point(*touch.pos):
            return False
        touch.grab(self)
        return True

    def on_touch_up(self, touch) -> bool:
        if touch.grab_current is not self:
            return False
        touch.ungrab(self)
        place = self.nearest(*touch.pos)
        if place is not None:
            self.dispatch("on_place", place)
        return True

    def nearest(self, x: float, y: float) -> int | None:
        """Return the offered place that a finger at this point means."""
        reach = dp(REACH) ** 2
        near = min(self.offered, key=lambda place: self._away(place, x, y), default=None)
        return near if near is not None and self._away(near, x, y) <= reach else None

    def spot(self, place: int) -> tuple[float, float]:
        """Return where a place is, in the coordinates of this widget's parent."""
        x, y = self._chart.at(SPOTS[place].lon, SPOTS[place].lat)
        return self.x + x, self.y + y

    def _away(self, place: int, x: float, y: float) -> float:
        px, py = self.spot(place)
        return (px - x) ** 2 + (py - y) ** 2

    def _paint(self, *_args) -> None:
        self.canvas.clear()
        if self.width < dp(40) or self.height < dp(20):
            return
        size = int(self.width), int(self.height)
        self._chart = Chart((0, 0, *size))
        #: Signs shrink on a very small map.
        self._unit = max(0.6, min(1.0, self.height / dp(170)))
        coasts = _coasts(*size)
        with self.canvas:
            self._ground(*coasts)
            self._routes()
            for place in ALL_PLACES:
                self._dot(place)
            for place in (*self.done, *self.lit):
                self._token(place, place in self.done)
            self._signs()

    def _ground(self, land: list[Piece], rim: list[Piece]) -> None:
        Color(*theme.sea)
        Rectangle(pos=self.pos, size=self.size)
        for colour, meshes in (
            (theme.line if theme.dark else theme.sunk, land),
            (theme.ink_soft, rim),
        ):
            Color(*colour)
            for vertices, indices, texture in meshes:
                Mesh(
                    vertices=_moved(vertices, self.x, self.y),
                    indices=indices,
                    texture=texture,
                    mode="triangles",
                )

    def _routes(self) -> None:
        Color(*theme.glaze_ink[:3], 0.35)
        for a, b in LINES:
            Line(points=[*self.spot(a), *self.spot(b)], width=dp(0.7))

    def _dot(self, place: int) -> None:
        quiet = bool(self.offered) and place not in self.offered
        radius = dp(3 if quiet or not self.offered else 5)
        x, y = self.spot(place)
        _disc(x, y, radius + dp(1), (*theme.glaze[:3], 0.4 if quiet else 0.9))
        _disc(x, y, radius, (*place_colour(place)[:3], 0.5 if quiet else 1))

    def _token(self, place: int, done: bool) -> None:
        x, y = self.spot(place)
        radius = dp(8 if done else 11) * self._unit
        _disc(x, y, radius + dp(2.5) * self._unit, (*theme.glaze_ink[:3], 0.5 if done else 1))
        _disc(x, y, radius, place_colour(place))
        _picture(place_art(place), x, y, 1.5 * radius)

    def _signs(self) -> None:
        unit = self._unit
        for place in self.plagues:
            x, y = self.spot(place)
            _picture(art("plague"), x + dp(6) * unit, y + dp(6) * unit, dp(16) * unit)
        if self.ship != NO_PLACE:
            x, y = self.spot(int(self.ship))
            _picture(art("ship"), x, y + dp(9) * unit, dp(28) * unit)
        if self.chosen != NO_PLACE:
            x, y = self.spot(int(self.chosen))
            Color(*theme.glaze_ink)
            Line(circle=(x, y, dp(14), 0, 360, 32), width=dp(2))


def _disc(x: float, y: float, radius: float, colour: Sequence[float]) -> None:
    Color(*colour)
    Ellipse(pos=(x - radius, y - radius), size=(2 * radius, 2 * radius), segments=20)


def _picture(source: str, x: float, y: float, side: float) -> None:
    Color(1, 1, 1, 1)
    Rectangle(source=source, pos=(x - side / 2, y - side / 2), size=(side, side))


def _moved(vertices: list[float], dx: float, dy: float) -> list[float]:
    moved = list(vertices)
    moved[::4] = [x + dx for x in vertices[::4]]
    moved[1::4] = [y + dy for y in vertices[1::4]]
    return moved
