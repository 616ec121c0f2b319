"""Ulysses by touch: the board alone in the window, with a game in memory."""

from __future__ import annotations

from itertools import combinations, pairwise
from random import Random

import pytest
from kivy.core.window import Window
from kivy.metrics import dp, sp
from PIL import Image

import engines.ulysses
from app.boards.base import board_class
from app.boards.ulysses.hand_parts import HandTile, PlaceBtn
from app.boards.ulysses.stock import StockSheet
from app.i18n import tr
from app.kit.markdown import parse, sections
from app.paths import ART
from app.screens.rules import rulebook
from app.table.driver import Driver
from app.theme import theme
from app.words import error_text
from engines import CHANCE, GAMES, OVER
from engines.core.session import Session
from engines.ulysses.acts import BLACK, CARD, LAY, PASS, PROPOSE, RED, YES
from engines.ulysses.board import ALL_PLACES, COLOURS, NAMES, PLACE, ROUTES, SPOTS
from engines.ulysses.cards import OBJECTION
from tests.app.games import seats
from tests.app.person import Finger, Person

if "ulysses" not in GAMES:
    GAMES.register(engines.ulysses.GAME)

PEOPLE = ("Ajax", "Nestor", "Penelope", "Eumaeus", "Laertes")
SIZES = [(1280, 616), (1280, 520), (412, 600), (360, 400), (371, 360)]
TABLET = SIZES[0]


def dealt(players: int = 3) -> Session:
    """Return a game where everybody holds objections, and goals were dealt from the top."""
    options = {"first": "first_seat"}
    session = Session.create(None, GAMES["ulysses"], seats(*PEOPLE[:players]), options)
    while session.state.actor == CHANCE:
        legal = session.state.legal()
        session.play(CARD[OBJECTION] if CARD[OBJECTION] in legal else legal[0])
    return session


class Table:
    """People at one board: names places as the rules do."""

    def __init__(self, person: Person, session: Session) -> None:
        self.person, self.session = person, session
        self.driver = Driver(session)
        self.said: list[str] = []
        self.board = board_class("ulysses")(driver=self.driver, say=self.said.append)
        self.driver.animate = self.board.animate
        self.driver.bind(on_turn=lambda _, seat: self.board.expect(seat))
        self.driver.bind(on_happened=self._happened)
        person.app.root.add_widget(self.board)
        self.board.show(self.driver.view())
        self.driver.start()
        person.frames(3)

    def _happened(self, _driver, events) -> None:
        self.board.expect(None)
        if events is None:
            self.board.show(self.driver.view())

    def tap(self, name: str) -> None:
        self.person.touch(*self.board.place_spot(PLACE[name]))

    def play(self, *acts) -> None:
        for act in acts:
            assert self.driver.play(act), act
            self.wait()

    def wait(self) -> None:
        self.person.wait(
            lambda: not self.driver.busy and self.driver.actor != CHANCE, "the next decision"
        )

    def act(self, seat: int, key: str) -> None:
        """Tap a button on a seat's panel."""
        actions = {action.key: action for action in self.board.actions(seat)}
        actions[key].run()
        self.wait()

    @property
    def view(self) -> dict:
        return self.driver.view()

    def ship_at(self) -> str:
        """Return the place that the ship is drawn nearest to."""
        x, y = self.board.ship.at
        return NAMES[self.board.geometry.place_at(x, y, 10_000)]

    def written(self) -> list[str]:
        return [box[0].replace("\n", " ") for box in self.board.text_boxes()]

    def named(self, name: str) -> bool:
        return tr(f"ulysses.label.{PLACE[name]}") in self.written()

    def colours(self, folder, *names: str) -> list[tuple[int, ...]]:
        """Return the colours just outside the outlines of some places."""
        picture = Image.open(self.person.picture(folder / "board.png")).convert("RGB")
        found = []
        for name in names:
            x, y = self.board.place_spot(PLACE[name])
            side = 1.17 * self.board.geometry.radius
            found.append(picture.getpixel((int(x - side), int(Window.height - y))))
        return found


@pytest.fixture
def sit(person: Person):
    """Sit down at a game, alone in the window."""
    root, others = person.app.root, person.app.root.children[:]
    hints, person.app.settings.hints = person.app.settings.hints, False
    tables = []

    def sit_down(session: Session | None = None, size: tuple[int, int] = TABLET) -> Table:
        root.clear_widgets()
        person.resize(*size)
        tables.append(Table(person, session or dealt()))
        return tables[-1]

    yield sit_down
    for table in tables:
        table.driver.close()
    root.clear_widgets()
    for widget in reversed(others):
        root.add_widget(widget)
    person.app.settings.hints = hints


