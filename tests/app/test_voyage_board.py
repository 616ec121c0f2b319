"""Le Voyage d'Ulysse by touch: dice, ships, choices and words on the board."""

from __future__ import annotations

import math

import pytest
from kivy.metrics import dp, sp

from app.boards.voyage import cube
from app.boards.voyage.announcer import Announcer
from app.boards.voyage.numbers import numbers
from app.boards.voyage.story import tale
from app.boards.voyage.track import track
from app.device import Device
from app.i18n import tr
from app.table.seat import SeatPanel
from engines.voyage.acts import FORGOT, GOD, POINTS, SING, steer
from engines.voyage.board import DEFAULT, Board
from tests.app import past, voyages
from tests.app.at_table import panel
from tests.app.mariner import Mariner, sit
from tests.app.person import SIZES, Finger, Person, centre
from tests.app.voyages import journal, midway, phase, sailing

HAND = (("destin", "apart"), ("steering", "hand"))


@pytest.fixture(autouse=True)
def on_the_shelf() -> None:
    voyages.installed()


@pytest.fixture
def fall(monkeypatch):
    """Let the dice fall as told."""

    def told(*acts) -> None:
        wanted = list(acts)
        monkeypatch.setattr("app.table.driver.weighted_choice", lambda state, rng: wanted.pop(0))

    return told


def words(mariner: Mariner) -> str:
    """Return all that is written on the board."""
    return " ".join(text for text, *_ in mariner.board.text_boxes())


def kinds(mariner: Mariner) -> list[str]:
    """Return the kinds of all events so far."""
    return [event["kind"] for event in mariner.driver.log()]


def last_tale(mariner: Mariner) -> str:
    return mariner.board.news()


def before_the_storm(view: dict) -> bool:
    return view["phase"] == "sail" and view["cells"][view["turn"]] in range(34, 38)


def steering(view: dict) -> bool:
    return view["phase"] == "steer" and len(view["due"]) > 3 and view["course"]["way"] == "on"


# Dice


def test_a_tap_on_the_die_throws_it(person: Person):
    mariner = sit(person, journal(2))
    mariner.throw()
    assert "waits_for_three" in kinds(mariner) or "leaves" in kinds(mariner)
    assert mariner.driver.rolled


def test_the_panel_throws_too(person: Person):
    mariner = sit(person, journal(2))
    mariner.throw_from_panel()
    assert "waits_for_three" in kinds(mariner) or "leaves" in kinds(mariner)


def test_a_shake_throws(person: Person, monkeypatch):
    class Shaken:
        force = 20.0

        @property
        def acceleration(self) -> tuple[float, float, float]:
            self.force = -self.force
            return self.force, 0.0, 9.8

        def enable(self) -> None: ...

        def disable(self) -> None: ...

    monkeypatch.setattr(Device, "accelerometer", lambda self: Shaken())
    mariner = sit(person, journal(2))
    person.wait(lambda: mariner.driver.log(), "the throw", frames=20_000)


def test_the_sensor_rests_when_nobody_throws(person: Person, monkeypatch):
    felt = []

    class Sensor:
        acceleration = (None, None, None)

        def enable(self) -> None:
            felt.append("on")

        def disable(self) -> None:
            felt.append("off")

    monkeypatch.setattr(Device, "accelerometer", lambda self: Sensor())
    mariner = sit(person, midway(4, phase("cyclops_name"), 10))
    assert "on" not in felt
    mariner.name_a_god()
    person.wait(lambda: felt[-1:] == ["on"], "the sensor")
    mariner.table.go_home()
    assert felt[-1] == "off"


def test_without_a_sensor_nothing_is_said():
    quiet = Device()
    quiet.on_shake(lambda: None)
    quiet.on_shake(None)


def test_a_bots_dice_fall_by_themselves(person: Person, fall):
    mariner = sit(person, journal(3, humans=1))
    fall(*[POINTS[1]] * 3)
    mariner.throw()
    person.wait(lambda: mariner.ready() and mariner.mover == 0, "the person's next turn")
    waiting = [e["seat"] for e in mariner.driver.log() if e["kind"] == "waits_for_three"]
    assert waiting == [0, 1, 2]


