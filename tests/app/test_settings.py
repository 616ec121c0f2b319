"""A person changes the settings: all of it takes effect while they look."""

from __future__ import annotations

import pytest
from PIL import Image

from app.kit.mark import SeatMark
from app.settings import Settings
from tests.app.person import Person


@pytest.fixture
def at_settings(person: Person) -> Person:
    person.resize(1920, 1200)
    person.app.router.go("settings")
    person.wait(lambda: person.find("Settings"), "the settings")
    return person


def paper(person: Person, tmp_path) -> int:
    """Return how light the ground beside the cards is, 0 to 255."""
    picture = Image.open(person.picture(tmp_path / "screen.png")).convert("L")
    return picture.getpixel((20, picture.height - 20))


def test_choosing_french_changes_the_words_on_the_screen(at_settings):
    at_settings.tap("Français")
    at_settings.wait(lambda: at_settings.find("Réglages"), "the French title")
    assert "Langue" in at_settings.texts()
    assert "Language" not in at_settings.texts()


def test_a_larger_text_size_grows_the_sample_at_once(at_settings):
    sample = at_settings.find("Five ships leave the beach, and the swell decides the rest.")
    before = sample.font_size
    at_settings.tap("Very large")
    assert sample.font_size > before * 1.25


def test_small_print_stays_smaller_than_the_text_when_the_size_changes(at_settings):
    at_settings.tap("Very large")
    title = at_settings.find("Language")
    explanation = at_settings.find("Can be changed at any time, even in mid-game.")
    assert explanation.font_size < title.font_size


def test_the_dark_scheme_darkens_the_screen(at_settings, tmp_path):
    assert paper(at_settings, tmp_path) > 180
    at_settings.tap("Dark")
    assert paper(at_settings, tmp_path) < 60


def test_the_safe_palette_recolours_the_ten_shapes(at_settings):
    marks = [widget for widget in at_settings.widgets() if isinstance(widget, SeatMark)]
    before = [tuple(mark.face_colour) for mark in marks]
    at_settings.tap("Colour-blind safe")
    after = [tuple(mark.face_colour) for mark in marks]
    assert len(marks) == 10
    assert all(old != new for old, new in zip(before, after, strict=True))


@pytest.mark.parametrize(
    ("tapped", "name", "value"),
    [
        ("Sound", "sound", False),
        ("Vibration", "vibration", False),
        ("Voice", "voice", True),
        ("Animation", "motion", "full"),
        ("Phone", "layout", "phone"),
        ("Real dice", "dice", "real"),
        ("Large", "text_size", 1.15),
    ],
)
def test_a_choice_is_still_there_after_a_restart(at_settings, tapped, name, value):
    at_settings.tap(tapped)
    assert getattr(Settings(), name) == value


def test_back_returns_to_the_screen_one_came_from(person):
    person.app.router.go("about")
    person.app.router.go("settings")
    person.tap("Back")
    person.wait(lambda: person.app.router.current == "about", "the page before")
