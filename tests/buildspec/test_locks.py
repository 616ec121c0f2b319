"""The locks: complete, from no particular index, and agreeing with each other."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
LOCKS = sorted((ROOT / "buildspec" / "locks").glob("*.txt"))


def entries(lock: Path) -> dict[str, str]:
    """Return the text of each entry by its first line, such as `kivy==2.3.1`."""
    parts = re.split(r"^(?=[a-z0-9])", lock.read_text(), flags=re.MULTILINE)
    return {part.splitlines()[0].rstrip(" \\"): part for part in parts if part.strip()}


@pytest.mark.parametrize("lock", LOCKS, ids=lambda lock: lock.stem)
def test_every_package_is_pinned_by_hash(lock):
    unhashed = [name for name, text in entries(lock).items() if "--hash=sha256:" not in text]
    unpinned = [name for name in entries(lock) if "==" not in name]
    assert (unhashed, unpinned) == ([], [])


@pytest.mark.parametrize("lock", LOCKS, ids=lambda lock: lock.stem)
def test_no_index_is_named(lock):
    assert not re.search(r"://|--index|--extra-index|--find-links|@ ", lock.read_text())


def test_playing_testing_and_measuring_use_the_same_versions():
    versions = [
        {name.split(" ;")[0] for name in entries(lock)}
        for lock in LOCKS
        if lock.stem in ("play", "test")
    ]
    bench = {name.split(" ;")[0] for name in entries(ROOT / "buildspec/locks/bench.txt")}
    play, test = versions
    assert play <= test
    for pin in bench:
        known = {other for other in test if other.split("==")[0] == pin.split("==")[0]}
        assert not known or pin in known


def test_cairo_is_never_installed():
    for lock in LOCKS:
        cairo = [name for name in entries(lock) if name.startswith(("pycairo", "materialshapes"))]
        assert all("sys_platform == 'never'" in name for name in cairo)
