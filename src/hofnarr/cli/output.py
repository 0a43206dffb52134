"""What commands say: words through the texts of a language, JSON for machines."""

from __future__ import annotations

import sys
from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

import msgspec

if TYPE_CHECKING:
    from rich.console import Console


def put_json(value: Any) -> None:
    """One compact object on a line, in UTF-8 whatever the terminal; at once, for a waiting pipe."""
    sys.stdout.flush()
    sys.stdout.buffer.write(msgspec.json.encode(value) + b"\n")
    sys.stdout.buffer.flush()


def complain(message: str) -> None:
    """One sentence about what went wrong."""
    print(f"hofnarr: {printable(message.replace(chr(10), ' '))}", file=sys.stderr)


def os_problem(error: OSError) -> str:
    """What the system said, as one sentence.

    >>> os_problem(FileNotFoundError(2, "No such file or directory", "games.jsonl"))
    'games.jsonl: No such file or directory'
    """
    reason = error.strerror or str(error)
    return f"{error.filename}: {reason}" if error.filename else reason


def printable(text: str) -> str:
    """Words from a file, without what could steer the terminal.

    >>> printable("Ada \\x1b[31m")
    'Ada \ufffd[31m'
    """
    return "".join(sign if sign.isprintable() else "\N{REPLACEMENT CHARACTER}" for sign in text)


def distinct(names: Sequence[str]) -> list[str]:
    """Player names that can be told apart: those of several seats get the number of the seat.

    >>> distinct(["greedy", "Ada", "greedy"])
    ['greedy 1', 'Ada', 'greedy 3']
    """
    return [
        f"{name} {seat}" if names.count(name) > 1 else name for seat, name in enumerate(names, 1)
    ]


def console() -> Console:
    """For tables and pictures. Nothing in a text is taken as markup."""
    from rich.console import Console

    return Console(markup=False, emoji=False, highlight=False)
