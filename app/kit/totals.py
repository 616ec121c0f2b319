"""A chart of running totals: a line for each player, named at its end.

Colours alone never tell the lines apart: each carries its player's shape at every point.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import NamedTuple

from kivy.clock import Clock
from kivy.core.text import Label as CoreLabel
from kivy.graphics import Color, InstructionGroup, Line, Rectangle
from kivy.metrics import dp
from kivy.properties import ListProperty
from kivy.uix.widget import Widget

from app.kit.stamps import disc, picture
from app.kit.widgets import OneLine
from app.theme import theme

#: The most spaces between two lines of the scale.
SPACES = 6
#: In dp: a player's sign, a point on the way, the ink around a line, and the air beside things.
SIGN, POINT, RIM, AIR = 20, 15, 0.7, 6
#: How thick a line is, in dp, and how far its name lies from its last point.
THICK, REACH = 1.7, 22


class Track(NamedTuple):
    """One player's line: who, and the total at each mark."""

    name: str
    colour: int
    shape: int
    totals: tuple[int, ...]


class Totals(Widget):
    """Draws `tracks`, the best last total first, over `marks`, the steps' long and short names."""

    tracks = ListProperty()
    marks = ListProperty()

    def __init__(self, **kwargs):
        super().__init__(**kwargs)
        self._ground, self._drawn = InstructionGroup(), InstructionGroup()
        self.canvas.add(self._ground)
        self.canvas.add(self._drawn)
        draw_soon = Clock.create_trigger(self._draw, -1)
        for name in ("pos", "size", "tracks", "marks"):
            self.fbind(name, draw_soon)
        for name in ("small", "players", "ink", "disc", "line", "ink_soft"):
            theme.fbind(name, draw_soon)

    @property
    def row(self) -> float:
        """How tall one name is."""
        return max(theme.small * 1.5, dp(SIGN))

    def _draw(self, *_args) -> None:
        self.clear_widgets()
        self._ground.clear()
        self._drawn.clear()
        if not self.tracks or not self.marks or min(self.size) <= 0:
            return
        self._lay_out()
        self._draw_scale()
        heights = spread([self._y(t.totals[-1]) for t in self.tracks], self.row, *self._lane)
        for track, height in reversed([*zip(self.tracks, heights, strict=True)]):
            self._draw_track(track, height)
            self._say(track.name, self._names, height, self.right - self._names, theme.ink)

    def _lay_out(self) -> None:
        """Find the room of the lines, between the scale and the names."""
        every = [total for track in self.tracks for total in track.totals]
        self._scale = scale(min(every), max(every))
        numbers = max(text_width(str(number)) for number in self._scale)
        widest = max(text_width(track.name) for track in self.tracks)
        names = min(widest, self.width * 0.4)
        self._left = self.x + numbers + dp(AIR)
        self._names = self.right - names
        self._right = self._names - dp(REACH + SIGN + AIR)
        self._low = self.y + theme.small * 1.8
        self._high = self.top - self.row / 2
        self._lane = (self._low + self.row / 2, self._high)

    def _x(self, step: int) -> float:
        return self._left + (self._right - self._left) * step / max(1, len(self.marks) - 1)

    def _y(self, total: float) -> float:
        low, high = self._scale[0], self._scale[-1]
        return self._low + (self._high - self._low) * (total - low) / (high - low)

    def _draw_scale(self) -> None:
        ground = self._ground
        ground.add(Color(*theme.line))
        for number in self._scale:
            height = self._y(number)
            ground.add(Rectangle(pos=(self._left, height), size=(self._right - self._left, dp(1))))
            width = self._left - dp(AIR) - self.x
            self._say(str(number), self.x, height, width, theme.ink_soft, "right")
        shares = (self._right - self._left) / max(1, len(self.marks) - 1)
        short = any(text_width(long) > shares for long, _short in self.marks)
        for step, names in enumerate(self.marks):
            x = self._x(step)
            ground.add(Rectangle(pos=(x, self._low), size=(dp(1), self._high - self._low)))
            width = min(shares, 2 * (self.right - x))
            foot = self.y + theme.small * 0.75
            self._say(names[short], x - width / 2, foot, width, theme.ink_soft, "center")

    def _draw_track(self, track: Track, height: float) -> None:
        """Draw a line from point to point and on to its name at this height."""
        drawn, colour = self._drawn, theme.players[track.colour % len(theme.players)]
        places = [(self._x(step), self._y(total)) for step, total in enumerate(track.totals)]
        sign = (self._names - dp(AIR + SIGN / 2), height)
        line = [along for place in (*places, sign) for along in place]
        for paint, width in ((theme.ink, THICK + RIM), (colour, THICK)):
            drawn.add(Color(*paint))
            drawn.add(Line(points=line, width=dp(width), joint="round", cap="round"))
        points = [(place, dp(POINT)) for place in places[1:]] + [(sign, dp(SIGN))]
        self._stamp(points, disc(64), theme.ink, dp(2 * RIM))
        self._stamp(points, disc(64), theme.disc)
        inside = [(place, size * 0.66) for place, size in points]
        self._stamp(inside, picture(f"seat/{track.shape}.png"), colour)

    def _stamp(self, points, texture, colour, more: float = 0.0) -> None:
        self._drawn.add(Color(*colour))
        for (x, y), size in points:
            side = size + more
            place = (x - side / 2, y - side / 2)
            self._drawn.add(Rectangle(texture=texture, pos=place, size=(side, side)))

    def _say(
        self, text: str, x: float, middle: float, width: float, colour, align: str = "left"
    ) -> None:
        if not text:
            return
        tall = theme.small * 1.5
        said = OneLine(text=text, halign=align, size_hint=(None, None))
        said.font_size, said.color = theme.small, colour
        said.size = (width, tall)
        said.pos = (x, middle - tall / 2)
        self.add_widget(said)


def text_width(text: str) -> float:
    """Return how much room a small text needs, with a hair to spare."""
    return CoreLabel(font_name="Inter", font_size=theme.small).get_extents(text)[0] + dp(4)


def scale(least: int, most: int) -> list[int]:
    """Return the round numbers that a scale for these totals shows; 0 is always one of them."""
    least, most = min(0, least), max(0, most, least + 1)
    step = next(s for s in _steps() if _intervals(least, most, s) <= SPACES)
    low, high = math.floor(least / step) * step, math.ceil(most / step) * step
    return list(range(low, high + 1, step))


def _intervals(least: int, most: int, step: int) -> int:
    return math.ceil(most / step) - math.floor(least / step)


def _steps():
    """Yield 1, 2, 5, 10, 20, 50, 100 and so on."""
    power = 1
    while True:
        yield from (power, 2 * power, 5 * power)
        power *= 10


def spread(wanted: Sequence[float], gap: float, low: float, high: float) -> list[float]:
    """Return heights near the wanted ones, from the top down, at least a gap apart.

    They stay between low and high where there is room for all of them.
    """
    placed: list[float] = []
    for height in wanted:
        placed.append(min([height, high] if not placed else [height, placed[-1] - gap]))
    floor = low
    for index in range(len(placed) - 1, -1, -1):
        placed[index] = max(placed[index], floor)
        floor = placed[index] + gap
    return placed
