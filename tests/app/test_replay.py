"""A person looks at a game of the past, move by move."""

from __future__ import annotations

import pytest

from app.boards.base import Board
from app.screens import replay
from app.screens.replay import Scrubber
from engines import GAMES
from tests.app import past, voyages
from tests.app.games import played
from tests.app.person import Person
from tests.toys.amphora import GAME as AMPHORA


class RememberingBoard(Board):
    """A board that remembers the views and the events that it was given."""

    def __init__(self, **kwargs):
        super().__init__(**kwargs)
        self.views: list[dict] = []
        self.animated: list[list[dict]] = []

    def show(self, view: dict) -> None:
        self.views.append(view)

    def animate(self, events, done) -> None:
        self.animated.append(events)
        done()


@pytest.fixture
def shelf(monkeypatch):
    GAMES.register(AMPHORA)
    monkeypatch.setattr(replay, "board_class", lambda _game: RememberingBoard)
    yield
    GAMES.forget("amphora")


def at_replay(person: Person, session):
    """Open the replay and return the screen."""
    screen = person.app.router.go("replay", path=str(session.path))
    person.wait(lambda: person.app.router.current == "replay", "the replay")
    person.frames(3)
    return screen


def shows(screen, session, step: int) -> bool:
    """Return whether the board shows this step of the game."""
    return (
        screen.step == step and screen.board.view["ships"] == session.at(step).view(None)["ships"]
    )


def test_it_opens_at_the_start(person):
    session = played(7, steps=30)
    screen = at_replay(person, session)
    assert shows(screen, session, 0)
    assert "Start of the game" in person.texts()


@pytest.mark.parametrize("size", [(1280, 800), (412, 915), (360, 640), (640, 360)])
def test_the_scrubber_shows_the_position_under_the_finger(person, size):
    person.resize(*size)
    session = played(7, steps=30)
    screen = at_replay(person, session)
    knob = person.find(Scrubber)
    left, right = knob.x + knob.padding, knob.right - knob.padding
    person.drag((left, knob.center_y), (left + (right - left) * 0.5, knob.center_y))
    assert shows(screen, session, 15)
    assert "Move 14 of 29" in person.texts()


def test_a_throw_of_somebodys_dice_is_a_move(person):
    path = past.on_disk("voyage-won", voyages.journal(2, voyages.played(2, 2)[:40]))
    person.app.router.go("replay", path=str(path), step=25)
    person.wait(lambda: person.app.router.current == "replay", "the replay")
    person.frames(3)
    assert "Move 25 of 40" in person.texts()


def test_stepping_goes_one_position_on_and_back(person):
    session = played(7, steps=30)
    screen = at_replay(person, session)
    person.tap("One step on")
    person.tap("One step on")
    person.wait(lambda: shows(screen, session, 2), "the second step")
    person.tap("One step back")
    person.wait(lambda: shows(screen, session, 1), "the first step")


def test_it_jumps_to_the_end_and_to_the_start(person):
    session = played(7, steps=30)
    screen = at_replay(person, session)
    person.tap("To the end")
    assert shows(screen, session, 30)
    person.tap("To the start")
    assert shows(screen, session, 0)


def test_it_plays_to_the_end_by_itself(person):
    session = played(7, steps=6)
    screen = at_replay(person, session)
    person.tap("Speed")
    person.tap("Speed")
    person.tap("Play")
    person.wait(lambda: not screen.playing, "the end of the replay", frames=1_000_000)
    assert shows(screen, session, 6)


def test_playing_is_animated_and_pause_holds_it(person, shelf):
    session = played(3, game="amphora", steps=14)
    screen = at_replay(person, session)
    person.tap("Play")
    person.wait(lambda: screen.board.animated, "the first animated step", frames=1_000_000)
    person.tap("Pause")
    held = screen.step
    person.frames(60)
    assert not screen.playing
    assert screen.step == held


def test_it_tells_what_happened_in_the_present_language(person):
    session = played(7, steps=30)
    screen = at_replay(person, session)
    person.tap("To the end")
    told = screen.story
    assert told
    person.app.settings.lang = "fr"
    person.frames(2)
    assert screen.story
    assert screen.story != told
    assert shows(screen, session, 30)


def test_a_replay_shows_nobodys_secrets(person, shelf):
    session = played(3, game="amphora")
    screen = at_replay(person, session)
    for step in range(session.step + 1):
        screen.go(step)
    views = screen.board.views
    assert len(views) > session.step
    assert all(view["hand"] == [] and view["taste"] is None for view in views)
    assert not any(
        "jar" in event and event["kind"] == "jar_dealt"
        for events in screen.board.animated
        for event in events
    )


def test_looking_changes_nothing_on_disk(person):
    session = played(7, steps=30)
    before = (session.path.read_bytes(), session.path.stat().st_mtime_ns)
    screen = at_replay(person, session)
    screen.go(20)
    person.app.go_back()
    assert (session.path.read_bytes(), session.path.stat().st_mtime_ns) == before
