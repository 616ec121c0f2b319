"""Le Combat naval by touch: the board alone in the window, with a game in memory."""

from __future__ import annotations

import math
from itertools import combinations

import pytest
from kivy.core.window import Window
from kivy.metrics import dp, sp
from PIL import Image

from app.boards.base import board_class
from app.i18n import tr
from app.paths import ART
from app.sounds import sounds
from app.table.driver import Driver
from engines import GAMES, OVER
from engines.core.session import Session
from engines.naval.board import (
    ALL_SHIPS,
    CELL_NAMES,
    CELLS,
    DIRECTIONS,
    FLEETS,
    NEIGHBOURS,
    SHIP_NAMES,
)
from engines.naval.notation import act_of
from tests.app.games import seats
from tests.app.person import Finger, Person

SIZES = [(1280, 616), (412, 640), (360, 430), (640, 260), (360, 300)]
BOARDING = ("yellow b6>nw", "pale_green d5>se", "yellow c6>nw", "dark_green d6>ne", "yellow d5>se")
SCUTTLING = ("yellow b6>ne", "pale_green d5>sw", "yellow c7>e")
RAID = (
    *("orange b5>nw", "pale_green d5>ne", "orange c5>ne", "blue d3>w"),
    *("orange d5>ne", "dark_green d6>se", "orange e5>ne"),
)


class Table:
    """Two people at one board: names hexes and ships as the rules do."""

    def __init__(self, person: Person) -> None:
        self.person = person
        game = GAMES["naval"]
        session = Session.create(None, game, seats("Circe", "Nestor"), {"first": "hellenes"})
        self.driver = Driver(session)
        self.said: list[str] = []
        self.board = board_class("naval")(driver=self.driver, say=self.said.append)
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

    def resize(self, width: int, height: int) -> None:
        self.person.resize(width, height)
        self.person.frames(2)

    def spot(self, hex_name: str) -> tuple[float, float]:
        return self.board.cell_spot(CELL_NAMES.index(hex_name))

    def tap(self, hex_name: str) -> None:
        self.person.touch(*self.spot(hex_name))

    def tap_heading(self, name: str) -> None:
        self.person.touch(*self.board.heading_spots()[DIRECTIONS.index(name)])

    def play(self, *moves: str) -> None:
        for move in moves:
            assert self.driver.play(act_of(move)), move
            self.person.wait(lambda: not self.driver.busy, "the end of the move")

    def ship(self, name: str) -> str | None:
        """Return hex and heading of a ship in the game."""
        place = self.driver.view()["ships"][SHIP_NAMES.index(name)]
        return place and f"{CELL_NAMES[place[0]]}>{DIRECTIONS[place[1]]}"

    def seen(self, name: str) -> str | None:
        """Return the hex on which a ship is drawn; None away from the hexes."""
        piece = self.board.fleet[SHIP_NAMES.index(name)]
        cell = self.board.geometry.cell_at(piece.x, piece.y)
        return None if cell is None or not piece.alpha else CELL_NAMES[cell]

    def texts(self) -> list[str]:
        return [box[0] for box in self.board.text_boxes()]

    def colour(self, hex_name: str, folder) -> tuple[int, ...]:
        """Return the colour of the water of a hex, beside its emblem."""
        x, y = self.spot(hex_name)
        picture = Image.open(self.person.picture(folder / "board.png")).convert("RGB")
        up = 0.62 * self.board.geometry.radius
        return picture.getpixel((int(x), int(Window.height - (y + up))))


@pytest.fixture
def table(person: Person):
    root = person.app.root
    others = root.children[:]
    root.clear_widgets()
    table = Table(person)
    yield table
    table.driver.close()
    root.clear_widgets()
    for widget in reversed(others):
        root.add_widget(widget)


def test_a_tapped_ship_lights_where_it_can_sail(table, tmp_path):
    before = {name: table.colour(name, tmp_path) for name in ("b4", "d2")}
    table.tap("a3")
    assert table.colour("b4", tmp_path) != before["b4"]
    assert table.colour("d2", tmp_path) == before["d2"]
    assert table.board.prompt(0) == tr("naval.prompt.move")


