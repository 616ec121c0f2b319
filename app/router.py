"""Which screen is shown, how one gets there and back. Screens are built at their first visit."""

from __future__ import annotations

import gc
from importlib import import_module

from kivy.lang import Builder
from kivy.uix.screenmanager import FadeTransition, NoTransition, Screen, ScreenManager

from app.i18n import tr
from app.paths import KV
from app.theme import theme

_loaded_kv: set[str] = set()


def load_kv(name: str) -> None:
    """Load kv/<name>.kv once."""
    if name not in _loaded_kv:
        _loaded_kv.add(name)
        Builder.load_file(str(KV / f"{name}.kv"))


class NostosScreen(Screen):
    """Root of all screens. The class of `app/screens/<name>.py` is called `<Name>Screen`."""

    #: The app's router; set before the screen is first opened.
    router: Router

    def open(self, **args) -> None:
        """Called at each visit, with what `Router.go` was given."""

    def close(self) -> None:
        """Called when the screen is left, by any way."""

    def refresh(self) -> None:
        """Called when the language changes while this screen is shown."""

    def on_app_pause(self) -> None:
        """Called when the app goes to the background."""

    def back(self) -> bool:
        """Take the way back; return False where there is none (home)."""
        return self.router.back()


class Router(ScreenManager):
    """Shows screens by name and remembers the way back."""

    def __init__(self, **kwargs):
        super().__init__(transition=NoTransition(), **kwargs)
        self._way: list[tuple[str, dict]] = []
        tr.fbind("lang", self._language_changed)

    def go(self, name: str, **args) -> NostosScreen:
        """Show a screen; the present one becomes the way back."""
        self._way.append((name, args))
        return self._show(name, args)

    def replace(self, name: str, **args) -> NostosScreen:
        """Show a screen instead of the present one, which is no way back."""
        self._way[-1:] = [(name, args)]
        return self._show(name, args)

    def home(self) -> NostosScreen:
        """Show the home screen and forget the way back."""
        self._way = [("home", {})]
        return self._show("home", {})

    def back(self) -> bool:
        """Go one screen back; return False at the first one."""
        if len(self._way) < 2:
            return False
        self._way.pop()
        self._show(*self._way[-1])
        return True

    def _show(self, name: str, args: dict) -> NostosScreen:
        if self.current_screen is not None:
            self.current_screen.close()
        fresh = not self.has_screen(name)
        if fresh:
            self.add_widget(self._build(name))
        screen = self.get_screen(name)
        screen.open(**args)
        if self._way[-1] != (name, args):
            return screen  # it could not be opened and sent us elsewhere
        seconds = theme.seconds(0.18)
        # A transition that still runs would take the new screen away when it ends.
        self.transition.stop()
        self.transition = FadeTransition(duration=seconds) if seconds else NoTransition()
        self.current = name
        if fresh:
            gc.collect()  # what is frozen as rubbish is never freed
            gc.freeze()
        return screen

    def _build(self, name: str) -> NostosScreen:
        module = import_module(f"app.screens.{name}")
        load_kv(name)
        screen = getattr(module, f"{name.capitalize()}Screen")(name=name)
        screen.router = self
        return screen

    def _language_changed(self, *_args) -> None:
        if self.current_screen is not None:
            self.current_screen.refresh()
