"""A position of Ulysses: what lies on the table, what is held, and whose voice it is."""

from __future__ import annotations

from collections.abc import Sequence

from engines.core.contract import CHANCE, OVER, Event, Seat, State, View
from engines.ulysses.acts import Act
from engines.ulysses.board import NO_PLACE, POOLS, TROY, Place
from engines.ulysses.cards import ALL_CARDS, COUNTS, NO_CARDS, TEMPLES
from engines.ulysses.dealing import NOBODY
from engines.ulysses.moves import LEGAL
from engines.ulysses.phases import DEALING, P_FIRST
from engines.ulysses.refusals import why_not
from engines.ulysses.rules import HANDLERS, begin
from engines.ulysses.view import view_of


class UlyssesState(State[Act]):
    """Counts of cards by kind, goals, the ship, the debate; and what an actor is choosing.

    Hands lie one after the other in `hands`, six counts a seat. The draw pile is a count by
    kind: nobody knows its order. A goal pile is the goals nobody has returned (`pool`, a
    bit mask a colour, in unknown order) over those that were returned (`under`, in order, each
    with who did it). `known` holds, by seat, the places of goals elsewhere that this seat has
    seen and followed (U-34).
    """

    __slots__ = (
        "active",
        "actor",
        "aside",
        "black",
        "blue",
        "camps",
        "deck",
        "deck_size",
        "discard",
        "drawing",
        "due",
        "exchanged",
        "first",
        "goals",
        "hands",
        "known",
        "last",
        "out",
        "owed",
        "pandora_used",
        "phase",
        "picks",
        "plagues",
        "plan",
        "players",
        "pool",
        "receiver",
        "red",
        "ship",
        "shown",
        "sizes",
        "spoke",
        "supply",
        "temples",
        "under",
        "vacant",
        "zeus",
        "zeus_laid",
    )

    def __init__(self, players: int, first: Seat | None = None) -> None:
        self.players = players
        self.actor = CHANCE
        self.phase = P_FIRST
        self.first = self.active = NOBODY
        self.ship: Place = TROY
        #: A bit for each plagued place.
        self.plagues = 0
        self.temples: tuple[int, ...] = (1,) * players
        self.supply = TEMPLES - players
        self.hands = [0] * (6 * players)
        self.sizes = [0] * players
        self.deck = list(COUNTS)
        self.deck_size = ALL_CARDS
        self.discard = list(NO_CARDS)
        #: Goals still secret, sorted, and goals shown, in order, by seat.
        self.goals: tuple[tuple[Place, ...], ...] = ((),) * players
        self.shown: tuple[tuple[Place, ...], ...] = ((),) * players
        self.pool: tuple[int, ...] = POOLS
        self.under: tuple[tuple[tuple[Place, Seat], ...], ...] = ((), (), (), ())
        self.known: tuple[int, ...] = (0,) * players
        #: A bit for each place whose goal the ship's call has shown to be in no hand.
        self.vacant = 0
        self.pandora_used = False
        self.exchanged = False
        #: The debate: discs, cards by camp (and the Zeus among them), who is out for good, who
        #: has made the first decision (U-25), who played last.
        self.blue: Place = NO_PLACE
        self.red: Place = NO_PLACE
        self.black: Place = NO_PLACE
        self.camps = [0, 0, 0]
        self.zeus_laid = [0, 0, 0]
        self.out = 0
        self.spoke = 0
        self.last = NOBODY
        #: Who is being dealt cards, how many more, and from which goal pile in an exchange.
        self.receiver = NOBODY
        self.owed = 0
        self.drawing = -1
        #: What the actor is about to pay for: the action, the cards chosen so far, those set
        #: aside for a camp (objections, Zeus), how many to choose; and Zeus asked for. All of
        #: it is still in the hand, and nobody else knows of it.
        self.plan: Act | None = None
        self.picks: tuple[int, ...] = NO_CARDS
        self.aside = (0, 0)
        self.due = 0
        self.zeus = 0
        if first is not None:
            begin(self, first)

    def legal(self) -> list[Act]:
        return LEGAL[self.phase](self)

    def weights(self) -> list[int]:
        if self.phase in DEALING:
            return [count for count in self.deck if count]
        return [1] * len(self.legal())

    def apply(self, action: Act) -> Sequence[Event]:
        try:
            handler = HANDLERS.get(action)
        except TypeError:
            handler = None
        if handler is None or type(action) is not Act:
            raise why_not(self, action)
        told = handler(self, action)
        if told is None:
            raise why_not(self, action)
        return told

    def clone(self) -> UlyssesState:
        twin = UlyssesState.__new__(UlyssesState)
        twin.players = self.players
        twin.actor = self.actor
        twin.phase = self.phase
        twin.first = self.first
        twin.active = self.active
        twin.ship = self.ship
        twin.plagues = self.plagues
        twin.temples = self.temples
        twin.supply = self.supply
        twin.hands = self.hands[:]
        twin.sizes = self.sizes[:]
        twin.deck = self.deck[:]
        twin.deck_size = self.deck_size
        twin.discard = self.discard[:]
        twin.goals = self.goals
        twin.shown = self.shown
        twin.pool = self.pool
        twin.under = self.under
        twin.known = self.known
        twin.vacant = self.vacant
        twin.pandora_used = self.pandora_used
        twin.exchanged = self.exchanged
        twin.blue = self.blue
        twin.red = self.red
        twin.black = self.black
        twin.camps = self.camps[:]
        twin.zeus_laid = self.zeus_laid[:]
        twin.out = self.out
        twin.spoke = self.spoke
        twin.last = self.last
        twin.receiver = self.receiver
        twin.owed = self.owed
        twin.drawing = self.drawing
        twin.plan = self.plan
        twin.picks = self.picks
        twin.aside = self.aside
        twin.due = self.due
        twin.zeus = self.zeus
        return twin

    def view(self, seat: Seat | None) -> View:
        return view_of(self, seat)

    def scores(self) -> list[int]:
        """Return how many goals each seat has shown."""
        return [len(places) for places in self.shown]

    def winners(self) -> list[Seat]:
        scores = self.scores()
        most = max(scores)
        return [Seat(seat) for seat, score in enumerate(scores) if score == most]

    @property
    def is_over(self) -> bool:
        """Whether somebody has shown four goals."""
        return self.actor == OVER
