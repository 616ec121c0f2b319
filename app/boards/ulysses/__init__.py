"""The board of Ulysses on the screen."""

from __future__ import annotations

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
from app.boards.ulysses import talk
from app.boards.ulysses.camps import CampBoard
from app.boards.ulysses.director import Director, stops
from app.boards.ulysses.effects import Effects
from app.boards.ulysses.geometry import Geometry
from app.boards.ulysses.glow import Bubble, Glow, Voyage
from app.boards.ulysses.ground import Ground, look_now
from app.boards.ulysses.hand_look import grown
from app.boards.ulysses.helm import Helm
from app.boards.ulysses.hints import Hints
from app.boards.ulysses.names import Names
from app.boards.ulysses.painter import rose
from app.boards.ulysses.secret import build_secret
from app.boards.ulysses.standings import Standings
from app.boards.ulysses.tokens import Discs, Flags, Plagues, Ship
from app.boards.ulysses.where import Whereabouts
from app.i18n import tr
from app.kit.camera import Camera
from app.kit.gestures import Gestures
from app.kit.motion import Film
from app.kit.overlay import Facing
from app.theme import theme
from engines.ulysses import GAME
from engines.ulysses.board import ROUTES

#: So many animations may end within one frame before one waits: each is a call inside a call.
DEEPEST = 12


