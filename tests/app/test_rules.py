"""A person reads the rules."""

from __future__ import annotations

import pytest

from app.kit.markdown import markup, parse, sections
from app.screens import rules
from tests.app.person import Person

SECTIONS = {
    "en": ["The aim", "Captures", "No mercy", "The end"],
    "fr": ["Le but", "Les prises", "Sans merci", "La fin"],
}


@pytest.fixture
def book(tmp_path, monkeypatch):
    """Write a rulebook of four long sections in both languages."""
    folder = tmp_path / "naval"
    folder.mkdir()
    for lang, heads in SECTIONS.items():
        body = "\n\n".join(f"- {lang} {number} **ships** sail" for number in range(30))
        parts = [f"## {head}\n\n{body}\n" for head in heads]
        text = "# A book\n\nBefore all.\n\n![The lost map](map.png)\n\n" + "\n".join(parts)
        (folder / f"{lang}.md").write_text(text, encoding="utf-8")
    monkeypatch.setattr(rules, "RULES", tmp_path)


@pytest.fixture
def reader(person: Person, book) -> Person:
    return person


def at_top(person: Person, text: str) -> bool:
    """Return whether a section's heading stands at the top of the page."""
    screen = person.app.router.current_screen
    page, scroll = screen.ids.page, screen.ids.scroll
    head = next((head for head in page.heads if head.text == text), None)
    return head is not None and abs(head.to_window(*head.pos)[1] + head.height - scroll.top) < 5


def test_it_opens_at_the_beginning(reader):
    reader.app.router.go("rules", game="naval")
    reader.wait(lambda: reader.find("Before all."), "the first page")
    assert reader.app.router.current_screen.ids.scroll.scroll_y == 1


@pytest.mark.parametrize("lang", ["fr", "en"])
@pytest.mark.parametrize("wanted", [2, "no-mercy", "Sans merci"])
def test_it_opens_at_the_section_asked_for(reader, lang, wanted):
    reader.app.settings.lang = lang
    reader.app.router.go("rules", game="naval", section=wanted)
    reader.wait(lambda: at_top(reader, SECTIONS[lang][2]), "the section asked for")


def test_another_language_keeps_the_section(reader):
    reader.app.router.go("rules", game="naval", section="captures")
    reader.wait(lambda: at_top(reader, "Captures"), "the section")
    reader.app.settings.lang = "fr"
    reader.wait(lambda: at_top(reader, "Les prises"), "the same section in French")


def test_tapping_the_contents_jumps_to_a_section(reader):
    reader.app.router.go("rules", game="naval")
    reader.tap(lambda widget: getattr(widget, "label", "") == "No mercy")
    reader.wait(lambda: at_top(reader, "No mercy"), "the section tapped")


@pytest.mark.parametrize("section", [None, "captures", "the-end"])
def test_short_contents_stand_at_the_top_of_their_column(reader, section):
    reader.app.router.go("rules", game="naval", section=section)
    aside = reader.app.router.current_screen.ids.aside
    first = lambda widget: getattr(widget, "label", "") == "The aim"
    reader.wait(lambda: (entry := reader.find(first)) and entry.height > 1, "the contents")
    reader.frames(4)
    entry = reader.find(first)
    assert aside.top - entry.to_window(0, entry.top)[1] < 40


def test_on_a_phone_the_contents_unfold_and_fold_again(reader):
    reader.resize(360, 640)
    reader.app.router.go("rules", game="naval")
    reader.frames(3)
    entry = lambda widget: getattr(widget, "label", "") == "Captures"
    assert reader.find(entry) is None
    reader.tap("Contents")
    reader.tap(entry)
    reader.wait(lambda: at_top(reader, "Captures"), "the section tapped")
    assert reader.find(entry) is None


def test_scrolling_by_hand_marks_the_section_being_read(reader):
    reader.app.router.go("rules", game="naval")
    reader.frames(4)
    screen = reader.app.router.current_screen
    for _ in range(40):
        if screen.section == 1:
            break
        reader.drag((900, 200), (900, 700))
    assert screen.section == 1


def test_a_missing_picture_is_told_in_words(reader):
    reader.app.router.go("rules", game="naval")
    reader.wait(lambda: reader.find("The lost map"), "what the picture would show")


def test_back_returns_to_where_the_rules_were_opened(reader):
    reader.app.router.go("settings")
    reader.app.router.go("rules", game="naval")
    reader.tap("Back")
    reader.wait(lambda: reader.app.router.current == "settings", "the screen before")


def test_lines_of_a_paragraph_and_of_a_list_entry_are_joined():
    blocks = parse("One\ntwo.\n\n- three\n  four\n- five\n")
    assert [block.text for block in blocks] == ["One two.", "three four", "five"]


def test_bold_and_italic_are_shown_and_brackets_kept():
    assert markup("**a** *b* [c]") == "[b]a[/b] [i]b[/i] &bl;c&br;"


def test_sections_are_the_second_level_headings():
    assert sections(parse("# T\n## One\n### In\n## *Two*\n")) == ["One", "Two"]
