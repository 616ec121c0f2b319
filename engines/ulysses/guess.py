"""A full state that fits a view: what is hidden is dealt at random, evenly (U-02, U-34)."""

from __future__ import annotations

from random import Random

from engines.core.contract import CHANCE, OVER, Json, Seat, View
from engines.core.errors import BadData
from engines.ulysses import acts
from engines.ulysses.board import ALL_PLACES, COLOUR_OF, COLOURS, NO_PLACE, Place
from engines.ulysses.cards import COUNTS, KINDS, MOST_VOICES, OBJECTION, TEMPLES, ZEUS
from engines.ulysses.debate import split
from engines.ulysses.moves import COLOUR_PLACES
from engines.ulysses.phases import PHASES
from engines.ulysses.state import UlyssesState


def state_of(view: View, rng: Random) -> UlyssesState:
    """Return a random state that fits the view. Raises BadData when there is none."""
    try:
        players = _whole(view["players"], 3, acts.MOST_SEATS)
        state = UlyssesState(players)
        seat = view["seat"]
        if seat is not None:
            _whole(seat, 0, players - 1)
        _table(state, view)
        _debate(state, view)
        _deal_cards(state, view, rng)
        _deal_goals(state, view, rng)
        _choosing(state, view)
    except (KeyError, TypeError, IndexError, ValueError, AttributeError) as wrong:
        raise BadData("no_view") from wrong
    return state


def _table(state: UlyssesState, view: View) -> None:
    """Set what lies open on the table."""
    players = state.players
    state.actor = Seat(_whole(view["actor"], OVER, players - 1))
    state.phase = PHASES.index(view["phase"])
    state.first = Seat(_whole(view["first"], -1, players - 1))
    state.active = Seat(_whole(view["active"], -1, players - 1))
    state.receiver = Seat(_whole(view["receiver"], -1, players - 1))
    state.ship = _place(view["ship"])
    state.plagues = sum(1 << _place(place) for place in set(view["plagues"]))
    state.temples = tuple(_whole(n, 1, TEMPLES) for n in _sized(view["temples"], players))
    state.supply = TEMPLES - sum(state.temples)
    state.owed = _whole(view["owed"], 0, 99)
    state.drawing = _whole(view["drawing"], -1, len(COLOURS) - 1)
    state.pandora_used = _flag(view["pandora_used"])
    state.exchanged = _flag(view["exchanged"])
    if view["supply"] != state.supply or state.supply < 0:
        raise ValueError("supply")


def _debate(state: UlyssesState, view: View) -> None:
    players = state.players
    discs = [NO_PLACE if p is None else _place(p) for p in _sized(view["discs"], 3)]
    state.blue, state.red, state.black = discs
    state.camps = [_whole(n, 0, MOST_VOICES) for n in _sized(view["camps"], 3)]
    state.zeus_laid = [_whole(n, 0, COUNTS[ZEUS]) for n in _sized(view["zeus_laid"], 3)]
    state.out = _mask(view["out"], players)
    state.spoke = _mask(view["spoke"], players)
    state.last = Seat(_whole(view["last"], -1, players - 1))
    if view["leader"] not in (None, 0, 1, 2):
        raise ValueError("leader")


def _deal_cards(state: UlyssesState, view: View, rng: Random) -> None:
    """Deal the cards that this seat does not see to the other hands; the rest is the pile."""
    seat, sizes = view["seat"], _sized(view["hand_sizes"], state.players)
    state.sizes = [_whole(size, 0, sum(COUNTS)) for size in sizes]
    state.discard = [_whole(n, 0, COUNTS[k]) for k, n in enumerate(_sized(view["discard"], 6))]
    hand = [0] * 6 if seat is None else _sized(view["hand"], 6)
    laid = sum(state.zeus_laid)
    unseen = [COUNTS[kind] - state.discard[kind] - _whole(hand[kind], 0, 99) for kind in range(6)]
    unseen[ZEUS] -= laid
    unseen[OBJECTION] -= sum(state.camps) - laid
    if min(unseen) < 0 or (seat is not None and sum(hand) != state.sizes[seat]):
        raise ValueError("cards")
    cards = [kind for kind in range(len(KINDS)) for _ in range(unseen[kind])]
    taken = sum(size for owner, size in enumerate(state.sizes) if owner != seat)
    if len(cards) - taken != view["deck"]:
        raise ValueError("deck")
    dealt = rng.sample(cards, taken)
    hands = state.hands
    start = 0
    for owner, size in enumerate(state.sizes):
        if owner == seat:
            hands[6 * owner : 6 * owner + 6] = hand
            continue
        for kind in dealt[start : start + size]:
            hands[6 * owner + kind] += 1
            unseen[kind] -= 1
        start += size
    state.deck = unseen
    state.deck_size = len(cards) - taken


