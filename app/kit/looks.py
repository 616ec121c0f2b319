"""What a painted board depends on, apart from its size; and how a board follows it."""

from __future__ import annotations

from app.i18n import tr
from app.theme import theme

#: The properties of the theme that change what is painted.
_NAMES = ("dark", "paper", "safe_palette", "small")


def look_now() -> tuple:
    """Return what the painted boards depend on, apart from their size: colours and words."""
    return theme.dark, tuple(theme.paper), theme.safe_palette, theme.small, tr.lang


class FollowsLook:
    """Mixin of a board with `_rebuild_soon`, which notes in `_painted` how it looked then."""

    _painted: tuple = ()

    def on_parent(self, _board, parent) -> None:
        """Follow the look while on the screen; a board put away is kept alive by nothing."""
        names = dict.fromkeys(_NAMES, self._look_changed)
        theme.unbind(**names)
        tr.unbind(lang=self._look_changed)
        if parent is None:
            self.pause()
        else:
            theme.bind(**names)
            tr.bind(lang=self._look_changed)
            self._look_changed()
            self.resume()

    def pause(self) -> None:
        """The board has left the screen."""

    def resume(self) -> None:
        """The board is on the screen (again)."""

    def _look_changed(self, *_args) -> None:
        if self._painted != look_now():
            self._rebuild_soon()
