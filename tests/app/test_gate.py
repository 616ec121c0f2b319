"""The privacy gate: what is secret exists on the glass only while its owner looks at it."""

from __future__ import annotations

import gc

import pytest
from kivy.clock import Clock
from kivy.core.text import LabelBase
from kivy.core.window import Window
from kivy.uix.label import Label

from app.table import gate as gates
from app.table.secrets import HOLD_SECONDS, Curtain
from tests.app import past
from tests.app.hidden import (
    HANDS,
    PATIENT,
    PHONE,
    TABLET,
    eye,
    hold,
    jars,
    keep,
    open_any,
    revealed,
    sit,
    words_of,
)
from tests.app.person import Finger, Person, centre

pytestmark = pytest.mark.usefixtures("amphora")


def secrets_anywhere() -> list[str]:
    """Return every text of a secret that any widget of the process holds, seen or not."""
    gc.unfreeze()
    gc.collect()
    labels = [o for o in gc.get_objects() if issubclass(type(o), Label | LabelBase)]
    return [o.text for o in labels if o.text.startswith(("jar ", "taste "))]


# On a tablet


@pytest.mark.parametrize("size", [TABLET, PHONE])
def test_a_locked_table_holds_no_secret_in_any_widget(person, size):
    sit(person, size)
    assert secrets_anywhere() == []


def test_the_search_for_secrets_finds_an_open_one(person):
    sit(person)
    keep(person, 1)
    assert set(words_of(HANDS[1])) <= set(secrets_anywhere())


def test_holding_the_eye_shows_the_hand_and_lifting_locks_it(person):
    sit(person)
    finger = hold(person, 1)
    assert jars(person) == words_of(HANDS[1])
    finger.lift()
    person.frames(2)
    assert jars(person) == []
    assert revealed(person) == []
    assert secrets_anywhere() == []


def test_a_finger_that_slides_off_the_eye_still_locks_on_lifting(person):
    sit(person)
    finger = hold(person, 0)
    finger.move(640, 400)
    person.frames(1)
    finger.lift()
    person.frames(2)
    assert jars(person) == []


def test_a_secret_faces_its_owner(person):
    sit(person)
    for seat, turn in ((0, 0), (1, 90), (2, 180)):
        finger = hold(person, seat)
        card = person.find(lambda w: getattr(w, "label", "").startswith("jar "))
        while not hasattr(card, "rotation"):
            card = card.parent
        assert round(card.rotation) % 360 == turn
        finger.lift()
        person.frames(2)


def test_two_people_peek_at_once_at_two_edges(person):
    sit(person)
    first = hold(person, 0)
    second = hold(person, 2)
    assert jars(person) == sorted(words_of(HANDS[0]) + words_of(HANDS[2]))
    first.lift()
    person.frames(2)
    assert jars(person) == words_of(HANDS[2])
    second.lift()
    person.frames(2)
    assert jars(person) == []


def test_a_tap_keeps_the_hand_open_until_it_is_hidden(person):
    sit(person)
    keep(person, 1)
    person.frames(10)
    assert jars(person) == words_of(HANDS[1])
    person.tap("Hide")
    assert jars(person) == []


def test_a_second_tap_on_the_eye_hides_the_hand(person):
    sit(person)
    keep(person, 0)
    person.touch(*centre(eye(person, 0)))
    assert jars(person) == []


def test_a_hand_that_is_forgotten_locks_itself(person, monkeypatch):
    monkeypatch.setattr(gates, "TIMEOUT", 0.05)
    sit(person)
    person.touch(*centre(eye(person, 1)))
    person.wait(lambda: not revealed(person), "the lock", PATIENT)
    person.frames(2)
    assert jars(person) == []


def lose_focus(_person: Person) -> None:
    Window._focus = True
    Window._focus = False


@pytest.mark.parametrize("leave", [lambda p: p.app.on_pause(), lose_focus], ids=["pause", "focus"])
@pytest.mark.parametrize("size", [TABLET, PHONE])
def test_leaving_the_app_locks_at_once(person, leave, size):
    sit(person, size)
    open_any(person, size)
    assert jars(person)
    leave(person)
    assert jars(person) == []
    assert revealed(person) == []


