"""What ships really plays: compiled as on the phone, with only the phone's packages."""

from __future__ import annotations

import importlib.metadata
import os
import subprocess
import sys
from pathlib import Path

import pytest

from tests.buildspec.phone import Workshop, pack, resolved

RUNNER = Path(__file__).with_name("only_what_the_phone_has.py")


@pytest.fixture(scope="module")
def unpacked(tmp_path_factory) -> Path:
    """The app's folder as it would be on a phone."""
    workshop = Workshop(tmp_path_factory.mktemp("workshop"))
    return pack(workshop, tmp_path_factory.mktemp("phone"))


def not_on_the_phone() -> set[str]:
    """Return the modules installed here that p4a would not install."""
    recipes, packages = resolved()
    on_phone = recipes | packages
    return {
        module
        for module, owners in importlib.metadata.packages_distributions().items()
        if not any(owner.lower() in on_phone for owner in owners)
    }


def test_only_compiled_python_ships(unpacked):
    assert (unpacked / "main.pyc").exists()
    assert list(unpacked.rglob("*.py")) == []


def test_a_bot_game_is_played_to_its_end(unpacked, tmp_path):
    pictures = tmp_path / "pictures"
    pictures.mkdir()
    environment = {
        **os.environ,
        "HOME": str(tmp_path),
        "KIVY_HOME": str(tmp_path / "kivy"),
        "NOSTOS_DATA": str(tmp_path / "data"),
        "SDL_VIDEODRIVER": "offscreen",
        "SDL_AUDIODRIVER": "dummy",
        "KIVY_NO_ARGS": "1",
    }
    absent = ",".join(sorted(not_on_the_phone()))
    demo = subprocess.run(
        [sys.executable, "-OO", RUNNER, absent, "main.pyc", "--demo", pictures],
        cwd=unpacked,
        env=environment,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        timeout=300,
    )
    assert demo.returncode == 0, demo.stdout
    assert "demo: naval finished" in demo.stdout
    assert {"home.png", "table.png", "results.png"} <= {path.name for path in pictures.iterdir()}
