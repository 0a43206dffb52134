"""The card data: `cards.yaml` read into types, and a user's own values for some of its cards."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Any, Literal

import msgspec

from hofnarr.core.errors import BadInput

ThemeSet = Literal["knights", "politics", "barbarians"]
SetName = Literal["base", "knights", "politics", "barbarians"]
Resource = Literal["brick", "grain", "lumber", "ore", "wool", "gold"]
Provenance = Literal["printed", "reconstructed", "mixed"]
Kind = Literal[
    "region",
    "center",
    "settlement_expansion",
    "city_expansion",
    "landscape_expansion",
    "road_expansion",
    "action",
    "event",
]

#: The order of resources in every list of six.
RESOURCES: tuple[Resource, ...] = ("brick", "grain", "lumber", "ore", "wool", "gold")
THEME_SETS: tuple[ThemeSet, ...] = ("knights", "politics", "barbarians")
MOST_OF_A_COST = 7  # what a packed cost can hold of one resource


class _Entry(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    pass


class Names(_Entry, frozen=True):
    """The card's title; None where nobody has verified it in that language."""

    en: str
    de: str | None = None
    cs: str | None = None


class Points(_Entry, frozen=True):
    victory: int = 0
    strength: int = 0
    tournament: int = 0
    commerce: int = 0


class Placement(_Entry, frozen=True):
    side: Literal["own", "opponent", "none"]
    at: str
    also: str | None = None
    region: str | None = None
    targets: list[str] = []


class Region(_Entry, frozen=True):
    type: str
    resource: Resource
    number: int
    start: Literal["A", "B", "stack"]


class Supply(_Entry, frozen=True):
    start_each: int
    stack: int


class Limit(_Entry, frozen=True):
    per_player: int | None = None
    per_principality: int | None = None


class Origin(_Entry, frozen=True):
    """Which numbers are known from a printed card and which are our own."""

    count: Provenance
    cost: Provenance
    points: Provenance
    printed_points: list[str] = []


class Card(_Entry, frozen=True, rename={"class_": "class"}):
    """One entry of `cards.yaml`; its `schema` explains every field."""

    id: str
    set: SetName
    kind: Kind
    class_: str
    count: int
    same_as: str
    names: Names
    en_name: Literal["official", "working"]
    cost: dict[Resource, int]
    points: Points
    variable: dict[str, str]
    requires: list[str]
    forbids: list[str]
    condition: str
    placement: Placement
    limit: Limit
    tournament_only: bool
    timing: list[str]
    text: str
    rulings: list[str]
    provenance: Origin
    why: str
    region: Region | None = None
    supply: Supply | None = None


class SetEntry(_Entry, frozen=True):
    name: dict[str, str]
    cards: int
    excluded_in_extended: dict[str, int]
    open_in_extended: dict[str, int]
    events: int = 0
    parts: dict[str, int] = {}
    expansion_cards: dict[str, int] = {}
    stacks: dict[str, int] = {}
    open_cards_come_from: str = ""
    base_cards_left_for_four_stacks: int = 0
    theme_cards_for_two_stacks: int = 0
    event_deck: int = 0


class _File(msgspec.Struct, frozen=True):
    sets: dict[SetName, SetEntry]
    cards: list[Card]


class Change(_Entry, frozen=True, omit_defaults=True):
    """Other numbers for one card: what a user's own file says instead of ours."""

    cost: dict[Resource, int] | None = None
    points: Points | None = None


@cache
def _file() -> _File:
    # Where Python has no C part for YAML, the same as JSON comes along: it is read at once.
    quick = Path(__file__).with_name("cards.json")
    if quick.is_file():
        return msgspec.json.decode(quick.read_bytes(), type=_File)
    return msgspec.yaml.decode(Path(__file__).with_name("cards.yaml").read_bytes(), type=_File)


def cards() -> list[Card]:
    """Every entry, in the order of the file.

    >>> cards()[0].id
    'road'
    """
    return _file().cards


def sets() -> dict[SetName, SetEntry]:
    return _file().sets


@cache
def by_id() -> dict[str, Card]:
    return {card.id: card for card in cards()}


def read_changes(text: bytes | str) -> dict[str, Change]:
    """A user's own card file: `cards:` is a list of entries with `id` and `cost` or `points`.

    >>> read_changes("cards: [{id: castle, cost: {brick: 1}}]")
    {'castle': Change(cost={'brick': 1}, points=None)}
    >>> read_changes("cards: [{id: castle, price: 1}]")
    Traceback (most recent call last):
    hofnarr.core.errors.BadInput: cards[0] (castle): unknown field 'price'
    """
    try:
        tree = msgspec.yaml.decode(text)
    except msgspec.DecodeError as error:
        raise BadInput(f"not YAML: {error}") from None
    entries = tree.get("cards") if isinstance(tree, dict) else None
    if not isinstance(entries, list):
        raise BadInput("cards: missing, a card file has a list of entries under this name")
    changes: dict[str, Change] = {}
    for place, entry in enumerate(entries):
        card, change = _read_change(entry, place)
        if card.id in changes:
            raise BadInput(f"cards[{place}] ({card.id}): is there twice")
        if change != Change():
            changes[card.id] = change
    return changes


def _read_change(entry: Any, place: int) -> tuple[Card, Change]:
    at = f"cards[{place}]"
    name = entry.get("id") if isinstance(entry, dict) else None
    if name not in by_id():
        raise BadInput(f"{at}.id: {name!r} is not a card, see `hofnarr cards catan`")
    known = set(Card.__struct_encode_fields__)
    for field in entry:
        if field not in known:
            raise BadInput(f"{at} ({name}): unknown field {field!r}")
    wanted = {key: entry[key] for key in ("cost", "points") if entry.get(key) is not None}
    try:
        change = msgspec.convert(wanted, Change)
    except msgspec.ValidationError as error:
        raise BadInput(f"{at} ({name}): {error}") from None
    card = by_id()[name]
    check_change(name, change, at)
    return card, deviation(card, change)


def check_change(name: str, change: Change, at: str) -> None:
    """Numbers that the game can work with; BadInput names the field."""
    if name not in by_id():
        raise BadInput(f"{at}: {name!r} is not a card")
    for resource, amount in (change.cost or {}).items():
        if not 0 <= amount <= MOST_OF_A_COST:
            raise BadInput(f"{at} ({name}).cost.{resource}: {amount} is not 0 to {MOST_OF_A_COST}")
    card = by_id()[name]
    if change.cost and card.kind in ("action", "event", "region"):
        raise BadInput(f"{at} ({name}).cost: {card.kind} cards cost nothing")
    for field, number in msgspec.structs.asdict(change.points or Points()).items():
        if not 0 <= number <= 12:
            raise BadInput(f"{at} ({name}).points.{field}: {number} is not 0 to 12")


def deviation(card: Card, change: Change) -> Change:
    """Only what is really different from our own data."""
    return Change(
        cost=None
        if change.cost is None or _packed(change.cost) == _packed(card.cost)
        else change.cost,
        points=None if change.points == card.points else change.points,
    )


def _packed(cost: dict[Resource, int]) -> dict[Resource, int]:
    return {resource: amount for resource, amount in cost.items() if amount}
