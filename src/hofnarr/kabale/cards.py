"""The 25 influence cards and the targets, read from `cards.json`, the one home of these facts."""

from __future__ import annotations

from importlib.resources import files
from typing import Literal

import msgspec

Kind = Literal["plain", "now", "award"]
Domain = Literal["alchemy", "fencing", "farming", "trade", "religion", "music"]


class Card(msgspec.Struct, frozen=True, kw_only=True):
    """One influence card; `number` is the printed one, None for the double."""

    id: str
    number: float | None
    kind: Kind
    names: dict[str, str]
    number_at_home: float | None = None
    domain: Domain | None = None
    order: int | None = None


class _Data(msgspec.Struct):
    about: str
    domains: list[Domain]
    target_points_per_domain: list[int]
    cards: list[Card]
    domain_names: dict[Domain, dict[str, str]]


_data = msgspec.json.decode(files(__package__).joinpath("cards.json").read_bytes(), type=_Data)

CARDS: tuple[Card, ...] = tuple(_data.cards)
CARD_IDS: tuple[str, ...] = tuple(card.id for card in CARDS)
CARD_INDEX: dict[str, int] = {card: index for index, card in enumerate(CARD_IDS)}

DOMAINS: tuple[Domain, ...] = tuple(_data.domains)
DOMAIN_NAMES: dict[Domain, dict[str, str]] = _data.domain_names
POINTS: tuple[int, ...] = tuple(_data.target_points_per_domain)

#: A target as players name it: its domain and its points.
Target = tuple[Domain, int]

TARGETS: tuple[Target, ...] = tuple((domain, points) for domain in DOMAINS for points in POINTS)
TARGET_INDEX: dict[tuple[str, int], int] = {
    target: index for index, target in reversed(list(enumerate(TARGETS)))
}
