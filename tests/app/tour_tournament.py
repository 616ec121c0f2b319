"""The part of the tour that shows tournaments: set-up, running table, end, and the way home."""

from __future__ import annotations

from app import library
from tests.app import cups, past
from tests.app.person import Person
from tests.app.tour import scene, settle, to_foot


def shown(person: Person, **how) -> None:
    """Open a tournament that was played so far."""
    cups.voyages(**how)
    person.app.router.go("tournament", id="cup")


@scene()
def tournament_setup(person: Person) -> None:
    """The card that asks for a tournament."""
    screen = person.app.router.go("setup", game="voyage")
    settle(person)
    screen.plan.choose_games(4)
    screen.refresh()
    settle(person)
    screen.ids.scroll.scroll_to(screen.ids.options.children[-1], animate=False)


@scene()
def tournament_begins(person: Person) -> None:
    """The first game is under way: nothing counts yet."""
    shown(person, played=0, under_way=3)


@scene()
def tournament_four(person: Person) -> None:
    """Four people between the first game and the second."""
    shown(person, played=1)


@scene()
def tournament_ten(person: Person) -> None:
    """Ten people after the first of five games, the second being under way."""
    shown(person, players=10, of=5, played=1, under_way=4)


@scene()
def tournament_ten_late(person: Person) -> None:
    """Ten people before the last of five games: chart and table are full."""
    shown(person, players=10, of=5, played=4)


@scene()
def tournament_ten_late_foot(person: Person) -> None:
    tournament_ten_late(person)
    to_foot(person)


@scene()
def tournament_over(person: Person) -> None:
    shown(person, played=3)


@scene()
def tournament_over_tied(person: Person) -> None:
    """Two share the victory."""
    cups.installed()
    for number in (1, 2, 3):
        cups.game(number, [(34, 34), (55, 13), (5, 8), (21, 8)])
    person.app.router.go("tournament", id="cup")


@scene()
def tournament_over_ten(person: Person) -> None:
    shown(person, players=10, of=5, played=5)


@scene()
def tournament_game_away(person: Person) -> None:
    """One of the games was put away."""
    first, *_ = cups.voyages(played=2, under_way=3)
    library.put_away(first)
    person.app.router.go("tournament", id="cup")


@scene()
def tournament_results(person: Person) -> None:
    """The end of a game that is one of a tournament."""
    path, *_ = cups.voyages(played=2)
    person.app.router.go("results", path=str(path))


@scene()
def tournament_results_ten(person: Person) -> None:
    """Ten sailors, each with what their points are made of."""
    path, *_ = cups.voyages(players=10, of=5, played=1)
    person.app.router.go("results", path=str(path))


@scene()
def tournament_home(person: Person) -> None:
    """Tournaments among the games that wait: one is between two games."""
    cups.voyages(played=1, hours_ago=2.0)
    cups.voyages(players=10, of=5, played=2, under_way=4, hours_ago=20.0, name="other")
    past.on_disk("naval-0", past.naval(5), 1.0)
    person.app.router.home()


@scene()
def tournament_home_finished(person: Person) -> None:
    cups.voyages(players=10, of=5, played=5, hours_ago=30.0)
    past.on_disk("naval-won", past.won(), 3.0)
    person.app.router.home().show_finished()
