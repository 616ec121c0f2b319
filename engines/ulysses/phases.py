"""Where a game of Ulysses stands: what is being decided."""

from __future__ import annotations

from typing import Final

#: Names as views show them, in order.
PHASES: Final = (
    "first",
    "goals",
    "hands",
    "draw",
    "act",
    "pandora",
    "exchange",
    "ask",
    "debate",
    "wind",
    "over",
)
(
    P_FIRST,
    P_GOALS,
    P_HANDS,
    P_DRAW,
    P_ACT,
    P_PANDORA,
    P_EXCHANGE,
    P_ASK,
    P_DEBATE,
    P_WIND,
    P_OVER,
) = range(len(PHASES))

#: Chance deals an action card.
DEALING: Final = (P_HANDS, P_DRAW, P_PANDORA)
#: A voice of the debate is asked.
DEBATING: Final = (P_ASK, P_DEBATE)