def test_three_taps_sail_a_ship_onto_a_new_heading(table):
    table.tap("a1")
    table.tap("b2")
    assert table.ship("brown") == "a1>ne"
    table.tap_heading("nw")
    assert table.ship("brown") == "b2>nw"
    assert table.seen("brown") == "b2"


def test_tapping_the_ship_keeps_its_heading(table):
    table.tap("a1")
    table.tap("b2")
    table.person.touch(*table.board.spot(*table.board.compass.centre))
    assert table.ship("brown") == "b2>ne"


def test_two_taps_turn_a_ship(table):
    table.tap("a3")
    table.tap_heading("nw")
    assert table.ship("pink") == "a3>nw"


@pytest.mark.parametrize("size", SIZES)
def test_a_second_tap_on_the_ship_offers_every_other_heading(table, size):
    table.resize(*size)
    table.tap("a3")
    table.tap("a3")
    table.tap_heading("w")
    assert table.ship("pink") == "a3>w"


def test_a_ship_can_be_dragged_to_its_hex(table):
    table.person.drag(table.spot("a5"), table.spot("b6"))
    assert table.board.prompt(0) == tr("naval.prompt.heading")
    table.tap_heading("e")
    assert table.ship("yellow") == "b6>e"


def test_a_ship_dragged_where_it_cannot_go_returns_and_says_why(table):
    table.person.drag(table.spot("a5"), table.spot("b5"))
    assert table.seen("yellow") == "a5"
    assert table.said[-1] == tr("naval.refusal.not_ahead", heading=tr("naval.heading.1"))


def test_a_swipe_from_the_ship_sets_the_heading(table):
    table.tap("a1")
    table.tap("b2")
    x, y = table.board.spot(*table.board.compass.centre)
    table.person.drag((x, y), (x - dp(90), y + dp(4)))
    assert table.ship("brown") == "b2>w"


@pytest.mark.parametrize(("hex_name", "reason"), [("c4", "too_far"), ("e1", "too_far")])
def test_an_impossible_hex_says_why(table, hex_name, reason):
    table.tap("a3")
    table.tap(hex_name)
    assert table.said == [tr(f"naval.refusal.{reason}")]
    assert sounds.played == "refuse"
    assert table.board.prompt(0) == tr("naval.prompt.move")


def test_a_sheltered_enemy_ahead_says_why(table):
    table.play("purple b3>ne", "grey d4>sw", "purple c4>ne", "violet >e", "brown b2>ne")
    table.tap("d4")
    table.tap("c4")
    facts = {"ship": tr("naval.ship.1"), "shelter": tr("naval.shelter.zeus")}
    assert table.said == [tr("naval.refusal.sheltered", **facts)]


def test_the_edge_ahead_says_why(table):
    table.play("brown >nw", "violet >e")
    table.tap("a1")
    table.play("brown >w", "violet >w")
    table.tap("a1")
    x, y = table.spot("a1")
    table.person.touch(x - 1.4 * table.board.geometry.radius, y)
    assert table.said == [tr("naval.refusal.off_the_board")]


def test_a_tap_beside_the_board_lets_the_ship_go(table):
    table.tap("a3")
    table.tap("b4")
    for _ in range(2):
        table.person.touch(dp(60), Window.height / 2)
    assert table.seen("pink") == "a3"
    assert table.board.prompt(0) == tr("naval.prompt.choose")


def test_another_ship_can_be_chosen_instead(table):
    table.resize(360, 430)
    table.tap("a2")
    table.tap("a3")
    table.tap("b4")
    table.tap_heading("ne")
    assert table.ship("pink") == "b4>ne"


