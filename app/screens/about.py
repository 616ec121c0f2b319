"""What Nostos is, and whom it owes what."""

from __future__ import annotations

import json

from kivy.app import App
from kivy.properties import BooleanProperty, StringProperty
from kivy.uix.boxlayout import BoxLayout

from app import VERSION
from app.i18n import tr
from app.kit.widgets import Btn, Card, Txt
from app.paths import ASSETS
from app.router import NostosScreen
from engines import GAMES

#: The software that Nostos stands on: each has a text `about.software.<name>`.
SOFTWARE = ("python", "kivy", "kivymd", "plyer", "icons")


class AboutScreen(NostosScreen):
    """The title page and the credits."""

    wide = BooleanProperty(False)
    version = StringProperty(VERSION)

    def open(self) -> None:
        self.refresh()

    def refresh(self) -> None:
        self._fill(self.ids.games, [self._game(game) for game in GAMES])
        self._fill(self.ids.software, [Credit(text=tr(f"about.software.{n}")) for n in SOFTWARE])
        for kind in ("fonts", "maps"):
            self._fill(self.ids[kind], [self._work(work) for work in credits_of(kind)])

    def _fill(self, box: BoxLayout, widgets: list) -> None:
        box.clear_widgets()
        for widget in widgets:
            box.add_widget(widget)

    def _game(self, game: str) -> NamedCredit:
        return NamedCredit(title=tr(f"{game}.name"), text=tr(f"{game}.credits"))

    def _work(self, work: dict) -> NamedCredit:
        credit = NamedCredit(title=work["name"], text=f"{work['authors']}. {work['licence']}.")
        button = Btn(icon="file-document-outline", label=tr("about.licence.read"))
        button.bind(on_release=lambda _button: self._read(work))
        credit.add_widget(button)
        return credit

    def _read(self, work: dict) -> None:
        text = (ASSETS / work["licence_file"]).read_text(encoding="utf-8")
        App.get_running_app().sheet(work["name"], LicenceText(text))


class AboutCard(Card):
    """A part of the credits under a title."""

    title = StringProperty("")


class Credit(Txt):
    """One line of thanks."""


class NamedCredit(BoxLayout):
    """A name, and what is to be said of it."""

    title = StringProperty("")
    text = StringProperty("")


class LicenceText(BoxLayout):
    """A long text as one label a paragraph: a phone's textures are not endlessly tall."""

    def __init__(self, text: str, **kwargs):
        super().__init__(**kwargs)
        for paragraph in text.split("\n\n"):
            if words := " ".join(paragraph.split()).strip("- "):
                self.add_widget(Credit(text=words))


def credits_of(kind: str) -> list[dict]:
    """Return the entries of this kind in assets/credits.json."""
    return json.loads((ASSETS / "credits.json").read_text(encoding="utf-8"))[kind]
