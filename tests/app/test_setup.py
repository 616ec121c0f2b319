"""Setting up a game by touch."""

from __future__ import annotations

import pytest
from kivy.core.window import Window

from app import library
from app.i18n import tr
from app.setup.around import Around, Token
from app.setup.seatcard import Chip, Look, NameField, SeatCard
from engines import GAMES
from tests.app.layout import faults
from tests.app.person import SIZES, Person, centre
from tests.toys.amphora import Amphora

TOY_TEXTS = {
    "amphora.name": {"fr": "Amphore", "en": "Amphora"},
    "amphora.tagline": {"fr": "Des jarres.", "en": "Jars."},
    "amphora.bot.random": {"fr": "Hasard", "en": "Chance"},
    "amphora.option.rounds": {"fr": "Tours", "en": "Rounds"},
    "amphora.option.rounds.help": {"fr": "La durée.", "en": "How long."},
}


@pytest.fixture
def setup(person: Person, monkeypatch) -> Person:
    """Stand before the set-up of Le Combat naval; the table is only noted, not opened."""
    router = person.app.router
    person.shown = []
    monkeypatch.setattr(router, "replace", lambda name, **args: person.shown.append((name, args)))
    router.go("setup", game="naval")
    person.wait(lambda: person.find(SeatCard), "the seats")
    person.frames(3)
    return person


@pytest.fixture
def toy():
    tr.add(TOY_TEXTS)
    GAMES.register(Amphora())
    yield "amphora"
    GAMES.forget("amphora")


def card(person: Person, seat: int) -> SeatCard:
    return person.find(lambda w: isinstance(w, SeatCard) and w.seat == seat)


def inside(widget, wanted: type, **facts):
    """Return the first widget of this class in here for which all of these facts hold."""
    return next(
        w
        for w in widget.walk()
        if isinstance(w, wanted) and all(getattr(w, k) == v for k, v in facts.items())
    )


def tap(person: Person, widget) -> None:
    person.touch(*centre(widget))


def choose(person: Person, seat: int, label: str) -> None:
    tap(person, inside(card(person, seat), Chip, label=label))


def type_name(person: Person, seat: int, text: str) -> None:
    field = inside(card(person, seat), NameField)
    tap(person, field)
    person.wait(lambda: field.focus, "the keyboard")
    Window.dispatch("on_textinput", text)
    field.focus = False
    person.frames(2)


def token(person: Person, seat: int) -> Token:
    return person.find(lambda w: isinstance(w, Token) and w.seat == seat)


def start(person: Person) -> list[dict]:
    """Tap Start and return the seats of the game on disk."""
    person.tap("Start")
    [summary] = library.unfinished()
    return list(summary.header.seats)


def test_starting_writes_a_game_and_goes_to_its_table(setup):
    seats = start(setup)
    assert [seat["name"] for seat in seats] == ["Player 1", "Player 2"]
    assert [seat["edge"] for seat in seats] == ["bottom", "top"]
    [(screen, args)] = setup.shown
    assert screen == "table"
    assert args == {"path": str(library.unfinished()[0].path)}
    assert setup.app.settings.recent == ["naval"]


def test_names_are_typed(setup):
    type_name(setup, 0, "Penelope")
    assert start(setup)[0]["name"] == "Penelope"


def test_a_name_stops_at_sixteen_letters(setup):
    type_name(setup, 0, "Penelope of Ithaca the patient")
    assert start(setup)[0]["name"] == "Penelope of Itha"


def test_the_same_name_twice_is_told_apart(setup):
    type_name(setup, 0, "Ajax")
    type_name(setup, 1, "Ajax")
    assert inside(card(setup, 1), NameField).text == "Ajax 2"
    assert [seat["name"] for seat in start(setup)] == ["Ajax", "Ajax 2"]


def test_a_bot_of_a_level_takes_a_seat(setup):
    choose(setup, 1, "Admiral")
    bot = start(setup)[1]
    assert (bot["kind"], bot["level"]) == ("bot", "admiral")
    assert bot["name"] == "Aeolus"


def test_a_seat_goes_back_to_a_person(setup):
    choose(setup, 1, "Sailor")
    choose(setup, 1, "A person")
    assert start(setup)[1]["kind"] == "human"


def test_players_change_sides(setup):
    type_name(setup, 0, "Hector")
    tap(setup, setup.find("Change sides with the next"))
    assert start(setup)[1]["name"] == "Hector"


def test_a_token_is_dragged_to_another_edge(setup):
    around = setup.find(Around)
    x, y = around.to_window(*around.center)
    setup.drag(centre(token(setup, 1)), (x, y), (x + around.width / 2, y))
    assert start(setup)[1]["edge"] == "right"


