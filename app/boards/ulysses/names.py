"""The names on the map: all of them where there is room, else those that matter now."""

from __future__ import annotations

import math
from collections.abc import Iterable, Sequence
from functools import lru_cache

from kivy.core.text import Label as CoreLabel
from kivy.graphics import Color, InstructionGroup
from kivy.graphics import Rectangle as Rect
from kivy.graphics.texture import Texture

from app.boards.ulysses.colours import CREAM, INK
from app.boards.ulysses.geometry import NAMED, Geometry
from app.i18n import tr
from app.kit.labels import Labels
from app.kit.rooms import Box, around
from app.kit.strokes import ribbons
from app.theme import theme
from engines.ulysses.board import ALL_PLACES

#: A name longer than this many letters is written in two lines, if it has a space.
LONG = 11
#: In dp: what keeps two names on one line apart.
AIR = 3
#: How much of a line's height letters take; the rest is air above and below.
INKED = 0.8
#: In dp: how far a name may stand from its place when there are many names, and when few.
NEAR, FAR, MANY = (0, 6, 14, 26, 40), (0, 8, 18, 30, 46, 66, 90), 15
#: From this distance on, in dp, a thin line leads from the name to its place.
LED = 12


class Names:
    """Words beside places. They keep their size when the board is zoomed."""

    def __init__(self) -> None:
        self.group = InstructionGroup()
        self.boxes: dict[int, Box] = {}

    def fit(self, geo: Geometry, taken: list[Box]) -> None:
        """Take over a new layout; names keep clear of these boxes and of the camps."""
        self._geo, self._taken = geo, taken
        self._solved: tuple = ()

    def show(
        self, mattering: Iterable[int], zoom: float = 1.0, covered: Sequence[Box] = ()
    ) -> None:
        """Name these places, beside what is covered; all where the zoomed map has room for it."""
        roomy = self._geo.scale * zoom >= NAMED * self._geo.dp
        wanted = tuple(ALL_PLACES) if roomy else tuple(sorted(set(mattering)))
        # Where all names are shown they stay where they are when the camps appear.
        asked = (wanted, zoom, (self._geo.camps,) if roomy else tuple(covered))
        if self._solved == asked:
            return
        self._solved = asked
        self.boxes = self._solve(*asked)
        self.group.clear()
        self._lead(zoom)
        self.group.add(Color(1, 1, 1, 1))
        for place, box in self.boxes.items():
            texture = _written(place)
            self.boxes[place] = box = box.cut(texture.width / zoom)
            high = texture.height / zoom
            foot = box.y - (high - box.height) / 2
            self.group.add(Rect(texture=texture, pos=(box.x, foot), size=(box.width, high)))

    def _lead(self, zoom: float) -> None:
        """Draw a line from each name that stands far off to its place."""
        geo, unit = self._geo, self._geo.dp / zoom
        lines = []
        for place, box in self.boxes.items():
            x, y = geo.centres[place]
            end = box.nearest(x, y)
            away = math.dist((x, y), end)
            if away - geo.radius > LED * unit:
                share = geo.radius / away
                lines.append([(x + (end[0] - x) * share, y + (end[1] - y) * share), end])
        for width, tint in ((3.2, CREAM), (1.4, INK)):
            self.group.add(Color(*tint))
            ribbons(self.group, lines, width * unit)

    def _solve(
        self, wanted: tuple[int, ...], zoom: float, covered: tuple[Box, ...]
    ) -> dict[int, Box]:
        geo = self._geo
        discs = {p: around(*geo.centres[p], 1.08 * geo.radius) for p in ALL_PLACES}
        taken = [*self._taken, *covered] if zoom == 1.0 else []
        sizes = {}
        for place in wanted:
            width, height = _written(place).size
            sizes[place] = ((width + 2 * AIR * geo.dp) / zoom, INKED * height / zoom)
        area = geo.box.grown(-geo.frame)
        found: dict[int, Box] = {}
        for rings in (NEAR, FAR) if len(wanted) > MANY else (FAR,):
            left = {place: size for place, size in sizes.items() if place not in found}
            rings = [ring * geo.dp / zoom for ring in rings]
            boxes = [*taken, *found.values()]
            found |= Labels(area, discs, boxes, geo.lines(), rings).place(left)
        return found

    def words(self) -> list[tuple[str, Box, float]]:
        """Return what is written, where and how large."""
        return [(spelled(place), box, theme.small) for place, box in self.boxes.items()]


def spelled(place: int) -> str:
    """Return the name of a place as the map writes it."""
    words = tr(f"ulysses.label.{place}")
    return words.replace(" ", "\n", 1) if len(words) > LONG else words


def _written(place: int) -> Texture:
    return _texture(spelled(place), theme.small, theme.dark)


@lru_cache(maxsize=160)
def _texture(words: str, size: float, dark: bool) -> Texture:
    ink, halo = (("#FFF1D6", "#120B07"), ("#1C1410", "#FFF3DA"))[not dark]
    label = CoreLabel(
        text=words,
        font_size=size,
        font_name="Inter",
        bold=True,
        halign="center",
        line_height=0.9,
        color=_rgb(ink),
        outline_width=max(1, round(0.14 * size)),
        outline_color=_rgb(halo),
    )
    label.refresh()
    return label.texture


def _rgb(colour: str) -> list[float]:
    from kivy.utils import get_color_from_hex

    return get_color_from_hex(colour)
