"""What people type, understood: one of the choices, or a command."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from hofnarr.catan.actions import Action
from hofnarr.catan.sight.view import View
from hofnarr.cli.catan.choices import label
from hofnarr.cli.typed import fold, shown
from hofnarr.texts import Texts

COMMANDS = ("help", "card", "log", "rules", "hint", "save", "quit")
SHORT = {"?": "help", "q": "quit", "exit": "quit", "+": "more"}


class Unclear(Exception):
    """What was typed makes no sense here; the message says why, in one sentence."""


class Command(NamedTuple):
    """Something to look up or to do beside the game; `table` shows the table again, `more` with the
    next page of choices."""

    name: str
    about: str


def labels(view: View, texts: Texts) -> list[str]:
    return [label(view, action, texts) for action in view.legal]


def understand(typed: str, view: View, texts: Texts) -> Action | Command:
    """The command or the legal action that is meant; raises Unclear."""
    words = typed.split()
    if not words:
        return Command("table", "")
    if command := _command(words[0], texts):
        return Command(command, " ".join(words[1:]))
    if typed.strip().isascii() and typed.strip().isdecimal() and len(typed.strip()) <= 4:
        number = int(typed)
        if 1 <= number <= len(view.legal):
            return view.legal[number - 1]
    elif (found := _begins(typed, labels(view, texts))) is not None:
        return view.legal[found]
    raise Unclear(texts("catan-unclear", typed=shown(typed), count=len(view.legal)))


def _command(word: str, texts: Texts) -> str | None:
    """In this language or in English."""
    typed = word.casefold()
    if typed in SHORT:
        return SHORT[typed]
    for command in COMMANDS:
        if fold(word) in (command, fold(texts(f"command-{command}"))):
            return command
    return None


def _begins(typed: str, lines: Sequence[str]) -> int | None:
    """The only line that is this or begins so."""
    wanted = fold(typed)
    folded = [fold(line) for line in lines]
    if folded.count(wanted) == 1:
        return folded.index(wanted)
    found = [number for number, line in enumerate(folded) if line.startswith(wanted)]
    return found[0] if len(found) == 1 else None
