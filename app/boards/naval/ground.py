"""The painted board as one picture: hundreds of strokes, drawn once and then only shown."""

from __future__ import annotations

from kivy.graphics import ClearBuffers, ClearColor, Color, Fbo, InstructionGroup, Translate
from kivy.graphics import Rectangle as Rect

from app.boards.naval.geometry import Geometry
from app.boards.naval.painter import paint
from app.theme import theme


class Ground:
    """Shows the board from a texture, or stroke by stroke while it is zoomed and must be sharp."""

    def __init__(self) -> None:
        self.group = InstructionGroup()
        self._picture: Fbo | None = None
        self._close = False

    def fit(self, geometry: Geometry) -> None:
        """Paint the board for a new layout or look."""
        self._geometry = geometry
        size = (max(1, round(geometry.width)), max(1, round(geometry.height)))
        self._picture = picture = Fbo(size=size)
        picture.add(ClearColor(*theme.sea_deep))
        picture.add(ClearBuffers())
        picture.add(Translate(geometry.width / 2, geometry.height / 2))
        picture.add(paint(geometry))
        picture.add_reload_observer(self._restore)
        picture.draw()
        self._close = False
        self._show_picture()

    def look(self, close: bool) -> None:
        """Be sharp when the board is seen from close, cheap when it is seen whole."""
        if close == self._close:
            return
        self._close = close
        if close:
            self.group.clear()
            self.group.add(paint(self._geometry))
        else:
            self._show_picture()

    def _show_picture(self) -> None:
        width, height = self._geometry.width, self._geometry.height
        self.group.clear()
        self.group.add(Color(1, 1, 1, 1))
        self.group.add(
            Rect(texture=self._picture.texture, pos=(-width / 2, -height / 2), size=(width, height))
        )

    def _restore(self, picture: Fbo) -> None:
        picture.draw()
