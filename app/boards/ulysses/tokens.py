"""What stands on the map and changes: ship, plagues, discs with their cards, goals reached."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

from kivy.graphics import Color, InstructionGroup
from kivy.graphics import Rectangle as Rect
from kivy.graphics.texture import Texture

from app.boards.ulysses.colours import CREAM, GOLD, INK
from app.boards.ulysses.geometry import Geometry
from app.kit.rooms import Box, around
from app.kit.sprites import Sprite, badge
from app.kit.stamps import disc, icon, picture, radial, text
from app.theme import theme
from engines.ulysses.board import CAMPS

Point = tuple[float, float]
#: The ring around a plagued place.
SICK = (0.62, 0.74, 0.20)
#: Where a disc may stand beside its place, the liked sides first.
CORNERS = ((0.78, 0.78), (-0.78, 0.78), (0.78, -0.78), (-0.78, -0.78), (0, 1.1), (0, -1.1))


class Ship:
    """The one ship."""

    def __init__(self) -> None:
        self.group = InstructionGroup()
        self._shade = Sprite(radial(64, lambda r: (1, 1, 1, max(0.0, 1 - r) ** 0.8)), CREAM)
        self._hull = Sprite(picture("ulysses/ship.png"))
        self.group.add(self._shade.group)
        self.group.add(self._hull.group)

    def fit(self, geo: Geometry) -> None:
        """Take over a new layout."""
        self._geo = geo
        self._size = max(2.9 * geo.radius, 36 * geo.dp)

    def place(self, at: Point, lift: float = 0.0) -> None:
        """Lie at a point of the board."""
        self.at = at
        size = self._size
        self._shade.show(at, 1.3 * size, 0.9)
        self._hull.show((at[0], at[1] + 0.1 * lift * size), (1 + 0.12 * lift) * size)

    def mooring(self, place: int, names: Sequence[Box]) -> Point:
        """Return where the ship lies at a place: beside it, where it hides the least."""
        geo, size = self._geo, self._size
        away = (0.95 * geo.radius + 0.12 * size) / geo.radius
        sides = ((0, away), (away, 0), (-away, 0), (0, -away))
        return beside(geo, place, sides, 0.44 * size, names)


class Plagues:
    """Up to six plagues, each on its place."""

    def __init__(self) -> None:
        self.group = InstructionGroup()
        self._pairs = [
            (
                Sprite(disc(128, 0.2, True), (0.62, 0.74, 0.20)),
                Sprite(picture("ulysses/plague.png")),
            )
            for _ in range(7)
        ]
        for ring, mark in self._pairs:
            self.group.add(ring.group)
            self.group.add(mark.group)

    def fit(self, geo: Geometry) -> None:
        """Take over a new layout."""
        self._geo = geo

    def set(self, places: Sequence[int]) -> None:
        """Lie on these places and on no others."""
        for n, (ring, mark) in enumerate(self._pairs):
            if n < len(places):
                self.put(n, self._geo.centres[places[n]])
            else:
                ring.hide()
                mark.hide()

    def put(self, n: int, at: Point, size: float = 1.0, alpha: float = 1.0) -> None:
        """Show one of them at a point, while it comes or goes."""
        ring, mark = self._pairs[n]
        geo = self._geo
        ring.show(at, 2.75 * geo.radius * size, alpha)
        side = max(1.35 * geo.radius, 15 * geo.dp)
        corner = (at[0] - 0.75 * geo.radius, at[1] + 0.75 * geo.radius)
        mark.show(corner, side * size, alpha)


class Disc:
    """The disc of a camp on its place, with the number of its cards and a crown if it leads."""

    def __init__(self, camp: int) -> None:
        self.group = InstructionGroup()
        self._glow = Sprite(_corona(), GOLD)
        self._face = Sprite(picture(f"ulysses/camp_{CAMPS[camp]}.png"))
        self._plate = Sprite(disc(64), INK)
        self._paper = Sprite(disc(64), CREAM)
        self._crown_back = Sprite(icon("crown", 64), INK)
        self._crown = Sprite(icon("crown", 64), GOLD)
        self._digits = InstructionGroup()
        for part in (self._glow, self._face, self._plate, self._paper):
            self.group.add(part.group)
        for part in (self._crown_back.group, self._crown.group, self._digits):
            self.group.add(part)
        self.spot: Point = (0.0, 0.0)
        self.count: tuple[str, Box] | None = None

    def fit(self, geo: Geometry) -> None:
        """Take over a new layout."""
        self._size = max(1.75 * geo.radius, 25 * geo.dp)

    def stand(self, spot: Point, cards: int | None, leads: bool, lift: float = 0.0) -> None:
        """Stand at a point; `cards` is None while the number is not to be seen."""
        self.spot, size = spot, self._size
        x, y = spot[0], spot[1] + 1.4 * lift * size
        self._face.show((x, y), (1 + 0.3 * lift) * size)
        if leads and not lift:
            self._glow.show((x, y), 1.9 * size)
            top = (x, y + 0.62 * size)
            self._crown_back.show((top[0], top[1] - 0.01 * size), 0.66 * size)
            self._crown.show(top, 0.56 * size)
        else:
            for part in (self._glow, self._crown, self._crown_back):
                part.hide()
        self._number((x + 0.42 * size, y - 0.36 * size), None if lift else cards)

    def _number(self, at: Point, cards: int | None) -> None:
        self._digits.clear()
        self.count = None
        if cards is None:
            self._plate.hide()
            self._paper.hide()
            return
        font = max(theme.small, 0.42 * self._size)
        texture = text(str(cards), font, bold=True)
        round_ = max(1.18 * texture.height, texture.width + 0.5 * font)
        self._plate.show(at, round_)
        self._paper.show(at, round_ - 0.16 * font)
        box = Box(at[0] - texture.width / 2, at[1] - texture.height / 2, *texture.size)
        self._digits.add(Color(*INK))
        self._digits.add(Rect(texture=texture, pos=box[:2], size=box[2:]))
        self.count = (str(cards), box)

    def hide(self) -> None:
        """Stand nowhere."""
        for part in (self._glow, self._face, self._crown, self._crown_back):
            part.hide()
        self._number((0, 0), None)


class Discs:
    """The three discs of a debate."""

    def __init__(self) -> None:
        self.group = InstructionGroup()
        self._discs = [Disc(camp) for camp in range(len(CAMPS))]
        for each in self._discs:
            self.group.add(each.group)

    def __getitem__(self, camp: int) -> Disc:
        return self._discs[camp]

    def fit(self, geo: Geometry) -> None:
        """Take over a new layout."""
        self._geo = geo
        for each in self._discs:
            each.fit(geo)

    def set(self, view: dict, names: Sequence[Box]) -> None:
        """Stand as the view says, beside the names."""
        for camp, place in enumerate(view["discs"]):
            if place is None:
                self._discs[camp].hide()
            else:
                cards = view["camps"][camp] if view["discs"][1] is not None else None
                leads = view["leader"] == camp
                self._discs[camp].stand(self.corner(place, names), cards, leads)

    def corner(self, place: int, names: Sequence[Box]) -> Point:
        """Return where a disc stands beside this place: where it hides the least."""
        size = max(1.75 * self._geo.radius, 25 * self._geo.dp)
        return beside(self._geo, place, CORNERS, 0.74 * size, names)

    def counts(self) -> list[tuple[str, Box, float]]:
        """Return the numbers that are written on the discs."""
        font = max(theme.small, 0.42 * self._discs[0]._size)
        return [(*each.count, font) for each in self._discs if each.count is not None]


def beside(
    geo: Geometry, place: int, sides: Sequence[Point], half: float, names: Sequence[Box]
) -> Point:
    """Return the point on one of these sides of a place where a token hides the least."""
    x, y = geo.centres[place]
    foreign = [box for other, box in enumerate(geo.discs()) if other != place]

    def hidden(step: Point) -> float:
        box = around(x + step[0] * geo.radius, y + step[1] * geo.radius, half)
        outside = box.width * box.height - box.shared(geo.box)
        return 3 * outside + sum(map(box.shared, names)) + 0.7 * sum(map(box.shared, foreign))

    step = min(sides, key=hidden)
    return x + step[0] * geo.radius, y + step[1] * geo.radius


@lru_cache(maxsize=1)
def _corona() -> Texture:
    """Return a ring that fades outward, clear where the disc lies."""
    return radial(96, lambda r: (1, 1, 1, 0.0 if r < 0.48 else max(0.0, 1 - r) / 0.52))


class Flags:
    """Who has reached which goal: the player's sign at the foot of the place."""

    def __init__(self) -> None:
        self.group = InstructionGroup()

    def set(
        self,
        geo: Geometry,
        shown: Sequence[Sequence[int]],
        missed: Sequence[Sequence[int]],
        seats: Sequence[dict],
    ) -> None:
        """Mark, by seat, the goals reached and, once the game is over, those that were not."""
        self.group.clear()
        size = max(1.0 * geo.radius, 13 * geo.dp)
        for places, rim in ((shown, GOLD), (missed, INK)):
            for seat, goals in enumerate(places):
                for place in goals:
                    x, y = geo.centres[place]
                    at = (x - 0.8 * geo.radius, y - 0.8 * geo.radius)
                    badge(self.group, at, size * (1.15 if rim is GOLD else 0.9), seats[seat], rim)
