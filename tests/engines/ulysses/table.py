"""What the rule tests share: a table set up in one line, and actions that read like the rules.

table = debate("ship=sibyl blue=pityusae red=cyclops:1", hand={CLAUDIA: "2 objection"})
table.play(CLAUDIA, open_black("elysium", cards=2))
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from engines.core.contract import CHANCE, Event, Seat
from engines.ulysses.acts import (
    BLACK,
    BUILD,
    CARD,
    CLEAR,
    EXCHANGE,
    GOAL,
    LAY,
    PANDORA_BY,
    PAY,
    PLAGUE_BY,
    PROPOSE,
    RED,
    USE_ZEUS,
    WIND_BY,
    Act,
)
from engines.ulysses.board import CAMPS, COLOUR_OF, COLOURS, NAMES, NO_PLACE, PLACE, POOLS
from engines.ulysses.camps import leader
from engines.ulysses.cards import COUNTS, KINDS, OBJECTION, TEMPLES
from engines.ulysses.phases import P_ACT, P_ASK, P_DEBATE
from engines.ulysses.state import UlyssesState

#: The gods of the rule sheet, clockwise from the active player.
AXEL, CARSTEN, MICHAEL, CLAUDIA = (Seat(seat) for seat in range(4))
BLUE, RED_DISC, BLACK_DISC = CAMPS
PLENTY = "9 objection"
Words = Mapping[Seat, str]


class Table:
    """A game in a set position."""

    def __init__(self, state: UlyssesState) -> None:
        self.state = state

    def play(self, seat: Seat, *acts: Act) -> list[Event]:
        """Let this seat, whose voice it must be, act; return the events of the last action."""
        told: Sequence[Event] = ()
        for act in acts:
            assert self.state.actor == seat, f"it is the voice of {self.state.actor}, not {seat}"
            told = self.state.apply(act)
        return list(told)

    def draws(self, *names: str) -> list[Event]:
        """Let chance deal these cards or goals."""
        told: list[Event] = []
        for name in names:
            act = CARD[KINDS.index(name)] if name in KINDS else GOAL[PLACE[name]]
            assert self.state.actor == CHANCE
            told += self.state.apply(act)
        return told

    def may(self, act: Act) -> bool:
        return act in self.state.legal()

    def why_not(self, act: Act) -> str:
        refused = self.state.refusal(act)
        return "" if refused is None else refused.reason

    def fewest(self, camp: str) -> int:
        """Return how many cards the voice needs to back this camp."""
        acts = [act for act in self.state.legal() if act in LAY[CAMPS.index(camp)]]
        return min(act.n for act in acts)

    def hand(self, seat: Seat) -> dict[str, int]:
        counts = self.state.hands[6 * seat : 6 * seat + 6]
        return {kind: count for kind, count in zip(KINDS, counts, strict=True) if count}

    @property
    def discard(self) -> dict[str, int]:
        return {k: n for k, n in zip(KINDS, self.state.discard, strict=True) if n}

    @property
    def actor(self) -> Seat:
        return self.state.actor

    @property
    def ship(self) -> str:
        return NAMES[self.state.ship]

    @property
    def leader(self) -> str:
        return CAMPS[leader(self.state.camps)]


def turn(
    text: str = "ship=troy",
    hand: Words | None = None,
    goals: Words | None = None,
    shown: Words | None = None,
    players: int = 4,
) -> Table:
    """Return Axel's action phase: `ship`, `plagues` and `temples` (by seat) as the text says."""
    words = dict(word.split("=") for word in text.split())
    state = UlyssesState(players, AXEL)
    state.phase, state.actor, state.active = P_ACT, AXEL, AXEL
    state.receiver, state.drawing = Seat(-1), -1
    state.ship = PLACE[words.get("ship", "troy")]
    state.plagues = sum(1 << PLACE[name] for name in words.get("plagues", "").split(",") if name)
    if "temples" in words:
        state.temples = tuple(int(count) for count in words["temples"].split(","))
        state.supply = TEMPLES - sum(state.temples)
    for seat, cards in (hand or {}).items():
        _deal(state, seat, cards)
    _hold(state, goals or {}, shown or {})
    return Table(state)


