"""What lies in the piles, for everybody to see: draw pile, discard, goals, temples (U-02)."""

from __future__ import annotations

from kivy.properties import NumericProperty, StringProperty
from kivy.uix.boxlayout import BoxLayout

from app.boards.ulysses.hand_look import art, card_name, colour_name, words
from app.boards.ulysses.hand_parts import HandTile
from app.router import load_kv
from engines.ulysses.board import COLOURS
from engines.ulysses.cards import COUNTS, KINDS


class StockTile(BoxLayout):
    """Something there is a number of: a sign, what it is, how many."""

    name = StringProperty("")
    count = NumericProperty(0)


class StockSheet(BoxLayout):
    """The contents of every pile in an open view."""

    discard = StringProperty("")

    def __init__(self, view: dict, **kwargs):
        load_kv("ulysses_parts")
        load_kv("ulysses_stock")
        super().__init__(**kwargs)
        deck, goals = self.ids.deck, self.ids.goals
        self._tile(deck, words("stock.deck"), view["deck"]).show_card(art("goal_back"))
        self._tile(deck, words("stock.temples"), view["supply"]).show_card(art("card_temple"))
        for colour in range(len(COLOURS)):
            self._tile(goals, colour_name(colour), view["piles"][colour]).show_pile(colour)
        self.discard = words("stock.discard", n=sum(view["discard"]))
        for kind in range(len(KINDS)):
            n = view["discard"][kind]
            tile = HandTile(name=card_name(kind), count=n, use=words("stock.of", n=COUNTS[kind]))
            tile.show_kind(kind)
            self.ids.discard.add_widget(tile)

    def _tile(self, box, name: str, count: int):
        tile = StockTile(name=name, count=count)
        box.add_widget(tile)
        return tile.ids.sign
