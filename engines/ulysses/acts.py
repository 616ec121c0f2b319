"""What can be done in Ulysses: one type of action, every instance made once.

| verb | at | n | who and when |
| --- | --- | --- | --- |
| first | seat | | chance: who begins |
| goal | place | | chance: a goal card is dealt or drawn |
| card | kind | | chance: an action card is dealt or drawn |
| propose | place | | the active player puts the blue disc there (U-18) |
| pandora | kind | | Pandora, or Zeus as Pandora (U-12) |
| plague | place | kind | a plague there, by plague or Zeus (U-13) |
| clear | place | | take a plague away, for a payment (U-14) |
| exchange | place | colour | this goal for one of that pile, for a payment (U-15) |
| build | | Zeus | a temple, with so many Zeus among the temple cards (U-16) |
| stay | | | every way is plagued and none can be cleared (U-18) |
| yes | | | agree to blue (U-20) |
| red, black | place | cards | open this camp there with so many cards (U-21, U-24) |
| lay | camp | cards | add so many cards to a camp (U-22) |
| pass | | | out of this debate (U-22) |
| zeus | | Zeus | back with exactly so many Zeus, not only as needed (U-17) |
| pay | kind | | choose a card for a payment that is under way |
| back | | | give the payment, or the chosen Zeus, up: nothing has happened |
| wind | kind | | stay active, by wind or Zeus (U-31) |
| end | | | do not: the turn passes (U-32) |
"""

from __future__ import annotations

from typing import Final, NamedTuple

from engines.core.contract import Json
from engines.core.errors import BadData
from engines.ulysses.board import ALL_PLACES, CAMPS, COLOURS, NAMES
from engines.ulysses.cards import COUNTS, KINDS, MOST_VOICES, PANDORA, PLAGUE, WIND, ZEUS

MOST_SEATS: Final = 5


class Act(NamedTuple):
    """An action; what `at` and `n` mean depends on the verb."""

    verb: str
    at: int = -1
    n: int = 0


_KINDS: Final = range(len(KINDS))
_VOICES: Final = range(MOST_VOICES + 1)
_ZEUS: Final = range(COUNTS[ZEUS] + 1)

FIRST: Final = tuple(Act("first", seat) for seat in range(MOST_SEATS))
GOAL: Final = tuple(Act("goal", place) for place in ALL_PLACES)
CARD: Final = tuple(Act("card", kind) for kind in _KINDS)

PROPOSE: Final = tuple(Act("propose", place) for place in ALL_PLACES)
PANDORA_BY: Final = {kind: Act("pandora", kind) for kind in (PANDORA, ZEUS)}
PLAGUE_BY: Final = {
    kind: tuple(Act("plague", place, kind) for place in ALL_PLACES) for kind in (PLAGUE, ZEUS)
}
CLEAR: Final = tuple(Act("clear", place) for place in ALL_PLACES)
EXCHANGE: Final = tuple(
    tuple(Act("exchange", place, colour) for colour in range(len(COLOURS))) for place in ALL_PLACES
)
BUILD: Final = tuple(Act("build", -1, zeus) for zeus in _ZEUS)
STAY: Final = Act("stay")

YES: Final = Act("yes")
PASS: Final = Act("pass")
#: RED[place][cards], BLACK[place][cards] and LAY[camp][cards]; index 0 stands there unused.
RED: Final = tuple(tuple(Act("red", place, n) for n in _VOICES) for place in ALL_PLACES)
BLACK: Final = tuple(tuple(Act("black", place, n) for n in _VOICES) for place in ALL_PLACES)
LAY: Final = tuple(tuple(Act("lay", camp, n) for n in _VOICES) for camp in range(len(CAMPS)))
USE_ZEUS: Final = tuple(Act("zeus", -1, n) for n in _ZEUS)

PAY: Final = tuple(Act("pay", kind) for kind in _KINDS)
BACK: Final = Act("back")
WIND_BY: Final = {kind: Act("wind", kind) for kind in (WIND, ZEUS)}
END: Final = Act("end")

ALL_ACTS: Final = (
    *(*FIRST, *GOAL, *CARD, *PROPOSE, *CLEAR, *BUILD, *PAY, *USE_ZEUS[1:]),
    *(*PANDORA_BY.values(), *WIND_BY.values(), *PLAGUE_BY[PLAGUE], *PLAGUE_BY[ZEUS]),
    *(act for row in EXCHANGE for act in row),
    *(act for rows in (RED, BLACK, LAY) for row in rows for act in row[1:]),
    *(STAY, YES, PASS, BACK, END),
)

_PLACED: Final = frozenset({"goal", "propose", "plague", "clear", "exchange", "red", "black"})
_KIND_AT: Final = frozenset({"card", "pandora", "pay", "wind"})
_COUNTED: Final = frozenset({"build", "red", "black", "lay", "zeus"})


def encode(act: Act) -> Json:
    """Return the action as words and numbers, such as ["red", "cyclops", 2]."""
    words: list[Json] = [act.verb]
    if act.verb in _PLACED:
        words.append(NAMES[act.at])
    elif act.verb in _KIND_AT:
        words.append(KINDS[act.at])
    elif act.verb == "lay":
        words.append(CAMPS[act.at])
    elif act.verb == "first":
        words.append(act.at)
    if act.verb in _COUNTED:
        words.append(act.n)
    elif act.verb == "plague":
        words.append(KINDS[act.n])
    elif act.verb == "exchange":
        words.append(COLOURS[act.n])
    return words


_BY_WORDS: Final = {tuple(encode(act)): act for act in ALL_ACTS}


def decode(data: Json) -> Act:
    """Return the action that these words name. Raises BadData."""
    # By type: True == 1 would let a bool stand for a number.
    if isinstance(data, list) and all(type(word) in (str, int) for word in data):
        act = _BY_WORDS.get(tuple(data))
        if act is not None:
            return act
    raise BadData("no_action", data=repr(data))
