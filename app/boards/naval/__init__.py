"""The board of Le Combat naval on the screen."""

from __future__ import annotations

import math
from collections.abc import Callable

from kivy.clock import Clock
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
from kivy.properties import StringProperty

from app.boards.base import Board, SeatAction
from app.boards.naval import script, talk
from app.boards.naval.banner import Banner
from app.boards.naval.effects import Effects, Wake
from app.boards.naval.geometry import Geometry
from app.boards.naval.ground import Ground
from app.boards.naval.hints import Badges, Compass, Marks
from app.boards.naval.painter import north
from app.boards.naval.pieces import Fleet
from app.boards.naval.touch import Helm
from app.kit.camera import Camera
from app.kit.gestures import Gestures
from app.kit.looks import FollowsLook, look_now
from app.kit.motion import Film, Shot, nothing
from app.kit.rooms import Box
from app.theme import theme
from engines.naval import GAME
from engines.naval.view import safe_ships


class NavalBoard(Gestures, FollowsLook, Board):
    """Sea, ships and helm in one rectangle, facing any edge."""

    #: What is expected of the seat that may touch: choose, move, heading or turn.
    stage = StringProperty("choose")

    def __init__(self, **kwargs):
        self.view = GAME.new(2).view(None)
        self.taken: list[list[int]] = [[], []]
        self.expected: int | None = None
        self.turn = 0
        self._film: Film | None = None
        self._shaken: Film | None = None
        self._last: tuple[int | None, int | None] = (None, None)
        self.camera = Camera()
        self.geometry = Geometry(100, 100, dp(1))
        super().__init__(**kwargs)
        self.helm = Helm(self)
        self._build()
        self._rebuild_soon = Clock.create_trigger(self._rebuild, -1)
        self.bind(size=self._rebuild_soon, pos=self._frame_view)
        self._rebuild()

    # Layers

    def _build(self) -> None:
        self.marks, self.wake, self.fleet = Marks(), Wake(), Fleet()
        self.badges, self.compass, self.effects = Badges(), Compass(), Effects()
        self.ground, self._sign = Ground(), InstructionGroup()
        self._clip, self._unclip = InstructionGroup(), InstructionGroup()
        self._at, self._turned = Translate(), Rotate()
        self._pan, self._zoom = Translate(), Scale(1, 1, 1)
        layers = (self.ground, self.marks, self.wake, self.fleet, self.badges)
        groups = [layer.group for layer in layers]
        groups += [self.compass.plate, self.fleet.hand, self.compass.group, self._sign]
        for item in (self._clip, PushMatrix(), self._at, self._turned, self._pan, self._zoom):
            self.canvas.add(item)
        for item in (*groups, self.effects.group, PopMatrix(), self._unclip):
            self.canvas.add(item)

    def _cut_out(self) -> None:
        """Keep a zoomed board inside its rectangle; a whole one needs no stencil."""
        self._clip.clear()
        self._unclip.clear()
        if self.camera.moved:
            box = {"pos": self.pos, "size": self.size}
            for item in (StencilPush(), Rect(**box), StencilUse()):
                self._clip.add(item)
            for item in (StencilUnUse(), Rect(**box), StencilPop()):
                self._unclip.add(item)

    def _rebuild(self, *_args) -> None:
        """Lay everything out anew, for another size, look or language."""
        self._painted = look_now()
        self.skip()
        sideways = self.turn % 180 == 90
        width, height = (self.height, self.width) if sideways else self.size
        self.geometry = Geometry(max(width, 1), max(height, 1), dp(1))
        self.camera.reset()
        self.banner = Banner(self.geometry)
        for part in (self.ground, self.marks, self.wake, self.fleet, self.badges, self.effects):
            part.fit(self.geometry)
        self.compass.fit(self.geometry, self.camera)
        self._frame_view()
        self.show(self.view)

    def _frame_view(self, *_args) -> None:
        self._cut_out()
        self.ground.look(self.camera.moved)
        self._at.xy = self.center
        self._turned.angle = self.turn
        self._pan.xy = self.camera.pan
        self._zoom.xyz = (self.camera.zoom, self.camera.zoom, 1)

    def look(self) -> None:
        """Follow the camera."""
        self._frame_view()
        if self.helm.ship is not None:
            self.helm.offer()

    # What the table asks

    def show(self, view: dict) -> None:
        self.skip()
        self.hold_still()
        before, self.view = self.view, view
        self.helm.let_go()
        self._remember(before)
        self.fleet.set(self.geometry, view["ships"], set(safe_ships(view)), self.taken)
        self.effects.clear()
        self.wake.draw((0, 0), (0, 0), 1)
        self.mark_move(*self._last)
        self.announce(view["no_mercy"])

    def _remember(self, before: dict) -> None:
        """Learn the prizes and the last move: from the log, or from what changed."""
        if self.driver is not None:
            log = self.driver.log()
            self.taken = script.prizes(log)
            ship, start, end = script.last_move(log) or (None, None, None)
            here = self.view["ships"][ship] if ship is not None else None
            self._last = (start, end) if start is not None else (here and here[0],) * 2
            return
        self.taken = script.guessed_prizes(self.view, self.taken)
        moved = [
            (a[0], b[0])
            for a, b in zip(before["ships"], self.view["ships"], strict=True)
            if a is not None and b is not None and a != b
        ]
        if before is not self.view:
            self._last = moved[0] if len(moved) == 1 else (None, None)

    def animate(self, events: list[dict], done: Callable[[], None]) -> None:
        self.skip()
        director = script.Director(self)

        def end() -> None:
            self._film = None
            if self.driver is not None:
                self.show(self.driver.view())
            done()

        self._film = Film(director.shots(events), end)
        self._film.start()

    def skip(self) -> None:
        if self._film is not None:
            self._film.cut()

    @property
    def moving(self) -> bool:
        """Whether an animation runs."""
        return self._film is not None

    def expect(self, seat: int | None) -> None:
        self.expected = seat
        if not self.moving:
            self.helm.let_go()

    def prompt(self, seat: int) -> str:
        return talk.prompt(self, seat)

    def tally(self, seat: int) -> str:
        return talk.tally(self, seat)

    def brief(self, seat: int) -> str:
        return str(self.view["captures"][seat])

    def actions(self, seat: int) -> list[SeatAction]:
        return talk.actions(self, seat)

    def menu_actions(self, seat: int) -> list[SeatAction]:
        return talk.menu_actions(self, seat)

    def refused(self, reason: str, facts: dict) -> None:
        self.helm.let_go()
        self.fleet.set(self.geometry, self.view["ships"], set(safe_ships(self.view)), self.taken)

    def turn_on(self) -> None:
        self.turned(self.turn + 90)

    def turned(self, turn: int) -> None:
        """Turn the board to face an edge: 0 bottom, 90 right, 180 top, 270 left."""
        self.turn = turn % 360
        self._rebuild()

    def text_boxes(self) -> list[tuple[str, float, float, float, float, float]]:
        return [self._text_box(*written) for written in self._written()]

    def _written(self) -> list[tuple[str, Box, float]]:
        found = [north(self.geometry)]
        if self.view["no_mercy"]:
            found.append((self.banner.spoken, self.banner.words, self.banner.size))
        return found

    def _text_box(self, words: str, box: Box, size: float):
        ends = (box.x, box.y), (box.x + box.width, box.y + box.height)
        spots = (self.spot(*end) for end in ends)
        (x0, x1), (y0, y1) = (sorted(pair) for pair in zip(*spots, strict=True))
        return words, x0, y0, x1 - x0, y1 - y0, size

    # What the helm and the director ask

    def mark_move(self, start: int | None, end: int | None) -> None:
        """Tint the hexes of the last move until the next."""
        self._last = (start, end)
        self.marks.light("last", {cell for cell in (start, end) if cell is not None})

    def announce(self, no_mercy: bool) -> None:
        """Show or take away the banner that says there is no mercy."""
        self._sign.clear()
        if no_mercy:
            self._sign.add(self.banner.group)

    def keep_in_place(self, ship: int) -> None:
        """Set a lifted ship down where the hand left it."""
        self.fleet.put_down()
        self.fleet[ship].show()

    def shake(self, ship: int) -> None:
        """Let a ship shake its head, if it is not otherwise moving."""
        place = self.view["ships"][ship]
        if self.moving or place is None or not theme.motion:
            return
        piece, (x, y) = self.fleet[ship], self.geometry.centres[place[0]]

        def draw(share: float) -> None:
            swing = math.sin(share * 6 * math.pi) * (1 - share)
            piece.place(x + 0.09 * self.geometry.radius * swing, y)

        self.hold_still()
        self._shaken = Film([Shot(0.3, draw)], nothing)
        self._shaken.start()

    def hold_still(self) -> None:
        """End a shake of the head."""
        if self._shaken is not None:
            self._shaken.cut()
            self._shaken = None

    # Where things are on the screen

    def spot(self, x: float, y: float) -> tuple[float, float]:
        """Return the window point of a point of the board."""
        x, y = self.camera.to_view(x, y)
        angle = math.radians(self.turn)
        cos, sin = math.cos(angle), math.sin(angle)
        local = (self.center_x + x * cos - y * sin, self.center_y + x * sin + y * cos)
        return self.to_window(*local)

    def cell_spot(self, cell: int) -> tuple[float, float]:
        """Return the window point of the middle of a hex."""
        return self.spot(*self.geometry.centres[cell])

    def heading_spots(self) -> dict[int, tuple[float, float]]:
        """Return the window points of the heading arrows that are shown."""
        return {h: self.spot(*at) for h, at in self.compass.targets.items()}


GameBoard = NavalBoard
