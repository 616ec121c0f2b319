"""Nostos beside a real board: it throws nothing and moves nothing, it is only the Destin.

Turn, announcement, dice keys, the ships' places and the register fill the whole screen.
"""

from __future__ import annotations

from collections.abc import Callable

from kivy.clock import Clock
from kivy.metrics import dp
from kivy.properties import BooleanProperty
from kivy.uix.floatlayout import FloatLayout

from app.boards.voyage.announcer import Announcer
from app.boards.voyage.companion_fleet import Fleet
from app.boards.voyage.companion_moves import MovesPage, moves
from app.boards.voyage.console import Console
from app.boards.voyage.pages import board_of
from app.router import load_kv
from app.theme import theme

#: In dp at normal text size: from this size on the ships' places stand beside the console.
WIDE, TALL = 700, 330
#: How wide they are there, the console being 1.
BESIDE = 0.82
#: So many actions may end within one frame before one waits: each is a call inside a call.
DEEPEST = 12


class Companion(FloatLayout):
    """Fills the board's rectangle. The board hands it its views and its events."""

    wide = BooleanProperty(False)

    def __init__(self, board, **kwargs):
        for name in ("parts", "companion"):
            load_kv(f"voyage_{name}")
        super().__init__(**kwargs)
        self.board = board
        self.console = Console(board)
        self.console.for_all = True
        self.fleet = Fleet()
        self.announcer = Announcer(board)
        self._page: MovesPage | None = None
        self._queue: list[dict] = []
        self._lines: list[tuple[int, str]] = []
        self._pending: list[tuple[int, str]] = []
        self._done: Callable[[], None] | None = None
        self._depth = (-1, 0)
        self.ids.console.add_widget(self.console)
        self.add_widget(self.announcer)
        self.bind(size=self._measure, pos=self._measure)
        self._measure()

    @property
    def seats(self):
        """Names and looks by seat."""
        return self.console.seats

    @property
    def moving(self) -> bool:
        """Whether something has to be read before the game goes on."""
        return self._done is not None

    def show(self, view: dict) -> None:
        """Show this view at once; what was to be moved before is forgotten."""
        self._forget()
        self._tell([])
        self._show(view)

    def animate(self, events: list[dict], done: Callable[[], None]) -> None:
        """Tell these events: what to move on the real board, and the pages; then call `done`."""
        self.skip()
        self._queue, self._lines, self._pending = list(events), [], []
        self._done = done
        self._go_on()

    def skip(self) -> None:
        """End at once what is being told."""
        if self._done is not None:
            for event in self._queue:
                self._note(event)
            self._finish()

    # Inside

    def _go_on(self) -> None:
        while self._queue:
            event = self._queue.pop(0)
            self._note(event)
            words = "\n".join(text for _seat, text in self._pending)
            if self.announcer.announce(event, self._turned, words):
                return
        if len(self._pending) > 1:
            self._open(self._pending)
        else:
            self._finish()

    def _note(self, event: dict) -> None:
        found = moves([event], board_of(self.board.driver.view()), self.seats)
        self._pending += found
        self._lines += found

    def _turned(self) -> None:
        """A page was read, and with it what to do until then."""
        self._pending = []
        self._go_on()

    def _open(self, lines: list[tuple[int, str]]) -> None:
        self._page = page = MovesPage(size_hint=(None, None), size=self.size, pos=self.pos)
        page.tell(lines, self.seats)
        page.bind(on_moved=lambda _page: self._finish())
        self.add_widget(page)

    def _finish(self) -> None:
        done, lines = self._done, self._lines
        self._forget()
        if self.board.driver is not None:
            self.board.show(self.board.driver.view())  # which shows it here
        self._tell(lines)
        if done is not None:
            self._let(done)

    def _let(self, done: Callable[[], None]) -> None:
        """Let the game go on; after many actions in one frame, in the next one only."""
        frame, depth = self._depth
        self._depth = (Clock.frames, depth + 1 if frame == Clock.frames else 0)
        if self._depth[1] < DEEPEST:
            done()
        else:
            self._depth = (-1, 0)
            Clock.schedule_once(lambda _dt: done())

    def _forget(self) -> None:
        self._done, self._queue, self._lines, self._pending = None, [], [], []
        self.announcer.dismiss()
        if self._page is not None:
            self.remove_widget(self._page)
            self._page = None

    def _show(self, view: dict) -> None:
        self.console.show(view)
        self._show_fleet()

    def _show_fleet(self) -> None:
        """Bring the ships' places up to date, if they stand beside the console."""
        if self.wide and self.console.view is not None:
            self.fleet.show(self.console.view, self.seats)

    def _tell(self, lines: list[tuple[int, str]]) -> None:
        strip = self.ids.strip
        strip.tell(lines[-3:], self.seats)

    def _measure(self, *_args) -> None:
        grown = max(1.0, theme.body / dp(16))
        self.wide = self.width >= dp(WIDE) * grown and self.height >= dp(TALL)
        self.console.has_fleet = not self.wide
        if self.board.driver is None and not self.wide:
            self.console.page = "fleet"  # a replay: there is nothing to enter
        beside = self.ids.beside
        beside.size_hint_x = BESIDE if self.wide else None
        if not self.wide:
            beside.width = 0
        if self.wide and self.fleet.parent is None:
            self._show_fleet()
            beside.add_widget(self.fleet)
        elif not self.wide and self.fleet.parent is not None:
            beside.remove_widget(self.fleet)
        for layer in (self.announcer, self._page):
            if layer is not None:
                layer.size_hint = (None, None)
                layer.pos, layer.size = self.pos, self.size
