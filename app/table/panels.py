"""Lays the seats around the board and keeps their panels true to the game."""

from __future__ import annotations

from kivy.app import App
from kivy.clock import Clock
from kivy.core.window import Window
from kivy.metrics import dp
from kivy.uix.floatlayout import FloatLayout

from app.boards.base import Board, SeatAction
from app.i18n import tr
from app.kit.overlay import Facing
from app.paths import ART
from app.table.agreement import Agreement
from app.table.driver import Driver
from app.table.seat import PhoneHeader, SeatPanel
from app.table.seating import Box, Places, around_tablet, on_phone, peeks
from app.table.secrets import Secrets
from app.theme import theme
from app.words import event_text, has_event_text
from engines import OVER
from engines.core.undo import UndoStatus

#: A window whose shorter side is at least this long is a tablet on a table.
TABLET_SIDE = 600
#: How deep a panel lies on its edge, in dp at normal text size; narrow panels need two rows.
STRIP, DEEP_STRIP, HEADER, ACTION_ROW = 92, 192, 56, 56
#: The same for boards whose panels say little.
LOW_STRIP = 112
WIDE_PANEL = 620


class Panels:
    """The seats of one table. `host` is the screen they lie on."""

    def __init__(self, host: FloatLayout, driver: Driver, board: Board, commands):
        self._host = host
        self._driver = driver
        self._board = board
        self._commands = commands
        self._people = [s for s in range(len(driver.seats)) if driver.is_human(s)]
        self._panels: dict[int, SeatPanel] = {}
        self._header: PhoneHeader | None = None
        self._places: Places | None = None
        self._has_row = False
        self._last_human = self._people[0] if self._people else 0
        self.agreement = Agreement(driver, on_change=self.update)
        self.secrets = Secrets(driver, commands.gate, host, self._secret_places)
        self.update_soon = Clock.create_trigger(self.update, -1)

    @property
    def is_phone(self) -> bool:
        """Whether everything faces one way."""
        layout = App.get_running_app().settings.layout
        if layout == "auto":
            return min(self._host.size) < dp(TABLET_SIDE)
        return layout == "phone"

    def turn_of(self, seat: int) -> int:
        """Return the rotation that faces this seat."""
        place = self._places.panels[seat]
        return place[1] if place else 0

    def answer(self, text: str) -> None:
        """Say a sentence to whoever acts, on their own panel."""
        mover = self._mover()
        self._panels[mover if mover in self._people else self._shown_seat()].say(text)

    def hush(self) -> None:
        """Take all answers away."""
        for panel in self._panels.values():
            panel.hush()

    # Laying

    def arrange(self, *_args) -> None:
        """Lay board and panels anew for the present size and layout."""
        self.secrets.draw_back()
        self._host.clear_widgets()
        self._panels.clear()
        self._header = None
        self._places = places = self._find_places()
        _lay(self._board, places.board)
        self._host.add_widget(self._board)
        for seat, place in enumerate(places.panels):
            if place is not None:
                self._add_panel(seat, *place)
        if places.header is not None:
            self._add_header(places.header)
        self._board.silent = {seat for seat, panel in self._panels.items() if panel.low}
        self.update()

    def _find_places(self) -> Places:
        width, height = self._host.size
        seats = self._driver.seats
        grown = max(1.0, App.get_running_app().settings.text_size)
        if self.is_phone:
            header, deep = dp(HEADER) * grown, dp(self._phone_panel(width > height)) * grown
            return on_phone(width, height, len(seats), self._shown_seat(), header, deep)
        edges = [seat["edge"] for seat in seats]
        low = self._board.low_panels
        strip, deep = dp(STRIP) * grown, dp(LOW_STRIP if low else DEEP_STRIP) * grown
        return around_tablet(width, height, edges, strip, deep, self._wide())

    def _wide(self) -> float:
        """Return from which width on a panel is one row; where low ones do, large text has two."""
        grown = max(1.0, App.get_running_app().settings.text_size)
        return dp(WIDE_PANEL) * (grown if self._board.low_panels else 1.0)

    def _phone_panel(self, sideways: bool) -> int:
        """Return the depth of the phone's panel; without actions, their row is the board's."""
        self._has_row = bool(self._actions(self._shown_seat()))
        if self._board.low_panels:
            return DEEP_STRIP if sideways else LOW_STRIP
        return DEEP_STRIP if self._has_row else DEEP_STRIP - ACTION_ROW

    def _shown_seat(self) -> int:
        """On a phone: the seat whose panel is shown, a person's if there is one."""
        if self._people:
            return self._last_human
        return max(0, self._mover())

    def _mover(self) -> int:
        """Return the seat that the game waits for, CHANCE or OVER."""
        awaited = None if self._driver.actor == OVER else self._board.awaited()
        return int(self._driver.actor) if awaited is None else awaited

    def _add_panel(self, seat: int, box: Box, turn: int) -> None:
        panel = SeatPanel(seat=seat)
        panel.bind(
            on_menu=lambda p: self._commands.show_menu(p.seat),
            on_undo=lambda p: self._commands.undo(p.seat),
            on_peek=lambda p: self.secrets.open(p.seat),
            on_unpeek=lambda p: self.secrets.hide(p.seat),
            on_keep=lambda p: self.secrets.toggle(p.seat),
        )
        facing = Facing()
        facing.add_widget(panel)
        facing.place(*box, turn)
        panel.narrow = panel.width < self._wide()
        low = self._board.low_panels and panel.height < dp(DEEP_STRIP)
        panel.low = panel.narrow and low
        self._panels[seat] = panel
        self._host.add_widget(facing)

    def _add_header(self, box: Box) -> None:
        self._header = PhoneHeader()
        self._header.fill(self._driver.seats)
        _lay(self._header, box)
        self._host.add_widget(self._header)

    def _secret_places(self, seats: list[int]) -> dict[int, tuple[Box, int]]:
        """Return where the open secrets of these seats lie, and how they are turned."""
        panels = {seat: self._places.panels[seat] for seat in seats}
        boxes = peeks(self._places.board, panels)
        return {seat: (boxes[seat], panels[seat][1]) for seat in seats}

    # Showing

    def update(self, *_args) -> None:
        """Bring every panel up to date with the game."""
        if (mover := self._mover()) in self._people:
            self._last_human = mover
        if self._places is None:
            return
        if self.is_phone and self._phone_is_stale():
            self.arrange()
            return
        news = self._news()
        for seat, panel in self._panels.items():
            panel.news = "" if panel.low else news
            self._fill(seat, panel)
        if self._header is not None:
            self._header.update(mover, self._board)

    def _phone_is_stale(self) -> bool:
        shown = self._shown_seat()
        row = self._has_row if self._board.low_panels else bool(self._actions(shown))
        return shown not in self._panels or row != self._has_row

    def _fill(self, seat: int, panel: SeatPanel) -> None:
        driver, info = self._driver, self._driver.seats[seat]
        role = f"{driver.game.id}.seat.{seat}"
        panel.name = info["name"]
        panel.role = tr(role) if tr.has(role) else ""
        panel.tally = "" if self._header is not None else self._board.tally(seat)
        panel.shape = str(ART / "seat" / f"{info['shape']}.png")
        panel.colour = theme.players[info["colour"]]
        panel.active = self._mover() == seat
        panel.has_menu = seat in self._people or not self._people
        panel.has_secret = self.secrets.exist and seat in self._people and not self.is_phone
        panel.can_undo = driver.undo_status is not UndoStatus.NOTHING
        panel.prompt = self._prompt(seat)
        panel.actions = self._actions(seat)

    def _prompt(self, seat: int) -> str:
        driver = self._driver
        if seat in self.agreement.waiting:
            return tr("table.undo_question")
        if driver.actor == OVER:
            return self._verdict()
        mover = self._mover()
        if mover < 0:
            return ""
        if mover == seat and seat in self._people:
            return self._board.prompt(seat)
        name = driver.seats[mover]["name"]
        return tr("table.thinking" if driver.thinking else "table.turn_of", name=name)

    def _verdict(self) -> str:
        winners = [self._driver.seats[seat]["name"] for seat in self._driver.outcome()[1]]
        if len(winners) == 1:
            return tr("table.won", name=winners[0])
        return tr("table.shared", names=tr("table.and").join(winners))

    def _news(self) -> str:
        """Return the last thing that somebody did; what it brought about, only if nobody did."""
        if (told := self._board.news()) is not None:
            return told
        game_id, seats = self._driver.game.id, self._driver.seats
        told = [event for event in self._driver.log() if has_event_text(game_id, event)]
        done = [event for event in told if "seat" in event] or told
        return event_text(game_id, done[-1], seats) if done else ""

    def _actions(self, seat: int) -> list[SeatAction]:
        if asked := self.agreement.actions(seat):
            return asked
        if self._people and seat not in self._people:
            return []
        if self._driver.actor == OVER:
            results = self._commands.show_results
            return [SeatAction("table.results", "trophy-outline", results, primary=True)]
        look = SeatAction("table.look", "eye", lambda: self.secrets.pass_to(seat), primary=True)
        curtain = [look] if self.secrets.exist and self.is_phone else []
        return curtain + self._board.actions(seat)


def faces_one_way() -> bool:
    """Return whether this is a phone, on which everything faces one way."""
    layout = App.get_running_app().settings.layout
    if layout == "auto":
        return min(Window.size) < dp(TABLET_SIDE)
    return layout == "phone"


def _lay(widget, box: Box) -> None:
    widget.size_hint = (None, None)
    widget.pos, widget.size = (box.x, box.y), (box.width, box.height)
