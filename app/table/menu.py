"""The sheets that a seat can open over the table: menu, log, the question of undo."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from kivy.uix.boxlayout import BoxLayout

from app.i18n import tr
from app.kit.widgets import Btn, Txt
from app.theme import theme

#: Log lines in one label: few widgets, and no texture taller than a phone's GPU takes.
LINES_A_LABEL = 16


def column() -> BoxLayout:
    """Return an empty column that is as tall as what is put into it."""
    box = BoxLayout(orientation="vertical", size_hint_y=None, spacing=theme.gap)
    box.bind(minimum_height=box.setter("height"))
    return box


def menu_sheet(rows: Iterable[tuple[str, str, Callable[[], None] | None]]) -> BoxLayout:
    """Return a column of buttons: text, icon, and what to do (None: shown but not now)."""
    box = column()
    for label, icon, run in rows:
        button = Btn(label=label, icon=icon, size_hint=(1, None), disabled=run is None)
        if run is not None:
            button.bind(on_release=lambda _button, run=run: run())
        box.add_widget(button)
    return box


def log_sheet(lines: list[str]) -> BoxLayout:
    """Return the log, newest first."""
    box = column()
    newest_first = lines[::-1] or [tr("table.log_empty")]
    for start in range(0, len(newest_first), LINES_A_LABEL):
        part = newest_first[start : start + LINES_A_LABEL]
        box.add_widget(Txt(text="\n".join(part), line_height=1.45))
    return box
