"""The application: settings, theme and language wired to the screens; Back; pause."""

from __future__ import annotations

import gc
from functools import cached_property

from kivy.clock import Clock
from kivy.core.window import Window
from kivy.lang import global_idmap
from kivy.uix.floatlayout import FloatLayout
from kivymd.app import MDApp

from app.device import device
from app.i18n import system_language, tr
from app.kit.overlay import Overlay, Said
from app.kit.widgets import Txt  # noqa: F401  (registers the kit's widgets)
from app.paths import ART
from app.router import Router, load_kv
from app.settings import Settings
from app.sounds import sounds
from app.theme import register_fonts, theme

BACK_KEYS = (27, 1001)


def art(name: str) -> str:
    """Return the path of a picture of ours, for KV."""
    return str(ART / name)


class Root(FloatLayout):
    """The ground under everything: paper, so that a picture of it has no holes."""


class NostosApp(MDApp):
    """The one application object. Screens reach it through `App.get_running_app()`."""

    title = "Nostos"

    def __init__(self, **kwargs):
        super().__init__(**kwargs)
        self.settings = Settings()
        self.router: Router
        self._wire_settings()

    def build(self) -> Root:
        # A page of wrapped texts settles level by level; Kivy's 20 rounds a frame are too few.
        Clock.max_iteration = 60
        register_fonts()
        global_idmap.update(tr=tr, theme=theme, art=art)
        load_kv("kit")
        self.icon = art("icon.png")
        self.router = Router()
        root = Root()
        root.add_widget(self.router)
        theme.fbind("paper", self._paint)
        self._paint()
        return root

    def on_start(self) -> None:
        Window.bind(on_keyboard=self._on_keyboard)
        self.router.home()
        gc.collect()
        gc.freeze()

    @cached_property
    def overlay(self) -> Overlay:
        """The one sheet over the screen, built when first asked for."""
        load_kv("overlay")
        return Overlay()

    @cached_property
    def said(self) -> Said:
        """The one bubble for answers, built when first asked for."""
        load_kv("overlay")
        return Said()

    def say(self, text: str) -> None:
        """Answer the player in a sentence at the foot of the screen."""
        self.said.say(self.root, text)

    def sheet(self, title: str, content, rotation: int = 0) -> None:
        """Show a sheet with this content over everything."""
        self.overlay.show(self.root, title, content, rotation)

    def on_pause(self) -> bool:
        self.router.current_screen.on_app_pause()
        return True

    def go_back(self) -> bool:
        """Do what Back means now; return False when the app should be left."""
        if "overlay" in self.__dict__ and self.overlay.close():
            return True
        return self.router.current_screen.back()

    def _on_keyboard(self, _window, key, *_args) -> bool:
        if key not in BACK_KEYS:
            return False
        if not self.go_back():
            self.stop()
        return True

    def _wire_settings(self) -> None:
        settings = self.settings
        for name in ("scheme", "palette", "text_size", "motion"):
            settings.fbind(name, self._apply_look)
        settings.fbind("lang", self._apply_language)
        for name in ("sound", "vibration", "voice"):
            settings.fbind(name, self._apply_senses)
        self._apply_look()
        self._apply_language()
        self._apply_senses()

    def _apply_look(self, *_args) -> None:
        settings = self.settings
        theme.apply(settings.scheme, settings.palette, settings.text_size, settings.motion)
        self.theme_cls.theme_style = settings.scheme.capitalize()

    def _apply_language(self, *_args) -> None:
        lang = self.settings.lang
        tr.lang = system_language() if lang == "auto" else lang

    def _apply_senses(self, *_args) -> None:
        sounds.on = self.settings.sound
        device.vibration = self.settings.vibration
        device.voice = self.settings.voice

    def _paint(self, *_args) -> None:
        Window.clearcolor = theme.paper
