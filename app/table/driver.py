"""Moves a game forward on the screen: chance falls, bots think, people are waited for.

The driver is the only object of the app that holds the session. Boards get the
open table from it; what a seat knows comes through `app.table.gate` alone.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from random import Random
from time import perf_counter

from kivy.clock import Clock
from kivy.event import EventDispatcher
from kivy.properties import BooleanProperty, NumericProperty, ObjectProperty

from app.seats import whole_seats
from app.theme import theme
from engines import CHANCE, OVER, IllegalAction, SaveNotWritten
from engines.core.chance import weighted_choice
from engines.core.session import Session, UndoStatus

#: How long bots may think in one frame, and how long their move waits to be followed.
SLICE_SECONDS = 0.006
BOT_PAUSE = 0.35
#: When a bot's move or a fall of chance could not be saved, it is tried again after this long.
RETRY_SECONDS = 3.0

#: Shows events, then calls the function it was given.
Animate = Callable[[list, Callable[[], None]], None]


class Driver(EventDispatcher):
    """Steps a session. Listen to `on_turn`, `on_refused`, `on_trouble`, `on_rewound`, `on_over`."""

    actor = NumericProperty(OVER)
    busy = BooleanProperty(False)
    thinking = BooleanProperty(False)
    animate: Animate = ObjectProperty(lambda events, done: done())

    __events__ = ("on_turn", "on_enter", "on_happened", "on_refused", "on_trouble", "on_over")

    def __init__(self, session: Session, **kwargs):
        super().__init__(**kwargs)
        self._session = session
        self._seats = whole_seats(session)
        self._random = Random()
        self._thought = None
        self._tick = None
        self._retry = None
        self._stopped = True
        #: Whether the last dice fell here, not on the table.
        self.rolled = False

    # What the table may know

    @property
    def game(self):
        """The game that is played."""
        return self._session.game

    @property
    def seats(self) -> tuple[dict, ...]:
        """Names, kinds, colours, shapes and edges, by seat."""
        return self._seats

    @property
    def options(self) -> Mapping:
        """What was chosen at set-up, by the name of the option."""
        return self._session.options

    @property
    def table(self) -> Mapping:
        """What else the set-up said of this table: who is its referee, which tournament."""
        return self._session.table

    @property
    def referee(self) -> bool:
        """Whether the present decision is the referee's, whoever is the actor."""
        return self._session.state.referee

    def view(self) -> dict:
        """Return the open table: what everybody may see."""
        return self._session.view(None)

    def log(self) -> list[dict]:
        """Return the events that stand, as the whole table may know them."""
        return [line.event for line in self._session.log(None)]

    def legal(self) -> list:
        """Return the actor's actions in a game without secrets.

        Where seats hide something, the list itself would tell: the gate gives it.
        """
        if not self.game.open_information:
            raise RuntimeError("legal actions of a hidden game come through the gate")
        return self._session.state.legal()

    def calls(self) -> list:
        """Return what a referee may do now, out of turn."""
        return self._session.state.calls()

    def refusal(self, action) -> IllegalAction | None:
        """Return why the rules refuse an action now, or None."""
        return self._session.state.refusal(action)

    def is_human(self, seat: int) -> bool:
        """Return whether a person sits there."""
        return seat >= 0 and self.seats[seat]["kind"] == "human"

    def outcome(self) -> tuple[list[int], list[int]]:
        """Return scores by seat, and the seats that lead or have won."""
        state = self._session.state
        return state.scores(), state.winners()

    # Going on

    def start(self) -> None:
        """Begin or go on after a pause."""
        if self._stopped:
            self._stopped = False
            if not self.busy:  # else the animation that still runs goes on when it ends
                self._go_on()

    def stop(self) -> None:
        """Hold still: no bot thinks, nothing falls. Nothing is lost."""
        self._stopped = True
        self._forget_thought()

    def close(self) -> None:
        """Stop for good and close the journal."""
        self.stop()
        self._session.close()

    def play(self, action) -> bool:
        """Carry out a person's action; return False (and say why) if it is refused.

        At a throw of dice it is what the dice showed; a referee's call may come at any time.
        """
        if self.busy or self._stopped:
            return False
        self.rolled = False
        return self._do(lambda: self._session.play(action))

    def throw(self) -> bool:
        """Throw the dice that people would throw, in a game of dice; return whether they fell."""
        state = self._session.state
        if self.busy or self._stopped or state.actor != CHANCE:
            return False
        self.rolled = True
        return self._do(lambda: self._session.play(weighted_choice(state, self._random)))

    # Undo

    @property
    def undo_status(self) -> UndoStatus:
        """Whether undo is free, needs the table's agreement, or has nothing to undo."""
        return self._session.undo_status()

    @property
    def can_redo(self) -> bool:
        """Whether something undone can be done again."""
        return self._session.can_redo

    def undo(self, agreed: bool = False) -> None:
        """Take back to the last decision of a person."""
        self._rewind(lambda: self._session.undo(agreed=agreed))

    def redo(self) -> None:
        """Do again what was undone."""
        self._rewind(self._session.redo)

    # Inside

    def _rewind(self, step: Callable[[], object]) -> None:
        self._forget_thought()
        self.busy = False
        try:
            step()
        except IllegalAction as refused:
            self.dispatch("on_refused", refused)
        except SaveNotWritten as trouble:
            self.dispatch("on_trouble", trouble)
        else:
            self.dispatch("on_happened", None)
        self._go_on()

    def _do(self, step: Callable[[], list | None]) -> bool:
        try:
            events = step()
        except IllegalAction as refused:
            self.dispatch("on_refused", refused)
            return False
        except SaveNotWritten as trouble:
            self.dispatch("on_trouble", trouble)
            return False
        if events is None:
            self.dispatch("on_enter")
            return True
        self._forget_thought()  # a referee's call may interrupt it
        self.busy = True
        seen = [event.seen_by(None) for event in events]
        self.dispatch("on_happened", seen)
        self.animate(seen, self._shown)
        return True

    def _shown(self) -> None:
        self.busy = False
        if not self._stopped:
            self._go_on()

    def _go_on(self) -> None:
        actor = self._session.state.actor
        self.actor = actor
        if actor == OVER:
            self.dispatch("on_over")
        elif actor == CHANCE:
            self._do_or_retry(self._session.play_chance)
        elif self.is_human(actor) or self.referee:
            self.dispatch("on_turn", actor)
        else:
            self.dispatch("on_turn", actor)
            self._think(actor)

    def _think(self, seat: int) -> None:
        self._forget_thought()
        bot = self.game.bots[self.seats[seat]["level"]](self._random)
        self._thought = bot.think(self._session.view(seat))
        self._earliest = Clock.get_time() + theme.seconds(BOT_PAUSE)
        self._decided = None
        self.thinking = True
        self._tick = Clock.schedule_interval(self._think_on, 0)

    def _think_on(self, _dt) -> None:
        until = perf_counter() + SLICE_SECONDS
        while self._decided is None and perf_counter() < until:
            try:
                next(self._thought)
            except StopIteration as end:
                self._decided = end.value
        if self._decided is not None and Clock.get_time() >= self._earliest:
            action = self._decided
            self._forget_thought()
            self._do_or_retry(lambda: self._session.play(action))

    def _do_or_retry(self, step: Callable[[], list | None]) -> None:
        """Do what no person asked for: nobody would ask again, so it tries again by itself."""
        if not self._do(step):
            self._retry = Clock.schedule_once(lambda _dt: self._go_on(), RETRY_SECONDS)

    def _forget_thought(self) -> None:
        for event in (self._tick, self._retry):
            if event is not None:
                event.cancel()
        self._tick = self._retry = self._thought = None
        self.thinking = False

    def on_turn(self, seat: int) -> None:
        """It is this seat's turn: a person's, or a bot that starts to think."""

    def on_enter(self) -> None:
        """A person has to throw the dice, or to enter what real ones show."""

    def on_happened(self, events: list | None) -> None:
        """Events fell, as the open table sees them; None after undo or redo."""

    def on_refused(self, refused: IllegalAction) -> None:
        """The rules refuse what was asked."""

    def on_trouble(self, trouble: SaveNotWritten) -> None:
        """The move could not be saved, so it was not made."""

    def on_over(self) -> None:
        """The game has ended."""
