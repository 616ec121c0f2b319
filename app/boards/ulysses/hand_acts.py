"""The action phase and the wind on the private screen: from what is known to a page of rows."""

from __future__ import annotations

from app.boards.ulysses.hand_debate import ask_page, debate_page
from app.boards.ulysses.hand_look import (
    art,
    card_art,
    card_name,
    colour_name,
    place_name,
    words,
)
from app.boards.ulysses.hand_pages import Deed, Page, plays, turns_to
from app.boards.ulysses.hand_pay import pay_page
from engines.ulysses.acts import END, STAY, Act
from engines.ulysses.board import COLOUR_OF, COLOURS
from engines.ulysses.cards import MOST_PLAGUES, PANDORA, PLAGUE, TEMPLE, WIND, ZEUS


def first_page(known: dict, legal: list[Act]) -> Page:
    """Return the page that a seat finds first: its actions now, or what things cost."""
    if not legal:
        return waiting_page(known)
    if known["plan"] is not None:
        return pay_page(known, legal)
    phase = known["phase"]
    pages = {"ask": ask_page, "debate": debate_page, "wind": wind_page}
    return pages.get(phase, act_page)(known, legal)


def waiting_page(known: dict) -> Page:
    """Return the costs for the present number of temples, while somebody else acts."""
    n = known["temples"][known["seat"]]
    rows = (
        Deed(words("build"), words("build.cost", n=n), card_art(TEMPLE), is_card=True),
        Deed(words("clear"), words("pay.cost", n=n), art("plague")),
        Deed(words("exchange"), words("pay.cost", n=n), art("goal_back"), is_card=True),
    )
    over = known["phase"] == "over"
    note = "" if over else words("costs.note", n=n)
    return Page(words("costs"), note, () if over else rows)


def act_page(known: dict, legal: list[Act]) -> Page:
    """Return what the active player can do before proposing; what it can do now comes first."""
    rows = [
        _pandora(known, legal),
        _plague(known, legal),
        _build(known, legal),
        _clear(known, legal),
        _exchange(known, legal),
    ]
    if STAY in legal:
        rows.insert(0, Deed(words("stay"), words("stay.note"), art("ship"), run=plays(STAY)))
    rows.sort(key=lambda row: row.run is None)
    can_sail = any(act.verb == "propose" for act in legal)
    note = words("act.note") if can_sail else words("act.shut_in")
    return Page(words("act"), note, tuple(rows))


def wind_page(known: dict, legal: list[Act]) -> Page:
    """Return how to stay active after sailing to blue (U-31)."""
    rows = [
        Deed(
            words("wind") if act.at == WIND else words("wind.zeus"),
            words("wind.note"),
            card_art(act.at),
            run=plays(act),
            is_card=True,
            primary=act.at == WIND,
        )
        for act in legal
        if act.verb == "wind"
    ]
    if not rows:
        rows.append(Deed(words("wind"), words("wind.none"), card_art(WIND), is_card=True))
    rows.append(Deed(words("end"), words("end.note"), icon="skip-next", run=plays(END)))
    return Page(words("wind.title"), "", tuple(rows))


def _pandora(known: dict, legal: list[Act]) -> Deed:
    ways = [act for act in legal if act.verb == "pandora"]
    run, note = None, words("pandora.note")
    if len(ways) == 1:
        run = plays(ways[0])
        if ways[0].at == ZEUS:
            note = words("pandora.zeus")
    elif ways:
        rows = tuple(
            Deed(card_name(way.at), "", card_art(way.at), run=plays(way), is_card=True)
            for way in ways
        )
        run = turns_to(Page(words("with_which"), words("pandora.note"), rows))
    else:
        note = words("once") if known["pandora_used"] else words("pandora.none")
    return Deed(words("pandora"), note, card_art(PANDORA), run=run, is_card=True)


