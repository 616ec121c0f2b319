"""Nostos beside a real board: it is only the Destin, and is told what the dice show."""

from __future__ import annotations

from random import Random

import pytest
from kivy.metrics import sp

from app.boards.voyage.announcer import LeafCard
from app.boards.voyage.companion import Companion
from app.boards.voyage.companion_fleet import FleetLine
from app.boards.voyage.companion_moves import MoveLine, MovesPage, MoveStrip, moves
from app.boards.voyage.console_parts import ActKey
from app.boards.voyage.console_steer import courses
from app.boards.voyage.keys import GodKey, PointKey
from engines import OVER
from engines.voyage.acts import POINTS
from engines.voyage.board import Board
from tests.app import destin, voyages
from tests.app.destin import Referee, sit
from tests.app.person import SIZES, Person, centre
from tests.app.tour_destin import COMPANION, SHORT

SEATS = [{"name": name} for name in ("Anna", "Ben", "Chloé")]


def beside(players: int, wanted: voyages.Wanted, least: int = 0, options: tuple = ()) -> bytes:
    """Return a game on a real board, whose Destin is Nostos, at the first such view."""
    return voyages.midway(players, wanted, least, options=(*COMPANION, *options))


def strip(person: Person) -> list[str]:
    """Return what is to be moved on the real board, above the console."""
    found = person.find(MoveStrip)
    return [line.text for line in reversed(found.children)] if found is not None else []


# What to do on the real board, in words


def told(*events: dict) -> list[str]:
    return [text for _seat, text in moves(events, Board.of("nostos"), SEATS)]


def test_a_hop_says_from_where_to_where():
    sail = {"kind": "sail", "seat": 0, "from": 22, "to": 28}
    swap = {"kind": "swap", "seat": 1, "by_seat": 0, "from": 28, "to": 22}
    assert told(sail, swap) == ["Anna: 22 → 28 Aeolus", "Ben goes to 22 Cyclops"]


def test_troy_and_the_open_sea_have_their_words():
    out = {"kind": "sail", "seat": 2, "from": 0, "to": 4}
    home = {"kind": "sent", "seat": 2, "from": 43, "to": 0, "why": "laestrygonians"}
    assert told(out, home) == ["Chloé: Troy → 4", "Chloé: 43 → Troy"]


def test_cards_change_hands_too():
    card = {"kind": "card", "seat": 0, "trial": "circe", "n": 6}
    taken = {"kind": "card_taken", "seat": 1, "trial": "circe", "n": 6, "from_seat": 0}
    assert told(card, taken) == [
        "Anna receives the card: Circe, 6",
        "Anna gives Ben the card: Circe, 6",
    ]


# By touch


def test_a_face_is_entered_and_the_move_is_told(person):
    referee = sit(person, voyages.journal(2, play="companion"))
    referee.face("3")
    referee.face("4")
    assert strip(person) == ["Pénélope: Troy → 4"]
    assert person.find(MovesPage) is None
    referee.face("1")
    assert strip(person) == []


def test_a_chain_waits_until_it_is_done_on_the_board(person):
    """Two ships move: the page stays until somebody says that they stand there."""
    game = voyages.journal(2, (*map(POINTS.__getitem__, (3, 4, 3)),), play="companion")
    referee = sit(person, game)
    referee.face("4")
    page = person.wait(lambda: person.find(MovesPage), "the chain")
    lines = [w.text for w in person.widgets(page) if isinstance(w, MoveLine)]
    assert lines == ["Hippolyte-Marion: Troy → 4", "Pénélope goes to Troy"]
    assert referee.driver.busy
    referee.act("Done on the board")
    assert not referee.driver.busy
    assert person.find(MovesPage) is None


def test_the_book_is_read_between_the_hops(person):
    referee = sit(person, voyages.journal(2, (POINTS[3],), play="companion"))
    referee.face("6")
    page = person.wait(lambda: person.find(LeafCard), "the page")
    assert page.title == "Cicones"
    assert "Pénélope: Troy → 6 Cicones" in page.moves
    person.touch(*centre(page))
    person.wait(lambda: not referee.driver.busy, "the game to go on")
    assert strip(person)[0] == "Pénélope: Troy → 6 Cicones"


def test_sailors_choices_are_entered_on_the_same_screen(person):
    referee = sit(person, beside(4, voyages.phase("cyclops_name")))
    assert len([w for w in person.widgets() if isinstance(w, GodKey)]) == 6
    referee.face("Hermes")
    assert referee.view["named"] == "hermes"
    assert referee.view["throw"]["die"] == "gods"


