"""A picture that fills its box, cropped and not stretched."""

from __future__ import annotations

from pathlib import Path

from kivy.clock import Clock
from kivy.core.image import Image
from kivy.core.window import Window
from kivy.properties import BooleanProperty, NumericProperty, ObjectProperty, StringProperty
from kivy.uix.widget import Widget

#: Textures of the pictures that are shown much smaller than they are, by path.
_smooth: dict[str, object] = {}


class Picture(Widget):
    """Shows `source` over the whole of its box; a missing file shows nothing.

    `focus` says which part stays when the picture is too tall: 0 its foot, 1 its top.
    A `smooth` picture stays calm at a small size. Preparing it takes a while, so the
    first one of its kind comes after the next frame is on the glass, not to hold it up.
    """

    source = StringProperty("")
    smooth = BooleanProperty(True)
    focus = NumericProperty(0.5)
    texture = ObjectProperty(None, allownone=True)

    def __init__(self, **kwargs):
        self._whole = None
        super().__init__(**kwargs)
        self.fbind("source", self._find)
        for name in ("size", "focus"):
            self.fbind(name, self._crop)
        self._find()

    def _find(self, *_args) -> None:
        if self.smooth and self.source and self.source not in _smooth:
            Window.bind(on_flip=self._load_after_flip)
        else:
            self._load()

    def _load_after_flip(self, *_args) -> None:
        Window.unbind(on_flip=self._load_after_flip)
        Clock.schedule_once(self._load)

    def _load(self, *_args) -> None:
        self._whole = self._read() if self.source else None
        self._crop()

    def _read(self):
        if self.source in _smooth:
            return _smooth[self.source]
        if not Path(self.source).is_file():
            return None
        texture = Image(self.source, mipmap=self.smooth).texture
        if self.smooth:
            _smooth[self.source] = texture
        return texture

    def _crop(self, *_args) -> None:
        if self._whole is None or min(self.size) <= 0:
            self.texture = None
            return
        width, height = self._whole.size
        scale = max(self.width / width, self.height / height)
        seen_x, seen_y = self.width / scale, self.height / scale
        self.texture = self._whole.get_region(
            (width - seen_x) / 2, (height - seen_y) * self.focus, seen_x, seen_y
        )
