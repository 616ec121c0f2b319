"""The replay viewer: a game of the past on its board, step by step or by itself."""

from __future__ import annotations

from kivy.clock import Clock
from kivy.properties import (
    BooleanProperty,
    NumericProperty,
    ObjectProperty,
    StringProperty,
)
from kivy.uix.boxlayout import BoxLayout
from kivy.uix.slider import Slider

from app import record
from app.boards.base import Board, board_class
from app.i18n import tr
from app.kit.widgets import Btn
from app.router import NostosScreen
from app.seats import whole_seats
from app.words import error_text, event_text, has_event_text
from engines import NostosError
from engines.core.session import Session

#: Seconds between two steps at each speed; the fast ones show positions without animation.
PAUSES = {1: 1.0, 2: 0.5, 4: 0.15}
ANIMATED = (1, 2)
#: How many earlier steps are still told beside the board.
TRAIL = 8


class ReplayScreen(NostosScreen):
    """Shows `step` of a journal, as the open table saw it: a replay tells no secret."""

    step = NumericProperty(0)
    last = NumericProperty(0)
    speed = NumericProperty(1)
    playing = BooleanProperty(False)
    #: The board stands beside the controls on a wide screen, above them on a tall one.
    beside = BooleanProperty(False)
    game_name = StringProperty("")
    move = StringProperty("")
    story = StringProperty("")
    #: What was told before, the latest first.
    trail = StringProperty("")

    def __init__(self, **kwargs):
        self.session: Session | None = None
        self.board: Board | None = None
        self._next = None
        super().__init__(**kwargs)

    def open(self, path: str, step: int | None = None) -> None:
        """Show this journal from its start, or at a step."""
        self.ids.stage.clear_widgets()
        self.board = None
        self.speed = 1
        try:
            self.session = record.read(path)
        except NostosError as error:
            self.session = None
            self.last = self.step = 0
            self.game_name = self.move = self.trail = ""
            self.story = error_text(error)
            return
        self._moves = record.moves_by_step(self.session)
        self.last = self.session.step
        self._log = self.session.log(None)
        self.board = board_class(self.session.game.id)()
        self.board.seated, self.board.story = whole_seats(self.session), self._story
        self.ids.stage.add_widget(self.board)
        self.show(step or 0)

    def close(self) -> None:
        self.pause()
        self.session = None

    def refresh(self) -> None:
        if self.session is not None:
            self.show(int(self.step))

    def show(self, step: float) -> None:
        """Show the position after this many steps, at once."""
        if self.session is None:
            return
        self.board.skip()
        self.step = min(max(0, round(step)), self.last)
        self.board.show(self.session.at(self.step).view(None))
        self._tell()

    def scrub(self, step: float) -> None:
        """Follow the finger on the scrubber."""
        if round(step) != self.step:
            self.pause()
            self.show(step)

    def go(self, step: float) -> None:
        """Go to a step; one step on is animated."""
        self.pause()
        if step == self.step + 1:
            self._advance()
        else:
            self.show(step)

    def toggle(self) -> None:
        """Play or pause; at the end, play from the start again."""
        if self.playing:
            self.pause()
            return
        if self.step == self.last:
            self.show(0)
        self.playing = self.step < self.last
        if self.playing:
            self._wait()

    def pause(self) -> None:
        """Stop playing, and end a move that is under way."""
        self.playing = False
        if self._next is not None:
            self._next.cancel()
            self._next = None
        if self.board is not None:
            self.board.skip()

    def next_speed(self) -> None:
        """Take the next of the speeds."""
        speeds = list(PAUSES)
        self.speed = speeds[(speeds.index(self.speed) + 1) % len(speeds)]

    def _wait(self) -> None:
        self._next = Clock.schedule_once(self._forward, PAUSES[self.speed])

    def _forward(self, _dt) -> None:
        self._next = None
        if self.speed in ANIMATED:
            self._advance()
        else:
            self.show(self.step + 1)
            self._arrived(int(self.step))

    def _advance(self) -> None:
        """Animate the next step."""
        self.step += 1
        step = int(self.step)
        self._tell()
        self.board.animate(self._seen(step), lambda: self._arrived(step))

    def _arrived(self, step: int) -> None:
        """The move has been seen. A jump elsewhere in the meantime has its own position."""
        if self.session is None or step != self.step:
            return
        self.board.show(self.session.at(step).view(None))
        self.playing = self.playing and step < self.last
        if self.playing:
            self._wait()

    def _tell(self) -> None:
        step = int(self.step)
        self.game_name = tr(f"{self.session.game.id}.name")
        self.move = tr("replay.move", n=self._moves[step], last=self._moves[-1])
        self.story = self._told(step) if step else tr("replay.start")
        before = [self._told(past) for past in range(step - 1, max(0, step - 1 - TRAIL), -1)]
        self.trail = "\n".join(line for line in before if line)

    def _told(self, step: int) -> str:
        game = self.session.game.id
        told = [event for event in self._seen(step) if has_event_text(game, event)]
        seats = whole_seats(self.session)
        return "\n".join(event_text(game, event, seats) for event in told)

    def _story(self) -> list[dict]:
        """Return everything that the open table had seen by now."""
        return [event for step, event in self._log if step <= self.step]

    def _seen(self, step: int) -> list[dict]:
        return [event.seen_by(None) for event in self.session.events_at(step)]


class SpeedBtn(Btn):
    """Shows the speed; a tap takes the next one."""

    hint = StringProperty("")


class ReplayControls(BoxLayout):
    """Story, scrubber and buttons."""

    screen = ObjectProperty(None, allownone=True, rebind=True)
    beside = BooleanProperty(False)


class Scrubber(Slider):
    """A slider from the first step to the last."""

    def __init__(self, **kwargs):
        self.register_event_type("on_scrub")
        super().__init__(**kwargs)

    def on_scrub(self, value: float) -> None:
        """Called when a finger has moved the knob."""

    def on_touch_down(self, touch) -> bool:
        return self._told(super().on_touch_down(touch))

    def on_touch_move(self, touch) -> bool:
        return self._told(super().on_touch_move(touch))

    def on_touch_up(self, touch) -> bool:
        return self._told(super().on_touch_up(touch))

    def _told(self, taken: bool) -> bool:
        if taken:
            self.dispatch("on_scrub", self.value)
        return taken
