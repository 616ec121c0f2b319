"""Pictures that stand on a board and are moved in place, and a player's sign."""

from __future__ import annotations

from collections.abc import Sequence

from kivy.graphics import Color, InstructionGroup
from kivy.graphics import Rectangle as Rect
from kivy.graphics.texture import Texture
from kivy.utils import get_color_from_hex as rgba

from app.kit.stamps import disc, picture
from app.theme import theme

Point = tuple[float, float]
INK = rgba("#1C1410")
CREAM = rgba("#FFF6E0")
GOLD = rgba("#FFD76A")


class Sprite:
    """A picture that is moved in place."""

    def __init__(self, texture: Texture, tint: Sequence[float] = (1, 1, 1)) -> None:
        self.group = InstructionGroup()
        self._tint = Color(*tint[:3], 0)
        self._rect = Rect(texture=texture, size=(0, 0))
        self.group.add(self._tint)
        self.group.add(self._rect)
        self.at: Point = (0.0, 0.0)

    def show(self, at: Point, size: float, alpha: float = 1.0) -> None:
        """Stand here, this large."""
        self.at, self._tint.a = at, alpha
        width, height = self._rect.texture.size
        high = size * height / width
        self._rect.size, self._rect.pos = (size, high), (at[0] - size / 2, at[1] - high / 2)

    def hide(self) -> None:
        """Stand nowhere; a clear picture would still cost its pixels."""
        self._tint.a, self._rect.size = 0, (0, 0)

    @property
    def shown(self) -> bool:
        return self._tint.a > 0


def badge(
    group: InstructionGroup, at: Point, size: float, seat: dict, rim: Sequence[float] = INK
) -> None:
    """Add a player's sign: the shape in the player's colour on cream."""
    for side, tint, texture in (
        (1.26 * size, INK, disc(64)),
        (1.18 * size, rim, disc(64)),
        (1.0 * size, CREAM, disc(64)),
        (0.74 * size, theme.players[seat["colour"]], picture(f"seat/{seat['shape']}.png")),
    ):
        group.add(Color(*tint))
        group.add(
            Rect(texture=texture, pos=(at[0] - side / 2, at[1] - side / 2), size=(side, side))
        )
