"""Coming, going and being killed: nothing that was played is ever lost."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from kivy.core.window import Window

from engines.core.contract import OVER
from tests.app import past
from tests.app.sailor import sit_down

ROOT = Path(__file__).resolve().parents[2]
ESCAPE = 27


class Device:
    """A device of its own: a folder that stays, and an app that can be killed."""

    def __init__(self, data: Path) -> None:
        self.data = data
        self.app: subprocess.Popen[str] | None = None

    def start(self, task: str) -> Iterator[dict]:
        """Start the app with somebody who plays it, and yield what they tell."""
        env = os.environ | {"NOSTOS_DATA": str(self.data)}
        command = [sys.executable, "-m", "tests.app.sailor", task]
        pipes = {"stdout": subprocess.PIPE, "stderr": subprocess.DEVNULL}
        self.app = subprocess.Popen(command, cwd=ROOT, env=env, text=True, **pipes)
        with self.app.stdout as spoken:
            for line in spoken:
                if line.startswith("{") and line.endswith("}\n"):
                    yield json.loads(line)

    def kill(self) -> None:
        """Take the battery out."""
        if self.app is not None:
            self.app.send_signal(signal.SIGKILL)
            self.app.wait()
            self.app = None


@pytest.fixture
def device(tmp_path):
    device = Device(tmp_path)
    yield device
    device.kill()


def is_on(now: dict, then: dict) -> bool:
    """Return whether a game stands where it was, or one move on that was made but not told."""
    told = len(then["log"])
    if now["log"] == then["log"]:
        return now["view"] == then["view"]
    more = [event for event in now["log"][told:] if event["kind"] in ("sail", "turn")]
    return now["log"][:told] == then["log"] and len(more) == 1


def test_a_killed_app_goes_on_where_it_was_and_the_game_is_played_to_its_end(device):
    told = device.start("begin")
    seen = [next(told) for _ in range(7)]
    device.kill()
    last = [*seen, *told][-1]
    told = device.start("resume")
    resumed = next(told)
    assert is_on(resumed, last)
    *moves, results, again = told
    assert moves[-1]["view"]["actor"] == OVER
    assert results["screen"] == "results"
    assert {"Player 1", "Player 2"} <= set(results["texts"])
    assert again["screen"] == "table"
    assert again["view"]["captures"] == [0, 0]


@pytest.mark.parametrize("key", [ESCAPE, 1001], ids=["Escape", "Android's Back"])
def test_back_at_home_leaves_the_app(person, monkeypatch, key):
    left = []
    monkeypatch.setattr(person.app, "stop", lambda: left.append(True))
    Window.dispatch("on_keyboard", key, 0, "", [])
    assert left


def test_back_elsewhere_does_not_leave_the_app(person, monkeypatch):
    left = []
    monkeypatch.setattr(person.app, "stop", lambda: left.append(True))
    sit_down(person, past.naval(4))
    Window.dispatch("on_keyboard", ESCAPE, 0, "", [])
    person.wait(lambda: person.app.router.current == "home", "the home screen")
    assert not left


@pytest.mark.parametrize("screen", ["home", "table"])
def test_the_app_may_be_paused_anywhere(person, screen):
    if screen == "table":
        sit_down(person, past.naval(4))
    assert person.app.on_pause()
    person.app.on_resume()
    person.frames(3)
    assert person.app.router.current == screen


def test_a_paused_game_is_played_on(person):
    sailor = sit_down(person, past.naval(4))
    before = sailor.view
    person.app.on_pause()
    person.app.on_resume()
    sailor.move()
    assert sailor.view != before


def test_the_screen_stays_on_at_the_table_only(person):
    sit_down(person, past.naval(4))
    assert not Window.allow_screensaver
    person.app.go_back()
    person.frames(2)
    assert Window.allow_screensaver


def test_a_table_that_was_left_is_not_kept_in_memory(person):
    import gc
    import weakref

    sailor = sit_down(person, past.naval(4))
    board = weakref.ref(sailor.table.board)
    person.app.go_back()
    sit_down(person, past.naval(6), "naval-other")
    person.frames(3)
    gc.unfreeze()
    gc.collect()
    assert board() is None
