"""Ulysses with fingers: from the set-up to the results, by people and bots, on every device."""

from __future__ import annotations

import pytest

from app.home.shelf import GameCard
from app.i18n import tr
from app.setup.seatcard import Chip, SeatCard
from app.table.seat import SeatPanel
from tests.app.at_table import choose, sheet_texts
from tests.app.god import (
    Curious,
    God,
    bring_into_reach,
    foresee,
    on_the_shelf,
    sit,
)
from tests.app.hidden import PHONE, TABLET, revealed
from tests.app.person import SIZES, Person, centre
from tests.app.sailor import resume, tap_in_reach
from tests.app.worlds import (
    CYPRUS,
    DEBATED,
    LIBYA,
    MINOTAUR,
    WORLDS,
    acting,
    midway,
    near_the_end,
    paying,
    world,
)

UPRIGHT = {name: size for name, size in SIZES.items() if name != "large"}
EVERY_SIZE = UPRIGHT | {f"{name} turned": size[::-1] for name, size in UPRIGHT.items()}
#: Who plays at a table of so many; the others are bots.
PEOPLE = {3: (0, 2), 4: (0, 1, 3), 5: (0, 3)}
TRIED = {"pandora", "plague", "clear", "exchange", "build", "pay", "back", "red", "lay"}


@pytest.fixture(autouse=True)
def shelf(monkeypatch):
    foresee(monkeypatch, 11)
    with on_the_shelf():
        yield


def set_up(person: Person, players: int, bots: dict[int, str]) -> God:
    """Go from home to a table of so many, some of them bots, all by touch."""
    person.app.router.home()
    tap_in_reach(person, lambda w: isinstance(w, GameCard) and w.game == "ulysses")
    person.wait(lambda: person.find(SeatCard), "the seats")
    person.frames(5)
    tap_chip(person, lambda w: isinstance(w, Chip) and w.value == players)
    for seat, level in bots.items():
        tap_chip(
            person,
            lambda w, seat=seat, level=level: (
                isinstance(w, Chip) and w.value == level and seat_of(w) == seat
            ),
        )
    tap_in_reach(person, "Start")
    person.wait(lambda: person.app.router.current == "table", "the table")
    return God(person)


def tap_chip(person: Person, wanted) -> None:
    chip = person.wait(lambda: person.find(wanted), "a choice")
    bring_into_reach(person, chip)
    person.touch(*centre(chip))
    person.frames(5)


def seat_of(widget) -> int | None:
    while widget is not None and not isinstance(widget, SeatCard):
        widget = widget.parent if widget.parent is not widget else None
    return widget.seat if widget is not None else None


def prompt(person: Person) -> str:
    return person.find(lambda w: isinstance(w, SeatPanel) and w.active).prompt


@pytest.mark.usefixtures("unpainted")
def test_a_whole_game_from_home_to_the_results(person):
    person.resize(*SIZES["phone"])
    god = set_up(person, 3, {1: "quick", 2: "quick"})
    god.wait_for_a_turn()
    kinds = [seat["kind"] for seat in god.table.driver.seats]
    assert kinds == ["human", "bot", "bot"]
    assert god.finish() > 10
    assert max(len(shown) for shown in god.view["shown"]) == 4
    person.tap("Results")
    person.wait(lambda: person.find("Play again"), "the results")
    assert person.find("Player 1")


@pytest.mark.usefixtures("unpainted")
@pytest.mark.parametrize("size", ["tablet", "phone"])
@pytest.mark.parametrize("players", PEOPLE)
def test_people_and_bots_play_to_the_end(person, players, size):
    person.resize(*SIZES[size])
    god = sit(person, near_the_end(players, PEOPLE[players]))
    assert god.finish() >= 1
    assert max(len(shown) for shown in god.view["shown"]) == 4
    assert revealed(person) == []
    person.tap("Results")
    person.wait(lambda: person.find("Play again"), "the results")


