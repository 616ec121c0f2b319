"""The home screen: the shelf, and the games that wait."""

from __future__ import annotations

import os
from datetime import datetime

import pytest
from kivy.uix.scrollview import ScrollView

from app import library
from app.home.ago import ago
from app.home.shelf import AwayRow, GameCard, SavedRow
from app.i18n import tr
from engines import GAMES
from tests.app.layout import faults
from tests.app.person import Person, centre
from tests.toys.amphora import Amphora

#: No game will ever have these names, so the real ones are left alone.
EXTRA = ("aeaea", "ogygia")


@pytest.fixture
def five_games():
    """Put two more games on the shelf."""
    for game_id in EXTRA:
        tr.add(
            {
                f"{game_id}.name": {"fr": game_id.title(), "en": game_id.title()},
                f"{game_id}.tagline": {
                    "fr": "Une promesse assez longue pour tenir sur deux ou trois lignes.",
                    "en": "A promise that is long enough to take two or three lines.",
                },
            }
        )
        GAMES.register(type("Extra", (Amphora,), {"id": game_id})())
    yield
    for game_id in EXTRA:
        GAMES.forget(game_id)


def save(*names: str, moves: int = 0, age: float = 0.0) -> str:
    """Leave a game of Le Combat naval on the disk."""
    seats = [{"name": name, "kind": "human"} for name in names]
    session = library.create("naval", seats, {"first": "hellenes"})
    for _ in range(moves):
        session.play(session.state.legal()[0])
    used = datetime.now().timestamp() - age
    os.utime(session.path, (used, used))
    return str(session.path)


def finish(*names: str) -> None:
    session = library.open(save(*names))
    while not session.finished:
        session.play(session.state.legal()[0])


def at_home(person: Person) -> None:
    person.app.router.home()
    person.frames(6)


@pytest.fixture
def went(person: Person, monkeypatch) -> list:
    """Note where the person is sent, without going there."""
    ways: list = []
    monkeypatch.setattr(person.app.router, "go", lambda name, **args: ways.append((name, args)))
    return ways


def rows(person: Person) -> list[str]:
    """Return who plays in the rows that are shown, from the top down."""
    shown = [w for w in person.widgets() if isinstance(w, SavedRow)]
    return [row.names for row in sorted(shown, key=lambda row: -row.to_window(*row.pos)[1])]


def test_a_card_on_the_shelf_leads_to_the_set_up_of_its_game(person, went):
    card = person.find(GameCard)
    assert card.name == "Le Combat naval"
    assert card.players == "2 players"
    person.touch(*centre(card))
    assert went == [("setup", {"game": "naval"})]


def test_the_button_on_the_card_leads_to_the_set_up(person, went):
    person.tap("New game")
    assert went == [("setup", {"game": "naval"})]


def test_the_last_used_game_comes_first(person, five_games):
    person.app.settings.recent = ["ogygia", "unheard-of", "naval"]
    at_home(person)
    cards = [w.game for w in person.widgets() if isinstance(w, GameCard)]
    shelf = person.app.router.current_screen.ids.shelf
    assert [card.game for card in reversed(shelf.children)][:2] == ["ogygia", "naval"]
    assert sorted(cards) == sorted(GAMES)


@pytest.mark.parametrize(("size", "columns"), [((1280, 800), 3), ((800, 1280), 2), ((412, 916), 1)])
def test_five_games_stand_in_columns(person, five_games, size, columns):
    person.resize(*size)
    at_home(person)
    cards = [w for w in person.widgets() if isinstance(w, GameCard)]
    assert len(cards) == 5
    assert len({round(card.x) for card in cards}) == columns
    assert len({round(card.height) for card in cards}) == 1


def test_without_games_nothing_is_said_of_resuming(person):
    assert person.find("Resume") is None


def test_a_waiting_game_says_who_when_and_how_far(person):
    save("Ann", "Bo", moves=3, age=2 * 60)
    at_home(person)
    row = person.find(SavedRow)
    assert row.names == "Ann against Bo"
    assert row.about.replace("\u00a0", " ") == "Le Combat naval · 2 minutes ago · 3 moves played"


def test_a_waiting_game_is_resumed_by_a_tap(person, went):
    path = save("Ann", "Bo")
    at_home(person)
    row = person.find(SavedRow)
    person.touch(*row.to_window(row.x + 20, row.center_y))
    assert went == [("table", {"path": path})]


