"""The dice of whoever is to throw: where they lie, when they wait for a hand, when they fall."""

from __future__ import annotations

from collections.abc import Callable

from kivy.clock import Clock

from app.boards.voyage.dice import number_of
from app.device import device
from app.table.panels import faces_one_way
from app.theme import theme
from engines.voyage.acts import OVERLOOK

#: Seconds before a bot's dice fall, and between two throws when everybody throws.
BOT_PAUSE, ROUND_PAUSE = 0.6, 0.12
#: How long the light of a waiting die takes to swell and fade, and how often it is drawn.
BREATH, FRAME = 1.6, 1 / 30


class Tray:
    """Mixin of the board: throws, and waits for throws."""

    def _build_tray(self) -> None:
        #: Whether everybody's dice fall by themselves until the lots are drawn.
        self.all_throw = False
        #: Whether a finger has asked that the rest of a bot's turn be shown at once.
        self.hasty = False
        self._fall = None
        self._breath = None
        self._waits = False
        #: Whether a throw is under way before which a fault was to be let go (V-52).
        self._then_throw = False

    # Waiting

    def enter(self) -> None:
        """Dice are to be thrown: by a person's hand, or by themselves for a bot."""
        self.rest()
        if self.companion is not None:
            self._enter_companion()
            return
        throw = self.view["throw"]
        self.all_throw = self.all_throw and self.view["drawing"] is not None
        self._waits = True
        if not self.driver.is_human(throw["seat"]):
            self._later(self.driver.throw, 0 if self.hasty else BOT_PAUSE)
        elif self.all_throw or self._then_throw:
            self._then_throw = False
            self._later(self.driver.throw, ROUND_PAUSE)
        elif self.may_throw:
            self._wait_for_a_hand()
        self.show_dice(self.view)
        self._offer()
        self._say()

    def _enter_companion(self) -> None:
        """Beside a real board only a bot's dice fall here."""
        if not self.driver.is_human(self.view["throw"]["seat"]):
            self._later(self.driver.throw)

    @property
    def may_throw(self) -> bool:
        """Whether the die that is due can be thrown on the glass by the person who is to throw."""
        throw = self.view["throw"]
        if self.driver is None or throw is None or self.moving:
            return False
        return self.driver.options["dice"] != "real" and self.driver.is_human(throw["seat"])

    def throw(self) -> None:
        """Let the die that is due fall; a fault that nobody has called by now was missed."""
        if self.view["throw"] is None or self.moving:
            return
        if self.unaware:
            self._then_throw = True
            self._then_throw = self.driver.play(OVERLOOK) and self._then_throw
        else:
            self.driver.throw()

    def throw_all(self) -> None:
        """Let everybody's dice fall, one after the other, until the lots are drawn."""
        self.all_throw = True
        self.throw()

    def rest(self) -> None:
        """Wait for nothing: no light breathes, no shake is felt, nothing falls."""
        self._waits = False
        self.pause()

    def pause(self) -> None:
        """Hold still while the board is not on the screen."""
        device.on_shake(None)
        for event in (self._fall, self._breath):
            if event is not None:
                event.cancel()
        self._fall = self._breath = None

    def resume(self) -> None:
        """Wait again for what was waited for before a pause."""
        if self._waits:
            self.enter()
        else:
            self._let_bot_referee()

    def _later(self, run: Callable[[], object], seconds: float = BOT_PAUSE) -> None:
        """Do this after a while, unless something else comes first."""
        if self._fall is not None:
            self._fall.cancel()
        self._fall = Clock.schedule_once(lambda _dt: run(), theme.seconds(seconds))

    def _wait_for_a_hand(self) -> None:
        device.on_shake(self.throw)
        if theme.motion:
            start = Clock.get_time()

            def breathe(_dt: float) -> None:
                share = (Clock.get_time() - start) / BREATH
                self.dice.breathe(share)

            self._breath = Clock.schedule_interval(breathe, FRAME)

    # Lying

    def show_dice(self, view: dict) -> None:
        """Lay the dice out for the throw that is due, with what was thrown before it."""
        throw, drawing = view["throw"], view["drawing"]
        if throw is None:
            self.show_lots(None, "points")
            self.dice.hide()
            return
        kind = throw["die"]
        self.show_lots(drawing, kind)
        faces = {kind: 0 if kind == "gods" else 2}
        if throw["god"] is not None and kind == "points":
            faces["gods"] = number_of("gods", throw["god"])
        elif throw["points"] and kind == "points":
            faces["points"] = number_of("points", throw["points"][-1])
        hidden = self.driver is not None and self._keys_wanted()
        at, turn = self.dice_spot(throw["seat"])
        if hidden:
            del faces[kind]
        self.dice.lay(at, turn, faces, None if hidden or not self._is_due() else kind)

    def _is_due(self) -> bool:
        return self._waits and self.may_throw and not self.all_throw

    def lay_dice(self, seat: int, kind: str) -> None:
        """Put a die on the glass for somebody's roll, beside those that lie there."""
        lying = {name: die.face for name, die in self.dice.die.items()}
        if lying[kind] is None:
            at, turn = self.dice_spot(seat)
            self.dice.lay(at, turn, {kind: 0}, None)

    def dice_spot(self, seat: int) -> tuple[tuple[float, float], int]:
        """Return where the dice of a seat lie on the glass, and how they are turned there."""
        turn = (self.facing(seat) - self.turn) % 360
        if seat in self.lots.spots:
            return self.lots.spots[seat], turn
        if self.geometry.near > 1:
            return self._find_spot(seat, turn), turn
        if seat not in self._dice_spots:
            self._dice_spots[seat] = self._find_spot(seat, turn)
        return self._dice_spots[seat], turn

    def _find_spot(self, seat: int, turn: int) -> tuple[float, float]:
        """Return a free place near a seat; over a magnified sea, the lower right corner."""
        geo = self.geometry
        wide, high = self.dice.room
        size = (wide, high) if turn % 180 == 0 else (high, wide)
        near = self.edge_of(seat)
        if geo.near > 1 or faces_one_way():
            near = (geo.width / 2, -geo.height / 2)
        taken = [box for box in (self.standings.box,) if box is not None]
        box = self.free_room(*taken).find(*size, near)
        if box is None:
            area = geo.box.grown(-geo.frame - max(size) / 2)
            return area.nearest(*near)
        return box.middle

    def show_lots(self, drawing: dict | None, kind: str, chosen: int | None = None) -> None:
        """Show the lots drawn so far: in front of everybody, or in a block on a phone."""
        edge = None if faces_one_way() or self.driver is None else self.edge_of
        turn = lambda seat: (self.facing(seat) - self.turn) % 360
        self.lots.show(drawing, kind, self.seats, edge, turn, chosen)
