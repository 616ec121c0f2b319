"""A window that is measured from inside: `python -m tests.bench.child WINDOW WHAT SECONDS`.

WINDOW is "empty" (KivyMD 2, nothing in it), "home" or "table" (the real app). WHAT is
"start" (until the picture stands still), "idle" or "frames" (what each costs). The
last line on stdout is what was found, as JSON. `NOSTOS_BENCH_START` holds the moment the
parent started this process, on the clock that both share.
"""

from __future__ import annotations

import json
import os
import sys
from pathlib import Path
from random import Random
from time import monotonic, process_time
from typing import Any

#: How long a window must draw nothing new before it counts as standing still.
STILL = 0.4
#: How long a window may settle before its rest is measured.
SETTLE = 2.0


def main() -> None:
    """Open the window, measure, print."""
    window, what, seconds = sys.argv[1], sys.argv[2], float(sys.argv[3])
    from app.__main__ import configure

    configure()
    if what == "frames":
        from kivy.config import Config

        # Without these a frame lasts as long as the screen's, however little work it is.
        Config.set("graphics", "maxfps", "0")
        Config.set("graphics", "vsync", "0")
    app = make(window)
    watch = {"start": Start, "idle": Idle, "frames": Frames}[what](app, window, seconds)
    app.bind(on_start=watch.begin)
    app.run()
    print(json.dumps({**watch.found, **memory()}), flush=True)
    os._exit(0)


def make(window: str) -> Any:
    """Return the application that shows this window."""
    if window != "empty":
        from app.main import NostosApp

        return NostosApp()
    from kivymd.app import MDApp
    from kivymd.uix.screen import MDScreen

    class EmptyApp(MDApp):
        def build(self) -> MDScreen:
            return MDScreen()

    return EmptyApp()


def memory() -> dict[str, float]:
    """Return the megabytes that the process holds now, and at most."""
    try:
        lines = Path("/proc/self/status").read_text(encoding="ascii").splitlines()
    except OSError:
        return {}
    sizes = {line.split(":")[0]: line.split()[1] for line in lines if line.startswith("Vm")}
    return {"rss": int(sizes["VmRSS"]) / 1024, "peak": int(sizes["VmHWM"]) / 1024}


def new_game(app: Any) -> Any:
    """Put a fresh game for two people on the table and return the table's screen."""
    from app import library

    seats = [
        {"name": name, "kind": "human", "level": "", "colour": n, "shape": n, "edge": edge}
        for n, (name, edge) in enumerate((("Circe", "bottom"), ("Nestor", "top")))
    ]
    session = library.create("naval", seats, {})
    session.close()
    return app.router.go("table", path=str(session.path))


class Watch:
    """Sees every frame as it reaches the screen, and stops the app when it has seen enough."""

    def __init__(self, app: Any, window: str, seconds: float) -> None:
        self.app = app
        self.window = window
        self.seconds = seconds
        self.found: dict[str, Any] = {}

    def begin(self, *_args: Any) -> None:
        """The app has started; nothing is drawn yet."""
        from kivy.clock import Clock
        from kivy.core.window import Window

        flip = Window.flip

        def flipped() -> None:
            self.flip()
            flip()
            self.frame()

        Window.flip = flipped
        self.found["gl"] = renderer()
        if self.window == "table":
            # This comes before the app's own on_start, which shows home.
            Clock.schedule_once(self._sit_down, 0)

    def _sit_down(self, _dt: float) -> None:
        self.table = new_game(self.app)

    def flip(self) -> None:
        """A frame is drawn and about to go to the screen."""

    def frame(self) -> None:
        """A frame is on the screen."""


class Start(Watch):
    """From the start of the process to the first frame, and to the last before all is still."""

    def __init__(self, *args: Any) -> None:
        super().__init__(*args)
        self.started = float(os.environ["NOSTOS_BENCH_START"])
        self.last = 0.0

    def frame(self) -> None:
        from kivy.clock import Clock

        self.last = monotonic()
        if "first" not in self.found:
            self.found["first"] = self.last - self.started
            self.found["cpu"] = process_time()
            Clock.schedule_interval(self._look, STILL / 4)

    def _look(self, _dt: float) -> None:
        if monotonic() - self.last >= STILL:
            self.found["still"] = self.last - self.started
            self.app.stop()


