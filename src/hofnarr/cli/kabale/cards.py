"""The card reference of Kabale und Hiebe."""

from __future__ import annotations

import re
from collections.abc import Sequence
from difflib import get_close_matches
from pathlib import Path

import msgspec
from rich.table import Table
from rich.text import Text

from hofnarr.cli.output import console, put_json
from hofnarr.core.errors import BadInput
from hofnarr.kabale.cards import CARD_IDS, CARDS, Card
from hofnarr.kabale.telling import card_name
from hofnarr.texts import Texts, number


class CardPage(msgspec.Struct, frozen=True):
    """All that the reference says of a card, in one language."""

    id: str
    name: str
    number: float | None
    number_at_home: float | None
    domain: str | None
    kind: str
    text: str
    rulings: list[str]


def show(game: str, card: str | None, texts: Texts, *, json: bool, own: Path | None) -> None:
    """All cards, or one."""
    if own is not None:
        raise BadInput("--cards: the cards of kabale cannot be changed")
    chosen = CARDS if card is None else [_find(card)]
    if json:
        for one in chosen:
            put_json(_page(texts, one))
    elif card is None:
        _show_all(texts)
    else:
        _show_one(texts, chosen[0])


def _find(wanted: str) -> Card:
    """A card by its id or by its name in any language.

    >>> _find("Little Giant").id, _find("Zauberer").id
    ('little_giant', 'wizard')
    """
    name = wanted.strip().casefold()
    for card in CARDS:
        names = {card.id, *(each.casefold() for each in card.names.values())}
        if name in names or name.replace(" ", "_").replace("-", "_") == card.id:
            return card
    near = get_close_matches(name, CARD_IDS, 1)
    remedy = f"did you mean {near[0]!r}?" if near else f"choose one of {', '.join(CARD_IDS)}"
    raise BadInput(f"unknown card {wanted!r}: {remedy}")


def _page(texts: Texts, card: Card) -> CardPage:
    text = _text(texts, card)
    return CardPage(
        id=card.id,
        name=card_name(texts, card.id),
        number=card.number,
        number_at_home=card.number_at_home,
        domain=card.domain,
        kind=card.kind,
        text=text,
        rulings=_rulings(text),
    )


def _text(texts: Texts, card: Card) -> str:
    return texts(f"card-{card.id.replace('_', '-')}.text")


def _rulings(text: str) -> list[str]:
    """The rulings that a text names.

    >>> _rulings("Draws at once (R13) and stays hidden (R4).")
    ['R4', 'R13']
    """
    return sorted(re.findall(r"\bR\d+\b", text), key=_count)


def _count(ruling: str) -> int:
    return int(ruling[1:])


def _number(texts: Texts, card: Card) -> str:
    """The number as it is printed; a double has none."""
    if card.number is None:
        return "X"
    printed = number(texts, card.number)
    if card.number_at_home is None:
        return printed
    return f"{printed}/{number(texts, card.number_at_home)}"


def _show_all(texts: Texts) -> None:
    out = console()
    for kind in dict.fromkeys(card.kind for card in CARDS):
        table = Table(box=None, padding=(0, 2, 0, 0), show_header=False)
        table.add_column(justify="right", style="bold", no_wrap=True)
        table.add_column(no_wrap=True)
        table.add_column()
        for card in CARDS:
            if card.kind == kind:
                table.add_row(_number(texts, card), _label(texts, card), _text(texts, card))
        out.print(Text(texts(f"kind-{kind}"), style="bold"))
        out.print(Text(texts(f"kind-{kind}.text"), style="italic"))
        out.print(table)
        out.print()
    _show_rulings(texts, sorted(_all_rulings(texts), key=_count))


def _label(texts: Texts, card: Card) -> Text:
    """The name, and the id to type where it differs from the name."""
    name = card_name(texts, card.id)
    if name.lower().replace(" ", "_") == card.id:
        return Text(name)
    return Text.assemble(name, "\n", (card.id, "dim"))


def _all_rulings(texts: Texts) -> set[str]:
    return {ruling for card in CARDS for ruling in _rulings(_text(texts, card))}


def _show_one(texts: Texts, card: Card) -> None:
    out = console()
    out.print(Text(f"{card_name(texts, card.id)}  {_number(texts, card)}", style="bold"))
    out.print(Text.assemble(texts(f"kind-{card.kind}"), (f"  {card.id}", "dim")))
    text = _text(texts, card)
    out.print(Text(text))
    if rulings := _rulings(text):
        out.print()
        _show_rulings(texts, rulings)


def _show_rulings(texts: Texts, rulings: Sequence[str]) -> None:
    table = Table(box=None, padding=(0, 2, 0, 0), show_header=False)
    table.add_column(justify="right", style="bold", no_wrap=True)
    table.add_column()
    for ruling in rulings:
        table.add_row(ruling, texts(f"ruling-{ruling}.text"))
    console().print(table)
