"""The private screen of Ulysses, the camps of its debate and its hints, by touch."""

from __future__ import annotations

import gc
import weakref
from collections.abc import Sequence
from functools import cache

import pytest
from kivy.core.window import Window

from app.boards.ulysses.camps import CampBoard
from app.boards.ulysses.hand_look import place_name
from app.boards.ulysses.hand_parts import HandTile, NumberBtn
from app.boards.ulysses.hints import HintNote
from app.boards.ulysses.secret import SecretHand
from app.kit.widgets import Btn
from app.table.secrets import SecretFrame
from engines import CHANCE
from engines.core.session import Session
from engines.ulysses.acts import BLACK, CARD, FIRST, GOAL, LAY, PROPOSE, RED, YES
from engines.ulysses.board import DISTANCE, PLACE, TROY
from engines.ulysses.cards import OBJECTION, PANDORA, PLAGUE, TEMPLE, WIND, ZEUS
from tests.app import past
from tests.app.hidden import PHONE, TABLET, keep, revealed
from tests.app.layout import faults
from tests.app.person import Person, centre
from tests.app.sailor import sit_down, tap_in_reach

CYPRUS, MINOTAUR, LIBYA = PLACE["cyprus"], PLACE["minotaur"], PLACE["libya"]
ROUND = ("bottom", "right", "top")
#: What each of three seats is dealt, the card drawn at the first turn included.
HANDS = (
    (TEMPLE, OBJECTION, OBJECTION, WIND, PLAGUE, PANDORA),
    (OBJECTION, OBJECTION, OBJECTION, ZEUS, WIND, WIND, TEMPLE),
    (OBJECTION, OBJECTION, PLAGUE, PLAGUE, TEMPLE, WIND, ZEUS, PANDORA),
)
GOALS = (
    (CYPRUS, PLACE["ithaca"], PLACE["circe"], PLACE["calypso"]),
    (MINOTAUR, PLACE["malta"], PLACE["cyclops"], PLACE["dido"]),
    (LIBYA, PLACE["delphi"], PLACE["sirens"], PLACE["atlantis"]),
)


@cache
def dealt(*then) -> bytes:
    """Return a game of three with these hands and goals, after these actions."""
    hands = [list(hand) for hand in HANDS]

    def play(session: Session) -> None:
        state = session.state
        while state.actor == CHANCE:
            session.play(_fallen(session, hands))
            state = session.state
        for act in then:
            session.play(act)

    return past.journal("ulysses", past.seats(ROUND), play)


def _fallen(session: Session, hands: list[list[int]]):
    view = session.view(None)
    if view["phase"] == "first":
        return FIRST[0]
    seat = view["receiver"]
    if view["phase"] == "goals":
        return next(GOAL[p] for p in GOALS[seat] if GOAL[p] in session.state.legal())
    return CARD[hands[seat].pop(0)]


def sit(person: Person, size: tuple[int, int], *then):
    person.resize(*size)
    return sit_down(person, dealt(*then), "ulysses-table").table


def look(person: Person, size: tuple[int, int], seat: int) -> None:
    """Open a seat's private screen as one does on this device."""
    if size == TABLET:
        keep(person, seat)
    else:
        person.tap("See my hand")
        person.tap(f"I am {past.NAMES[seat]}: show me")
    person.frames(5)


def number(person: Person, n: int) -> None:
    person.tap(lambda w: isinstance(w, NumberBtn) and w.label == str(n))


def tap_row(person: Person, words: str) -> None:
    tap_in_reach(person, lambda w: getattr(w, "hint", "") == words)
    person.frames(3)


def words_on(widget) -> list[str]:
    return [w.text for w in widget.walk(restrict=True) if getattr(w, "text", "")]


@pytest.mark.parametrize("size", [TABLET, PHONE])
def test_objecting_takes_two_taps_after_the_reveal(person: Person, size):
    table = sit(person, size, PROPOSE[CYPRUS])
    look(person, size, 1)
    tap_row(person, place_name(LIBYA))
    number(person, 1)
    view = table.driver.view()
    assert view["discs"][1] == LIBYA
    assert view["camps"] == [0, 1, 0]


