"""The two piles of cards on the desert: what is left to draw, and the open discard."""

from __future__ import annotations

from kivy.graphics import Color, InstructionGroup, PopMatrix, PushMatrix, Rotate, Translate
from kivy.graphics import Rectangle as Rect
from kivy.graphics import RoundedRectangle as Rounded

from app.boards.ulysses.colours import CREAM, GOLD, INK
from app.boards.ulysses.geometry import Geometry
from app.kit.rooms import Box
from app.kit.stamps import picture, text
from app.theme import theme
from engines.ulysses.cards import ALL_CARDS, KINDS

Point = tuple[float, float]
#: In dp: a card where there is room, where there is little, and where there is hardly any.
CARDS = ((38, 52), (32, 44), (26, 36))
#: In dp: air around the cards, between the piles, and what a finger needs.
AIR, GAP, FINGER = 8, 14, 48
#: Cards drawn at most in one pile, and how far each lies from the next, in dp.
THICK, STEP = 5, 1.6
#: How the open cards lie.
FAN = ((-14, (-0.13, 0.0)), (10, (0.13, 0.03)), (-2, (0.0, -0.05)))


class Piles:
    """Draw pile and discard, with their counts. A tap on them tells what lies there."""

    def __init__(self) -> None:
        self.group = InstructionGroup()
        self.box: Box | None = None
        self.words: list[tuple[str, Box, float]] = []
        self._told: tuple = ()

    def fit(self, geo: Geometry, taken: list[Box]) -> None:
        """Find room in a new layout, beside these boxes and near the camps."""
        self._geo, self._told, self.box, self.words = geo, (), None, []
        self.group.clear()
        room = geo.room(geo.camps.grown(6 * geo.dp), *(box.grown(4 * geo.dp) for box in taken))
        near = geo.south_west()
        for wide, tall in CARDS:
            self._card = (wide * geo.dp, tall * geo.dp)
            self._plate = 1.5 * theme.small
            width = 2 * self._card[0] + (GAP + 2 * AIR) * geo.dp + self._plate / 2
            height = self._card[1] + 2 * AIR * geo.dp + self._plate / 2
            size = (max(FINGER * geo.dp, width), max(FINGER * geo.dp, height))
            if (box := room.find(*size, near)) is not None:
                self.box = box
                return

    @property
    def spots(self) -> tuple[Point, Point]:
        """The middles of the two piles: cards are drawn from one and thrown on the other."""
        if self.box is None:
            middle = self._geo.camps.middle
            return middle, middle
        x, y = self.box.middle
        way = (self._card[0] + GAP * self._geo.dp) / 2
        shift = self._plate / 4
        return (x - way - shift / 2, y + shift), (x + way - shift / 2, y + shift)

    def show(self, view: dict) -> None:
        """Tell how many cards are in each pile."""
        told = (view["deck"], tuple(view["discard"]))
        if self.box is None or told == self._told:
            return
        self._told, self.words = told, []
        self.group.clear()
        self._mat()
        deck, discard = self.spots
        self._closed(deck, view["deck"])
        self._open(discard, view["discard"])
        self._count(deck, view["deck"])
        self._count(discard, sum(view["discard"]))

    def _mat(self) -> None:
        box, unit = self.box, self._geo.dp
        for by, tint in ((0, [*INK[:3], 0.72]), (-2 * unit, [*CREAM[:3], 0.10])):
            self._plank(box.grown(by), 10 * unit + by, tint)

    def _plank(self, box: Box, radius: float, tint) -> None:
        self.group.add(Color(*tint))
        self.group.add(Rounded(pos=box[:2], size=box[2:], radius=[radius], segments=8))

    def _closed(self, at: Point, cards: int) -> None:
        """A pile of backs, as thick as it is tall."""
        if not cards:
            self._empty(at)
            return
        layers = 1 + round((THICK - 1) * min(1.0, cards / ALL_CARDS * 1.5))
        step = STEP * self._geo.dp
        for n in range(layers):
            lift = (n - layers / 2) * step
            self._card_at((at[0] - lift, at[1] + lift), INK, GOLD)
        top = (at[0] - (layers / 2 - 1) * step, at[1] + (layers / 2 - 1) * step)
        self._stamp("ulysses/goal_back.png", top, 0.78 * self._card[0], GOLD)

    def _open(self, at: Point, discard: list[int]) -> None:
        """Faces of the kinds that lie there most, one over another."""
        lying = sorted(
            (kind for kind in range(len(KINDS)) if discard[kind]), key=discard.__getitem__
        )
        if not lying:
            self._empty(at)
        for kind, (angle, (dx, dy)) in zip(lying[-len(FAN) :], FAN[-len(lying) :], strict=False):
            x, y = at[0] + dx * self._card[0], at[1] + dy * self._card[1]
            for item in (PushMatrix(), Translate(x, y), Rotate(angle=angle)):
                self.group.add(item)
            self._card_at((0, 0), CREAM, INK, 0.9)
            self._stamp(f"ulysses/card_{KINDS[kind]}.png", (0, 0), 0.66 * self._card[0], INK)
            self.group.add(PopMatrix())

    def _empty(self, at: Point) -> None:
        """Where a pile would lie."""
        wide, tall = self._card
        self._plank(
            Box(at[0] - wide / 2, at[1] - tall / 2, wide, tall),
            4 * self._geo.dp,
            [*CREAM[:3], 0.18],
        )

    def _card_at(self, at: Point, face, edge, size: float = 1.0) -> None:
        wide, tall = self._card[0] * size, self._card[1] * size
        box, unit = Box(at[0] - wide / 2, at[1] - tall / 2, wide, tall), self._geo.dp
        for by, tint in ((1.2 * unit, INK), (0, edge), (-1.2 * unit, face)):
            self._plank(box.grown(by), 4 * unit, tint)

    def _stamp(self, name: str, at: Point, side: float, tint) -> None:
        self.group.add(Color(*tint))
        place = (at[0] - side / 2, at[1] - side / 2)
        self.group.add(Rect(texture=picture(name), pos=place, size=(side, side)))

    def _count(self, at: Point, cards: int) -> None:
        """A plate at the lower right corner of a pile."""
        texture = text(str(cards), theme.small, bold=True)
        wide = max(self._plate, texture.width + 0.6 * theme.small)
        x, y = at[0] + self._card[0] / 2, at[1] - self._card[1] / 2
        plate = Box(x - wide / 2, y - self._plate / 2, wide, self._plate)
        for by, tint in ((1.2 * self._geo.dp, INK), (0, CREAM)):
            self._plank(plate.grown(by), self._plate / 2 + by, tint)
        width, height = texture.size
        box = Box(x - width / 2, y - height / 2, width, height)
        self.group.add(Color(*INK))
        self.group.add(Rect(texture=texture, pos=box[:2], size=box[2:]))
        self.words.append((str(cards), box, theme.small))