def debate(text: str, hand: Words | None = None, **more: Words) -> Table:
    """Return a debate among four: discs as place:cards, and whose `voice` it is.

    Before red it is Carsten's unless said; with red, Carsten placed it, and Michael is next.
    """
    discs = [word for word in text.split() if word.split("=")[0] in CAMPS]
    table = turn(" ".join(word for word in text.split() if word not in discs), hand, **more)
    state = table.state
    words = dict(word.split("=") for word in text.split())
    state.blue, state.red, state.black = (_disc(state, words, camp) for camp in CAMPS)
    opened = state.red != NO_PLACE
    state.phase = P_DEBATE if opened else P_ASK
    state.spoke, state.last = (1 << CARSTEN, CARSTEN) if opened else (0, Seat(-1))
    state.actor = Seat(int(words.get("voice", MICHAEL if opened else CARSTEN)))
    return table


def _disc(state: UlyssesState, words: dict[str, str], camp: str) -> int:
    if camp not in words:
        return NO_PLACE
    name, _, cards = words[camp].partition(":")
    count = int(cards or 0)
    state.camps[CAMPS.index(camp)] = count
    state.deck[OBJECTION] -= count
    state.deck_size -= count
    return PLACE[name]


def _deal(state: UlyssesState, seat: Seat, cards: str) -> None:
    """Give a seat cards: "2 objection 1 zeus"."""
    words = cards.split()
    for count, name in zip(words[::2], words[1::2], strict=True):
        kind = KINDS.index(name)
        state.hands[6 * seat + kind] += int(count)
        state.deck[kind] -= int(count)
        state.sizes[seat] += int(count)
        state.deck_size -= int(count)


def _hold(state: UlyssesState, goals: Words, shown: Words) -> None:
    held = [
        tuple(sorted(PLACE[n] for n in goals.get(Seat(s), "").split()))
        for s in range(state.players)
    ]
    open_ = [tuple(PLACE[n] for n in shown.get(Seat(s), "").split()) for s in range(state.players)]
    pool = list(POOLS)
    for place in (place for places in (*held, *open_) for place in places):
        pool[COLOUR_OF[place]] &= ~(1 << place)
    state.goals, state.shown, state.pool = tuple(held), tuple(open_), tuple(pool)


def emptied(table: Table) -> Table:
    """Put the whole draw pile away: every card not in a hand is out of the game."""
    table.state.deck, table.state.deck_size = [0] * 6, 0
    return table


def cards_in_play(state: UlyssesState) -> list[int]:
    """Return the number of cards of each kind, wherever they lie."""
    hands = [sum(state.hands[kind::6]) for kind in range(6)]
    laid = [sum(state.camps) - sum(state.zeus_laid), 0, 0, 0, sum(state.zeus_laid), 0]
    return [sum(piles) for piles in zip(hands, laid, state.deck, state.discard, strict=True)]


ALL_CARDS = list(COUNTS)


def propose(place: str) -> Act:
    return PROPOSE[PLACE[place]]


def open_red(place: str, cards: int) -> Act:
    return RED[PLACE[place]][cards]


def open_black(place: str, cards: int) -> Act:
    return BLACK[PLACE[place]][cards]


def back(camp: str, cards: int) -> Act:
    return LAY[CAMPS.index(camp)][cards]


def use_zeus(count: int) -> Act:
    return USE_ZEUS[count]


def pay(*kinds: str) -> tuple[Act, ...]:
    return tuple(PAY[KINDS.index(kind)] for kind in kinds)


def pandora(kind: str = "pandora") -> Act:
    return PANDORA_BY[KINDS.index(kind)]


def plague(place: str, kind: str = "plague") -> Act:
    return PLAGUE_BY[KINDS.index(kind)][PLACE[place]]


def clear(place: str) -> Act:
    return CLEAR[PLACE[place]]


def exchange(goal: str, colour: str) -> Act:
    return EXCHANGE[PLACE[goal]][COLOURS.index(colour)]


def build(zeus: int = 0) -> Act:
    return BUILD[zeus]


def wind(kind: str = "wind") -> Act:
    return WIND_BY[KINDS.index(kind)]


def kinds(events: Sequence[Event]) -> list[str]:
    return [event.kind for event in events]
