"""Pictures of every screen in every state: python -m tests.gallery --out build/gallery

At tablet and phone size, in French and in English, and some in the dark.
"""

from __future__ import annotations

import argparse
from collections.abc import Iterator
from html import escape
from pathlib import Path
from typing import NamedTuple

from tests.app.person import SIZES, Person, start
from tests.app.tour import SCENES, Scene, fresh, show

DEVICES = ("tablet", "phone")
LANGUAGES = ("fr", "en")
IN_THE_DARK = (
    "home_waiting",
    "setup_first",
    "table_middle",
    "table_menu",
    "results_win",
    "tournament_over",
    "tournament_ten_late",
    "rules_top",
    "settings_top",
    "ulysses_debate",
    "ulysses_hand_act",
    "destin_penance",
    "page_trial",
    "companion_sail",
    "boards_edit",
    "voyage_four",
)


class Shot(NamedTuple):
    """One picture to take."""

    scene: Scene
    device: str
    lang: str
    scheme: str = "light"

    @property
    def file(self) -> str:
        """The name of its file."""
        dark = "-dark" if self.scheme == "dark" else ""
        return f"{self.scene.name}-{self.device}-{self.lang}{dark}.png"


def shots(only: str = "") -> Iterator[Shot]:
    """Yield what is to be taken; `only` is the beginning of the scenes' names."""
    for device in DEVICES:
        fitting = [scene for scene in SCENES if scene.fits(SIZES[device])]
        wanted = [scene for scene in fitting if scene.name.startswith(only)]
        for lang in LANGUAGES:
            yield from (Shot(scene, device, lang) for scene in wanted)
        dark = [scene for scene in wanted if scene.name in IN_THE_DARK]
        yield from (Shot(scene, device, LANGUAGES[0], "dark") for scene in dark)


def take(person: Person, shot: Shot, folder: Path) -> None:
    """Bring the app into the scene and photograph it."""
    settings = person.app.settings
    settings.lang, settings.scheme = shot.lang, shot.scheme
    person.resize(*SIZES[shot.device])
    show(person, shot.scene)
    person.picture(folder / shot.file)


def index(taken: list[Shot]) -> str:
    """Return a page that shows all pictures, scene by scene."""
    parts = []
    for scene in dict.fromkeys(shot.scene for shot in taken):
        pictures = "".join(
            f'<a href="{shot.file}"><img loading="lazy" src="{shot.file}" '
            f'alt="{escape(shot.file)}"></a>'
            for shot in taken
            if shot.scene is scene
        )
        title = escape(scene.name.replace("_", " "))
        parts.append(f'<h2 id="{scene.name}">{title}</h2><div>{pictures}</div>')
    style = (
        "body{font:16px sans-serif;margin:2rem;background:#eee}"
        "div{display:flex;flex-wrap:wrap;gap:12px;align-items:flex-start}"
        "img{height:360px;border:1px solid #888}h2{text-transform:capitalize}"
    )
    return (
        '<!doctype html><html lang="en"><meta charset="utf-8"><title>Nostos</title>'
        f"<style>{style}</style><h1>Nostos</h1>{''.join(parts)}</html>\n"
    )


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--out", type=Path, default=Path("build/gallery"))
    parser.add_argument("--only", default="", help="the beginning of the scenes' names")
    args = parser.parse_args()
    args.out.mkdir(parents=True, exist_ok=True)
    person = start()
    wanted = list(shots(args.only))
    for shot in wanted:
        take(person, shot, args.out)
    fresh(person)
    (args.out / "index.html").write_text(index(wanted), encoding="utf-8")
    print(f"{len(wanted)} pictures and index.html in {args.out}")


if __name__ == "__main__":
    main()
