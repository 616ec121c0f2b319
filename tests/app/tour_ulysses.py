"""The part of the tour that shows Ulysses: its table, its debate, its private screens."""

from __future__ import annotations

from app.boards.ulysses.hand_look import words
from app.boards.ulysses.hand_parts import DeedRow
from engines import GAMES
from engines.ulysses import GAME
from tests.app import past
from tests.app.person import Person
from tests.app.tour import scene, settle
from tests.app.worlds import (
    DEBATED,
    PROPOSED,
    WORLDS,
    acting,
    finished,
    midway,
    paying,
    quarrelling,
    rejoicing,
    world,
)

FIVE = (0, 1, 2, 3, 4)


def installed() -> None:
    """Put Ulysses on the shelf, if it is not there."""
    if "ulysses" not in GAMES:
        GAMES.register(GAME)


def table(person: Person, journal: bytes):
    """Open a game at the table; return the screen."""
    installed()
    path = past.on_disk("ulysses-scene", journal)
    screen = person.app.router.go("table", path=str(path))
    settle(person)
    return screen


def three(person: Person, *then):
    """Open the game of three, after these actions."""
    installed()
    return table(person, world(*WORLDS[0], then))


def look(person: Person, screen, *seats: int) -> None:
    """Open private screens as this device does: at the edges, or the first over everything."""
    panels = screen.panels
    if panels.is_phone:
        panels.secrets._open_full(seats[0])
    else:
        for seat in seats:
            panels._panels[seat].dispatch("on_keep")
    settle(person)


def turn_to(person: Person, title: str) -> None:
    """Turn the private screen to the page of this row."""
    row = person.find(lambda w: isinstance(w, DeedRow) and w.hint == words(title))
    row.dispatch("on_release")
    settle(person)


@scene()
def ulysses_setup(person: Person) -> None:
    """Five seats, of which one is a bot's."""
    installed()
    screen = person.app.router.go("setup", game="ulysses")
    screen.set_count(5)
    screen.ids.seats.children[0].set_level("strong")


@scene()
def ulysses_act(person: Person) -> None:
    """Five people in mid-game, and a place that was tapped once."""
    screen = table(person, midway(5, FIVE, acting, 250))
    person.touch(*screen.board.place_spot(screen.board.reach[0]))


@scene()
def ulysses_debate(person: Person) -> None:
    """Three camps among five."""
    table(person, midway(5, FIVE, quarrelling, 150))


@scene()
def ulysses_stock(person: Person) -> None:
    """What lies in the piles of cards, goals and temples."""
    table(person, midway(5, FIVE, acting, 250)).board.show_stock()


@scene()
def ulysses_goal(person: Person) -> None:
    table(person, rejoicing(4))


@scene()
def ulysses_hint(person: Person) -> None:
    """A hint for the one who is asked."""
    settings = person.app.settings
    settings.hints, settings.hints_seen = True, []
    three(person, *PROPOSED)
    settings.hints = False


@scene()
def ulysses_hand_act(person: Person) -> None:
    """On a tablet, two look at once."""
    look(person, three(person), 0, 1)


@scene()
def ulysses_hand_places(person: Person) -> None:
    look(person, three(person), 0)
    turn_to(person, "plague")


@scene()
def ulysses_hand_debate(person: Person) -> None:
    look(person, three(person, *DEBATED), 1, 2)


@scene()
def ulysses_hand_full(person: Person) -> None:
    """Many cards late in a game of five, at whichever edge."""
    screen = table(person, midway(5, FIVE, quarrelling, 150))
    look(person, screen, screen.driver.view()["actor"])


@scene()
def ulysses_hand_pay(person: Person) -> None:
    screen = table(person, midway(4, FIVE[:4], paying, 100))
    look(person, screen, screen.driver.view()["actor"])


@scene()
def ulysses_over(person: Person) -> None:
    table(person, finished(5))


@scene()
def ulysses_results(person: Person) -> None:
    installed()
    path = past.on_disk("ulysses-won", finished(5))
    person.app.router.go("results", path=str(path))


@scene()
def ulysses_replay(person: Person) -> None:
    installed()
    path = past.on_disk("ulysses-won", finished(5))
    person.app.router.go("replay", path=str(path), step=150)


@scene()
def ulysses_rules(person: Person) -> None:
    installed()
    person.app.router.go("rules", game="ulysses")
