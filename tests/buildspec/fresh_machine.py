"""A pretended machine for buildspec/setup.sh: its own PATH, with fakes for what set-up calls."""

from __future__ import annotations

import shutil
import subprocess
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
TOOLS = [
    "cat",
    "cksum",
    "cp",
    "dirname",
    "env",
    "mkdir",
    "rm",
    "sed",
    "sh",
    "tail",
    "true",
    "uname",
]

PYTHON = """#!/bin/sh
say() { echo "$*" >>"$MACHINE/calls"; }
case "$*" in
    *version_info*) echo VERSION ;;
    *_base_executable*) echo "$0" ;;
    *ensurepip*) [ -e "$MACHINE/python-venv" ] ;;
    *ctypes*) [ -e "$MACHINE/libraries" ] ;;
    '-c import pip') true ;;
    '-m venv '*) say "venv $3 VERSION"; mkdir -p "$3/bin"; cp "$0" "$3/bin/python" ;;
    '-m pip '*) say "$*"; . "$MACHINE/pip" ;;
    *) say "python $*" ;;
esac
"""
APT = """#!/bin/sh
echo "apt-get $*" >>"$MACHINE/calls"
case "$*" in install*) : >"$MACHINE/python-venv"; : >"$MACHINE/libraries" ;; esac
"""
SUDO = """#!/bin/sh
echo "sudo $*" >>"$MACHINE/calls"
[ "$1" != -n ] || shift
exec "$@"
"""
DPKG = '#!/bin/sh\n[ ! -e "$MACHINE/libraries" ] || printf installed\n'


class Machine:
    """A source tree and a PATH of fakes. Everything that set-up did is in `calls`."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.bin = folder / "bin"
        self.tree = folder / "tree"
        self.bin.mkdir(parents=True)
        shutil.copytree(ROOT / "buildspec" / "locks", self.tree / "buildspec" / "locks")
        for script in (ROOT / "buildspec").glob("*.sh"):
            shutil.copy(script, self.tree / "buildspec")
        for tool in TOOLS:
            self.link(tool)
        self.fake("dpkg-query", DPKG)
        self.become_root()
        self.pip("true")
        (folder / "python-venv").touch()
        (folder / "libraries").touch()

    def link(self, tool: str) -> None:
        """Give the machine a real tool."""
        (self.bin / tool).symlink_to(shutil.which(tool) or tool)

    def fake(self, name: str, script: str) -> None:
        path = self.bin / name
        path.write_text(script)
        path.chmod(0o755)

    def python(self, version: str, name: str = "python3") -> None:
        """Install a Python that claims this version."""
        self.fake(name, PYTHON.replace("VERSION", version))

    def apt(self) -> None:
        """Make it a Debian: apt-get brings whatever is asked for."""
        self.fake("apt-get", APT)

    def sudo(self) -> None:
        """Give a sudo that asks for no password."""
        self.fake("sudo", SUDO)

    def become_root(self) -> None:
        self.fake("id", "#!/bin/sh\necho 0\n")

    def become_somebody(self) -> None:
        self.fake("id", "#!/bin/sh\necho 1000\n")

    def pip(self, script: str) -> None:
        """Say in shell what pip does."""
        (self.folder / "pip").write_text(script + "\n")

    def lacks(self, what: str) -> None:
        """Take away `python-venv` or the OpenGL `libraries`."""
        (self.folder / what).unlink()

    def run(
        self, script: str, *arguments: str, **environment: str
    ) -> subprocess.CompletedProcess[str]:
        """Run a script of buildspec/ there, in sh, without a terminal."""
        given = {"PATH": str(self.bin), "MACHINE": str(self.folder), **environment}
        return subprocess.run(
            [str(self.bin / "sh"), f"buildspec/{script}", *arguments],
            cwd=self.tree,
            env=given,
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
            timeout=60,
        )

    def setup(self, kind: str = "play", **environment: str) -> subprocess.CompletedProcess[str]:
        return self.run("setup.sh", kind, **environment)

    @property
    def calls(self) -> list[str]:
        """What was called that changes the machine, since it was last asked."""
        path = self.folder / "calls"
        lines = path.read_text().splitlines() if path.exists() else []
        path.write_text("")
        return lines

    def path(self, name: str) -> Path:
        return self.tree / name
