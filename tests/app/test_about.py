"""The page about Nostos names its version and whom it owes what."""

from __future__ import annotations

import re

import pytest

from app import VERSION
from app.i18n import tr
from app.paths import ROOT
from engines import GAMES
from tests.app.person import Person


@pytest.fixture
def at_about(person: Person) -> Person:
    person.app.router.go("about")
    person.wait(lambda: person.find("About"), "the page about Nostos")
    return person


def test_the_project_file_names_the_same_version():
    project = (ROOT / "pyproject.toml").read_text(encoding="utf-8")
    assert re.search(r'^version = "(.+)"$', project, re.MULTILINE)[1] == VERSION


def test_it_says_the_version(at_about):
    assert f"Version {VERSION}" in at_about.texts()


@pytest.mark.parametrize("lang", ["fr", "en"])
def test_it_credits_the_makers_of_every_game(at_about, lang):
    at_about.app.settings.lang = lang
    at_about.frames(2)
    for game in GAMES:
        assert tr.t(lang, f"{game}.credits") in at_about.texts()


def test_the_fonts_licence_can_be_read(at_about):
    at_about.tap("Read the licence")
    at_about.wait(
        lambda: any("SIL OPEN FONT LICENSE" in text for text in at_about.texts()),
        "the licence text",
    )


def test_it_credits_the_makers_of_the_coastlines(at_about):
    assert "Natural Earth 1:10m" in at_about.texts()
