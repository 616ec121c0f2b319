"""The small widgets of the board editor. Their looks are in kv/boards.kv."""

from __future__ import annotations

from kivy.properties import BooleanProperty, StringProperty
from kivy.uix.boxlayout import BoxLayout
from kivy.uix.stacklayout import StackLayout

from app.kit.widgets import Btn, Card, Touchable

#: A cell has at most so many digits.
DIGITS = 3


class BoardCard(Card):
    """A board in the list: its name, how it stands, what can be done with it."""

    name = StringProperty("")
    note = StringProperty("")
    own = BooleanProperty(True)
    sound = BooleanProperty(True)

    __events__ = ("on_edit", "on_copy", "on_away")

    def __init__(self, **kwargs):
        super().__init__(**kwargs)
        if not self.own:
            for key in (self.ids.edit, self.ids.away):
                self.ids.deeds.remove_widget(key)

    def on_edit(self) -> None:
        """Its table is to be edited."""

    def on_copy(self) -> None:
        """A new board is to start as a copy of it."""

    def on_away(self) -> None:
        """It is to be put away."""


class CellChip(Btn):
    """A cell of the table that can be tapped."""


class CellRow(BoxLayout):
    """One kind of cell: its name and its cells."""

    name = StringProperty("")
    picture = StringProperty("")


class CellChips(StackLayout):
    """Cells side by side, flowing to the next line."""


class NumberSheet(BoxLayout):
    """Keys for a cell's number. Tells `on_number(n)`; `removable` adds a way to take it away."""

    shown = StringProperty("")
    note = StringProperty("")
    removable = BooleanProperty(False)

    __events__ = ("on_number", "on_remove")

    def __init__(self, number: int | None = None, **kwargs):
        super().__init__(**kwargs)
        self._fresh = True
        if not self.removable:
            self.remove_widget(self.ids.take_off)
        self.shown = "" if number is None else str(number)
        keys = [*"123456789", "backspace", "0", "check"]
        for key in keys:
            button = NumberKey(
                label=key if key.isdigit() else "",
                icon="" if key.isdigit() else key,
                hint=key,
                primary=key == "check",
            )
            button.bind(on_release=self._pressed)
            self.ids.deeds.add_widget(button)

    def _pressed(self, key: NumberKey) -> None:
        if key.hint == "check":
            if self.shown:
                self.dispatch("on_number", int(self.shown))
        elif key.hint == "backspace":
            self.shown = self.shown[:-1]
        else:
            before = "" if self._fresh else self.shown
            self.shown = str(int((before + key.hint)[:DIGITS]))
        self._fresh = False

    def on_number(self, number: int) -> None:
        """A number was entered."""

    def on_remove(self) -> None:
        """The cell is to be taken away."""


class NumberKey(Touchable, BoxLayout):
    """One key of the number sheet."""

    label = StringProperty("")
    icon = StringProperty("")
    hint = StringProperty("")
    primary = BooleanProperty(False)
