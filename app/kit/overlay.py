"""One reusable sheet over the screen, and short spoken answers at its foot.

KivyMD's dialogs never unbind from the window, so each one leaks; ours is built
once and filled anew.
"""

from __future__ import annotations

from kivy.animation import Animation
from kivy.clock import Clock
from kivy.metrics import dp
from kivy.properties import NumericProperty, StringProperty
from kivy.uix.floatlayout import FloatLayout
from kivy.uix.relativelayout import RelativeLayout
from kivy.uix.scatter import Scatter

from app.theme import theme


class Facing(Scatter):
    """Holds a child and turns it by 0, 90, 180 or 270 degrees inside a box of the screen.

    The child is laid out as if it stood upright.
    """

    def __init__(self, **kwargs):
        kwargs.update(do_rotation=False, do_scale=False, do_translation=False)
        kwargs.update(size_hint=(None, None), auto_bring_to_front=False)
        super().__init__(**kwargs)

    def place(self, x: float, y: float, width: float, height: float, turn: int) -> None:
        """Lie on this box of the screen, turned so that the child's foot is at that edge."""
        self.size = (width, height) if turn % 180 == 0 else (height, width)
        self.rotation = turn
        self.center = (x + width / 2, y + height / 2)
        for child in self.children:
            child.pos = (0, 0)
            child.size = self.size


class Overlay(FloatLayout):
    """Dims the screen and shows `content` on a card in the middle, until it is closed.

    A tap beside the card, Back and Escape close it.
    """

    title = StringProperty("")
    rotation = NumericProperty(0)

    def __init__(self, **kwargs):
        self.register_event_type("on_closed")
        super().__init__(**kwargs)
        place_soon = Clock.create_trigger(self._place, -1)
        self.fbind("size", place_soon)
        for part in (self.ids.head, self.ids.body):
            part.fbind("height", place_soon)

    @property
    def shown(self) -> bool:
        """Whether the sheet is on the screen."""
        return self.parent is not None

    def on_closed(self) -> None:
        """Called when the sheet has gone, however."""

    def show(self, host, title: str, content, rotation: int = 0) -> None:
        """Show `content` over `host`, turned to face the edge of whoever asked for it."""
        self.close()
        self.title = title
        self.rotation = rotation
        self.ids.body.add_widget(content)
        host.add_widget(self)
        self._place()

    def close(self) -> bool:
        """Close the sheet; return whether it was shown."""
        if not self.shown:
            return False
        self.parent.remove_widget(self)
        self.ids.body.clear_widgets()
        self.dispatch("on_closed")
        return True

    def _place(self, *_args) -> None:
        ids = self.ids
        upright = self.rotation % 180 == 0
        across, along = self.size if upright else self.size[::-1]
        width = min(across - dp(24), dp(560))
        chrome = ids.head.height + ids.frieze.height + dp(28)
        height = min(along - dp(24), chrome + ids.body.height)
        if not upright:
            width, height = height, width
        x, y = self.center_x - width / 2, self.center_y - height / 2
        ids.facing.place(x, y, width, height, self.rotation)

    def _is_beside(self, touch) -> bool:
        return not self.ids.facing.collide_point(*touch.pos)

    def on_touch_down(self, touch) -> bool:
        if self._is_beside(touch):
            touch.grab(self)
        else:
            super().on_touch_down(touch)
        return True

    def on_touch_move(self, touch) -> bool:
        super().on_touch_move(touch)
        return True

    def on_touch_up(self, touch) -> bool:
        if touch.grab_current is self:
            touch.ungrab(self)
            if self._is_beside(touch):
                self.close()
            return True
        super().on_touch_up(touch)
        return True


class Said(RelativeLayout):
    """A short answer at the foot of the screen ("why not?"), gone after a while or a tap."""

    text = StringProperty("")

    def say(self, host, text: str, seconds: float = 5.0) -> None:
        """Show the text over `host`; a new one replaces the old."""
        self.hush()
        self.text = text
        host.add_widget(self)
        self.opacity = 0
        Animation(opacity=1, d=theme.seconds(0.15)).start(self)
        self._end = Clock.schedule_once(self.hush, seconds)

    def hush(self, *_args) -> None:
        """Take the answer away."""
        if self.parent is not None:
            self._end.cancel()
            Animation.cancel_all(self)
            self.parent.remove_widget(self)

    def on_touch_down(self, touch) -> bool:
        if self.ids.bubble.collide_point(*self.to_local(*touch.pos)):
            self.hush()
            return True
        return False
