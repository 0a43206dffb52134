"""Every card has a behaviour and a test, every ruling of a card and of the rules text a test."""

from __future__ import annotations

import re
from doctest import DocTestParser
from functools import cache
from importlib import import_module
from importlib.resources import files
from pathlib import Path

import pytest

from hofnarr.catan import game
from hofnarr.catan.catalogue.data import Card, cards
from hofnarr.catan.catalogue.names import text_of
from hofnarr.catan.engine.hooks import has_behaviour
from hofnarr.catan.words.rulebook import RULINGS
from hofnarr.texts import texts_for
from tests.catan.covering import COVERED

LAST_RULING = len(RULINGS)

#: Notes on a card that state nothing that could be played.
REMARKS = {"counting_house 1", "merchant_guild 1"}

ONLY_NUMBERS = re.compile(r"A knight without special effect\.|(Victory|Commerce) points only\.")
HERE = Path(__file__).parent
CARDS = Path(str(files("hofnarr.catan.cards")))
DECK_CARDS = [card for card in cards() if card.kind != "region"]


def test_names() -> set[str]:
    """What the tests of this folder are called."""
    found: set[str] = set()
    for path in sorted(HERE.glob("test_*.py")):
        module = import_module(f"tests.catan.{path.stem}")
        found.update(name for name in vars(module) if name.startswith("test_"))
    return found


test_names.__test__ = False  # type: ignore[attr-defined]
NAMES = test_names()


def is_covered(what: str) -> bool:
    prefix = f"test_{what.lower()}_"
    return what in COVERED or any(name.startswith(prefix) for name in NAMES)


def is_shown(card: Card) -> bool:
    """Whether an example in the module of the card, which runs as a test, lays it on a table."""
    return any(f'"{card.id}"' in example for example in examples())


@cache
def examples() -> list[str]:
    """The examples in docstrings of cards."""
    found = []
    for path in CARDS.rglob("*.py"):
        text = path.read_text(encoding="utf-8")
        found += [each.source for each in DocTestParser().get_examples(text)]
    return found


def only_numbers(card: Card) -> bool:
    return bool(ONLY_NUMBERS.fullmatch(texts_for("en")(f"{text_of(card.id)}.text")))


@pytest.mark.parametrize("card", DECK_CARDS, ids=lambda card: card.id)
def test_every_card_has_a_behaviour(card: Card) -> None:
    """Cards that are only numbers say so in their text; centre cards are the engine's own."""
    assert game.GAME.name == "catan"  # all cards are loaded
    if not only_numbers(card) and card.kind != "center":
        assert has_behaviour(card.id), f"{card.id}: no function is registered for it"


@pytest.mark.parametrize("card", DECK_CARDS, ids=lambda card: card.id)
def test_every_card_has_a_test(card: Card) -> None:
    if not only_numbers(card) and not card.same_as and not is_shown(card):
        assert is_covered(card.id), f"{card.id}: no test is named after it"


@pytest.mark.parametrize("card", DECK_CARDS, ids=lambda card: card.id)
def test_every_ruling_of_a_card_has_a_test(card: Card) -> None:
    for number in range(1, card.notes + 1):
        note = f"{card.id} {number}"
        if note not in REMARKS:
            words = texts_for("en")(f"{text_of(card.id)}-ruling-{number}")
            assert is_covered(note), f"no test covers {words!r} ({note})"


@pytest.mark.parametrize("number", range(1, LAST_RULING + 1))
def test_every_ruling_has_a_test(number: int) -> None:
    assert is_covered(f"C{number}"), f"no test covers C{number}"


def test_every_name_in_covers_exists() -> None:
    """A slip of the pen in `covers` would cover nothing."""
    ids = {card.id for card in cards()}
    notes = {f"{card.id} {n}" for card in cards() for n in range(1, card.notes + 1)}
    rulings = {f"C{number}" for number in range(1, LAST_RULING + 1)}
    assert ids | notes | rulings >= COVERED
