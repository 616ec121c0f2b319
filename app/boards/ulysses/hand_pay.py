"""Paying card by card on the private screen."""

from __future__ import annotations

from app.boards.ulysses.hand_look import card_art, card_name, colour_name, place_name, words
from app.boards.ulysses.hand_pages import Deed, Page, plays
from engines.ulysses.acts import BACK, Act, decode
from engines.ulysses.cards import KINDS, OBJECTION, ZEUS


def pay_page(known: dict, legal: list[Act]) -> Page:
    """Return the cards that can be given, what is still due, and the way back."""
    left = _left(known)
    rows = [
        Deed(
            card_name(act.at),
            words("pay.left", n=left[act.at]),
            card_art(act.at),
            run=plays(act),
            is_card=True,
        )
        for act in legal
        if act.verb == "pay"
    ]
    back = BACK if BACK in legal else None
    title = words("pay.due", n=known["due"])
    return Page(title, _purpose(known), tuple(rows), tight=True, back=back)


def _purpose(known: dict) -> str:
    """Return what is being paid for, and what has been chosen."""
    plan = decode(known["plan"])
    facts = {}
    if plan.at >= 0 and plan.verb != "build":
        facts["place"] = place_name(plan.at)
    if plan.verb == "exchange":
        facts["colour"] = colour_name(plan.n)
    said = words(f"plan.{plan.verb}", **facts)
    given = [
        words("pay.some", n=n, card=card_name(kind)) for kind, n in enumerate(known["picks"]) if n
    ]
    return f"{said} {words('pay.given', cards=', '.join(given))}" if given else said


def _left(known: dict) -> list[int]:
    """Return what is in the hand beside the cards chosen and those laid aside for a camp."""
    plan, hand = decode(known["plan"]), known["hand"]
    left = [hand[kind] - known["picks"][kind] for kind in range(len(KINDS))]
    if plan.verb in ("red", "black"):
        zeus = known["zeus"] or max(0, plan.n - hand[OBJECTION])
        left[OBJECTION] -= plan.n - zeus
        left[ZEUS] -= zeus
    return left