def test_to_sing_or_to_wait(person):
    referee = sit(person, beside(4, voyages.phase("sirens_choice")))
    referee.act("Sing")
    person.wait(lambda: person.find(LeafCard), "the penance")
    assert referee.told("penance")[-1]["penance"] == "sing"


def test_undo_forgets_what_was_to_be_moved(person):
    referee = sit(person, voyages.journal(2, (POINTS[3],), play="companion"))
    referee.face("4")
    assert strip(person)
    referee.driver.undo(agreed=True)
    assert strip(person) == []
    assert referee.view["cells"] == [0, 0]


@pytest.mark.parametrize("size", [SIZES["phone"], SIZES["small"]])
def test_ten_sailors_fit_on_a_phone(person, size):
    person.resize(*size)
    referee = sit(person, beside(10, voyages.sailing, 200))
    referee.turn_to("fleet")
    lines = [w for w in person.widgets() if isinstance(w, FleetLine)]
    assert [line.name for line in lines] == list(voyages.NAMES)
    window = person.app.root
    for line in lines:
        assert line.height >= sp(14)
        assert window.y <= line.to_window(*line.pos)[1] <= window.top
    cells = [line.cell for line in lines]
    assert cells == [str(cell) if cell else "" for cell in referee.view["cells"]]


def test_a_tablet_shows_the_ships_beside_the_keys(person):
    referee = sit(person, beside(4, voyages.sailing))
    assert person.find(PointKey) is not None
    assert len([w for w in person.widgets() if isinstance(w, FleetLine)]) == 4
    assert referee.table.board.companion.wide


def test_ships_are_steered_by_hand_on_the_real_board(person):  # V-52
    options = (("steering", "hand"), *COMPANION)
    referee = sit(person, destin.refereed(2, voyages.phase("steer"), options=options))
    seat, due = referee.view["turn"], referee.view["due"]
    person.tap(lambda w: isinstance(w, ActKey) and w.icon == "plus")
    person.tap(lambda w: isinstance(w, ActKey) and w.label.startswith("On "))
    assert referee.view["claim"]["faults"] == ["too_far"]
    referee.act("Overlook")
    person.wait(lambda: referee.view["cells"][seat] == due[-1] or referee.view["offer"], "it")
    assert referee.told("overlooked")[-1]["to"] == due[-1]


def test_a_course_goes_along_the_track_through_a_crossing():
    board = Board.of("nostos")
    found = courses(board, 17)
    assert found[18] == (18,)
    assert found[20] == (18, 19, 20)
    assert found[86][0] in (18, 84)


@pytest.mark.usefixtures("unpainted")
@pytest.mark.parametrize("device", ["small", "tablet"])
def test_a_whole_game_beside_an_edited_board(person, device):
    person.resize(*SIZES[device])
    referee = sit(person, voyages.journal(3, play="companion", board=SHORT))
    finish(referee, Random(5))
    view = referee.view
    assert view["cells"][view["penelope"]] == 52
    assert isinstance(referee.table.board.companion, Companion)


@pytest.mark.usefixtures("unpainted")
def test_a_whole_game_with_a_person_as_the_destin(person):
    person.resize(*SIZES["phone"])
    options = {"destin": "apart", "play": "companion", "board": SHORT}
    referee = sit(person, destin.journal(2, (), **options))
    finish(referee, Random(3))
    assert len(referee.told("audited")) == 2
    assert referee.told("card") or referee.told("card_taken")


def finish(referee: Referee, rng: Random) -> None:
    """Play to the end with a finger: read, move, enter, choose, hand over, count."""
    for _ in range(1500):
        if referee.view["actor"] == OVER and not referee.driver.busy:
            return
        step(referee, rng)
    raise AssertionError("the game never ends")


def step(referee: Referee, rng: Random) -> None:
    """Tap whatever is to be tapped now."""
    person, view = referee.person, referee.view
    page = person.find(LeafCard)
    if page is not None:
        person.touch(*centre(page))
        return
    if person.find(MovesPage) is not None:
        referee.act("Done on the board")
        return
    wanted = [w for w in person.widgets() if isinstance(w, PointKey | GodKey)]
    if not wanted:
        wanted = [w for w in person.widgets() if isinstance(w, ActKey)]
    assert wanted, f"nothing to tap at {view['phase']}: {person.texts()}"
    person.touch(*centre(rng.choice(wanted)))
