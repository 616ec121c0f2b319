"""What a seat can ask of the table, and how one comes back from there."""

from __future__ import annotations

import pytest
from kivy.core.window import Window

from app.i18n import tr
from app.kit.widgets import Btn
from engines.naval.board import CELL_NAMES
from tests.app import past
from tests.app.at_table import choose, facing, sheet_texts, tap_on
from tests.app.sailor import sit_down

ESCAPE = 27


@pytest.mark.parametrize(
    ("edges", "seat", "turn"),
    [(("bottom", "top"), 1, 180), (("left", "right"), 0, 270), (("left", "right"), 1, 90)],
)
def test_the_menu_opens_facing_whoever_asked(person, edges, seat, turn):
    sit_down(person, past.naval(4, edges=edges))
    tap_on(person, seat, "Menu")
    assert person.app.overlay.shown
    assert facing(person.find("Leave the table")) == turn


def test_undo_and_redo(person):
    sailor = sit_down(person, past.naval(4))
    before = sailor.view
    sailor.move()
    after = sailor.view
    choose(person, "Undo")
    assert sailor.view == before
    choose(person, "Redo")
    assert sailor.view == after


def test_nothing_to_undo_is_shown_as_such(person):
    sit_down(person, past.naval())
    person.tap("Menu")
    for words in ("Undo", "Redo"):
        button = person.find(lambda w, words=words: isinstance(w, Btn) and w.label == words)
        assert button.disabled


def test_undo_against_a_bot_takes_back_both_moves(person):
    sailor = sit_down(person, past.naval(bot="sailor"))
    before = sailor.view
    sailor.move()
    sailor.wait_for_a_turn()
    person.tap("Undo")
    assert sailor.view == before


def test_the_log_tells_what_happened_in_the_language_of_now(person):
    sailor = sit_down(person, past.naval())
    sailor.move(2)
    choose(person, "Log")
    english = sheet_texts(person)
    assert english.index("Hippolyte-Marion") < english.index("Pénélope")
    person.app.go_back()
    person.app.settings.lang = "fr"
    person.frames(2)
    person.tap("Menu")
    person.tap("Journal")
    assert "navire" in sheet_texts(person)
    assert "ship" not in sheet_texts(person)


def test_the_log_of_a_fresh_game_says_that_nothing_has_happened(person):
    sit_down(person, past.naval())
    choose(person, "Log")
    assert tr("table.log_empty") in sheet_texts(person)


@pytest.mark.parametrize(("words", "screen"), [("Rules", "rules"), ("Settings", "settings")])
def test_a_look_elsewhere_and_back_to_the_game(person, words, screen):
    sailor = sit_down(person, past.naval(4))
    before = sailor.view
    person.tap("Menu")
    person.tap(words)
    person.wait(lambda: person.app.router.current == screen, words)
    person.app.go_back()
    person.wait(lambda: person.app.router.current == "table", "the table again")
    person.frames(3)
    assert sailor.view == before
    sailor.move()
    assert sailor.view != before


def test_the_board_turns_to_the_next_edge(person):
    sailor = sit_down(person, past.naval(4))
    y = [sailor.table.board.cell_spot(CELL_NAMES.index(name))[1] for name in ("a3", "e3")]
    assert y[0] < y[1]
    for _ in range(2):
        choose(person, "Turn the board")
    y = [sailor.table.board.cell_spot(CELL_NAMES.index(name))[1] for name in ("a3", "e3")]
    assert y[0] > y[1]


def press(key: int) -> None:
    Window.dispatch("on_keyboard", key, 0, "", [])


@pytest.mark.parametrize("key", [ESCAPE, 1001], ids=["Escape", "Android's Back"])
def test_back_closes_the_sheet_first_and_then_leaves(person, key):
    sit_down(person, past.naval(4))
    person.tap("Menu")
    press(key)
    person.frames(2)
    assert not person.app.overlay.shown
    assert person.app.router.current == "table"
    press(key)
    person.wait(lambda: person.app.router.current == "home", "the home screen")


def test_leaving_from_the_menu(person):
    sit_down(person, past.naval(4))
    choose(person, "Leave the table")
    person.wait(lambda: person.app.router.current == "home", "the home screen")
    assert not person.app.overlay.shown
