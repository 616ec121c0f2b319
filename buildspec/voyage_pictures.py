"""Draws the pictures of the voyage's rulebook that show its board, from the app itself."""

from __future__ import annotations

from collections.abc import Callable

from app.boards.base import board_class
from app.i18n import LANGUAGES
from app.main import NostosApp
from app.offscreen import frames
from app.paths import RULES
from engines.voyage import GAME

Save = Callable[..., None]
BOARD = (960, 540)
#: A large board, and how much of it is shown around a crossing.
LARGE, AROUND = (1680, 945), (480, 300)
#: Where four ships lie; two are about to meet at a crossing.
CELLS, CROSSING = [0, 16, 82, 52], 18


def draw_rulebook(app: NostosApp, save: Save) -> None:
    """Draw the whole board in each language, for it has names, and a crossing without words."""
    out = RULES / "voyage"
    for lang in LANGUAGES:
        app.settings.lang = lang
        save(shown(app, BOARD), out / f"board_{lang}.png")
    board = shown(app, LARGE)
    x, y = board.geometry.centres[CROSSING]
    left = round((LARGE[0] - AROUND[0]) / 2 + x)
    top = round((LARGE[1] - AROUND[1]) / 2 - y)
    save(board, out / "crossing.png", (left, top, left + AROUND[0], top + AROUND[1]))


def shown(app: NostosApp, size: tuple[int, int]):
    """Return the board alone on the screen, with four ships on their way."""
    app.root.clear_widgets()
    board = board_class("voyage")(size_hint=(None, None), size=size)
    board.seated = [
        {"name": "", "colour": seat, "shape": seat, "edge": "bottom"} for seat in range(len(CELLS))
    ]
    app.root.add_widget(board)
    view = GAME.new(4, first="first_seat").view(None)
    board.show(view | {"cells": CELLS, "throw": None})
    frames(4)
    board.standings.group.clear()
    board.banner.group.clear()
    return board