def test_the_fewest_cards_that_lead_come_first(person: Person):
    sit(person, TABLET, PROPOSE[CYPRUS], RED[LIBYA][2])
    look(person, TABLET, 2)
    tap_row(person, f"Blue: {place_name(CYPRUS)}")
    offered = [w for w in person.widgets() if isinstance(w, NumberBtn)]
    assert [(w.label, w.least) for w in offered] == [("2", True), ("3", False)]
    assert offered[1].under == "1 Zeus"


def test_zeus_is_played_instead_of_an_objection_when_asked_for(person: Person):
    table = sit(person, TABLET, PROPOSE[CYPRUS])
    look(person, TABLET, 1)
    tap_row(person, "With Zeus")
    tap_row(person, place_name(LIBYA))
    number(person, 1)
    assert table.driver.view()["zeus_laid"] == [0, 1, 0]


def test_black_is_not_for_the_active_player_and_the_row_says_so(person: Person):
    sit(person, TABLET, PROPOSE[CYPRUS], RED[LIBYA][1], LAY[1][1])
    look(person, TABLET, 0)
    assert "The active player places only blue." in person.texts()


def test_a_temple_is_built_card_by_card_without_leaving_the_screen(person: Person):
    table = sit(person, PHONE)
    look(person, PHONE, 0)
    tap_row(person, "Build a temple")
    assert "1 more card to give" in person.texts()
    tap_row(person, "Wind")
    person.wait(lambda: table.driver.view()["temples"][0] == 2, "a second temple")
    assert table.driver.view()["discard"][WIND] == 1


def test_giving_a_payment_up_costs_nothing(person: Person):
    table = sit(person, TABLET)
    look(person, TABLET, 0)
    tap_row(person, "Build a temple")
    tap_row(person, "Back")
    assert "Before you propose" in person.texts()
    assert table.driver.view()["hand_sizes"][0] == 6
    assert not sum(table.driver.view()["discard"])


def test_a_goal_is_exchanged_for_one_of_another_pile(person: Person):
    table = sit(person, TABLET)
    look(person, TABLET, 0)
    tap_row(person, "Exchange a goal")
    tap_row(person, place_name(CYPRUS))
    assert "The ship is on this colour." in person.texts()
    tap_row(person, "Green")
    tap_row(person, "Wind")
    person.wait(lambda: table.driver.view()["exchanged"], "the exchange")
    assert sorted(table.driver.view()["goal_colours"][0]) == [1, 1, 2, 3]


def test_a_plague_goes_where_the_small_map_is_tapped_and_confirmed(person: Person):
    table = sit(person, PHONE)
    look(person, PHONE, 0)
    tap_row(person, "Send a plague")
    chart = person.find(lambda w: hasattr(w, "nearest") and bool(w.offered))
    person.touch(*chart.to_window(*chart.spot(PLACE["hesperides"])))
    person.tap(f"Plague on {place_name(PLACE['hesperides'])}")
    assert table.driver.view()["plagues"] == [PLACE["hesperides"]]


def test_a_wind_keeps_the_player_active(person: Person):
    table = sit(person, TABLET, PROPOSE[CYPRUS], YES, YES)
    look(person, TABLET, 0)
    tap_row(person, "Play a wind")
    person.wait(lambda: table.driver.view()["phase"] == "act", "the action phase")
    assert table.driver.view()["active"] == 0


def test_the_hand_is_counted_and_the_goals_tell_how_far_they_are(person: Person):
    sit(person, TABLET)
    look(person, TABLET, 0)
    counted = {w.name: w.count for w in person.widgets() if isinstance(w, HandTile)}
    assert counted == {
        "Objection": 2, "Temple": 1, "Wind": 1, "Plague": 1, "Zeus": 0, "Pandora": 1,
    }  # fmt: skip
    far = DISTANCE[TROY][PLACE["calypso"]]
    assert f"{far} stages away" in person.texts()


