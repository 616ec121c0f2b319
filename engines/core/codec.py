"""The lines of a journal: how an entry becomes a line of text and back.

A line is `<checksum> <compact JSON>`. The checksum goes on from the line before,
so a line that is dropped, doubled or moved is noticed as well as a changed one.
The framing of the first line never changes: it names the format of the rest.
"""

from __future__ import annotations

import json
import zlib
from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import NamedTuple

from engines.core.contract import Json, OptionValue
from engines.core.errors import BadData, DamagedSave, ForeignSave

FORMAT = 1
CHAIN_START = 0

#: What the app knows of a player: name, kind ("human" or "bot"), level, colour, edge...
SeatInfo = dict[str, Json]

_CHECKSUM = 8


class Do(NamedTuple):
    """An action was taken: its encoding, its number in the game, whether it ended the game."""

    action: Json
    number: int
    over: bool = False


class Undo(NamedTuple):
    """The last `size` actions were taken back."""

    size: int


class Redo(NamedTuple):
    """The `size` actions of the last undo were taken again."""

    size: int


Entry = Do | Undo | Redo


@dataclass(frozen=True)
class Header:
    """The first line: which game this is, and who plays it."""

    game: str
    rules_version: int
    options: Mapping[str, OptionValue]
    seats: tuple[SeatInfo, ...]
    created: float
    #: What the app keeps about the table as a whole; the rules never read it.
    table: Mapping[str, Json] = field(default_factory=dict)

    @property
    def players(self) -> int:
        return len(self.seats)


def frame(data: Json, chain: int) -> tuple[bytes, int]:
    """Return the line for this data, newline included, and the chain after it."""
    payload = json.dumps(data, separators=(",", ":"), allow_nan=False).encode("ascii")
    chain = zlib.crc32(payload, chain)
    return b"%08x %s\n" % (chain, payload), chain


def unframe(line: bytes, chain: int) -> tuple[Json, int] | None:
    """Return the data of a line without its newline and the chain after it; None if damaged."""
    payload = line[_CHECKSUM + 1 :]
    chain = zlib.crc32(payload, chain)
    if line[: _CHECKSUM + 1] != b"%08x " % chain:
        return None
    try:
        return json.loads(payload), chain
    except (ValueError, RecursionError):
        return None


def plain(data: Json) -> Json:
    """Return the data as it comes back from a file. Raises BadData if it is not JSON."""
    try:
        return json.loads(json.dumps(data, allow_nan=False))
    except (TypeError, ValueError, RecursionError) as error:
        raise BadData("not_json") from error


def header_data(header: Header) -> Json:
    """Return the header as JSON. A table of which nothing is kept leaves no trace."""
    data = {
        "nostos": FORMAT,
        "game": header.game,
        "rules": header.rules_version,
        "players": header.players,
        "options": dict(header.options),
        "seats": list(header.seats),
        "created": header.created,
    }
    return {**data, "table": dict(header.table)} if header.table else data


def read_header(data: Json) -> Header:
    """Return the header in this data.

    Raises ForeignSave for another format, DamagedSave if it is no header.
    """
    found = data.get("nostos") if isinstance(data, dict) else None
    if type(found) is not int:
        raise ForeignSave("not_a_journal")
    if found != FORMAT:
        raise ForeignSave("format_version", found=found, known=FORMAT)
    game, rules, options = data.get("game"), data.get("rules"), data.get("options")
    seats, created = data.get("seats"), data.get("created")
    if (
        isinstance(game, str)
        and type(rules) is int
        and isinstance(options, dict)
        and isinstance(seats, list)
        and all(isinstance(seat, dict) for seat in seats)
        and data.get("players") == len(seats)
        and isinstance(created, (int, float))
    ):
        table = data.get("table")
        known = table if isinstance(table, dict) else {}
        return Header(game, rules, options, tuple(seats), created, known)
    raise DamagedSave("save_header")


def entry_data(entry: Entry) -> Json:
    """Return the entry as JSON."""
    if isinstance(entry, Undo):
        return {"undo": entry.size}
    if isinstance(entry, Redo):
        return {"redo": entry.size}
    data = {"do": entry.action, "n": entry.number}
    return {**data, "over": True} if entry.over else data


def read_entry(data: Json) -> Entry | None:
    """Return the entry in this data, or None if there is none."""
    if not isinstance(data, dict):
        return None
    if "do" in data and type(data.get("n")) is int:
        return Do(data["do"], data["n"], data.get("over") is True)
    kinds: tuple[tuple[str, type[Undo] | type[Redo]], ...] = (("undo", Undo), ("redo", Redo))
    for name, kind in kinds:
        size = data.get(name)
        if type(size) is int and size > 0:
            return kind(size)
    return None
