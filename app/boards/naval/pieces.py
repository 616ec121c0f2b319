"""The ships on the board. Each is a handful of instructions that are changed in place."""

from __future__ import annotations

from kivy.graphics import Color, InstructionGroup, PopMatrix, PushMatrix, Rotate, Scale, Translate
from kivy.graphics import Rectangle as Rect

from app.boards.naval.colours import CREAM, INK, mark_colour, ship_colour
from app.boards.naval.geometry import Geometry
from app.kit.stamps import disc, picture
from engines.naval.board import ALL_SHIPS, FLEET_OF

FLEET_NAMES = ("hellene", "trojan")
#: The picture of a hull in hex radii, and the emblem's patch as a share of it.
HULL = 1.86
PATCH = 0.235
#: A captured ship is a round token; its emblem as a share of it.
TOKEN = 0.62
SHIELD = 0.56


class Piece:
    """One ship: where it is, how it lies, how it looks."""

    def __init__(self, ship: int) -> None:
        self.ship = ship
        self.group = InstructionGroup()
        self.x = self.y = self.angle = 0.0
        self.size, self.alpha, self.lift = 1.0, 1.0, 0.0
        self._radius = 1.0
        self._build()

    def _build(self) -> None:
        fleet = FLEET_NAMES[FLEET_OF[self.ship]]
        hull, lines = (picture(f"naval/hull_{fleet}{layer}.png") for layer in ("", "_lines"))
        self._looks = (hull, lines), (disc(128), disc(128, 0.09, True))
        self._token = False
        add = self.group.add
        add(PushMatrix())
        self._shadow_at = Translate()
        add(self._shadow_at)
        self._shadow_turn = Rotate()
        add(self._shadow_turn)
        self._shadow_tint = Color(0, 0, 0, 0.35)
        add(self._shadow_tint)
        self._shadow = Rect(texture=lines)
        add(self._shadow)
        add(PopMatrix())
        add(PushMatrix())
        self._at = Translate()
        add(self._at)
        self._scale = Scale(1, 1, 1)
        add(self._scale)
        add(PushMatrix())
        self._turn = Rotate()
        add(self._turn)
        self._hull_tint = Color()
        add(self._hull_tint)
        self._hull = Rect(texture=hull)
        add(self._hull)
        self._ink_tint = Color()
        add(self._ink_tint)
        self._ink = Rect(texture=lines)
        add(self._ink)
        add(PopMatrix())
        self._mark_tint = Color()
        add(self._mark_tint)
        self._mark = Rect(texture=picture(f"naval/emblem_{self.ship}.png"))
        add(self._mark)
        self._guard_back = Color(*INK[:3], 0)
        add(self._guard_back)
        self._guard_disc = Rect(texture=disc(128))
        add(self._guard_disc)
        self._guard_tint = Color(*CREAM[:3], 0)
        add(self._guard_tint)
        self._guard = Rect(texture=picture("naval/shield.png"))
        add(self._guard)
        add(PopMatrix())

    def fit(self, radius: float) -> None:
        """Take over the size of the hexes and the colours of the palette."""
        self._radius = radius
        for rect, share in ((self._shadow, HULL), (self._hull, HULL), (self._ink, HULL)):
            self._centre(rect, share * radius)
        self.token(self._token)
        size = SHIELD * radius
        for rect, share in ((self._guard_disc, 1.12), (self._guard, 1.0)):
            rect.size = (share * size, share * size)
            rect.pos = (0.52 * radius - share * size / 2, 0.52 * radius - share * size / 2)
        self.colour()

    def token(self, on: bool) -> None:
        """Become a round token, or a ship again."""
        self._token = on
        self._hull.texture, self._ink.texture = self._looks[on]
        self._shadow.texture = self._looks[on][0 if on else 1]
        self._centre(self._mark, (TOKEN if on else PATCH) * HULL * self._radius)

    @staticmethod
    def _centre(rect, size: float) -> None:
        rect.size, rect.pos = (size, size), (-size / 2, -size / 2)

    def colour(self) -> None:
        """Take the palette's colours, at the present opacity."""
        self._hull_tint.rgba = [*ship_colour(self.ship)[:3], self.alpha]
        self._ink_tint.rgba = (1, 1, 1, self.alpha)
        self._mark_tint.rgba = [*mark_colour(self.ship)[:3], self.alpha]

    def place(self, x: float, y: float) -> None:
        """Put the ship's middle there."""
        self.x, self.y = x, y
        self._at.xy = (x, y + self.lift * 0.10 * self._radius)
        drop = (0.05 + 0.16 * self.lift) * self._radius * self.size
        self._shadow_at.xy = (x + 0.5 * drop, y - drop)

    def aim(self, angle: float) -> None:
        """Point the bow that way, degrees counter-clockwise from the right."""
        self.angle = angle
        self._turn.angle = self._shadow_turn.angle = angle

    def show(self, size: float = 1.0, alpha: float = 1.0, lift: float = 0.0) -> None:
        """Set how large, how opaque and how far above the water the ship is."""
        self.size, self.alpha, self.lift = size, alpha, lift
        scale = size * (1 + 0.12 * lift)
        self._scale.xyz = (scale, scale, 1)
        self._centre(self._shadow, HULL * self._radius * scale)
        self._shadow_tint.a = 0.35 * alpha
        self.colour()
        self.place(self.x, self.y)

    def shield(self, held: bool) -> None:
        """Carry the sign of shelter, or not."""
        self._guard_back.a, self._guard_tint.a = (0.85, 1) if held else (0, 0)


