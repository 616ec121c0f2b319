"""What the board says: prompts, standings, refusals, and what a thing on it is."""

from __future__ import annotations

from typing import TYPE_CHECKING

from app.boards.base import SeatAction
from app.i18n import tr
from app.words import error_text
from engines import IllegalAction
from engines.naval.acts import ACCEPT, DECLINE, OFFER
from engines.naval.board import (
    BASES,
    FLEET_OF,
    FLEETS,
    NO_SHIP,
    OPEN_SEA,
    TRIDENT,
    ZEUS,
    is_shelter,
)

if TYPE_CHECKING:
    from app.boards.naval import NavalBoard

PROMPTS = {
    "choose": "naval.prompt.choose",
    "move": "naval.prompt.move",
    "heading": "naval.prompt.heading",
    "turn": "naval.prompt.turn",
}


def prompt(board: NavalBoard, seat: int) -> str:
    """Return what is expected of this seat now."""
    if board.view["offer"] == "made":
        return tr("naval.prompt.answer", name=name_of(board, 1 - seat))
    return tr(PROMPTS[board.stage])


def tally(board: NavalBoard, seat: int) -> str:
    """Return captures and ships left."""
    left = sum(board.view["ships"][ship] is not None for ship in FLEETS[seat])
    captures = board.view["captures"][seat]
    return f"{tr('naval.tally.captures', n=captures)} · {tr('naval.tally.ships', n=left)}"


def actions(board: NavalBoard, seat: int) -> list[SeatAction]:
    """Return the answers to an offer to end the game."""
    driver, view = board.driver, board.view
    if driver is None or view["actor"] != seat or view["offer"] != "made":
        return []
    return [
        SeatAction("naval.action.accept", "handshake", lambda: driver.play(ACCEPT)),
        SeatAction("naval.action.decline", "sword-cross", lambda: driver.play(DECLINE)),
    ]


def menu_actions(board: NavalBoard, seat: int) -> list[SeatAction]:
    """Return the offer to end the game, on one's turn and once in it."""
    driver, view = board.driver, board.view
    if driver is None or view["actor"] != seat or view["offer"] != "none":
        return []
    return [SeatAction("naval.action.offer", "handshake-outline", lambda: driver.play(OFFER))]


def refusal(board: NavalBoard, refused: IllegalAction) -> str:
    """Return why the rules refuse."""
    return error_text(refused, "naval", board.driver.seats)


def name_of(board: NavalBoard, seat: int) -> str:
    """Return the name of a player."""
    return board.driver.seats[seat]["name"]


def about(board: NavalBoard, at: tuple[float, float], cell: int | None, held: int) -> str:
    """Return what is under a finger: the banner, a ship, a hex; nothing beside the board."""
    if board.view["no_mercy"] and board.banner.plate.holds(*at):
        return tr("naval.board.no_mercy.help")
    if cell is None:
        return ""
    return about_ship(board, cell, held) if held != NO_SHIP else about_cell(cell)


def about_ship(board: NavalBoard, cell: int, ship: int) -> str:
    """Return whose ship this is and whether it is sheltered."""
    facts = {"ship": tr(f"naval.ship.{ship}"), "name": name_of(board, FLEET_OF[ship])}
    if not is_shelter(ship, cell):
        return tr("naval.board.ship_free", **facts)
    if board.view["no_mercy"]:
        return tr("naval.board.ship_no_mercy", **facts)
    kind = "zeus" if cell == ZEUS else "base" if cell == BASES[ship] else "open_sea"
    return tr("naval.board.ship_safe", shelter=tr(f"naval.shelter.{kind}"), **facts)


def about_cell(cell: int) -> str:
    """Return what this hex does."""
    if cell == ZEUS:
        return tr("naval.board.cell_zeus")
    if cell == TRIDENT:
        return tr("naval.board.cell_trident")
    if cell in BASES:
        return tr("naval.board.cell_base", ship=tr(f"naval.ship.{BASES.index(cell)}"))
    if cell in OPEN_SEA:
        return tr("naval.board.cell_shelter", ship=tr(f"naval.ship.{OPEN_SEA.index(cell)}"))
    return tr("naval.board.cell_sea")
