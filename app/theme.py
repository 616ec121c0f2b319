"""The look in one place: colours, type scale, spacing, motion.

Light is black-figure pottery (ink on clay), dark is red-figure (clay on glaze).
KV and Python read `theme.<name>`; everything rebinds when a setting changes.
"""

from __future__ import annotations

from kivy.core.text import LabelBase
from kivy.event import EventDispatcher
from kivy.metrics import dp, sp
from kivy.properties import BooleanProperty, ColorProperty, ListProperty, NumericProperty
from kivy.utils import get_color_from_hex as rgba

from app.paths import FONTS

#: The order matters: a widget in KV that overrides its class's colour is bound to both, and
#: the last one set wins. So what the kit's classes use by default comes first.
SCHEMES = {
    "light": {
        "ink": "#1C1410",
        "card": "#FBF3E1",
        "disc": "#FBF3E1",
        "line": "#C7AE86",
        "bad": "#9B1C1C",
        "accent": "#A8471A",
        "accent_ink": "#FFF6E6",
        "paper": "#F1E3C8",
        "sunk": "#E6D3B0",
        "ink_soft": "#5A4636",
        "gold": "#8A6412",
        "good": "#4F5A1E",
        "shade": "#1C141099",
        "glaze": "#1C1410",
        "glaze_ink": "#F4E2C4",
        "sea": "#2B6479",
        "sea_light": "#5E97A3",
        "sea_deep": "#173F54",
    },
    "dark": {
        "ink": "#F2DDBB",
        "card": "#251A13",
        "disc": "#E9D3AE",
        "line": "#5B4130",
        "bad": "#FF8A75",
        "accent": "#E08A4E",
        "accent_ink": "#1C100A",
        "paper": "#17100C",
        "sunk": "#0E0906",
        "ink_soft": "#C9A98A",
        "gold": "#E0B45C",
        "good": "#B9C46A",
        "shade": "#000000B3",
        "glaze": "#0A0705",
        "glaze_ink": "#F2DDBB",
        "sea": "#1C4A5C",
        "sea_light": "#3A7180",
        "sea_deep": "#0F2C3B",
    },
}

#: Ten players' colours. "safe" is built on Okabe and Ito's palette for all kinds of sight.
PLAYER_COLOURS = {
    "classic": (
        "#B3401C", "#1F5673", "#6B7238", "#7B3F78", "#C8901E",
        "#2F7F76", "#7A4A2B", "#B84A6B", "#4A4F57", "#8FA03A",
    ),
    "safe": (
        "#D55E00", "#0072B2", "#009E73", "#CC79A7", "#E69F00",
        "#56B4E9", "#000000", "#F0E442", "#7F7F7F", "#882255",
    ),
}  # fmt: skip


class Theme(EventDispatcher):
    """Observable look. `apply` is called with the settings at start and at each change."""

    paper = ColorProperty()
    card = ColorProperty()
    disc = ColorProperty()
    sunk = ColorProperty()
    ink = ColorProperty()
    ink_soft = ColorProperty()
    line = ColorProperty()
    accent = ColorProperty()
    accent_ink = ColorProperty()
    gold = ColorProperty()
    good = ColorProperty()
    bad = ColorProperty()
    shade = ColorProperty()
    glaze = ColorProperty()
    glaze_ink = ColorProperty()
    sea = ColorProperty()
    sea_light = ColorProperty()
    sea_deep = ColorProperty()
    players = ListProperty()

    small = NumericProperty()
    body = NumericProperty()
    lead = NumericProperty()
    title = NumericProperty()
    display = NumericProperty()

    gap = NumericProperty(dp(8))
    pad = NumericProperty(dp(16))
    target = NumericProperty(dp(48))
    radius = NumericProperty(dp(10))
    dark = BooleanProperty(False)
    safe_palette = BooleanProperty(False)
    #: Multiplies every animation's duration: 0 when motion is reduced.
    motion = NumericProperty(1.0)

    def __init__(self, **kwargs):
        super().__init__(**kwargs)
        self.apply("light", "classic", 1.0, "full")

    def apply(self, scheme: str, palette: str, text_size: float, motion: str) -> None:
        """Take over the look that the settings ask for."""
        for name, value in SCHEMES[scheme].items():
            setattr(self, name, value)
        self.dark = scheme == "dark"
        self.safe_palette = palette == "safe"
        self.players = [rgba(colour) for colour in PLAYER_COLOURS[palette]]
        self.body = sp(16) * text_size
        self.title = sp(26) * text_size
        self.small = max(sp(12), sp(13) * text_size)
        self.lead = sp(19) * text_size
        self.display = sp(42) * text_size
        self.motion = 0.0 if motion == "reduced" else 1.0

    def seconds(self, duration: float) -> float:
        """Return how long an animation of this duration takes under the motion setting."""
        return duration * self.motion


def register_fonts() -> None:
    """Make the two families known to Kivy as Garamond (titles) and Inter (all else)."""
    LabelBase.register(
        "Garamond",
        fn_regular=str(FONTS / "garamond-regular.ttf"),
        fn_italic=str(FONTS / "garamond-italic.ttf"),
        fn_bold=str(FONTS / "garamond-bold.ttf"),
    )
    LabelBase.register(
        "Inter",
        fn_regular=str(FONTS / "inter-regular.ttf"),
        fn_italic=str(FONTS / "inter-italic.ttf"),
        fn_bold=str(FONTS / "inter-semibold.ttf"),
    )


theme = Theme()
