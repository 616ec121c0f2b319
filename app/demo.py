"""Nostos showing itself without a screen: a short game between bots, in pictures."""

from __future__ import annotations

import os
import tempfile
from pathlib import Path

from app import library
from app.i18n import tr
from app.main import NostosApp
from app.offscreen import frames, picture, run_until, started
from engines import GAMES, OVER

#: The game that is shown.
GAME = "naval"


def run_demo(folder: str) -> int:
    """Play a bot game in an offscreen window and write pictures; return the exit code."""
    out = Path(folder)
    with tempfile.TemporaryDirectory(prefix="nostos-demo-") as data:
        os.environ["NOSTOS_DATA"] = data  # the player's own games are left alone
        app = NostosApp()
        app.settings.motion = "reduced"
        app.settings.sound = False
        try:
            finished = _play(started(app), out)
        finally:
            app.stop()
    print(f"demo: {GAME} {'finished' if finished else 'did not finish'}, pictures in {out}")
    return 0 if finished else 1


def _play(app: NostosApp, out: Path) -> bool:
    level = next(iter(GAMES[GAME].bots))
    seats = [
        {"name": tr(f"setup.bot_name.{seat}"), "kind": "bot", "level": level}
        | {"colour": seat, "shape": seat, "edge": edge}
        for seat, edge in enumerate(("bottom", "top"))
    ]
    session = library.create(GAME, seats, {})
    session.close()
    picture(app.root, out / "home.png")
    table = app.router.go("table", path=str(session.path))
    if not run_until(lambda: len(table.driver.log()) > 30 or table.driver.actor == OVER):
        return False
    picture(app.root, out / "table.png")
    if not run_until(lambda: table.driver.actor == OVER):
        return False
    picture(app.root, out / "end.png")
    table.commands.show_results()
    frames(10)
    picture(app.root, out / "results.png")
    return True
