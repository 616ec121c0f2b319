"""A board for Amphora: enough of one to try the table and the privacy gate on."""

from __future__ import annotations

import sys

from kivy.uix.boxlayout import BoxLayout
from kivy.uix.label import Label

from app.boards.base import Board, SeatAction
from app.i18n import tr
from app.kit.widgets import Btn
from app.theme import theme
from engines import GAMES
from tests.toys import amphora
from tests.toys.amphora import Act

TEXTS = {
    "amphora.name": {"fr": "Amphore", "en": "Amphora"},
    "amphora.tagline": {"fr": "Un jeu d’essai", "en": "A game for trying"},
    "amphora.credits": {"fr": "Les tests", "en": "The tests"},
    "amphora.bot.random": {"fr": "Au hasard", "en": "Random"},
    "amphora.option.rounds": {"fr": "Manches", "en": "Rounds"},
    "amphora.option.rounds.help": {"fr": "Combien", "en": "How many"},
    "amphora.option.rounds.2": {"fr": "Deux", "en": "Two"},
    "amphora.option.rounds.3": {"fr": "Trois", "en": "Three"},
    "amphora.action.pass": {"fr": "Passer", "en": "Pass"},
    "amphora.prompt": {"fr": "Jouez, buvez ou passez", "en": "Play, drink or pass"},
    "amphora.event.jar_played": {"fr": "{seat} pose {jar}", "en": "{seat} plays {jar}"},
    "amphora.event.passes": {"fr": "{seat} passe", "en": "{seat} passes"},
    "amphora.event.drinks": {"fr": "{seat} boit", "en": "{seat} drinks"},
    "amphora.refusal.not_offered": {"fr": "Pas maintenant.", "en": "Not now."},
}


class GameBoard(Board):
    """Shows the jars on the table; the hand is only in `secret`."""

    def __init__(self, **kwargs):
        super().__init__(**kwargs)
        middle = {"center_x": 0.5, "center_y": 0.5}
        self.jars = Label(pos_hint=middle, font_size=20, color=theme.ink)
        self.add_widget(self.jars)

    def show(self, view: dict) -> None:
        tables, sizes = view["tables"], view["hand_sizes"]
        self.jars.text = "\n".join(f"{t} + {n}" for t, n in zip(tables, sizes, strict=True))

    def prompt(self, seat: int) -> str:
        return tr("amphora.prompt")

    def tally(self, seat: int) -> str:
        return str(self.driver.outcome()[0][seat]) if self.driver else ""

    def actions(self, seat: int) -> list[SeatAction]:
        if self.driver.actor != seat:
            return []
        return [
            SeatAction("amphora.action.pass", "skip-next", lambda: self.driver.play(Act("pass")))
        ]

    def secret(self, seat: int, known: dict, legal: list) -> BoxLayout:
        hand = BoxLayout(spacing=8, pos_hint={"center_x": 0.5, "center_y": 0.5})
        hand.orientation = "vertical"
        taste = Label(text=f"taste {known['taste']}", color=theme.ink, size_hint_y=None, height=40)
        hand.add_widget(taste)
        for jar in known["hand"]:
            card = Btn(label=f"jar {jar}", disabled=Act("play", jar) not in legal)
            card.bind(on_release=lambda _c, jar=jar: self.driver.play(Act("play", jar)))
            hand.add_widget(card)
        return hand


def install() -> None:
    """Put Amphora on the shelf, with its board and its texts."""
    GAMES.register(amphora.GAME)
    sys.modules["app.boards.amphora"] = sys.modules[__name__]
    tr.add(TEXTS)


def remove() -> None:
    """Take Amphora off the shelf again, if it is there."""
    if "amphora" in GAMES:
        GAMES.forget("amphora")
        del sys.modules["app.boards.amphora"]
