"""The documents of the repository, and what stands in them."""

from __future__ import annotations

import re
import subprocess
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

ROOT = Path(__file__).parents[2]

FENCE = re.compile(r"^ *(`{3,}|~{3,})\s*([\w-]*)")


class Block(NamedTuple):
    """A block of code of a document."""

    page: str
    line: int
    language: str
    text: str

    def __str__(self) -> str:
        return f"{self.page}:{self.line}"


def documents() -> list[str]:
    """Every document that git keeps or is about to keep."""
    listed = subprocess.run(
        ["git", "ls-files", "--cached", "--others", "--exclude-standard", "--", "*.md"],
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=True,
    )
    return sorted(path for path in set(listed.stdout.split()) if (ROOT / path).is_file())


def read(page: str) -> str:
    return (ROOT / page).read_text(encoding="utf-8")


def blocks(page: str) -> Iterator[Block]:
    """Its fenced blocks, in order."""
    fence, language, first = "", "", 0
    held: list[str] = []
    for number, line in enumerate(read(page).split("\n"), 1):
        mark = FENCE.match(line)
        if not fence and mark:
            fence, language, first, held = mark[1], mark[2], number + 1, []
        elif fence and line.strip() == fence:
            yield Block(page, first, language, "".join(f"{each}\n" for each in held))
            fence = ""
        elif fence:
            held.append(line)


def prose(page: str) -> str:
    """Its text without fenced blocks."""
    kept, fence = [], ""
    for line in read(page).split("\n"):
        mark = FENCE.match(line)
        if fence or mark:
            fence = (mark[1] if mark and not fence else fence) if line.strip() != fence else ""
        else:
            kept.append(line)
    return "\n".join(kept)
