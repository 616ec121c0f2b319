"""Every error that bad input can cause, one small family.

Each carries a `reason`, a key that the app shows in the player's language, and
the `facts` that its sentence needs. The English text is for logs only.
"""

from __future__ import annotations


class NostosError(Exception):
    """Root of the family. `reason` is a locale key suffix, `facts` its parameters."""

    def __init__(self, reason: str, **facts: object) -> None:
        self.reason = reason
        self.facts = facts
        detail = ", ".join(f"{name}={value!r}" for name, value in facts.items())
        super().__init__(f"{reason} ({detail})" if detail else reason)


class IllegalAction(NostosError):
    """The rules refuse this action now; the state is unchanged."""


class BadPlayerCount(NostosError):
    """The game is not for that many players."""


class BadOption(NostosError):
    """Unknown option, or a value that the option does not take."""


class BadData(NostosError):
    """Data that is no action, view or outcome of this game."""


class UnknownGame(NostosError):
    """No game has this id."""


class SaveError(NostosError):
    """A save file cannot be read or written. Root of the three below."""


class DamagedSave(SaveError):
    """The file was a Nostos journal and its beginning is unreadable, or it is empty."""


class ForeignSave(SaveError):
    """Not a Nostos journal, or one of another game, format or version of the rules."""


class SaveNotWritten(SaveError):
    """The disk refused (full, read-only, gone); the action was not taken."""