@pytest.fixture
def table(sit) -> Table:
    return sit()


def test_places_in_reach_glow_for_whoever_proposes(table, tmp_path):
    near, far = table.colours(tmp_path, "libya", "sibyl")
    table.play(PROPOSE[PLACE["cyprus"]])
    after = table.colours(tmp_path, "libya", "sibyl")
    assert near != after[0]
    assert far == after[1]


def test_one_tap_asks_and_a_second_proposes(table):
    table.tap("cyprus")
    assert table.view["discs"] == [None, None, None]
    assert table.board.prompt(0) == tr(
        "ulysses.prompt.confirm", place=tr(f"ulysses.place.{PLACE['cyprus']}")
    )
    table.tap("cyprus")
    assert table.view["discs"][0] == PLACE["cyprus"]


@pytest.mark.parametrize("size", SIZES[:2])
def test_the_bubble_proposes_and_is_large_enough_for_a_finger(sit, size):
    table = sit(size=size)
    table.tap("libya")
    box = table.board.bubble.box
    assert min(box.width, box.height) >= dp(48)
    table.person.touch(*table.board.spot(*box.middle))
    assert table.view["discs"][0] == PLACE["libya"]


@pytest.mark.parametrize("size", SIZES[2:])
def test_a_small_map_lists_the_places_in_reach_as_large_as_a_finger(sit, size):
    table = sit(size=size)
    listed = [widget for widget in table.person.widgets() if isinstance(widget, PlaceBtn)]
    assert sorted(btn.place for btn in listed) == sorted(ROUTES[PLACE["troy"]])
    assert all(min(btn.size) >= dp(48) for btn in listed)
    libya = lambda widget: isinstance(widget, PlaceBtn) and widget.place == PLACE["libya"]
    table.person.tap(libya)
    assert table.view["discs"][0] is None
    assert table.person.find(libya).asked
    table.person.tap(libya)
    assert table.view["discs"][0] == PLACE["libya"]
    assert table.person.find(PlaceBtn) is None


@pytest.mark.parametrize("size", SIZES[:4])
def test_the_piles_tell_their_counts_and_a_tap_shows_what_lies_there(sit, size):
    table = sit(size=size)
    table.play(PROPOSE[PLACE["cyprus"]], RED[PLACE["libya"]][2], PASS, PASS)
    box = table.board.piles.box
    assert min(box.width, box.height) >= dp(48)
    counts = (table.view["deck"], sum(table.view["discard"]))
    assert {str(count) for count in counts} <= set(table.written())
    table.person.touch(*table.board.spot(*box.middle))
    sheet = table.person.find(StockSheet)
    tiles = [widget for widget in sheet.walk() if isinstance(widget, HandTile)]
    assert [tile.count for tile in tiles[::-1]] == table.view["discard"][::-1]
    table.person.app.overlay.close()


def test_the_panel_proposes_what_was_tapped(table):
    table.tap("libya")
    table.act(0, "ulysses.action.propose")
    assert table.view["discs"][0] == PLACE["libya"]


def test_a_tap_elsewhere_withdraws_the_question(table):
    table.tap("cyprus")
    table.tap("libya")
    table.tap("cyprus")
    assert table.view["discs"] == [None, None, None]
    table.tap("sibyl")
    table.tap("cyprus")
    assert table.view["discs"] == [None, None, None]


def test_a_place_tells_its_name_colour_and_distance_and_why_not(table):
    table.tap("sibyl")
    refused = table.driver.refusal(PROPOSE[PLACE["sibyl"]])
    (said,) = table.said
    for words in (
        tr(f"ulysses.label.{PLACE['sibyl']}"),
        tr("ulysses.ui.of_colour.red"),
        error_text(refused, "ulysses", table.driver.seats),
    ):
        assert words in said


def test_nobody_is_told_why_not_while_another_speaks(table):
    table.play(PROPOSE[PLACE["cyprus"]])
    table.tap("sibyl")
    assert table.view["discs"] == [PLACE["cyprus"], None, None]
    assert tr(f"ulysses.label.{PLACE['sibyl']}") in table.said[0]


def test_a_plagued_place_is_not_in_reach_and_says_so(sit):
    session = dealt()
    session.state.plagues = 1 << PLACE["cyprus"]
    table = sit(session)
    table.tap("cyprus")
    table.tap("cyprus")
    assert table.view["discs"][0] is None
    assert tr("ulysses.ui.plagued") in table.said[0]


