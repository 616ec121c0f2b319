"""The colours of the board, as the rules name them. Each has its own outline as well."""

from __future__ import annotations

from kivy.utils import get_color_from_hex as rgba

from app.theme import theme
from engines.ulysses.board import COLOUR_OF

INK = rgba("#1C1410")
CREAM = rgba("#FFF6E0")
GOLD = rgba("#FFD76A")

#: Violet, green, red, blue.
CLASSIC = ("#774A9C", "#4F7F35", "#B23A26", "#2A66A8")
#: The same names, spread in lightness so that no kind of sight confuses two.
SAFE = ("#5B2A86", "#3FAE7C", "#D55E00", "#0B5FA8")
#: The discs and camps: blue, red, black.
CAMPS = ("#2A66C8", "#C23522", "#241C18")
SAFE_CAMPS = ("#0072B2", "#D55E00", "#1A1A1A")


def place_colour(place: int) -> list[float]:
    """Return the colour of a place in the chosen palette."""
    return colour(COLOUR_OF[place])


def colour(number: int) -> list[float]:
    """Return one of the four colours of places and goals."""
    return rgba((SAFE if theme.safe_palette else CLASSIC)[number])


def camp_colour(camp: int) -> list[float]:
    """Return the colour of a camp."""
    return rgba((SAFE_CAMPS if theme.safe_palette else CAMPS)[camp])