def test_real_dice_are_entered_with_keys(person: Person):
    mariner = sit(person, journal(2, dice="real"))
    assert not mariner.board.may_throw
    mariner.enter(3)
    person.frames(3)
    assert "leaves" in kinds(mariner)
    assert not mariner.driver.rolled


def test_real_dice_leave_no_button_to_throw(person: Person):
    mariner = sit(person, journal(2, dice="real"))
    assert mariner.board.actions(0) == []


def test_a_throw_is_taken_back_when_everybody_agrees(person: Person):
    mariner = sit(person, journal(2))
    mariner.throw()
    person.wait(mariner.ready, "the next throw")
    person.tap(lambda w: getattr(w, "hint", "") == "Undo")
    person.tap("Agree")
    assert kinds(mariner) == []
    mariner.throw()


@pytest.mark.parametrize("face", range(6))
def test_a_die_comes_to_rest_with_its_face_up_and_upright(face):
    lies = cube.tumble(face, 1.0)
    seen = cube.sides(lies)
    top = max(seen, key=lambda side: side.light)
    assert top.face == face
    (x0, y0), (x1, y1), *_ = top.corners
    assert x1 > x0
    assert math.isclose(y0, y1, abs_tol=1e-6)


def test_a_tumbling_die_shows_up_to_three_faces():
    for step in range(20):
        seen = cube.sides(cube.tumble(3, step / 20))
        assert 1 <= len(seen) <= 3


# Lots


def test_all_throw_at_one_tap(person: Person):
    mariner = sit(person, journal(4, destin="drawn", first="thrown"))
    while mariner.view["drawing"] is not None:
        mariner.press("all_throw")
        person.wait(lambda: mariner.ready() and not mariner.board.all_throw, "the lots", 20_000)
    assert "destin" in kinds(mariner)
    assert mariner.view["first"] is not None


def test_everybody_says_who_is_the_destin(person: Person):
    mariner = sit(person, journal(4, destin="sailor"))
    offered = [
        seat
        for seat in range(4)
        if any(w.label == "I am the Destin" for w in _buttons(panel(person, seat)))
    ]
    assert offered == [0, 1, 2, 3]
    person.tap(lambda w: getattr(w, "label", "") == "I am the Destin" and _seat(w) == 2)
    assert mariner.view["destin"] == 2


def test_on_a_phone_the_destin_is_chosen_by_name(person: Person):
    person.resize(*SIZES["phone"])
    mariner = sit(person, journal(4, destin="sailor"))
    person.tap(voyages.NAMES[3])
    assert mariner.view["destin"] == 3


def _buttons(widget):
    return [w for w in widget.walk(restrict=True) if hasattr(w, "label")]


def _seat(widget) -> int:
    while not isinstance(widget, SeatPanel):
        widget = widget.parent
    return widget.seat


# Chains


def test_the_ship_ends_where_the_rules_put_it(person: Person, fall):
    mariner = sit(person, midway(4, before_the_storm, 40))
    seat = mariner.mover
    fall(POINTS[6])
    mariner.throw()
    mariner.wait()
    assert mariner.view["cells"][seat] == 39
    x, y = mariner.board.fleet[seat].at
    assert (x, y) == mariner.board.geometry.centres[39]


def test_a_page_of_the_book_comes_between_hops(person: Person, fall):
    mariner = sit(person, midway(4, before_the_storm, 40))
    fall(POINTS[6], GOD[3])
    mariner.throw()
    person.wait(lambda: mariner.board.announcer.shown, "the page of the storm")
    assert mariner.driver.busy
    mariner.read()
    person.wait(lambda: mariner.view["phase"] == "storm_gods" and mariner.ready(), "the gods")


def test_a_turn_is_told_in_one_line(person: Person, fall):
    mariner = sit(person, midway(4, before_the_storm, 40))
    name = mariner.board.name(mariner.mover)
    fall(POINTS[6], GOD[3])
    mariner.throw()
    mariner.wait()
    mariner.read()
    mariner.wait()
    mariner.throw()
    mariner.wait()
    told = f"{name} throws 6, is stopped by the storm at 39, throws Poseidon and stays there."
    assert last_tale(mariner) == told
    assert told in words(mariner)


