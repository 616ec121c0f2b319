"""What ships: all that the app needs, and nothing else."""

from __future__ import annotations

import ast
import sys
from pathlib import Path

import pytest

from buildspec.stage import ROOT, CannotShip, shipped_files, stage
from tests.buildspec.phone import Workshop, resolved

#: Where a module's name is not its package's.
PACKAGES = {"PIL": "pillow", "jnius": "pyjnius"}
#: What a game might use that the desktop's oldest Python has and the phone's 3.14 has not.
GONE = {"aifc", "audioop", "cgi", "chunk", "crypt", "distutils", "imghdr", "imp", "pipes", "sndhdr"}


def imports(folder: str) -> set[str]:
    """Return the top-level names that the Python files of a folder import."""
    names: set[str] = set()
    for path in (ROOT / folder).rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Import):
                names.update(alias.name for alias in node.names)
            elif isinstance(node, ast.ImportFrom) and node.module and not node.level:
                names.add(node.module)
    return {name.partition(".")[0] for name in names}


@pytest.fixture
def tree(tmp_path) -> Path:
    """A small source tree to stage."""
    for name in ("app/__main__.py", "engines/x.py", "kv/a.kv", "assets/a.png", "buildspec/main.py"):
        (tmp_path / "tree" / name).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / "tree" / name).touch()
    return tmp_path / "tree"


def test_the_stage_holds_app_rules_layout_and_assets():
    shipped = {path.as_posix() for path in shipped_files()}
    assert {"app/__main__.py", "engines/__init__.py", "engines/core/contract.py"} <= shipped
    assert {path.partition("/")[0] for path in shipped} == {"app", "assets", "engines", "kv"}


def test_every_rulebook_and_text_ships():
    shipped = {path.as_posix() for path in shipped_files()}
    wanted = [*(ROOT / "assets/rules").rglob("*.md"), *(ROOT / "assets/locale").glob("*.json")]
    assert {path.relative_to(ROOT).as_posix() for path in wanted} <= shipped


def test_the_android_packer_drops_nothing(tmp_path):
    workshop = Workshop(tmp_path)
    folder = workshop.collect()
    packed = {path.relative_to(folder) for path in folder.rglob("*") if path.is_file()}
    assert packed == set(workshop.staged)


def test_pages_for_developers_stay_home(tree):
    (tree / "engines" / "README.md").touch()
    (tree / "app" / "__pycache__").mkdir()
    (tree / "app" / "__pycache__" / "x.pyc").touch()
    assert {path.name for path in shipped_files(tree)} == {"__main__.py", "x.py", "a.kv", "a.png"}


@pytest.mark.parametrize("stranger", ["assets/a.svg", "app/notes.txt", "kv/Loud.kv"])
def test_a_file_that_cannot_ship_stops_the_staging(tree, tmp_path, stranger):
    (tree / stranger).touch()
    with pytest.raises(CannotShip, match=stranger):
        stage(tmp_path / "stage", tree)
    assert not (tmp_path / "stage").exists()


def test_staging_again_leaves_nothing_old(tree, tmp_path):
    stage(tmp_path / "stage", tree)
    (tree / "assets" / "a.png").unlink()
    stage(tmp_path / "stage", tree)
    assert not (tmp_path / "stage" / "assets" / "a.png").exists()


def test_a_folder_that_is_no_stage_is_not_emptied(tree, tmp_path):
    (tmp_path / "thesis").mkdir()
    (tmp_path / "thesis" / "chapter").touch()
    with pytest.raises(CannotShip):
        stage(tmp_path / "thesis", tree)
    assert (tmp_path / "thesis" / "chapter").exists()


def test_everything_imported_is_on_the_phone():
    recipes, packages = resolved()
    ours = {"app", "engines"}
    foreign = (imports("app") | imports("engines")) - sys.stdlib_module_names - ours
    assert {PACKAGES.get(name, name) for name in foreign} <= recipes | packages


def test_nothing_imported_is_gone_from_the_phone_s_python():
    assert (imports("app") | imports("engines")) & GONE == set()


def test_the_rules_need_nothing_but_python():
    assert imports("engines") - sys.stdlib_module_names == {"engines"}
