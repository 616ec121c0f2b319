"""What a page of the private screen's actions holds. Plain data: no widget, nothing kept."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Protocol

from engines.ulysses.acts import Act


class Desk(Protocol):
    """Where pages lie: it plays an action or turns to another page."""

    def play(self, act: Act) -> None: ...

    def open(self, page: Page) -> None: ...


Run = Callable[[Desk], None]


@dataclass(frozen=True)
class Deed:
    """A row: what can be done, or, without `run`, why it cannot be done now."""

    title: str
    note: str = ""
    picture: str = ""
    #: A place whose sign stands before the words; -1: none.
    place: int = -1
    #: A colour of the board whose pile of goals stands there; -1: none.
    colour: int = -1
    icon: str = ""
    run: Run | None = None
    #: Cards stand in their own frame; camps' discs have colours of their own.
    is_card: bool = False
    primary: bool = False


@dataclass(frozen=True)
class Number:
    """How many: the number, how many Zeus would be among them, and the action."""

    n: int
    zeus: int
    act: Act


@dataclass(frozen=True)
class Page:
    """A title, a word of explanation, rows, numbers, or places on the small map."""

    title: str
    note: str = ""
    deeds: tuple[Deed, ...] = ()
    numbers: tuple[Number, ...] = ()
    #: What a tap on a place does, by how it is done (a label): the map and a list of places.
    places: dict[str, dict[int, Act]] = field(default_factory=dict)
    #: Rows of few words, more of them side by side.
    tight: bool = False
    #: What the way back plays on a first page: giving a payment up.
    back: Act | None = None
    #: The words on the button once a place is chosen, with {place}.
    confirm: str = ""


def plays(act: Act) -> Run:
    """Return what a row does that plays this action."""
    return lambda desk: desk.play(act)


def turns_to(page: Page) -> Run:
    """Return what a row does that leads to a page."""
    return lambda desk: desk.open(page)
