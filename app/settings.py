"""What people chose, kept in one JSON file that is always whole."""

from __future__ import annotations

import json
import os

from kivy.event import EventDispatcher
from kivy.logger import Logger
from kivy.properties import (
    BooleanProperty,
    DictProperty,
    ListProperty,
    NumericProperty,
    OptionProperty,
)

from app.paths import data_folder

TEXT_SIZES = (0.9, 1.0, 1.15, 1.3)


class Settings(EventDispatcher):
    """Observable settings. Every change is written at once; a bad file means defaults."""

    lang = OptionProperty("auto", options=("auto", "fr", "en"))
    text_size = NumericProperty(1.0)
    sound = BooleanProperty(True)
    vibration = BooleanProperty(True)
    voice = BooleanProperty(False)
    motion = OptionProperty("full", options=("full", "reduced"))
    palette = OptionProperty("classic", options=("classic", "safe"))
    scheme = OptionProperty("light", options=("light", "dark"))
    layout = OptionProperty("auto", options=("auto", "table", "phone"))
    dice = OptionProperty("app", options=("app", "real"))
    #: Whether a word of help appears when something comes up for the first time, and which did.
    hints = BooleanProperty(True)
    hints_seen = ListProperty()
    #: Last set-up by game id: seats and options, offered again next time.
    last_setup = DictProperty()
    #: Game ids, last used first.
    recent = ListProperty()

    def __init__(self, **kwargs):
        super().__init__(**kwargs)
        self._path = data_folder() / "settings.json"
        self._read()
        for name in self.properties():
            self.fbind(name, self._write)

    def _read(self) -> None:
        try:
            saved = json.loads(self._path.read_text(encoding="utf-8"))
        except (OSError, ValueError):
            return
        for name, value in saved.items() if isinstance(saved, dict) else ():
            if name in self.properties():
                self._adopt(name, value)

    def _adopt(self, name: str, value) -> None:
        try:
            setattr(self, name, value)
        except (ValueError, TypeError, AttributeError):
            Logger.warning(f"Settings: {name} is unreadable and keeps its default")

    def _write(self, *_args) -> None:
        values = {name: getattr(self, name) for name in sorted(self.properties())}
        temporary = self._path.with_suffix(".tmp")
        try:
            with open(temporary, "w", encoding="utf-8") as file:
                json.dump(values, file, indent=1)
                file.flush()
                os.fsync(file.fileno())
            os.replace(temporary, self._path)
        except OSError as error:
            Logger.warning(f"Settings: not saved ({error})")