def test_one_tap_skips_a_chain(person: Person, fall):
    mariner = sit(person, midway(4, before_the_storm, 40, options=(("destin", "apart"),)))
    seat = mariner.mover
    person.app.settings.motion = "full"
    fall(POINTS[6])
    mariner.throw()
    assert mariner.board.moving
    person.touch(*mariner.board.cell_spot(88))
    assert not mariner.board.moving
    assert mariner.board.view["cells"][seat] == 39


def test_a_skipped_chain_still_opens_its_last_page(person: Person, fall):
    mariner = sit(person, midway(4, before_the_storm, 40))
    person.app.settings.motion = "full"
    fall(POINTS[6])
    mariner.throw()
    person.touch(*mariner.board.cell_spot(88))
    assert mariner.board.announcer.shown
    mariner.read()
    assert not mariner.board.moving


def test_the_tale_of_a_chain_names_who_is_chased():
    seats = [{"name": "Anna"}, {"name": "Bruno"}]
    events = [
        {"kind": "turn", "seat": 0},
        {"kind": "points", "seat": 0, "n": 4},
        {"kind": "sail", "seat": 0, "from": 3, "to": 7, "path": [4, 5, 6, 7], "back": False},
        {"kind": "swap", "seat": 1, "by_seat": 0, "from": 7, "to": 3},
        {"kind": "turn", "seat": 1},
    ]  # fmt: skip
    assert tale(events, seats) == "Anna throws 4, sails to 7 and chases Bruno off to 3."


def test_a_faulty_course_is_told_like_any_other_until_it_is_settled():  # V-52
    seats = [{"name": "Anna"}]
    events = [
        {"kind": "turn", "seat": 0},
        {"kind": "points", "seat": 0, "n": 4},
        {"kind": "steer", "seat": 0, "path": [4, 5, 6]},
    ]
    assert tale(events, seats) == "Anna throws 4 and sails to 6 (Cicones)."
    events.append({"kind": "fault", "seat": 0, "fault": "too_short", "n": 1})
    events.append({"kind": "overlooked", "seat": 0, "to": 7})
    told = "Anna throws 4, sails to 6 (Cicones), goes wrong: too few cells and is put on 7."
    assert tale(events, seats) == told


def test_a_long_chain_is_told_from_its_middle():
    seats = [{"name": "Anna"}]
    events = [{"kind": "turn", "seat": 0}]
    for n in range(8):
        events.append({"kind": "points", "seat": 0, "n": n % 6 + 1})
    assert tale(events, seats).startswith("Anna … throws")


# Choices


def test_the_cyclops_asks_for_a_god(person: Person):
    mariner = sit(person, midway(4, phase("cyclops_name"), 10))
    mariner.name_a_god("hades")
    assert mariner.driver.log()[-1] == {
        "kind": "named",
        "seat": mariner.view["turn"],
        "god": "hades",
    }


def test_the_sirens_leave_a_choice(person: Person):
    mariner = sit(person, midway(4, phase("sirens_choice"), 10))
    mariner.press("sing")
    assert SING in mariner.table.gate._session.actions[-1:]


def test_nausicaa_says_where_the_points_lead(person: Person):
    mariner = sit(person, midway(4, phase("nausicaa_choice"), 10))
    view = mariner.view
    use = mariner.board.actions(view["actor"])[0]
    label = tr(use.key, **use.facts)
    assert label.startswith(f"Use the {view['points']}: {use.facts['cell']}")
    mariner.press("use")
    assert mariner.table.gate._session.actions[-1].verb == "use"


# Steering by hand


def test_a_ship_is_dragged_cell_by_cell_and_claimed(person: Person):
    mariner = sit(person, midway(4, steering, 40, options=HAND))
    due = tuple(mariner.view["due"])
    mariner.drag(due)
    assert tuple(mariner.board.helm.path) == due
    assert mariner.view["phase"] == "steer"
    mariner.press("here")
    mariner.wait()
    assert steer(due) in mariner.table.gate._session.actions


def test_the_ship_can_be_put_back(person: Person):
    mariner = sit(person, midway(4, steering, 40, options=HAND))
    seat = mariner.view["turn"]
    before = mariner.board.fleet[seat].at
    mariner.drag(tuple(mariner.view["due"]))
    mariner.tap(lambda w: getattr(w, "label", "") == "Start again")
    assert mariner.board.helm.path == []
    assert mariner.board.fleet[seat].at == before


