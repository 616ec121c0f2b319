"""Ulysses: the gods debate where one ship sails. The rulings are U-01 to U-34 of the rulebook."""

from engines.ulysses.game import UlyssesGame

GAME = UlyssesGame()

__all__ = ["GAME", "UlyssesGame"]
