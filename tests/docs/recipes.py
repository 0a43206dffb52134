"""Recipes as a test runs them: files are written, commands carried out, answers compared.

- A block whose first line is a comment with a file name is that file, or goes to its end.
- A recipe for a checkout is carried out in a copy of this one.
- `sh` is run by bash in the folder of the recipe, each `python` as a program of its own.
- `text` is what the block before it printed; `...` stands for anything, as in doctest.
- `hofnarr serve` is a real server on a free port; http://127.0.0.1:8000 becomes its address.
"""

from __future__ import annotations

import doctest
import os
import re
import shutil
import subprocess
import sys
from contextlib import ExitStack
from pathlib import Path

import pytest

from tests.docs.documents import ROOT, Block, blocks
from tests.server.serving import process

FILE_NAME = re.compile(r"(?:#|//) (\S+\.\w+)( \(at the end\))?\n")
#: What recipes for a checkout need of it.
CHECKOUT = ("src", "tests", "docs/catan", "web/generate", "web/public", "web/src", "pyproject.toml")
SERVED = "http://127.0.0.1:8000"


class Cook:
    """Carries out one recipe in a folder."""

    def __init__(self, folder: Path, kitchen: ExitStack) -> None:
        self.folder = folder
        self.kitchen = kitchen
        self.address = SERVED
        self.told = ""
        self.packages = ""

    def carry_out(self, page: str) -> None:
        for block in blocks(page):
            name = FILE_NAME.match(block.text)
            if name and name[2]:
                self.append(name[1], block.text[name.end() :])
            elif name:
                self.write(name[1], block.text)
            elif block.language == "sh" and block.text.startswith("hofnarr serve"):
                self.serve(block.text)
            elif block.language == "sh":
                self.told = self.run(block, "bash", "-euo", "pipefail", "-c", block.text)
            elif block.language == "python":
                self.told = self.run(block, "python", "-c", block.text)
            elif block.language == "text":
                self.compare(block)

    def write(self, name: str, text: str) -> None:
        path = self.folder / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")

    def append(self, name: str, text: str) -> None:
        path = self.folder / name
        self.write(name, path.read_text(encoding="utf-8") + text)

    def check_out(self) -> None:
        """A copy of the checkout; its own packages come before those that are installed."""
        for part in CHECKOUT:
            source, copy = ROOT / part, self.folder / part
            copy.parent.mkdir(parents=True, exist_ok=True)
            if source.is_dir():
                shutil.copytree(source, copy, ignore=shutil.ignore_patterns("__pycache__"))
            else:
                shutil.copy(source, copy)
        self.packages = str(self.folder / "src")

    def serve(self, command: str) -> None:
        database = f"sqlite:///{self.folder / 'tables.sqlite'}"
        server = process(database, *command.split()[2:], folder=self.folder)
        self.address = self.kitchen.enter_context(server).address

    def run(self, block: Block, *command: str) -> str:
        tools = f"{Path(sys.executable).parent}{os.pathsep}{os.environ['PATH']}"
        done = subprocess.run(
            [part.replace(SERVED, f"http://{self.address}") for part in command],
            cwd=self.folder,
            env={**os.environ, "PATH": tools, "LC_ALL": "C.UTF-8", "PYTHONPATH": self.packages},
            capture_output=True,
            text=True,
            check=False,
            timeout=300,
        )
        assert done.returncode == 0, f"{block}\n{done.stdout}\n{done.stderr}"
        return done.stdout

    def compare(self, block: Block) -> None:
        alike = doctest.OutputChecker().check_output(
            block.text, self.told, doctest.ELLIPSIS | doctest.NORMALIZE_WHITESPACE
        )
        assert alike, f"{block}: it printed\n{self.told}"


def need(*programs: str) -> None:
    missing = [program for program in programs if shutil.which(program) is None]
    if missing:
        pytest.skip(f"{', '.join(missing)} missing: the recipe is not tried")
