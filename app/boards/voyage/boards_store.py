"""The boards that people wrote down, a file each. Nothing is ever deleted."""

from __future__ import annotations

import json
import os
import re
from pathlib import Path
from typing import NamedTuple

from app.paths import data_folder
from app.setup.plan import clean_name
from engines.core.errors import BadData, NostosError
from engines.core.storage import keep_aside, refusals, write_atomically
from engines.voyage.board import Board
from engines.voyage.board_text import read

SUFFIX = ".json"
#: Where boards that were put away lie, inside the folder of boards.
AWAY = "away"
FORMAT = 1


class SavedBoard(NamedTuple):
    """A board on disk: its file, its name, its text and what is wrong with it."""

    path: Path
    name: str
    text: str
    problems: tuple[NostosError, ...]

    @property
    def is_sound(self) -> bool:
        """Whether it can be played."""
        return not self.problems


class Hurt(NamedTuple):
    """A file that cannot be read: its name, and where it is kept aside."""

    name: str
    aside: str


def folder() -> Path:
    """Return where the boards are, whether or not it exists."""
    return data_folder() / "boards"


def saved() -> list[SavedBoard]:
    """Return the boards by name. Files that cannot be read are left out."""
    found = []
    for path in _files():
        try:
            found.append(load(path))
        except (OSError, BadData):
            continue
    return sorted(found, key=lambda board: (board.name.casefold(), board.path.name))


def hurt() -> list[Hurt]:
    """Keep every damaged file aside, and return which there were. A disk that refuses is left."""
    found = []
    for path in _files():
        try:
            load(path)
        except BadData:
            found.append(_keep(path))
        except OSError:
            continue
    return [each for each in found if each is not None]


def load(path: Path) -> SavedBoard:
    """Return the board of a file. Raises OSError, or BadData for what is no board."""
    data = path.read_bytes()
    try:
        kept = json.loads(data)
        name, text = clean_name(kept["name"]), kept["board"]
        known = kept["nostos_board"] == FORMAT
    except (ValueError, TypeError, KeyError, AttributeError) as error:
        raise BadData("board_unreadable", text=path.name) from error
    if not known or not name:
        raise BadData("board_unreadable", text=path.name)
    read(text)
    return SavedBoard(path, name, text, tuple(Board.problems(text)))


def create(name: str, text: str) -> SavedBoard:
    """Write a new board under a free name. Raises SaveNotWritten."""
    name = free_name(name)
    stem = re.sub(r"[^a-z0-9]+", "-", name.casefold()).strip("-") or "board"
    path, number = folder() / f"{stem}{SUFFIX}", 2
    while path.exists():
        path, number = folder() / f"{stem}-{number}{SUFFIX}", number + 1
    return save(path, name, text)


def save(path: Path, name: str, text: str) -> SavedBoard:
    """Write a board, wholly or not at all, and return it. Raises SaveNotWritten."""
    kept = {"nostos_board": FORMAT, "name": name, "board": text}
    with refusals(path):
        path.parent.mkdir(parents=True, exist_ok=True)
        write_atomically(path, json.dumps(kept, ensure_ascii=False, indent=1).encode())
    return SavedBoard(path, name, text, tuple(Board.problems(text)))


def put_away(path: Path) -> None:
    """Move a board out of the list. Raises SaveNotWritten."""
    with refusals(path):
        away = path.parent / AWAY
        away.mkdir(parents=True, exist_ok=True)
        place, number = away / path.name, 2
        while place.exists():
            place, number = away / f"{path.stem}-{number}{SUFFIX}", number + 1
        os.replace(path, place)


def free_name(name: str, but: Path | None = None) -> str:
    """Return the name, with a number if another board has it."""
    taken = {board.name.casefold() for board in saved() if board.path != but}
    wanted, number = name, 2
    while wanted.casefold() in taken:
        mark = f" {number}"
        wanted, number = clean_name(name)[: 16 - len(mark)].rstrip() + mark, number + 1
    return wanted


def _files() -> list[Path]:
    try:
        return sorted(folder().glob(f"*{SUFFIX}"))
    except OSError:
        return []


def _keep(path: Path) -> Hurt | None:
    try:
        aside = keep_aside(path, path.read_bytes())
        path.unlink()
    except OSError:
        return None
    return Hurt(path.name, aside.name)
