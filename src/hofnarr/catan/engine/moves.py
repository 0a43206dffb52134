"""Decisions as the engine knows them: one integer each, `kind << 16 | a << 8 | b`.

`PAY + place` is a move. The table below says what a and b of each kind stand for in the
`Action` that people and records see.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, get_args

from hofnarr.catan import actions
from hofnarr.catan.actions import Action
from hofnarr.catan.catalogue.data import RESOURCES
from hofnarr.catan.catalogue.titles import NAMES, REGION_NAMES, REGION_NUMBER, find_title
from hofnarr.catan.engine.places import NAMES as PLACE_NAMES
from hofnarr.catan.engine.places import NUMBER as PLACE_NUMBER

SIDES: tuple[str, ...] = get_args(actions.Side)
UPPER, LOWER, COMMERCE, STRENGTH, ARCH, FOR_RESOURCES, KEEP, REPLACE = range(len(SIDES))
DISCARDS = 8  #: discard piles, after the stacks
PILES = (*(str(stack) for stack in range(DISCARDS)), "discard 0", "discard 1")

_names: list[type[Any]] = list(get_args(Action))
KINDS: dict[type[Any], int] = {kind: number << 16 for number, kind in enumerate(_names)}

PASS = KINDS[actions.Pass]
ARRANGE = KINDS[actions.Arrange]
LOOK = KINDS[actions.Look]
TAKE = KINDS[actions.Take]
PUT = KINDS[actions.Put]
NUMBER = KINDS[actions.Number]
ROLL = KINDS[actions.Roll]
BUILD = KINDS[actions.Build]
SCOUT = KINDS[actions.Scout]
PLAY = KINDS[actions.Play]
TRADE = KINDS[actions.Trade]
GIVE = KINDS[actions.Give]
WANT = KINDS[actions.Want]
SEND = KINDS[actions.Send]
ACCEPT = KINDS[actions.Accept]
REMOVE = KINDS[actions.Remove]
USE = KINDS[actions.Use]
LIFT = KINDS[actions.Lift]
PILE = KINDS[actions.Pile]
END = KINDS[actions.End]
STORE = KINDS[actions.Store]
PAY = KINDS[actions.Pay]
ROB = KINDS[actions.Rob]
OMIT = KINDS[actions.Omit]
CHOOSE = KINDS[actions.Choose]
DRAW = KINDS[actions.Draw]
SEARCH = KINDS[actions.Search]
DECIDE = KINDS[actions.Decide]
DISCARD = KINDS[actions.Discard]
KIND = 0xFF0000


def low(move: int) -> int:
    """The last part of a move: mostly a place, a stack or a resource."""
    return move & 0xFF


def high(move: int) -> int:
    """The part before: mostly a card."""
    return move >> 8 & 0xFF


class _Part:
    """A field of an action: how it is read from a and b, and written."""

    def __init__(self, read: Callable[[int], Any], write: Callable[[Any], int]) -> None:
        self.read = read
        self.write = write


def _in(numbers: Mapping[str, int]) -> Callable[[Any], int]:
    return lambda name: numbers.get(name, -1) if isinstance(name, str) else -1


def _index(names: tuple[str, ...]) -> Callable[[Any], int]:
    return _in({name: number for number, name in enumerate(names)})


def _small(value: Any) -> int:
    return value if type(value) is int and 0 <= value <= 255 else -1


_place = _Part(PLACE_NAMES.__getitem__, _in(PLACE_NUMBER))
_card = _Part(NAMES.__getitem__, lambda name: find_title(name) if isinstance(name, str) else -1)
_region = _Part(REGION_NAMES.__getitem__, _in(REGION_NUMBER))
_resource = _Part(RESOURCES.__getitem__, _index(RESOURCES))
_side = _Part(SIDES.__getitem__, _index(SIDES))
_pile = _Part(PILES.__getitem__, _index(PILES))
_number = _Part(int, _small)

#: By action: its fields in order, each with where it lies: a (shift 8) or b (shift 0).
_FIELDS: dict[type[Any], tuple[tuple[str, int, _Part], ...]] = {
    actions.Arrange: (("region", 8, _region), ("at", 0, _place)),
    actions.Look: (("stack", 0, _number),),
    actions.Take: (("card", 0, _card),),
    actions.Put: (("card", 8, _card), ("stack", 0, _number)),
    actions.Number: (("number", 0, _number),),
    actions.Build: (("card", 8, _card), ("at", 0, _place)),
    actions.Scout: (("at", 0, _place),),
    actions.Play: (("card", 0, _card),),
    actions.Give: (("resource", 0, _resource),),
    actions.Want: (("resource", 0, _resource),),
    actions.Remove: (("at", 0, _place),),
    actions.Use: (("card", 8, _card), ("at", 0, _place)),
    actions.Lift: (("pile", 0, _pile),),
    actions.Pile: (("pile", 0, _pile),),
    actions.Store: (("at", 0, _place),),
    actions.Pay: (("at", 0, _place),),
    actions.Rob: (("at", 0, _place),),
    actions.Omit: (("resource", 0, _resource),),
    actions.Choose: (("realm", 8, _number), ("at", 0, _place)),
    actions.Draw: (("stack", 0, _number),),
    actions.Search: (("stack", 0, _number),),
    actions.Decide: (("side", 0, _side),),
    actions.Discard: (("card", 0, _card),),
}


def trade(give: int, get: int, fleet: int = 0) -> int:
    """The move of a bank trade; `fleet` is the place of a Large Trade Fleet."""
    return TRADE | (give * 6 + get) << 8 | fleet


_by_seat: tuple[dict[int, Action], dict[int, Action]] = ({}, {})


def action(seat: int, move: int) -> Action:
    """
    >>> action(1, PLAY | find_title("spy"))
    Play(seat=1, card='spy')
    """
    found = _by_seat[seat].get(move)
    if found is None:
        found = _by_seat[seat][move] = _decode(seat, move)
    return found


def _decode(seat: int, move: int) -> Action:
    kind = _names[move >> 16]
    if kind is actions.Trade:
        give, get = divmod(high(move), 6)
        fleet = PLACE_NAMES[low(move)] if low(move) else None
        return actions.Trade(seat, RESOURCES[give], RESOURCES[get], fleet)
    fields = {name: part.read(move >> shift & 0xFF) for name, shift, part in _FIELDS.get(kind, ())}
    decoded: Action = kind(seat=seat, **fields)
    return decoded


def encode(action: Action) -> int:
    """The move of an action; -1 if no position at all has such a move.

    >>> encode(action(0, trade(0, 5))) == trade(0, 5)
    True
    """
    kind = type(action)
    move = KINDS.get(kind, -1)
    if move < 0 or type(action.seat) is not int:
        return -1
    if isinstance(action, actions.Trade):
        give, get = _resource.write(action.give), _resource.write(action.get)
        fleet = _fleet(action.fleet)
        return -1 if min(give, get, fleet) < 0 else trade(give, get, fleet)
    for name, shift, part in _FIELDS.get(kind, ()):
        value = part.write(getattr(action, name))
        if value < 0:
            return -1
        move |= value << shift
    return move


def _fleet(name: Any) -> int:
    return 0 if name is None else _place.write(name)


def unknown_field(action: Action) -> str | None:
    """The first field of an action that names nothing there is: the reason why it has no move.

    >>> unknown_field(actions.Draw(0, stack=-1))
    'stack'
    """
    if type(action.seat) is not int:
        return "seat"
    if isinstance(action, actions.Trade):
        written = {"give": _resource.write, "get": _resource.write, "fleet": _fleet}
    else:
        written = {name: part.write for name, _, part in _FIELDS.get(type(action), ())}
    return next((name for name, write in written.items() if write(getattr(action, name)) < 0), None)
