"""Where things and people are: from the sea's own pixels to the window, and who sits where.

Two kinds of points: those of the map, which the camera moves, and those of the glass over it,
on which dice and words lie. Both are counted from the middle of the sea, for whoever it faces.
"""

from __future__ import annotations

import math

from app.boards.voyage.numbers import numbers
from app.i18n import tr
from app.kit.rooms import Box
from app.table.panels import faces_one_way
from app.table.seating import TURNS

Point = tuple[float, float]


class Whereabouts:
    """Mixin of the board: points of the window, edges of seats, words that are drawn."""

    @property
    def seats(self) -> list[dict]:
        """Names, colours and shapes by seat; a board in a picture has nobody's name."""
        if self.driver is not None:
            return list(self.driver.seats)
        if self.seated:
            return list(self.seated)
        return [
            {"name": tr("voyage.ui.sailor", n=n + 1), "colour": n, "shape": n, "edge": "bottom"}
            for n in range(self.view["players"])
        ]

    def name(self, seat: int) -> str:
        """Return the name of a seat."""
        return self.seats[seat]["name"]

    def facing(self, seat: int | None) -> int:
        """Return the turn, on the screen, of what this seat is to read; None: everybody."""
        if seat is None or seat < 0 or faces_one_way() or self.driver is None:
            return self.turn
        return TURNS[self.seats[seat]["edge"]]

    def edge_of(self, seat: int) -> Point:
        """Return the point of the glass nearest to where a seat sits."""
        seats = self.seats
        edge = "bottom" if faces_one_way() else seats[seat]["edge"]
        here = [n for n, other in enumerate(seats) if other["edge"] == edge]
        share = 0.0
        if seat in here and not faces_one_way():
            share = (here.index(seat) + 0.5) / len(here) - 0.5
        width, height = self.sea.width, self.sea.height
        x, y = {
            "bottom": (-share * width, -height / 2),
            "top": (share * width, height / 2),
            "right": (width / 2, -share * height),
            "left": (-width / 2, share * height),
        }[edge]
        return self.view_point((self.middle[0] + x, self.middle[1] + y))

    # Points

    @property
    def middle(self) -> Point:
        """The middle of the sea in the board's own coordinates."""
        return self.sea.x + self.sea.width / 2, self.sea.y + self.sea.height / 2

    def view_point(self, pos: Point) -> Point:
        """Return a touch as a point of the glass."""
        x, y = pos[0] - self.middle[0], pos[1] - self.middle[1]
        angle = math.radians(-self.turn)
        cos, sin = math.cos(angle), math.sin(angle)
        return x * cos - y * sin, x * sin + y * cos

    def local(self, x: float, y: float) -> Point:
        """Return the point of the widget where a point of the glass is."""
        angle = math.radians(self.turn)
        cos, sin = math.cos(angle), math.sin(angle)
        return self.middle[0] + x * cos - y * sin, self.middle[1] + x * sin + y * cos

    def glass_spot(self, x: float, y: float) -> Point:
        """Return the window point of a point of the glass."""
        return self.to_window(*self.local(x, y))

    def spot(self, x: float, y: float) -> Point:
        """Return the window point of a point of the map."""
        return self.glass_spot(*self.camera.to_view(x, y))

    def cell_spot(self, cell: int) -> Point:
        """Return the window point of a cell."""
        return self.spot(*self.geometry.centres[cell])

    def ship_spot(self, seat: int) -> Point:
        """Return the window point of a ship."""
        return self.spot(*self.fleet[seat].at)

    def die_spot(self) -> Point | None:
        """Return the window point of the die that is due, if one is."""
        due = self.dice.due
        return None if due is None else self.glass_spot(*self.dice.die[due].at)

    def local_box(self, box: Box) -> Box:
        """Return a box of the glass in the board's own coordinates."""
        ends = (self.local(box.x, box.y), self.local(box.x + box.width, box.y + box.height))
        (x0, x1), (y0, y1) = (sorted(pair) for pair in zip(*ends, strict=True))
        return Box(x0, y0, x1 - x0, y1 - y0)

    # Words

    def text_boxes(self) -> list[tuple[str, float, float, float, float, float]]:
        if self.companion is not None or self.console_open:
            return []
        zoom = self.camera.zoom
        painted = self.ground.near if self.ground.near > 1 < zoom else zoom
        found = []
        for number in numbers(self.geometry, painted):
            size = number.size * zoom / painted
            found.append(self._text_box(number.text, number.box, size, self.spot))
        glass = [*self.banner.words(), *self.standings.words, *self.lots.words]
        found += [self._text_box(*each, self.glass_spot) for each in glass]
        return [each for each in found if self._is_seen(each)]

    def _is_seen(self, drawn: tuple) -> bool:
        """Return whether drawn words are in sight: a zoomed map goes on beyond its frame."""
        _, x, y, width, height, _ = drawn
        left, low = self.to_window(self.sea.x, self.sea.y)
        inside = left <= x and x + width <= left + self.sea.width
        return inside and low <= y and y + height <= low + self.sea.height

    def _text_box(self, words: str, box: Box, size: float, spot):
        spots = (spot(*end) for end in ((box[0], box[1]), (box[0] + box[2], box[1] + box[3])))
        (x0, x1), (y0, y1) = (sorted(pair) for pair in zip(*spots, strict=True))
        return words, x0, y0, x1 - x0, y1 - y0, size
