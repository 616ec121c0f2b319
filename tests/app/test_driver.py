"""What moves a game forward: bots think in slices, chance falls, people are awaited."""

from __future__ import annotations

import errno
import os
from collections.abc import Callable, Generator, Mapping
from pathlib import Path
from random import Random

import pytest

from app import library
from app.table import driver as driving
from app.table.driver import Driver
from engines import CHANCE, GAMES, OVER
from engines.core.chance import EnteredChance, ScriptedChance
from engines.core.contract import Bot, View
from engines.core.session import Session
from engines.voyage.acts import CHEAT, DONE, POINTS
from engines.voyage.acts import HAND as HAND_OVER
from engines.voyage.game import VoyageGame
from tests.app import past, voyages
from tests.app.person import Person
from tests.toys.amphora import Act, Amphora

DEALT = [Act("taste", 0), Act("taste", 1), *(Act("deal", jar) for jar in (1, 2, 3, 4, 5, 6))]


class SlowBot(Bot[Act]):
    """Thinks in endless small slices until it is told to stop, then passes."""

    slices = 0
    may_stop = False

    def think(self, view: View) -> Generator[None, None, Act]:
        while not SlowBot.may_stop:
            SlowBot.slices += 1
            yield
        return Act("pass")


class SlowAmphora(Amphora):
    @property
    def bots(self) -> Mapping[str, Callable[[Random], Bot[Act]]]:
        return {"slow": lambda rng: SlowBot()}


@pytest.fixture(autouse=True)
def fresh_bot():
    SlowBot.slices, SlowBot.may_stop = 0, False


class Table:
    """A driver on its own, and what it said."""

    def __init__(self, person: Person, bots: bool = False, chance=None, path: Path | None = None):
        seats = past.seats(("bottom", "top"))
        if bots:
            seats[1] |= {"kind": "bot", "level": "slow"}
        source = chance or ScriptedChance(DEALT)
        self.session = Session.create(path, SlowAmphora(), seats, chance=source)
        self.driver = Driver(self.session)
        self.said: list[str] = []
        for event in ("on_turn", "on_enter", "on_over", "on_refused", "on_trouble"):
            self.driver.bind(**{event: lambda *_args, event=event: self.said.append(event)})
        self.driver.start()
        person.frames(2)


@pytest.fixture
def table(person: Person):
    """Return how to open a table; all are closed afterwards."""
    opened: list[Table] = []

    def open_one(**how) -> Table:
        opened.append(Table(person, **how))
        return opened[-1]

    yield open_one
    for one in opened:
        one.driver.close()


def to_the_bot(person: Person, one: Table) -> None:
    """Let the person pass; the bot starts to think."""
    assert one.driver.play(Act("pass"))
    person.wait(lambda: SlowBot.slices, "the bot's first thought")


def test_chance_falls_by_itself_until_a_person_is_to_play(table):
    one = table()
    assert one.session.actions == DEALT
    assert one.driver.actor == 0
    assert one.said == ["on_turn"]


def test_chance_that_people_enter_waits_for_them(person, table):
    one = table(chance=EnteredChance())
    person.frames(10)
    assert one.said == ["on_enter"]
    assert one.driver.actor == CHANCE
    assert one.driver.play(Act("taste", 1))
    person.frames(2)
    assert one.session.actions == [Act("taste", 1)]
    assert one.said == ["on_enter", "on_enter"]


def test_a_bot_that_never_comes_to_an_end_does_not_stop_the_frames(person, table):
    one = table(bots=True)
    to_the_bot(person, one)
    seen = SlowBot.slices
    person.frames(5)
    assert SlowBot.slices > seen
    assert one.driver.thinking
    assert one.driver.actor == 1


def test_a_bot_plays_once_it_has_decided(person, table):
    one = table(bots=True)
    to_the_bot(person, one)
    SlowBot.may_stop = True
    person.wait(lambda: one.driver.actor == 0, "the bot's move")
    assert not one.driver.thinking


def test_a_bot_stops_thinking_when_the_table_is_left(person, table):
    one = table(bots=True)
    to_the_bot(person, one)
    one.driver.stop()
    seen = SlowBot.slices
    SlowBot.may_stop = True
    person.frames(10)
    assert SlowBot.slices == seen
    assert one.session.state.actor == 1


def test_a_bot_thinks_again_when_the_table_is_back(person, table):
    one = table(bots=True)
    to_the_bot(person, one)
    one.driver.stop()
    SlowBot.may_stop = True
    one.driver.start()
    person.wait(lambda: one.driver.actor == 0, "the bot's move")


def test_nobody_plays_at_a_table_that_was_left(table):
    one = table()
    one.driver.stop()
    assert not one.driver.play(Act("pass"))
    assert one.session.actions == DEALT


def test_undo_ends_a_bots_thought(person, table):
    one = table(bots=True)
    to_the_bot(person, one)
    one.driver.undo()
    SlowBot.may_stop = True
    person.frames(10)
    assert one.driver.actor == 0
    assert one.session.actions == DEALT


def test_nobody_plays_while_a_move_is_shown(person, table):
    one = table()
    shown = []
    one.driver.animate = lambda events, done: shown.append(done)
    assert one.driver.play(Act("pass"))
    assert not one.driver.play(Act("pass"))
    shown.pop()()
    assert one.driver.play(Act("pass"))


def test_a_table_left_and_found_again_in_mid_move_goes_on_once(person, table):
    one = table(bots=True)
    shown = []
    one.driver.animate = lambda events, done: shown.append(done)
    SlowBot.may_stop = True
    one.driver.play(Act("pass"))
    one.driver.stop()
    one.driver.start()
    person.frames(5)
    assert len(shown) == 1
    shown.pop()()
    person.wait(lambda: shown, "the bot's move")
    assert "on_refused" not in one.said
    assert one.session.step == len(DEALT) + 2


