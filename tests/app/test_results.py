"""A game is over: the winner is named, and the same people can play again."""

from __future__ import annotations

import pytest

from app import library
from app.i18n import tr
from app.screens.results import Wreath
from app.sounds import sounds
from engines import GAMES
from tests.app.games import played_until
from tests.app.person import Person
from tests.toys.amphora import Amphora, AmphoraState

AMPHORA_TEXTS = {
    "amphora.name": {"fr": "Amphore", "en": "Amphora"},
    "amphora.score": {"fr": "Jarres", "en": "Jars"},
    "amphora.score.table": {"fr": "Sur la table", "en": "On the table"},
    "amphora.score.taste": {"fr": "À son goût", "en": "To one's taste"},
}


class TellingState(AmphoraState):
    """Says what its scores are made of."""

    def view(self, seat):
        totals, plain = self.scores(), [sum(table) for table in self.tables]
        parts = [
            [["table", own], ["taste", total - own]]
            for own, total in zip(plain, totals, strict=True)
        ]
        return {**super().view(seat), "breakdown": parts}


class TellingAmphora(Amphora):
    state_type = TellingState


@pytest.fixture
def amphora():
    GAMES.register(TellingAmphora())
    tr.add(AMPHORA_TEXTS)
    yield
    GAMES.forget("amphora")


def won_by(seat: int):
    return lambda session: session.state.winners() == [seat]


def drawn(session) -> bool:
    return len(session.state.winners()) == len(session.seats)


def at_results(person: Person, session):
    """Open the results and return the screen."""
    screen = person.app.router.go("results", path=str(session.path))
    person.wait(lambda: person.app.router.current == "results", "the results")
    person.frames(2)
    return screen


@pytest.mark.parametrize(("seat", "name"), [(0, "Circe"), (1, "Nestor")])
def test_the_winner_is_named_and_crowned(person, seat, name):
    screen = at_results(person, played_until(won_by(seat)))
    assert (screen.verdict, screen.names) == ("Victory", name)
    wreath = person.find(Wreath)
    assert wreath.crowned
    assert wreath.colour == seat


def test_a_victory_is_heard_once(person):
    session = played_until(won_by(0))
    sounds.played = None
    at_results(person, session)
    assert sounds.played == "win"
    person.tap("Replay")
    sounds.played = None
    person.app.go_back()
    assert sounds.played is None


def test_a_draw_says_so_and_names_both(person):
    screen = at_results(person, played_until(drawn))
    assert (screen.verdict, screen.names) == ("A draw", "Circe and Nestor")
    assert not person.find(Wreath).crowned


def test_it_says_how_the_game_ended_in_the_present_language(person):
    session = played_until(lambda s: s.view(None)["ending"] == "agreement")
    at_results(person, session)
    assert "Both admirals agree." in person.texts()
    person.app.settings.lang = "fr"
    person.frames(2)
    assert "Les deux amiraux en conviennent." in person.texts()


def test_scores_are_shown_with_what_they_count(person):
    session = played_until(won_by(0))
    at_results(person, session)
    assert "Ships captured" in person.texts()
    for score in session.state.scores():
        assert str(score) in person.texts()


def test_a_game_that_tells_its_parts_shows_them(person, amphora):
    session = played_until(won_by(1), game="amphora")
    at_results(person, session)
    parts = session.view(None)["breakdown"][1]
    assert person.texts().count("On the table") == 2
    assert {str(points) for _key, points in parts} <= set(person.texts())


def test_several_may_win_together(person, amphora):
    two_of_three = lambda session: len(session.state.winners()) == 2
    session = played_until(two_of_three, game="amphora", names=("Circe", "Nestor", "Ajax"))
    screen = at_results(person, session)
    assert screen.verdict == "Shared victory"
    assert len([w for w in person.widgets() if isinstance(w, Wreath)]) == 2


def test_play_again_starts_a_new_game_of_the_same_people(person):
    session = played_until(won_by(0))
    at_results(person, session)
    person.tap("Play again")
    person.wait(lambda: person.app.router.current == "table", "the table")
    (new,) = library.unfinished()
    assert new.header.seats == session.seats
    assert new.path != session.path


def test_back_goes_home(person):
    at_results(person, played_until(won_by(0)))
    person.app.go_back()
    person.wait(lambda: person.app.router.current == "home", "the home screen")


def test_a_file_that_is_no_game_is_answered_in_words(person, tmp_path):
    path = tmp_path / "letter.nostos"
    path.write_text("Dear Penelope", encoding="utf-8")
    screen = person.app.router.go("results", path=str(path))
    person.frames(2)
    assert screen.ending
    assert person.find("Play again").disabled
    person.tap("Home")
    person.wait(lambda: person.app.router.current == "home", "the home screen")