def test_a_finger_that_goes_back_takes_cells_back(person: Person):
    mariner = sit(person, midway(4, steering, 40, options=HAND))
    due = tuple(mariner.view["due"])
    mariner.drag((*due, *due[-2::-1][:1]))
    assert tuple(mariner.board.helm.path) == due[:-1]


def test_a_wrong_branch_can_be_taken_and_is_flagged(person: Person):
    mariner = sit(person, midway(4, at_a_crossing, 10, options=HAND))
    due = mariner.view["due"]
    place = next(n for n, cell in enumerate(due[:-1]) if track().twin(cell) is not None)
    wrong = track().twin(due[place]) + 1
    mariner.steer((*due[: place + 1], wrong))
    person.wait(lambda: mariner.view["phase"] == "overlook", "the Destin's decision")
    assert "wrong_branch" in mariner.view["claim"]["faults"]
    assert mariner.board.fleet[mariner.view["turn"]].at == mariner.board.geometry.centres[wrong]


def at_a_crossing(view: dict) -> bool:
    due = view["due"] or []
    through = any(track().twin(cell) is not None for cell in due[:-1])
    return view["phase"] == "steer" and through and view["course"]["way"] == "on"


def test_what_the_destin_overlooks_is_put_right(person: Person):
    mariner = sit(person, midway(4, steering, 40, options=HAND))
    due, seat = tuple(mariner.view["due"]), mariner.view["turn"]
    mariner.steer(due[:-1])
    person.wait(lambda: mariner.driver.referee and mariner.ready(), "the Destin's decision")
    mariner.act()
    mariner.wait()
    assert "overlooked" in kinds(mariner)
    assert due[-1] in {event.get("to") for event in mariner.driver.log()[-8:]}
    assert mariner.view["cells"][seat] != due[-2] or len(due) < 2


# The sea


@pytest.mark.parametrize("size", [*SIZES.values(), (800, 1280)])
@pytest.mark.parametrize("players", [2, 10])
def test_numbers_are_large_enough_wherever_they_are_written(person: Person, size, players):
    person.resize(*size)
    mariner = sit(person, midway(players, sailing, 60))
    assert mariner.board.text_boxes()
    assert min(box[5] for box in mariner.board.text_boxes()) >= sp(12) - 0.01


def test_a_large_sea_bears_every_number(person: Person):
    mariner = sit(person, midway(2, sailing, 60))
    written = {number.text for number in numbers(mariner.board.geometry)}
    plain = [c for c in range(1, 100) if track().twin(c) is None]
    assert written >= {str(cell) for cell in plain}
    assert written >= {"18·84", "48·56"}


def test_a_small_sea_follows_the_ship_and_bears_its_numbers(person: Person):
    person.resize(*SIZES["small"])
    mariner = sit(person, midway(4, sailing, 60))
    board = mariner.board
    assert board.camera.zoom > 1
    seat = mariner.mover
    x, y = board.ship_spot(seat)
    assert 0 < x < SIZES["small"][0]
    assert board.y < y < board.top


def test_a_double_tap_shows_the_whole_small_sea(person: Person):
    person.resize(*SIZES["small"])
    mariner = sit(person, midway(4, sailing, 60))
    spot = mariner.board.spot(*mariner.board.camera.to_board(0, 40))
    person.touch(*spot)
    person.touch(*spot)
    assert mariner.board.camera.zoom == 1


def test_bows_look_where_their_number_leads(person: Person):
    geo = sit(person, journal(2)).board.geometry
    for low, high in track().same:
        assert abs((geo.heading(low) - geo.heading(high) + 180) % 360 - 180) > 45


def test_ten_ships_lie_in_troy_in_neat_rows(person: Person):
    mariner = sit(person, journal(10))
    spots = [ship.at for ship in mariner.board.fleet.ships]
    assert len(set(spots)) == 10
    for a in range(10):
        for b in range(a):
            assert math.dist(spots[a], spots[b]) > 0.6 * mariner.board.geometry.ship
    assert all(mariner.board.geometry.box.holds(*spot) for spot in spots)


