"""Columns of cards written as text, and what they are worth."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from random import Random
from typing import NamedTuple

from hofnarr.kabale.award import Award, Owner, award
from hofnarr.kabale.cards import CARD_IDS, CARD_INDEX, CARDS
from hofnarr.kabale.options import Options

COLOURS = ("white", "blue", "red", "green", "yellow", "black")
LIES = ("up", "down", "hidden", "known")
PLAIN = tuple(card.id for card in CARDS if card.kind == "plain")
AWARD = tuple(card.id for card in CARDS if card.kind == "award")

Seat = int | str


def seat_number(seat: Seat) -> int:
    """A seat by its number or colour."""
    if isinstance(seat, int):
        return seat
    if seat not in COLOURS:
        raise ValueError(f"no seat is called {seat!r}: the colours are {', '.join(COLOURS)}")
    return COLOURS.index(seat)


def card_index(card: str) -> int:
    if card not in CARD_INDEX:
        raise ValueError(f"no card is called {card!r}")
    return CARD_INDEX[card]


class Lying(NamedTuple):
    """A card of a column, and how it lies there."""

    seat: int
    card: str
    lies: str = "up"

    def __str__(self) -> str:
        text = f"{COLOURS[self.seat]} {self.card}"
        return text if self.lies == "up" else f"{text} {self.lies}"


def read_column(text: str) -> list[Lying]:
    """The cards of a column written as text.

    >>> read_column("white king, blue storm down")
    [Lying(seat=0, card='king', lies='up'), Lying(seat=1, card='storm', lies='down')]
    """
    return [_read_card(part) for part in text.split(",") if part.strip()]


def _read_card(text: str) -> Lying:
    owner, card, *rest = text.split()
    lies = rest[0] if rest else "up"
    if len(rest) > 1 or lies not in LIES:
        raise ValueError(f"{text.strip()!r}: a card lies {', '.join(LIES)}")
    card_index(card)
    return Lying(seat_number(owner), card, lies)


def write_column(cards: Iterable[Lying]) -> str:
    return ", ".join(str(card) for card in cards)


def every(owner: Seat, *, but: Sequence[str] = ()) -> str:
    """All cards of a player as the text of a column, the storm hidden under the cloak.

    >>> every("white", but=CARD_IDS[:10] + CARD_IDS[13:])
    'white assassin, white cloak, white storm hidden'
    """
    seat = seat_number(owner)
    cards = [Lying(seat, card) for card in CARD_IDS if card not in but]
    storm, cloak = Lying(seat, "storm"), Lying(seat, "cloak")
    if storm in cards and cloak in cards:
        cards.remove(storm)
        cards.insert(cards.index(cloak) + 1, Lying(seat, "storm", "hidden"))
    return write_column(cards)


def awarded(target: str, column: str, options: Options | None = None) -> Award:
    """Award a column written as text, its owners by colour, under a target such as "music 3"."""
    domain, points = target.split()
    lying: list[tuple[Owner, str]] = [
        (COLOURS[card.seat], card.card) for card in read_column(column)
    ]
    return award((domain, int(points)), lying, options)


def random_column(random: Random, owners: int) -> list[tuple[int, str]]:
    """A column with few kinds of cards or many, short or as long as can be, often with several
    doubles, dragons or pairs, and often with just one wizard or witch."""
    kinds = random.sample(CARD_IDS, random.choice((4, 8, 12, 25)))
    kinds += [card for card in random.sample(AWARD, 4) if card not in kinds]
    if random.random() < 0.85:
        kinds = [card for card in kinds if card != "musketeers"]
    deck = [(owner, card) for card in kinds for owner in range(owners)]
    if random.random() < 0.7:
        for remover in ("wizard", "witch"):
            alone = random.randrange(owners)
            deck = [(owner, card) for owner, card in deck if card != remover or owner == alone]
    most = random.choice((4, 8, 8, 16, 16, 40, 150))
    return random.sample(deck, min(random.randint(0, most), len(deck)))
