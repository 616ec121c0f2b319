"""The layers of the board, from the sea up to the glass over it, and how they are laid out."""

from __future__ import annotations

from kivy.graphics import (
    InstructionGroup,
    PopMatrix,
    PushMatrix,
    Rotate,
    Scale,
    StencilPop,
    StencilPush,
    StencilUnUse,
    StencilUse,
    Translate,
)
from kivy.graphics import Rectangle as Rect
from kivy.metrics import dp

from app.boards.voyage.banner import Banner
from app.boards.voyage.course import Course
from app.boards.voyage.dice import Dice
from app.boards.voyage.effects import Effects
from app.boards.voyage.geometry import laid_out
from app.boards.voyage.lots import Lots
from app.boards.voyage.numbers import numbers
from app.boards.voyage.painter import paint
from app.boards.voyage.ships import Fleet
from app.boards.voyage.standings import Standings
from app.kit.ground import Ground
from app.kit.looks import look_now
from app.kit.rooms import Box, Room
from app.table.panels import faces_one_way

#: So many searches for free room are remembered.
ROOMS = 24


class Layers:
    """Mixin of the board: builds its layers once, lays them out for every size and turn."""

    def _build(self) -> None:
        self.ground, self.course, self.fleet = Ground(paint), Course(), Fleet()
        self.effects, self.standings, self.banner = Effects(), Standings(), Banner()
        self.dice, self.lots = Dice(), Lots()
        self._clip, self._unclip = InstructionGroup(), InstructionGroup()
        self._at, self._turned = Translate(), Rotate()
        self._pan, self._zoom = Translate(), Scale(1, 1, 1)
        before = self.canvas.before
        for item in (self._clip, PushMatrix(), self._at, self._turned):
            before.add(item)
        for item in (PushMatrix(), self._pan, self._zoom):
            before.add(item)
        for layer in (self.ground, self.course, self.fleet, self.effects):
            before.add(layer.group)
        before.add(PopMatrix())
        for layer in (self.standings, self.banner, self.lots, self.dice):
            before.add(layer.group)
        for item in (PopMatrix(), self._unclip):
            before.add(item)

    def _rebuild(self, *_args) -> None:
        """Lay everything out anew, for another size, look or language."""
        self._painted = look_now()
        self.skip()
        self.sea = self._lay_stands()
        sideways = self.turn % 180 == 90
        width, height = self.sea.width, self.sea.height
        if sideways:
            width, height = height, width
        self.geometry = geo = laid_out(width, height, dp(1))
        self.camera.reset()
        self._rooms: dict[tuple, Room] = {}
        self._dice_spots: dict = {}
        if self.map_shown:
            self.ground.fit(geo, geo.near)
        for part in (self.course, self.fleet, self.effects, self.banner, self.dice, self.lots):
            part.fit(geo)
        self._rows = 0
        self._frame_view()
        self.show(self.whole_view)

    def _fit_standings(self) -> None:
        """Find room for the standings of so many sailors, where all sit around one board."""
        if self._rows == self.view["players"]:
            return
        self._rows = self.view["players"]
        geo = self.geometry
        roomy = geo.near == 1 and not (faces_one_way() and min(geo.width, geo.height) < dp(500))
        room = self.free_room() if roomy else Room(Box(0, 0, 1, 1), [], 1)
        self.standings.fit(geo, self.seats, room, geo.chart.at(9.5, 34.5))
        self._dice_spots.clear()

    def free_room(self, *taken: Box) -> Room:
        """Return what is free on the glass beside what is seen of the map, and these boxes."""
        near = self.geometry.near > 1
        key = (taken, self.camera.zoom, self.camera.pan) if near else taken
        if key not in self._rooms:
            if len(self._rooms) > ROOMS:
                self._rooms.clear()
            grown = [box.grown(3 * self.geometry.dp) for box in taken]
            self._rooms[key] = self._free_beside(grown)
        return self._rooms[key]

    def _free_beside(self, taken: list[Box]) -> Room:
        geo, camera = self.geometry, self.camera
        zoom = camera.zoom if geo.near > 1 else 1.0
        seen = geo.boxes() + [number.box for number in numbers(geo, zoom) if not number.inside]
        if zoom > 1:
            corners = [(*camera.to_view(box.x, box.y), *box[2:]) for box in seen]
            seen = [Box(x, y, width * zoom, height * zoom) for x, y, width, height in corners]
            seen = [box for box in seen if box.shared(geo.box)]
        cell = max(4 * geo.dp, max(geo.width, geo.height) / 170)
        return Room(geo.box.grown(-geo.frame - 2 * geo.dp), [*seen, *taken], cell)

    def _frame_view(self, *_args) -> None:
        self._cut_out()
        self._at.xy = self.middle
        self._turned.angle = self.turn
        self._pan.xy = self.camera.pan
        self._zoom.xyz = (self.camera.zoom, self.camera.zoom, 1)
        self.ground.look(self.camera)

    def _cut_out(self) -> None:
        """Keep a zoomed sea inside its rectangle; a whole one needs no stencil."""
        self._clip.clear()
        self._unclip.clear()
        if self.camera.moved:
            box = {"pos": self.sea[:2], "size": self.sea[2:]}
            for item in (StencilPush(), Rect(**box), StencilUse()):
                self._clip.add(item)
            for item in (StencilUnUse(), Rect(**box), StencilPop()):
                self._unclip.add(item)

    # The camera

    def look(self) -> None:
        """Follow the camera that a hand has moved: it no longer follows a ship."""
        self._following = False
        self.helm.let_go()
        self._frame_view()
        if not self.camera.moved:
            self.settle()

    def pull(self, held: tuple[float, float], at: tuple[float, float]) -> None:
        """Pull the zoomed sea along, so that this point of it lies there on the glass."""
        self._following = False
        size = (self.geometry.width, self.geometry.height)
        self.camera.hold(held, at, self.camera.zoom, size)
        self._frame_view()

    def settle(self) -> None:
        """The camera has come to rest: paint sharply what it sees, and lay the dice beside it."""
        if not self.map_shown:
            return
        self.ground.sharpen(self.camera)
        if self.geometry.near > 1 and not self.moving:
            self.show_dice(self.view)
            self._say()

    def follow(self, at: tuple[float, float]) -> None:
        """Keep a point of a small sea in the middle, magnified, unless a hand looks elsewhere."""
        near = self.geometry.near
        if near > 1 and self._following:
            size = (self.geometry.width, self.geometry.height)
            self.camera.hold(at, (0.0, 0.0), near, size)
            self._frame_view()