def test_waiting_games_stand_last_used_first_and_the_rest_on_demand(person):
    for age, name in enumerate(["Ann", "Bo", "Cy", "Di", "Eve"]):
        save(name, "Zoe", age=age * 100)
    at_home(person)
    assert rows(person) == ["Ann against Zoe", "Bo against Zoe", "Cy against Zoe"]
    person.tap("Show 2 more games")
    assert len(rows(person)) == 5


def test_a_game_is_put_away_and_brought_back_in_its_row(person):
    save("Ann", "Bo")
    at_home(person)
    person.tap("Put this game away")
    assert rows(person) == []
    assert library.unfinished() == []
    person.tap("Bring it back")
    assert rows(person) == ["Ann against Bo"]


def test_games_put_away_are_found_again_later(person):
    library.put_away(save("Ann", "Bo"))
    at_home(person)
    person.tap("1 game put away")
    assert person.find(AwayRow)
    person.tap("Bring it back")
    assert rows(person) == ["Ann against Bo"]


def test_a_finished_game_shows_its_result(person, went):
    finish("Ann", "Bo")
    at_home(person)
    assert person.find("Resume") is None
    person.tap("1 finished game")
    person.tap("See the result")
    assert went[0][0] == "results"


def test_a_foreign_file_is_named_and_breaks_nothing(person):
    save("Ann", "Bo")
    (library.folder() / "notes.nostos").write_text("a shopping list")
    at_home(person)
    assert rows(person) == ["Ann against Bo"]
    assert "notes.nostos" in person.texts()
    assert "This file is no Nostos game, or comes from another version." in person.texts()


def test_settings_and_about_are_a_tap_away(person, went):
    person.tap("Settings")
    person.tap("About")
    assert [name for name, _ in went] == ["settings", "about"]


def test_the_language_changes_on_the_spot(person):
    save("Ann", "Bo")
    at_home(person)
    person.app.settings.lang = "fr"
    person.frames(3)
    assert rows(person) == ["Ann contre Bo"]
    assert person.find("Nouvelle partie")
    assert person.find(GameCard).players == "2 joueurs"


def test_going_back_at_once_shows_the_home_screen(person):
    person.app.settings.motion = "full"
    person.app.router.go("setup", game="naval")
    person.app.go_back()
    person.wait(lambda: not person.app.router.transition.is_active, "the end of the transition")
    assert person.find(GameCard)


@pytest.mark.parametrize(
    ("seconds", "french", "english"),
    [
        (-500, "à l’instant", "just now"),
        (5, "à l’instant", "just now"),
        (60, "il y a 1 minute", "1 minute ago"),
        (7200, "il y a 2 heures", "2 hours ago"),
        (18 * 3600, "hier", "yesterday"),
        (3 * 86400, "il y a 3 jours", "3 days ago"),
        (21 * 86400, "il y a 3 semaines", "3 weeks ago"),
        (100 * 86400, "il y a 3 mois", "3 months ago"),
        (800 * 86400, "il y a 2 ans", "2 years ago"),
    ],
)
def test_when_in_words(seconds, french, english):
    noon = datetime(2026, 6, 15, 12).timestamp()
    said = []
    for lang in ("fr", "en"):
        tr.lang = lang
        said.append(ago(noon - seconds, noon))
    assert said == [french, english]


@pytest.mark.parametrize(("lang", "text_size"), [("en", 1.0), ("fr", 1.3)])
@pytest.mark.parametrize(
    "size", [(1280, 800), (1920, 1200), (412, 916), (360, 640), (800, 1280), (916, 412), (640, 360)]
)
def test_nothing_overlaps_or_is_cut(person, size, text_size, lang):
    save("Ann", "Bo", moves=1)
    save("Alexandros the G", "Penelope of Itha", age=5000)
    (library.folder() / "notes.nostos").write_text("a shopping list")
    finish("Cy", "Di")
    library.put_away(save("Eve", "Flo"))
    person.app.settings.text_size = text_size
    person.app.settings.lang = lang
    person.resize(*size)
    at_home(person)
    assert faults(person.app.root) == []
    page = person.find(ScrollView)
    page.scroll_y = 0
    person.frames(4)
    assert faults(person.app.root) == []
