"""What the set-up screen is made of: the plan of the table in plain Python, and its widgets."""