def test_ten_seats_leave_a_usable_sea(person: Person):
    mariner = sit(person, journal(10))
    assert mariner.board.width >= dp(1000)
    assert mariner.board.height >= dp(560)
    assert mariner.board.geometry.near == 1


def test_a_cell_that_is_touched_says_what_it_is(person: Person):
    mariner = sit(person, midway(2, sailing, 60))
    empty = next(c for c in (65, 52, 43, 88) if c not in mariner.view["cells"])
    person.touch(*mariner.board.cell_spot(empty))
    assert f"Cell {empty}" in words(mariner)
    kind = Board.of(DEFAULT).kind(empty)
    assert tr(f"voyage.trial.{kind}") in words(mariner)


def test_pinching_brings_the_sea_near(person: Person):
    mariner = sit(person, midway(2, sailing, 60))
    x, y = mariner.board.center
    a, b = Finger(x - 40, y), Finger(x + 40, y)
    person.frames(1)
    a.move(x - 120, y)
    b.move(x + 120, y)
    person.frames(2)
    a.lift()
    b.lift()
    person.frames(2)
    assert mariner.board.camera.zoom > 2


def test_the_board_turns_to_every_edge(person: Person):
    mariner = sit(person, journal(4))
    for _ in range(4):
        mariner.board.turn_on()
        person.frames(2)
        mariner.throw()
        mariner.wait()


# The Destin


def test_the_console_lies_at_the_destins_edge(person: Person):
    mariner = sit(person, midway(4, sailing, 60, options=(("destin", "apart"),)))
    board = mariner.board
    assert board.console.parent is not None
    low = centre(board.console)[1]
    assert low < board.to_window(*board.middle)[1]
    assert board.sea.y >= board.y + board.console.height - 1


def test_a_call_comes_while_it_is_somebody_elses_turn(person: Person):
    options = (("destin", "apart"),)
    mariner = sit(person, midway(4, owing, 20, options=options))
    seat = next(s for s, penance in enumerate(mariner.view["penances"]) if penance)
    phase_before = mariner.view["phase"]
    assert mariner.driver.play(FORGOT[seat])
    mariner.wait()
    assert mariner.view["penances"][seat] == []
    assert mariner.view["phase"] == phase_before
    mariner.throw()


def owing(view: dict) -> bool:
    owed = [seat for seat, penance in enumerate(view["penances"]) if penance]
    return view["phase"] == "sail" and bool(owed) and view["turn"] not in owed


def test_a_phone_turns_from_the_board_to_the_console(person: Person):
    person.resize(*SIZES["phone"])
    mariner = sit(person, midway(4, sailing, 60, options=(("destin", "apart"),)))
    mariner.open_console()
    assert mariner.board.console_open
    assert mariner.board.console.get_root_window() is not None
    mariner.close_console()
    assert not mariner.board.console_open
    mariner.throw()


def test_nothing_is_announced_when_a_person_is_the_destin(person: Person, fall):
    mariner = sit(person, midway(4, before_the_storm, 40, options=(("destin", "apart"),)))
    fall(POINTS[6])
    mariner.throw()
    mariner.wait()
    assert not person.find(Announcer) or not mariner.board.announcer.shown


def test_who_holds_what_is_a_menu_away(person: Person):
    mariner = sit(person, midway(4, sailing, 60))
    mariner.table.commands.show_menu(0)
    person.tap("The cards")
    texts = " ".join(person.texts())
    assert "Cyclops" in texts
    assert "Laestrygonians" in texts


# Without people


@pytest.mark.usefixtures("unpainted")
def test_a_voyage_of_bots_alone(person: Person):
    voyages.installed()
    mariner = sit(person, voyages.journal(3, humans=0, first="thrown"))
    done = lambda: mariner.over or (mariner.board.announcer.shown and mariner.read())
    person.wait(done, "Ithaca", frames=60_000)


@pytest.mark.usefixtures("unpainted")
def test_a_voyage_can_be_watched_again(person: Person):
    path = past.on_disk("voyage-won", voyages.finished(4))
    screen = person.app.router.go("replay", path=str(path))
    session = screen.session
    for step in range(1, session.step + 1):
        screen.go(step)
        person.frames(1)
    assert screen.step == session.step
    assert screen.board.view["ending"] == "ithaca"
