"""Le Voyage d'Ulysse: a race home under two dice. The rulings are V-01 to V-53 of the rulebook."""

from engines.voyage.game import VoyageGame

GAME = VoyageGame()

__all__ = ["GAME", "VoyageGame"]
