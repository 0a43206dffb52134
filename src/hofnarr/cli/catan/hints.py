"""The Courtier's advice in words."""

from __future__ import annotations

from collections.abc import Iterator

from hofnarr.arena.words import decimal
from hofnarr.bots.catan.advice import Advice, advise
from hofnarr.catan.sight.view import View
from hofnarr.catan.words.telling import points_words
from hofnarr.cli.catan.choices import label
from hofnarr.texts import Texts

SAME = 0.05  # victory points: a difference that is none


def hint(view: View, texts: Texts) -> list[str]:
    """A few sentences."""
    advice = advise(view)
    return [texts("catan-hint-any")] if advice is None else list(_told(advice, view, texts))


def _told(advice: Advice, view: View, texts: Texts) -> Iterator[str]:
    only = "" if advice.second else ".only"
    yield texts(f"catan-hint-best{only}", move=label(view, advice.best, texts))
    if advice.then:
        moves = "; ".join(label(view, each, texts) for each in advice.then)
        yield texts("catan-hint-then", moves=moves)
    for word, sign in (("brings", 1), ("costs", -1)):
        points = {name: sign * change for name, change in advice.brings.items()}
        if told := {name: change for name, change in points.items() if change > 0}:
            yield texts(f"catan-hint-{word}", points=points_words(texts, told))
    if advice.luck:
        yield texts("catan-hint-luck")
    if advice.second:
        same = ".same" if advice.difference < SAME else ""
        less = decimal(texts, advice.difference)
        move = label(view, advice.second, texts)
        yield texts(f"catan-hint-second{same}", move=move, points=less)
