"""`python -m web.generate.kabale.make_facts`: what the browser tells of Kabale's rules.

Numbers for drawing and, by card, the rulings that concern it: those that its text names, those that
name it, and those on cards that act at once. To be made anew whenever a text changes; a test
compares.
"""

from __future__ import annotations

import re
from itertools import permutations
from pathlib import Path

import msgspec

from hofnarr.kabale.award import Number, NumberStep, award
from hofnarr.kabale.cards import CARDS, Card
from hofnarr.kabale.kernel.layout import HAND_SIZE, ROUNDS
from hofnarr.kabale.rulebook import RULINGS, rules_page
from hofnarr.texts import texts_for

FACTS = Path(__file__).parents[2] / "src/games/kabale/cards/facts.json"

#: When a round is checked: of every card that acts at once.
AT_ONCE = "R1"
#: What the numbers are that other cards look at: of every card with two of them.
TWO_NUMBERS = "R6"


def rulings_of(card: Card) -> list[str]:
    """In the order of the rules page.

    >>> from hofnarr.kabale.cards import CARD_INDEX
    >>> rulings_of(CARDS[CARD_INDEX["witch"]]), rulings_of(CARDS[CARD_INDEX["king"]])
    (['R6', 'R7'], [])
    """
    english = texts_for("en")
    text = f"card-{card.id.replace('_', '-')}"
    found = set(re.findall(r"\bR\d+\b", english(f"{text}.text")))
    name = re.compile(rf"\b{re.escape(english(text))}s?\b")
    for ruling in RULINGS:
        page = rules_page(english, ruling)
        if name.search(f"{page.title} {page.text}"):
            found.add(ruling)
    if card.kind == "now":
        found.add(AT_ONCE)
    if card.number_at_home is not None:
        found.add(TWO_NUMBERS)
    return [ruling for ruling in RULINGS if ruling in found]


def raised() -> dict[str, Number]:
    """Cards that count more beside one other card of their owner, and what they count then.

    >>> raised()
    {'romeo': 15}
    """
    found: dict[str, list[Number]] = {}
    for card, other in permutations(CARDS, 2):
        for step in award(("music", 1), [(0, card.id), (0, other.id)]).steps:
            if not isinstance(step, NumberStep) or step.cards != [(0, card.id)] or not step.number:
                continue
            if any(change.because == card.id for change in step.changes):
                found.setdefault(card.id, []).append(step.number)
    return {card: numbers[0] for card, numbers in found.items() if len(numbers) == 1}


def as_json() -> bytes:
    """One card a line, so that a change shows as a readable diff."""
    encode = msgspec.json.encode
    lines = ",\n".join(f'  "{card.id}": {encode(rulings_of(card)).decode()}' for card in CARDS)
    rulings = encode(RULINGS).decode()
    numbers = f'"rounds": {ROUNDS},\n"hand": {HAND_SIZE},\n"raised": {encode(raised()).decode()},'
    head = f'{numbers}\n"rulings": {rulings},'
    return f'{{\n{head}\n"rulings_of": {{\n{lines}\n}}\n}}\n'.encode()


if __name__ == "__main__":
    FACTS.write_bytes(as_json())
    print(f"{FACTS.name}: {FACTS.stat().st_size:,} bytes")
