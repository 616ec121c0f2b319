"""A turn in one line: what happened and why, put together from its events."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from app.boards.voyage.pages import god_name, place_name
from app.i18n import tr
from app.words import event_text, has_event_text
from engines.voyage.board import DEFAULT, Board

#: A line has at most so many parts; what came before is left out.
MOST = 6
#: Events whose sailor is another than the one whose turn is told.
FOREIGN = ("swap",)

Tell = Callable[[dict], str]


def tale(events: Sequence[dict], seats: Sequence[dict], board: str = DEFAULT) -> str:
    """Return the last turn of which something can be told, in one sentence."""
    turns = _turns(events)
    for number in range(len(turns) - 1, -1, -1):
        seat, part = turns[number]
        told = _sentence(part, seat, seats, board) if seat is not None else _drawn(part, seats)
        if told:
            return told
    return ""


def _turns(events: Sequence[dict]) -> list[tuple[int | None, list[dict]]]:
    """Return the events by turn, each with whose turn it is; None: before the first."""
    found: list[tuple[int | None, list[dict]]] = [(None, [])]
    for event in events:
        if event["kind"] == "turn":
            found.append((event["seat"], []))
        else:
            found[-1][1].append(event)
    return found


def _drawn(events: list[dict], seats: Sequence[dict]) -> str:
    """Return the last thing that was told before the first turn."""
    told = [event for event in events if has_event_text("voyage", event)]
    return event_text("voyage", told[-1], seats) if told else ""


def _sentence(events: list[dict], seat: int, seats: Sequence[dict], board: str) -> str:
    parts: list[str] = []
    for number, event in enumerate(events):
        after = events[number + 1]["kind"] if number + 1 < len(events) else ""
        told = _part(event, after, seat, seats, Board.of(board))
        if told and (not parts or parts[-1] != told):
            parts.append(told)
    if not parts:
        return ""
    short = parts[-MOST:]
    start = "" if len(short) == len(parts) else "… "
    name = seats[seat]["name"]
    if len(short) == 1:
        return tr("voyage.tale.line", name=name, told=start + short[0])
    told = start + ", ".join(short[:-1]) + tr("table.and") + short[-1]
    return tr("voyage.tale.line", name=name, told=told)


def _part(event: dict, after: str, seat: int, seats: Sequence[dict], board: Board) -> str:
    """Return what one event adds to the sentence; nothing for most."""
    kind = event["kind"]
    if kind == "swap":
        other = seats[event["seat"]]["name"]
        return tr("voyage.tale.swap", other=other, cell=_cell(event["to"], board))
    if event.get("seat", seat) != seat:
        return _other(event, seats)
    if kind == "steer":  # a faulty course: where a right one leads, the sail says it
        wrong = event["path"] and after in ("", "fault")
        return tr("voyage.tale.sail", cell=_cell(event["path"][-1], board)) if wrong else ""
    if kind == "sail":
        if after == "storm":
            return ""
        key = "voyage.tale.back" if event["back"] else "voyage.tale.sail"
        return tr(key, cell=_cell(event["to"], board))
    if kind == "sent":
        return tr(f"voyage.tale.sent.{event['why']}", cell=_cell(event["to"], board))
    if kind in ("points", "doubled"):
        return tr(f"voyage.tale.{kind}", n=event["n"])
    if kind in ("god", "named"):
        return tr(f"voyage.tale.{kind}", god=god_name(event["god"]))
    if kind == "storm":
        return tr("voyage.tale.storm", n=event["cell"])
    if kind == "card":
        return tr("voyage.tale.card", n=event["n"])
    if kind == "card_taken":
        return tr("voyage.tale.card_taken", n=event["n"], other=seats[event["from_seat"]]["name"])
    if kind == "fault":
        return tr("voyage.tale.fault", fault=tr(f"voyage.fault.{event['fault']}"))
    if kind == "overlooked":
        return tr("voyage.tale.overlooked", cell=_cell(event["to"], board))
    key = f"voyage.tale.{kind}"
    return tr(key) if tr.has(key) else ""


def _other(event: dict, seats: Sequence[dict]) -> str:
    """Return what befalls somebody else in this turn."""
    if event["kind"] == "sent" and event["why"] in ("circe", "cheat"):
        name = seats[event["seat"]]["name"]
        return tr(f"voyage.tale.other.{event['why']}", other=name)
    return ""


def _cell(cell: int, board: Board) -> str:
    """Return a cell by number and, in brackets, what stands there."""
    if cell == 0:
        return place_name("troy")
    kind = board.kind(cell)
    if kind == "ithaca":
        return place_name("ithaca")
    if kind in (None, "crossing", "storm"):
        return str(cell)
    return tr("voyage.tale.cell", cell=cell, place=place_name(kind))