def test_a_tapped_token_goes_round(setup):
    tap(setup, token(setup, 0))
    assert start(setup)[0]["edge"] == "left"


def test_a_dropped_token_lies_at_its_edge(setup):
    around = setup.find(Around)
    x, y = around.to_window(*around.center)
    setup.drag(centre(token(setup, 0)), (x - around.width / 3, y + 5))
    assert centre(token(setup, 0))[0] < x - around.inner[0] / 2


def test_colour_and_shape_are_chosen_from_the_free_ones(setup):
    tap(setup, inside(card(setup, 0), Look))
    setup.wait(lambda: setup.find("Colour and shape"), "the sheet")
    sheet = setup.app.overlay
    tap(setup, inside(sheet, Look, what="colour", value=1))
    tap(setup, inside(sheet, Look, what="colour", value=7))
    tap(setup, inside(sheet, Look, what="shape", value=5))
    sheet.close()
    first, second = start(setup)
    assert (first["colour"], first["shape"]) == (7, 5)
    assert (second["colour"], second["shape"]) == (1, 1)


def test_options_are_chosen(setup):
    tap(setup, setup.find(lambda w: getattr(w, "value", None) == "trojans"))
    start(setup)
    assert library.unfinished()[0].header.options == {"first": "trojans"}


def test_everything_is_remembered_for_next_time(setup):
    type_name(setup, 0, "Ino")
    choose(setup, 1, "Captain")
    tap(setup, token(setup, 0))
    setup.app.router.home()
    setup.app.router.go("setup", game="naval")
    setup.frames(3)
    first, second = start(setup)
    assert (first["name"], first["edge"], second["level"]) == ("Ino", "left", "captain")


def test_what_is_remembered_is_in_the_settings_file(setup):
    type_name(setup, 0, "Ino")
    start(setup)
    setup.app.router.home()
    from app.settings import Settings

    assert Settings().last_setup["naval"]["seats"][0]["name"] == "Ino"
    assert Settings().recent == ["naval"]


def test_a_disk_that_refuses_is_told_in_words(setup, monkeypatch):
    library.folder().write_text("not a folder")
    setup.tap("Start")
    said = setup.app.said.text
    library.folder().unlink()
    assert setup.shown == []
    assert said
    assert "[" not in said


def test_french(setup):
    setup.app.settings.lang = "fr"
    setup.frames(3)
    texts = setup.texts()
    assert {"Qui joue", "Les Hellènes", "Autour de la tablette", "Qui commence"} <= set(texts)
    assert setup.find("Commencer")
    assert not [text for text in texts if text.startswith("[") and "font=" not in text]


def test_on_a_phone_nobody_says_where_they_sit(setup):
    setup.resize(412, 915)
    assert setup.find(Around) is None
    assert setup.find("Start")


def test_the_table_layout_on_a_phone_asks_where_they_sit(setup):
    setup.app.settings.layout = "table"
    setup.app.router.go("setup", game="naval")
    setup.resize(412, 915)
    assert setup.find(Around)


def test_another_number_of_players(setup, toy):
    setup.app.router.go("setup", game=toy)
    setup.frames(3)
    setup.tap("4")
    assert card(setup, 3)
    assert len(start(setup)) == 4


def test_a_game_for_two_does_not_ask_how_many(setup):
    assert setup.find("Number of players") is None


@pytest.mark.parametrize(("lang", "text_size"), [("en", 1.0), ("fr", 1.3)])
@pytest.mark.parametrize(
    "size", [(1280, 800), (1920, 1200), (412, 916), (360, 640), (800, 1280), (640, 360)]
)
def test_nothing_overlaps_or_is_cut(setup, size, text_size, lang):
    setup.app.settings.text_size = text_size
    setup.app.settings.lang = lang
    setup.resize(*size)
    setup.app.router.current_screen.plan.set_kind(1, "bot")
    setup.app.router.current_screen.show()
    setup.frames(6)
    assert faults(setup.app.root) == []
    start_button = setup.find("Start" if lang == "en" else "Commencer")
    assert start_button.to_window(*start_button.pos)[1] >= 0


def test_a_page_that_still_swings_opens_at_its_top(setup):
    person = setup
    person.resize(*SIZES["phone"])
    page = person.app.router.current_screen.ids.scroll
    person.drag((200, 200), (200, 800), steps=2)
    assert page.scroll_y < 1
    person.app.router.home()
    person.app.router.go("setup", game="naval")
    effect = page.effect_y
    person.wait(lambda: (effect.velocity, effect.overscroll) == (0, 0), "the end of the swing")
    assert page.scroll_y == pytest.approx(1)
