"""Which texts there are, and which the app, its KV and the engines ask for."""

from __future__ import annotations

import ast
import json
import re
from collections import defaultdict
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from random import Random
from string import Formatter

from app.paths import ASSETS, KV, LOCALE
from engines import CHANCE, GAMES, OVER
from engines.core import errors

APP = Path(KV).parent / "app"
ENGINES = Path(KV).parent / "engines"
KEY = re.compile(r"[a-z_]+(?:\.[a-z0-9_]+)+")
KV_STRING = re.compile(r'"([^"\n]*)"')
WORDS = re.compile(r"[a-z]+")
#: What looks like a key and is the name of a file.
FILES = (".json", ".kv", ".png", ".wav", ".ttf", ".txt", ".md", ".tmp", ".py")
#: What happens too often to be told, or is shown on the board: no line in the log.
NOT_TOLD = {"ulysses": {"draw", "goal_drawn", "reveal"}}
#: An error that only a damaged journal can cause; opening it recovers.
NEVER_SAID = {"action_number"}


@cache
def catalogue(name: str) -> dict[str, dict]:
    """Return the texts of one file of assets/locale."""
    return json.loads((LOCALE / f"{name}.json").read_text(encoding="utf-8"))


@cache
def texts() -> dict[str, dict]:
    """Return every text of the shell and of the games on the shelf."""
    return {k: v for name in ("shell", *GAMES) for k, v in catalogue(name).items()}


def forms(text: str | dict) -> list[str]:
    """Return the plural forms of a text, or its only one."""
    return list(text.values()) if isinstance(text, dict) else [text]


def parameters(text: str | dict) -> set[str]:
    """Return the names of what is filled into a text."""
    found = (Formatter().parse(form) for form in forms(text))
    return {name for parts in found for _, name, *_ in parts if name}


# What is asked for in so many words


def modules(folder: Path) -> Iterator[ast.Module]:
    """Yield the parsed modules under a folder."""
    for path in sorted(folder.rglob("*.py")):
        yield ast.parse(path.read_text(encoding="utf-8"), str(path))


def constants(folder: Path) -> set[str]:
    """Return every string that stands in the code under a folder."""
    return {
        node.value
        for module in modules(folder)
        for node in ast.walk(module)
        if isinstance(node, ast.Constant) and isinstance(node.value, str)
    }


def is_key(word: str) -> bool:
    """Return whether a string is meant as a key of one of our catalogues."""
    namespaces = {key.partition(".")[0] for key in texts()}
    own = word.partition(".")[0] in namespaces
    return own and bool(KEY.fullmatch(word)) and not word.endswith(FILES)


@cache
def literal_keys() -> frozenset[str]:
    """Return the keys that stand in the app's Python and KV."""
    found = {word for word in constants(APP) if is_key(word)}
    for path in KV.glob("*.kv"):
        written = KV_STRING.findall(path.read_text(encoding="utf-8"))
        found |= {word for word in written if is_key(word)}
    return frozenset(found)


def built_keys() -> set[str]:
    """Return the keys that the app puts together, as in tr(f"ulysses.ui.{name}").

    Every word that is put in must stand somewhere in the code.
    """
    words = {w for word in constants(APP) | constants(ENGINES) for w in WORDS.findall(word)}
    patterns = [_pattern(node) for m in modules(APP) for node in ast.walk(m) if _builds_key(node)]
    found = set()
    for key in texts():
        for pattern in patterns:
            match = pattern.fullmatch(key)
            if match and words.issuperset(_put_in(match)):
                found.add(key)
    return found


def _put_in(match: re.Match[str]) -> list[str]:
    return [word for part in match.groups() for word in WORDS.findall(part)]


def _builds_key(node: ast.AST) -> bool:
    """Return whether this is an f-string that begins like a key."""
    first = node.values[0] if isinstance(node, ast.JoinedStr) and node.values else None
    start = first.value if isinstance(first, ast.Constant) else ""
    return "." in start and start.partition(".")[0] in {key.partition(".")[0] for key in texts()}


