"""The table: a game being played. The board, the seats around it, their menu and secrets."""

from __future__ import annotations

from kivy.app import App
from kivy.clock import Clock
from kivy.core.window import Window

from app import library
from app.boards.base import board_class
from app.device import device
from app.i18n import tr
from app.router import NostosScreen, load_kv
from app.sounds import sounds
from app.table.commands import Commands
from app.table.driver import Driver
from app.table.gate import Gate
from app.table.panels import Panels
from app.words import error_text
from engines import NostosError


class TableScreen(NostosScreen):
    """Shows one game until it is left; the way back brings it up again as it stood."""

    def __init__(self, **kwargs):
        super().__init__(**kwargs)
        load_kv("seat")
        load_kv("secrets")
        self.path = ""
        self.driver: Driver | None = None
        self.fbind("size", Clock.create_trigger(self._arrange, -1))
        Window.bind(focus=self._focus_changed)

    # Coming and going

    def open(self, path: str) -> None:
        if self.driver is None or self.path != path:
            self.leave()
            try:
                session = library.open(path)
            except NostosError as error:
                App.get_running_app().say(error_text(error))
                self.router.home()
                return
            self.path = path
            self._set_up(session)
        device.keep_awake(True)
        self._arrange()
        self.driver.start()

    def close(self) -> None:
        device.keep_awake(False)
        if self.driver is not None:
            self.panels.secrets.draw_back()
            self.driver.stop()

    def leave(self) -> None:
        """Put the game back on the shelf. Nothing is lost: every move is on disk."""
        if self.driver is not None:
            self.close()
            self.driver.close()
            self.driver = None
            self.clear_widgets()

    def back(self) -> bool:
        if self.driver is None or not self.panels.secrets.draw_back():
            self.go_home()
        return True

    def go_home(self) -> None:
        """Leave the table, whatever is open on it."""
        self.leave()
        self.router.home()

    def on_app_pause(self) -> None:
        """The app goes to the background: every secret is locked, no finger opens one."""
        self._arrange()

    def refresh(self) -> None:
        if self.driver is not None:
            self.board.show(self.driver.view())
            self._arrange()

    def _focus_changed(self, _window, focus: bool) -> None:
        if not focus:
            self.on_app_pause()

    def _arrange(self, *_args) -> None:
        if self.driver is not None:
            self.panels.arrange()

    def _set_up(self, session) -> None:
        self.driver = driver = Driver(session)
        self.board = board_class(session.game.id)(driver=driver)
        self.gate = Gate(session, self.board.secret)
        self.commands = Commands(self)
        self.panels = Panels(self, driver, self.board, self.commands)
        self.board.say = self.panels.answer
        self.board.ask_undo = lambda: self.commands.undo(self.board.referee)
        self.board.fbind("stage", self.panels.update_soon)
        driver.animate = self.board.animate
        driver.bind(
            on_turn=self._turn,
            on_enter=self._enter,
            on_over=self._over,
            on_happened=self._happened,
            on_refused=self._refused,
            on_trouble=self._refused,
            thinking=self.panels.update_soon,
        )
        self.board.show(driver.view())
        if (found := session.recovery) is not None:
            hurt = tr("table.recovered", n=found.lost, kept=found.kept)
            App.get_running_app().say(tr("table.torn") if found.aside is None else hurt)

    # What happens

    def _turn(self, driver: Driver, seat: int) -> None:
        human = driver.is_human(seat)
        self._call(seat)
        self.board.expect(seat if human and not driver.referee else None)
        self.panels.update()

    def _enter(self, _driver: Driver) -> None:
        """Dice are to be thrown."""
        if (seat := self.board.awaited()) is not None:
            self._call(seat)
        self.board.expect(None)
        self.board.enter()
        self.panels.update()

    def _call(self, seat: int) -> None:
        """Let a person know that it is their turn, where bots play as well."""
        people = [self.driver.is_human(other) for other in range(len(self.driver.seats))]
        if people[seat] and not all(people):
            sounds.play("your_turn")

    def _over(self, _driver) -> None:
        self.board.expect(None)
        # Nothing is secret any more, and the whole table wants to see the board.
        self.panels.secrets.draw_back()
        self.panels.update()

    def _happened(self, driver: Driver, events: list | None) -> None:
        self.board.expect(None)
        if events is None:
            self.board.show(driver.view())
        self.panels.hush()
        self.panels.agreement.forget()
        secrets = self.panels.secrets
        if secrets.exist:
            # Nothing to tell (a card chosen for a payment): the same seat is still choosing.
            moved_on = events is None or bool(events)
            secrets.draw_back() if moved_on and self.panels.is_phone else self.gate.renew()
        self.panels.update()

    def _refused(self, driver: Driver, error: NostosError) -> None:
        sounds.play("refuse")
        self.board.refused(error.reason, error.facts)
        self.panels.answer(error_text(error, driver.game.id, driver.seats))
