"""What a board is to the table: it shows a view, animates events and takes touches."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from importlib import import_module
from types import MappingProxyType
from typing import NamedTuple

from kivy.properties import ListProperty, ObjectProperty, StringProperty
from kivy.uix.floatlayout import FloatLayout

from app.paths import KV
from app.router import load_kv


class SeatAction(NamedTuple):
    """A button on a seat's panel: a text key, an icon, and what a tap does.

    `facts` are filled into the text.
    """

    key: str
    icon: str
    run: Callable[[], None]
    primary: bool = False
    facts: Mapping = MappingProxyType({})


class Board(FloatLayout):
    """Root of all boards. `driver` is None in the replay viewer: then nothing can be touched."""

    driver = ObjectProperty(None, allownone=True)
    #: Changes whenever the prompt does; the table then asks for it again.
    stage = StringProperty("")
    #: Set by the replay viewer: who sat where, and how to learn what the open table had seen
    #: up to the position that is shown.
    seated = ListProperty()
    story: Callable[[], list[dict]] = ObjectProperty(list)
    #: Set by the table: says a sentence to the person who touches the board.
    say: Callable[[str], None] = ObjectProperty(lambda text: None)
    #: Set by the table: takes the last decision back, or asks everyone whether it may be.
    ask_undo: Callable[[], None] = ObjectProperty(lambda: None)
    #: Whether a crowded edge may have low panels: what is to be chosen lies on the board.
    low_panels = False
    #: Set by the table: the seats whose low panels cannot say what is expected of them.
    silent: set[int] = ObjectProperty(set())
    #: The seat of the person who referees; -1: nobody who plays.
    referee = -1

    def show(self, view: dict) -> None:
        """Show this open view at once, without animation."""
        raise TypeError("a board shows its views")

    def animate(self, events: list[dict], done: Callable[[], None]) -> None:
        """Animate these events (as the open table sees them), then call `done`.

        The state has already changed: end on `driver.view()`.
        """
        if self.driver is not None:
            self.show(self.driver.view())
        done()

    def skip(self) -> None:
        """End a running animation at once."""

    def expect(self, seat: int | None) -> None:
        """A person on this seat may touch now; None: nobody."""

    def enter(self) -> None:
        """Dice are to be thrown: wait for a hand, or for what real ones show."""

    def awaited(self) -> int | None:
        """Return the seat that is waited for where it is not the actor: who throws, who referees.

        None: the actor, or nobody at the table.
        """
        return None

    def news(self) -> str | None:
        """Return what happened last, in a line; None: the last line of the log says it."""
        return None

    def prompt(self, seat: int) -> str:
        """Return in words what is expected of this seat, when it is to act."""
        return ""

    def tally(self, seat: int) -> str:
        """Return the seat's standing in a few words (captures, points)."""
        return ""

    def brief(self, seat: int) -> str:
        """Return the seat's standing where there is room for a number only."""
        return self.tally(seat)

    def menu_actions(self, seat: int) -> list[SeatAction]:
        """Return what this seat can do now and then: shown in the table's menu."""
        return []

    def actions(self, seat: int) -> list[SeatAction]:
        """Return what this seat can do from its panel, without any secret."""
        return []

    def secret(self, seat: int, known: dict, legal: list) -> FloatLayout:
        """Return a widget with what only this seat may know. Called by the gate alone."""
        raise TypeError("this game has no secrets")

    def rules_section(self) -> str | None:
        """Return the heading of the rulebook that fits the moment; None: its beginning."""
        return None

    def refused(self, reason: str, facts: dict) -> None:
        """The rules refused a touch: undo what it showed (the table says why)."""

    def turn_on(self) -> None:
        """Turn the board by a quarter, to face the next edge."""

    def text_boxes(self) -> list[tuple[str, float, float, float, float, float]]:
        """Return texts drawn on the canvas: text, window x, y, width, height, size in px."""
        return []


def board_class(game_id: str) -> type[Board]:
    """Return the board of a game: the class `GameBoard` of app/boards/<id>."""
    module = import_module(f"app.boards.{game_id}")
    if (KV / f"{game_id}.kv").exists():
        load_kv(game_id)
    return module.GameBoard
