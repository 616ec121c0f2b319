"""The small widgets that every screen is made of. Their looks are in kv/kit.kv."""

from __future__ import annotations

from kivy.clock import Clock
from kivy.core.text import Label as CoreLabel
from kivy.factory import Factory
from kivy.metrics import dp
from kivy.properties import (
    BooleanProperty,
    ColorProperty,
    ListProperty,
    NumericProperty,
    ObjectProperty,
    OptionProperty,
    StringProperty,
)
from kivy.uix.anchorlayout import AnchorLayout
from kivy.uix.behaviors import ButtonBehavior
from kivy.uix.boxlayout import BoxLayout
from kivy.uix.label import Label
from kivy.uix.scrollview import ScrollView
from kivy.uix.widget import Widget
from kivy.utils import escape_markup

from app.kit.icons import glyph
from app.sounds import sounds
from app.theme import theme


class Txt(Label):
    """Text that wraps to its width and is as tall as it needs."""


class OneLine(Label):
    """One line of text that is shortened with an ellipsis when it must be."""


class BarTitle(OneLine):
    """The title of a bar: where it would not fit it is set smaller, before it is shortened."""

    #: The theme's, through the KV: at a change of `body` OneLine sets the font size anew.
    largest = NumericProperty()
    body = NumericProperty()

    def __init__(self, **kwargs):
        super().__init__(**kwargs)
        fit_soon = Clock.create_trigger(self._fit, -1)
        for name in ("text", "width", "largest", "body"):
            self.fbind(name, fit_soon)
        fit_soon()

    def _fit(self, *_args) -> None:
        size = self.largest
        while size > theme.lead and self._width_at(size) > self.width - dp(4):
            size -= 1
        self.font_size = size

    def _width_at(self, size: float) -> float:
        drawn = CoreLabel(font_name=self.font_name, bold=self.bold, font_size=size)
        return drawn.get_extents(self.text)[0]


class Heading(Txt):
    """A title in Garamond."""


class Icon(Label):
    """One material icon as text."""

    icon = StringProperty("")

    def on_icon(self, _widget, name: str) -> None:
        self.text = glyph(name) if name else ""


class Touchable(ButtonBehavior, Widget):
    """Mixin root of everything that can be tapped: at least 48 dp, answers with a sound."""

    tap_sound = StringProperty("tap")

    def on_press(self) -> None:
        if self.tap_sound:
            sounds.play(self.tap_sound)


class Btn(Touchable, Label):
    """A button with a label and an optional icon before it.

    `kind`: primary (one a screen), plain, quiet (text only), danger. Its width follows
    its text, or with a `size_hint_x` its text wraps to the width it is given.
    """

    kind = OptionProperty("plain", options=("primary", "plain", "quiet", "danger"))
    icon = StringProperty("")
    label = StringProperty("")
    fill = ColorProperty((0, 0, 0, 0))

    def __init__(self, **kwargs):
        super().__init__(**kwargs)
        for name in ("icon", "label", "font_size"):
            self.fbind(name, self._compose)
        for name in ("texture_size", "width", "size_hint_x"):
            self.fbind(name, self._fit)
        self._compose()
        self._fit()

    def _compose(self, *_args) -> None:
        label = escape_markup(self.label)
        if not self.icon:
            self.text = label
            return
        size = int(self.font_size * 1.3)
        picture = f"[font=Icons][size={size}]{glyph(self.icon)}[/size][/font]"
        self.text = f"{picture}  {label}" if label else picture

    def _fit(self, *_args) -> None:
        """Only one of text and width follows the other, else they would chase each other."""
        if self.size_hint_x is None:
            self.text_size = (None, None)
            self.width = max(theme.target, self.texture_size[0] + dp(32))
        else:
            self.text_size = (max(dp(16), self.width - dp(20)), None)


class IconBtn(Touchable, Icon):
    """A round button with an icon only; `hint` says in words what it does."""

    hint = StringProperty("")
    fill = ColorProperty((0, 0, 0, 0))


class Card(BoxLayout):
    """A raised sheet of paper with an ink rule around it."""

    fill = ColorProperty()
    edge = ColorProperty()
    radius = NumericProperty()


class TapCard(Touchable, Card):
    """A card that can be tapped."""


class Frieze(Widget):
    """A strip of ornament, tiled from `source` and tinted."""

    source = StringProperty("")
    tint = ColorProperty()
    texture = ObjectProperty(None, allownone=True)
    tex_coords = ListProperty([0, 1, 1, 1, 1, 0, 0, 0])

    def __init__(self, **kwargs):
        super().__init__(**kwargs)
        for name in ("source", "size"):
            self.fbind(name, self._tile)

    def _tile(self, *_args) -> None:
        if not self.source or not self.height:
            return
        if self.texture is None:
            from kivy.core.image import Image

            self.texture = Image(self.source).texture
            self.texture.wrap = "repeat"
        width, height = self.texture.size
        repeats = max(1, round(self.width / (self.height * width / height)))
        self.tex_coords = [0, 1, repeats, 1, repeats, 0, 0, 0]


class Scroll(ScrollView):
    """A vertical scroll view that fits its content's height."""

    def to_top(self) -> None:
        """Show the beginning. What is left of a finger's swing does not move it on from there."""
        self.effect_y.is_manual, self.effect_y.velocity = False, 0
        self.scroll_y = 1
        self._update_effect_bounds()


class Choice(BoxLayout):
    """One of a few values, side by side; one below the other where a word would break.

    `options` is a list of (value, label) pairs.
    """

    options = ListProperty()
    value = ObjectProperty(None, allownone=True)
    #: The theme's size of small letters, through the KV.
    letters = NumericProperty()

    def __init__(self, **kwargs):
        self.register_event_type("on_choice")
        super().__init__(**kwargs)
        self.fbind("options", self._build)
        self.fbind("value", self._mark)
        self._fit_soon = Clock.create_trigger(self._fit, -1)
        self.fbind("width", self._fit_soon)
        self.fbind("letters", self._fit_soon)
        self._build()

    def on_choice(self, value) -> None:
        """Called when a person taps a value (not when it is set by code)."""

    def _build(self, *_args) -> None:
        self.clear_widgets()
        for value, label in self.options:
            part = Factory.ChoicePart(label=label)
            part.value = value
            part.bind(on_release=self._tapped)
            self.add_widget(part)
        self._mark()
        self._fit_soon()

    def _fit(self, *_args) -> None:
        room = self.width / max(1, len(self.children)) - dp(22)
        words = [word for part in self.children for word in part.label.split()]
        drawn = CoreLabel(font_name="Inter", bold=True, font_size=self.letters)
        widest = max((drawn.get_extents(word)[0] for word in words), default=0)
        self.orientation = "vertical" if widest > room else "horizontal"

    def _mark(self, *_args) -> None:
        for part in self.children:
            part.chosen = part.value == self.value

    def _tapped(self, part) -> None:
        self.value = part.value
        self.dispatch("on_choice", part.value)


class ChoicePart(Btn):
    """One value of a Choice."""

    chosen = BooleanProperty(False)
    value = ObjectProperty(None, allownone=True)


class TopBar(BoxLayout):
    """The bar of a screen that is not a table: way back, title, actions at the right."""

    title = StringProperty("")

    def __init__(self, **kwargs):
        self.register_event_type("on_back")
        super().__init__(**kwargs)

    def on_back(self) -> None:
        """Called when the arrow is tapped."""


class Centred(AnchorLayout):
    """Keeps a column readable on a wide screen: its child is at most `most` wide."""

    most = NumericProperty()
