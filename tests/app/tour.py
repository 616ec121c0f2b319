"""A tour of the app: every screen, in every state that a person can see it in.

A scene starts from a fresh app (`fresh`) in whatever size, language and look it has, and
leaves it in the state that its name says.
"""

from __future__ import annotations

import shutil
from collections.abc import Callable
from typing import NamedTuple

from kivy.uix.scrollview import ScrollView

from app import library
from engines.naval.board import CELL_NAMES
from tests.app import past
from tests.app.person import Person
from tests.toys import amphora_board, regatta_board

#: A window whose shorter side is shorter than this is a phone.
TABLET_SIDE = 600


class Scene(NamedTuple):
    """A state of the app by name; `device` is "any", "tablet" or "phone"."""

    name: str
    device: str
    play: Callable[[Person], object]

    def fits(self, size: tuple[int, int]) -> bool:
        """Return whether this can be seen on a device of that size."""
        kind = "tablet" if min(size) >= TABLET_SIDE else "phone"
        return self.device in ("any", kind)


SCENES: list[Scene] = []


def scene(device: str = "any") -> Callable:
    """Add a function to the tour under its own name."""

    def add(play: Callable[[Person], object]) -> Callable[[Person], object]:
        SCENES.append(Scene(play.__name__, device, play))
        return play

    return add


def show(person: Person, wanted: Scene) -> None:
    """Bring the app into the state of this scene, and wait until it has come to rest."""
    fresh(person)
    wanted.play(person)
    settle(person)


def fresh(person: Person) -> None:
    """Bring the app home with nothing saved and nothing remembered."""
    app = person.app
    app.overlay.close()
    app.said.hush()
    if app.router.has_screen("table"):
        app.router.get_screen("table").leave()
    app.router.home()
    shutil.rmtree(library.folder(), ignore_errors=True)
    app.settings.last_setup, app.settings.recent = {}, []
    for toy in (amphora_board, regatta_board):
        toy.remove()


def settle(person: Person) -> None:
    """Wait until nothing moves any more."""
    before = None
    for _ in range(60):
        person.frames(1)
        now = [(*w.pos, *w.size, w.opacity) for w in person.app.root.walk(restrict=True)]
        if now == before:
            return
        before = now
    raise AssertionError("the screen never comes to rest")


# Home


@scene()
def home_empty(person: Person) -> None:
    person.app.router.home()


@scene()
def home_waiting(person: Person) -> None:
    """Games to go on with, more than are shown at first, and files that are hurt."""
    for number, hours in enumerate((0.0, 2.0, 30.0, 200.0)):
        past.on_disk(f"naval-{number}", past.naval(5 * number), hours)
    past.on_disk("naval-hurt", b'{"nostos": 1, torn', 50.0)
    past.on_disk("naval-won", past.won(), 3.0)
    library.put_away(past.on_disk("naval-away", past.naval(3), 90.0))
    person.app.router.home()


@scene()
def home_finished_sheet(person: Person) -> None:
    past.on_disk("naval-won", past.won(), 3.0)
    past.on_disk("naval-drawn", past.offered(answered=True), 70.0)
    person.app.router.home().show_finished()


@scene()
def home_says(person: Person) -> None:
    """A sentence at the foot of the screen: here, that a game cannot be opened."""
    hurt = past.on_disk("naval-newer", past.naval(2).replace(b'"rules":1', b'"rules":9'))
    hurt.write_bytes(b"no journal")
    person.app.router.home()
    person.app.router.go("table", path=str(hurt))


# Set-up


@scene()
def setup_first(person: Person) -> None:
    person.app.router.go("setup", game="naval")


@scene()
def setup_bots(person: Person) -> None:
    """Against the strongest bot, at the foot of the page."""
    screen = person.app.router.go("setup", game="naval")
    settle(person)
    card = screen.ids.seats.children[0]
    card.set_level([level for level, *_ in card.levels][-1])
    screen.ids.scroll.scroll_y = 0


@scene()
def setup_look(person: Person) -> None:
    screen = person.app.router.go("setup", game="naval")
    screen.ids.seats.children[0].choose_look()


# Table


def table(person: Person, journal: bytes):
    """Open a game at the table; return the screen."""
    path = past.on_disk("naval-scene", journal)
    screen = person.app.router.go("table", path=str(path))
    settle(person)
    return screen


def touch_cell(person: Person, screen, name: str) -> None:
    person.touch(*screen.board.cell_spot(CELL_NAMES.index(name)))


@scene()
def table_start(person: Person) -> None:
    """The first turn. There is no mercy, for everyone is in port."""
    table(person, past.naval())


@scene()
def table_ship(person: Person) -> None:
    touch_cell(person, table(person, past.naval()), "a1")


@scene()
def table_heading(person: Person) -> None:
    screen = table(person, past.naval())
    touch_cell(person, screen, "a1")
    touch_cell(person, screen, "b2")