def test_a_ship_shut_in_by_plagues_stays_from_the_panel(sit):
    session = dealt()
    session.state.plagues = sum(1 << place for place in ROUTES[PLACE["troy"]])
    session.state.hands[:6], session.state.sizes[0] = [0] * 6, 0
    table = sit(session)
    assert table.board.prompt(0) == tr("ulysses.prompt.shut_in_poor")
    table.act(0, "ulysses.action.stay")
    assert table.view["active"] == 1


def test_yes_from_everyone_sails_the_ship(table):
    table.play(PROPOSE[PLACE["minotaur"]])
    table.act(1, "ulysses.action.yes")
    assert table.ship_at() == "troy"
    table.act(2, "ulysses.action.yes")
    assert table.ship_at() == "minotaur"
    table.act(0, "ulysses.action.end")
    assert table.view["active"] == 1


def test_the_one_who_is_asked_hears_who_proposes_what(table):
    table.play(PROPOSE[PLACE["minotaur"]])
    place = tr(f"ulysses.place.{PLACE['minotaur']}")
    assert table.board.prompt(1) == tr("ulysses.prompt.ask", name="Ajax", place=place)


def test_a_debate_shows_cards_on_the_discs_and_says_why_one_leads(table):
    table.play(PROPOSE[PLACE["cyprus"]], RED[PLACE["libya"]][1])
    table.play(BLACK[PLACE["minotaur"]][3])
    assert {"0", "1", "3"} <= set(table.written())
    table.play(LAY[0][3])
    assert tr("ulysses.ui.tie.blue") in table.board.prompt(1)
    table.act(1, "ulysses.action.pass")
    table.act(2, "ulysses.action.pass")
    assert table.ship_at() == "cyprus"


def test_the_camps_lie_on_the_board_during_a_debate_only(table):
    camps = table.board.camps
    assert camps not in list(table.person.widgets())
    table.play(PROPOSE[PLACE["cyprus"]])
    assert camps in list(table.person.widgets())
    x, y = camps.to_window(*camps.pos)
    assert 0 <= x <= Window.width - camps.width
    assert 0 <= y <= Window.height - camps.height
    table.play(YES, YES)
    assert camps not in list(table.person.widgets())


def test_standings_tell_temples_cards_and_goals(table):
    assert table.board.brief(1) == "0"
    table.play(PROPOSE[PLACE["cyprus"]], YES, YES)
    assert table.board.brief(1) == "1"
    cards = table.view["hand_sizes"][1]
    assert table.board.tally(1) == " · ".join(
        (
            tr("ulysses.tally.temples", n=1),
            tr("ulysses.tally.cards", n=cards),
            tr("ulysses.tally.goals", n=1),
        )
    )


def test_the_rulebook_opens_at_the_phase(table):
    headings = sections(parse(rulebook("ulysses", "en")))
    before = table.board.rules_section()
    table.play(PROPOSE[PLACE["cyprus"]])
    after = table.board.rules_section()
    assert before in headings
    assert after in headings
    assert before != after


def test_a_debate_is_animated_and_the_game_goes_on(table):
    theme.motion = 1.0
    table.play(PROPOSE[PLACE["cyprus"]], RED[PLACE["libya"]][2], PASS)
    assert table.driver.play(PASS)
    assert table.board.moving
    table.wait()
    assert not table.board.moving
    assert table.ship_at() == "libya"


def test_a_tap_skips_the_voyage(table):
    theme.motion = 1.0
    table.play(PROPOSE[PLACE["cyprus"]], YES)
    assert table.driver.play(YES)
    table.person.touch(*Window.center)
    assert not table.driver.busy
    assert table.ship_at() == "cyprus"


def test_two_fingers_zoom_and_a_double_tap_shows_the_whole_sea(table):
    x, y = Window.center
    left, right = Finger(x - 40, y), Finger(x + 40, y)
    table.person.frames(1)
    left.move(x - 100, y)
    right.move(x + 100, y)
    table.person.frames(1)
    left.lift()
    right.lift()
    table.person.frames(2)
    assert table.board.camera.zoom > 1.5
    at = table.board.place_spot(PLACE["malta"])
    table.person.drag((x, y), (x + 60, y))
    assert table.board.place_spot(PLACE["malta"])[0] == pytest.approx(at[0] + 60, abs=2)
    table.person.touch(*Window.center)
    table.person.touch(*Window.center)
    assert table.board.camera.zoom == 1


