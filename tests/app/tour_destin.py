"""The part of the tour that shows the Destin: the console, the book, the companion, the boards."""

from __future__ import annotations

import shutil

from app.boards.voyage import boards_store
from app.boards.voyage.boards_table import CellTable
from engines.voyage.board import DEFAULT
from tests.app import destin, past, voyages
from tests.app.person import Person
from tests.app.tour import scene, settle, to_foot

COMPANION = (("play", "companion"),)


def referee(person: Person, game: bytes) -> destin.Referee:
    """Open a game at the table, the console before everything on a phone."""
    found = destin.sit(person, game)
    settle(person)
    return found


def turned(person: Person, game: bytes, page: str) -> destin.Referee:
    """Open a game at the table, and turn the console to this page."""
    found = referee(person, game)
    found.console.page = page
    settle(person)
    return found


# The console


@scene()
def destin_sail(person: Person) -> None:
    referee(person, destin.refereed(4, voyages.sailing, 60))


@scene("tablet")
def destin_side(person: Person) -> None:
    """The Destin sits at a short side."""
    referee(person, destin.refereed(4, voyages.sailing, 60, edge="left"))


@scene()
def destin_penance(person: Person) -> None:
    referee(person, destin.refereed(4, destin.bleating))


@scene()
def destin_grunts(person: Person) -> None:
    """Ten sailors, all of whom owe a grunt."""
    referee(person, destin.refereed(10, destin.grunting, edge="top"))


@scene()
def destin_card(person: Person) -> None:
    referee(person, destin.refereed(4, destin.taken))


@scene()
def destin_fault(person: Person) -> None:
    referee(person, destin.faulty())


@scene()
def destin_book(person: Person) -> None:
    turned(person, destin.refereed(4, destin.bleating), "book")


@scene()
def destin_cards(person: Person) -> None:
    turned(person, destin.refereed(10, voyages.sailing, 200), "cards")


@scene()
def destin_cheat(person: Person) -> None:
    turned(person, destin.refereed(10, voyages.sailing, 200), "cheat")


@scene()
def destin_cheat_sure(person: Person) -> None:
    """What follows is said before it is done."""
    found = turned(person, destin.refereed(10, voyages.sailing, 200), "cheat")
    found.console.ids.body.children[0]._ask(1)


@scene()
def destin_forgot(person: Person) -> None:
    """One of ten has forgotten to grunt."""
    found = referee(person, destin.refereed(10, destin.grunting))
    found.penance("Oublié" if person.app.settings.lang == "fr" else "Forgot")


@scene()
def destin_audit(person: Person) -> None:
    referee(person, destin.refereed(4, destin.counting))


@scene()
def destin_over(person: Person) -> None:
    acts = voyages.played(10, 3, (("destin", "apart"),))
    referee(person, destin.journal(10, acts, destin="apart"))


# The book that Nostos reads from


def announced(person: Person, players: int, game: bytes, **event) -> None:
    table = destin.sit(person, game).table
    settle(person)
    assert table.board.announcer.announce(event, lambda: None)


@scene()
def page_trial(person: Person) -> None:
    game = voyages.midway(4, voyages.sailing)
    announced(person, 4, game, kind="arrive", seat=0, trial="cyclops")


@scene()
def page_turned(person: Person) -> None:
    """A page with many words, for a sailor at another side."""
    game = voyages.midway(4, voyages.sailing)
    announced(person, 4, game, kind="arrive", seat=1, trial="circe")


@scene()
def page_storm(person: Person) -> None:
    game = voyages.midway(10, voyages.sailing)
    announced(person, 10, game, kind="storm", seat=7, cell=39)


@scene()
def page_penance(person: Person) -> None:
    game = voyages.midway(4, voyages.sailing)
    announced(person, 4, game, kind="penance", seat=2, penance="yawn")


# Beside a real board


@scene()
def companion_sail(person: Person) -> None:
    referee(person, voyages.midway(10, voyages.sailing, 200, options=COMPANION))


@scene()
def companion_gods(person: Person) -> None:
    referee(person, voyages.midway(4, voyages.phase("cyclops_gods"), options=COMPANION))


@scene()
def companion_choice(person: Person) -> None:
    referee(person, voyages.midway(4, voyages.phase("sirens_choice"), options=COMPANION))