class Fleet:
    """All ten ships, on the sea or in the trays."""

    def __init__(self) -> None:
        self.group = InstructionGroup()
        #: Holds the one ship in hand, so that it can be drawn over the compass.
        self.hand = InstructionGroup()
        self._held: int | None = None
        self.pieces = [Piece(ship) for ship in ALL_SHIPS]
        for piece in self.pieces:
            self.group.add(piece.group)

    def __getitem__(self, ship: int) -> Piece:
        return self.pieces[ship]

    def fit(self, geometry: Geometry) -> None:
        """Take over a new layout; `set` must follow."""
        self._radius = geometry.radius
        for piece in self.pieces:
            piece.fit(geometry.radius)

    def set(self, geo: Geometry, ships: list, safe: set[int], taken: list[list[int]]) -> None:
        """Put every ship where it belongs: at sea, in its captor's tray, or nowhere."""
        for piece in self.pieces:
            place = ships[piece.ship]
            piece.shield(piece.ship in safe)
            piece.token(False)
            if place is None:
                piece.show(alpha=0.0)
                continue
            piece.aim(geo.angle(place[1]))
            piece.place(*geo.centres[place[0]])
            piece.show()
        for seat, prizes in enumerate(taken):
            places, size = geo.slots(seat)
            for ship, at in zip(prizes, places, strict=False):
                self.stow(ship, at, size)

    def stow(self, ship: int, at: tuple[float, float], size: float) -> None:
        """Lay a captured ship into a tray."""
        piece = self.pieces[ship]
        piece.shield(False)
        piece.token(True)
        piece.aim(0)
        piece.place(*at)
        piece.show(size=self.prize_scale(size))

    def prize_scale(self, size: float) -> float:
        """Return the scale of a ship that fills a place of this size in a tray."""
        return 0.86 * size / (HULL * self._radius)

    def raise_up(self, ship: int) -> None:
        """Draw this ship above the others."""
        self.put_down()
        group = self.pieces[ship].group
        self.group.remove(group)
        self.group.add(group)

    def take_up(self, ship: int) -> None:
        """Take this ship into the hand."""
        self.put_down()
        self._held = ship
        self.group.remove(self.pieces[ship].group)
        self.hand.add(self.pieces[ship].group)

    def put_down(self) -> None:
        """Put the ship in hand back among the others, on top."""
        if self._held is not None:
            group = self.pieces[self._held].group
            self._held = None
            self.hand.remove(group)
            self.group.add(group)
