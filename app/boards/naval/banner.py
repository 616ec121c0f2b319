"""The words on the board that say there is no mercy (N-08)."""

from __future__ import annotations

from kivy.graphics import Color, InstructionGroup
from kivy.graphics import Rectangle as Rect

from app.boards.naval.geometry import Geometry
from app.i18n import tr
from app.kit.rooms import Box
from app.kit.stamps import outline, stamp, text
from app.theme import theme


class Banner:
    """Says on the board that there is no mercy; in the corner that neither tray uses."""

    def __init__(self, geo: Geometry) -> None:
        self.box = geo.corner(right=False, top=True)
        self.group = InstructionGroup()
        self._words = tr("naval.board.no_mercy")
        self.size, self._lines = self._fit()
        self._draw(geo)

    def _fit(self):
        """Choose one line or two, as large as the corner allows, never under 12 sp."""
        least, most = theme.small, 1.2 * theme.title
        for words in (self._words, self._words.replace(" ", "\n")):
            size = most
            while size > least:
                texture = text(words, size, "Garamond", bold=True)
                room = self.box.width if "\n" in words else self.box.width - 1.3 * texture.height
                if texture.width <= room - 8 and texture.height <= self.box.height - 6:
                    return size, words
                size -= max(1.0, 0.06 * most)
        return least, self._words.replace(" ", "\n")

    def _draw(self, geo: Geometry) -> None:
        texture = text(self._lines, self.size, "Garamond", bold=True)
        tall = "\n" in self._lines
        badge = 0 if tall else 1.15 * texture.height
        pad = 5 * geo.dp
        width, height = texture.width + badge + 2 * pad, texture.height + pad
        x, y = self.box.x, self.box.y + self.box.height - height
        self.plate = Box(x, y, width, height)
        self.words = Box(x + pad + badge, y + pad / 2, texture.width, texture.height)
        self.group.add(Color(0.45, 0.05, 0.04, 0.94))
        self.group.add(Rect(pos=(x, y), size=(width, height)))
        outline(self.group, self.plate, 2 * geo.dp, (0.93, 0.76, 0.40, 1))
        if badge:
            at = (x + pad + badge / 2 - 2 * geo.dp, y + height / 2)
            stamp(self.group, "naval/nomercy.png", at, badge, (1, 0.86, 0.52, 1))
        self.group.add(Color(1, 0.94, 0.80, 1))
        self.group.add(Rect(texture=texture, pos=self.words[:2], size=texture.size))

    @property
    def spoken(self) -> str:
        """The words as they are written."""
        return self._words
