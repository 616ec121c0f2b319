"""What the private screen and the camps look like: pictures, colours, words."""

from __future__ import annotations

from kivy.metrics import sp

from app.i18n import tr
from app.paths import ART
from app.theme import theme
from engines.ulysses.board import CAMPS, COLOURS, SPOTS
from engines.ulysses.cards import KINDS


def art(name: str) -> str:
    """Return the path of a picture of this game."""
    return str(ART / "ulysses" / f"{name}.png")


def card_art(kind: int) -> str:
    """Return the picture of a kind of card, white, to be tinted."""
    return art(f"card_{KINDS[kind]}")


def card_name(kind: int) -> str:
    """Return the name of a kind of card."""
    return tr(f"ulysses.ui.card.{KINDS[kind]}")


def camp_art(camp: int) -> str:
    """Return the picture of a camp's disc."""
    return art(f"camp_{CAMPS[camp]}")


def camp_name(camp: int) -> str:
    """Return the name of a camp."""
    return tr(f"ulysses.ui.camp.{CAMPS[camp]}")


def place_art(place: int) -> str:
    """Return the symbol of a place, white, to be tinted."""
    return art(f"symbol_{SPOTS[place].symbol}")


def place_name(place: int) -> str:
    """Return the name of a place."""
    return tr(f"ulysses.place.{place}")


def colour_name(colour: int) -> str:
    """Return the name of a colour of the board."""
    return tr(f"ulysses.ui.colour.{COLOURS[colour]}")


def words(name: str, /, **facts) -> str:
    """Return a text of this game's screens."""
    return tr(f"ulysses.ui.{name}", **facts)


def grown() -> float:
    """Return by how much the text is larger than normal, at least 1."""
    return max(1.0, theme.body / sp(16))
