"""A person who plays Ulysses with a finger: on the map, on the panel, on the private screen."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Generator, Iterator
from contextlib import contextmanager
from random import Random

from kivy.uix.scrollview import ScrollView
from kivy.uix.widget import Widget

from app.boards.ulysses.hand_look import camp_name, card_name, colour_name, place_name, words
from app.boards.ulysses.hand_parts import DeedRow, NumberBtn, PlaceBtn
from app.i18n import tr
from app.kit.widgets import Btn
from app.table.secrets import Curtain, SecretFrame
from engines import GAMES
from engines.core.bots import run
from engines.core.chance import SeededChance
from engines.core.contract import Bot
from engines.core.session import Session
from engines.ulysses import GAME
from engines.ulysses.acts import Act
from engines.ulysses.cards import WIND
from tests.app.at_table import tap_on
from tests.app.hidden import keep, revealed
from tests.app.person import Finger, Person, centre
from tests.app.sailor import Sailor, sit_down

#: What the locked table lets everybody see being chosen: no hand has to be shown for it.
OPEN = ("yes", "pass", "stay", "end")


@contextmanager
def on_the_shelf() -> Iterator[None]:
    """Have Ulysses among the games for a while, whether it is there already or not."""
    missing = "ulysses" not in GAMES
    if missing:
        GAMES.register(GAME)
    yield
    if missing:
        GAMES.forget("ulysses")


def foresee(monkeypatch, seed: int) -> None:
    """Let what chance and the bots do be the same in every run."""
    monkeypatch.setattr("app.library.SeededChance", lambda: SeededChance(seed))
    monkeypatch.setattr("app.table.driver.Random", lambda: Random(seed))


class Curious(Bot[Act]):
    """Does what it has done least often: in the end, everything that there is to do."""

    def __init__(self, seed: int) -> None:
        self.rng = Random(seed)
        self.times: Counter[str] = Counter()

    def think(self, view: dict) -> Generator[None, None, Act]:
        yield
        legal = GAME.determinize(view, self.rng).legal()
        verb = min(sorted({act.verb for act in legal}), key=lambda verb: self.times[verb])
        self.times[verb] += 1
        return self.rng.choice([act for act in legal if act.verb == verb])


class God(Sailor):
    """Plays for every person at the table: a bot chooses from their view, a finger does it."""

    def __init__(self, person: Person, seed: int = 1, mind: Bot[Act] | None = None) -> None:
        self.person = person
        self.mind = mind or GAME.bots["quick"](Random(seed))
        #: What was played, by its verb.
        self.done: list[str] = []

    @property
    def session(self) -> Session:
        """The game: read for what the seat that acts knows, never to play."""
        return self.table.gate._session

    @property
    def is_phone(self) -> bool:
        return self.table.panels.is_phone

    def move(self, moves: int = 1) -> None:
        for _ in range(moves):
            self.wait_for_a_turn()
            if not self.over:
                self.carry_out(run(self.mind, self.session.view(self.view["actor"])))

    def carry_out(self, act: Act) -> None:
        """Do this by taps alone."""
        seat, before = self.view["actor"], self.session.step
        if act.verb == "propose":
            self.hide()
            self.propose(act.at)
        elif act.verb in OPEN:
            self.hide()
            tap_on(self.person, seat, tr(f"ulysses.action.{act.verb}"))
        else:
            self.reveal(seat)
            _BY_HAND[act.verb](self, act)
        self.done.append(act.verb)
        done = lambda: self.session.step > before and not self.table.driver.busy
        self.person.wait(done, f"that {act} is done", frames=2000)
        self.person.frames(2)

    def propose(self, place: int) -> None:
        """Tap a place of the map, then again: on a phone its button, on a tablet the place."""
        board = self.table.board
        self.person.touch(*board.place_spot(place))
        if self.is_phone:
            self.person.tap(tr("ulysses.action.propose"))
        else:
            self.person.touch(*board.place_spot(place))

    # The private screen

    def reveal(self, seat: int) -> None:
        """Open a seat's private screen as one does on this device, unless it is open."""
        person = self.person
        if seat in revealed(person):
            return
        self.hide()
        if not self.is_phone:
            keep(person, seat)
        else:
            person.tap(tr("table.look"))
            if person.find(Curtain):
                name = self.table.driver.seats[seat]["name"]
                person.tap(tr("table.it_is_me", name=name))
        person.frames(5)

    def hide(self) -> None:
        """Close every private screen with its own button."""
        while frame := self.person.find(SecretFrame):
            label = tr("table.hide")
            button = next(w for w in frame.walk() if isinstance(w, Btn) and w.label == label)
            self.person.touch(*centre(button))

    def row(self, title: str) -> None:
        """Tap a row of the private screen."""
        self._tap(lambda w: isinstance(w, DeedRow) and w.hint == title, title)

    def row_if_asked(self, title: str, before: int) -> None:
        """Tap a row of the next page, if the first row has not said everything already."""
        if self.session.step == before:
            self.row(title)

    def number(self, n: int) -> None:
        """Tap how many."""
        self._tap(lambda w: isinstance(w, NumberBtn) and w.label == str(n), str(n))

    def place(self, place: int) -> None:
        """Tap the name of a place in a list."""
        name = place_name(place)
        self._tap(lambda w: isinstance(w, PlaceBtn) and w.place == place, name)

    def way(self, label: str) -> None:
        """Tap which card it is done with, where there is a choice."""
        if self.person.find(lambda w: isinstance(w, Btn) and w.label == label):
            self._tap(lambda w: isinstance(w, Btn) and w.label == label, label)

    def _tap(self, wanted: Callable[[Widget], bool], what: str) -> None:
        person = self.person
        widget = person.wait(lambda: person.find(wanted), f"something to tap: {what}")
        bring_into_reach(person, widget)
        person.touch(*centre(widget))
        person.frames(3)


