"""A player's sign: the seat's shape in the seat's colour, with a rim that any ground lets see."""

from __future__ import annotations

from kivy.graphics import Color, Rectangle
from kivy.metrics import dp
from kivy.properties import ColorProperty, NumericProperty, ObjectProperty
from kivy.uix.widget import Widget

from app.paths import ART

#: Where the rim's copies of the shape lie around it.
_AROUND = ((1, 0), (-1, 0), (0, 1), (0, -1), (0.7, 0.7), (0.7, -0.7), (-0.7, 0.7), (-0.7, -0.7))


class SeatMark(Widget):
    """Draws assets/art/seat/<shape>.png in the colour `theme.players[colour]`."""

    shape = NumericProperty(0)
    colour = NumericProperty(0)
    #: The rim's colour; None: ink.
    rim = ColorProperty(None, allownone=True)
    #: The theme's, through the KV: marks come and go with every position that is shown, and a
    #: binding of their own would stay behind.
    ink = ColorProperty()
    palette = ObjectProperty(())

    def __init__(self, **kwargs):
        super().__init__(**kwargs)
        with self.canvas:
            self._rim_colour = Color()
            self._rim = [Rectangle() for _ in _AROUND]
            self._colour = Color()
            self._face = Rectangle()
        for name in ("pos", "size"):
            self.fbind(name, self._place)
        for name in ("shape", "colour", "rim", "ink", "palette"):
            self.fbind(name, self._paint)
        self._paint()
        self._place()

    @property
    def face_colour(self) -> list[float]:
        """The colour that the shape is drawn in."""
        return self._colour.rgba

    def _paint(self, *_args) -> None:
        if not self.palette:
            return  # the KV has yet to give it
        self._rim_colour.rgba = self.rim or self.ink
        self._colour.rgba = self.palette[int(self.colour) % len(self.palette)]
        source = str(ART / "seat" / f"{int(self.shape)}.png")
        for part in (*self._rim, self._face):
            part.source = source

    def _place(self, *_args) -> None:
        side = min(self.size)
        rim = max(dp(1), side / 40)
        left, low = self.center_x - side / 2, self.center_y - side / 2
        for part, (x, y) in zip(self._rim, _AROUND, strict=True):
            part.pos = (left + x * rim, low + y * rim)
            part.size = (side, side)
        self._face.pos = (left, low)
        self._face.size = (side, side)
