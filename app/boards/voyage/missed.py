"""A fault in steering that nobody has called yet: the Destin alone is shown it (V-52)."""

from __future__ import annotations

from engines import CHANCE


def next_throw(view: dict) -> dict | None:
    """Return the throw that settles an open fault if it comes before the Destin's word."""
    return view["claim"]["next"] if view["claim"] else None


def as_the_table_sees(view: dict) -> dict:
    """Return what the others are shown: the ship lies where it was steered, the next one throws."""
    claim = view["claim"]
    seat, then = claim["seat"], dict(claim["next"])
    cell = claim["path"][-1] if claim["path"] else view["cells"][seat]
    more = cell - view["cells"][seat]
    parts = [[key, n + more if key == "cell" else n] for key, n in view["breakdown"][seat]]
    return view | {
        "cells": _with(view["cells"], seat, cell),
        "scores": _with(view["scores"], seat, view["scores"][seat] + more),
        "breakdown": _with(view["breakdown"], seat, parts),
        "claim": None,
        "course": None,
        "due": None,
        "points": None,
        "phase": then.pop("phase"),
        "turn": then["seat"],
        "throw": then,
        "actor": CHANCE,
    }


def _with(values: list, seat: int, value) -> list:
    return [*values[:seat], value, *values[seat + 1 :]]
