"""Pages of text in the terminal: paragraphs, lists, pairs beside each other."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence

from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from hofnarr.core.errors import BadInput


def paragraphs(body: str) -> Iterator[RenderableType]:
    """The lines of a text; those of a list stand beside their bullet or number."""
    for line in body.splitlines():
        item = re.match(r"(•|\d+\.) (.*)", line)
        yield beside([(item[1], item[2])]) if item else Text(line)


def beside(rows: list[tuple[str, str]]) -> Table:
    table = Table.grid(padding=(0, 1))
    table.add_column(no_wrap=True)
    table.add_column()
    for left, right in rows:
        table.add_row(Text(left), Text(right))
    return table


def find_page(wanted: str, rulings: Sequence[str], sections: Sequence[str]) -> str:
    """A section or ruling by its id.

    >>> find_page("r3", ["R1", "R3"], ["event-die"]), find_page("Event_die", ["R1"], ["event-die"])
    ('R3', 'event-die')
    """
    name = wanted.strip()
    if name.upper() in rulings:
        return name.upper()
    name = name.lower().replace("_", "-")
    if name in sections:
        return name
    raise BadInput(
        f"unknown ruling or section {wanted!r}: choose one of "
        f"{rulings[0]} to {rulings[-1]}, {', '.join(sections)}"
    )
