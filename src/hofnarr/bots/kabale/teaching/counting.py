"""What a card that a viewer may not know can be, by counting alone: exact, with no guess about how
its owner plays. Every deal that agrees with the view counts the same, as in `resample`.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from functools import cache
from math import comb
from typing import NamedTuple

from hofnarr.kabale.view import CardView, View


class Secret(NamedTuple):
    """A card in a column that the viewer does not know; places count from the target down."""

    column: int
    place: int
    lies: CardView


def secrets(view: View) -> Iterator[Secret]:
    for column, lying in enumerate(view.columns):
        for place, card in enumerate(lying.cards):
            if card.card is None:
                yield Secret(column, place, card)


def count_chances(view: View, secret: Secret) -> dict[str, float]:
    """For every card that the secret can be, the part of all deals in which it is that card.

    The owner's unseen cards fall on its secret places, its hand and its draw pile. A place takes
    none of the cards that were shuffled after it was filled, the pile only those shuffled last.
    """
    owner = view.seats[secret.lies.owner]
    fresh = frozenset(owner.fresh)
    others = [
        frozenset(other.lies.cannot_be)
        for other in secrets(view)
        if other.lies.owner == secret.lies.owner and other != secret
    ]

    def kind(card: str) -> tuple[bool, ...]:
        """Cards of one kind are alike in all that matters here."""
        return card in fresh, *(card not in ruled_out for ruled_out in others)

    counts = Counter(map(kind, owner.unseen))
    kinds = tuple(counts)

    @cache
    def deals(left: tuple[int, ...], place: int) -> int:
        """How many ways there are to fill the other places from this one on, hand and pile."""
        if place == len(others):
            new = sum(n for n, alike in zip(left, kinds, strict=True) if alike[0])
            in_hand = owner.hand_count - (sum(left) - new)  # what is not fresh is in the hand
            return comb(new, in_hand) if in_hand >= 0 else 0
        return sum(
            n * deals(_less(left, k), place + 1)
            for k, n in enumerate(left)
            if n and kinds[k][place + 1]
        )

    all_left = tuple(counts[alike] for alike in kinds)
    possible = [card for card in owner.unseen if card not in secret.lies.cannot_be]
    ways = {card: deals(_less(all_left, kinds.index(kind(card))), 0) for card in possible}
    total = sum(ways.values())
    return {card: number / total for card, number in ways.items() if number}


def _less(left: tuple[int, ...], k: int) -> tuple[int, ...]:
    return (*left[:k], left[k] - 1, *left[k + 1 :])
