"""Three games of Le Voyage d'Ulysse in a row, by touch: left, resumed, added up."""

from __future__ import annotations

from app import library, tournaments
from app.home.shelf import SavedRow
from app.screens.results import Wreath
from tests.app import past, voyages
from tests.app.mariner import Mariner, label
from tests.app.person import Person
from tests.app.sailor import tap_in_reach

LEFT = 6


def begun() -> None:
    """Leave a tournament on the disk whose first game is almost over."""
    acts = voyages.played(2, 2)

    def play(session) -> None:
        for act in acts[:-LEFT]:
            session.play(act)

    table = tournaments.opening(3)
    past.on_disk("voyage-1", past.journal("voyage", voyages.seats(2), play, table, **voyages.QUICK))


def at(person: Person, screen: str) -> None:
    person.wait(lambda: person.app.router.current == screen, f"the screen {screen}")
    person.frames(3)


def resume(person: Person) -> None:
    """Go to the tournament from home."""
    person.app.router.home()
    at(person, "home")
    tap_in_reach(person, SavedRow)
    at(person, "tournament")


def play_on(person: Person, button: str, seed: int) -> Mariner:
    """Tap the large button and sit at the table."""
    person.tap(label(button))
    at(person, "table")
    return Mariner(person, seed)


def end(person: Person, mariner: Mariner) -> list[int]:
    """Play to the end and come back to the tournament; return the points."""
    mariner.finish()
    while mariner.board.announcer.shown:
        mariner.read()
        person.frames(3)
    scores = mariner.view["scores"]
    person.tap("Results")
    at(person, "results")
    person.tap(label("Tournament"))
    at(person, "tournament")
    return scores


def test_three_voyages_left_and_resumed(person: Person):  # V-41
    voyages.installed()
    begun()
    resume(person)
    first = end(person, play_on(person, "Go on with game 1", 1))

    # Left between two games, then within one.
    resume(person)
    mariner = play_on(person, "Play game 2", 2)
    for _ in range(5):
        mariner.wait()
        mariner.act()
    step = mariner._step
    person.app.go_back()
    at(person, "home")
    assert [type(entry) for entry in tournaments.listed(finished=False)] == [tournaments.Tournament]
    resume(person)
    mariner = play_on(person, "Go on with game 2", 3)
    assert mariner._step == step
    second = end(person, mariner)

    third = end(person, play_on(person, "Play game 3", 4))
    totals = [sum(points) for points in zip(first, second, third, strict=True)]
    screen = person.app.router.current_screen
    assert [row.total for row in sorted(screen.table)] == totals
    assert len([w for w in person.widgets() if isinstance(w, Wreath)]) == totals.count(max(totals))
    assert len(library.finished()) == 3
