"""The debate on the private screen: a camp or a place, then how many cards."""

from __future__ import annotations

from app.boards.ulysses.hand_look import camp_art, camp_name, card_art, place_name, words
from app.boards.ulysses.hand_pages import Deed, Number, Page, plays, turns_to
from engines.ulysses.acts import BACK, PASS, YES, Act
from engines.ulysses.board import BLACK_CAMP, CAMPS, ROUTES
from engines.ulysses.camps import least
from engines.ulysses.cards import OBJECTION, ZEUS


def ask_page(known: dict, legal: list[Act]) -> Page:
    """Return how to object to the proposal, or agree (U-20, U-21)."""
    blue = place_name(known["discs"][0])
    rows = _discs(known, legal, "red")
    rows += _zeus(known, legal)
    if YES in legal:
        rows.append(Deed(words("yes"), words("yes.note", place=blue), icon="check", run=plays(YES)))
    note = words("ask.note", blue=blue) if _voices(known) else words("ask.mute")
    return Page(words("ask"), note, tuple(rows))


def debate_page(known: dict, legal: list[Act]) -> Page:
    """Return the camps to back, the black one to open, or the way out (U-22 to U-25)."""
    rows = [_camp(known, legal, camp) for camp in range(len(CAMPS)) if _is_open(known, camp)]
    can_open = _discs(known, legal, "black")
    if not _is_open(known, BLACK_CAMP) and not can_open:
        rows.append(Deed(words("black"), _why_no_black(known), camp_art(BLACK_CAMP)))
    rows = [row for row in rows if row.run] + can_open + [row for row in rows if not row.run]
    rows += _zeus(known, legal)
    if PASS in legal:
        rows.append(Deed(words("pass"), words("pass.note"), icon="close", run=plays(PASS)))
    note = words("debate.note") if _voices(known) else words("debate.mute")
    return Page(words("debate"), note, tuple(rows))


def _is_open(known: dict, camp: int) -> bool:
    return known["discs"][camp] is not None


def _voices(known: dict) -> int:
    """Return how many cards of the hand can speak in a debate."""
    return known["hand"][OBJECTION] + known["hand"][ZEUS]


def _camp(known: dict, legal: list[Act], camp: int) -> Deed:
    acts = [act for act in legal if act.verb == "lay" and act.at == camp]
    place = place_name(known["discs"][camp])
    title = words("camp", camp=camp_name(camp), place=place)
    need, have = least(known["camps"], camp), known["camps"][camp]
    if not acts:
        note = words("camp.lacks", n=need, held=_voices(known))
        return Deed(title, note, camp_art(camp))
    leads = known["leader"] == camp
    note = words("camp.ahead" if leads else "camp.needs", n=need, have=have)
    page = _how_many(known, acts, words("camp.how_many", camp=camp_name(camp), place=place))
    return Deed(title, note, camp_art(camp), run=turns_to(page))


def _discs(known: dict, legal: list[Act], verb: str) -> list[Deed]:
    """Return the joined places where this seat can open a camp."""
    rows = []
    for place in ROUTES[known["ship"]]:
        acts = [act for act in legal if act.verb == verb and act.at == place]
        if not acts:
            continue
        name = place_name(place)
        note = words(f"{verb}.from", n=acts[0].n)
        plagued = place in known["plagues"]
        if plagued:
            note = words("disc.plagued", n=known["temples"][known["seat"]])
        page = _how_many(known, acts, words(f"{verb}.how_many", place=name), plagued)
        rows.append(Deed(words(f"{verb}.at", place=name), note, place=place, run=turns_to(page)))
    return rows


def _how_many(known: dict, acts: list[Act], title: str, plagued: bool = False) -> Page:
    objections, asked = known["hand"][OBJECTION], known["zeus"]
    numbers = tuple(Number(a.n, asked or max(0, a.n - objections), a) for a in acts)
    note = words("numbers.note", n=numbers[0].n)
    if plagued:
        note += " " + words("disc.then_pay", n=known["temples"][known["seat"]])
    return Page(title, note, numbers=numbers)


def _zeus(known: dict, legal: list[Act]) -> list[Deed]:
    """Return the row that asks for Zeus among the cards, or gives that up (U-17)."""
    if known["zeus"] and BACK in legal:
        title = words("zeus.chosen", n=known["zeus"])
        return [Deed(title, words("zeus.back"), card_art(ZEUS), run=plays(BACK), is_card=True)]
    ways = [act for act in legal if act.verb == "zeus"]
    if not ways:
        return []
    if len(ways) == 1:
        run = plays(ways[0])
    else:
        numbers = tuple(Number(act.n, act.n, act) for act in ways)
        run = turns_to(Page(words("zeus.how_many"), "", numbers=numbers))
    return [Deed(words("zeus"), words("zeus.note"), card_art(ZEUS), run=run, is_card=True)]


def _why_no_black(known: dict) -> str:
    seat = known["seat"]
    if seat == known["active"]:
        return words("black.active")
    if known["spoke"][seat]:
        return words("black.late")
    return words("camp.lacks", n=least(known["camps"], BLACK_CAMP), held=_voices(known))
