"""Whole games of Le Voyage d'Ulysse by touch alone, with every kind of Destin."""

from __future__ import annotations

import pytest

from tests.app import destin, past, voyages
from tests.app.mariner import Mariner, sit
from tests.app.person import SIZES, Person

# Nobody looks at the pictures here: frames are laid out and touched, not painted.
pytestmark = pytest.mark.usefixtures("unpainted")

#: Sailors, how many of them are people, who is the Destin, on which device.
GAMES = (
    (2, 2, "app", "tablet"),
    (2, 2, "apart", "phone"),
    (2, 2, "sailor", "tablet"),
    (2, 2, "drawn", "small"),
    (4, 4, "app", "phone"),
    (4, 4, "apart", "tablet"),
    (4, 2, "sailor", "phone"),
    (4, 2, "drawn", "tablet"),
    (10, 10, "app", "tablet"),
    (10, 4, "apart", "tablet"),
    (10, 3, "sailor", "phone"),
    (10, 3, "drawn", "tablet"),
)


def begin(person: Person, players: int, people: int, kind: str, device: str, **more) -> Mariner:
    """Sit down to a fresh game."""
    table = {"destin": destin.APART} if kind == "apart" else {}
    options = voyages.QUICK | {"destin": kind} | more
    person.resize(*SIZES[device])
    return sit(
        person,
        past.journal(
            "voyage", voyages.seats(players, people), lambda session: None, table, **options
        ),
        seed=4,
    )


@pytest.mark.parametrize(("players", "people", "kind", "device"), GAMES)
def test_a_whole_game_by_touch(
    person: Person, players: int, people: int, kind: str, device: str
):  # V-01, V-02, V-50, V-51
    mariner = begin(person, players, people, kind, device)
    mariner.finish()
    view = mariner.view
    assert view["penelope"] is not None
    assert view["cells"][view["penelope"]] == 100
    if kind == "app":
        assert "read" in mariner.done
    elif not mariner.bot_referees:
        assert "hand" in mariner.done
        assert mariner.done.count("audit") == players
    person.tap("Results")
    person.wait(lambda: person.app.router.current == "results", "the results")
    assert str(max(view["scores"])) in person.texts()


def test_a_whole_game_with_real_dice(person: Person):  # V-04
    mariner = begin(person, 2, 2, "app", "phone", dice="real", first="thrown")
    mariner.finish()
    assert mariner.done.count("enter") > 40
    assert "throw" not in mariner.done


@pytest.mark.parametrize(("kind", "device"), [("apart", "tablet"), ("sailor", "phone")])
def test_a_whole_game_steered_by_hand(person: Person, kind: str, device: str):  # V-52
    """Three courses go wrong: one is called, one is let go, one is missed."""
    mariner = begin(person, 2, 2, kind, device, steering="hand")
    mariner.slips = ["call_it", "overlook", "missed"]
    mariner.finish()
    assert mariner.done.count("here") > 20
    assert mariner.slips == []
    told = [event["kind"] for event in mariner.driver.log()]
    assert told.count("cheat") == 1
    assert told.count("overlooked") == mariner.done.count("overlook") + 1
    assert told.count("fault") == told.count("overlooked") + 1


@pytest.mark.parametrize("kind", ["sailor", "apart"])
@pytest.mark.parametrize("flat", [(412, 130), (60, 640), (500, 200)])
def test_a_window_made_tiny_and_large_again_goes_on(
    person: Person, kind: str, flat: tuple[int, int]
):
    mariner = begin(person, 4, 4, kind, "phone")
    person.resize(*flat)
    person.resize(*SIZES["phone"])
    mariner.wait()
    before = mariner.view
    mariner.act()
    assert mariner.view != before
