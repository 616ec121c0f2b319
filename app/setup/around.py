"""The little tablet with the players around it: drag a token to where its player sits."""

from __future__ import annotations

from collections.abc import Sequence

from kivy.factory import Factory
from kivy.metrics import dp
from kivy.properties import (
    BooleanProperty,
    ColorProperty,
    ListProperty,
    NumericProperty,
    ObjectProperty,
    StringProperty,
)
from kivy.uix.floatlayout import FloatLayout
from kivy.vector import Vector

from app.kit.widgets import Scroll
from app.paths import ART
from app.setup.plan import Plan
from app.sounds import sounds
from app.theme import theme

#: A finger that moved less than this has tapped.
TAP_DISTANCE = 12


class Token(FloatLayout):
    """A player's token beside the little tablet. Reports where a finger leaves it."""

    seat = NumericProperty(0)
    name = StringProperty("")
    shape = StringProperty("")
    colour = ColorProperty((1, 1, 1, 1))

    __events__ = ("on_drag", "on_drop", "on_tap")

    def on_touch_down(self, touch) -> bool:
        if not self.collide_point(*touch.pos):
            return False
        touch.grab(self)
        touch.ud["token_from"] = touch.pos
        return True

    def on_touch_move(self, touch) -> bool:
        if touch.grab_current is not self:
            return False
        if "token_moves" in touch.ud or self._way(touch) > dp(TAP_DISTANCE):
            touch.ud["token_moves"] = True
            self.center = touch.pos
            self.dispatch("on_drag")
        return True

    def on_touch_up(self, touch) -> bool:
        if touch.grab_current is not self:
            return False
        touch.ungrab(self)
        self.dispatch("on_drop" if "token_moves" in touch.ud else "on_tap")
        return True

    def _way(self, touch) -> float:
        return Vector(touch.pos).distance(touch.ud["token_from"])

    def on_drag(self) -> None:
        """The token is being moved."""

    def on_drop(self) -> None:
        """The token was let go somewhere else."""

    def on_tap(self) -> None:
        """The token was tapped."""


class Around(FloatLayout):
    """The little tablet. Changes the plan's edges and tells `on_moved`, or `on_full`."""

    plan = ObjectProperty(None, allownone=True)
    #: The side where a dragged token would go.
    near = StringProperty("")
    #: The room for tokens around the tablet, and the size of the tablet.
    strip = NumericProperty(dp(60))
    inner = ListProperty([1, 1])
    #: Where the bar lies that marks the near side: x, y, width, height from the tablet's corner.
    mark = ListProperty([0, 0, 0, 0])
    lying = BooleanProperty(True)
    picture = StringProperty("")

    __events__ = ("on_moved", "on_full")

    def __init__(self, **kwargs):
        super().__init__(**kwargs)
        for name in ("pos", "size"):
            self.fbind(name, self.place)

    def on_near(self, *_args) -> None:
        width, height = self.inner
        thick = dp(6)
        self.mark = {
            "": [0, 0, 0, 0],
            "bottom": [0, -thick, width, thick],
            "top": [0, height, width, thick],
            "left": [-thick, 0, thick, height],
            "right": [width, 0, thick, height],
        }[self.near]

    def show(self, plan: Plan, names: Sequence[str]) -> None:
        """Show the seats of this plan."""
        self.plan = plan
        tokens = self.ids.tokens
        if len(tokens.children) != plan.count:
            self._make_tokens()
        for token in tokens.children:
            seat = plan.seats[token.seat]
            token.name = names[token.seat]
            token.shape = str(ART / "seat" / f"{seat.shape}.png")
            token.colour = theme.players[seat.colour]
        self.place()

    def place(self, *_args) -> None:
        """Put every token beside its edge."""
        if self.plan is None:
            return
        edges = [seat.edge for seat in self.plan.seats]
        for token in self.ids.tokens.children:
            token.center = spot(self.pos, self.size, self.strip, edges, token.seat)

    def _make_tokens(self) -> None:
        tokens = self.ids.tokens
        tokens.clear_widgets()
        for seat in range(self.plan.count):
            token = Factory.Token(seat=seat)
            token.bind(on_drag=self._drag, on_drop=self._drop, on_tap=self._tap)
            tokens.add_widget(token)

    def _drag(self, token: Token) -> None:
        self.near = nearest_edge(self.pos, self.size, token.center)

    def _drop(self, token: Token) -> None:
        edge, self.near = self.near, ""
        if self.plan.move(token.seat, edge):
            sounds.play("tap")
            self.dispatch("on_moved")
        else:
            sounds.play("refuse")
            self.dispatch("on_full")
        self.place()

    def _tap(self, token: Token) -> None:
        self.plan.move_on(token.seat)
        sounds.play("tap")
        self.dispatch("on_moved")
        self.place()

    def on_moved(self) -> None:
        """Somebody sits elsewhere now."""

    def on_full(self) -> None:
        """A side that is full was wanted."""


class SetupScroll(Scroll):
    """A scroll view that leaves tokens to the finger: dragging one does not scroll."""

    around = ObjectProperty(None, allownone=True)

    def on_touch_down(self, touch) -> bool:
        if self.collide_point(*touch.pos) and self._on_token(touch):
            return self.simulate_touch_down(touch)
        return super().on_touch_down(touch)

    def _on_token(self, touch) -> bool:
        if self.around is None or self.around.parent is None:
            return False
        tokens = self.around.ids.tokens
        place = tokens.to_widget(*self.to_window(*touch.pos))
        return any(token.collide_point(*place) for token in tokens.children)


def spot(pos, size, strip: float, edges: Sequence[str], seat: int) -> tuple[float, float]:
    """Return the middle of a seat's place beside its edge; neighbours sit clockwise."""
    edge = edges[seat]
    here = [number for number, other in enumerate(edges) if other == edge]
    share = (here.index(seat) + 0.5) / len(here)
    across, along = size[0] - 2 * strip, size[1] - 2 * strip
    x, y = {
        "bottom": (strip + across * (1 - share), strip / 2),
        "left": (strip / 2, strip + along * share),
        "top": (strip + across * share, size[1] - strip / 2),
        "right": (size[0] - strip / 2, strip + along * (1 - share)),
    }[edge]
    return pos[0] + x, pos[1] + y


def nearest_edge(pos, size, point) -> str:
    """Return the edge of a box that is nearest to this point, seen from its middle."""
    x = (point[0] - pos[0]) / max(size[0], 1) - 0.5
    y = (point[1] - pos[1]) / max(size[1], 1) - 0.5
    if abs(x) > abs(y):
        return "left" if x < 0 else "right"
    return "bottom" if y < 0 else "top"
