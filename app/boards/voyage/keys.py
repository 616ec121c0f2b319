"""Big keys for what a real die shows, or a throw on the glass (V-04). A wrong die has no key."""

from __future__ import annotations

from kivy.clock import Clock
from kivy.graphics import Color, Rectangle
from kivy.metrics import dp
from kivy.properties import (
    BooleanProperty,
    ColorProperty,
    NumericProperty,
    OptionProperty,
    StringProperty,
)
from kivy.uix.floatlayout import FloatLayout

from app.boards.voyage.console_parts import FitText  # noqa: F401  (used by the KV)
from app.boards.voyage.pages import GOD_ICONS, god_name, god_picture, ui
from app.kit.stamps import disc
from app.kit.widgets import Touchable
from app.router import load_kv
from app.theme import theme
from engines.voyage.acts import Act
from engines.voyage.trials import GODS, GOOD

#: In dp: the least and the largest side of a key, and the air between two.
LEAST, MOST, AIR = 64, 132, 6
#: In dp: from this width on the words of the throw stand beside its picture.
THROW = 150
#: Pips are dark on any ground: the faces are light in both schemes.
INK = (0.11, 0.08, 0.06, 1)
#: Where the pips of a face lie, in quarters of it from its middle.
PIPS = {
    1: ((0, 0),),
    2: ((-1, 1), (1, -1)),
    3: ((-1, 1), (0, 0), (1, -1)),
    4: ((-1, 1), (1, 1), (-1, -1), (1, -1)),
    5: ((-1, 1), (1, 1), (0, 0), (-1, -1), (1, -1)),
    6: ((-1, 1), (1, 1), (-1, 0), (1, 0), (-1, -1), (1, -1)),
}


class DieKey(Touchable, FloatLayout):
    """A key of the die that is due. `hint` says what it enters."""

    hint = StringProperty("")
    fill = ColorProperty((0, 0, 0, 0))


class PointKey(DieKey):
    """One face of the points die, with its pips."""

    n = NumericProperty(1)

    def __init__(self, **kwargs):
        super().__init__(**kwargs)
        with self.canvas:
            Color(*INK)
            self._pips = [Rectangle(texture=disc(64)) for _ in PIPS[int(self.n)]]
        self.bind(pos=self._place, size=self._place)
        self._place()

    def _place(self, *_args) -> None:
        side = min(self.size)
        pip = side * 0.17
        for (x, y), dot in zip(PIPS[int(self.n)], self._pips, strict=True):
            dot.size = (pip, pip)
            dot.pos = (
                self.center_x + x * side * 0.25 - pip / 2,
                self.center_y + y * side * 0.25 - pip / 2,
            )


class GodKey(DieKey):
    """One face of the gods' die: emblem and name, blue and a plus or red and a minus."""

    god = StringProperty("zeus")
    name = StringProperty("")
    good = BooleanProperty(True)
    picture = StringProperty("")
    icon = StringProperty("")


class ThrowKey(DieKey):
    """Throws the die on the glass."""

    label = StringProperty("")
    icon = StringProperty("dice-multiple")
    way = OptionProperty("tall", options=("tall", "wide"))


