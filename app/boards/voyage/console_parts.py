"""Small parts of the Destin's screens: texts that fit their box, keys, tabs, tags."""

from __future__ import annotations

import re

from kivy.clock import Clock
from kivy.core.text import Label as CoreLabel
from kivy.metrics import dp, sp
from kivy.properties import (
    BooleanProperty,
    ColorProperty,
    ListProperty,
    NumericProperty,
    OptionProperty,
    StringProperty,
)
from kivy.uix.boxlayout import BoxLayout
from kivy.uix.floatlayout import FloatLayout
from kivy.uix.label import Label
from kivy.uix.widget import Widget

from app.kit.mark import SeatMark  # noqa: F401  (used by the KV)
from app.kit.widgets import Touchable

#: No text is smaller than this.
SMALLEST = 12
#: In dp: how tall a large key is at least and at most.
KEY, TALL_KEY = 60, 92
WORD = re.compile(r"[^ \n]+")


class FitText(Label):
    """Text that wraps in its box, in the largest of its sizes that fits without a broken word."""

    sizes = ListProperty()

    def __init__(self, **kwargs):
        super().__init__(**kwargs)
        self._fit_soon = Clock.create_trigger(self._fit, -1)
        for name in ("text", "size", "sizes", "bold", "font_name"):
            self.fbind(name, self._fit_soon)
        self._fit_soon()

    def _fit(self, *_args) -> None:
        if self.width < 2 or self.height < 2:
            return
        self.text_size = (self.width, None)
        sizes = [*self.sizes, sp(SMALLEST)]
        for size in sizes:
            if size != sizes[-1] and self._breaks_at(size):
                continue
            self.font_size = size
            self.texture_update()
            if self.texture_size[1] <= self.height:
                self.text_size = self.size
                return

    def _breaks_at(self, size: float) -> bool:
        core = CoreLabel(font_name=self.font_name, font_size=size, bold=self.bold)
        words = sorted(WORD.findall(self.text), key=len)[-2:]
        return any(core.get_extents(word)[0] > self.width for word in words)


class Emblem(Widget):
    """A picture of ours, tinted, as large as its box allows."""

    source = StringProperty("")
    tint = ColorProperty((1, 1, 1, 1))


class Tondo(Widget):
    """A picture as on the bottom of a cup: clay on a dark disc."""

    source = StringProperty("")
    side = NumericProperty(0)

    def __init__(self, **kwargs):
        super().__init__(**kwargs)
        self.bind(size=self._measure)
        self._measure()

    def _measure(self, *_args) -> None:
        self.side = min(self.size)


class RuleTag(Label):
    """The number of a ruling, small."""


class TabKey(Touchable, BoxLayout):
    """A tab of the console: an icon over a word, and a number where something waits."""

    name = StringProperty("")
    label = StringProperty("")
    icon = StringProperty("")
    chosen = BooleanProperty(False)


class ActKey(Touchable, FloatLayout):
    """A large key: what it does, and under it what follows."""

    label = StringProperty("")
    note = StringProperty("")
    icon = StringProperty("")
    kind = OptionProperty("plain", options=("primary", "plain", "danger"))
    fill = ColorProperty((0, 0, 0, 0))
    ink = ColorProperty((0, 0, 0, 1))


class KeyColumn(BoxLayout):
    """Large keys, one below the other."""

    def extent(self) -> tuple[float, float]:
        """Return how tall this must and may be."""
        count = len(self.children)
        return count * dp(KEY) + (count - 1) * dp(6), count * dp(TALL_KEY) + (count - 1) * dp(6)


class SeatKey(Touchable, BoxLayout):
    """A sailor to choose. One who cannot be chosen is faded; a tap then says why."""

    seat = NumericProperty(0)
    label = StringProperty("")
    note = StringProperty("")
    shape = NumericProperty(0)
    colour = NumericProperty(0)
    allowed = BooleanProperty(True)


class Words(FloatLayout):
    """Whose turn it is and what is due, with the ruling that says so."""

    title = StringProperty("")
    text = StringProperty("")
    ruling = StringProperty("")
    shape = NumericProperty(0)
    colour = NumericProperty(0)
    has_seat = BooleanProperty(True)
