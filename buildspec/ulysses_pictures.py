"""Draws the pictures of the Ulysses rulebook from the app itself. None has words: each serves
both languages."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

from kivy.metrics import dp
from kivy.uix.boxlayout import BoxLayout
from kivy.uix.label import Label
from kivy.uix.widget import Widget

from app.boards.base import board_class
from app.boards.ulysses.hand_look import card_art
from app.boards.ulysses.hand_map import RATIO, MiniMap
from app.boards.ulysses.hand_parts import Sign
from app.kit.widgets import Card
from app.main import NostosApp
from app.offscreen import frames
from app.paths import RULES
from app.router import load_kv
from app.theme import theme
from engines import CHANCE
from engines.core.bots import run
from engines.core.chance import weighted_choice
from engines.ulysses import GAME
from engines.ulysses.board import PLACE, ROUTES, TROY
from engines.ulysses.cards import KINDS
from engines.ulysses.state import UlyssesState

Save = Callable[..., None]
BOARD = (960, 520)
#: A large board, and the part of it around Troy that is shown: left, top, right, bottom.
LARGE, PART = (1400, 860), (760, 96, 1400, 596)
#: A hand as it is often seen: how many of each kind.
HAND = (4, 1, 2, 1, 1, 0)
GOALS, REACHED = ("ithaca", "circe", "calypso"), "cyprus"
CYPRUS, MINOTAUR, LIBYA = (PLACE[name] for name in ("cyprus", "minotaur", "libya"))


def draw_rulebook(app: NostosApp, save: Save) -> None:
    """Draw every picture that the rulebook names."""
    out = RULES / "ulysses"
    start = played(lambda state: state.actor != CHANCE).view(None)
    board = shown(app, start, BOARD)
    save(board, out / "board.png")
    board = shown(app, start, LARGE)
    board.glow.light(TROY, ROUTES[TROY])
    save(board, out / "propose.png", PART)
    quarrel = start | {"discs": [CYPRUS, LIBYA, MINOTAUR], "camps": [2, 2, 3], "leader": 2}
    board = shown(app, quarrel, LARGE)
    board.remove_widget(board._stand)
    save(board, out / "debate.png", PART)
    plagued = start | {"plagues": [LIBYA, PLACE["rhodes"]]}
    save(shown(app, plagued, LARGE), out / "plague.png", PART)
    save(alone(app, hand(), (660, 150)), out / "hand.png")
    save(alone(app, goals(), (720, round(720 / RATIO))), out / "goals.png")


def played(wanted: Callable[[UlyssesState], bool]) -> UlyssesState:
    """Return the first such state of a game of three among bots; the same one every time."""
    rng = Random(3)
    mind, state = GAME.bots["quick"](rng), GAME.new(3, first="first_seat")
    while not wanted(state):
        chance = state.actor == CHANCE
        act = weighted_choice(state, rng) if chance else run(mind, state.view(state.actor))
        state.apply(act)
    return state


def shown(app: NostosApp, view: dict, size: tuple[int, int]):
    """Return the board alone on the screen with this view, without a single name."""
    board = board_class("ulysses")()
    board.seated = [
        {"name": "", "colour": seat, "shape": seat, "edge": "bottom"}
        for seat in range(view["players"])
    ]
    board = alone(app, board, size)
    board.show(view)
    board.names.group.clear()
    if size == LARGE:
        board.standings.group.clear()
    return board


def alone(app: NostosApp, widget: Widget, size: tuple[int, int]) -> Widget:
    """Put a widget of this size on the empty screen."""
    app.root.clear_widgets()
    widget.size_hint, widget.size, widget.pos = (None, None), size, (0, 0)
    app.root.add_widget(widget)
    frames(4)
    return widget


def hand() -> Card:
    """Return a hand of cards, counted by kind."""
    load_kv("ulysses_parts")
    row = Card(orientation="horizontal", padding=dp(10))
    for kind in range(len(KINDS)):
        card = Sign(pos_hint={"center_x": 0.5}, faded=not HAND[kind])
        card.size = (dp(72), dp(96))
        card.show_card(card_art(kind))
        count = Label(text=str(HAND[kind]), font_name="Inter", bold=True)
        count.font_size, count.color = dp(20), theme.ink
        column = BoxLayout(orientation="vertical")
        for part in (card, count):
            column.add_widget(part)
        row.add_widget(column)
    return row


def goals() -> MiniMap:
    """Return the small map with three goals to come and one reached."""
    lit, done = [PLACE[name] for name in GOALS], [PLACE[REACHED]]
    return MiniMap(ship=PLACE[REACHED], lit=lit, done=done)
