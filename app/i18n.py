"""Texts in the player's language, switchable while they are on the screen.

KV says `tr.t(tr.lang, "home.title")`: naming `tr.lang` makes KV ask again when
the language changes. Python says `tr("home.title")` and listens to `lang`.
"""

from __future__ import annotations

import json
import locale
import os

from kivy.event import EventDispatcher
from kivy.properties import OptionProperty

from app.paths import LOCALE

LANGUAGES = ("fr", "en")


class Translator(EventDispatcher):
    """Looks keys up in `assets/locale`: `shell.json`, and a file for each game."""

    lang = OptionProperty("en", options=LANGUAGES)

    def __init__(self, **kwargs):
        super().__init__(**kwargs)
        self._texts: dict[str, dict] = {}
        self._loaded: set[str] = set()
        self._load("shell")

    def __call__(self, key: str, **facts) -> str:
        """Return the text of `key` in the present language."""
        return self.t(self.lang, key, **facts)

    def t(self, lang: str, key: str, **facts) -> str:
        """Return the text of `key` in `lang`; the key in brackets when there is none."""
        entry = self._entry(key)
        if entry is None:
            return f"[{key}]"
        text = entry[lang]
        if isinstance(text, dict):
            text = text[plural(lang, facts.get("n", 0))]
        return text.format(**facts) if facts else text

    def has(self, key: str) -> bool:
        """Return whether there is a text for `key`."""
        return self._entry(key) is not None

    def add(self, texts: dict[str, dict]) -> None:
        """Add texts that are not in a file (the tests' own games)."""
        self._texts.update(texts)

    def _entry(self, key: str) -> dict | None:
        if key not in self._texts:
            self._load(key.partition(".")[0])
        return self._texts.get(key)

    def _load(self, catalogue: str) -> None:
        if catalogue in self._loaded:
            return
        self._loaded.add(catalogue)
        path = LOCALE / f"{catalogue}.json"
        if path.exists():
            self._texts.update(json.loads(path.read_text(encoding="utf-8")))


def plural(lang: str, n: int) -> str:
    """Return the plural form for n: French says one below two, English for one only."""
    if lang == "fr":
        return "one" if abs(n) < 2 else "other"
    return "one" if n == 1 else "other"


def system_language() -> str:
    """Return the language of the device if we speak it, else English."""
    named = os.environ.get("LANG") or locale.getlocale()[0] or ""
    if android := _android_language():
        named = android
    return "fr" if named.lower().startswith("fr") else "en"


def _android_language() -> str:
    if "ANDROID_ARGUMENT" not in os.environ:
        return ""
    from jnius import autoclass

    return autoclass("java.util.Locale").getDefault().getLanguage()


tr = Translator()
