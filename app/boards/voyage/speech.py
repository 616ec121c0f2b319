"""What the board says on the glass: what happened last and why, and what is due now."""

from __future__ import annotations

from kivy.metrics import dp

from app.boards.voyage import talk
from app.boards.voyage.story import tale
from app.i18n import tr


class Speech:
    """Mixin of the board: words for everybody, beside what lies on the glass."""

    def _tell_tale(self) -> None:
        events = self.driver.log() if self.driver is not None else self.story()
        self._told = tale(events, self.seats, self.view["board"])
        self._say()

    def tell(self, words: str) -> None:
        """Answer a finger in place of the tale, until the next one."""
        self._answer = words
        self._say()

    def _say(self) -> None:
        """Say on the board what happened, and what is due."""
        if not self.map_shown or self.geometry.width < dp(120):
            self.banner.hide()
            return
        mover = self.mover(self.view)
        now = self._due_words(mover)
        turn = (self.facing(mover) - self.turn) % 360
        taken = [*self.dice.boxes(), *self.lots.boxes]
        taken += [box for box in (self.standings.box, self.card_box) if box is not None]
        near = self._banner_spot(mover)
        room = self.free_room(*taken)
        self.banner.say(self._answer or self._told, now, turn, room, near)

    def _due_words(self, mover: int | None) -> str:
        """Return what is due, unless the panel of whoever has to do it says it already."""
        if self.driver is None or mover is None or self.judging:
            return ""
        if mover not in self.silent and self.driver.is_human(mover):
            return ""
        return tr("voyage.ui.due", name=self.name(mover), due=talk.waited_for(self))

    def _banner_spot(self, mover: int | None) -> tuple[float, float]:
        """Return where words should be: at the mover's side; over a magnified sea at its top."""
        if self.geometry.near > 1:
            return 0.0, self.geometry.height / 2
        return (0.0, -self.geometry.height / 2) if mover is None else self.edge_of(mover)