@scene()
def table_answer(person: Person) -> None:
    """Why not? Because the bow points elsewhere."""
    screen = table(person, past.naval())
    touch_cell(person, screen, "a1")
    touch_cell(person, screen, "b1")


@scene()
def table_long_answer(person: Person) -> None:
    """What is this hex? The longest words that the board has to say."""
    touch_cell(person, table(person, past.naval(60)), "a5")


@scene()
def table_middle(person: Person) -> None:
    table(person, past.naval(60))


@scene()
def table_sides(person: Person) -> None:
    """Two people who face each other across the narrow way."""
    table(person, past.naval(60, edges=("left", "right")))


@scene()
def table_one_edge(person: Person) -> None:
    """Two people who sit side by side."""
    table(person, past.naval(60, edges=("bottom", "bottom")))


@scene()
def table_bot(person: Person) -> None:
    """The other fleet is the app's."""
    table(person, past.naval(60, bot="captain"))


@scene()
def table_offer(person: Person) -> None:
    table(person, past.offered(answered=False))


@scene()
def table_over(person: Person) -> None:
    table(person, past.won())


@scene()
def table_drawn(person: Person) -> None:
    table(person, past.offered(answered=True))


@scene()
def table_menu(person: Person) -> None:
    table(person, past.naval(60)).commands.show_menu(0)


@scene("tablet")
def table_menu_opposite(person: Person) -> None:
    table(person, past.naval(60)).commands.show_menu(1)


@scene()
def table_log(person: Person) -> None:
    table(person, past.naval(60)).commands.show_log(0)


# A game with secrets

ROUND = ("bottom", "right", "top", "left")


def hidden(person: Person, edges: tuple[str, ...] = ROUND, **how):
    """Open a game with secrets at the table; return the screen."""
    amphora_board.install()
    return table(person, past.amphora(edges, **how))


@scene()
def hidden_locked(person: Person) -> None:
    hidden(person)


@scene()
def hidden_many(person: Person) -> None:
    """Five people, of whom two share an edge."""
    hidden(person, ("bottom", "bottom", "right", "top", "left"))


@scene()
def hidden_undo_asked(person: Person) -> None:
    """Somebody wants to undo what has shown something: everyone is asked."""
    screen = hidden(person, drunk=True)
    screen.commands.undo(0)


@scene("tablet")
def hidden_peek(person: Person) -> None:
    """All four look at what is theirs, each at their edge."""
    screen = hidden(person)
    for panel in list(screen.panels._panels.values())[:2]:
        panel.dispatch("on_keep")


@scene("phone")
def hidden_curtain(person: Person) -> None:
    hidden(person).panels.secrets.pass_to(0)


@scene("phone")
def hidden_secret(person: Person) -> None:
    screen = hidden(person)
    screen.panels.secrets.pass_to(0)
    settle(person)
    screen.panels.secrets._curtain.dispatch("on_mine")


# After the game


@scene()
def results_win(person: Person) -> None:
    person.app.router.go("results", path=str(past.on_disk("naval-won", past.won())))


@scene()
def results_draw(person: Person) -> None:
    path = past.on_disk("naval-drawn", past.offered(answered=True))
    person.app.router.go("results", path=str(path))


@scene()
def results_foot(person: Person) -> None:
    results_win(person)
    to_foot(person)


@scene()
def replay_start(person: Person) -> None:
    person.app.router.go("replay", path=str(past.on_disk("naval-won", past.won())))


@scene()
def replay_middle(person: Person) -> None:
    person.app.router.go("replay", path=str(past.on_disk("naval-won", past.won())), step=60)


# To read, and to set


def to_top(person: Person) -> None:
    """Scroll everything to its beginning."""
    scroll(person, 1)


def to_foot(person: Person) -> None:
    """Scroll everything to its end."""
    scroll(person, 0)


def scroll(person: Person, where: float) -> None:
    settle(person)
    for widget in person.widgets():
        if isinstance(widget, ScrollView):
            widget.scroll_y = where


@scene()
def rules_top(person: Person) -> None:
    person.app.router.go("rules", game="naval")


@scene()
def rules_middle(person: Person) -> None:
    person.app.router.go("rules", game="naval", section=3)


@scene()
def rules_contents(person: Person) -> None:
    person.app.router.go("rules", game="naval").unfolded = True


@scene()
def settings_top(person: Person) -> None:
    person.app.router.go("settings")
    to_top(person)


@scene()
def settings_foot(person: Person) -> None:
    person.app.router.go("settings")
    to_foot(person)


@scene()
def about_top(person: Person) -> None:
    person.app.router.go("about")
    to_top(person)


@scene()
def about_foot(person: Person) -> None:
    person.app.router.go("about")
    to_foot(person)


@scene()
def about_licence(person: Person) -> None:
    screen = person.app.router.go("about")
    settle(person)
    screen._read({"name": "Inter", "licence_file": "fonts/ofl-inter.txt"})


# Each game shows its own part.
from tests.app import tour_destin, tour_tournament, tour_ulysses, tour_voyage  # noqa: E402, F401
