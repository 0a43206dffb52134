"""The card reference of the Catan card game: every card with its numbers, and which of them are
our own choice."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from difflib import get_close_matches
from pathlib import Path

import msgspec
from rich.table import Table
from rich.text import Text

from hofnarr.catan.catalogue import data
from hofnarr.catan.catalogue.data import Card, Change
from hofnarr.catan.catalogue.names import has_working_name, text_of
from hofnarr.catan.words.telling import card_name, goods, points_words
from hofnarr.cli.catan.options import in_file
from hofnarr.cli.output import console, put_json
from hofnarr.cli.typed import fold
from hofnarr.core.errors import BadInput
from hofnarr.texts import LANGUAGES, Texts, texts_for

OWN = "own"  #: where a number comes from: the user's own file


class CardPage(msgspec.Struct, frozen=True):
    """All that the reference says of a card, in one language.

    `provenance` tells where the numbers come from: printed, reconstructed, mixed, or own.
    """

    id: str
    name: str
    working_name: bool
    set: str
    kind: str
    class_: str = msgspec.field(name="class")
    count: int
    cost: dict[str, int]
    points: dict[str, int]
    provenance: dict[str, str]
    requires: list[str]
    forbids: list[str]
    text: str
    condition: str
    rulings: list[str]
    why: str


def show(game: str, card: str | None, texts: Texts, *, json: bool, own: Path | None) -> None:
    """All cards, or one; `own` is a file with other numbers."""
    changes = {} if own is None else in_file(own, data.read_changes)
    chosen = data.cards() if card is None else [find_card(card)]
    pages = [_page(texts, one, changes.get(one.id, Change())) for one in chosen]
    if json:
        for page in pages:
            put_json(page)
    elif card is None:
        _show_all(pages, texts)
    else:
        _show_one(pages[0], chosen[0], texts)


def find_card(wanted: str) -> Card:
    """A card by its id or by its name in any language.

    >>> find_card("Black Knight").id, find_card("town-hall").id
    ('black_knight', 'town_hall')
    """
    name = fold(wanted)
    for card in data.cards():
        if name == fold(card.id):
            return card
    for card in data.cards():
        if card.kind != "region" and name in _names(card):
            return card
    ids = [card.id for card in data.cards()]
    near = get_close_matches(wanted.strip().casefold(), ids, 1)
    remedy = f"did you mean {near[0]!r}?" if near else "see `hofnarr cards catan`"
    raise BadInput(f"unknown card {wanted!r}: {remedy}")


def _names(card: Card) -> set[str]:
    return {fold(texts_for(language)(text_of(card.id))) for language in LANGUAGES}


def _page(texts: Texts, card: Card, change: Change) -> CardPage:
    text = text_of(card.id)
    origin = card.provenance
    points = card.points if change.points is None else change.points
    cost = card.cost if change.cost is None else change.cost
    return CardPage(
        id=card.id,
        name=texts(text),
        working_name=has_working_name(card, texts.language),
        set=card.set,
        kind=card.kind,
        class_=card.class_,
        count=card.count,
        cost={resource: amount for resource, amount in cost.items() if amount},
        points={name: n for name, n in msgspec.structs.asdict(points).items() if n},
        provenance={
            "count": origin.count,
            "cost": origin.cost if change.cost is None else OWN,
            "points": origin.points if change.points is None else OWN,
        },
        requires=card.requires,
        forbids=card.forbids,
        text=texts(f"{text}.text"),
        condition=texts(f"{text}.condition") if card.condition else "",
        rulings=[texts(f"{text}-ruling-{n}") for n in range(1, card.notes + 1)],
        why=texts(f"{text}-why") if card.why else "",
    )


# --- all of them ----------------------------------------------------------------------------------


def _show_all(pages: Iterable[CardPage], texts: Texts) -> None:
    out = console()
    listed = [page for page in pages if page.kind != "region"]
    for name in dict.fromkeys(page.set for page in listed):
        out.print(Text(texts(f"catan-set-{name}"), style="bold"))
        table = Table(box=None, padding=(0, 2, 0, 0), show_header=False)
        table.add_column(max_width=24)
        table.add_column(max_width=26)
        table.add_column()
        for page in listed:
            if page.set == name:
                table.add_row(_label(page), _numbers(page, texts), page.text)
        out.print(table)
        out.print()
    out.print(Text(f"{MARK} {texts('catan-provenance-reconstructed.text')}", style="italic"))


MARK = "†"  #: beside a number that is our own choice


def _mark(origin: str) -> str:
    return "" if origin in ("printed", OWN) else MARK


def _label(page: CardPage) -> Text:
    """The name, and the id to type where it differs from the name."""
    if fold(page.name) == fold(page.id):
        return Text(page.name)
    return Text.assemble(page.name, "\n", (page.id, "dim"))


def _numbers(page: CardPage, texts: Texts) -> str:
    parts = [f"{page.count}×"]
    if page.cost:
        parts.append(goods(texts, page.cost) + _mark(page.provenance["cost"]))
    if page.points:
        parts.append(points_words(texts, page.points) + _mark(page.provenance["points"]))
    return "\n".join(parts)


# --- one of them ----------------------------------------------------------------------------------


def _show_one(page: CardPage, card: Card, texts: Texts) -> None:
    out = console()
    out.print(Text.assemble((page.name, "bold"), (f"  {page.id}", "dim")))
    kind = texts(f"catan-kind-{_dashed(page.kind)}")
    out.print(Text(f"{texts(f'catan-set-{page.set}')}, {kind}"))
    out.print(Text(page.text))
    table = Table.grid(padding=(0, 2))
    table.add_column(style="bold", no_wrap=True)
    table.add_column()
    for label, words in _sheet(page, card, texts):
        table.add_row(texts(f"catan-label-{label}"), words)
    out.print(table)
    for note in _notes(page, card, texts):
        out.print(Text(note, style="italic"))


def _sheet(page: CardPage, card: Card, texts: Texts) -> Iterator[tuple[str, str]]:
    if card.kind not in ("action", "event", "region"):
        cost = goods(texts, page.cost) if page.cost else texts("catan-label-free")
        yield "cost", cost + _origin(texts, page.provenance["cost"])
    if page.points:
        words = points_words(texts, page.points)
        yield "points", words + _origin(texts, page.provenance["points"])
    if page.requires:
        yield "requires", ", ".join(card_name(texts, name) for name in page.requires)
    if page.forbids:
        yield "forbids", ", ".join(card_name(texts, name) for name in page.forbids)
    if page.condition:
        yield "condition", page.condition
    yield "copies", f"{page.count}{_origin(texts, page.provenance['count'])}"
    if page.rulings:
        yield "rulings", "\n".join(page.rulings)
    if page.why:
        yield "why", page.why


def _origin(texts: Texts, origin: str) -> str:
    """Where a number comes from, if not from a printed card."""
    if origin == "printed":
        return ""
    name = texts("catan-own-number") if origin == OWN else texts(f"catan-provenance-{origin}")
    return f" ({name})"


def _notes(page: CardPage, card: Card, texts: Texts) -> Iterator[str]:
    if page.working_name:
        yield texts("catan-working-name")
    if card.tournament_only:
        yield texts("catan-tournament-only")
    shown = {page.provenance["count"]}
    shown |= {page.provenance["cost"]} if page.cost else set()
    shown |= {page.provenance["points"]} if page.points else set()
    for origin in ("reconstructed", "mixed"):
        if origin in shown:
            yield texts(f"catan-provenance-{origin}.text")


def _dashed(name: str) -> str:
    return name.replace("_", "-").replace("/", "-")
