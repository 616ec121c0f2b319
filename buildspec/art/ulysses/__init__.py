"""The pictures of Ulysses: symbols of the places, cards, pieces and the scene of its tile."""
