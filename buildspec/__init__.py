"""Everything that makes a desktop or Android build, and its offline checks."""
