"""Where things and people are: from the board's own pixels to the window, and who sits where."""

from __future__ import annotations

import math

from app.boards.ulysses.painter import north, rose
from app.i18n import tr
from app.kit.rooms import Box


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
            {"name": tr("ulysses.ui.player", n=n + 1), "colour": n, "shape": n, "edge": "bottom"}
            for n in range(self.view["players"])
        ]

    @property
    def deck(self) -> tuple[float, float]:
        """Where cards come from, on the board."""
        return self.piles.spots[0]

    @property
    def discard(self) -> tuple[float, float]:
        """Where cards go to, on the board."""
        return self.piles.spots[1]

    def edge_of(self, seat: int) -> tuple[float, float]:
        """Return the point of the board nearest to where a seat sits."""
        seats = self.seats
        edge = seats[seat]["edge"]
        here = [n for n, other in enumerate(seats) if other["edge"] == edge]
        share = (here.index(seat) + 0.5) / len(here) - 0.5
        width, height = self.size
        x, y = {
            "bottom": (-share * width, -height / 2),
            "top": (share * width, height / 2),
            "right": (width / 2, -share * height),
            "left": (-width / 2, share * height),
        }[edge]
        return self.camera.to_board(*self.view_point((self.center_x + x, self.center_y + y)))

    def local(self, x: float, y: float) -> tuple[float, float]:
        """Return the point of the widget where a point of the board is seen."""
        x, y = self.camera.to_view(x, y)
        angle = math.radians(self.turn)
        cos, sin = math.cos(angle), math.sin(angle)
        return self.center_x + x * cos - y * sin, self.center_y + x * sin + y * cos

    def spot(self, x: float, y: float) -> tuple[float, float]:
        """Return the window point of a point of the board."""
        return self.to_window(*self.local(x, y))

    def place_spot(self, place: int) -> tuple[float, float]:
        """Return the window point of a place."""
        return self.spot(*self.geometry.centres[place])

    def text_boxes(self) -> list[tuple[str, float, float, float, float, float]]:
        written = [*self.names.words(), *self.discs.counts(), *self.bubble.words()]
        written += [*self.standings.words, *self.piles.words]
        if (box := rose(self.geometry)) is not None:
            written.append(north(self.geometry, box))
        return [self._text_box(*each) for each in written]

    def _text_box(self, words: str, box: Box, size: float):
        spots = (self.spot(*end) for end in ((box[0], box[1]), (box[0] + box[2], box[1] + box[3])))
        (x0, x1), (y0, y1) = (sorted(pair) for pair in zip(*spots, strict=True))
        return words, x0, y0, x1 - x0, y1 - y0, size
