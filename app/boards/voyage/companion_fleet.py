"""Where every ship is: cell, what stands there, trial being served, cards, points."""

from __future__ import annotations

from collections.abc import Sequence

from kivy.properties import BooleanProperty, NumericProperty, StringProperty
from kivy.uix.boxlayout import BoxLayout

from app.boards.voyage.pages import board_of, ui, where
from app.i18n import tr
from app.router import load_kv


class FleetLine(BoxLayout):
    """One ship."""

    name = StringProperty("")
    cell = StringProperty("")
    place = StringProperty("")
    #: What stands there or is served there, where there is room for one of the two.
    brief = StringProperty("")
    cards = StringProperty("")
    points = StringProperty("")
    shape = NumericProperty(0)
    colour = NumericProperty(0)
    turn = BooleanProperty(False)
    destin = BooleanProperty(False)


class Fleet(BoxLayout):
    """All ships, each on a line; ten fit on a phone."""

    def __init__(self, view: dict | None = None, seats: Sequence[dict] = (), **kwargs):
        load_kv("voyage_companion")
        super().__init__(**kwargs)
        if view is not None:
            self.show(view, seats)

    def show(self, view: dict, seats: Sequence[dict]) -> None:
        """Show the ships of this view. Lines that are there already are changed in place."""
        lines, players = self.ids.lines, view["players"]
        if len(lines.children) != players:
            lines.clear_widgets()
            for _ in range(players):
                lines.add_widget(FleetLine())
        for seat, line in enumerate(reversed(lines.children)):
            for name, value in _told(view, seat, seats[seat]).items():
                setattr(line, name, value)


def _told(view: dict, seat: int, info: dict) -> dict:
    """Return what a ship's line says, by property."""
    board, cell, throw = board_of(view), view["cells"][seat], view["throw"]
    held = sum(owner == seat for owner in view["cards"].values())
    turn = throw["seat"] if throw else view["turn"]
    return {
        "name": info["name"],
        "cell": str(cell) if cell else "",
        "place": _place(view, seat, where(board, cell)),
        "brief": where(board, cell) or _place(view, seat, ""),
        "cards": str(held) if held else "",
        "points": str(view["scores"][seat]),
        "shape": info["shape"],
        "colour": info["colour"],
        "turn": seat == turn and not view["ending"],
        "destin": view["destin"] == seat,
    }


def _place(view: dict, seat: int, place: str) -> str:
    """Return what stands where a ship lies, and which trial it serves there."""
    duty = view["duty"][seat]
    served = tr(f"voyage.duty.{duty}") if duty else ""
    if duty == "lotus_sleep":
        served = ui("asleep", n=max(1, view["sleep"][seat]))
    return ui("place_served", place=place, served=served) if place and served else place or served
