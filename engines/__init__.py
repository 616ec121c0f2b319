"""Rules of the Nostos games in plain Python: no Kivy, nothing outside the standard library.

from engines import GAMES, CHANCE, OVER
"""

from engines.core.contract import CHANCE, OVER, Bot, Event, Game, Option, Seat, State
from engines.core.errors import (
    BadData,
    BadOption,
    BadPlayerCount,
    DamagedSave,
    ForeignSave,
    IllegalAction,
    NostosError,
    SaveError,
    SaveNotWritten,
    UnknownGame,
)
from engines.core.registry import Registry

GAMES = Registry("naval", "ulysses", "voyage")

__all__ = [
    "CHANCE",
    "GAMES",
    "OVER",
    "BadData",
    "BadOption",
    "BadPlayerCount",
    "Bot",
    "DamagedSave",
    "Event",
    "ForeignSave",
    "Game",
    "IllegalAction",
    "NostosError",
    "Option",
    "SaveError",
    "SaveNotWritten",
    "Seat",
    "State",
    "UnknownGame",
]
