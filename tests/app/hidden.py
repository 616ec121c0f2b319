"""A game with secrets, dealt as the test wants, and how one looks at a hand."""

from __future__ import annotations

from functools import cache
from unittest.mock import patch

from app.table import secrets
from app.table.secrets import PeekButton
from engines.core.session import Session
from tests.app import past
from tests.app.person import Finger, Person, centre
from tests.app.sailor import Sailor, sit_down
from tests.toys.amphora import Act

TABLET, PHONE = (1280, 800), (412, 915)
ROUND = ("bottom", "right", "top")
#: Frames in which nothing moves are quick: a quarter of a second is thousands of them.
PATIENT = 1_000_000
HANDS = {0: (1, 3, 5), 1: (2, 4, 6), 2: (1, 2, 3)}


@cache
def dealt(hand: tuple[int, int, int] = HANDS[1], taste: int = 0, bots: bool = False) -> bytes:
    """Return a dealt game of three in which seat 1 holds this hand and likes this."""
    hands = HANDS | {1: hand}

    def play(session: Session) -> None:
        for mine in (0, taste, 1):
            session.play(Act("taste", mine))
        for card in range(3):
            for seat in range(3):
                session.play(Act("deal", hands[seat][card]))

    seats = past.seats(ROUND)
    if bots:
        for seat in (1, 2):
            seats[seat] |= {"kind": "bot", "level": "random"}
    return past.journal("amphora", seats, play)


def sit(person: Person, size: tuple[int, int] = TABLET, **how) -> Sailor:
    person.resize(*size)
    return sit_down(person, dealt(**how), "amphora-table")


def eye(person: Person, seat: int) -> PeekButton:
    """Return the eye on a seat's panel."""
    panel = person.find(lambda w: getattr(w, "seat", None) == seat and hasattr(w, "has_secret"))
    return next(w for w in panel.walk(restrict=True) if isinstance(w, PeekButton))


def hold(person: Person, seat: int) -> Finger:
    """Rest a finger on a seat's eye until its secret opens."""
    finger = Finger(*centre(eye(person, seat)))
    person.wait(lambda: seat in revealed(person), f"the secret of seat {seat}", PATIENT)
    person.frames(2)
    return finger


def keep(person: Person, seat: int) -> None:
    """Tap a seat's eye: its secret stays open. A slow frame must not make a hold of the tap."""
    with patch.object(secrets, "HOLD_SECONDS", 60.0):
        person.touch(*centre(eye(person, seat)))
    person.wait(lambda: seat in revealed(person), f"the secret of seat {seat}")
    person.frames(2)


def revealed(person: Person) -> list[int]:
    return person.app.router.get_screen("table").gate.revealed


def jars(person: Person) -> list[str]:
    """Return the jars that can be read on the glass."""
    return sorted(w.label for w in person.widgets() if getattr(w, "label", "").startswith("jar "))


def words_of(hand: tuple[int, ...]) -> list[str]:
    return [f"jar {jar}" for jar in hand]


def open_any(person: Person, size: tuple[int, int]) -> None:
    """Open the hand of seat 0 as one does on this device."""
    if size == TABLET:
        keep(person, 0)
        return
    person.tap("See my hand")
    person.tap(f"I am {past.NAMES[0]}: show me")
    person.frames(2)
