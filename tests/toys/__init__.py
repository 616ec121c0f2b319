"""Small games of the tests' own: one with secrets, one open, and faulty ones."""
