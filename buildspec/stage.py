"""Lays out exactly what ships to a phone: python -m buildspec.stage FOLDER

app/, kv/, engines/ and assets/ as they are, without what only developers read,
and main.py beside them. Anything else in those folders stops the staging: a file
is shipped or refused, never forgotten.
"""

from __future__ import annotations

import shutil
import sys
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent

#: What each folder may hold.
SHIPPED = {
    "app": {".py"},
    "engines": {".py"},
    "kv": {".kv"},
    "assets": {".json", ".png", ".ttf", ".txt", ".md", ".wav", ".ogg"},
}
#: The only Markdown that ships.
RULEBOOKS = "assets/rules/"
MARK = ".nostos-stage"


class CannotShip(Exception):
    """A file that may not go to a phone as it is, or a folder that is not a stage."""


def shipped_files(root: Path = ROOT) -> Iterator[Path]:
    """Yield what ships, relative to root, sorted. Raises CannotShip on a stranger."""
    for folder, types in SHIPPED.items():
        for path in sorted((root / folder).rglob("*")):
            name = path.relative_to(root)
            if path.is_dir() or _stays_home(name):
                continue
            if path.suffix not in types:
                raise CannotShip(f"{name}: {folder}/ ships only {', '.join(sorted(types))}")
            if str(name) != str(name).lower():
                raise CannotShip(f"{name}: names must be lower case, for Android's packer")
            yield name


def _stays_home(name: Path) -> bool:
    hidden = any(part.startswith(".") or part == "__pycache__" for part in name.parts)
    return hidden or (name.suffix == ".md" and not name.as_posix().startswith(RULEBOOKS))


def stage(target: Path, root: Path = ROOT) -> list[Path]:
    """Write what ships into target, replacing an earlier stage; return the names.

    Raises CannotShip, before anything is touched, if a file may not ship or if
    target holds something that is no stage.
    """
    files = list(shipped_files(root))
    if target.exists() and any(target.iterdir()) and not (target / MARK).exists():
        raise CannotShip(f"{target} is not empty and was not written by this script")
    shutil.rmtree(target, ignore_errors=True)
    target.mkdir(parents=True)
    (target / MARK).touch()
    for name in files:
        (target / name).parent.mkdir(parents=True, exist_ok=True)
        shutil.copyfile(root / name, target / name)
    shutil.copyfile(root / "buildspec" / "main.py", target / "main.py")
    return [*files, Path("main.py")]


def main(arguments: list[str]) -> int:
    """Stage into the one folder named; return the exit code."""
    if len(arguments) != 1:
        print("usage: python -m buildspec.stage FOLDER", file=sys.stderr)
        return 2
    try:
        files = stage(Path(arguments[0]))
    except CannotShip as refused:
        print(f"stage: {refused}", file=sys.stderr)
        return 1
    print(f"stage: {len(files)} files in {arguments[0]}")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
