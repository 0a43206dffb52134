"""Recipes as a test runs them: files are written, commands carried out, answers compared.

- A block whose first line is a comment with a file name is that file.
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

from tests.docs.documents import Block, blocks
from tests.server.serving import process

FILE_NAME = re.compile(r"(?:#|//) (\S+\.\w+)\n")
SERVED = "http://127.0.0.1:8000"


class Cook:
    """Carries out one recipe in a folder."""

    def __init__(self, folder: Path, kitchen: ExitStack) -> None:
        self.folder = folder
        self.kitchen = kitchen
        self.address = SERVED
        self.told = ""

    def carry_out(self, page: str) -> None:
        for block in blocks(page):
            name = FILE_NAME.match(block.text)
            if name:
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

    def serve(self, command: str) -> None:
        database = f"sqlite:///{self.folder / 'tables.sqlite'}"
        server = process(database, *command.split()[2:], folder=self.folder)
        self.address = self.kitchen.enter_context(server).address

    def run(self, block: Block, *command: str) -> str:
        tools = f"{Path(sys.executable).parent}{os.pathsep}{os.environ['PATH']}"
        done = subprocess.run(
            [part.replace(SERVED, f"http://{self.address}") for part in command],
            cwd=self.folder,
            env={**os.environ, "PATH": tools, "LC_ALL": "C.UTF-8"},
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
