"""Le Combat naval from the home screen to the results, with a finger, on every device."""

from __future__ import annotations

import pytest

from app import library
from app.table.seat import SeatPanel
from tests.app import past
from tests.app.person import SIZES, Finger, Person, centre
from tests.app.sailor import near_the_end, new_game, resume, sit_down

TURNED = {f"{name} turned": size[::-1] for name, size in SIZES.items()}
EVERY_SIZE = SIZES | TURNED
every_size = pytest.mark.parametrize("size", EVERY_SIZE.values(), ids=EVERY_SIZE.keys())


def prompt(person: Person) -> str:
    """Return what is said to the seat that acts."""
    return person.find(lambda w: isinstance(w, SeatPanel) and w.active).prompt


def test_two_people_play_from_home_to_the_results_and_again(person):
    person.resize(*SIZES["small"])
    sailor = new_game(person)
    assert [seat["name"] for seat in sailor.table.driver.seats] == ["Player 1", "Player 2"]
    assert sailor.finish() > 10
    person.tap("Results")
    person.wait(lambda: person.app.router.current == "results", "the results")
    assert {"Player 1", "Player 2"} <= set(person.texts())
    person.tap("Play again")
    person.wait(lambda: person.app.router.current == "table", "the next game")
    sailor.wait_for_a_turn()
    assert sailor.view["captures"] == [0, 0]
    sailor.move(2)
    assert len(library.finished()) == len(library.unfinished()) == 1


@every_size
def test_a_game_is_played_and_taken_back_at_every_size(person, size):
    person.resize(*size)
    sailor = sit_down(person, past.naval(12))
    before = sailor.view
    sailor.move(2)
    second = sailor.view
    sailor.move()
    sailor.undo()
    assert sailor.view == second
    sailor.undo()
    sailor.undo()
    assert sailor.view == before
    sailor.move()
    assert sailor.view != before


@every_size
def test_the_end_of_a_game_at_every_size(person, size):
    person.resize(*size)
    sailor = sit_down(person, near_the_end(2))
    assert sailor.finish() >= 1
    person.tap("Results")
    person.wait(lambda: person.find("Play again"), "the results")


def test_a_game_against_the_quick_bot(person):
    person.resize(*SIZES["phone"])
    sailor = sit_down(person, past.naval(0, bot="sailor"))
    assert sailor.finish() > 5
    assert person.find("Results")


@pytest.mark.parametrize("turns", [1, 2, 3])
def test_the_board_is_turned_and_played_on(person, turns):
    sailor = sit_down(person, past.naval(12))
    for _ in range(turns):
        person.tap("Menu")
        person.tap("Turn the board")
    assert sailor.table.board.turn == 90 * turns
    before = sailor.view
    sailor.move(2)
    assert sailor.view != before


def test_the_language_changes_in_mid_game(person):
    sailor = new_game(person)
    sailor.move(3)
    before = sailor.view
    person.tap("Menu")
    person.tap("Settings")
    person.wait(lambda: person.app.router.current == "settings", "the settings")
    person.tap("Français")
    person.app.go_back()
    person.wait(lambda: person.app.router.current == "table", "the table again")
    person.frames(3)
    assert sailor.view == before
    assert prompt(person) == "Touchez un de vos navires."
    assert person.find("Annuler")
    sailor.move(2)
    assert prompt(person) == "Touchez un de vos navires."


def test_a_game_is_left_and_gone_on_with(person):
    sailor = new_game(person)
    sailor.move(4)
    before = sailor.view
    person.tap("Menu")
    person.tap("Leave the table")
    person.wait(lambda: person.app.router.current == "home", "the home screen")
    sailor = resume(person)
    assert sailor.view == before
    sailor.undo()
    person.tap("Menu")
    person.tap("Redo")
    assert sailor.view == before
    sailor.move(2)


def test_the_device_is_turned_in_mid_game(person):
    person.resize(412, 915)
    sailor = sit_down(person, past.naval(12))
    sailor.move()
    person.resize(915, 412)
    before = sailor.view
    sailor.move()
    assert sailor.view != before


def test_an_end_is_offered_from_the_menu_and_agreed_to(person):
    sailor = sit_down(person, past.naval(12))
    person.tap("Menu")
    person.tap("Offer to end")
    person.tap("Accept")
    assert sailor.over
    assert person.find("Results")


# Several fingers


def spread(person: Person, board, left: Finger, right: Finger, reach: float) -> None:
    """Move two fingers as far as this from the middle of the board."""
    left.move(board.center_x - reach, board.center_y)
    right.move(board.center_x + reach, board.center_y)
    person.frames(1)


def test_a_pinch_goes_on_while_somebody_opens_the_menu(person):
    sailor = sit_down(person, past.naval(12))
    board, before = sailor.table.board, sailor.view
    x, y = board.center
    left, right = Finger(x - 40, y), Finger(x + 40, y)
    person.frames(1)
    person.tap("Menu")
    assert person.find("Leave the table")
    spread(person, board, left, right, 120)
    assert board.camera.zoom > 1
    spread(person, board, left, right, 40)
    left.lift()
    right.lift()
    person.app.go_back()
    assert sailor.view == before
    sailor.move()
    assert sailor.view != before


def test_a_resting_hand_on_the_board_does_not_play(person):
    sailor = sit_down(person, past.naval(12))
    before = sailor.view
    spots = [sailor.table.board.cell_spot(cell) for cell in range(0, 30, 6)]
    hand = [Finger(*spot) for spot in spots]
    person.frames(2)
    for finger in hand:
        finger.lift()
    person.frames(2)
    assert sailor.view == before
    sailor.move()
    assert sailor.view != before


def test_two_people_touch_their_panels_at_the_same_time(person):
    sailor = sit_down(person, past.naval(12))
    before = sailor.view
    sailor.move()
    undo, menu = (
        next(w for w in panel.walk(restrict=True) if getattr(w, "hint", "") == words)
        for panel, words in zip(seats(person), ("Undo", "Menu"), strict=True)
    )
    first, second = Finger(*centre(undo)), Finger(*centre(menu))
    person.frames(1)
    first.lift()
    second.lift()
    person.frames(2)
    assert sailor.view == before
    assert person.find("Leave the table")


def seats(person: Person) -> list[SeatPanel]:
    panels = [w for w in person.widgets() if isinstance(w, SeatPanel)]
    return sorted(panels, key=lambda panel: panel.seat)


def test_a_ship_in_hand_is_set_down_when_somebody_undoes(person):
    sailor = sit_down(person, past.naval(12))
    sailor.move(2)
    board, after = sailor.table.board, sailor.view
    ship = next(act.ship for act in sailor.table.driver.legal() if act.verb == "sail")
    x, y = board.cell_spot(after["ships"][ship][0])
    hand = Finger(x, y)
    person.frames(1)
    hand.move(x + 60, y + 20)
    person.frames(1)
    person.tap("Undo")
    undone = sailor.view
    assert undone != after
    hand.lift()
    person.frames(2)
    assert sailor.view == undone
    sailor.move(2)