def test_an_illegal_action_is_refused_and_changes_nothing(table):
    one = table()
    assert not one.driver.play(Act("play", 6))
    assert one.said[-1] == "on_refused"
    assert one.session.actions == DEALT


def test_a_game_that_ends_says_so(person, table):
    one = table()
    while one.driver.actor != OVER:
        one.driver.play(Act("pass"))
    assert one.said[-1] == "on_over"


def test_a_bot_whose_move_found_no_room_on_the_disk_plays_when_there_is_some(
    person, table, monkeypatch, tmp_path
):
    monkeypatch.setattr(driving, "RETRY_SECONDS", 0)
    one = table(bots=True, path=tmp_path / "game.nostos")
    to_the_bot(person, one)

    def full(*_args):
        raise OSError(errno.ENOSPC, "no room")

    with monkeypatch.context() as disk:
        disk.setattr(os, "fsync", full)
        SlowBot.may_stop = True
        person.wait(lambda: "on_trouble" in one.said, "a word about the disk")
        assert one.session.state.actor == 1
    person.wait(lambda: one.driver.actor == 0, "the bot's move")


def test_a_seat_that_the_journal_says_little_of_is_completed():
    session = Session.create(None, GAMES["naval"], [{"name": "Claudia"}, {"kind": "bot"}])
    seats = Driver(session).seats
    assert [seat["edge"] for seat in seats] == ["bottom", "top"]
    assert seats[1]["level"] in GAMES["naval"].bots


# Games of dice: people throw, and a referee may call at any time.


class SlowSailor(Bot):
    """Thinks for ever."""

    def think(self, view: View) -> Generator[None, None, object]:
        while True:
            SlowBot.slices += 1
            yield


class SlowVoyage(VoyageGame):
    @property
    def bots(self) -> Mapping[str, Callable[[Random], Bot]]:
        return {"mate": lambda rng: SlowSailor()}


class Voyage:
    """A driver of a game of dice after these actions, and what it said."""

    def __init__(self, *acts, humans: int = 2, **options):
        options = {"first": "first_seat"} | options
        sitting = voyages.seats(3, humans)
        self.session = Session.create(
            None, SlowVoyage(), sitting, options, EnteredChance(), table={"round": 1}
        )
        for act in acts:
            self.session.play(act)
        self.driver = Driver(self.session)
        self.said: list[str] = []
        for event in ("on_turn", "on_enter", "on_refused"):
            self.driver.bind(**{event: lambda *_args, event=event: self.said.append(event)})
        self.driver.start()


def test_dice_wait_for_a_hand(person):
    one = Voyage()
    person.frames(10)
    assert one.said == ["on_enter"]
    assert one.session.step == 0
    assert one.driver.throw()
    assert one.driver.rolled
    assert one.said == ["on_enter", "on_enter"]
    assert one.session.actions[0] in POINTS


def test_what_real_dice_show_is_entered():
    one = Voyage()
    assert one.driver.play(POINTS[3])
    assert not one.driver.rolled
    assert one.session.actions == [POINTS[3]]


def test_dice_fall_only_where_they_are_due():
    one = Voyage(destin="sailor")
    assert not one.driver.throw()
    assert one.session.step == 0


def test_dice_do_not_fall_while_a_throw_is_shown():
    one = Voyage()
    shown = []
    one.driver.animate = lambda events, done: shown.append(done)
    assert one.driver.throw()
    assert not one.driver.throw()
    shown.pop()()
    assert one.driver.throw()


def test_the_driver_tells_the_options_and_the_table():
    driver = Voyage(dice="real").driver
    assert driver.options["dice"] == "real"
    assert driver.table == {"round": 1}


def at(one: Voyage, phase: str) -> None:
    """Throw until the game is in this phase."""
    rng = Random(4)
    while one.session.view(None)["phase"] != phase:
        legal = one.session.state.legal()
        one.session.play(rng.choice(legal))


def test_what_a_referee_decides_is_left_to_people(person):
    one = Voyage(humans=0, destin="apart")
    one.driver.stop()
    at(one, "hand")
    one.driver.start()
    person.frames(5)
    assert one.driver.referee
    assert one.said[-1] == "on_turn"
    assert not one.driver.thinking
    assert one.driver.play(HAND_OVER)


def test_a_call_interrupts_a_bots_thought(person):
    one = Voyage(humans=0, destin="apart")
    one.driver.stop()
    at(one, "cyclops_name")
    one.driver.start()
    person.wait(lambda: one.driver.thinking and SlowBot.slices, "a thought")
    seat = one.session.state.actor
    assert CHEAT[seat] in one.driver.calls()
    assert one.driver.play(CHEAT[seat])
    assert not one.driver.thinking
    assert one.session.view(None)["cells"][seat] == 0


def test_a_call_that_is_refused_lets_the_bot_think_on(person):
    one = Voyage(humans=0, destin="apart")
    one.driver.stop()
    at(one, "cyclops_name")
    one.driver.start()
    person.wait(lambda: one.driver.thinking, "a thought")
    assert not one.driver.play(DONE[9])
    assert one.driver.thinking


def test_the_library_leaves_dice_to_people(person):
    voyages.installed()
    session = library.create("voyage", voyages.seats(2), {"first": "first_seat"})
    assert session.play_chance() is None
    session.close()
    again = library.open(session.path)
    assert again.play_chance() is None
    again.close()
