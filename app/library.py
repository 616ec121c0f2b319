"""The games on disk: started, resumed, finished, put away. Nothing is ever deleted."""

from __future__ import annotations

import os
import time
from collections.abc import Mapping, Sequence
from contextlib import suppress
from pathlib import Path
from typing import NamedTuple

from app.paths import data_folder
from engines import GAMES, SaveNotWritten
from engines.core.chance import ChanceSource, EnteredChance, SeededChance
from engines.core.contract import Json, OptionValue
from engines.core.journal import SUFFIX
from engines.core.saves import Summary, read_summary
from engines.core.session import Session
from engines.core.storage import refusals

#: Where games that were put away lie, inside the folder of games.
AWAY = "away"


class Trouble(NamedTuple):
    """A file among the games that cannot be played: `reason` ends a key `home.trouble.<reason>`."""

    summary: Summary
    reason: str


#: A journal is only read again when its file has changed.
_known: dict[Path, tuple[tuple[int, int], Summary]] = {}


def folder() -> Path:
    """Return where the games are, whether or not it exists."""
    return data_folder() / "games"


def create(
    game_id: str,
    seats: Sequence[dict],
    options: Mapping[str, OptionValue],
    table: Mapping[str, Json] | None = None,
) -> Session:
    """Start a game in a new file. Raises UnknownGame, BadOption, BadPlayerCount, SaveNotWritten."""
    now = time.time()
    path = _free(folder() / f"{game_id}-{time.strftime('%Y%m%d-%H%M%S', time.localtime(now))}")
    return Session.create(path, GAMES[game_id], seats, options, _chance(game_id), now, table)


def open(path: Path | str) -> Session:
    """Go on with a game, which becomes the last used. Raises as `Session.open` does."""
    header = _read(Path(path)).header
    session = Session.open(Path(path), GAMES, _chance(header.game if header else ""))
    with suppress(OSError):
        os.utime(path)
    return session


def _chance(game_id: str) -> ChanceSource:
    """Return where a game's chance comes from: people's hands, where it has dice."""
    by_hand = game_id in GAMES and GAMES[game_id].dice
    return EnteredChance() if by_hand else SeededChance()


def unfinished() -> list[Summary]:
    """Return the games that can be gone on with, last used first."""
    return [s for s in _all() if trouble(s) is None and not s.finished]


def finished() -> list[Summary]:
    """Return the games that were played to their end, last used first."""
    return [s for s in _all() if trouble(s) is None and s.finished]


def troubled() -> list[Trouble]:
    """Return the files that look like games and cannot be opened, each with the reason."""
    return [Trouble(s, reason) for s in _all() if (reason := trouble(s)) is not None]


def away() -> list[Summary]:
    """Return what was put away, last used first."""
    return _summaries(folder() / AWAY)


def trouble(summary: Summary) -> str | None:
    """Return why a file cannot be played ("damaged", "foreign" ...), or None if it can.

    A journal that is only hurt further on can be opened: its good part is recovered.
    """
    header = summary.header
    if header is None:
        return summary.kind.value
    if header.game not in GAMES:
        return "unknown_game"
    known = GAMES[header.game].rules_version
    if header.rules_version != known:
        return "rules_newer" if header.rules_version > known else "rules_older"
    return None


def put_away(path: Path | str) -> Path:
    """Move a game out of the lists and return its new place. Raises SaveNotWritten."""
    return _move(Path(path), folder() / AWAY)


def bring_back(path: Path | str) -> Path:
    """Move a game that was put away back into the lists; return its place.

    Raises SaveNotWritten.
    """
    return _move(Path(path), folder())


def _move(path: Path, target: Path) -> Path:
    with refusals(path):
        if not path.exists():
            raise SaveNotWritten("save_gone", file=path.name)
        target.mkdir(parents=True, exist_ok=True)
        place = _free(target / path.name.removesuffix(SUFFIX))
        os.replace(path, place)
    return place


def _free(stem: Path) -> Path:
    """Return a name for a file that does not exist yet."""
    path, number = stem.with_name(stem.name + SUFFIX), 2
    while path.exists():
        path, number = stem.with_name(f"{stem.name}-{number}{SUFFIX}"), number + 1
    return path


def _all() -> list[Summary]:
    return _summaries(folder())


def _summaries(place: Path) -> list[Summary]:
    try:
        found = [_read(path) for path in place.glob(f"*{SUFFIX}")]
    except OSError:
        return []
    return sorted(found, key=lambda summary: (-summary.modified, summary.path.name))


def _read(path: Path) -> Summary:
    try:
        status = path.stat()
    except OSError:
        return read_summary(path)
    mark = (status.st_mtime_ns, status.st_size)
    if path not in _known or _known[path][0] != mark:
        _known[path] = (mark, read_summary(path))
    return _known[path][1]
