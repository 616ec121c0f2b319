"""A card goes from hand to hand: the Destin confirms what the rules propose (V-51)."""

from __future__ import annotations

from kivy.metrics import dp
from kivy.properties import BooleanProperty, NumericProperty, StringProperty
from kivy.uix.boxlayout import BoxLayout

from app.boards.voyage.pages import place_name, trial_picture, ui
from engines.voyage.acts import HAND


class OfferPane(BoxLayout):
    """The card, who gives it and who receives it, and one key."""

    name = StringProperty("")
    value = StringProperty("")
    picture = StringProperty("")
    giver = StringProperty("")
    taker = StringProperty("")
    from_hand = BooleanProperty(False)
    giver_shape = NumericProperty(0)
    giver_colour = NumericProperty(0)
    taker_shape = NumericProperty(0)
    taker_colour = NumericProperty(0)

    def __init__(self, console, **kwargs):
        super().__init__(**kwargs)
        self._console = console
        offer, seats = console.view["offer"], console.seats
        self.name, self.value = place_name(offer["trial"]), str(offer["value"])
        self.picture = trial_picture(offer["trial"])
        taker = seats[offer["seat"]]
        self.taker = taker["name"]
        self.taker_shape, self.taker_colour = taker["shape"], taker["colour"]
        self.giver = ui("card_pile")
        if offer["from_seat"] is not None:
            giver = seats[offer["from_seat"]]
            self.from_hand = True
            self.giver = giver["name"]
            self.giver_shape, self.giver_colour = giver["shape"], giver["colour"]

    def extent(self) -> tuple[float, float]:
        """Return how tall this must and may be."""
        return dp(128), dp(230)

    def hand_over(self) -> None:
        """The card has changed hands."""
        self._console.play(HAND)