def test_nothing_is_left_of_a_private_screen_once_it_is_hidden(person: Person):
    sit(person, TABLET)
    look(person, TABLET, 0)
    secret = weakref.ref(person.find(SecretHand))
    goal = place_name(PLACE["calypso"])
    assert goal in words_on(secret())
    person.tap("Hide")
    person.wait(lambda: not revealed(person), "the locked table")
    person.frames(2)
    gc.unfreeze()
    gc.collect()
    assert secret() is None
    assert person.find(SecretFrame) is None


def test_two_seats_look_at_once_and_each_sees_its_own(person: Person):
    sit(person, TABLET)
    keep(person, 1)
    keep(person, 2)
    hands = [w for w in person.widgets() if isinstance(w, SecretHand)]
    counted = [
        [w.count for w in hand.walk(restrict=True) if isinstance(w, HandTile)] for hand in hands
    ]
    assert sorted(counted) == [[2, 1, 1, 2, 1, 1], [3, 1, 2, 0, 1, 0]]


# Camps


def camps_of(person: Person) -> list[str]:
    return words_on(person.find(CampBoard))


def test_the_camps_say_why_one_leads_when_it_is_level(person: Person):
    sit(person, TABLET, PROPOSE[CYPRUS], RED[LIBYA][1], LAY[0][1])
    assert "Equal: blue before red" in camps_of(person)


def test_the_camps_name_the_three_places_and_count_their_cards(person: Person):
    sit(person, TABLET, PROPOSE[CYPRUS], RED[LIBYA][1], BLACK[MINOTAUR][2])
    told = camps_of(person)
    assert {place_name(CYPRUS), place_name(LIBYA), place_name(MINOTAUR)} <= set(told)
    assert "Black leads: most cards" in told


def test_the_camps_go_when_the_debate_is_over(person: Person):
    sit(person, TABLET, PROPOSE[CYPRUS], YES, YES)
    assert person.find(CampBoard) is None


# Hints


def test_a_hint_comes_once_and_goes_with_a_tap(person: Person):
    person.app.settings.hints = True
    sit(person, TABLET)
    note = person.wait(lambda: person.find(HintNote), "a hint")
    person.touch(*centre(note))
    assert person.find(HintNote) is None
    assert len(person.app.settings.hints_seen) == 1


def test_hints_can_be_turned_off_from_a_hint(person: Person):
    person.app.settings.hints = True
    sit(person, TABLET)
    person.tap(lambda w: isinstance(w, Btn) and w.label == "No more hints")
    assert not person.app.settings.hints
    assert person.find(HintNote) is None


def test_hints_begin_anew_when_they_are_turned_on_in_the_settings(person: Person):
    person.app.settings.hints, person.app.settings.hints_seen = False, ["ulysses.hand"]
    person.app.router.go("settings")
    person.frames(5)
    tap_in_reach(person, "Hints")
    assert person.app.settings.hints
    assert person.app.settings.hints_seen == []


# Layout

SCREENS = {
    "act": (0, ()),
    "ask": (1, (PROPOSE[CYPRUS],)),
    "debate": (2, (PROPOSE[CYPRUS], RED[LIBYA][1])),
    "wait": (1, ()),
}


@pytest.mark.parametrize("size", [TABLET, PHONE, (360, 640), (640, 360)])
@pytest.mark.parametrize("screen", SCREENS)
def test_no_text_is_cut_on_a_private_screen(person: Person, size, screen):
    seat, then = SCREENS[screen]
    table = sit(person, size, *then)
    found: Sequence[str] = []
    for lang, text_size in (("fr", 1.3), ("en", 1.0)):
        person.app.settings.lang, person.app.settings.text_size = lang, text_size
        person.frames(4)
        if size == TABLET:
            keep(person, seat)
        else:
            table.panels.secrets._open_full(seat)
        person.frames(6)
        found = [*found, *faults(person.find(SecretFrame))]
        table.panels.secrets.draw_back()
    assert list(found) == []
    assert tuple(Window.size) == size