def test_a_finger_from_before_the_pause_opens_nothing_after_it(person):
    sit(person)
    finger = Finger(*centre(eye(person, 1)))
    person.app.on_pause()
    held_long = []
    Clock.schedule_once(held_long.append, 2 * HOLD_SECONDS)
    person.wait(lambda: held_long, "the time of a long touch", PATIENT)
    assert jars(person) == []
    finger.lift()
    person.frames(2)
    assert jars(person) == []


def test_leaving_the_table_locks(person):
    sit(person)
    keep(person, 0)
    person.tap("Menu")
    person.tap("Leave the table")
    person.wait(lambda: person.app.router.current == "home", "the home screen")
    assert secrets_anywhere() == []


def test_back_locks_before_it_leaves(person):
    sit(person)
    keep(person, 0)
    person.app.go_back()
    person.frames(2)
    assert jars(person) == []
    assert person.app.router.current == "table"


def test_a_card_is_played_from_the_hand(person):
    sailor = sit(person)
    keep(person, 0)
    person.tap("jar 3")
    assert sailor.view["tables"][0] == [3]
    assert jars(person) == ["jar 1", "jar 5"]


def test_another_players_move_leaves_an_open_hand_open_and_true(person):
    sit(person)
    keep(person, 1)
    assert person.find("jar 2").disabled
    person.tap("Pass")
    person.frames(2)
    assert jars(person) == words_of(HANDS[1])
    assert not person.find("jar 2").disabled
    person.tap("Hide")
    assert jars(person) == []
    assert secrets_anywhere() == []


def test_a_turned_device_locks(person):
    sit(person)
    keep(person, 0)
    person.resize(800, 1280)
    assert jars(person) == []


# On a phone


def test_the_curtain_names_the_player_and_shows_nothing(person):
    sit(person, PHONE)
    person.tap("See my hand")
    assert person.find(Curtain)
    assert past.NAMES[0] in person.texts()
    assert secrets_anywhere() == []


def test_the_curtain_covers_the_table(person):
    sit(person, PHONE)
    person.tap("See my hand")
    curtain = person.find(Curtain)
    assert curtain.size == [412, 915]
    before = person.app.router.current_screen.driver.view()
    person.touch(*centre(person.find("Pass")))
    assert person.app.router.current_screen.driver.view() == before


def test_it_is_me_shows_the_hand_and_hide_leads_back(person):
    sit(person, PHONE)
    open_any(person, PHONE)
    assert jars(person) == words_of(HANDS[0])
    person.tap("Hide")
    assert jars(person) == []
    assert person.find("Pass")


def test_back_draws_the_curtain_back(person):
    sit(person, PHONE)
    person.tap("See my hand")
    person.tap("Back to the table")
    assert person.find(Curtain) is None
    assert secrets_anywhere() == []


def test_back_locks_an_open_hand_on_a_phone(person):
    sit(person, PHONE)
    open_any(person, PHONE)
    person.app.go_back()
    person.frames(2)
    assert jars(person) == []
    assert person.app.router.current == "table"


def test_playing_a_card_locks_the_phone(person):
    sailor = sit(person, PHONE)
    open_any(person, PHONE)
    person.tap("jar 5")
    assert sailor.view["tables"][0] == [5]
    assert jars(person) == []
    assert secrets_anywhere() == []


@pytest.mark.parametrize("size", [TABLET, PHONE])
def test_passing_needs_no_handoff(person, size):
    sailor = sit(person, size)
    person.tap("Pass")
    assert sailor.view["turn"] == 1
    assert person.find(Curtain) is None


def test_alone_with_bots_there_is_no_curtain(person):
    sit(person, PHONE, bots=True)
    person.tap("See my hand")
    assert person.find(Curtain) is None
    assert jars(person) == words_of(HANDS[0])
