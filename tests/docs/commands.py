"""Commands that documents tell people to type."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import NamedTuple

from tests.docs.documents import blocks, documents, prose

#: What a line of a block begins with if it is a command, perhaps after a prompt.
PROGRAMS = (
    ".venv/bin/",
    "/opt/hofnarr/bin/",
    "cp ",
    "curl ",
    "docker ",
    "echo ",
    "hofnarr ",
    "make ",
    "mkdir ",
    "node ",
    "npm ",
    "npx ",
    "pip ",
    "podman ",
    "python ",
    "python3 ",
    "source ",
    "sudo ",
    "systemctl ",
)
TOLD = re.compile(r"`((?:\.venv/bin/)?hofnarr [a-z][^`]*|make [a-z][^`]*)`")


class Command(NamedTuple):
    """A command of a block of code, and what the document says that it prints."""

    page: str
    line: int
    text: str
    answer: str

    def __str__(self) -> str:
        return f"{self.page}:{self.line}"


def commands(page: str) -> Iterator[Command]:
    """What the blocks of a page without a language tell people to type, in order."""
    for block in blocks(page):
        if block.language:
            continue
        typed, answer, first = "", "", 0
        for number, line in enumerate(block.text.splitlines(keepends=True), block.line):
            if typed.endswith("\\\n"):
                typed += line
            elif line.removeprefix("$ ").startswith(PROGRAMS):
                if typed:
                    yield Command(page, first, typed, answer)
                typed, answer, first = line.removeprefix("$ "), "", number
            else:
                answer += line
        if typed:
            yield Command(page, first, typed, answer)


def pages_with_commands() -> list[str]:
    """All but the recipes, which have a test of their own."""
    return [
        page
        for page in documents()
        if not page.startswith("docs/recipes/") and any(True for _ in commands(page))
    ]


def told(page: str) -> list[str]:
    """Commands within sentences; capital letters and dots in them stand for something."""
    return [" ".join(text.split()) for text in TOLD.findall(prose(page))]
