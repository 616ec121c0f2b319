"""Files that are no journal of ours, or not one for these rules: refused and left untouched."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from engines.core.errors import (
    BadOption,
    BadPlayerCount,
    DamagedSave,
    ForeignSave,
    NostosError,
    SaveError,
    UnknownGame,
)

from .table import OPENING, framed, new_session, reopen
from .toy_race import HUMAN, NewerRace

HEADER: dict[str, Any] = {
    "nostos": 1,
    "game": "race",
    "rules": 1,
    "players": 2,
    "options": {"goal": 10, "storms": False},
    "seats": [HUMAN, HUMAN],
    "created": 5,
}


def without(name: str) -> dict[str, Any]:
    return {key: value for key, value in HEADER.items() if key != name}


REFUSED = {
    "an empty file": (b"", DamagedSave, "save_empty"),
    "a picture": (b"\x89PNG\r\n\x1a\n" + bytes(range(256)), ForeignSave, "not_a_journal"),
    "a letter": ("Chère Pénélope,\n\nje rentre.\n".encode(), ForeignSave, "not_a_journal"),
    "JSON of another app": (b'{"game": "chess"}\n', ForeignSave, "not_a_journal"),
    "zeros": (bytes(4096), ForeignSave, "not_a_journal"),
    "newlines": (b"\n\n\n", ForeignSave, "not_a_journal"),
    "a line of ours without our name": (framed({"do": 1, "n": 1}), ForeignSave, "not_a_journal"),
    "a line of ours that is a number": (framed(5), ForeignSave, "not_a_journal"),
    "a later format": (framed({"nostos": 2, "new": []}), ForeignSave, "format_version"),
    "an unknown game": (framed({**HEADER, "game": "chess"}), UnknownGame, "unknown_game"),
    "newer rules": (framed({**HEADER, "rules": 2}), ForeignSave, "rules_newer"),
    "older rules": (framed({**HEADER, "rules": 0}), ForeignSave, "rules_older"),
    "an unknown option": (
        framed({**HEADER, "options": {"players": 3}}),
        BadOption,
        "unknown_option",
    ),
    "a value no option takes": (
        framed({**HEADER, "options": {"goal": [10]}}),
        BadOption,
        "option_value",
    ),
    "too many players": (
        framed({**HEADER, "players": 9, "seats": [HUMAN] * 9}),
        BadPlayerCount,
        "player_count",
    ),
    "seats that do not fit": (framed({**HEADER, "players": 3}), DamagedSave, "save_header"),
    "options that are a list": (framed({**HEADER, "options": []}), DamagedSave, "save_header"),
    "no game": (framed(without("game")), DamagedSave, "save_header"),
    "no rules version": (framed(without("rules")), DamagedSave, "save_header"),
    "no seats": (framed(without("seats")), DamagedSave, "save_header"),
    "no date": (framed(without("created")), DamagedSave, "save_header"),
}


@pytest.mark.parametrize("name", REFUSED)
def test_a_file_that_cannot_be_played_is_refused_and_left_untouched(
    tmp_path: Path, name: str
) -> None:
    text, error, reason = REFUSED[name]
    path = tmp_path / "a.nostos"
    path.write_bytes(text)
    with pytest.raises(NostosError) as refused:
        reopen(path)
    assert (type(refused.value), refused.value.reason) == (error, reason)
    assert path.read_bytes() == text
    assert list(tmp_path.iterdir()) == [path]


def test_the_header_that_these_refusals_start_from_is_accepted(tmp_path: Path) -> None:
    (tmp_path / "a.nostos").write_bytes(framed(HEADER))
    assert reopen(tmp_path / "a.nostos").recovery is None


def test_a_game_of_older_rules_says_which(tmp_path: Path) -> None:
    new_session(tmp_path / "a.nostos", play=OPENING)
    with pytest.raises(ForeignSave) as refused:
        reopen(tmp_path / "a.nostos", {"race": NewerRace()})
    assert refused.value.reason == "rules_older"
    assert refused.value.facts == {"game": "race", "found": 1, "known": 2}


def test_a_file_that_is_gone_is_an_error_with_a_name(tmp_path: Path) -> None:
    with pytest.raises(SaveError) as refused:
        reopen(tmp_path / "a.nostos")
    assert refused.value.reason == "save_gone"


def test_a_folder_is_no_save(tmp_path: Path) -> None:
    with pytest.raises(SaveError) as refused:
        reopen(tmp_path)
    assert refused.value.reason == "save_unreadable"


@pytest.mark.parametrize("odd", [None, 5, "round", [["tournament", 1]], True])
def test_a_table_that_is_no_mapping_is_read_as_nothing(tmp_path: Path, odd: Any) -> None:
    (tmp_path / "a.nostos").write_bytes(framed({**HEADER, "table": odd}))
    assert reopen(tmp_path / "a.nostos").table == {}
