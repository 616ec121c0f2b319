"""The commands and pages that the README promises are there."""

from __future__ import annotations

import re
import subprocess
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
PAGES = [ROOT / "README.md", ROOT / "engines" / "README.md"]
COMMANDS = sorted(
    {
        command
        for page in PAGES
        for command in re.findall(r"(?:^    |`)make ([a-z]+)", page.read_text(), re.MULTILINE)
    }
)


@pytest.mark.parametrize("command", COMMANDS)
def test_a_command_of_the_readme_exists(command):
    dry = subprocess.run(
        ["make", "--dry-run", command], cwd=ROOT, capture_output=True, text=True, timeout=60
    )
    assert dry.returncode == 0, dry.stderr


def test_the_readme_names_the_two_commands():
    assert {"play", "test"} <= set(COMMANDS)


def test_help_lists_every_command():
    shown = subprocess.run(
        ["make", "help"], cwd=ROOT, capture_output=True, text=True, timeout=60
    ).stdout
    phony = re.search(r"^\.PHONY: (.*)$", (ROOT / "Makefile").read_text(), re.MULTILINE)
    assert re.findall(r"^  make ([a-z]+) ", shown, re.MULTILINE) == phony.group(1).split()


@pytest.mark.parametrize("page", PAGES, ids=lambda page: str(page.relative_to(ROOT)))
def test_links_and_pictures_lead_somewhere(page):
    targets = re.findall(r"\]\(([^)#:]+)\)", page.read_text())
    missing = [target for target in targets if not (page.parent / target).exists()]
    assert missing == []
