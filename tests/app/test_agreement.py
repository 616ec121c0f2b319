"""Undo after something was learnt: the whole table agrees, or it does not happen."""

from __future__ import annotations

import pytest

from app.table.seat import SeatPanel
from engines.core.session import Session
from tests.app import past
from tests.app.at_table import panel, tap_on
from tests.app.person import Person
from tests.app.sailor import Sailor, sit_down
from tests.toys.amphora import Act

pytestmark = pytest.mark.usefixtures("amphora")


def drink(person: Person, edges: tuple[str, ...], bots: tuple[int, ...] = ()) -> Sailor:
    """Sit down after somebody has drawn a jar: chance fell, and something was shown."""
    journal = past.amphora(edges, drunk=True)
    if bots:
        described = past.seats(edges)
        for seat in bots:
            described[seat] |= {"kind": "bot", "level": "random"}
        journal = past.journal("amphora", described, drawn)
    return sit_down(person, journal, "amphora-table")


def drawn(session: Session) -> None:
    past._let_fall(session)
    session.play(Act("drink"))
    past._let_fall(session)


def steps(sailor: Sailor) -> int:
    return len(sailor.table.driver.log())


def test_on_a_tablet_everybody_else_is_asked_on_their_panel(person):
    sailor = drink(person, ("bottom", "right", "top"))
    before = steps(sailor)
    tap_on(person, 0, "Undo")
    assert panel(person, 1).prompt == panel(person, 2).prompt == "Undo the last move?"
    tap_on(person, 1, "Agree")
    assert steps(sailor) == before
    tap_on(person, 2, "Agree")
    assert steps(sailor) == before - 2
    assert sailor.view["turn"] == 0


def test_one_refusal_is_enough(person):
    sailor = drink(person, ("bottom", "right", "top"))
    before = steps(sailor)
    tap_on(person, 0, "Undo")
    tap_on(person, 1, "Agree")
    tap_on(person, 2, "Refuse")
    assert steps(sailor) == before
    assert panel(person, 1).prompt != "Undo the last move?"
    assert person.find("Agree") is None


def test_a_question_is_void_once_the_game_has_gone_on(person):
    sailor = drink(person, ("bottom", "right", "top"))
    before = steps(sailor)
    tap_on(person, 0, "Undo")
    tap_on(person, 2, "Agree")
    sailor.table.driver.play(Act("pass"))
    person.frames(2)
    assert steps(sailor) == before + 1
    assert person.find("Agree") is None


def test_on_a_phone_the_question_goes_round(person):
    person.resize(412, 915)
    sailor = drink(person, ("bottom", "right", "top"))
    asker = person.find(SeatPanel).seat
    others = [name for seat, name in enumerate(past.NAMES[:3]) if seat != asker]
    before = steps(sailor)
    sailor.undo()
    person.tap(f"{others[0]} agrees")
    assert steps(sailor) == before
    assert person.find(f"{others[0]} agrees") is None
    person.tap(f"{others[1]} agrees")
    assert steps(sailor) == before - 2
    assert not person.app.overlay.shown


def test_on_a_phone_one_refusal_ends_it(person):
    person.resize(412, 915)
    sailor = drink(person, ("bottom", "right", "top"))
    before = steps(sailor)
    sailor.undo()
    person.tap("Refuse")
    assert steps(sailor) == before
    assert not person.app.overlay.shown
    assert person.find("Agree") is None


def test_alone_with_bots_nobody_is_asked(person):
    sailor = drink(person, ("bottom", "top"), bots=(1,))
    person.wait(lambda: sailor.view["actor"] == 0, "the person's turn")
    person.frames(3)
    person.tap("Undo")
    assert sailor.view["turn"] == 0
    assert not person.app.overlay.shown