def _plague(known: dict, legal: list[Act]) -> Deed:
    by: dict[int, dict[int, Act]] = {}
    for act in legal:
        if act.verb == "plague":
            by.setdefault(act.n, {})[act.at] = act
    run = None
    if by:
        note = words("plague.note") if PLAGUE in by else words("plague.zeus")
        ways = {card_name(kind): acts for kind, acts in sorted(by.items())}
        page = Page(words("plague.where"), "", places=ways, confirm=words("plague.on"))
        run = turns_to(page)
    elif len(known["plagues"]) >= MOST_PLAGUES:
        note = words("plague.six")
    else:
        note = words("plague.none")
    return Deed(words("plague"), note, card_art(PLAGUE), run=run, is_card=True)


def _build(known: dict, legal: list[Act]) -> Deed:
    seat, hand = known["seat"], known["hand"]
    n = known["temples"][seat]
    ways = [act for act in legal if act.verb == "build"]
    run, note = None, words("build.cost", n=n)
    if len(ways) == 1:
        run = plays(ways[0])
    elif ways:
        rows = tuple(
            Deed(
                words("build.zeus", n=act.n), _temple_cards(n - act.n), run=plays(act), icon="bank"
            )
            for act in ways
        )
        run = turns_to(Page(words("build"), words("build.how"), rows))
    elif not known["supply"]:
        note = words("build.none_left")
    elif hand[TEMPLE] + hand[ZEUS] < n:
        note = words("build.lacks", n=n, held=hand[TEMPLE] + hand[ZEUS])
    else:
        note = words("build.few", n=2 * n, held=sum(hand))
    return Deed(words("build"), note, card_art(TEMPLE), run=run, is_card=True)


def _temple_cards(n: int) -> str:
    return words("build.temples", n=n)


def _clear(known: dict, legal: list[Act]) -> Deed:
    n, held = known["temples"][known["seat"]], sum(known["hand"])
    ways = [act for act in legal if act.verb == "clear"]
    run, note = None, words("pay.cost", n=n)
    if ways:
        rows = tuple(Deed(place_name(a.at), "", place=a.at, run=plays(a)) for a in ways)
        run = turns_to(Page(words("clear.which"), words("pay.cost", n=n), rows))
    elif not known["plagues"]:
        note = words("clear.none")
    else:
        note = words("pay.lacks", n=n, held=held)
    return Deed(words("clear"), note, art("plague"), run=run)


def _exchange(known: dict, legal: list[Act]) -> Deed:
    n, held = known["temples"][known["seat"]], sum(known["hand"])
    by: dict[int, list[Act]] = {}
    for act in legal:
        if act.verb == "exchange":
            by.setdefault(act.at, []).append(act)
    run, note = None, words("pay.cost", n=n)
    if by:
        rows = tuple(
            Deed(place_name(goal), "", place=goal, run=turns_to(_piles(known, goal, acts)))
            for goal, acts in by.items()
        )
        run = turns_to(Page(words("exchange.which"), words("pay.cost", n=n), rows))
    elif known["exchanged"]:
        note = words("once")
    elif held < n:
        note = words("pay.lacks", n=n, held=held)
    else:
        note = words("exchange.none")
    return Deed(words("exchange"), note, art("goal_back"), run=run, is_card=True)


def _piles(known: dict, goal: int, acts: list[Act]) -> Page:
    """Return the piles that a new goal can come from, and why one cannot be chosen (U-15)."""
    can = {act.n: act for act in acts}
    rows = []
    for colour in range(len(COLOURS)):
        size = known["piles"][colour] + (COLOUR_OF[goal] == colour)
        name = colour_name(colour)
        if colour in can:
            row = Deed(name, words("pile.size", n=size), colour=colour, run=plays(can[colour]))
        elif colour == COLOUR_OF[known["ship"]]:
            row = Deed(name, words("pile.ship"), colour=colour)
        else:
            row = Deed(name, words("pile.empty"), colour=colour)
        rows.append(row)
    return Page(words("exchange.pile", place=place_name(goal)), "", tuple(rows))