@scene()
def companion_name(person: Person) -> None:
    referee(person, voyages.midway(4, voyages.phase("cyclops_name"), options=COMPANION))


@scene()
def companion_steer(person: Person) -> None:
    """A person is the Destin, the ships are steered by hand on the real board."""
    options = (("steering", "hand"), *COMPANION)
    referee(person, destin.refereed(4, voyages.phase("steer"), 40, options=options))


@scene("phone")
def companion_ships(person: Person) -> None:
    game = voyages.midway(10, voyages.sailing, 200, options=COMPANION)
    turned(person, game, "fleet")


@scene()
def companion_moves(person: Person) -> None:
    """What to do on the real board, hop by hop."""
    game = voyages.midway(10, voyages.sailing, 200, options=COMPANION)
    companion = referee(person, game).table.board.companion
    companion.animate(
        [
            {"kind": "sail", "seat": 0, "from": 22, "to": 28, "path": [], "why": "sail"},
            {"kind": "swap", "seat": 1, "by_seat": 0, "from": 28, "to": 22},
            {"kind": "card_taken", "seat": 0, "trial": "aeolus", "n": 2, "from_seat": 1},
        ],
        lambda: None,
    )


@scene()
def companion_destin(person: Person) -> None:
    """Ten sailors on the real board, and a person as the Destin on the phone."""
    referee(person, destin.refereed(10, destin.taken, options=COMPANION))


@scene()
def companion_board(person: Person) -> None:
    """A board of one's own, whose last cell is the fiftieth or so."""
    options = (*COMPANION, ("board", SHORT))
    referee(person, voyages.midway(4, voyages.sailing, 30, options=options))


@scene()
def companion_replay(person: Person) -> None:
    """A game on a board of one's own is looked at again: there is no map of it."""
    options = {"play": "companion", "board": SHORT}
    acts = voyages.played(4, 4, tuple(options.items()))
    path = past.on_disk("voyage-short", voyages.journal(4, acts, **options))
    person.app.router.go("replay", path=str(path), step=60)


#: A small board that somebody might have.
SHORT = (
    "3 cicones, 5 lotus, 8=40 trident, 10 cyclops, 12 aeolus, 14 athena, 16 laestrygonians, "
    "18=24 circe, 21 underworld, 26 sirens, 29 charybdis, 30 scylla, 33 sun, 36 storm, "
    "42 calypso, 44 ino, 47 nausicaa, 50 poseidon, 52 ithaca"
)


# The boards that people have


def boards(person: Person) -> list[boards_store.SavedBoard]:
    """Write two boards down: one that is sound, and one that is not."""
    shutil.rmtree(boards_store.folder(), ignore_errors=True)
    odd = CellTable(DEFAULT)
    odd.put("ino", 0, 88)
    odd.take("cyclops", 0)
    odd.put("storm", 3, 120)
    odd.cross(0, [30, 60])
    return [
        boards_store.create("Euryclée", CellTable(SHORT).text),
        boards_store.create("Hippolyte-Marion", odd.text),
    ]


@scene()
def boards_list(person: Person) -> None:
    boards(person)
    person.app.router.go("boards")


@scene()
def boards_edit(person: Person) -> None:
    person.app.router.go("boards", board=str(boards(person)[1].path))


@scene()
def boards_foot(person: Person) -> None:
    person.app.router.go("boards", board=str(boards(person)[0].path))
    to_foot(person)


@scene()
def boards_number(person: Person) -> None:
    screen = person.app.router.go("boards", board=str(boards(person)[1].path))
    settle(person)
    screen._enter("circe", 1)


@scene()
def boards_hurt(person: Person) -> None:
    """A file that cannot be read is kept aside, and said."""
    boards(person)
    (boards_store.folder() / "torn.json").write_text("{", encoding="utf-8")
    person.app.router.go("boards")


@scene()
def voyage_setup(person: Person) -> None:
    """A Destin apart, on a board of one's own."""
    boards(person)
    voyages.installed()
    screen = person.app.router.go("setup", game="voyage")
    screen.set_count(5)
    screen.choose("destin", "apart")
    screen.choose("play", "companion")
    settle(person)


@scene()
def voyage_setup_foot(person: Person) -> None:
    voyage_setup(person)
    to_foot(person)
