"""What a person finds at the table, and how it is touched."""

from __future__ import annotations

from app.kit.overlay import Facing
from app.kit.widgets import Btn
from app.table.seat import SeatPanel
from engines.naval.board import CELL_NAMES
from tests.app.person import Person, centre, shown
from tests.app.sailor import Sailor


def panel(person: Person, seat: int) -> SeatPanel:
    """Return the panel of a seat."""
    return person.find(lambda w: isinstance(w, SeatPanel) and w.seat == seat)


def facing(widget) -> int:
    """Return by how much something is turned on the glass."""
    while not isinstance(widget, Facing):
        widget = widget.parent
    return round(widget.rotation) % 360


def tap_on(person: Person, seat: int, words: str) -> None:
    """Tap a button of a seat's own panel."""
    for widget in panel(person, seat).walk(restrict=True):
        if words in (getattr(widget, "label", ""), getattr(widget, "hint", "")) and shown(widget):
            person.touch(*centre(widget))
            return
    raise AssertionError(f"seat {seat} has no {words}")


def sheet_texts(person: Person) -> str:
    """Return everything that the open sheet says."""
    return "\n".join(getattr(w, "text", "") for w in person.app.overlay.walk(restrict=True))


def choose(person: Person, words: str) -> None:
    """Open the menu and choose a line of it."""
    person.tap("Menu")
    person.tap(lambda w: isinstance(w, Btn) and w.label == words)


def touch_hex(sailor: Sailor, name: str) -> None:
    sailor.tap_hex(CELL_NAMES.index(name))
