"""What was chosen at set-up, as the rules read it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, NamedTuple

from engines.core.contract import Option, OptionValue
from engines.core.errors import NostosError
from engines.voyage.board import DEFAULT, Board

DESTINS: Final = ("app", "apart", "sailor", "drawn")
_PEOPLE: Final = ("apart", "sailor", "drawn")


def is_board(value: OptionValue) -> bool:
    """Return whether this is the text of a board that can be played."""
    try:
        return isinstance(value, str) and not Board.problems(value)
    except NostosError:
        return False


OPTIONS: Final = (
    Option("destin", DESTINS, "app"),  # V-01, V-02
    Option("first", ("thrown", "first_seat"), "thrown"),  # V-03
    Option("athena", ("double", "rethrow"), "double"),  # V-13
    Option("steering", ("app", "hand"), "app", needs=("destin", _PEOPLE)),  # V-52
    Option("dice", ("virtual", "real"), "virtual"),  # V-04: for the app
    Option("play", ("board", "companion"), "board"),  # for the app
    Option("board", (DEFAULT,), DEFAULT, needs=("play", ("companion",)), accepts=is_board),
)


class Rules(NamedTuple):
    """The choices that the rules depend on. States of one game share it."""

    destin: str
    first: str
    athena: str
    steering: str
    board: str
    #: Whether the Destin is a person; whether Athena has the dice thrown again; whether
    #: sailors steer their ships themselves.
    people: bool
    rethrow: bool
    steered: bool


def rules_of(options: Mapping[str, OptionValue]) -> Rules:
    """Return the rules of these checked options."""
    destin, first, athena, steering, board = (
        str(options[name]) for name in ("destin", "first", "athena", "steering", "board")
    )
    return Rules(
        *(destin, first, athena, steering, board),
        people=destin in _PEOPLE,
        rethrow=athena == "rethrow",
        steered=steering == "hand",
    )
