"""Two games that differ only in a secret: one picture while it is locked."""

from __future__ import annotations

import pytest

from tests.app import past
from tests.app.hidden import HANDS, PATIENT, PHONE, TABLET, keep, open_any, sit
from tests.app.person import Person

pytestmark = pytest.mark.usefixtures("amphora")

OTHER = (4, 4, 5)


def pixels(person: Person) -> bytes:
    """Return what is on the glass, dot by dot, once no button looks pressed any more."""
    pressed = lambda: [w for w in person.widgets() if getattr(w, "state", "") == "down"]
    person.wait(lambda: not pressed(), "the buttons to come up", PATIENT)
    person.frames(3)
    return person.app.root.export_as_image().texture.pixels


def both(person: Person, size: tuple[int, int], look) -> tuple[bytes, bytes]:
    """Return the pictures of two games that differ only in what seat 1 holds and likes."""
    pictures = []
    for secret in ((HANDS[1], 0), (OTHER, 1)):
        person.app.router.home()
        sit(person, size, hand=secret[0], taste=secret[1])
        look(person)
        pictures.append(pixels(person))
        person.app.overlay.close()
        person.app.router.get_screen("table").leave()
    return pictures[0], pictures[1]


def to_the_turn_of_seat_1(person: Person) -> None:
    person.tap("Pass")
    person.frames(2)


def at_the_curtain(person: Person) -> None:
    to_the_turn_of_seat_1(person)
    person.tap("See my hand")


def reveal_on_a_phone(person: Person) -> None:
    at_the_curtain(person)
    person.tap(f"I am {past.NAMES[1]}: show me")


def after_looking(person: Person) -> None:
    keep(person, 1)
    person.tap("Hide")


LOCKED = {
    "tablet": (TABLET, lambda person: None),
    "tablet, their turn": (TABLET, to_the_turn_of_seat_1),
    "tablet, another peeks": (TABLET, lambda person: keep(person, 0)),
    "tablet, after a look": (TABLET, after_looking),
    "tablet, menu": (TABLET, lambda person: person.tap("Menu")),
    "phone": (PHONE, lambda person: None),
    "phone, their turn": (PHONE, to_the_turn_of_seat_1),
    "phone, curtain": (PHONE, at_the_curtain),
    "phone, another looks": (PHONE, lambda person: open_any(person, PHONE)),
}
OPEN = {
    "tablet": (TABLET, lambda person: keep(person, 1)),
    "phone": (PHONE, reveal_on_a_phone),
}


@pytest.mark.parametrize(("size", "look"), LOCKED.values(), ids=LOCKED.keys())
def test_two_secrets_give_one_picture_while_locked(person, size, look):
    one, other = both(person, size, look)
    assert one == other


@pytest.mark.parametrize(("size", "look"), OPEN.values(), ids=OPEN.keys())
def test_two_secrets_give_two_pictures_once_their_owner_looks(person, size, look):
    one, other = both(person, size, look)
    assert one != other
