"""The final audit, a sailor at a time: cell, each card, Penelope, total (V-40, V-51)."""

from __future__ import annotations

from kivy.metrics import dp
from kivy.properties import BooleanProperty, NumericProperty, StringProperty
from kivy.uix.boxlayout import BoxLayout
from kivy.uix.gridlayout import GridLayout

from app.boards.voyage.console_parts import ActKey
from app.boards.voyage.pages import WORTH, board_of, place_name, ui, where
from app.theme import theme
from engines.voyage.acts import Act
from engines.voyage.trials import PENELOPE, TRIALS

#: In dp at normal text size: the least width of a line, its least and most height.
LEAST, LINE, MOST_LINE = 132, 22, 36


class SumLine(BoxLayout):
    """A line of the count: what, and how many points."""

    name = StringProperty("")
    value = StringProperty("")


class SeatLine(BoxLayout):
    """A sailor's whole score."""

    name = StringProperty("")
    value = StringProperty("")
    first = BooleanProperty(False)
    shape = NumericProperty(0)
    colour = NumericProperty(0)


class Lines(GridLayout):
    """Lines in as many columns as their number asks for."""

    def __init__(self, **kwargs):
        super().__init__(spacing=(dp(12), 0), **kwargs)
        self.bind(size=self._set_columns, children=self._set_columns)

    def _set_columns(self, *_args) -> None:
        grown = theme.small / dp(13)
        rows = max(1, int(self.height / (dp(LINE) * grown)))
        needed = -(-max(1, len(self.children)) // rows)
        fit = max(1, int((self.width + dp(12)) / (dp(LEAST) * grown)))
        self.cols = max(1, min(fit, needed))
        rows = -(-max(1, len(self.children)) // self.cols)
        for line in self.children:
            line.size_hint_y = None
            line.height = min(self.height / rows, dp(MOST_LINE) * grown)


def lines_of(view: dict, seat: int) -> list[tuple[str, int]]:
    """Return what a sailor's points are made of, line by line."""
    cell = view["cells"][seat]
    found = where(board_of(view), cell)
    name = ui("audit.cell_at", place=found) if found else ui("audit.cell")
    lines = [(name, cell)]
    lines += [(place_name(trial), WORTH[trial]) for trial in TRIALS if view["cards"][trial] == seat]
    if view["penelope"] == seat:
        lines.append((ui("penelope"), PENELOPE))
    return lines


class AuditPane(BoxLayout):
    """The next sailor's count; a tap confirms it."""

    def __init__(self, console, **kwargs):
        super().__init__(**kwargs)
        view = console.view
        seat = view["audit"]
        for name, value in lines_of(view, seat):
            self.ids.lines.add_widget(SumLine(name=name, value=str(value)))
        total = view["scores"][seat]
        key = ActKey(
            label=ui("audit.right", n=total), icon="check", kind="primary", size_hint_y=None
        )
        key.height = dp(56)
        key.bind(on_release=lambda _key: console.play(Act("audit", seat)))
        self.add_widget(key)


class FinalPane(BoxLayout):
    """Everybody's total, the highest first."""

    def __init__(self, console, **kwargs):
        super().__init__(**kwargs)
        scores, seats = console.view["scores"], console.seats
        for seat in sorted(range(len(scores)), key=lambda seat: -scores[seat]):
            info = seats[seat]
            self.ids.lines.add_widget(
                SeatLine(
                    name=info["name"],
                    value=str(scores[seat]),
                    first=scores[seat] == max(scores),
                    shape=info["shape"],
                    colour=info["colour"],
                )
            )