def _pattern(node: ast.JoinedStr) -> re.Pattern[str]:
    parts = (re.escape(p.value) if isinstance(p, ast.Constant) else "(.+)" for p in node.values)
    return re.compile("".join(parts))


def calls_with_facts() -> Iterator[tuple[str, set[str]]]:
    """Yield the keys of tr("key", fact=...) with the names of the facts."""
    for module in modules(APP):
        for node in ast.walk(module):
            if isinstance(node, ast.Call) and ast.unparse(node.func) == "tr" and node.args:
                key, given = node.args[0], {keyword.arg for keyword in node.keywords}
                if isinstance(key, ast.Constant) and None not in given:
                    yield key.value, given


# What the engines have to say


def reasons(folder: Path) -> dict[str, set[str]]:
    """Return the reasons of the errors raised under a folder, each with its facts."""
    kinds = {name for name, kind in vars(errors).items() if isinstance(kind, type)}
    found: dict[str, set[str]] = defaultdict(set)
    for module in modules(folder):
        for node in ast.walk(module):
            if (
                not isinstance(node, ast.Call)
                or ast.unparse(node.func) not in kinds
                or not node.args
            ):
                continue
            reason = node.args[0]
            if isinstance(reason, ast.Constant) and reason.value not in NEVER_SAID:
                found[reason.value] |= {keyword.arg for keyword in node.keywords if keyword.arg}
    return found


def refusals(game: str) -> dict[str, set[str]]:
    """Return the reasons for which a game refuses an action, with their facts."""
    return {
        reason: facts
        for reason, facts in reasons(ENGINES / game).items()
        if not reason.startswith("no_") or f"{game}.refusal.{reason}" in texts()
    }


@cache
def told(game: str) -> dict[str, dict[str, set]]:
    """Return the kinds of events met in random games, with their facts and the values met."""
    found: dict[str, dict[str, set]] = defaultdict(lambda: defaultdict(set))
    rules = GAMES[game]
    for seed in range(120):
        rng = Random(seed)
        state = rules.new(rng.choice(rules.players))
        while state.actor != OVER:
            for event in state.apply(_any(state, rng)):
                for name, value in event.facts.items():
                    if isinstance(value, str | int):
                        found[event.kind][name].add(value)
                found[event.kind].setdefault("", set())
    return found


def _any(state, rng: Random):
    """Return an action: mostly one of the first kinds, so that games do not end too early."""
    legal = state.legal()
    if state.actor == CHANCE or rng.random() < 0.01:
        return rng.choice(legal)
    return legal[min(rng.randrange(len(legal)), rng.randrange(len(legal)))]


def fixed_keys(game: str) -> set[str]:
    """Return the keys that a game must have because it is a game."""
    rules = GAMES[game]
    found = {f"{game}.{name}" for name in ("name", "tagline", "credits")}
    found |= {f"{game}.bot.{level}" for level in rules.bots}
    for option in rules.options:
        key = f"{game}.option.{option.name}"
        words = [choice for choice in option.choices if isinstance(choice, str)]
        found |= {key, f"{key}.help", *(f"{key}.{word}" for word in words)}
    return found


def seat_keys(game: str) -> set[str]:
    """Return the keys that name the seats' roles, where a game has any."""
    return {f"{game}.seat.{seat}" for seat in range(GAMES[game].players[-1])}


# Other words


def rulebooks() -> dict[str, str]:
    """Return the rulebooks' texts by "game/lang", without their pictures' paths."""
    found = {}
    for path in sorted((ASSETS / "rules").glob("*/*.md")):
        text = path.read_text(encoding="utf-8")
        found[f"{path.parent.name}/{path.stem}"] = re.sub(r"\]\([^)]*\)", "]", text)
    return found
