"""What the numbers of a pending step are, and what they tell people: types for its fields.

A field of type `Units` tells the field `units` of the question that is made from the step; one of
type `Stack` says only what the number is. Costs and offers are packed into one number each.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache, lru_cache
from typing import Annotated, Any, Literal, NamedTuple, get_type_hints

import msgspec
from msgspec import UNSET, UnsetType

from hofnarr.catan.catalogue.data import RESOURCES, Resource
from hofnarr.catan.catalogue.titles import NAMES, REGION_NAMES
from hofnarr.catan.engine.places import NAMES as PLACE_NAMES

# --- packed numbers -------------------------------------------------------------------------------
# A cost has three bits for each resource, a basket (one side of an offer) has five.

BITS = 5
_UNITS = (1 << BITS) - 1
CACHED = 1 << 14  # the same small baskets come again and again
Goods = list[tuple[Resource, int]]


@lru_cache(maxsize=CACHED)
def units_in(basket: int) -> tuple[int, ...]:
    """By resource.

    >>> units_in(2 << BITS * 5 | 1)
    (1, 0, 0, 0, 0, 2)
    """
    return tuple(basket >> BITS * res & _UNITS for res in range(6))


def pack(cost: tuple[tuple[int, int], ...]) -> int:
    return sum(amount << 3 * res for res, amount in cost)


def unpack(packed: int) -> list[int]:
    """By resource.

    >>> unpack(pack(((0, 2), (3, 1))))
    [2, 0, 0, 1, 0, 0]
    """
    return [packed >> 3 * res & 7 for res in range(6)]


def _named(units: tuple[int, ...] | list[int]) -> Goods:
    return [(name, amount) for name, amount in zip(RESOURCES, units, strict=True) if amount]


def _of_mask(mask: int) -> list[Resource]:
    return [name for res, name in enumerate(RESOURCES) if mask >> res & 1]


# --- what a number tells --------------------------------------------------------------------------


class Fact(NamedTuple):
    """The field of a question that a number tells, and how it is read. `realm`: whose principality
    a place lies in, 0 for that of whoever decides, 1 for the other one."""

    field: str
    read: Callable[[int], Any] = int
    realm: int | None = None


CardNo = Annotated[int, Fact("card", NAMES.__getitem__)]
RegionNo = Annotated[int, Fact("region", REGION_NAMES.__getitem__)]
ResourceNo = Annotated[int, Fact("resource", RESOURCES.__getitem__)]
Units = Annotated[int, Fact("units")]
AtLeast = Annotated[int, Fact("at_least")]
Kinds = Annotated[int, Fact("kinds", _of_mask)]
PackedCost = Annotated[int, Fact("cost", lambda packed: _named(unpack(packed)))]
Given = Annotated[int, Fact("give", lambda basket: _named(units_in(basket)))]
Wanted = Annotated[int, Fact("want", lambda basket: _named(units_in(basket)))]
Place = Annotated[int, Fact("at", PLACE_NAMES.__getitem__, realm=0)]
TheirPlace = Annotated[int, Fact("at", PLACE_NAMES.__getitem__, realm=1)]

# Numbers that the rules need and nobody is told.
Basket = Annotated[int, "five bits for each resource"]
Mask = Annotated[int, "one bit for each resource, or for each slot"]
Slot = Annotated[int, "a place, or the first one that may still be named"]
Stack = Annotated[int, "a draw stack; -1 for none"]
Pile = Annotated[int, "a discard pile; from a move, after the stacks"]


@cache
def facts_of(step: type[msgspec.Struct]) -> tuple[tuple[str, Fact], ...]:
    """The fields of a kind of step that tell something."""
    hints = get_type_hints(step, include_extras=True)
    return tuple(
        (name, fact)
        for name in step.__struct_fields__
        for fact in getattr(hints[name], "__metadata__", ())
        if isinstance(fact, Fact)
    )


# --- what else a decision can tell ----------------------------------------------------------------

#: How people are asked: in the free action phase, before the dice, for an answer to a card (C80),
#: in set-up, in the hand phase, while an offer is put together, to accept one; or anything else.
Kind = Literal["setup", "turn", "dice", "window", "hand", "offer", "reply", "choice"]
Phase = Literal["setup", "start", "dice", "production", "actions", "hand"]
#: What a decision can be part of: a card that is being built or played, a trade, a search.
Part = Literal["build", "play", "answer", "trade", "offer", "search", "lift"]
#: Fields of a question, by name.
Facts = dict[str, Any]


class Looks(msgspec.Struct, frozen=True, omit_defaults=True):
    """What is looked through for the decision: a stack (only its `top` cards, else all of it), a
    discard pile, or the hand of a player."""

    stack: int | UnsetType = UNSET
    top: int | UnsetType = UNSET
    pile: int | UnsetType = UNSET
    hand: int | UnsetType = UNSET


class Stake(msgspec.Struct, frozen=True):
    """A place in the principality of `realm`."""

    realm: int
    at: str


class Limits(msgspec.Struct, frozen=True):
    """By resource: how many units an offer to the opponent can give and want at most (C31)."""

    give: dict[Resource, int]
    want: dict[Resource, int]


class Odds(msgspec.Struct, frozen=True):
    """A duel: the numbers of the die on which the attacker succeeds, without an answer and after
    this card answered."""

    wins: list[int]
    answer: str
    wins_answered: list[int]