def test_a_small_map_names_what_matters_and_what_is_tapped(sit):
    table = sit(size=(412, 600))
    assert table.named("troy")
    assert table.named("libya")
    assert not table.named("pityusae")
    table.tap("pityusae")
    assert table.named("pityusae")


@pytest.mark.parametrize("turn", [90, 180, 270])
def test_a_turned_board_is_played_like_any_other(table, turn):
    table.board.turned(turn)
    table.person.frames(2)
    table.tap("libya")
    table.tap("libya")
    assert table.view["discs"][0] == PLACE["libya"]


@pytest.mark.parametrize("lang", ["fr", "en"])
@pytest.mark.parametrize("size", SIZES)
def test_words_are_legible_apart_and_clear_of_the_places(sit, size, lang):
    before, tr.lang = tr.lang, lang
    try:
        table = sit(size=size)
        table.play(PROPOSE[PLACE["cyprus"]])
        boxes = table.board.text_boxes()
        rims = [
            (*table.board.place_spot(place), 0.9 * table.board.geometry.radius)
            for place in ALL_PLACES
        ]
    finally:
        tr.lang = before
    assert len(boxes) >= 2
    for words, x, y, width, height, font in boxes:
        assert font >= sp(12), words
        assert 0 <= x <= size[0] - width, words
        assert 0 <= y <= size[1] - height, words
        for px, py, reach in rims:
            beside = px + reach <= x or px - reach >= x + width
            assert beside or py + reach <= y or py - reach >= y + height, words
    for a, b in combinations(boxes, 2):
        apart = a[1] + a[3] <= b[1] or b[1] + b[3] <= a[1]
        assert apart or a[2] + a[4] <= b[2] or b[2] + b[4] <= a[2], (a, b)


def test_a_tablet_names_every_place(table):
    assert [name for name in NAMES if not table.named(name)] == []


def test_every_place_has_a_symbol_of_its_own_and_every_colour_an_outline():
    from app.boards.ulysses.signs import outline

    pictures = {(ART / "ulysses" / f"symbol_{spot.symbol}.png").read_bytes() for spot in SPOTS}
    assert len(pictures) == len(SPOTS)
    shapes = {tuple(outline(number, (0, 0), 1)) for number in range(len(COLOURS))}
    assert len(shapes) == len(COLOURS)


def test_a_whole_game_ends_with_the_voyage_on_the_map(sit, tmp_path):
    session, rng = dealt(5), Random(2)
    while session.state.actor != OVER:
        legal = [act for act in session.state.legal() if act.verb not in ("exchange", "stay")]
        session.play(rng.choice(legal or session.state.legal()))
    table = sit(session)
    sails = [event for event in table.driver.log() if event["kind"] == "sail"]
    picture = Image.open(table.person.picture(tmp_path / "over.png")).convert("RGB")
    for a, b in pairwise([sails[0]["from"], *(event["to"] for event in sails[:3])]):
        ends = [table.board.place_spot(place) for place in (a, b)]
        x, y = (sum(values) / 2 for values in zip(*ends, strict=True))
        down = Window.height - y
        square = picture.crop((x - 26, down - 26, x + 26, down + 26))
        colours = [colour for _, colour in square.getcolors(square.width * square.height)]
        assert any(r > 240 and 190 < g < 235 and b < 140 for r, g, b in colours)
    winner = table.driver.outcome()[1][0]
    assert table.board.brief(winner) == "4"


def test_a_replayed_position_is_shown_and_cannot_be_touched(sit):
    table = sit()
    table.play(PROPOSE[PLACE["minotaur"]], YES, YES)
    root = table.person.app.root
    root.clear_widgets()
    replayed = board_class("ulysses")()
    root.add_widget(replayed)
    replayed.show(table.view)
    table.person.frames(2)
    x, y = replayed.ship.at
    assert NAMES[replayed.geometry.place_at(x, y, 10_000)] == "minotaur"
    for name in ("malta", "malta"):
        table.person.touch(*replayed.place_spot(PLACE[name]))
    assert replayed.helm.asked is None


def test_a_replay_shows_who_sat_there_and_the_voyage_so_far(sit):
    table = sit()
    table.play(PROPOSE[PLACE["minotaur"]], YES, YES)
    replayed = board_class("ulysses")(seated=table.driver.seats, story=table.driver.log)
    replayed.show(table.view)
    assert [seat["name"] for seat in replayed.seats] == list(PEOPLE[:3])
    assert replayed.voyage.stops == (PLACE["troy"], PLACE["minotaur"])
