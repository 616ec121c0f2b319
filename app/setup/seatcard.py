"""One seat at set-up: side, token, name, person or bot."""

from __future__ import annotations

from kivy.app import App
from kivy.metrics import dp
from kivy.properties import (
    BooleanProperty,
    ColorProperty,
    ListProperty,
    NumericProperty,
    ObjectProperty,
    StringProperty,
)
from kivy.uix.boxlayout import BoxLayout
from kivy.uix.floatlayout import FloatLayout
from kivy.uix.stacklayout import StackLayout
from kivy.uix.textinput import TextInput

from app.i18n import tr
from app.kit.widgets import Btn, Card, Touchable
from app.paths import ART
from app.setup.plan import LOOKS, NAME_LENGTH, Plan, clean_name
from app.theme import theme


class Chip(Btn):
    """One value of `Chips`."""

    chosen = BooleanProperty(False)
    value = ObjectProperty(None, allownone=True)


class Chips(StackLayout):
    """One of a few values; they flow to the next line where they do not fit.

    `options` is a list of (value, label, icon).
    """

    options = ListProperty()
    value = ObjectProperty(None, allownone=True)

    __events__ = ("on_choice",)

    def __init__(self, **kwargs):
        super().__init__(**kwargs)
        self.fbind("options", self._build)
        self.fbind("value", self._mark)
        self.fbind("width", self._fit)
        self._build()

    def on_choice(self, value) -> None:
        """Called when a person taps a value (not when it is set by code)."""

    def _build(self, *_args) -> None:
        self.clear_widgets()
        for value, label, icon in self.options:
            chip = Chip(label=label, value=value, icon=icon)
            chip.bind(on_release=self._tapped, font_size=self._fit)
            self.add_widget(chip)
        self._mark()
        self._fit()

    def _mark(self, *_args) -> None:
        for chip in self.children:
            chip.chosen = chip.value == self.value

    def _fit(self, *_args) -> None:
        """Let a label that is wider than the whole row wrap inside its chip."""
        for chip in self.children:
            chip.text_size = (None, None)
            chip.texture_update()
            if chip.texture_size[0] + dp(32) > self.width:
                chip.text_size = (self.width - dp(32), None)

    def _tapped(self, chip: Chip) -> None:
        self.value = chip.value
        self.dispatch("on_choice", chip.value)


class NameField(TextInput):
    """A name of one line and at most 16 characters; blank shows the default as a hint."""

    def insert_text(self, substring: str, from_undo: bool = False) -> None:
        room = NAME_LENGTH - len(self.text) + len(self.selection_text)
        super().insert_text(substring[: max(0, room)], from_undo)


class Look(Touchable, FloatLayout):
    """A token in one colour and shape that can be tapped."""

    colour = ColorProperty((1, 1, 1, 1))
    shape = StringProperty("")
    chosen = BooleanProperty(False)
    taken = BooleanProperty(False)
    hint = StringProperty("")
    #: What it stands for in a LookSheet: "colour" or "shape", and which.
    what = StringProperty("")
    value = NumericProperty(0)


class SeatCard(Card):
    """Shows one seat of the plan and changes it; tells `on_changed` or `on_swap`."""

    seat = NumericProperty(0)
    role = StringProperty("")
    name = StringProperty("")
    default_name = StringProperty("")
    #: A bot's level, or "" for a person.
    level = StringProperty("")
    levels = ListProperty()
    colour = ColorProperty((1, 1, 1, 1))
    shape = StringProperty("")

    __events__ = ("on_changed", "on_named", "on_swap")

    def show(self, plan: Plan, default_name: str) -> None:
        """Show this seat of the plan. The name is left alone while it is being typed."""
        self.plan = plan
        seat = plan.seats[self.seat]
        self.role = role_text(plan.game.id, self.seat)
        self.levels = player_choices(plan)
        self.level = seat.level if seat.kind == "bot" else ""
        self.colour = theme.players[seat.colour]
        self.shape = shape_picture(seat.shape)
        self.default_name = default_name
        if not self.ids.field.focus:
            self.name = self.ids.field.text = seat.name

    def rename(self, text: str) -> None:
        """Take what is being typed."""
        if clean_name(text) != self.plan.seats[self.seat].name:
            self.plan.rename(self.seat, text)
            self.dispatch("on_changed")

    def typing(self, on: bool) -> None:
        """The name field has got or lost the keyboard."""
        if not on:
            self.dispatch("on_named")

    def set_level(self, level: str) -> None:
        """A bot's level was tapped, or "" for a person."""
        self.plan.set_kind(self.seat, "bot" if level else "human")
        self.plan.set_level(self.seat, level)
        self.dispatch("on_changed")

    def choose_look(self) -> None:
        """Open the sheet of colours and shapes."""
        sheet = LookSheet()
        sheet.show(self.plan, self.seat)
        sheet.bind(on_changed=lambda _sheet: self.dispatch("on_changed"))
        App.get_running_app().sheet(tr("setup.look"), sheet)

    def on_changed(self) -> None:
        """The plan has changed."""

    def on_named(self) -> None:
        """The name is finished."""

    def on_swap(self) -> None:
        """This seat's player and the next one's want to change sides."""


class LookSheet(BoxLayout):
    """The colours and shapes that a seat can take; those of others are marked as taken."""

    __events__ = ("on_changed",)

    def show(self, plan: Plan, seat: int) -> None:
        """Show what this seat can take."""
        self.plan, self.seat = plan, seat
        for what in ("colour", "shape"):
            self._fill(what)

    def _fill(self, what: str) -> None:
        row = self.ids[what]
        row.clear_widgets()
        seat, taken = self.plan.seats[self.seat], self.plan.taken(self.seat, what)
        for value in range(LOOKS):
            colour, shape = (value, seat.shape) if what == "colour" else (seat.colour, value)
            look = Look(
                colour=theme.players[colour],
                shape=shape_picture(shape),
                chosen=getattr(seat, what) == value,
                taken=value in taken,
                what=what,
                value=value,
            )
            look.bind(on_release=self._choose)
            row.add_widget(look)

    def _choose(self, look: Look) -> None:
        self.plan.set_look(self.seat, look.what, look.value)
        self.show(self.plan, self.seat)
        self.dispatch("on_changed")

    def on_changed(self) -> None:
        """Another colour or shape was chosen."""


def player_choices(plan: Plan) -> list[tuple[str, str, str]]:
    """Return who can sit on a seat: a person, or a bot of each level."""
    bots = [(level, tr(f"{plan.game.id}.bot.{level}"), "robot-outline") for level in plan.levels]
    return [("", tr("setup.human"), "account"), *bots] if bots else []


def shape_picture(shape: int) -> str:
    """Return the path of a seat's shape."""
    return str(ART / "seat" / f"{shape}.png")


def role_text(game_id: str, seat: int) -> str:
    """Return which side this seat plays, as a title; its number where sides have no name."""
    key = f"{game_id}.seat.{seat}"
    text = tr(key) if tr.has(key) else tr("setup.seat", number=seat + 1)
    return text[:1].upper() + text[1:]
