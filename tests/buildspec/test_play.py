"""`make play` with and without a screen."""

from __future__ import annotations

import socket
import sys

import pytest

from buildspec.screen import has_screen
from tests.buildspec.fresh_machine import Machine

PYTHON = """#!/bin/sh
case "$*" in
    *screen.py) exit SCREEN ;;
    *) echo "app $* on ${SDL_VIDEODRIVER:-a screen}" ;;
esac
"""


def play(tmp_path, screen: bool, *arguments: str):
    machine = Machine(tmp_path)
    machine.path(".venv/bin").mkdir(parents=True)
    python = machine.path(".venv/bin/python")
    python.write_text(PYTHON.replace("SCREEN", "0" if screen else "1"))
    python.chmod(0o755)
    return machine.run("play.sh", *arguments)


def test_the_app_opens_on_a_screen(tmp_path):
    assert play(tmp_path, screen=True).stdout == "app -m app on a screen\n"


def test_without_a_screen_a_bot_game_leaves_pictures(tmp_path):
    sentence, app = play(tmp_path, screen=False).stdout.splitlines()
    assert "no screen" in sentence
    assert sentence.endswith("build/play-pictures.")
    assert app == "app -m app --demo build/play-pictures on offscreen"


@pytest.mark.parametrize(
    ("environment", "platform", "seen"),
    [
        ({}, "linux", False),
        ({}, "darwin", True),
        ({"DISPLAY": ":9876"}, "linux", False),
        ({"WAYLAND_DISPLAY": "wayland-gone"}, "linux", False),
        ({"SDL_VIDEODRIVER": "kmsdrm"}, "linux", True),
        ({"SDL_VIDEODRIVER": "offscreen"}, "linux", False),
    ],
)
def test_a_screen_is_one_that_answers(environment, platform, seen):
    assert has_screen(environment, platform) is seen


def test_a_wayland_screen_is_found(tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    with socket.socket(socket.AF_UNIX) as server:
        server.bind("wayland-0")
        environment = {"WAYLAND_DISPLAY": "wayland-0", "XDG_RUNTIME_DIR": "."}
        assert has_screen(environment, sys.platform)
