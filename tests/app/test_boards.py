"""Boards that people write down: kept on disk, edited by touch, checked, and played on."""

from __future__ import annotations

import json
import shutil

import pytest
from kivy.core.window import Window

from app import library
from app.boards.voyage import boards_store as store
from app.boards.voyage.boards_parts import BoardCard, CellChip, CellRow, NumberKey
from app.boards.voyage.boards_table import CellTable
from app.boards.voyage.setup import destin_of, table
from app.setup.plan import Plan
from app.setup.seatcard import Chip, NameField
from engines import GAMES, SaveNotWritten
from engines.voyage.board import DEFAULT, Board
from engines.voyage.nostos_board import NOSTOS
from tests.app.at_table import sheet_texts
from tests.app.person import Person, centre
from tests.app.tour import settle
from tests.app.tour_destin import SHORT


@pytest.fixture(autouse=True)
def empty_shelf():
    shutil.rmtree(store.folder(), ignore_errors=True)
    yield
    shutil.rmtree(store.folder(), ignore_errors=True)


# The table


def test_a_table_gives_back_its_text():
    assert Board.of(CellTable(DEFAULT).text).entries == Board.of(NOSTOS).entries
    assert CellTable(SHORT).problems == []
    assert CellTable(SHORT).last == 52


def test_two_numbers_make_a_crossing():
    cells = CellTable(DEFAULT)
    cells.put("circe", 1, 60)
    assert cells.cells("circe") == [48, 60]
    assert "48=60 circe" in cells.text


def test_incidents_come_and_go():
    cells = CellTable(DEFAULT)
    cells.put("storm", 3, 25)
    assert cells.cells("storm") == [25, 39, 61, 80]
    cells.take("storm", 0)
    assert cells.cells("storm") == [39, 61, 80]


def test_a_plain_crossing_can_be_written_down():
    cells = CellTable(DEFAULT)
    cells.cross(0, [30, 60])
    assert Board.of(cells.text).crossings[30] == 60
    cells.cross(0, [])
    assert CellTable(cells.text).crossings == []


def test_what_makes_no_sense_is_said():
    cells = CellTable(DEFAULT)
    cells.put("ino", 0, 88)
    cells.take("cyclops", 0)
    assert {error.reason for error in cells.problems} == {"board_cell_taken", "board_missing"}


# On disk


def test_boards_are_kept_by_name():
    store.create("Grandma’s box", SHORT)
    [board] = store.saved()
    assert (board.name, board.text, board.is_sound) == ("Grandma’s box", SHORT, True)


def test_the_same_name_twice_is_told_apart():
    assert [store.create("Ours", SHORT).name for _ in range(2)] == ["Ours", "Ours 2"]


def test_a_board_that_makes_no_sense_is_kept_too():
    board = store.create("Draft", "6 cicones, 100 ithaca")
    assert not board.is_sound
    assert store.load(board.path).text == "6 cicones, 100 ithaca"


@pytest.mark.parametrize(
    "damage",
    [b"", b"{", b"[]", b'{"nostos_board": 1}', b'{"nostos_board": 9, "name": "x", "board": ""}'],
)
def test_a_damaged_file_is_kept_aside(damage):
    path = store.create("Ours", SHORT).path
    path.write_bytes(damage)
    assert store.saved() == []
    [hurt] = store.hurt()
    assert (store.folder() / hurt.aside).read_bytes() == damage
    assert store.hurt() == []


def test_a_text_that_is_no_board_is_damage():
    path = store.create("Ours", SHORT).path
    kept = json.loads(path.read_text(encoding="utf-8")) | {"board": "dragons"}
    path.write_text(json.dumps(kept), encoding="utf-8")
    assert [hurt.name for hurt in store.hurt()] == [path.name]


def test_a_board_that_is_put_away_is_not_lost():
    path = store.create("Ours", SHORT).path
    store.put_away(path)
    assert store.saved() == []
    assert (store.folder() / "away" / path.name).exists()


def test_a_full_disk_is_said(monkeypatch):
    def full(_path, _data):
        raise OSError(28, "no space")

    monkeypatch.setattr(store, "write_atomically", full)
    with pytest.raises(SaveNotWritten) as refused:
        store.create("Ours", SHORT)
    assert refused.value.reason == "disk_full"


# By touch


def cards(person: Person) -> list[str]:
    return [w.name for w in person.widgets() if isinstance(w, BoardCard)]


