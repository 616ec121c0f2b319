"""Quiet sounds, loaded when first played; silent where there is no sound device."""

from __future__ import annotations

from kivy.logger import Logger

from app.paths import SOUNDS


class Sounds:
    """Plays `assets/sounds/<name>.wav`. `on` follows the setting."""

    def __init__(self) -> None:
        self.on = True
        self.played: str | None = None
        self._loaded: dict = {}

    def play(self, name: str) -> None:
        """Play a sound if sounds are on; never raises."""
        self.played = name
        if not self.on:
            return
        if name not in self._loaded:
            self._loaded[name] = self._load(name)
        if sound := self._loaded[name]:
            sound.stop()
            sound.play()

    def _load(self, name: str):
        from kivy.core.audio import SoundLoader

        try:
            return SoundLoader.load(str(SOUNDS / f"{name}.wav"))
        except Exception as error:  # a missing device must not stop a game
            Logger.warning(f"Sounds: {name} cannot be played ({error})")
            return None


sounds = Sounds()
