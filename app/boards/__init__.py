"""One module for each game: how its board looks and is touched."""
