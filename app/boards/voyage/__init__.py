"""The board of Le Voyage d'Ulysse on the screen."""

from __future__ import annotations

from collections.abc import Callable

from kivy.app import App
from kivy.clock import Clock
from kivy.metrics import dp
from kivy.properties import StringProperty

from app.boards.base import Board, SeatAction
from app.boards.voyage import talk
from app.boards.voyage.announcer import Announcer
from app.boards.voyage.chain import Chain
from app.boards.voyage.companion import Companion
from app.boards.voyage.director import Director
from app.boards.voyage.geometry import laid_out
from app.boards.voyage.helm import Helm
from app.boards.voyage.layers import Layers
from app.boards.voyage.missed import as_the_table_sees, next_throw
from app.boards.voyage.register import Register
from app.boards.voyage.rudder import Rudder
from app.boards.voyage.speech import Speech
from app.boards.voyage.stands import Stands
from app.boards.voyage.tray import Tray
from app.boards.voyage.where import Whereabouts
from app.i18n import tr
from app.kit.camera import Camera
from app.kit.gestures import Gestures
from app.kit.looks import FollowsLook
from app.kit.rooms import Box
from engines.voyage import GAME
from engines.voyage.board import DEFAULT


class VoyageBoard(Whereabouts, Gestures, Layers, Stands, Tray, Speech, Rudder, FollowsLook, Board):
    """The sea, its ships and the dice in one rectangle, facing any edge."""

    stage = StringProperty("plain")
    low_panels = True

    def __init__(self, **kwargs):
        self._edge: str | None = None
        #: What the table sees; and all of it, with the fault that only the Destin is shown.
        self.view = self.whole_view = GAME.new(2).view(None)
        self.expected: int | None = None
        self.turn = 0
        self.companion: Companion | None = None
        self.sea = Box(0, 0, 100, 100)
        self._chain: Chain | None = None
        self._told = self._answer = ""
        self._following, self._arrived = True, False
        self.camera = Camera()
        self.geometry = laid_out(100, 100, dp(1))
        super().__init__(**kwargs)
        if self.driver is not None:
            self.view = self.whole_view = self.driver.view()
        self.helm = Helm(self)
        self._build()
        self._build_stands()
        self._build_tray()
        self.announcer = Announcer(self)
        self.add_widget(self.announcer)
        self._rebuild_soon = Clock.create_trigger(self._rebuild, -1)
        self.bind(size=self._rebuild_soon, pos=self._rebuild_soon)
        self._rebuild()

    # Fingers

    def on_touch_down(self, touch) -> bool:
        """What stands on the board is touched before the sea; beside the sea there is nothing."""
        if any(child.dispatch("on_touch_down", touch) for child in self.children[:]):
            return True
        if not self.map_shown or not self.sea.holds(*touch.pos):
            return self.collide_point(*touch.pos)
        return super().on_touch_down(touch)

    def on_touch_up(self, touch) -> bool:
        zoomed = self._pinch is not None
        answer = super().on_touch_up(touch)
        if zoomed and self._pinch is None:
            self.settle()
        return answer

    def hasten(self) -> None:
        if self._chain is not None:
            mover = self.mover(self.view)
            self.hasty = mover is not None and not self.is_person(mover)
            self._chain.hasten()

    def is_person(self, seat: int) -> bool:
        """Return whether a person sits there who can touch."""
        return self.driver is not None and self.driver.is_human(seat)

    # What the table asks

    def show(self, view: dict) -> None:
        self.skip()
        before, self.whole_view = self.view, view
        self._answer = ""
        self.helm.forget()
        if self._is_companion(view):
            self.view = view
            self._show_companion(view)
            return
        self.view = as_the_table_sees(view) if self._may_be_missed(view) else view
        if self.console_edge != self._edge:
            self._rebuild()  # there is a Destin now, or no longer: the sea makes room
            return
        if self.mover(before) != self.mover(self.view):
            self._following, self.hasty = True, False
        if not self._arrived:
            self.all_throw = False  # something else was shown, or a throw was taken back
        self._arrived = False
        if self._console_stand.parent is not None:
            self.console.show(view)
        self._place_all(self.view)
        self._offer()
        self._tell_tale()
        self.stage = f"{view['phase']} {view['actor']} {self.mover(self.view)}"

    def _place_all(self, view: dict) -> None:
        """Put every thing on the sea and on the glass where this view says."""
        self.effects.clear()
        self.fleet.sit(self.seats)
        self._fit_standings()
        self.fleet.set(view["cells"])
        self._show_course(view)
        mover = self.mover(view)
        self.fleet.light(mover if view["throw"] or view["actor"] >= 0 else None)
        self.standings.show(view, self.seats, mover)
        if mover is not None:
            self.follow(self.fleet[mover].at)
        self.show_dice(view)

    def _show_course(self, view: dict) -> None:
        """Let the course glow that is being discussed: a claim, or what points lead to."""
        self.course.clear()
        if view["claim"]:
            claim = view["claim"]
            start = view["cells"][claim["seat"]]
            self.course.show(start, claim["path"], faulty=True)
            end = claim["path"][-1]
            self.fleet[claim["seat"]].put(self.geometry.centres[end], self.geometry.heading(end))
        elif view["phase"] == "nausicaa_choice":
            seat = view["actor"]
            path = talk.route(view)
            self.course.show(view["cells"][seat], path)

    def _is_companion(self, view: dict) -> bool:
        """Return whether the people play on a board of their own, or on one we have no map of."""
        if self.driver is not None and self.driver.options["play"] == "companion":
            return True
        return view["board"] != DEFAULT

    def _show_companion(self, view: dict) -> None:
        if self.companion is None:
            self.companion = Companion(self)
            self.clear_widgets()
            self.canvas.before.clear()
            self.add_widget(self.companion)
        self.companion.size_hint = (None, None)
        self.companion.pos, self.companion.size = self.pos, self.size
        self.companion.show(view)
        self.stage = f"{view['phase']} {view['actor']}"

    def animate(self, events: list[dict], done: Callable[[], None]) -> None:
        self.skip()
        self.rest()
        if self.companion is not None and self.driver is not None:
            self.companion.animate(events, done)
            return

        def end() -> None:
            self._chain = None
            self._arrived = True
            if self.driver is not None:
                self.show(self.driver.view())
            done()

        scenes = Director(self).scenes(events) if self.companion is None else []
        self._chain = Chain(scenes, self.announcer.announce, self.announcer.dismiss, end)
        self._offer()
        self.banner.hide()
        self.fleet.light(None)
        self.stage = "moving"
        if self.hasty:
            self._chain.hasten()
        self._chain.start()

    def skip(self) -> None:
        if self.companion is not None:
            self.companion.skip()
        if self._chain is not None:
            self._chain.cut()

    @property
    def moving(self) -> bool:
        """Whether an animation runs, or a page is read."""
        return self._chain is not None

    def expect(self, seat: int | None) -> None:
        self.expected = seat
        if self.companion is not None:
            return
        if not self.moving:
            self.helm.let_go()
            self._offer()
            self._say()
        if self.unaware and not self.driver.busy:
            self._then_throw = False
            self.enter()
        self._let_bot_referee()

    @property
    def referee(self) -> int:
        """The seat of the Destin, if a sailor is it."""
        destin = self.view["destin"]
        return -1 if destin is None else destin

    def _may_be_missed(self, view: dict) -> bool:
        """Return whether the next throw can come before a person calls the fault there is."""
        driver, then = self.driver, next_throw(view)
        if driver is None or then is None or driver.options["dice"] == "real":
            return False
        watched = view["destin"] < 0 or driver.is_human(view["destin"])
        return watched and driver.is_human(then["seat"])

    @property
    def unaware(self) -> bool:
        """Whether only the Destin is shown that something went wrong (V-52)."""
        return self.view is not self.whole_view

    @property
    def judging(self) -> bool:
        """Whether the table waits for the Destin, and knows it."""
        return self.driver is not None and self.driver.referee and not self.unaware

    def _let_bot_referee(self) -> None:
        """A bot that was drawn as the Destin hands cards over and checks scores by itself."""
        driver = self.driver
        if driver is None or self.moving or not driver.referee or self.referee < 0:
            return
        if not driver.is_human(self.referee):
            self._later(lambda: driver.play(driver.legal()[0]))

    def awaited(self) -> int | None:
        view = self.view
        if view["throw"] is not None:
            return view["throw"]["seat"]
        if self.judging and self.referee >= 0:
            return self.referee
        return None

    def mover(self, view: dict) -> int | None:
        """Return the seat whose throw or choice a view waits for; None: nobody's."""
        if view["throw"] is not None:
            return view["throw"]["seat"]
        return view["actor"] if view["actor"] >= 0 else None

    # Words and buttons

    def news(self) -> str | None:
        return self._told

    def prompt(self, seat: int) -> str:
        return "" if self.moving else talk.prompt(self, seat)

    def tally(self, seat: int) -> str:
        return talk.tally(self, seat)

    def brief(self, seat: int) -> str:
        return talk.brief(self, seat)

    def actions(self, seat: int) -> list[SeatAction]:
        return talk.actions(self, seat)

    def menu_actions(self, seat: int) -> list[SeatAction]:
        show = lambda: self.show_cards(seat)
        return [SeatAction("voyage.action.cards", "cards-outline", show)]

    def show_cards(self, seat: int | None = None) -> None:
        """Open the sheet that tells who holds which card."""
        register = Register()
        register.show(self.view, self.seats)
        turn = self.facing(self.mover(self.view) if seat is None else seat)
        App.get_running_app().sheet(tr("voyage.action.cards"), register, turn)

    def rules_section(self) -> str | None:
        return talk.section(self.view)

    def refused(self, reason: str, facts: dict) -> None:
        self.helm.forget()
        if self.companion is None and not self.moving:
            self._place_all(self.view)

    def turn_on(self) -> None:
        self.turned(self.turn + 90)

    def turned(self, turn: int) -> None:
        """Turn the board to face an edge: 0 bottom, 90 right, 180 top, 270 left."""
        self.turn = turn % 360
        self._rebuild()

    def hand_of(self, seat: int) -> tuple[float, float]:
        """Return the point of the map nearest to where a seat sits."""
        return self.camera.to_board(*self.edge_of(seat))


GameBoard = VoyageBoard
