"""What passes over the sea and is gone: rings, lightning, rising emblems, cards, a word."""

from __future__ import annotations

import math
from functools import lru_cache

from kivy.graphics import Color, InstructionGroup, PopMatrix, PushMatrix, Rotate, Translate
from kivy.graphics import Rectangle as Rect
from kivy.graphics.texture import Texture

from app.boards.voyage.colours import CREAM, GOLD, INK
from app.boards.voyage.emblems import emblem
from app.boards.voyage.geometry import Geometry, Point
from app.boards.voyage.painter import sign
from app.kit.sprites import Sprite
from app.kit.stamps import disc, radial
from app.kit.strokes import ribbons
from app.theme import theme


class Effects:
    """A few shapes above everything else on the map."""

    def __init__(self) -> None:
        self.group = InstructionGroup()
        self._flash_tint = Color(1, 1, 1, 0)
        self._flash = Rect(size=(0, 0))
        self._bolt, self._moment = InstructionGroup(), InstructionGroup()
        self._card, self._wake = InstructionGroup(), InstructionGroup()
        self._ring = Sprite(disc(128, 0.12, True), GOLD)
        parts = (self._wake, self._flash_tint, self._flash, self._bolt, self._ring.group)
        for part in (*parts, self._moment, self._card):
            self.group.add(part)

    def fit(self, geo: Geometry) -> None:
        """Take over a new layout."""
        self._geo = geo
        self.clear()

    def clear(self) -> None:
        """Show none of them."""
        for group in (self._bolt, self._moment, self._card, self._wake):
            group.clear()
        self._flash_tint.a, self._flash.size = 0, (0, 0)
        self._ring.hide()

    def ring(self, at: Point, share: float) -> None:
        """A ring that spreads from a point."""
        if share >= 1:
            self._ring.hide()
        else:
            self._ring.show(at, (1.2 + 3.0 * share) * self._geo.ship, 1 - share)

    def wake(self, line: list[Point], fade: float) -> None:
        """Foam along the way that was just sailed."""
        self._wake.clear()
        if fade > 0 and len(line) > 1:
            self._wake.add(Color(*CREAM[:3], 0.85 * fade))
            ribbons(self._wake, [line], 0.34 * self._geo.radius + 2 * self._geo.dp)

    def storm(self, at: Point, share: float) -> None:
        """Lightning: the sky goes pale twice, and a bolt strikes."""
        geo = self._geo
        self._bolt.clear()
        flicker = max(0.0, math.sin(3 * math.pi * share)) * (1 - share)
        self._flash.pos, self._flash.size = geo.box[:2], geo.box[2:] if share < 1 else (0, 0)
        self._flash_tint.rgba = (0.9, 0.93, 1, 0.4 * flicker)
        if share >= 1:
            return
        reach = 8 * geo.radius
        line = [(at[0] + x * reach, at[1] + y * reach) for x, y in BOLT]
        for width, tint in ((0.75, (*INK[:3], 0.6)), (0.4, GOLD), (0.16, CREAM)):
            self._bolt.add(Color(*tint[:3], (1 - share) ** 0.5))
            ribbons(self._bolt, [line], width * geo.radius)

    def rise(self, kind: str, at: Point, share: float) -> None:
        """The sign of a cell swells over it and sinks back."""
        self._moment.clear()
        if share >= 1:
            return
        geo = self._geo
        swell = max(0.0, math.sin(math.pi * share)) ** 0.6
        most = min(0.16 * min(geo.width, geo.height), 70 * geo.dp)
        radius = geo.special + (most - geo.special) * swell
        x, y = self._inside(at, 1.5 * radius)
        self._shade((x, y), 4.4 * radius, 0.6 * swell)
        sign(self._moment, kind, (x, y), radius)

    def word(self, words: str, at: Point, share: float) -> None:
        """A word rises from a point and fades."""
        self._moment.clear()
        if share >= 1:
            return
        texture = _written(words, 1.5 * theme.lead)
        alpha = min(1.0, 3 * (1 - share))
        x, y = self._inside((at[0], at[1] + (0.8 + share) * self._geo.ship), texture.width)
        self._moment.add(Color(1, 1, 1, alpha))
        place = (x - texture.width / 2, y - texture.height / 2)
        self._moment.add(Rect(texture=texture, pos=place, size=texture.size))

    def card(self, trial: str, at: Point, turn: float, share: float, size: float = 1.0) -> None:
        """The card of a trial in flight."""
        self._card.clear()
        if share >= 1:
            return
        tall = 58 * self._geo.dp * size
        wide, edge = 0.7 * tall, 2 * self._geo.dp
        for item in (PushMatrix(), Translate(*at), Rotate(angle=turn)):
            self._card.add(item)
        for tint, by in ((INK, edge), (CREAM, 0), (GOLD, -edge), (CREAM, -1.7 * edge)):
            self._card.add(Color(*tint))
            pos, area = (-wide / 2 - by, -tall / 2 - by), (wide + 2 * by, tall + 2 * by)
            self._card.add(Rect(pos=pos, size=area))
        side = 0.82 * wide
        self._card.add(Color(*INK))
        pos = (-side / 2, -side / 2)
        self._card.add(Rect(texture=emblem(trial), pos=pos, size=(side, side)))
        self._card.add(PopMatrix())

    def home(self, at: Point, share: float) -> None:
        """Ithaca: its sign rises in a golden light."""
        self.rise("ithaca", at, share)
        self.ring(at, (2 * share) % 1.0 if share < 1 else 1.0)

    def _inside(self, at: Point, reach: float) -> Point:
        return self._geo.box.grown(-min(reach, 0.4 * self._geo.height)).nearest(*at)

    def _shade(self, at: Point, size: float, alpha: float) -> None:
        self._moment.add(Color(*INK[:3], alpha))
        place = (at[0] - size / 2, at[1] - size / 2)
        self._moment.add(Rect(texture=_soft(), pos=place, size=(size, size)))


BOLT = ((0.12, 1.0), (-0.12, 0.62), (0.1, 0.56), (-0.1, 0.26), (0.07, 0.21), (0.0, 0.0))


@lru_cache(maxsize=1)
def _soft() -> Texture:
    return radial(64, lambda r: (1, 1, 1, max(0.0, 1 - r) ** 0.7))


@lru_cache(maxsize=16)
def _written(words: str, size: float) -> Texture:
    from kivy.core.text import Label as CoreLabel

    label = CoreLabel(
        text=words,
        font_size=size,
        font_name="Inter",
        bold=True,
        color=CREAM,
        outline_width=max(1, round(0.12 * size)),
        outline_color=INK,
    )
    label.refresh()
    return label.texture
