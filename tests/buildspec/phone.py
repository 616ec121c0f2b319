"""The Android build as far as it goes without an SDK, by buildozer's and p4a's own code."""

from __future__ import annotations

import contextlib
import importlib.util
import json
import os
import shutil
import sys
import tarfile
from functools import cache
from pathlib import Path
from types import ModuleType

import pythonforandroid
from buildozer import Buildozer
from buildozer.targets.android import get_target
from pythonforandroid.bootstrap import Bootstrap
from pythonforandroid.build import Context
from pythonforandroid.graph import get_recipe_order_and_bootstrap

from buildspec.stage import ROOT, stage

SPEC = ROOT / "buildspec" / "buildozer.spec"
BOOTSTRAPS = Path(pythonforandroid.__file__).parent / "bootstraps"


class Workshop:
    """A copy of the spec beside a fresh stage, in a folder of its own."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.spec_folder = folder / "buildspec"
        self.spec_folder.mkdir()
        for name in (SPEC.name, "application-arguments.txt", "queries.xml"):
            shutil.copy(ROOT / "buildspec" / name, self.spec_folder)
        self.staged = stage(folder / "build" / "stage")
        with self._here():
            self.buildozer = Buildozer(filename=SPEC.name)
            self.target = get_target(self.buildozer)

    @contextlib.contextmanager
    def _here(self):
        """Stand where buildozer is run: in the folder of the spec."""
        before = Path.cwd()
        os.chdir(self.spec_folder)
        try:
            yield
        finally:
            os.chdir(before)

    def setting(self, name: str) -> str:
        return self.buildozer.config.get("app", name)

    def collect(self) -> Path:
        """Let buildozer choose the files that it would pack; return their folder."""
        with self._here():
            self.buildozer._copy_application_sources()
            return Path(self.buildozer.app_dir).resolve()

    def command(self) -> list[str]:
        """Return the command line that buildozer would give to p4a."""
        given: list[list[str]] = []

        def stop_here(command, **_kwargs):
            given.append(command)
            raise InterruptedError

        self.target._p4a = stop_here
        self.target.get_dist_dir = lambda _name: str(self.folder)
        self.target._update_libraries_references = lambda _dist: None
        self.target._generate_whitelist = lambda _dist: None
        self.buildozer.environ.setdefault("PACKAGES_PATH", str(self.folder))
        with self._here(), contextlib.suppress(InterruptedError):
            self.target.build_package()
        return given[0]

    def packer(self) -> ModuleType:
        """Return p4a's packing script, placed in a distribution as p4a would."""
        dist = self.folder / "dist"
        shutil.copytree(BOOTSTRAPS / "common" / "build", dist)
        shutil.copytree(BOOTSTRAPS / "_sdl_common" / "build", dist, dirs_exist_ok=True)
        facts = {"hostpython": sys.executable, "bootstrap": "sdl2", "ndk_api": 24}
        (dist / "dist_info.json").write_text(json.dumps(facts))
        found = importlib.util.spec_from_file_location("p4a_build", dist / "build.py")
        module = importlib.util.module_from_spec(found)
        found.loader.exec_module(module)
        return module


@cache
def requirements() -> dict[str, str]:
    """Return the spec's requirements: version by name, empty where none is pinned."""
    listed = Buildozer(filename=str(SPEC)).config.getlist("app", "requirements")
    return {name: version for name, _, version in (item.partition("==") for item in listed)}


@cache
def resolved() -> tuple[frozenset[str], frozenset[str]]:
    """Return the recipes and the plain Python packages that p4a would install."""
    context = Context()
    bootstrap = Bootstrap.get_bootstrap("sdl2", context)
    recipes, modules, _ = get_recipe_order_and_bootstrap(context, requirements(), bootstrap)
    return frozenset(recipes), frozenset(modules)


def pack(workshop: Workshop, target: Path) -> Path:
    """Pack as p4a does (compiled with -OO, no sources) and unpack into target."""
    packer = workshop.packer()
    unwanted = (workshop.folder / "dist" / "blacklist.txt").read_text().splitlines()
    packer.BLACKLIST_PATTERNS += [line for line in unwanted if line and line[0] != "#"]
    archive = workshop.folder / "private.tar"
    packer.make_tar(str(archive), [str(workshop.collect())], True, True)
    with tarfile.open(archive) as packed:
        packed.extraction_filter = getattr(tarfile, "data_filter", lambda member, _path: member)
        packed.extractall(target)
    return target
