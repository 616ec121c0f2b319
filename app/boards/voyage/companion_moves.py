"""What to do on the table's own board, hop by hop, in words."""

from __future__ import annotations

from collections.abc import Sequence

from kivy.metrics import dp
from kivy.properties import BooleanProperty, NumericProperty, StringProperty
from kivy.uix.boxlayout import BoxLayout
from kivy.uix.floatlayout import FloatLayout

from app.boards.voyage.pages import cell_text, place_name, ui
from engines.voyage.board import Board

#: Events that ask for a hand on the real board.
MOVING = ("sail", "sent", "swap", "overlooked")
CARDS = ("card", "card_taken")
#: In dp: how large the page of moves may get.
WIDEST, TALLEST = 520, 560


def moves(events: Sequence[dict], board: Board, seats: Sequence[dict]) -> list[tuple[int, str]]:
    """Return what to do for these events: the seat whose ship or hand it is, and the words."""
    found = []
    for event in events:
        if event["kind"] in MOVING + CARDS:
            found.append((event["seat"], _line(event, board, seats)))
    return found


def _line(event: dict, board: Board, seats: Sequence[dict]) -> str:
    kind, name = event["kind"], seats[event["seat"]]["name"]
    if kind in CARDS:
        facts = {"name": name, "trial": place_name(event["trial"]), "n": event["n"]}
        if kind == "card":
            return ui("move.card", **facts)
        return ui("move.card_taken", other=seats[event["from_seat"]]["name"], **facts)
    to = cell_text(board, event["to"])
    if kind == "overlooked":
        return ui("move.put", name=name, to=to)
    if kind == "swap":
        return ui("move.chased", name=name, to=to)
    return ui("move.hop", name=name, start=_short(event["from"]), to=to)


def _short(cell: int) -> str:
    return str(cell) if cell else place_name("troy")


class MoveLine(BoxLayout):
    """One thing to do: the mark of the ship, and the words."""

    text = StringProperty("")
    number = StringProperty("")
    #: On the dark strip.
    dark = BooleanProperty(False)
    shape = NumericProperty(0)
    colour = NumericProperty(0)


class MoveList(BoxLayout):
    """All that is to be done, in order."""

    def tell(self, lines: Sequence[tuple[int, str]], seats: Sequence[dict]) -> None:
        """Show these lines, numbered where there are several."""
        self.clear_widgets()
        for number, (seat, text) in enumerate(lines, 1):
            info = seats[seat]
            self.add_widget(
                MoveLine(
                    text=text,
                    number=f"{number}." if len(lines) > 1 else "",
                    shape=info["shape"],
                    colour=info["colour"],
                )
            )


class MoveStrip(MoveList):
    """The last things to do, above the console: nothing waits for them."""

    lines = NumericProperty(0)

    def tell(self, lines: Sequence[tuple[int, str]], seats: Sequence[dict]) -> None:
        super().tell(lines, seats)
        self.lines = len(lines)
        for line in self.children:
            line.dark = True


class MovesPage(FloatLayout):
    """A chain to be carried out on the real board; nothing goes on until it is done."""

    __events__ = ("on_moved",)

    def tell(self, lines: Sequence[tuple[int, str]], seats: Sequence[dict]) -> None:
        """Show this chain."""
        self.ids.list.tell(lines, seats)
        self.bind(pos=self._place, size=self._place)
        self._count = len(lines)
        self._place()

    def _place(self, *_args) -> None:
        card = self.ids.card
        lines = self._count * dp(44)
        card.size = (
            min(self.width - dp(16), dp(WIDEST)),
            min(self.height - dp(16), dp(TALLEST), lines + dp(150)),
        )
        card.center = self.center

    def on_touch_down(self, touch) -> bool:
        super().on_touch_down(touch)
        return self.collide_point(*touch.pos)

    def on_moved(self) -> None:
        """Everything stands on the real board as it should."""