def tap_on(person: Person, name: str, label: str) -> None:
    """Tap a button of a board's card."""
    card = person.wait(
        lambda: person.find(lambda w: isinstance(w, BoardCard) and w.name == name), name
    )
    button = next(w for w in card.walk(restrict=True) if getattr(w, "label", "") == label)
    person.touch(*centre(button))
    person.frames(3)


def tap_cell(person: Person, row: str, label: str) -> None:
    """Tap a cell in the row of this name, wherever it is scrolled."""
    settle(person)
    screen = person.app.router.current_screen
    line = next(w for w in screen.walk(restrict=True) if isinstance(w, CellRow) and w.name == row)
    screen.ids.scroll.scroll_to(line, animate=False)
    settle(person)
    chips = [w for w in line.walk(restrict=True) if isinstance(w, CellChip)]
    person.touch(*centre(next(w for w in chips if label in (w.label, w.icon))))
    person.frames(2)


def enter(person: Person, number: int) -> None:
    """Type a number on the sheet, and confirm it."""
    for key in (*str(number), "check"):
        person.tap(lambda w, key=key: isinstance(w, NumberKey) and w.hint == key)
    person.frames(3)


@pytest.mark.parametrize("size", [(1280, 800), (360, 640)])
def test_a_board_is_copied_changed_and_kept(person, size):
    person.resize(*size)
    person.app.router.go("boards")
    tap_on(person, "Nostos", "New from this")
    tap_cell(person, "Cyclops", "22")
    enter(person, 24)
    [board] = store.saved()
    assert board.name == "My course"
    assert "24 cyclops" in board.text
    assert board.is_sound
    assert "Everything fits: ready to play" in person.texts()


def test_what_is_wrong_is_said_in_words_while_it_is_wrong(person):
    path = store.create("Ours", CellTable(DEFAULT).text).path
    person.app.router.go("boards", board=str(path))
    tap_cell(person, "Ino", "92")
    enter(person, 88)
    assert "Cell 88 is used twice." in "\n".join(person.texts())
    assert not store.load(path).is_sound
    tap_cell(person, "Ino", "88")
    enter(person, 93)
    assert store.load(path).is_sound


def test_cells_of_a_kind_are_added_and_taken_off(person):
    path = store.create("Ours", CellTable(DEFAULT).text).path
    person.app.router.go("boards", board=str(path))
    tap_cell(person, "Storm", "plus")
    enter(person, 25)
    assert "25 storm" in store.load(path).text
    tap_cell(person, "Storm", "25")
    person.tap("Take it off")
    assert "25 storm" not in store.load(path).text


def test_a_crossing_asks_for_its_two_numbers(person):
    path = store.create("Ours", CellTable(DEFAULT).text).path
    person.app.router.go("boards", board=str(path))
    tap_cell(person, "Plain crossings", "plus")
    assert "The first number of the crossing" in sheet_texts(person)
    enter(person, 30)
    assert "The second number of the crossing" in sheet_texts(person)
    enter(person, 60)
    assert "30=60 crossing" in store.load(path).text


def test_the_last_cell_can_be_changed(person):
    path = store.create("Ours", CellTable(DEFAULT).text).path
    person.app.router.go("boards", board=str(path))
    tap_cell(person, "Ithaca, the last cell", "100")
    enter(person, 20)
    assert "a course has 30 to 200 cells" in "\n".join(person.texts())


def test_a_board_is_renamed(person):
    path = store.create("Ours", SHORT).path
    store.create("Theirs", SHORT)
    person.app.router.go("boards")
    tap_on(person, "Ours", "Edit")
    field = person.wait(lambda: person.find(NameField), "the name")
    person.touch(*centre(field))
    field.text = ""
    Window.dispatch("on_textinput", "Theirs")
    field.focus = False
    person.frames(2)
    assert store.load(path).name == "Theirs 2"
    person.app.go_back()
    person.frames(3)
    assert cards(person) == ["Nostos", "Theirs", "Theirs 2"]


def test_the_board_of_nostos_cannot_be_changed(person):
    person.app.router.go("boards")
    person.frames(3)
    labels = [getattr(w, "label", "") for w in person.find(BoardCard).walk(restrict=True)]
    assert "New from this" in labels
    assert "Edit" not in labels
    assert "Put away" not in labels


def test_a_damaged_file_is_said(person):
    store.create("Ours", SHORT).path.write_bytes(b"{")
    person.app.router.go("boards")
    assert "The file ours.json cannot be read." in person.app.said.text