def test_hexes_and_enemies_explain_themselves(table):
    for hex_name, words in (
        ("c4", tr("naval.board.cell_zeus")),
        ("c7", tr("naval.board.cell_trident")),
        ("b2", tr("naval.board.cell_shelter", ship=tr("naval.ship.4"))),
        ("c1", tr("naval.board.cell_sea")),
        ("e1", tr("naval.board.ship_no_mercy", ship=tr("naval.ship.5"), name="Nestor")),
    ):
        table.tap(hex_name)
        assert table.said[-1] == words


def test_nobody_moves_a_ship_of_the_other_side(table):
    table.play("brown b2>ne")
    table.tap("a3")
    assert table.board.prompt(1) == tr("naval.prompt.choose")
    assert "Circe" in table.said[-1]


def test_no_mercy_is_written_on_the_board_while_it_holds(table):
    assert tr("naval.board.no_mercy") in table.texts()
    table.play("brown b2>ne")
    assert tr("naval.board.no_mercy") not in table.texts()


def test_a_boarded_ship_goes_to_its_captors_tray(table):
    table.play(*BOARDING)
    piece = table.board.fleet[SHIP_NAMES.index("pale_green")]
    assert table.seen("pale_green") is None
    assert (piece.x, piece.y) == table.board.geometry.slots(0)[0][0]
    assert table.board.tally(0) == "1 capture · 5 ships"
    assert table.board.tally(1) == "0 captures · 4 ships"


def test_a_scuttled_ship_is_in_no_tray(table):
    table.play(*SCUTTLING)
    assert table.board.fleet[SHIP_NAMES.index("yellow")].alpha == 0


@pytest.mark.parametrize("line", [BOARDING, SCUTTLING, RAID], ids=["board", "scuttle", "raid"])
def test_a_tap_skips_the_animation_and_the_game_goes_on(table, line):
    table.play(*line[:-1])
    table.person.app.settings.motion = "full"
    heard = []
    table.driver.bind(on_turn=lambda _, seat: heard.append(seat))
    table.driver.play(act_of(line[-1]))
    table.person.wait(lambda: table.board.moving, "the animation")
    table.tap("c1")
    assert not table.board.moving
    assert heard == [1]
    drawn = {name: table.seen(name) for name in SHIP_NAMES}
    table.board.show(table.driver.view())
    assert drawn == {name: table.seen(name) for name in SHIP_NAMES}


def test_an_animation_ends_by_itself(table):
    table.resize(412, 640)
    table.play(*BOARDING[:-1])
    table.person.app.settings.motion = "full"
    table.play(BOARDING[-1])
    assert not table.board.moving
    assert table.seen("yellow") == "d5"


def test_the_last_move_stays_marked_without_motion(table, tmp_path):
    before = table.colour("a1", tmp_path)
    table.play("brown b2>ne")
    marked = table.colour("a1", tmp_path)
    assert marked != before
    table.play("violet d2>sw")
    assert table.colour("a1", tmp_path) != marked


def test_undo_shows_the_old_position(table):
    table.play("brown b2>ne")
    table.driver.undo()
    table.person.frames(2)
    assert table.seen("brown") == "a1"
    assert tr("naval.board.no_mercy") in table.texts()


def test_an_offer_to_end_is_answered_by_the_other_side(table):
    board = table.board
    offer = board.menu_actions(0)
    assert [action.key for action in offer] == ["naval.action.offer"]
    assert board.menu_actions(1) == []
    offer[0].run()
    table.person.frames(2)
    assert board.prompt(1) == tr("naval.prompt.answer", name="Circe")
    answers = {action.key: action.run for action in board.actions(1)}
    answers["naval.action.accept"]()
    table.person.frames(2)
    assert table.driver.actor == OVER


def test_ships_wait_while_an_offer_is_answered(table):
    table.play("offer")
    table.tap("e1")
    assert table.said == [tr("naval.refusal.answer_the_offer", seat="Nestor")]


