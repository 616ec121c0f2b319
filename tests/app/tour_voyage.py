"""The part of the tour that shows Le Voyage d'Ulysse: its sea, its dice, its choices."""

from __future__ import annotations

from engines.voyage.acts import GOD, POINTS, steer
from tests.app import past, voyages
from tests.app.mariner import Mariner
from tests.app.person import Person
from tests.app.tour import scene, settle
from tests.app.voyages import phase, sailing

APART = {"destin": {"name": "Athéna", "edge": "right", "colour": 9, "shape": 9}}


def table(person: Person, journal: bytes):
    """Open a game at the table; return the screen."""
    path = past.on_disk("voyage-scene", journal)
    screen = person.app.router.go("table", path=str(path))
    settle(person)
    return screen


@scene()
def voyage_two(person: Person) -> None:
    """Two sailors in mid-voyage."""
    table(person, voyages.midway(2, sailing, 60))


@scene()
def voyage_four(person: Person) -> None:
    table(person, voyages.midway(4, sailing, 60))


@scene()
def voyage_ten(person: Person) -> None:
    """Ten ships, ten names."""
    table(person, voyages.midway(10, sailing, 160))


@scene()
def voyage_start(person: Person) -> None:
    """All ten ships in Troy."""
    table(person, voyages.journal(10))


@scene()
def voyage_lots(person: Person) -> None:
    """Everybody throws the gods: who is the Destin?"""
    thrown = tuple(GOD[n % 5 + 1] for n in range(6))
    table(person, voyages.journal(10, thrown, destin="drawn", first="thrown"))


@scene()
def voyage_first(person: Person) -> None:
    """Everybody throws the points: who begins?"""
    table(person, voyages.journal(4, (POINTS[3], POINTS[5]), first="thrown"))


@scene()
def voyage_gods(person: Person) -> None:
    """A storm, and the gods are to be thrown."""
    table(person, voyages.midway(4, phase("storm_gods"), 30))


@scene()
def voyage_points_after_god(person: Person) -> None:
    """The god lies there, and the points are to be thrown."""
    table(person, voyages.midway(4, phase("aeolus"), 10))


@scene()
def voyage_name(person: Person) -> None:
    """The Cyclops: a god is to be named."""
    table(person, voyages.midway(4, phase("cyclops_name"), 10))


@scene()
def voyage_sirens(person: Person) -> None:
    table(person, voyages.midway(5, phase("sirens_choice"), 10))


@scene()
def voyage_nausicaa(person: Person) -> None:
    table(person, voyages.midway(4, phase("nausicaa_choice"), 10))


@scene()
def voyage_real_dice(person: Person) -> None:
    table(person, voyages.midway(4, sailing, 60, options=(("dice", "real"),)))


@scene()
def voyage_real_gods(person: Person) -> None:
    table(person, voyages.midway(10, phase("storm_gods"), 60, options=(("dice", "real"),)))


@scene()
def voyage_page(person: Person) -> None:
    """A page of the book of Destiny over the board."""
    table(person, voyages.midway(4, phase("sail"), 60))
    mariner = Mariner(person, 5)
    for _ in range(60):
        mariner.wait()
        if mariner.board.announcer.shown:
            return
        mariner.act()


@scene()
def voyage_who(person: Person) -> None:
    """A sailor is to be the Destin: who?"""
    table(person, voyages.journal(6, destin="sailor"))


@scene()
def voyage_destin(person: Person) -> None:
    """A person apart is the Destin."""
    table(person, voyages.midway(4, sailing, 60, options=(("destin", "apart"),)))


@scene()
def voyage_destin_ten(person: Person) -> None:
    """One of ten sailors is the Destin, and a card is to be handed over."""
    table(person, voyages.midway(10, phase("hand"), 60, options=(("destin", "sailor"),)))


@scene("phone")
def voyage_console(person: Person) -> None:
    """The phone turned to the Destin's console."""
    table(person, voyages.midway(4, sailing, 60, options=(("destin", "apart"),))).board.flip()


HAND = (("destin", "apart"), ("steering", "hand"))


@scene()
def voyage_steer(person: Person) -> None:
    """A ship that was dragged, and whose sailor is asked whether it is here."""
    screen = table(person, voyages.midway(4, steered, 60, options=HAND))
    Mariner(person).drag(tuple(screen.driver.view()["due"]))


@scene()
def voyage_claim(person: Person) -> None:
    """A course that is a cell too short."""
    screen = table(person, voyages.midway(4, steered, 60, options=HAND))
    screen.driver.play(steer(tuple(screen.driver.view()["due"][:-1])))


def steered(view: dict) -> bool:
    """Somebody has to steer over several cells."""
    return view["phase"] == "steer" and len(view["due"]) > 3


@scene()
def voyage_cards(person: Person) -> None:
    """Who holds what."""
    table(person, voyages.midway(10, sailing, 160)).board.show_cards()


@scene()
def voyage_over(person: Person) -> None:
    table(person, voyages.finished(5))


@scene()
def voyage_results(person: Person) -> None:
    path = past.on_disk("voyage-won", voyages.finished(5))
    person.app.router.go("results", path=str(path))


@scene()
def voyage_replay(person: Person) -> None:
    path = past.on_disk("voyage-won", voyages.finished(4))
    person.app.router.go("replay", path=str(path), step=80)
