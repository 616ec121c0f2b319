"""Two games of Ulysses that differ only in secrets: one picture until their owner looks."""

from __future__ import annotations

import pytest

from engines.ulysses.acts import BUILD, EXCHANGE, Act
from tests.app.god import God, on_the_shelf, sit
from tests.app.hidden import PHONE, TABLET, keep
from tests.app.person import Person
from tests.app.test_gate_pixels import pixels
from tests.app.worlds import CYPRUS, DEBATED, PROPOSED, SAILED, WORLDS, world

#: A pile that a goal can come from while the ship is in Troy.
GREEN = 1


@pytest.fixture(autouse=True)
def shelf():
    with on_the_shelf():
        yield


def pictures(person: Person, size: tuple[int, int], games, look) -> list[bytes]:
    """Return what is seen of these games on this device after one has looked like this."""
    person.resize(*size)
    found = []
    for journal in games:
        person.app.router.home()
        god = sit(person, journal)
        look(god)
        found.append(pixels(person))
        person.app.overlay.close()
        god.table.leave()
    return found


def both(person: Person, size: tuple[int, int], then: tuple[Act, ...], look) -> list[bytes]:
    """Return the pictures of two games that differ only in what seat 1 holds and wants."""
    return pictures(person, size, [world(*secrets, then) for secrets in WORLDS], look)


def nothing(god: God) -> None:
    """Only sit there."""


def curtain(god: God) -> None:
    god.person.tap("See my hand")


def menu(god: God) -> None:
    god.table.commands.show_menu(0)


def log(god: God) -> None:
    god.table.commands.show_log(0)


def after_a_look(god: God) -> None:
    god.reveal(1)
    god.hide()


def place_asked_for(god: God) -> None:
    god.person.touch(*god.table.board.place_spot(CYPRUS))


def two_peek(god: God) -> None:
    keep(god.person, 0)
    keep(god.person, 2)


def seat_0_looks(god: God) -> None:
    god.reveal(0)


LOCKED = {
    "tablet, action phase": (TABLET, (), nothing),
    "tablet, a place is asked for": (TABLET, (), place_asked_for),
    "tablet, their voice": (TABLET, PROPOSED, nothing),
    "tablet, after a look": (TABLET, PROPOSED, after_a_look),
    "tablet, debate": (TABLET, DEBATED, nothing),
    "tablet, debate, the others peek": (TABLET, DEBATED, two_peek),
    "tablet, after the ship has sailed": (TABLET, SAILED, nothing),
    "tablet, log": (TABLET, DEBATED, log),
    "tablet, menu": (TABLET, DEBATED, menu),
    "phone, action phase": (PHONE, (), nothing),
    "phone, another looks": (PHONE, (), seat_0_looks),
    "phone, their voice": (PHONE, PROPOSED, nothing),
    "phone, curtain": (PHONE, PROPOSED, curtain),
    "phone, after a look": (PHONE, PROPOSED, after_a_look),
    "phone, debate": (PHONE, DEBATED, nothing),
    "phone, curtain in the debate": (PHONE, DEBATED, curtain),
}
OPEN = {
    "tablet, while another acts": (TABLET, (), lambda god: keep(god.person, 1)),
    "tablet, their voice": (TABLET, PROPOSED, lambda god: god.reveal(1)),
    "tablet, debate": (TABLET, DEBATED, lambda god: god.reveal(1)),
    "phone, their voice": (PHONE, PROPOSED, lambda god: god.reveal(1)),
    "phone, debate": (PHONE, DEBATED, lambda god: god.reveal(1)),
}


@pytest.mark.parametrize(("size", "then", "look"), LOCKED.values(), ids=LOCKED.keys())
def test_two_secrets_give_one_picture_while_locked(person, size, then, look):
    one, other = both(person, size, then, look)
    assert one == other


@pytest.mark.parametrize(("size", "then", "look"), OPEN.values(), ids=OPEN.keys())
def test_two_secrets_give_two_pictures_once_their_owner_looks(person, size, then, look):
    one, other = both(person, size, then, look)
    assert one != other


@pytest.mark.parametrize("size", [TABLET, PHONE])
@pytest.mark.parametrize("look", [nothing, menu], ids=["table", "menu"])
def test_what_somebody_is_paying_for_is_not_on_the_locked_table(person, size, look):
    plans = (BUILD[0], EXCHANGE[CYPRUS][GREEN])
    one, other = pictures(person, size, [world(*WORLDS[0], (plan,)) for plan in plans], look)
    assert one == other


@pytest.mark.parametrize("size", [TABLET, PHONE])
def test_what_somebody_is_paying_for_is_on_their_own_screen(person, size):
    plans = (BUILD[0], EXCHANGE[CYPRUS][GREEN])
    games = [world(*WORLDS[0], (plan,)) for plan in plans]
    one, other = pictures(person, size, games, seat_0_looks)
    assert one != other
