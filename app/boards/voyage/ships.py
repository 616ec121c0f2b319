"""The ships: one for each seat, in its colour and with its mark, the bow towards what is next."""

from __future__ import annotations

import math
from collections.abc import Sequence
from functools import lru_cache

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

from app.boards.voyage.colours import CREAM, GOLD, INK
from app.boards.voyage.emblems import ship_pictures
from app.boards.voyage.geometry import Geometry, Point
from app.kit.sprites import Sprite
from app.kit.stamps import radial
from app.theme import theme


class Ship:
    """One ship. It is moved, turned and lifted in place."""

    def __init__(self, seat: dict) -> None:
        self.group = InstructionGroup()
        under, hull = ship_pictures(seat["shape"])
        self._at, self._turned = Translate(), Rotate()
        self._shade_tint, self._shade = Color(0, 0, 0, 0), Rect(texture=_soft())
        self._rim_tint, self._rim = Color(*INK), Rect(texture=under)
        self._under_tint, self._under = Color(*CREAM), Rect(texture=under)
        self._tint, self._hull = Color(*theme.players[seat["colour"]]), Rect(texture=hull)
        parts = (self._shade_tint, self._shade, PushMatrix(), self._at, self._turned)
        parts += (self._rim_tint, self._rim)
        parts += (self._under_tint, self._under, self._tint, self._hull, PopMatrix())
        for part in parts:
            self.group.add(part)
        self.at: Point = (0.0, 0.0)
        self.angle = 0.0

    def fit(self, geo: Geometry) -> None:
        """Take over a new layout."""
        self._size = 1.14 * geo.ship
        self.put(self.at, self.angle)

    def put(self, at: Point, angle: float, lift: float = 0.0, alpha: float = 1.0) -> None:
        """Lie here with the bow at this angle; lifted, it is larger and casts a shadow."""
        self.at, self.angle = at, angle
        size = (1 + 0.45 * lift) * self._size
        self._at.xy = (at[0], at[1] + 0.35 * lift * self._size)
        self._turned.angle = angle
        rim = size + 0.14 * self._size
        for part, side in ((self._rim, rim), (self._under, size), (self._hull, size)):
            part.pos, part.size = (-side / 2, -side / 2), (side, side)
        shade = (1.0 + 0.5 * lift) * self._size
        self._shade.pos, self._shade.size = (at[0] - shade / 2, at[1] - shade / 2), (shade, shade)
        self._shade_tint.rgba = (*INK[:3], (0.45 + 0.2 * lift) * alpha)
        self._rim_tint.a = self._under_tint.a = self._tint.a = alpha


class Fleet:
    """All ships, and the quay of Troy under those that lie there."""

    def __init__(self) -> None:
        self.group = InstructionGroup()
        self._quay = InstructionGroup()
        self._halo = Sprite(_ring(), GOLD)
        self._ships = InstructionGroup()
        self.ships: list[Ship] = []
        self._made: tuple = ()
        for part in (self._quay, self._halo.group, self._ships):
            self.group.add(part)

    def __getitem__(self, seat: int) -> Ship:
        return self.ships[seat]

    def fit(self, geo: Geometry) -> None:
        """Take over a new layout."""
        self._geo = geo
        for ship in self.ships:
            ship.fit(geo)

    def sit(self, seats: Sequence[dict]) -> None:
        """Have a ship for each of these seats."""
        made = tuple((s["shape"], s["colour"]) for s in seats), theme.safe_palette
        if made == self._made:
            return
        self._made, self.ships = made, [Ship(seat) for seat in seats]
        self._ships.clear()
        for ship in self.ships:
            ship.fit(self._geo)
            self._ships.add(ship.group)

    def set(self, cells: Sequence[int]) -> None:
        """Lie where the rules say."""
        for seat, (at, angle) in enumerate(self.moorings(cells)):
            self.ships[seat].put(at, angle)
        self.wall(sum(cell == 0 for cell in cells))

    def moorings(self, cells: Sequence[int]) -> list[tuple[Point, float]]:
        """Return where each ship lies, and its angle, when they are on these cells."""
        geo = self._geo
        in_troy = [seat for seat, cell in enumerate(cells) if cell == 0]
        found = []
        for seat, cell in enumerate(cells):
            if cell:
                at = geo.centres[cell]
            else:
                at = geo.berth(in_troy.index(seat), len(in_troy))
            found.append((at, geo.heading(cell)))
        return found

    def wall(self, ships: int) -> None:
        """Draw the quay for so many ships."""
        self._quay.clear()
        if not ships:
            return
        geo = self._geo
        for by, tint in ((3, (*INK[:3], 0.55)), (1.4, (*CREAM[:3], 0.5)), (0, (*INK[:3], 0.5))):
            box = geo.quay_box(ships).grown((by + 1) * geo.dp)
            self._quay.add(Color(*tint))
            self._quay.add(
                RoundedRectangle(pos=box[:2], size=box[2:], radius=[7 * geo.dp], segments=6)
            )

    def light(self, seat: int | None, share: float = 0.0) -> None:
        """Put a ring of light around the ship of whoever is to play; `share` lets it breathe."""
        if seat is None or seat >= len(self.ships):
            self._halo.hide()
            return
        swell = 1 + 0.07 * math.sin(math.tau * share)
        self._halo.show(self.ships[seat].at, 1.5 * swell * self._geo.ship, 0.95)

    def raise_up(self, seat: int) -> None:
        """Draw this ship above the others."""
        group = self.ships[seat].group
        self._ships.remove(group)
        self._ships.add(group)

    def seat_at(self, x: float, y: float) -> int | None:
        """Return whose ship lies under a point."""
        reach = 0.6 * self._geo.ship
        near = [(math.dist(ship.at, (x, y)), seat) for seat, ship in enumerate(self.ships)]
        away, seat = min(near, default=(reach + 1, None))
        return seat if away <= reach else None


@lru_cache(maxsize=1)
def _soft() -> Texture:
    return radial(64, lambda r: (1, 1, 1, max(0.0, 1 - r) ** 0.8))


@lru_cache(maxsize=1)
def _ring() -> Texture:
    def alpha(r: float) -> float:
        return max(0.0, 1 - abs(r - 0.78) / 0.2) if r < 1 else 0.0

    return radial(96, lambda r: (1, 1, 1, alpha(r)))
