"""Where everything lies on the table: plain geometry, no widgets.

A panel's turn is the rotation that puts its foot at its edge: bottom 0, right 90,
top 180, left 270 degrees.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import permutations
from typing import NamedTuple

EDGES = ("bottom", "right", "top", "left")
TURNS = {"bottom": 0, "right": 90, "top": 180, "left": 270}
#: How much of the board the only open secret may take.
ALONE = 0.56


class Box(NamedTuple):
    """A rectangle of the screen."""

    x: float
    y: float
    width: float
    height: float


class Places(NamedTuple):
    """Boxes for the board, for each seat's panel (None: no room of its own), and the header."""

    board: Box
    panels: list[tuple[Box, int] | None]
    header: Box | None


def around_tablet(
    width: float, height: float, edges: Sequence[str], strip: float, deep: float, wide: float
) -> Places:
    """Lay the seats along their edges; the board gets what is left in the middle.

    An edge is as deep as `strip` if its panels are at least `wide`, else `deep`.
    """
    depth = dict.fromkeys(EDGES, 0.0)
    for edge in edges:
        along = width if edge in ("bottom", "top") else height - 2 * strip
        depth[edge] = strip if along / edges.count(edge) >= wide else deep
    across = height - depth["bottom"] - depth["top"]
    spans = {
        "bottom": Box(0, 0, width, depth["bottom"]),
        "top": Box(0, height - depth["top"], width, depth["top"]),
        "left": Box(0, depth["bottom"], depth["left"], across),
        "right": Box(width - depth["right"], depth["bottom"], depth["right"], across),
    }
    panels: list[tuple[Box, int] | None] = [
        _share(spans[edge], edge, edges, seat) for seat, edge in enumerate(edges)
    ]
    middle = Box(depth["left"], depth["bottom"], width - depth["left"] - depth["right"], across)
    return Places(middle, panels, None)


def _share(span: Box, edge: str, edges: Sequence[str], seat: int) -> tuple[Box, int]:
    """Return this seat's part of its edge: neighbours sit clockwise in seat order."""
    here = [other for other, its_edge in enumerate(edges) if its_edge == edge]
    place, count = here.index(seat), len(here)
    if edge in ("bottom", "right"):
        place = count - 1 - place
    if edge in ("bottom", "top"):
        part = Box(span.x + span.width * place / count, span.y, span.width / count, span.height)
    else:
        part = Box(span.x, span.y + span.height * place / count, span.width, span.height / count)
    return part, TURNS[edge]


def on_phone(
    width: float, height: float, seats: int, actor: int, header: float, panel: float
) -> Places:
    """Everything faces one way: a header with all seats, the board, the actor's panel.

    A phone held sideways has the header and the panel in a column at the left.
    """
    panels: list[tuple[Box, int] | None] = [None] * seats
    if width > height:
        column = min(width * 0.42, panel * 1.6)
        panels[actor] = (Box(0, 0, column, height - header), 0)
        return Places(
            Box(column, 0, width - column, height),
            panels,
            Box(0, height - header, column, header),
        )
    panels[actor] = (Box(0, 0, width, panel), 0)
    return Places(
        Box(0, panel, width, height - panel - header),
        panels,
        Box(0, height - header, width, header),
    )


def peeks(board: Box, panels: Mapping[int, tuple[Box, int]]) -> dict[int, Box]:
    """Return where the open secrets of these seats lie: on the board, at their own edge.

    None covers a panel or another secret, up to four of them. One alone, or two that face each
    other, get the whole edge; more get a quarter of the board each.
    """
    turns = [turn for _box, turn in panels.values()]
    if len(turns) == 1:
        return {seat: _beside(board, turn, ALONE) for seat, (_box, turn) in panels.items()}
    if len(turns) == 2 and abs(turns[0] - turns[1]) == 180:
        return {seat: _beside(board, turn, 0.5) for seat, (_box, turn) in panels.items()}
    return _quarters(board, panels)


def _beside(board: Box, turn: int, share: float) -> Box:
    """Return the part of the board along an edge."""
    x, y, width, height = board
    if turn % 180 == 0:
        deep = share * height
        return Box(x, y if turn == 0 else y + height - deep, width, deep)
    deep = share * width
    return Box(x if turn == 270 else x + width - deep, y, deep, height)


def _quarters(board: Box, panels: Mapping[int, tuple[Box, int]]) -> dict[int, Box]:
    """Deal the quarters out: at the own edge first of all, then near the own panel."""
    width, height = board.width / 2, board.height / 2
    quarters = [
        Box(board.x + i * width, board.y + j * height, width, height)
        for i in range(2)
        for j in range(2)
    ]
    seats = list(panels)
    first = seats[: len(quarters)]

    def away(seat: int, quarter: Box) -> float:
        box, turn = panels[seat]
        edge = _beside(board, turn, 0.5)
        beside = edge.x <= quarter.x + 0.5 < edge.x + edge.width
        beside = beside and edge.y <= quarter.y + 0.5 < edge.y + edge.height
        far = abs(_middle(box)[0] - _middle(quarter)[0]) + abs(
            _middle(box)[1] - _middle(quarter)[1]
        )
        return far if beside else far + 10 * (board.width + board.height)

    def cost(dealt: tuple[Box, ...]) -> float:
        return sum(away(seat, quarter) for seat, quarter in zip(first, dealt, strict=True))

    best = min(permutations(quarters, len(first)), key=cost)
    found = dict(zip(first, best, strict=True))
    for seat in seats[len(quarters) :]:
        found[seat] = min(quarters, key=lambda quarter, seat=seat: away(seat, quarter))
    return found


def _middle(box: Box) -> tuple[float, float]:
    return box.x + box.width / 2, box.y + box.height / 2