class UlyssesBoard(Gestures, Whereabouts, Board):
    """The sea, what stands on it and the debate in one rectangle, facing any edge."""

    stage = StringProperty("plain")

    def __init__(self, **kwargs):
        self.view = GAME.new(3).view(None)
        self.expected: int | None = None
        self.turn = 0
        self._film: Film | None = None
        self._sailed: list[int] = []
        self._depth = (-1, 0)
        self.camera = Camera()
        self.geometry = Geometry(100, 100, dp(1))
        super().__init__(**kwargs)
        self.helm = Helm(self)
        self._build()
        self._rebuild_soon = Clock.create_trigger(self._rebuild, -1)
        self.bind(size=self._rebuild_soon, pos=self._frame_view)
        self._rebuild()

    def on_parent(self, _board, parent) -> None:
        """Follow the look while on the screen; a board put away is kept alive by nothing."""
        names = dict.fromkeys(("dark", "paper", "safe_palette", "small"), self._look_changed)
        theme.unbind(**names)
        tr.unbind(lang=self._look_changed)
        if parent is not None:
            theme.bind(**names)
            tr.bind(lang=self._look_changed)
            self._look_changed()

    def _look_changed(self, *_args) -> None:
        if self._painted != look_now():
            self._rebuild_soon()

    # Layers

    def _build(self) -> None:
        self.ground, self.glow, self.voyage = Ground(), Glow(), Voyage()
        self.plagues, self.flags, self.ship = Plagues(), Flags(), Ship()
        self.names, self.discs, self.bubble = Names(), Discs(), Bubble()
        self.standings, self.effects = Standings(), Effects()
        self.camps, self._stand = CampBoard(), Facing()
        self._stand.add_widget(self.camps)
        self.hints = Hints(self)
        self._clip, self._unclip = InstructionGroup(), InstructionGroup()
        self._at, self._turned = Translate(), Rotate()
        self._pan, self._zoom = Translate(), Scale(1, 1, 1)
        layers = (self.ground, self.glow, self.voyage, self.plagues, self.flags)
        layers += (self.standings, self.ship, self.names, self.discs)
        for item in (self._clip, PushMatrix(), self._at, self._turned, self._pan, self._zoom):
            self.canvas.before.add(item)
        for layer in layers:
            self.canvas.before.add(layer.group)
        for item in (PopMatrix(), self._unclip):
            self.canvas.before.add(item)
        self._over_pan, self._over_zoom = Translate(), Scale(1, 1, 1)
        for item in (PushMatrix(), self._at, self._turned, self._over_pan, self._over_zoom):
            self.canvas.after.add(item)
        for item in (self.effects.group, self.bubble.group, PopMatrix()):
            self.canvas.after.add(item)

    def _rebuild(self, *_args) -> None:
        """Lay everything out anew, for another size, look or language."""
        self._painted = look_now()
        self.skip()
        sideways = self.turn % 180 == 90
        width, height = (self.height, self.width) if sideways else self.size
        self.geometry = geo = Geometry(max(width, 1), max(height, 1), dp(1), grown())
        self.camera.reset()
        parts = (self.ground, self.glow, self.plagues, self.ship, self.discs)
        for part in (*parts, self.bubble, self.effects):
            part.fit(geo)
        self._rows = 0
        self._fit_standings()
        self._frame_view()
        self.show(self.view)

    def _fit_standings(self) -> None:
        """Find room for the standings of so many players, and for the names beside them."""
        players, geo = self.view["players"], self.geometry
        if self._rows == players:
            return
        self._rows = players
        self.standings.fit(geo, players, self.seats)
        taken = (rose(geo), self.standings.box)
        self.names.fit(geo, [box for box in taken if box is not None])

    def _frame_view(self, *_args) -> None:
        self._cut_out()
        self._at.xy = self.center
        self._turned.angle = self.turn
        for pan, zoom in ((self._pan, self._zoom), (self._over_pan, self._over_zoom)):
            pan.xy = self.camera.pan
            zoom.xyz = (self.camera.zoom, self.camera.zoom, 1)
        self._place_camps()

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

    def _place_camps(self) -> None:
        """Show the camps over the desert while there is a debate; a zoomed map has no desert."""
        wanted = self.view["discs"][0] is not None and not self.camera.moved
        if wanted != (self._stand.parent is not None):
            self.add_widget(self._stand) if wanted else self.remove_widget(self._stand)
        box = self.geometry.camps
        ends = [self.local(*end) for end in ((box.x, box.y), (box.x + box[2], box.y + box[3]))]
        (x0, x1), (y0, y1) = (sorted(pair) for pair in zip(*ends, strict=True))
        self._stand.place(x0, y0, x1 - x0, y1 - y0, self.turn)

    def over_camps(self, x: float, y: float, width: float, height: float) -> bool:
        """Return whether this box, in the board's parent, lies over the camps of a debate."""
        (left, low), (wide, tall) = self._stand.bbox
        across = min(x + width, left + wide) - max(x, left)
        return self._stand.parent is not None and across > 0 < min(y + height, low + tall) - max(
            y, low
        )

    # Fingers

    def on_touch_down(self, touch) -> bool:
        """Hints lie over the map and are touched first."""
        if any(child.dispatch("on_touch_down", touch) for child in self.children[:]):
            return True
        return super().on_touch_down(touch)

    def look(self) -> None:
        """Follow the camera."""
        self.helm.let_go()
        self._frame_view()
        if not self.camera.moved:
            self.settle()

    def pull(self, held: tuple[float, float], at: tuple[float, float]) -> None:
        """Pull the zoomed board along, so that this point of it lies there in the view."""
        size = (self.geometry.width, self.geometry.height)
        self.camera.hold(held, at, self.camera.zoom, size)
        self._frame_view()

    def settle(self) -> None:
        """The camera has come to rest: paint sharply what it sees."""
        self.ground.sharpen(self.camera)
        self._name()

    def on_touch_up(self, touch) -> bool:
        zoomed = self._pinch is not None
        answer = super().on_touch_up(touch)
        if zoomed and self._pinch is None:
            self.settle()
        return answer

    # What the table asks

    def show(self, view: dict) -> None:
        self.skip()
        before, self.view = self.view, view
        self.helm.forget()
        self.effects.clear()
        self._fit_standings()
        self._remember(before)
        over = view["phase"] == "over"
        self.flags.set(self.geometry, view["shown"], view["secrets"] or (), self.seats)
        self.voyage.set(self.geometry, self._sailed if over else ())
        self.plagues.set(view["plagues"])
        self.standings.show(view, self.seats)
        self.light()
        names = list(self.names.boxes.values())
        self.ship.place(self.ship.mooring(view["ship"], names))
        self.discs.set(view, names)
        self._place_camps()
        if self._stand.parent is not None:
            self.camps.show(view, self.seats)
        self.stage = f"{view['phase']} {view['actor']} {view['camps']}"

    def _remember(self, before: dict) -> None:
        """Learn the voyage: from the log, or from what changed in a replay."""
        here = self.view["ship"]
        if self.driver is not None:
            self._sailed = stops(self.driver.log())
        elif before is not self.view and (not self._sailed or self._sailed[-1] != here):
            joined = self._sailed and self._sailed[-1] in ROUTES[here]
            self._sailed = [*self._sailed, here] if joined else [here]

    @property
    def proposing(self) -> bool:
        """Whether the person who may touch is to propose."""
        return self.expected is not None and self.view["phase"] == "act" and not self.moving

    @property
    def reach(self) -> list[int]:
        """The places that a tap may propose now."""
        return talk.in_reach(self.view) if self.proposing else []

    def light(self) -> None:
        """Light the places in reach, and name those that matter."""
        self.glow.light(self.view["ship"], self.reach, self.helm.asked)
        self._name()

    def _name(self) -> None:
        view = self.view
        matter = [view["ship"], *self.reach, *(p for p in view["discs"] if p is not None)]
        matter += [place for places in view["shown"] for place in places] if self._is_over else []
        matter += [self.helm.told] if self.helm.told is not None else []
        self.names.show(matter, self.camera.zoom, view["discs"][0] is not None)

    @property
    def _is_over(self) -> bool:
        return self.view["phase"] == "over"

    def animate(self, events: list[dict], done: Callable[[], None]) -> None:
        self.skip()

        def end() -> None:
            self._film = None
            if self.driver is not None:
                self.show(self.driver.view())
            self._go_on(done)

        self._film = Film(Director(self).shots(events), end)
        self._film.start()

    def _go_on(self, done: Callable[[], None]) -> None:
        """Let the game go on; after many events without motion, in the next frame only."""
        frame, depth = self._depth
        self._depth = (Clock.frames, depth + 1 if frame == Clock.frames else 0)
        if self._depth[1] < DEEPEST:
            done()
        else:
            self._depth = (-1, 0)
            Clock.schedule_once(lambda _dt: done())

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
            self.light()
        self.hints.offer(self.view, seat)

    def prompt(self, seat: int) -> str:
        return talk.prompt(self, seat)

    def tally(self, seat: int) -> str:
        return talk.tally(self, seat)

    def brief(self, seat: int) -> str:
        return talk.brief(self, seat)

    def actions(self, seat: int) -> list[SeatAction]:
        return talk.actions(self, seat)

    def secret(self, seat: int, known: dict, legal: list):
        return build_secret(self, seat, known, legal)

    def rules_section(self) -> str | None:
        return talk.SECTIONS.get(self.view["phase"])

    def refused(self, reason: str, facts: dict) -> None:
        self.helm.let_go()

    def turn_on(self) -> None:
        self.turned(self.turn + 90)

    def turned(self, turn: int) -> None:
        """Turn the board to face an edge: 0 bottom, 90 right, 180 top, 270 left."""
        self.turn = turn % 360
        self._rebuild()


GameBoard = UlyssesBoard
