"""Whole screens of a game: a decision, the end."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from rich.text import Text

from hofnarr.catan.sight.view import View
from hofnarr.cli import heraldry as look
from hofnarr.cli.catan import board
from hofnarr.cli.catan.ask import labels
from hofnarr.cli.catan.listing import choices, in_columns
from hofnarr.cli.paint import Block, line, wrapped
from hofnarr.texts import Texts

RECENT = 14  #: lines of the log above a decision at most
FEW = 2  #: of them where there is little room
CHOICES = 5  #: lines that are left for choices by the table, unless they need less
LAST_WORDS = 8  #: lines below the table at the end of a game


class Frame(NamedTuple):
    """What every screen needs to know; a script, which scrolls for ever, has no height."""

    texts: Texts
    names: Sequence[str]
    width: int
    height: int


class Told(NamedTuple):
    """What stands between table and choices: the latest news, or all of an answer."""

    sentences: Sequence[str]
    style: str = look.TEXT_DIM
    whole: bool = False

    def lines(self, width: int) -> Block:
        dot = Text(" " if self.whole else " · ")
        return [
            text for each in self.sentences for text in wrapped(Text(each, self.style), width, dot)
        ]


class Page(NamedTuple):
    """A screen, and how many pages of choices there are."""

    lines: Block
    pages: int


def decision(view: View, told: Told, question: str, page: int, frame: Frame) -> Page:
    """The table, what is told, and the choices. In a window all of it stands above the prompt: the
    table takes as little room as it must."""
    texts, width = frame.texts, frame.width
    lines = told.lines(width)
    words = labels(view, texts)
    if not frame.height:
        shown = board.table(view, frame.names, texts, width)
        return Page([*shown, *lines[-RECENT:], line(width), *in_columns(words, width)], 1)
    rows = frame.height - prompt_lines(question, width)
    least = len(lines) if told.whole else min(len(lines), FEW)
    shown = board.fitting(view, frame.names, texts, width, rows - least - min(len(words), CHOICES))
    shown = shown[: max(1, rows - FEW)]  # should even the smallest be too large
    free = rows - len(shown)
    found = choices(view.legal, words, texts, width, free - least, page)
    if found.pages > 1 and not told.whole:  # choices come before news
        found = choices(view.legal, words, texts, width, free, page)
    left = max(0, free - len(found.lines))
    latest = lines[-min(left, RECENT) :] if left else []
    air = [line(width)] * (left > len(latest))
    return Page([*shown, *latest, *air, *found.lines], found.pages)


def has_room(view: View, told: Told, question: str, frame: Frame) -> bool:
    """Whether all of it can be told beside the table and some choices."""
    rows = frame.height - prompt_lines(question, frame.width) - len(told.lines(frame.width))
    smallest = board.fitting(view, frame.names, frame.texts, frame.width, 0)
    return rows - len(smallest) >= min(len(view.legal), FEW)


def prompt_lines(question: str, width: int) -> int:
    """The question, and the line where the answer is typed."""
    return len(wrapped(Text(question), width)) + 1


def end(view: View, frame: Frame) -> Block:
    """The table as it was left; the result and the record are told below."""
    if not frame.height:
        return board.table(view, frame.names, frame.texts, frame.width)
    rows = frame.height - LAST_WORDS
    return board.fitting(view, frame.names, frame.texts, frame.width, rows)
