"""The rulings C1.. that concern a card: those that its notes cite, and those that name it."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache

from hofnarr.catan.catalogue import data
from hofnarr.catan.catalogue.data import Card, cards
from hofnarr.catan.catalogue.names import text_of
from hofnarr.catan.words.rulebook import RULINGS, rules_page
from hofnarr.texts import texts_for

_CITED = re.compile(r"\bC\d{1,3}\b")


def rulings_of(card: Card) -> list[str]:
    """In the order of the rules page.

    >>> from hofnarr.catan.catalogue.data import by_id
    >>> rulings_of(by_id()["anton"])
    ['C18', 'C26', 'C58', 'C120']
    """
    cited = {name for text in _words(card) for name in _CITED.findall(text)}
    named = {ruling for ruling in RULINGS if (card.same_as or card.id) in _named_in()[ruling]}
    return [ruling for ruling in RULINGS if ruling in cited | named]


def _words(card: Card) -> Iterator[str]:
    """What it does, and the notes on it."""
    english, name = texts_for("en"), text_of(card.id)
    yield english(f"{name}.text")
    for note in range(1, card.notes + 1):
        yield english(f"{name}-ruling-{note}")


@cache
def _named_in() -> dict[str, frozenset[str]]:
    """By ruling: the cards that its English text names."""
    english = texts_for("en")
    # Centre cards are in every second sentence: to be named there means nothing.
    known = {
        english(text_of(card.id)): card.id
        for card in cards()
        if card.kind not in ("center", "region") and not card.same_as
    }
    names = {short: card for name, card in known.items() for short in _short_forms(name)}
    sets = [english(f"catan-set-{name}") for name in data.sets()]
    # Longer names first, so that a Church Festival is no Church.
    longest_first = sorted([*names, *sets], key=len, reverse=True)
    pattern = re.compile(rf"\b({'|'.join(map(re.escape, longest_first))})s?\b")
    found = {}
    for ruling in RULINGS:
        page = rules_page(english, ruling)
        said = pattern.findall(f"{page.title}. {page.text}")
        found[ruling] = frozenset(names[name] for name in said if name in names)
    return found


def _short_forms(name: str) -> list[str]:
    """
    >>> _short_forms("Flavo the Juggler"), _short_forms("Town Hall")
    (['Flavo the Juggler', 'Flavo'], ['Town Hall'])
    """
    first = re.split(r" the |, ", name)[0]
    return list(dict.fromkeys([name, first]))