def test_two_fingers_zoom_and_a_double_tap_shows_the_whole_board(table):
    x, y = table.spot("c4")
    whole = math.dist(table.spot("c3"), table.spot("c4"))
    left, right = Finger(x - 60, y), Finger(x + 60, y)
    table.person.frames(1)
    left.move(x - 150, y)
    right.move(x + 150, y)
    table.person.frames(1)
    left.lift()
    right.lift()
    table.person.frames(1)
    assert math.dist(table.spot("c3"), table.spot("c4")) > 2 * whole
    for _ in range(2):
        table.person.touch(*table.spot("c4"))
    assert math.dist(table.spot("c3"), table.spot("c4")) == pytest.approx(whole)


def test_panning_never_loses_the_board(table):
    x, y = table.spot("c4")
    left, right = Finger(x - 60, y), Finger(x + 60, y)
    for shift in (0, 400, 800, 1200):
        left.move(min(1270, x - 150 + shift), y)
        right.move(min(1279, x + 150 + shift), y)
        table.person.frames(1)
    left.lift()
    right.lift()
    table.person.frames(1)
    assert table.spot("c1")[0] < Window.width


@pytest.mark.parametrize("turn", [90, 180, 270])
def test_a_turned_board_is_played_like_any_other(table, turn):
    table.board.turned(turn)
    table.tap("a1")
    table.tap("b2")
    table.tap_heading("nw")
    assert table.ship("brown") == "b2>nw"


def test_a_turned_board_faces_the_edge(table):
    table.resize(800, 800)
    assert table.spot("a3")[1] < table.spot("e3")[1]
    table.board.turn_on()
    table.board.turn_on()
    assert table.spot("a3")[1] > table.spot("e3")[1]


@pytest.mark.parametrize("size", SIZES)
def test_hexes_are_large_enough_for_a_finger(table, size):
    table.resize(*size)
    nearest = min(math.dist(table.spot(a), table.spot(b)) for a, b in combinations(CELL_NAMES, 2))
    assert nearest >= dp(48)


@pytest.mark.parametrize("size", SIZES)
def test_every_heading_is_in_reach_of_a_finger_at_the_edges(table, size):
    table.resize(*size)
    for ship in FLEETS[0]:
        start = table.driver.view()["ships"][ship][0]
        table.tap(CELL_NAMES[start])
        table.tap(CELL_NAMES[NEIGHBOURS[start][1]])
        spots = list(table.board.heading_spots().values())
        assert len(spots) == 6
        assert min(math.dist(a, b) for a, b in combinations(spots, 2)) >= dp(48)
        for x, y in spots:
            assert dp(24) <= x <= Window.width - dp(24)
            assert dp(24) <= y <= Window.height - dp(24)
        table.board.helm.let_go()


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("lang", ["fr", "en"])
def test_words_on_the_board_are_legible_and_clear_of_the_hexes(table, size, lang):
    table.person.app.settings.lang = lang
    table.person.app.settings.text_size = 1.3
    table.resize(*size)
    boxes = table.board.text_boxes()
    assert tr("naval.board.no_mercy") in [box[0] for box in boxes]
    for _, x, y, width, height, font_size in boxes:
        assert font_size >= sp(12)
        assert 0 <= x <= Window.width - width
        assert 0 <= y <= Window.height - height
        for cell in CELLS:
            cx, cy = table.board.cell_spot(cell)
            away = math.dist((cx, cy), (min(max(cx, x), x + width), min(max(cy, y), y + height)))
            assert away >= 0.85 * table.board.geometry.radius


def test_every_ship_has_an_emblem_of_its_own():
    emblems = {(ART / "naval" / f"emblem_{ship}.png").read_bytes() for ship in ALL_SHIPS}
    assert len(emblems) == len(ALL_SHIPS)


def test_a_replayed_position_is_shown_and_cannot_be_touched(table):
    table.play(*BOARDING)
    board = board_class("naval")()
    table.person.app.root.clear_widgets()
    table.person.app.root.add_widget(board)
    board.show(table.driver.view())
    table.person.frames(3)
    table.board = board
    assert table.seen("yellow") == "d5"
    table.tap("d5")
    assert board.stage == "choose"
