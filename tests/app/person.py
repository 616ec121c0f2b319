"""A person in front of the real app: sees what is shown, and touches it with fingers.

One app, one window, one process. `Person` waits for conditions, never for time.
"""

from __future__ import annotations

import os
import tempfile
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from itertools import pairwise
from pathlib import Path
from time import monotonic

os.environ["KIVY_NO_ARGS"] = "1"
os.environ["SDL_VIDEODRIVER"] = os.environ.get("NOSTOS_TEST_DRIVER", "offscreen")
os.environ["SDL_AUDIODRIVER"] = "dummy"
os.environ.setdefault("KIVY_HOME", tempfile.mkdtemp(prefix="nostos-kivy-"))
os.environ.setdefault("NOSTOS_DATA", tempfile.mkdtemp(prefix="nostos-data-"))

from kivy.config import Config

from app.__main__ import configure

configure()
Config.set("graphics", "maxfps", "0")
Config.set("kivy", "log_level", "warning")

from kivy.app import App
from kivy.base import EventLoop, runTouchApp
from kivy.core.window import Window
from kivy.input.motionevent import MotionEvent
from kivy.uix.scrollview import ScrollView
from kivy.uix.widget import Widget

SIZES = {
    "tablet": (1280, 800),
    "large": (1920, 1200),
    "phone": (412, 915),
    "small": (360, 640),
}

#: A person waits at least so many seconds before giving up.
PATIENCE = 10


class Finger(MotionEvent):
    """One touch of one finger, in window pixels."""

    _next = 0

    def __init__(self, x: float, y: float):
        Finger._next += 1
        super().__init__("finger", Finger._next, (0, 0), is_touch=True, type_id="touch")
        self.sx, self.sy = x / Window.width, y / Window.height
        self.profile = ["pos"]
        self.scale_for_screen(Window.width, Window.height)
        EventLoop.post_dispatch_input("begin", self)

    def depack(self, args) -> None:
        super().depack(args)

    def move(self, x: float, y: float) -> None:
        """Slide to this place."""
        self.sx, self.sy = x / Window.width, y / Window.height
        self.scale_for_screen(Window.width, Window.height)
        EventLoop.post_dispatch_input("update", self)

    def lift(self) -> None:
        """Leave the glass."""
        EventLoop.post_dispatch_input("end", self)


class Person:
    """Drives the running app."""

    def __init__(self, app: App):
        self.app = app

    def resize(self, width: int, height: int) -> None:
        """Turn the device or take another one."""
        Window.size = (width, height)
        self.wait(lambda: tuple(Window.size) == (width, height), "the window's new size")
        self.frames(3)

    def frames(self, count: int = 1) -> None:
        """Let the app draw a few frames."""
        for _ in range(count):
            EventLoop.idle()

    def wait(self, condition: Callable[[], object], what: str, frames: int = 4000):
        """Let the app run until the condition holds; return what it returned.

        It gives up after so many frames, but not at once: where nothing is to be painted, all
        of them are over before the app's own clocks have moved.
        """
        soonest = monotonic() + PATIENCE
        while frames > 0 or monotonic() < soonest:
            EventLoop.idle()
            if found := condition():
                return found
            frames -= 1
        raise AssertionError(f"never came: {what}; on the screen: {self.texts()}")

    def widgets(self, root: Widget | None = None):
        """Yield every widget that is shown, front to back."""
        for widget in (root or self.app.root).walk(restrict=True):
            if shown(widget):
                yield widget

    def texts(self) -> list[str]:
        """Return all texts that are shown."""
        return [w.text for w in self.widgets() if getattr(w, "text", "")]

    def find(self, wanted: str | type | Callable[[Widget], bool]) -> Widget | None:
        """Return a shown widget by its words (text, label, hint), class or a test."""
        for widget in self.widgets():
            if matches(widget, wanted):
                return widget
        return None

    def tap(self, wanted) -> Widget:
        """Tap the middle of what is wanted, once it is there and stands still."""
        places: list[tuple[float, float] | None] = [None]

        def stands_still() -> Widget | None:
            widget = self.find(wanted)
            places.append(centre(widget) if widget else None)
            return widget if near(places[-1], places[-2]) else None

        try:
            widget = self.wait(stands_still, f"something to tap: {wanted}")
        except AssertionError as never:
            raise AssertionError(f"{never}; last seen at {places[-3:]}") from None
        self.touch(*centre(widget))
        return widget

    def touch(self, x: float, y: float) -> None:
        """Tap at a place of the window."""
        finger = Finger(x, y)
        self.frames(1)
        self.wait(lambda: not undecided(finger), "whether this taps or scrolls")
        finger.lift()
        self.frames(2)

    def drag(self, *points: tuple[float, float], steps: int = 6) -> None:
        """Draw a line through these places with one finger."""
        finger = Finger(*points[0])
        self.frames(1)
        for (x0, y0), (x1, y1) in pairwise(points):
            for step in range(1, steps + 1):
                share = step / steps
                finger.move(x0 + (x1 - x0) * share, y0 + (y1 - y0) * share)
                self.frames(1)
        finger.lift()
        self.frames(2)

    def picture(self, path: str | Path) -> Path:
        """Write what is on the screen to a PNG file (right at any width)."""
        self.frames(2)
        Path(path).parent.mkdir(parents=True, exist_ok=True)
        picture = self.app.root.export_as_image()
        picture.save(str(path))
        return Path(path)


