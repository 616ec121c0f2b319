"""A person who plays Le Combat naval with a finger, in the tests' window or in one of their own.

`python -m tests.app.sailor begin` starts the app and a game and plays until it is killed;
`... resume` goes on with the game that waits at home, to its end and beyond. Both tell
what is on the table, one line of JSON after each move.
"""

from __future__ import annotations

import json
import sys
from functools import cache
from pathlib import Path
from random import Random

from kivy.core.window import Window
from kivy.uix.scrollview import ScrollView

from app.home.shelf import SavedRow
from app.screens.table import TableScreen
from engines import OVER
from engines.core.bots import run
from engines.core.session import Session
from engines.naval import GAME
from engines.naval.acts import Act
from engines.naval.bot import NavalBot
from tests.app import past
from tests.app.person import Person, centre, start


class Sailor:
    """Plays both fleets, or one of them: a bot chooses, a finger carries it out."""

    def __init__(self, person: Person, seed: int = 1) -> None:
        self.person = person
        self.mind = NavalBot(GAME, Random(seed), depth=1)

    @property
    def table(self) -> TableScreen:
        return self.person.app.router.current_screen

    @property
    def view(self) -> dict:
        return self.table.driver.view()

    @property
    def over(self) -> bool:
        return self.view["actor"] == OVER

    def wait_for_a_turn(self) -> None:
        """Wait until a person may play, or the game is over."""
        driver = self.table.driver

        def ready() -> bool:
            return not driver.busy and (self.over or driver.is_human(self.view["actor"]))

        self.person.wait(ready, "a turn of a person", frames=20_000)

    def move(self, moves: int = 1) -> None:
        """Play so many moves, or until the game is over."""
        for _ in range(moves):
            self.wait_for_a_turn()
            if not self.over:
                self.carry_out(run(self.mind, self.view))

    def finish(self) -> int:
        """Play until the game is over; return how many moves that took."""
        for count in range(400):
            self.wait_for_a_turn()
            if self.over:
                return count
            self.move()
        raise AssertionError("the game never ends")

    def carry_out(self, act: Act) -> None:
        """Command a ship by taps alone: the ship, the hex, the heading."""
        driver, before = self.table.driver, len(self.table.driver.log())
        own = self.view["ships"][act.ship][0]
        self.tap_hex(own)
        if act.verb == "sail":
            self.tap_hex(act.to)
        elif act.heading not in self.table.board.heading_spots():
            self.tap_hex(own)
        self.person.touch(*self.table.board.heading_spots()[act.heading])
        done = lambda: len(driver.log()) > before and not driver.busy
        self.person.wait(done, f"the move {act}", frames=2000)

    def undo(self) -> None:
        """Take a move back: from the panel, or from the menu where the panel is slim."""
        if self.person.find("Undo") is None:
            self.person.tap("Menu")
        self.person.tap("Undo")

    def tap_hex(self, cell: int) -> None:
        """Tap the middle of a hex."""
        self.person.touch(*self.table.board.cell_spot(cell))


def tap_in_reach(person: Person, wanted) -> None:
    """Tap what is wanted, after scrolling to it with a finger if need be."""
    widget = person.wait(lambda: person.find(wanted), f"something to tap: {wanted}")
    for _ in range(20):
        low, high = frame(widget)
        y = centre(widget)[1]
        if low < y < high:
            break
        x, middle = Window.width / 2, (low + high) / 2
        way = (high - low) / 3 * (1 if y < low else -1)
        person.drag((x, middle), (x, middle + way))
        person.frames(10)
    person.touch(*centre(widget))


def frame(widget) -> tuple[float, float]:
    """Return the lowest and highest window y at which this widget can be seen."""
    low, high = 0.0, float(Window.height)
    while widget is not None and widget is not Window:
        if isinstance(widget, ScrollView):
            foot = widget.to_window(*widget.pos)[1]
            low, high = max(low, foot), min(high, foot + widget.height)
        widget = widget.parent
    return low, high


def new_game(person: Person) -> Sailor:
    """Go from home to the set-up and start a game of two people, all by touch."""
    tap_in_reach(person, "New game")
    person.wait(lambda: person.app.router.current == "setup", "the set-up")
    person.frames(5)
    tap_in_reach(person, "Start")
    person.wait(lambda: person.app.router.current == "table", "the table")
    sailor = Sailor(person)
    sailor.wait_for_a_turn()
    person.frames(3)
    return sailor


def resume(person: Person) -> Sailor:
    """Tap the game that waits at home."""
    tap_in_reach(person, SavedRow)
    person.wait(lambda: person.app.router.current == "table", "the table")
    person.frames(3)
    return Sailor(person)


def sit_down(person: Person, journal: bytes, name: str = "naval-table") -> Sailor:
    """Open this game at the table."""
    path: Path = past.on_disk(name, journal)
    person.app.router.go("table", path=str(path))
    person.wait(lambda: person.app.router.current == "table", "the table")
    person.frames(4)
    return Sailor(person)


@cache
def near_the_end(left: int, bot: str = "") -> bytes:
    """Return a game that was played but for its last moves."""
    rng = Random(6)
    minds = [NavalBot(GAME, rng, depth=1) for _ in range(2)]
    acts: list[Act] = []
    state = GAME.new(2, first="hellenes")
    while state.actor != OVER:
        acts.append(run(minds[state.actor], state.view(state.actor)))
        state.apply(acts[-1])

    def play(session: Session) -> None:
        for act in acts[:-left]:
            session.play(act)

    return past.journal("naval", past.seats(bot=bot), play, first="hellenes")


def tell(**facts) -> None:
    """Say something to the process that listens."""
    print(json.dumps(facts), flush=True)


def main(task: str) -> None:
    """Play in this process alone; see the top of this file."""
    person = start()
    sailor = new_game(person) if task == "begin" else resume(person)
    tell(view=sailor.view, log=sailor.table.driver.log())
    while not sailor.over:
        sailor.move()
        tell(view=sailor.view, log=sailor.table.driver.log())
    person.tap("Results")
    person.wait(lambda: person.find("Play again"), "the results")
    tell(screen=person.app.router.current, texts=person.texts())
    person.tap("Play again")
    person.wait(lambda: person.app.router.current == "table", "the next game")
    tell(screen="table", view=sailor.view)


if __name__ == "__main__":
    main(sys.argv[1])