class Idle(Watch):
    """How much of one processor the window takes while nobody touches it."""

    def begin(self, *_args: Any) -> None:
        from kivy.clock import Clock

        super().begin()
        self.drawn = 0
        self.last = self.begun = monotonic()
        Clock.schedule_interval(self._settle, SETTLE / 8)

    def frame(self) -> None:
        self.drawn += 1
        self.last = monotonic()

    def _settle(self, _dt: float) -> bool:
        """Wait for the window to stand still, but not for ever: one may never do so."""
        from kivy.clock import Clock

        now = monotonic()
        if now - self.last < SETTLE / 2 and now - self.begun < 5 * SETTLE:
            return True
        self.drawn = 0
        self.wall, self.work = now, process_time()
        Clock.schedule_once(self._stop, self.seconds)
        return False

    def _stop(self, _dt: float) -> None:
        self.found["cpu"] = 100 * (process_time() - self.work) / (monotonic() - self.wall)
        self.found["drawn"] = self.drawn
        self.app.stop()


class Frames(Watch):
    """What each frame costs: all work from one picture on the screen to the next.

    On the table ships sail all the time; the empty window is only painted again.
    """

    def begin(self, *_args: Any) -> None:
        from kivy.clock import Clock
        from kivy.core.window import Window

        super().begin()
        self.rng = Random(3)
        self.moves = 0
        self.frames: list[tuple[str, float, float, float, float]] = []
        self.was_moving = False
        self.shown = self.drawing = self.flipping = monotonic()
        self.spent = process_time()
        Window.bind(on_draw=self._draw)
        Clock.schedule_once(self._from, SETTLE)

    def _from(self, _dt: float) -> None:
        from kivy.clock import Clock

        self.frames.clear()
        self.shown, self.spent = monotonic(), process_time()
        self.until = self.shown + self.seconds
        Clock.schedule_interval(self._repaint if self.window == "empty" else self._play, 0)

    def _repaint(self, _dt: float) -> None:
        self.app.root.canvas.ask_update()
        if monotonic() > self.until:
            self._stop()

    def _play(self, _dt: float) -> None:
        driver = self.table.driver
        if monotonic() > self.until or driver.actor < 0:
            self._stop()
        elif not driver.busy:
            self.moves += 1
            driver.play(self._choose(driver.legal()))

    def _stop(self) -> None:
        self.found |= {"frames": self.frames, "moves": self.moves}
        self.app.stop()

    def _choose(self, legal: list[Any]) -> Any:
        """Take any boarding or else any sailing: what makes the board busiest."""
        held = {place[0] for place in self.table.driver.view()["ships"] if place is not None}
        sails = [act for act in legal if act.verb == "sail"]
        return self.rng.choice([act for act in sails if act.to in held] or sails or legal)

    def _draw(self, *_args: Any) -> None:
        self.drawing = monotonic()

    def flip(self) -> None:
        self.flipping = monotonic()

    def frame(self) -> None:
        now, spent = monotonic(), process_time()
        moving = self.window == "table" and self.table.driver.busy
        kind = "moving" if moving and self.was_moving else "other"
        parts = (self.drawing - self.shown, self.flipping - self.drawing, now - self.flipping)
        self.frames.append((kind, spent - self.spent, *parts))
        self.shown, self.spent, self.was_moving = now, spent, moving


def renderer() -> str:
    """Return what draws: the name that OpenGL gives itself."""
    from kivy.graphics.opengl import GL_RENDERER, glGetString

    name = glGetString(GL_RENDERER)
    return name.decode("ascii", "replace") if isinstance(name, bytes) else str(name)


if __name__ == "__main__":
    main()
