"""Full disks, lost folders and hurt files: told in words, and nothing is lost."""

from __future__ import annotations

import errno
import os
from collections.abc import Callable

from app.i18n import tr
from tests.app import past
from tests.app.at_table import panel, touch_hex
from tests.app.person import Person
from tests.app.sailor import Sailor, resume, sit_down


def full(*_args):
    raise OSError(errno.ENOSPC, "no room")


def test_a_full_disk_refuses_the_move_in_words_and_the_game_goes_on_later(person, monkeypatch):
    sailor = sit_down(person, past.naval())
    before = sailor.view
    with monkeypatch.context() as disk:
        disk.setattr(os, "fsync", full)
        touch_hex(sailor, "a1")
        touch_hex(sailor, "b2")
        person.touch(*sailor.table.board.heading_spots()[1])
        assert sailor.view == before
        assert panel(person, 0).answer == tr("error.disk_full")
    sailor.move()
    assert sailor.view != before
    after = sailor.view
    person.app.go_back()
    assert resume(person).view == after


def test_a_full_disk_refuses_an_undo_in_words(person, monkeypatch):
    sailor = sit_down(person, past.naval(4))
    before = sailor.view
    with monkeypatch.context() as disk:
        disk.setattr(os, "fsync", full)
        person.tap("Undo")
    assert sailor.view == before
    assert panel(person, 0).answer == tr("error.disk_full")
    person.tap("Undo")
    assert sailor.view != before


def opened(person: Person, harm: Callable[[bytes], bytes]) -> Sailor:
    return sit_down(person, harm(past.naval(8)))


def test_a_damaged_game_says_how_much_was_recovered(person):
    def harm(journal: bytes) -> bytes:
        lines = journal.splitlines(keepends=True)
        return b"".join([*lines[:6], lines[6].replace(b'"', b"'", 1), *lines[7:]])

    sailor = opened(person, harm)
    assert person.app.said.text == tr("table.recovered", n=3, kept=5)
    assert person.app.said.text in person.texts()
    sailor.move()


def test_a_game_whose_last_move_was_cut_off_goes_on_before_it(person):
    sailor = opened(person, lambda journal: journal[:-10])
    assert person.app.said.text == tr("table.torn")
    assert len(sailor.table.driver.log()) >= 7
    sailor.move()


def test_a_file_that_is_no_game_is_answered_in_words_at_home(person):
    path = past.on_disk("letter", b"Dear Penelope")
    person.app.router.go("table", path=str(path))
    person.wait(lambda: person.app.router.current == "home", "the home screen")
    assert tr("error.not_a_journal") in person.texts()


def test_a_game_that_has_gone_is_answered_in_words_at_home(person, tmp_path):
    person.app.router.go("table", path=str(tmp_path / "gone.nostos"))
    person.wait(lambda: person.app.router.current == "home", "the home screen")
    assert tr("error.save_gone") in person.texts()


def test_a_folder_that_vanishes_in_mid_game_is_told(person):
    sailor = sit_down(person, past.naval())
    path = sailor.table.path
    os.rename(path, path + ".elsewhere")
    touch_hex(sailor, "a1")
    touch_hex(sailor, "b2")
    person.touch(*sailor.table.board.heading_spots()[1])
    assert panel(person, 0).answer == tr("error.folder_gone")
    os.rename(path + ".elsewhere", path)
    sailor.move()
