"""What each kind of card can do now, in a few words."""

from __future__ import annotations

from app.boards.ulysses.hand_look import words
from engines.ulysses.acts import Act
from engines.ulysses.cards import KINDS, OBJECTION, PANDORA, PLAGUE, TEMPLE, WIND, ZEUS

#: Verbs that a kind of card serves, beside payments.
_SERVES = {
    OBJECTION: ("red", "black", "lay"),
    TEMPLE: ("build",),
    WIND: ("wind",),
    PLAGUE: ("plague",),
    PANDORA: ("pandora",),
}


def uses(known: dict, legal: list[Act]) -> list[tuple[bool, str]]:
    """Return for each kind whether it can be used now, and what for."""
    paying = known["plan"] is not None
    return [_use(known, legal, kind, paying) for kind in range(len(KINDS))]


def _use(known: dict, legal: list[Act], kind: int, paying: bool) -> tuple[bool, str]:
    held = known["hand"][kind]
    name = KINDS[kind]
    if paying:
        can = any(act.verb == "pay" and act.at == kind for act in legal)
        return can, words("use.pay") if can else words("use.kept")
    now = bool(held) and _serves_now(legal, kind)
    if kind == TEMPLE and not now:
        return False, words("use.temple.later", n=known["temples"][known["seat"]])
    return now, words(f"use.{name}.now" if now else f"use.{name}.later")


def _serves_now(legal: list[Act], kind: int) -> bool:
    if kind == ZEUS:
        return any(_is_for(act, served) for act in legal for served in _SERVES)
    return any(_is_for(act, kind) for act in legal)


def _is_for(act: Act, kind: int) -> bool:
    if act.verb not in _SERVES[kind]:
        return False
    chosen = {"wind": act.at, "pandora": act.at, "plague": act.n}.get(act.verb, kind)
    return chosen in (kind, ZEUS)
