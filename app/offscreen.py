"""The app without its main loop: for the demo, and for pictures of it."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from kivy.base import EventLoop, runTouchApp
from kivy.uix.widget import Widget

from app.main import NostosApp

#: What has not come after so many frames has gone wrong.
MOST_FRAMES = 200_000


def started(app: NostosApp) -> NostosApp:
    """Bring the app up to its home screen; frames are drawn by `frames` only."""
    app._run_prepare()
    runTouchApp(embedded=True)
    frames(3)
    return app


def frames(count: int) -> None:
    """Draw some frames."""
    for _ in range(count):
        EventLoop.idle()


def run_until(condition: Callable[[], bool]) -> bool:
    """Draw frames until the condition holds; return False if it never does."""
    for _ in range(MOST_FRAMES):
        EventLoop.idle()
        if condition():
            return True
    return False


def picture(widget: Widget, path: Path) -> None:
    """Write what a widget shows to a PNG file."""
    frames(2)
    path.parent.mkdir(parents=True, exist_ok=True)
    widget.export_as_image().save(str(path))
