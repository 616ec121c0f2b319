"""The emblems of trials, gods and storms, and the pictures of ships."""

from __future__ import annotations

from kivy.graphics import Color, InstructionGroup
from kivy.graphics import Rectangle as Rect
from kivy.graphics.texture import Texture

from app.kit.stamps import picture
from engines.voyage.trials import TRIALS


def emblem(kind: str) -> Texture:
    """Return the white emblem of a kind of cell, to be tinted."""
    return picture(f"voyage/{'trial_' if kind in TRIALS else ''}{kind}.png")


def god_emblem(god: str) -> Texture:
    """Return the white emblem of a god of the die."""
    return picture(f"voyage/god_{god}.png")


def ship_pictures(shape: int) -> tuple[Texture, Texture]:
    """Return what lies under a ship, and the ship with its mark, bow to the right."""
    return picture(f"voyage/ship_under_{shape}.png"), picture(f"voyage/ship_{shape}.png")


def stamp_emblem(group: InstructionGroup, texture: Texture, at, size: float, colour) -> None:
    """Add an emblem, centred in a square of this size."""
    group.add(Color(*colour))
    place = (at[0] - size / 2, at[1] - size / 2)
    group.add(Rect(texture=texture, pos=place, size=(size, size)))
