"""The pictures of Nostos, drawn as vectors by these modules and written by ``make.py``."""
