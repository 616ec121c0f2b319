"""What the buttons of a table do: undo, menu, log, rules, results, leave."""

from __future__ import annotations

from collections.abc import Callable

from kivy.app import App

from app.i18n import tr
from app.table.menu import log_sheet, menu_sheet
from app.words import event_text, has_event_text
from engines.core.undo import UndoStatus


class Commands:
    """The commands of one table screen. A seat that asks gets the answer facing it."""

    def __init__(self, screen):
        self._screen = screen

    @property
    def gate(self):
        """The table's privacy gate."""
        return self._screen.gate

    def undo(self, seat: int) -> None:
        """Take back the last decision, or ask the table whether it may be."""
        screen = self._screen
        screen.board.skip()
        status = screen.driver.undo_status
        if status is UndoStatus.FREE:
            screen.driver.undo()
        elif status is UndoStatus.NEEDS_AGREEMENT:
            agreement = screen.panels.agreement
            agreement.ask(by=seat)
            if agreement.asked and screen.panels.is_phone:
                self._ask_in_turn()

    def show_menu(self, seat: int) -> None:
        """Open the menu, facing this seat."""
        driver, board = self._screen.driver, self._screen.board
        undo = driver.undo_status is not UndoStatus.NOTHING
        rows = [
            (tr("table.undo"), "undo", _closing(lambda: self.undo(seat)) if undo else None),
            (tr("table.redo"), "redo", _closing(driver.redo) if driver.can_redo else None),
            (tr("table.log"), "script-text-outline", lambda: self.show_log(seat)),
            (tr("table.turn_board"), "rotate-right", _closing(board.turn_on)),
            (tr("table.rules"), "book-open-variant", _closing(self.show_rules)),
            (tr("table.settings"), "cog-outline", _closing(self.show_settings)),
            (tr("table.leave"), "exit-to-app", _closing(self._screen.go_home)),
        ]
        own = [(tr(own.key), own.icon, _closing(own.run)) for own in board.menu_actions(seat)]
        self._sheet("table.menu", menu_sheet(own + rows), seat)

    def show_log(self, seat: int) -> None:
        """Open the log, facing this seat."""
        driver = self._screen.driver
        game_id, seats = driver.game.id, driver.seats
        told = [event for event in driver.log() if has_event_text(game_id, event)]
        lines = [event_text(game_id, event, seats) for event in told]
        self._sheet("table.log", log_sheet(lines), seat)

    def show_rules(self) -> None:
        """Open the rulebook; back comes back to the game."""
        section = self._screen.board.rules_section()
        self._screen.router.go("rules", game=self._screen.driver.game.id, section=section)

    def show_settings(self) -> None:
        """Open the settings; back comes back to the game."""
        self._screen.router.go("settings")

    def show_results(self) -> None:
        """Leave the finished game for its results."""
        screen = self._screen
        screen.leave()
        screen.router.replace("results", path=screen.path)

    def _ask_in_turn(self) -> None:
        """On a phone the question goes round in one sheet, a button for each person."""
        agreement, seats = self._screen.panels.agreement, self._screen.driver.seats

        def answer(seat: int) -> Callable[[], None]:
            def agreed() -> None:
                agreement.agree(seat)
                if agreement.asked:
                    self._ask_in_turn()
                else:
                    App.get_running_app().overlay.close()

            return agreed

        rows = [
            (tr("table.agrees", name=seats[seat]["name"]), "check", answer(seat))
            for seat in agreement.waiting
        ]
        rows.append((tr("table.refuse_undo"), "close", _closing(agreement.refuse)))
        self._sheet("table.undo_question", menu_sheet(rows), 0)

    def _sheet(self, title: str, content, seat: int) -> None:
        turn = self._screen.panels.turn_of(seat)
        App.get_running_app().sheet(tr(title), content, turn)


def _closing(run: Callable[[], object]) -> Callable[[], None]:
    """Return a command that closes the sheet it was chosen from, then runs."""

    def close_and_run() -> None:
        App.get_running_app().overlay.close()
        run()

    return close_and_run