def undecided(finger: Finger) -> bool:
    """Return whether a scroll view still holds a finger back: it may be about to scroll.

    Whoever lifts it this early is answered too, but a fifth of a second later.
    """
    holders = [holder for ref in finger.grab_list if isinstance(holder := ref(), ScrollView)]
    return any(not finger.ud[holder._get_uid()]["user_stopped"] for holder in holders)


def shown(widget: Widget) -> bool:
    """Return whether a widget is really on the screen: parents too, opaque, with a size."""
    while widget is not None and widget is not Window:
        if widget.opacity == 0 or widget.width <= 0 or widget.height <= 0:
            return False
        if widget.parent is None:
            return False
        widget = widget.parent
    return True


def matches(widget: Widget, wanted) -> bool:
    """Return whether this widget is what is wanted."""
    if isinstance(wanted, type):
        return isinstance(widget, wanted)
    if callable(wanted):
        return bool(wanted(widget))
    words = (getattr(widget, name, "") for name in ("label", "hint", "text"))
    return wanted in words


def centre(widget: Widget) -> tuple[float, float]:
    """Return the middle of a widget in window pixels, through any rotation."""
    return widget.to_window(*widget.center) if widget.parent else widget.center


def near(one: tuple[float, float] | None, other: tuple[float, float] | None) -> bool:
    """Return whether two places are the same to a finger: less than a pixel apart."""
    return None not in (one, other) and max(abs(a - b) for a, b in zip(one, other, strict=True)) < 1


def start(**settings) -> Person:
    """Start the app and return the person in front of it."""
    from app.main import NostosApp

    app = NostosApp()
    app.settings.motion = "reduced"
    app.settings.lang = "en"
    app.settings.hints = False
    for name, value in settings.items():
        setattr(app.settings, name, value)
    app._run_prepare()
    runTouchApp(embedded=True)
    person = Person(app)
    person.wait(lambda: app.router.current == "home", "the home screen")
    return person


class Unpainted:
    """The window, but a frame is laid out without being painted: most of the time goes there."""

    class canvas:
        needs_redraw = False

    def __init__(self, window) -> None:
        self._window = window

    def __getattr__(self, name: str):
        return getattr(self._window, name)


@contextmanager
def without_paint() -> Iterator[None]:
    """Lay frames out without painting them."""
    window = EventLoop.window
    EventLoop.window = Unpainted(window)
    try:
        yield
    finally:
        EventLoop.window = window
