"""A line or two on the glass: what has happened and why, and what is due now."""

from __future__ import annotations

from functools import lru_cache

from kivy.core.text import Label as CoreLabel
from kivy.graphics import (
    Color,
    InstructionGroup,
    PopMatrix,
    PushMatrix,
    Rotate,
    RoundedRectangle,
    Translate,
)
from kivy.graphics import Rectangle as Rect
from kivy.graphics.texture import Texture
from kivy.metrics import sp

from app.boards.voyage.colours import CREAM, GOLD, INK
from app.boards.voyage.geometry import Geometry
from app.kit.rooms import Box, Room
from app.theme import theme

#: In dp: how wide the words may run, the liked width first, and the air around them.
WIDTHS, AIR = (440, 340, 260, 210, 170, 140), 9


class Banner:
    """Words on a dark plate, facing whoever is to read them."""

    def __init__(self) -> None:
        self.group = InstructionGroup()
        self.box: Box | None = None
        self._told: tuple = ()
        self._written: list[tuple[str, Box, float]] = []

    def fit(self, geo: Geometry) -> None:
        """Take over a new layout."""
        self._geo = geo
        self.hide()

    def hide(self) -> None:
        """Say nothing."""
        self.group.clear()
        self.box, self._told, self._written = None, (), []

    def say(self, past: str, now: str, turn: int, room: Room, near: tuple[float, float]) -> None:
        """Say what was and what is due, at this turn on the glass, where there is room."""
        told = (past, now, turn, room, near)
        if told == self._told:
            return
        self.hide()
        self._told = told
        if not (past or now):
            return
        for words in ((past, now), ("", now or past)):
            for wide in WIDTHS:
                lines, size = self._laid(*words, wide * theme.small / sp(13))
                if (box := room.find(*(size if turn % 180 == 0 else size[::-1]), near)) is not None:
                    self._draw(box, lines, size, turn)
                    return
        lines, size = self._laid("", now or past, WIDTHS[2])
        box = self._anyhow(size if turn % 180 == 0 else size[::-1], near)
        self._draw(box, lines, size, turn)

    def _laid(self, past: str, now: str, wide: float) -> tuple[list, tuple[float, float]]:
        """Return the words in lines, at most so many dp wide, and what they need with their air."""
        dp = self._geo.dp
        lines = self._lines(past, now, wide * dp)
        width = max(line.width for _, line, *_ in lines) + 2 * AIR * dp
        height = sum(line.height for _, line, *_ in lines) + (AIR + 2 * len(lines)) * dp
        return lines, (width, height)

    def _lines(self, past: str, now: str, wide: float) -> list[tuple[str, Texture, float, tuple]]:
        found = []
        if past:
            line = wrapped(past, theme.small, False, wide)
            found.append((past, line, theme.small, tuple(CREAM)))
        if now:
            found.append((now, wrapped(now, theme.small, True, wide), theme.small, tuple(GOLD)))
        return found

    def _anyhow(self, size: tuple[float, float], near: tuple[float, float]) -> Box:
        """Return a box at this place, over whatever lies there."""
        area = self._geo.box.grown(-self._geo.frame - 2 * self._geo.dp)
        x = max(area.x, min(near[0] - size[0] / 2, area.x + area.width - size[0]))
        y = max(area.y, min(near[1] - size[1] / 2, area.y + area.height - size[1]))
        return Box(x, y, *size)

    def _draw(self, box: Box, lines, size: tuple[float, float], turn: int) -> None:
        self.box, group, dp = box, self.group, self._geo.dp
        group.clear()
        for by, tint in ((1.5 * dp, (*CREAM[:3], 0.5)), (0, (*INK[:3], 0.9))):
            plate = box.grown(by)
            group.add(Color(*tint))
            radius = 8 * dp + by
            group.add(RoundedRectangle(pos=plate[:2], size=plate[2:], radius=[radius], segments=6))
        for item in (PushMatrix(), Translate(*box.middle), Rotate(angle=turn)):
            group.add(item)
        y = size[1] / 2 - (AIR / 2 + 1) * dp
        for text, line, font, tint in lines:
            y -= line.height
            group.add(Color(*tint))
            place = (-line.width / 2, y)
            group.add(Rect(texture=line, pos=place, size=line.size))
            self._written.append((text, _turned(Box(*place, *line.size), box, turn), font))
            y -= 2 * dp
        group.add(PopMatrix())

    def words(self) -> list[tuple[str, Box, float]]:
        """Return what is written, where and how large."""
        return self._written


def _turned(inner: Box, box: Box, turn: int) -> Box:
    """Return a box given around the middle of another, turned, as a box of the glass."""
    cos, sin = ((1, 0), (0, 1), (-1, 0), (0, -1))[turn % 360 // 90]
    x, y = inner.middle
    middle = box.middle[0] + x * cos - y * sin, box.middle[1] + x * sin + y * cos
    size = inner[2:] if turn % 180 == 0 else (inner.height, inner.width)
    return Box(middle[0] - size[0] / 2, middle[1] - size[1] / 2, *size)


@lru_cache(maxsize=40)
def fitted(words: str, size: float, width: float) -> Texture:
    """Return words in one line as a white texture, shortened to at most this width."""
    free = CoreLabel(text=words, font_size=size, font_name="Inter", bold=True)
    free.refresh()
    if free.texture.width <= width:
        return free.texture
    label = CoreLabel(
        text=words,
        font_size=size,
        font_name="Inter",
        bold=True,
        text_size=(width, 1.4 * size),
        shorten=True,
        shorten_from="right",
        split_str="",
    )
    label.refresh()
    return label.texture


@lru_cache(maxsize=24)
def wrapped(words: str, size: float, bold: bool, width: float) -> Texture:
    """Return words as a white texture, wrapped to at most this width."""
    free = CoreLabel(text=words, font_size=size, font_name="Inter", bold=bold)
    free.refresh()
    if free.texture.width <= width:
        return free.texture
    label = CoreLabel(
        text=words,
        font_size=size,
        font_name="Inter",
        bold=bold,
        text_size=(width, None),
        halign="center",
        line_height=1.05,
    )
    label.refresh()
    return label.texture
