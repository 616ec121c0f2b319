"""A person who plays Le Voyage d'Ulysse with a finger: throws, chooses, steers, reads, referees."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

from kivy.uix.widget import Widget

from app.boards.voyage import VoyageBoard
from app.boards.voyage.keys import DieKey, GodKey, PointKey
from app.boards.voyage.pages import god_name, ui
from app.i18n import tr
from app.kit.widgets import Btn
from app.screens.table import TableScreen
from app.table.driver import Driver
from engines import OVER
from engines.voyage.trials import GODS
from tests.app.person import Finger, Person, centre
from tests.app.sailor import sit_down


class Mariner:
    """Plays for every person at the table, and for the Destin if a person is it."""

    def __init__(self, person: Person, seed: int = 1) -> None:
        self.person = person
        self.rng = Random(seed)
        #: What was done, by its verb.
        self.done: list[str] = []
        #: The next courses steered are too short by a cell. The Destin calls them ("call_it"),
        #: lets them go ("overlook"), or the next throw comes first ("missed").
        self.slips: list[str] = []

    @property
    def table(self) -> TableScreen:
        return self.person.app.router.current_screen

    @property
    def board(self) -> VoyageBoard:
        return self.table.board

    @property
    def driver(self) -> Driver:
        return self.table.driver

    @property
    def view(self) -> dict:
        return self.driver.view()

    @property
    def over(self) -> bool:
        return self.view["actor"] == OVER

    @property
    def mover(self) -> int:
        view = self.view
        return view["throw"]["seat"] if view["throw"] else view["actor"]

    # Waiting

    def ready(self) -> bool:
        """Return whether a person has something to do: to read, to throw, to choose."""
        if self.board.announcer.shown:
            return True
        if self.driver.busy or self.board.moving:
            return False
        if self.driver.referee:
            return not self.bot_referees
        return self.over or self.driver.is_human(self.mover)

    @property
    def bot_referees(self) -> bool:
        """Whether the Destin is a bot, which then needs no hand."""
        destin = self.view["destin"]
        return destin is not None and destin >= 0 and not self.driver.is_human(destin)

    def wait(self) -> None:
        """Wait until a person has something to do, or the game is over."""
        self.person.wait(self.ready, "something to do", frames=20_000)

    def finish(self, most: int = 3000) -> int:
        """Play until the game is over; return how many deeds that took."""
        for count in range(most):
            self.wait()
            if self.over and not self.board.announcer.shown:
                return count
            self.act()
        raise AssertionError("the game never ends")

    def act(self) -> None:
        """Do what is to be done now, by touch alone."""
        if self.board.announcer.shown:
            self.read()
            self.person.frames(2)
            return
        view, before = self.view, self._step
        deed = self._rule if self.driver.referee else self._deed(view)
        if self.board.unaware and self.slips[:1] == ["missed"]:
            deed = self._miss
        deed()
        moved = lambda: self._step != before
        self.person.wait(moved, f"something to happen after {deed}", frames=3000)

    def _deed(self, view: dict) -> Callable[[], None]:
        self.close_console()
        if view["throw"]:
            return self.throw if self.board.may_throw else self.enter
        deeds = {
            "cyclops_name": self.name_a_god,
            "sirens_choice": lambda: self.press(self.rng.choice(("sing", "wait"))),
            "nausicaa_choice": self.use_or_stay,
            "destin_choice": lambda: self.press("i_am_destin"),
            "steer": lambda: self.steer(self._course()),
        }
        return deeds[view["phase"]]

    def _rule(self) -> None:
        """Do what only the Destin can: hand a card over, let a fault go, check a score."""
        view = self.view
        self.open_console()
        deed = view["phase"]
        if view["audit"] is not None:
            words = ui("audit.right", n=view["scores"][view["audit"]])
        elif view["claim"]:
            late = not self.slips or self.slips[0] == "missed"
            deed = "overlook" if late else self.slips.pop(0)
            words = ui(deed)
        else:
            words = ui("handed_over")
        self.done.append(deed)
        self.person.tap(words)

    def _miss(self) -> None:
        """Throw the next die before the Destin has said a word."""
        self.done.append(self.slips.pop(0))
        self.close_console()
        self.throw()

    def _course(self) -> tuple[int, ...]:
        """Return the course that is due, or one that goes wrong if a slip is due."""
        due = tuple(self.view["due"])
        return due[:-1] if self.slips and len(due) > 1 else due

    def open_console(self) -> None:
        """On a phone, turn to the Destin's console."""
        if self.table.panels.is_phone and not self.board.console_open:
            self.person.tap(label(tr("voyage.action.console")))

    def close_console(self) -> None:
        """On a phone, turn back to the board."""
        if self.board.console_open:
            self.person.tap(label(tr("voyage.action.board")))

    @property
    def _step(self) -> int:
        return self.table.gate._session.step

    # Deeds

    def read(self) -> None:
        """Read the page of the book, and tap to go on."""
        self.done.append("read")
        self.person.touch(*centre(self.board.announcer))

    def throw(self) -> None:
        """Tap the die that glows."""
        self.done.append("throw")
        self.person.touch(*self.board.die_spot())

    def throw_from_panel(self) -> None:
        """Tap the button of the seat's panel."""
        self.press(f"throw_{self.view['throw']['die']}")

    def enter(self, value: int | str | None = None) -> None:
        """Enter what a real die shows: tap its key."""
        gods = self.view["throw"]["die"] == "gods"
        faces = GODS if gods else range(1, 7)
        value = value or self.rng.choice(list(faces))
        self.done.append("enter")
        self.key(god_name(value) if gods else str(value))

    def key(self, hint: str) -> None:
        """Tap a key of a die."""
        self.tap(lambda w: isinstance(w, DieKey) and w.hint == hint)

    def name_a_god(self, god: str | None = None) -> None:
        self.done.append("name")
        self.key(god_name(god or self.rng.choice(GODS)))

    def use_or_stay(self) -> None:
        self.press(self.rng.choice(("use", "stay")))

    def press(self, name: str) -> None:
        """Tap a button of the panel, or of the card on the board, by what it does."""
        self.done.append(name)
        actions = {action.key: action for action in self.board.actions(self.mover)}
        action = actions[f"voyage.action.{name}"]
        self.tap(label(tr(action.key, **action.facts)))

    def steer(self, path: tuple[int, ...]) -> None:
        """Drag the ship along these cells, and say that it is here."""
        self.drag(path)
        self.press("here")

    def drag(self, path: tuple[int, ...]) -> None:
        """Drag the ship along these cells."""
        board, seat = self.board, self.view["turn"]
        finger = Finger(*board.ship_spot(seat))
        self.person.frames(1)
        x, y = board.ship_spot(seat)
        for cell in path:
            to = board.cell_spot(cell)
            for step in range(1, 5):
                finger.move(x + (to[0] - x) * step / 4, y + (to[1] - y) * step / 4)
                self.person.frames(1)
            x, y = to
        finger.lift()
        self.person.frames(2)

    def tap(self, wanted: Callable[[Widget], bool]) -> None:
        self.person.tap(wanted)


def label(words: str) -> Callable[[Widget], bool]:
    """Return the test for a button with these words."""
    return lambda w: isinstance(w, Btn) and w.label == words


def sit(person: Person, journal: bytes, seed: int = 1) -> Mariner:
    """Open this game at the table."""
    sit_down(person, journal, "voyage-table")
    return Mariner(person, seed)


__all__ = ["GodKey", "Mariner", "PointKey", "sit"]
