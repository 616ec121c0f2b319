"""The register of the trial cards: who holds what, 100 in all, and Penelope (V-09, V-35)."""

from __future__ import annotations

from collections.abc import Sequence

from kivy.metrics import dp
from kivy.properties import BooleanProperty, NumericProperty, StringProperty
from kivy.uix.boxlayout import BoxLayout
from kivy.uix.gridlayout import GridLayout

from app.boards.voyage.pages import WORTH, place_name, ui
from app.router import load_kv
from app.theme import theme
from engines.voyage.trials import PENELOPE, TRIALS

#: In dp at normal text size: the least width of a card's line, and its heights.
LEAST, LINE, TALL_LINE, MOST_LINE = 150, 20, 34, 42


class CardLine(BoxLayout):
    """A card: its holder's mark, its name, its value."""

    name = StringProperty("")
    value = StringProperty("")
    holder = StringProperty("")
    held = BooleanProperty(False)
    shape = NumericProperty(0)
    colour = NumericProperty(0)


class Register(GridLayout):
    """All sixteen cards in as many columns as fit, as tall as they need.

    With a `size_hint_y` they share whatever height they are given.
    """

    def __init__(self, **kwargs):
        load_kv("voyage_parts")
        load_kv("voyage_panes")
        kwargs.setdefault("size_hint_y", None)
        super().__init__(spacing=(dp(10), 0), **kwargs)
        self.bind(size=self._set_columns)

    def show(self, view: dict, seats: Sequence[dict]) -> None:
        """Show who holds what in this view."""
        self.clear_widgets()
        for trial in TRIALS:
            self._add(place_name(trial), WORTH[trial], view["cards"][trial], seats)
        self._add(ui("penelope"), PENELOPE, view["penelope"], seats)
        self._set_columns()

    def _add(self, name: str, value: int, holder: int | None, seats: Sequence[dict]) -> None:
        line = CardLine(name=name, value=str(value), held=holder is not None)
        if holder is not None:
            info = seats[holder]
            line.holder, line.shape, line.colour = info["name"], info["shape"], info["colour"]
        self.add_widget(line)

    def _set_columns(self, *_args) -> None:
        grown = theme.small / dp(13)
        fit = max(1, int((self.width + dp(10)) / (dp(LEAST) * grown)))
        if self.size_hint_y is None:
            self.cols = min(3, fit)
            self.height = -(-max(1, len(self.children)) // self.cols) * dp(TALL_LINE) * grown
            return
        rows = max(1, int(self.height / (dp(LINE) * grown)))
        needed = -(-max(1, len(self.children)) // rows)
        self.cols = max(needed, min(2, fit))
        rows = -(-max(1, len(self.children)) // self.cols)
        most = dp(MOST_LINE) * grown
        self.row_force_default = self.height > rows * most
        self.row_default_height = most if self.row_force_default else 0


class RegisterPage(BoxLayout):
    """The register with its totals, as a page of the console."""

    total = StringProperty("")
    ruling = StringProperty("V-09")

    def __init__(self, view: dict, seats: Sequence[dict], **kwargs):
        super().__init__(**kwargs)
        self.ids.register.show(view, seats)
        held = sum(WORTH[trial] for trial in TRIALS if view["cards"][trial] is not None)
        self.total = ui("register.total", held=held, free=sum(WORTH.values()) - held)
