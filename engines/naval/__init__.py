"""Le Combat naval: two fleets, no dice. The rulings are N-01 to N-10 of the rulebook."""

from engines.naval.game import NavalGame

GAME = NavalGame()

__all__ = ["GAME", "NavalGame"]
