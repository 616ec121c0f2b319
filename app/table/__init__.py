"""The table: what drives a game on the screen, the seats around it, the gate."""
