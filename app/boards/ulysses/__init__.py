"""The board of Ulysses on the screen."""

from __future__ import annotations

from collections.abc import Callable

from kivy.app import App
from kivy.clock import Clock
from kivy.metrics import dp
from kivy.properties import StringProperty

from app.boards.base import Board, SeatAction
from app.boards.ulysses import talk
from app.boards.ulysses.director import Director, stops
from app.boards.ulysses.geometry import Geometry
from app.boards.ulysses.helm import Helm
from app.boards.ulysses.layers import Layers
from app.boards.ulysses.secret import build_secret
from app.boards.ulysses.stock import StockSheet
from app.boards.ulysses.where import Whereabouts
from app.i18n import tr
from app.kit.camera import Camera
from app.kit.gestures import Gestures
from app.kit.looks import FollowsLook
from app.kit.motion import Film
from app.table.panels import faces_one_way
from app.table.seating import TURNS
from engines.ulysses import GAME

#: So many animations may end within one frame before one waits: each is a call inside a call.
DEEPEST = 12


class UlyssesBoard(Gestures, Layers, Whereabouts, FollowsLook, Board):
    """The sea, what stands on it and the debate in one rectangle, facing any edge."""

    stage = StringProperty("plain")

    def __init__(self, **kwargs):
        self.view = GAME.new(3).view(None)
        self.expected: int | None = None
        self.turn = 0
        self._film: Film | None = None
        self._depth = (-1, 0)
        self.camera = Camera()
        self.geometry = Geometry(100, 100, dp(1))
        super().__init__(**kwargs)
        self.helm = Helm(self)
        self._build()
        self._rebuild_soon = Clock.create_trigger(self._rebuild, -1)
        self.bind(size=self._rebuild_soon, pos=self._frame_view)
        self._rebuild()

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
        self.view = view
        self.helm.forget()
        self.effects.clear()
        self._fit_standings()
        self.flags.set(self.geometry, view["shown"], view["secrets"] or (), self.seats)
        self.voyage.set(self.geometry, self._sailed())
        self.plagues.set(view["plagues"])
        self.standings.show(view, self.seats)
        self.piles.show(view)
        self.light()
        names = list(self.names.boxes.values())
        self.ship.place(self.ship.mooring(view["ship"], names))
        self.discs.set(view, names)
        self._place_camps()
        if self._stand.parent is not None:
            self.camps.show(view, self.seats)
        self.stage = f"{view['phase']} {view['actor']} {view['camps']}"

    def _sailed(self) -> list[int]:
        """Return the voyage to show: the whole one at the end, in a replay the one so far."""
        if self.driver is None:
            return stops(self.story())
        return stops(self.driver.log()) if self._is_over else []

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
        listed = self._place_ways()
        covered = [self.geometry.camps] if view["discs"][0] is not None else []
        ended = self.standings.end_box if self._is_over else None
        covered += [box for box in (listed, ended) if box is not None]
        self.names.show(matter, self.camera.zoom, covered)

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

    def menu_actions(self, seat: int) -> list[SeatAction]:
        return [SeatAction("ulysses.action.stock", "cards", self.show_stock)]

    def show_stock(self) -> None:
        """Open the sheet that tells what lies in every pile, facing whoever is to act."""
        actor = self.view["actor"]
        edge = self.seats[actor]["edge"] if actor >= 0 else "bottom"
        turn = 0 if faces_one_way() else TURNS[edge]
        App.get_running_app().sheet(tr("ulysses.ui.stock"), StockSheet(self.view), turn)

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
