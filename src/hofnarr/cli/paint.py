"""Blocks of text of an exact width, laid beside and below each other on the dark of the table."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from rich.cells import cell_len, set_cell_size
from rich.console import Console, ConsoleOptions, RenderResult
from rich.text import Text

from hofnarr.cli import heraldry as look

#: Lines that are all equally wide.
Block = list[Text]

_NOWHERE = Console(color_system=None)  # Rich asks for one to break lines, and does not use it


def fit(words: str, width: int) -> str:
    """Exactly this many cells; a word that is too long ends in the point of an abbreviation.

    >>> fit("King", 6), fit("Musketeers", 7)
    ('King  ', 'Musket.')
    """
    if cell_len(words) <= width:
        return set_cell_size(words, width)
    if width < 2:
        return set_cell_size(words, width)
    return set_cell_size(set_cell_size(words, width - 1).rstrip() + ".", width)


def short(words: str, width: int) -> str:
    """At most this many cells, ended in the same way.

    >>> short("King", 6), short("Musketeers", 7)
    ('King', 'Musket.')
    """
    return words if cell_len(words) <= width else fit(words, width).rstrip()


def line(width: int, *parts: tuple[str, str], style: str = "") -> Text:
    """Styled words from the left, filled up or cut to the width."""
    text = Text(style=style, no_wrap=True, end="")
    for words, part_style in parts:
        text.append(words, part_style)
    return sized(text, width)


def sized(text: Text, width: int) -> Text:
    text.truncate(width)
    text.append(" " * (width - text.cell_len))
    return text


def spread(width: int, left: Text, right: Text, style: str = "") -> Text:
    """One thing at the left edge, the other at the right one; the left gives way."""
    text = Text(style=style, no_wrap=True, end="")
    text.append_text(sized(left, max(0, width - right.cell_len)))
    text.append_text(right)
    return sized(text, width)


def beside(blocks: Sequence[Block], gap: int, style: str = "") -> Block:
    """Blocks next to each other; the shorter ones are filled up with nothing."""
    height = max(map(len, blocks), default=0)
    lines = []
    for row in range(height):
        text = Text(style=style, no_wrap=True, end="")
        for place, block in enumerate(blocks):
            text.append(" " * (gap if place else 0))
            if row < len(block):
                text.append_text(block[row])
            else:
                text.append(" " * block[0].cell_len if block else "")
        lines.append(text)
    return lines


def wrapped(text: Text, width: int, label: Text | None = None) -> Block:
    """Text broken into lines, the first beside the label, the others indented to its width."""
    first = label or Text()
    indent = Text(" " * first.cell_len)
    lines = text.wrap(_NOWHERE, max(1, width - indent.cell_len))
    return [
        sized(
            Text(end="", no_wrap=True).append_text(indent if row else first).append_text(part),
            width,
        )
        for row, part in enumerate(lines)
    ]


def flowing(items: Iterable[Text], width: int, indent: int = 1, gap: int = 2) -> Block:
    """Items one after the other, as many on a line as fit; none is broken.

    >>> [line.plain for line in flowing(map(Text, ("King", "Queen", "Witch")), 14)]
    [' King  Queen  ', ' Witch        ']
    """
    lines: Block = []
    for item in items:
        if not lines or lines[-1].cell_len + gap + item.cell_len > width:
            lines.append(Text(" " * indent, no_wrap=True, end=""))
        else:
            lines[-1].append(" " * gap)
        lines[-1].append_text(item)
    return [sized(text, width) for text in lines]


@dataclass(frozen=True)
class Painted:
    """Lines on the dark of the table, over the whole width where there is colour."""

    lines: Iterable[Text]

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        for text in self.lines:
            shown = Text(style=f"{look.TEXT} on {look.TABLE}", no_wrap=True, overflow="crop")
            shown.append_text(text)
            if console.color_system is None:
                shown.rstrip()
            else:
                sized(shown, options.max_width)
            yield shown