def test_a_board_that_has_gone_leads_back_to_the_list(person):
    path = store.create("Ours", SHORT).path
    path.unlink()
    person.app.router.go("boards", board=str(path))
    assert not person.app.router.current_screen.editing


# At set-up


def test_a_board_is_chosen_at_set_up_and_its_cells_go_into_the_game(person, monkeypatch):
    store.create("Ours", SHORT)
    store.create("Draft", "6 cicones, 100 ithaca")
    screen = set_up(person)
    screen.choose("play", "companion")
    person.frames(3)
    labels = [w.label for w in screen.walk(restrict=True) if isinstance(w, Chip)]
    assert "Ours" in labels
    assert "Draft" not in labels
    chip(person, "Ours")
    monkeypatch.setattr(person.app.router, "replace", lambda name, **args: None)
    screen.start()
    [game] = library.unfinished()
    assert game.header.options["board"] == SHORT


def test_the_editor_is_reached_from_set_up_and_leads_back(person):
    screen = set_up(person)
    screen.choose("play", "companion")
    person.frames(3)
    button = next(
        w for w in screen.walk(restrict=True) if getattr(w, "label", "") == "Edit the courses"
    )
    screen.ids.scroll.scroll_to(button, animate=False)
    person.frames(2)
    person.touch(*centre(button))
    assert person.app.router.current == "boards"
    person.app.go_back()
    assert person.app.router.current == "setup"
    assert screen.plan.options["play"] == "companion"


def test_a_board_that_was_changed_since_is_taken_as_it_is_now(person):
    path = store.create("Ours", SHORT).path
    screen = set_up(person)
    screen.choose("play", "companion")
    person.frames(3)
    chip(person, "Ours")
    changed = CellTable(SHORT)
    changed.put("ino", 0, 45)
    store.save(path, "Ours", changed.text)
    screen.refresh()
    assert screen.plan.options["board"] == changed.text


def set_up(person: Person):
    screen = person.app.router.go("setup", game="voyage")
    person.frames(3)
    return screen


def chip(person: Person, label: str) -> None:
    screen = person.app.router.current_screen
    found = next(w for w in screen.walk(restrict=True) if isinstance(w, Chip) and w.label == label)
    screen.ids.scroll.scroll_to(found, animate=False)
    settle(person)
    person.touch(*centre(found))
    person.frames(3)


# The Destin at set-up


def test_the_destin_apart_has_a_name_and_a_side(person, monkeypatch):
    screen = set_up(person)
    chip(person, "A person apart")
    card = next(w for w in screen.walk(restrict=True) if type(w).__name__ == "DestinCard")
    card.ids.field.text = "Tirésias"
    chip(person, "Left")
    monkeypatch.setattr(person.app.router, "replace", lambda name, **args: None)
    screen.start()
    [game] = library.unfinished()
    destin = game.header.table["destin"]
    assert (destin["name"], destin["edge"]) == ("Tirésias", "left")


def test_who_was_the_destin_is_remembered(person):
    screen = set_up(person)
    screen.choose("destin", "apart")
    person.frames(3)
    card = next(w for w in screen.walk(restrict=True) if type(w).__name__ == "DestinCard")
    card.ids.field.text = "Tirésias"
    person.app.router.home()
    screen = set_up(person)
    assert table(screen.plan)["destin"]["name"] == "Tirésias"


def test_options_come_and_go_with_what_they_need(person):
    screen = set_up(person)
    assert "steering" not in screen.plan.options
    chip(person, "A person apart")
    assert "steering" in screen.plan.options
    titles = [getattr(w, "title", "") for w in screen.ids.options.children]
    assert "The ships" in titles


@pytest.mark.parametrize("players", [2, 9, 10])
def test_the_destin_looks_like_no_sailor_if_possible(players):
    plan = Plan(GAMES["voyage"])
    plan.count = players
    plan.choose("destin", "apart")
    destin = destin_of(plan)
    if players < 10:
        assert destin["colour"] not in {seat.colour for seat in plan.seats}
        assert destin["shape"] not in {seat.shape for seat in plan.seats}
    assert destin["name"] == "The Destin"
    assert table(plan) == {"destin": destin}


def test_odd_memories_do_no_harm():
    plan = Plan(GAMES["voyage"])
    plan.choose("destin", "apart")
    for odd in (None, 5, [], {"name": 7, "edge": "ceiling"}):
        plan.extra["destin"] = odd
        assert destin_of(plan)["edge"] in ("bottom", "left", "top", "right")
