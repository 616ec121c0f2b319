"""Draws the pictures of the rulebooks from the app itself, and the README's screenshot.

    python -m buildspec.rule_pictures

Run it again when the board's look changes; the results are committed.
"""

from __future__ import annotations

import os
import tempfile
from pathlib import Path

os.environ["SDL_VIDEODRIVER"] = "offscreen"
os.environ["KIVY_NO_ARGS"] = "1"

from app.__main__ import configure

configure()

from PIL import Image

from app import library
from app.boards.base import board_class
from app.main import NostosApp
from app.offscreen import frames, picture, started
from app.paths import RULES
from app.table.driver import Driver
from buildspec import ulysses_pictures, voyage_book, voyage_pictures
from engines import GAMES
from engines.core.session import Session
from engines.naval.acts import sail, turn
from engines.naval.board import CELL_NAMES, DIRECTIONS
from engines.naval.notation import sea

SIZE = (900, 600)
HERE = Path(__file__).parent

#: Positions that are shown as they are; every other picture is made by a hand on the board.
POSITIONS = {
    "capture": "H brown c3>ne, pink a3>ne, orange a4>ne | T grey d3>sw, blue e2>se, violet e1>se",
    "raid": "H purple d4>nw, brown a1>ne, yellow a5>ne | T violet c2>sw, grey b2>sw, blue e2>se",
    "shelter": "H brown a1>ne, purple c4>ne, yellow b2>nw, pink c3>e | T grey d3>sw, blue c5>w",
}


def seats() -> list[dict]:
    """Return two people who face each other."""
    names = ("Claudia", "Marc")
    return [
        {"name": name, "kind": "human", "level": "", "colour": i, "shape": i, "edge": edge}
        for i, (name, edge) in enumerate(zip(names, ("bottom", "top"), strict=True))
    ]


def fresh_board(app: NostosApp, session: Session):
    """Return the naval board alone on the screen, on a game in memory."""
    app.root.clear_widgets()
    driver = Driver(session)
    board = board_class("naval")(driver=driver, size_hint=(None, None), size=SIZE)
    app.root.add_widget(board)
    driver.start()
    board.show(driver.view())
    board.expect(0)
    frames(4)
    return board


def save(widget, path: Path, part: tuple[int, int, int, int] | None = None) -> None:
    """Write a picture, or a part of it, in 256 chosen colours: small, it ships with the app."""
    picture(widget, path)
    full = Image.open(path).convert("RGB").crop(part)
    full.quantize(256, method=Image.Quantize.MEDIANCUT, kmeans=8).save(path, optimize=True)


def draw_naval(app: NostosApp) -> None:
    """Draw every picture that the naval rulebook names."""
    game, out = GAMES["naval"], RULES / "naval"
    session = Session.create(None, game, seats(), {"first": "hellenes"})
    board = fresh_board(app, session)
    board.announce(False)  # without the banner's words the pictures serve both languages
    save(board, out / "board.png")
    board.helm.choose(2)
    board.announce(False)
    save(board, out / "sail.png")
    for name, text in POSITIONS.items():
        board.driver = None
        board.show(sea(text).view(None))
        save(board, out / f"{name}.png")


def draw_screenshot(app: NostosApp) -> None:
    """Draw the table a few moves into a game, for the README."""
    session = library.create("naval", seats(), {"first": "hellenes"})
    for ship, cell, heading in OPENING:
        to, way = CELL_NAMES.index(cell) if cell else None, DIRECTIONS.index(heading)
        session.play(turn(ship, way) if to is None else sail(ship, to, way))
    session.close()
    screen = app.router.go("table", path=str(session.path))
    frames(10)
    screen.board.helm.choose(2)
    save(app.root, HERE / "pictures" / "table.png")


#: Ship, hex (none: it turns on the spot) and heading: an opening that opens the sea.
OPENING = (
    (2, "b4", "ne"),
    (7, "d4", "sw"),
    (0, "b2", "ne"),
    (6, "d3", "se"),
    (2, "c5", "nw"),
    (9, "d6", "sw"),
)


def main() -> None:
    """Draw everything, with settings and games of its own."""
    with tempfile.TemporaryDirectory() as data:
        os.environ["NOSTOS_DATA"] = data
        app = NostosApp()
        app.settings.motion, app.settings.lang, app.settings.sound = "reduced", "en", False
        started(app)
        draw_screenshot(app)
        draw_naval(app)
        ulysses_pictures.draw_rulebook(app, save)
        voyage_pictures.draw_rulebook(app, save)
        voyage_book.draw_rulebook()
        app.stop()


if __name__ == "__main__":
    main()