class DiceKeys(FloatLayout):
    """The keys of the die that is due, laid out for whatever box they get.

    Tells `on_key(act)` and `on_throw()`; where nobody takes these, the driver does.
    """

    #: Whether faces may be entered, and whether a throw on the glass is offered.
    by_hand = BooleanProperty(True)
    allow_throw = BooleanProperty(True)

    __events__ = ("on_key", "on_throw")

    def __init__(self, board, **kwargs):
        load_kv("voyage_parts")
        load_kv("voyage_keys")
        super().__init__(**kwargs)
        self._board = board
        self._die = ""
        self._keys: list[DieKey] = []
        self._throw: ThrowKey | None = None
        self._lay_soon = Clock.create_trigger(self._lay, -1)
        self.bind(pos=self._lay_soon, size=self._lay_soon)

    @staticmethod
    def needs(view: dict) -> bool:
        """Return whether a die is due in this view."""
        return view["throw"] is not None

    def show(self, view: dict) -> None:
        """Offer the faces of the die that is due; nothing where none is."""
        driver = self._board.driver
        throw = view["throw"] if driver is not None else None
        if throw is None:
            self.offer("", [])
            return
        options = driver.options
        self.by_hand = view["people"] or options["dice"] == "real" or options["play"] == "companion"
        self.allow_throw = view["people"] or options["dice"] == "virtual"
        die = throw["die"]
        verb = "points" if die == "points" else "god"
        faces = range(1, 7) if die == "points" else range(len(GODS))
        self.offer(die, [Act(verb, n) for n in faces])

    def offer(self, die: str, acts: list[Act]) -> None:
        """Offer these acts as keys: of the points die, or of the gods'."""
        self._die = die
        self.clear_widgets()
        self._keys = [self._key(act) for act in acts] if self.by_hand else []
        self._throw = None
        if acts and self.allow_throw:
            self._throw = ThrowKey(label=ui("throw_here"), hint=ui("throw_here"))
            self._throw.bind(on_release=lambda _key: self.dispatch("on_throw"))
        for key in self._all():
            self.add_widget(key)
        self._lay()

    def extent(self) -> tuple[float, float]:
        """Return how tall this must and may be."""
        return dp(LEAST) * 2 + dp(AIR), dp(MOST) * 2 + dp(AIR)

    def _all(self) -> list[DieKey]:
        return [*self._keys, *([self._throw] if self._throw else [])]

    def _key(self, act: Act) -> DieKey:
        if self._die == "points":
            key: DieKey = PointKey(n=act.n, hint=str(act.n))
        else:
            god = GODS[act.n]
            picture = god_picture(god)
            key = GodKey(
                god=god,
                name=god_name(god),
                hint=god_name(god),
                good=act.n < GOOD,
                picture=picture,
                icon="" if picture else GOD_ICONS[god],
            )
        key.bind(on_release=lambda _key: self.dispatch("on_key", act))
        return key

    def on_key(self, act: Act) -> None:
        """A face was tapped."""
        if self._board.driver is not None:
            self._board.driver.play(act)

    def on_throw(self) -> None:
        """A throw on the glass was asked for."""
        if self._board.driver is not None:
            self._board.driver.throw()

    # Laying

    def _lay(self, *_args) -> None:
        """Lay rows of keys, the throw at their end or below: whatever makes the keys largest."""
        if not self._all():
            return
        air, width, height = dp(AIR), self.width, self.height
        if not self._keys:
            size = (min(width, dp(320)), min(height, dp(MOST)))
            self._put(self._throw, self.center_x - size[0] / 2, self.center_y - size[1] / 2, size)
            self._throw.way = "wide"
            return
        best = max(self._ways(), key=lambda way: (way[0], -way[2]))
        _room, cols, rows, beside = best
        self._place(cols, rows, beside, air)

    def _ways(self) -> list[tuple[float, int, int, bool]]:
        """Return how six keys and the throw can lie: the shorter side of a key, columns, rows."""
        air, found = dp(AIR), []
        for cols, rows in ((6, 1), (3, 2), (2, 3)):
            for beside in (True, False) if self._throw else (True,):
                wide = cols + (1 if beside and self._throw else 0)
                below = 0 if beside else theme.target + air
                w = (self.width + air) / wide - air
                h = (self.height - below + air) / rows - air
                found.append((min(w, h, dp(MOST)), cols, rows, beside))
        return found

    def _place(self, cols: int, rows: int, beside: bool, air: float) -> None:
        extra = 1 if beside and self._throw else 0
        below = theme.target + air if self._throw and not beside else 0
        w = min((self.width + air) / (cols + extra) - air, dp(MOST) * 1.4)
        h = min((self.height - below + air) / rows - air, dp(MOST))
        whole = (cols + extra) * (w + air) - air, rows * (h + air) - air + below
        left, top = self.center_x - whole[0] / 2, self.center_y + whole[1] / 2
        for number, key in enumerate(self._keys):
            row, col = divmod(number, cols)
            self._put(key, left + col * (w + air), top - (row + 1) * (h + air) + air, (w, h))
        if self._throw is None:
            return
        if beside:
            self._throw.way = "wide" if w >= dp(THROW) else "tall"
            size = (w, whole[1])
            self._put(self._throw, left + cols * (w + air), top - whole[1], size)
        else:
            self._throw.way = "wide"
            self._put(self._throw, left, top - whole[1], (whole[0], theme.target))

    @staticmethod
    def _put(key: DieKey, x: float, y: float, size: tuple[float, float]) -> None:
        key.size_hint = (None, None)
        key.pos, key.size = (x, y), size
