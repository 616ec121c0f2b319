"""The small widgets of the private screen. Their looks are in kv/ulysses_hand.kv."""

from __future__ import annotations

from kivy.properties import (
    BooleanProperty,
    ColorProperty,
    NumericProperty,
    OptionProperty,
    StringProperty,
)
from kivy.uix.boxlayout import BoxLayout
from kivy.uix.gridlayout import GridLayout
from kivy.uix.widget import Widget

from app.boards.ulysses.colours import colour as board_colour
from app.boards.ulysses.colours import place_colour
from app.boards.ulysses.hand_look import art, card_art, place_art
from app.boards.ulysses.hand_pages import Deed
from app.kit.widgets import TapCard, Touchable
from app.theme import theme

CLEAR = (0, 0, 0, 0)
WHITE = (1, 1, 1, 1)


class Sign(Widget):
    """A picture on a ground: a place's round sign, a card, a camp's disc."""

    source = StringProperty("")
    tint = ColorProperty(WHITE)
    ground = ColorProperty(CLEAR)
    shape = OptionProperty("round", options=("round", "card"))
    faded = BooleanProperty(False)

    def show_place(self, place: int) -> None:
        """Show the sign of a place."""
        self.shape, self.ground, self.tint = "round", place_colour(place), WHITE
        self.source = place_art(place)

    def show_card(self, source: str) -> None:
        """Show an action card with this picture."""
        self.shape, self.ground, self.tint = "card", theme.glaze, theme.glaze_ink
        self.source = source

    def show_pile(self, colour: int) -> None:
        """Show the back of a goal of this colour."""
        self.shape, self.ground, self.tint = "card", board_colour(colour), WHITE
        self.source = art("goal_back")


class DeedBox(BoxLayout):
    """What a row shows, tapped or not: a sign or an icon, a title, a note."""

    title = StringProperty("")
    note = StringProperty("")
    icon = StringProperty("")

    def take(self, deed: Deed) -> None:
        """Show this deed."""
        self.title, self.note, self.icon = deed.title, deed.note, deed.icon
        sign = self.ids.sign
        if deed.place >= 0:
            sign.show_place(deed.place)
        elif deed.colour >= 0:
            sign.show_pile(deed.colour)
        elif deed.is_card:
            sign.show_card(deed.picture)
        else:
            sign.source = deed.picture
        sign.faded = deed.run is None


class DeedRow(TapCard):
    """A row that can be tapped."""

    hint = StringProperty("")
    primary = BooleanProperty(False)

    def take(self, deed: Deed) -> None:
        """Show this deed."""
        self.hint, self.primary = deed.title, deed.primary
        self.ids.box.take(deed)


class DeedNote(BoxLayout):
    """A row that cannot be tapped now, and says why."""

    def take(self, deed: Deed) -> None:
        """Show this deed."""
        self.ids.box.take(deed)


class NumberBtn(Touchable, BoxLayout):
    """So many cards, and how many Zeus among them."""

    label = StringProperty("")
    under = StringProperty("")
    least = BooleanProperty(False)


class PlaceBtn(TapCard):
    """A place in a list."""

    label = StringProperty("")
    place = NumericProperty(-1)
    #: Whether it was tapped once and a second tap would mean it.
    asked = BooleanProperty(False)

    def show_place(self, place: int) -> None:
        """Show the sign of this place."""
        self.place = place
        self.ids.sign.show_place(place)


class HandTile(BoxLayout):
    """A kind of card: how many there are and what it can do now."""

    name = StringProperty("")
    count = NumericProperty(0)
    use = StringProperty("")
    usable = BooleanProperty(False)

    def show_kind(self, kind: int) -> None:
        """Show the picture of this kind."""
        self.ids.sign.show_card(card_art(kind))


class GoalTile(BoxLayout):
    """A goal: its place and how far it is, or that it has been reached."""

    name = StringProperty("")
    note = StringProperty("")
    reached = BooleanProperty(False)

    def show_place(self, place: int) -> None:
        """Show the sign of this goal's place."""
        self.ids.sign.show_place(place)


class Tiles(GridLayout):
    """As many columns as fit, each at least `least` wide; rows as tall as they need."""

    least = NumericProperty(0)
    most = NumericProperty(6)

    def __init__(self, **kwargs):
        super().__init__(**kwargs)
        for name in ("width", "least", "most"):
            self.fbind(name, self._set_columns)
        self._set_columns()

    def _set_columns(self, *_args) -> None:
        if self.least:
            self.cols = max(1, min(int(self.most), int(self.width / self.least)))
