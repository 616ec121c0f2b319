"""The book of Destiny: which page is open, which ruling it applies, its words and pictures."""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

from app.i18n import tr
from app.paths import ART
from engines.voyage.board import Board
from engines.voyage.trials import TRIALS, VALUES

#: The ruling of every page, in the order in which one leafs through the book.
RULINGS = {
    "troy": "V-05",
    "sail": "V-06",
    "cicones": "V-20",
    "lotus": "V-21",
    "cyclops": "V-22",
    "aeolus": "V-23",
    "laestrygonians": "V-24",
    "circe": "V-25",
    "underworld": "V-26",
    "sirens": "V-27",
    "charybdis": "V-28",
    "scylla": "V-29",
    "sun": "V-30",
    "trident": "V-31",
    "calypso": "V-32",
    "ino": "V-33",
    "nausicaa": "V-34",
    "athena": "V-13",
    "poseidon": "V-14",
    "storm": "V-15",
    "ithaca": "V-35",
}
PAGES = tuple(RULINGS)
#: What each trial's card is worth.
WORTH = dict(zip(TRIALS, VALUES, strict=True))
#: What a page demands at once of whoever arrives there.
AT_ONCE = {"cyclops": "bleat", "circe": "grunt", "athena": "sob", "poseidon": "lament"}
#: Where a penance comes from.
ORIGIN = {
    "sob": "athena",
    "lament": "poseidon",
    "yawn": "lotus",
    "bleat": "cyclops",
    "grunt": "circe",
    "sing": "sirens",
    "moo": "sun",
}
#: Icons where no picture is drawn.
GOD_ICONS = {
    "zeus": "lightning-bolt",
    "athena": "owl",
    "hermes": "feather",
    "poseidon": "waves",
    "hades": "skull",
    "aeolus": "weather-windy",
}
PENANCE_ICONS = {
    "sob": "emoticon-cry-outline",
    "lament": "emoticon-sad-outline",
    "yawn": "sleep",
    "bleat": "sheep",
    "grunt": "pig-variant-outline",
    "sing": "music",
    "moo": "cow",
}
#: The duties of a seat whose page has another name.
_DUTY_PAGES = {"three": "troy", "lotus_sleep": "lotus", "lotus_wake": "lotus"}


class Leaf(NamedTuple):
    """One page of the book in words."""

    name: str
    title: str
    story: str
    rule: str
    ruling: str


def ui(key: str, **facts) -> str:
    """Return a text of the Destin's screens."""
    return tr(f"voyage.ui.{key}", **facts)


def leaf(name: str, options: Mapping | None = None) -> Leaf:
    """Return a page of the book, as these options have it."""
    story, rule = tr(f"voyage.page.{name}.story"), tr(f"voyage.page.{name}.rule")
    if name == "athena" and options and options["athena"] == "rethrow":
        rule = ui("athena_rethrow")
    return Leaf(name, place_name(name), story, rule, RULINGS[name])


def place_name(kind: str) -> str:
    """Return the name of a trial, or of another kind of cell."""
    return tr(f"voyage.trial.{kind}") if kind in TRIALS else tr(f"voyage.place.{kind}")


def god_name(god: str) -> str:
    """Return the name of a god."""
    return tr(f"voyage.god.{god}")


def penance_text(penance: str) -> str:
    """Return what the Destin calls out."""
    return tr(f"voyage.penance.{penance}")


def oldest(view: dict, seat: int) -> str | None:
    """Return the penance of a seat that is to be called first; None when none is open."""
    owed = view["penances"][seat]
    return owed[0] if owed else None


def where(board: Board, cell: int) -> str:
    """Return what stands on a cell: a trial, a god, Troy; "" for the open sea."""
    if cell == 0:
        return place_name("troy")
    kind = board.kind(cell)
    return place_name(kind) if kind in RULINGS else ""


def cell_text(board: Board, cell: int) -> str:
    """Return a cell by its number and what stands there: "28 Aeolus", "Troy"."""
    if cell == 0:
        return place_name("troy")
    found = where(board, cell)
    return f"{cell} {found}" if found else str(cell)


def board_of(view: dict) -> Board:
    """Return the board that a view is played on."""
    return Board.of(view["board"])


def page_of(view: dict) -> str:
    """Return the page at which the book is open: what is due now, or where the sailor lies."""
    if view["ending"]:
        return "ithaca"
    if view["offer"]:
        return view["offer"]["trial"]
    throw = view["throw"]
    if throw and throw["why"] in RULINGS:
        return throw["why"]
    if view["phase"] == "athena":
        return "athena"
    if view["turn"] is None:
        return "troy"
    if view["claim"] or view["due"]:
        return "sail"
    seat = view["turn"]
    if duty := view["duty"][seat]:
        return _DUTY_PAGES.get(duty, duty)
    return "sail" if view["cells"][seat] else "troy"


def trial_picture(name: str) -> str:
    """Return the path of a page's picture; "" where none is drawn."""
    return _picture(f"trial_{name}" if name in TRIALS else name)


def god_picture(god: str) -> str:
    """Return the path of a god's emblem; "" where none is drawn."""
    return _picture(f"god_{god}")


def _picture(name: str) -> str:
    path = ART / "voyage" / f"{name}.png"
    return str(path) if path.exists() else ""
