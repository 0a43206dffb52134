"""All choices of a decision in the room that is left for them, the roomiest way that fits: a line
each, in columns; a line for those alike, "Build Road at 2) -10 3) 2"; running text; pages of it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import groupby
from typing import NamedTuple

import msgspec
from rich.cells import cell_len
from rich.text import Text

from hofnarr.catan.actions import Action
from hofnarr.cli import heraldry as look
from hofnarr.cli.paint import Block, fit, flowing, line
from hofnarr.texts import Texts

INDENT = 2


class Choices(NamedTuple):
    """What is shown of them, on one of so many pages."""

    lines: Block
    pages: int


def choices(
    actions: Sequence[Action], labels: Sequence[str], texts: Texts, width: int, rows: int, page: int
) -> Choices:
    """No more lines than `rows`, where there is room for two at least."""
    groups = list(_groups(actions, labels))
    for lines in (in_columns(labels, width), _by_group(groups, width), _running(groups, width)):
        if len(lines) <= rows:
            return Choices(lines, 1)
    pages = _pages(groups, width, max(1, rows - 1))
    number = page % len(pages)
    words = texts("catan-choices-page", page=number + 1, pages=len(pages))
    return Choices([*pages[number], line(width, (f" {words}", look.CANDLE))], len(pages))


def in_columns(labels: Sequence[str], width: int) -> Block:
    """Numbered, in as many columns as fit, to be read downwards."""
    numbered = [f"{number:>3} {words}" for number, words in enumerate(labels, 1)]
    size = min(width, max(map(cell_len, numbered)) + 2)
    columns = max(1, width // size)
    height = -(-len(numbered) // columns)
    rows = []
    for row in range(height):
        parts = [(fit(words, size), "") for words in numbered[row::height]]
        rows.append(line(width, *parts))
    return rows


class Group(NamedTuple):
    """Choices alike: what they have in common, and each by its number."""

    head: str
    members: list[tuple[int, str]]

    @property
    def items(self) -> list[Text]:
        """The head stays with the first of them."""
        items = [
            Text.assemble((f"{number}) ", look.BRASS), words) for number, words in self.members
        ]
        if self.head:
            items[0] = Text.assemble(f"{self.head} ", items[0])
        return items


def _by_group(groups: Sequence[Group], width: int) -> Block:
    """Each on lines of its own."""
    return [text for group in groups for text in flowing(group.items, width)]


def _running(groups: Sequence[Group], width: int) -> Block:
    return flowing((item for group in groups for item in group.items), width)


def _pages(groups: Sequence[Group], width: int, size: int) -> list[Block]:
    """Running text in pages of so many lines; what a group has in common is said on each."""
    pages: list[list[Text]] = [[]]
    for group in groups:
        for place, item in enumerate(group.items):
            longer = [*pages[-1], item]
            if len(flowing(longer, width)) <= size:
                pages[-1] = longer
            else:
                head = f"{group.head} " if place else ""
                pages.append([Text.assemble(head, item)])
    return [flowing(items, width) for items in pages]


def _groups(actions: Sequence[Action], labels: Sequence[str]) -> Iterator[Group]:
    """Neighbours of one kind that differ in one value only."""
    numbered = list(zip(range(1, len(actions) + 1), actions, labels, strict=True))
    for kind, run in groupby(numbered, key=lambda each: type(each[1])):
        same = list(run)
        fields = [name for name in kind.__struct_fields__ if name != "seat"]
        ways = [_split(same, [name for name in fields if name != free]) for free in fields]
        for members in min(ways, key=len, default=[same]):
            yield _group([(number, label) for number, _, label in members])


_Numbered = tuple[int, Action, str]


def _split(run: Sequence[_Numbered], fields: Sequence[str]) -> list[list[_Numbered]]:
    """Into neighbours with equal values in all these fields."""

    def key(each: _Numbered) -> list[object]:
        values = msgspec.structs.asdict(each[1])
        return [values[name] for name in fields]

    return [list(members) for _, members in groupby(run, key=key)]


def _group(members: list[tuple[int, str]]) -> Group:
    """
    >>> _group([(2, "Build Road at -10"), (3, "Build Road at 2")])
    Group(head='Build Road at', members=[(2, '-10'), (3, '2')])
    >>> _group([(2, "Kirche unter Stapel 1 legen"), (3, "Kirche unter Stapel 2 legen")]).head
    'Kirche unter Stapel … legen:'
    """
    words = [label.split(" ") for _, label in members]
    if len(words) == 1:
        return Group("", members)
    most = min(map(len, words)) - 1
    before = next((n for n in range(most) if len({each[n] for each in words}) > 1), most)
    most -= before
    after = next((n for n in range(most) if len({each[-1 - n] for each in words}) > 1), most)
    head = " ".join(words[0][:before])
    if after:
        head = f"{head} … {' '.join(words[0][-after:])}:".strip()
    own = [" ".join(each[before : len(each) - after]) for each in words]
    return Group(head, [(number, each) for (number, _), each in zip(members, own, strict=True)])