def _deal_goals(state: UlyssesState, view: View, rng: Random) -> None:
    """Give each hidden goal a place of its colour that this seat has not seen elsewhere."""
    seat, players = view["seat"], state.players
    state.shown = tuple(
        tuple(_place(place) for place in places) for places in _sized(view["shown"], players)
    )
    secrets = _secrets(view, players)
    under = [list(pile) for pile in _sized(view["under"], len(COLOURS))]
    seen = {place for places in (*state.shown, *secrets, *under) for place in places}
    hidden = [[place for place in row if place not in seen] for row in COLOUR_PLACES]
    state.vacant = sum(1 << _place(place) for place in set(view["vacant"]))
    for places in hidden:
        rng.shuffle(places)
        # What nobody holds comes first: hands are filled from the end.
        places.sort(key=lambda place: not state.vacant >> place & 1)
    for owner, colours in enumerate(_sized(view["goal_colours"], players)):
        missing = list(colours)
        for place in secrets[owner]:
            missing.remove(COLOUR_OF[place])
        secrets[owner] += [hidden[colour].pop() for colour in missing]
    state.goals = tuple(tuple(sorted(places)) for places in secrets)
    piles = []
    for places in hidden:
        rng.shuffle(places)
    for colour, owners in enumerate(_sized(view["returned"], len(COLOURS))):
        places = [hidden[colour].pop() if p is None else _place(p) for p in under[colour]]
        seats = [Seat(_whole(owner, 0, players - 1)) for owner in owners]
        piles.append(tuple(zip(places, seats, strict=True)))
    state.under = tuple(piles)
    state.pool = tuple(sum(1 << place for place in places) for places in hidden)
    sizes = [len(hidden[colour]) + len(piles[colour]) for colour in range(len(COLOURS))]
    if sizes != view["piles"]:
        raise ValueError("piles")
    state.known = _knowledge(state, view, seat)


def _secrets(view: View, players: int) -> list[list[Place]]:
    """Return the secret goals that this seat has seen, by owner."""
    if view["secrets"] is not None:
        return [[_place(p) for p in places] for places in _sized(view["secrets"], players)]
    known = [[_place(p) for p in places] for places in _sized(view["known"], players)]
    if view["seat"] is not None:
        known[view["seat"]] = [_place(place) for place in view["goals"]]
    return known


def _knowledge(state: UlyssesState, view: View, seat: int | None) -> tuple[int, ...]:
    """Everybody knows what they returned; this seat also what its view says."""
    known = [0] * state.players
    for pile in state.under:
        for place, owner in pile:
            known[owner] |= 1 << place
    if seat is not None:
        seen = [p for pile in view["under"] for p in pile if p is not None]
        seen += [p for places in view["known"] for p in places]
        known[seat] = sum(1 << _place(place) for place in set(seen))
    return tuple(known)


def _choosing(state: UlyssesState, view: View) -> None:
    """Set what the seat itself is paying for; of the others nothing is known."""
    state.zeus = _whole(view["zeus"], 0, COUNTS[ZEUS])
    state.due = _whole(view["due"], 0, TEMPLES)
    state.picks = tuple(_whole(n, 0, 99) for n in _sized(view["picks"], 6))
    if view["plan"] is not None:
        state.plan = acts.decode(view["plan"])
        if state.plan.verb in ("red", "black") and state.actor != CHANCE:
            state.aside = split(state, state.plan.n) or (0, 0)


def _whole(value: Json, least: int, most: int) -> int:
    if type(value) is not int or not least <= value <= most:
        raise ValueError(value)
    return value


def _place(value: Json) -> Place:
    return ALL_PLACES[_whole(value, 0, len(ALL_PLACES) - 1)]


def _flag(value: Json) -> bool:
    if not isinstance(value, bool):
        raise TypeError(value)
    return value


def _mask(flags: Json, players: int) -> int:
    return sum(1 << seat for seat, flag in enumerate(_sized(flags, players)) if _flag(flag))


def _sized(value: Json, size: int) -> list[Json]:
    if not isinstance(value, list) or len(value) != size:
        raise ValueError(value)
    return value
