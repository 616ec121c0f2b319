"""A board for Regatta: enough of one to play a tournament by touch."""

from __future__ import annotations

import sys

from kivy.uix.label import Label

from app.boards.base import Board, SeatAction
from app.i18n import tr
from app.theme import theme
from engines import GAMES
from tests.toys import regatta
from tests.toys.regatta import STROKES

TEXTS = {
    "regatta.name": {"fr": "Régate", "en": "Regatta"},
    "regatta.tagline": {"fr": "Un jeu d’essai", "en": "A game for trying"},
    "regatta.credits": {"fr": "Les tests", "en": "The tests"},
    "regatta.bot.random": {"fr": "Au hasard", "en": "Random"},
    "regatta.prompt": {"fr": "Ramez", "en": "Row"},
    "regatta.event.rows": {"fr": "{seat} rame : {n}", "en": "{seat} rows {n}"},
    "regatta.refusal.not_offered": {"fr": "Pas maintenant.", "en": "Not now."},
    "regatta.stroke.short": {"fr": "Un peu", "en": "A little"},
    "regatta.stroke.long": {"fr": "Loin", "en": "Far"},
}


class GameBoard(Board):
    """Shows how far everyone has rowed; one rows with a button."""

    def __init__(self, **kwargs):
        super().__init__(**kwargs)
        middle = {"center_x": 0.5, "center_y": 0.5}
        self.far = Label(pos_hint=middle, font_size=20, color=theme.ink)
        self.add_widget(self.far)

    def show(self, view: dict) -> None:
        self.far.text = "  ".join(map(str, view["far"]))

    def prompt(self, seat: int) -> str:
        return tr("regatta.prompt")

    def tally(self, seat: int) -> str:
        return str(self.driver.outcome()[0][seat]) if self.driver else ""

    def actions(self, seat: int) -> list[SeatAction]:
        if self.driver.actor != seat:
            return []
        return [
            SeatAction("regatta.stroke.short", "rowing", lambda: self.driver.play(STROKES[0])),
            SeatAction("regatta.stroke.long", "rowing", lambda: self.driver.play(STROKES[-1])),
        ]


def install() -> None:
    """Put Regatta on the shelf, with its board and its texts."""
    GAMES.register(regatta.GAME)
    sys.modules["app.boards.regatta"] = sys.modules[__name__]
    tr.add(TEXTS)


def remove() -> None:
    """Take Regatta off the shelf again, if it is there."""
    if "regatta" in GAMES:
        GAMES.forget("regatta")
        del sys.modules["app.boards.regatta"]