@pytest.mark.usefixtures("unpainted")
@pytest.mark.parametrize("size", EVERY_SIZE.values(), ids=EVERY_SIZE.keys())
def test_everything_is_within_reach_of_a_finger_at_every_size(person, size):
    person.resize(*size)
    god = sit(person, midway(4, (0, 1, 2, 3), acting, 150), mind=Curious(4))
    god.move(10)
    assert len(set(god.done)) >= 7


@pytest.mark.usefixtures("unpainted")
def test_all_there_is_to_do_can_be_done_at_the_sides_of_a_table(person):
    god = sit(person, midway(4, (1, 3), acting, 150), mind=Curious(3))
    for _ in range(60):
        if set(god.done) >= TRIED:
            return
        god.move()
    raise AssertionError(f"never done: {TRIED - set(god.done)}")


@pytest.mark.parametrize("size", ["tablet", "phone"])
def test_three_camps_are_opened_and_backed_by_touch(person, size):
    person.resize(*SIZES[size])
    god = sit(person, world(*WORLDS[0], ()))
    for act in DEBATED:
        god.carry_out(act)
    assert god.view["discs"] == [CYPRUS, LIBYA, MINOTAUR]
    assert god.view["camps"] == [2, 1, 2]


@pytest.mark.usefixtures("unpainted")
def test_a_game_is_left_in_a_debate_and_gone_on_with(person):
    god = sit(person, midway(3, (0, 1, 2), acting, 100))
    while god.view["phase"] != "debate":
        god.move()
    before, log = god.view, god.table.driver.log()
    choose(person, "Leave the table")
    person.wait(lambda: person.app.router.current == "home", "the home screen")
    resume(person)
    god = God(person)
    assert god.view == before
    assert god.table.driver.log() == log
    assert person.find("Pass")
    god.move(2)
    assert god.view != before


@pytest.mark.usefixtures("unpainted")
def test_a_payment_under_way_is_found_again_after_leaving(person):
    god = sit(person, midway(3, (0, 1, 2), acting, 150), mind=Curious(2))
    while not known(god)["plan"]:
        god.move()
    before = known(god)
    god.hide()
    choose(person, "Leave the table")
    person.wait(lambda: person.app.router.current == "home", "the home screen")
    resume(person)
    god = God(person)
    assert known(god) == before
    god.move()
    assert known(god) != before


@pytest.mark.usefixtures("unpainted")
@pytest.mark.parametrize("size", [TABLET, PHONE])
def test_a_proposal_while_paying_is_answered_on_the_panel(person, size):
    person.resize(*size)
    god = sit(person, midway(4, (0, 1, 2, 3), paying, 100))
    seat, due = god.view["actor"], known(god)["due"]
    god.propose(god.table.board.reach[0])
    assert god.view["discs"][0] is None
    answer = god.table.panels._panels[seat].answer
    assert answer == tr("ulysses.refusal.finish_paying", n=due)


def known(god: God) -> dict:
    """Return what the seat that acts knows."""
    god.wait_for_a_turn()
    return god.session.view(god.view["actor"])


@pytest.mark.usefixtures("unpainted")
def test_the_language_changes_in_mid_game_and_the_log_with_it(person):
    god = sit(person, midway(3, (0, 1, 2), acting, 100))
    choose(person, "Log")
    told = sheet_texts(person)
    person.app.overlay.close()
    before = god.view
    choose(person, "Settings")
    person.tap("Français")
    person.app.go_back()
    person.wait(lambda: person.app.router.current == "table", "the table again")
    person.frames(3)
    assert god.view == before
    assert prompt(person) == god.table.board.prompt(before["actor"])
    choose(person, "Journal")
    en, fr = told.splitlines(), sheet_texts(person).splitlines()
    person.app.overlay.close()
    assert len(en) == len(fr) > 20
    assert "proposes" in told
    assert not [line for line in fr if " " in line and line in en]
    god.move(3)
    assert tr.lang == "fr"
    assert god.view != before