def bring_into_reach(person: Person, widget: Widget) -> None:
    """Scroll with a finger until the middle of this can be touched, whichever way it faces."""
    scroll = widget.parent
    while scroll is not None and not isinstance(scroll, ScrollView):
        scroll = scroll.parent if scroll is not person.app.root else None
    if scroll is None:
        return
    for _ in range(30):
        y = scroll.parent.to_widget(*centre(widget))[1]
        if scroll.y + 4 < y < scroll.top - 4:
            return
        way = scroll.height / 3 * (1 if y < scroll.y + 4 else -1)
        x, middle = scroll.center
        finger = Finger(*scroll.to_window(x, middle))
        person.frames(1)
        for step in range(1, 7):
            finger.move(*scroll.to_window(x, middle + way * step / 6))
            person.frames(1)
        finger.lift()
        person.frames(10)
    raise AssertionError(f"out of reach: {widget}")


# What is tapped for each verb


def _pandora(god: God, act: Act) -> None:
    before = god.session.step
    god.row(words("pandora"))
    god.row_if_asked(card_name(act.at), before)


def _plague(god: God, act: Act) -> None:
    god.row(words("plague"))
    god.way(card_name(act.n))
    god.place(act.at)


def _clear(god: God, act: Act) -> None:
    god.row(words("clear"))
    god.row(place_name(act.at))


def _exchange(god: God, act: Act) -> None:
    god.row(words("exchange"))
    god.row(place_name(act.at))
    god.row(colour_name(act.n))


def _build(god: God, act: Act) -> None:
    before = god.session.step
    god.row(words("build"))
    god.row_if_asked(words("build.zeus", n=act.n), before)


def _disc(god: God, act: Act) -> None:
    god.row(words(f"{act.verb}.at", place=place_name(act.at)))
    god.number(act.n)


def _lay(god: God, act: Act) -> None:
    place = place_name(god.view["discs"][act.at])
    god.row(words("camp", camp=camp_name(act.at), place=place))
    god.number(act.n)


def _zeus(god: God, act: Act) -> None:
    before = god.session.step
    god.row(words("zeus"))
    if god.session.step == before:
        god.number(act.n)


def _pay(god: God, act: Act) -> None:
    god.row(card_name(act.at))


def _back(god: God, act: Act) -> None:
    chosen = god.session.view(god.view["actor"])["zeus"]
    if chosen:
        god.row(words("zeus.chosen", n=chosen))
    else:
        god._tap(lambda w: getattr(w, "hint", "") == tr("shell.back"), "back")


def _wind(god: God, act: Act) -> None:
    god.row(words("wind" if act.at == WIND else "wind.zeus"))


_BY_HAND: dict[str, Callable[[God, Act], None]] = {
    "pandora": _pandora,
    "plague": _plague,
    "clear": _clear,
    "exchange": _exchange,
    "build": _build,
    "red": _disc,
    "black": _disc,
    "lay": _lay,
    "zeus": _zeus,
    "pay": _pay,
    "back": _back,
    "wind": _wind,
}


def sit(person: Person, journal: bytes, seed: int = 5, mind: Bot[Act] | None = None) -> God:
    """Open this game at the table."""
    sit_down(person, journal, "ulysses-table")
    return God(person, seed, mind)
