"""Counting: the cell, the cards and Penelope (V-35, V-40)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engines.core.contract import Json
from engines.voyage.trials import PENELOPE, VALUES

if TYPE_CHECKING:
    from engines.voyage.state import VoyageState


def cards_of(state: VoyageState) -> list[int]:
    """Return by seat what the trial cards in hand are worth."""
    worth = [0] * state.players
    for owner, value in zip(state.cards, VALUES, strict=True):
        if owner >= 0:
            worth[owner] += value
    return worth


def scores_of(state: VoyageState) -> list[int]:
    """Return each seat's score as it stands."""
    scores = [cell + cards for cell, cards in zip(state.cells, cards_of(state), strict=True)]
    if state.penelope >= 0:
        scores[state.penelope] += PENELOPE
    return scores


def breakdown(state: VoyageState) -> list[list[list[Json]]]:
    """Return by seat how the score is made up."""
    return [
        [
            ["cell", state.cells[seat]],
            ["cards", cards],
            ["penelope", PENELOPE if seat == state.penelope else 0],
        ]
        for seat, cards in enumerate(cards_of(state))
    ]
