"""The ten ships' colours, as the rules name them. The emblems tell the ships apart as well."""

from __future__ import annotations

from kivy.utils import get_color_from_hex as rgba

from app.theme import theme

#: By ship: brown, purple, pink, orange, yellow; violet, blue, grey, pale green, dark green.
CLASSIC = (
    "#8A5426", "#9A1F4E", "#EE9DB2", "#EA7A1E", "#F2CB3C",
    "#7A55B5", "#3F86CF", "#9AA0A3", "#A8D68C", "#2F7A45",
)  # fmt: skip
#: The same names, spread in lightness so that no kind of sight confuses two of one fleet.
SAFE = (
    "#6B3F12", "#A0195B", "#FFBBD0", "#E69F00", "#F7EC59",
    "#4B2A9B", "#0072B2", "#8C8C8C", "#B9F2C4", "#005C42",
)  # fmt: skip

INK = rgba("#1C1410")
CREAM = rgba("#FFF6E0")


def ship_colour(ship: int) -> list[float]:
    """Return the colour of a ship in the chosen palette."""
    return rgba((SAFE if theme.safe_palette else CLASSIC)[ship])


def mark_colour(ship: int) -> list[float]:
    """Return ink or cream, whichever stands out on the ship's colour."""
    red, green, blue, _ = ship_colour(ship)
    return INK if 0.299 * red + 0.587 * green + 0.114 * blue > 0.52 else CREAM
