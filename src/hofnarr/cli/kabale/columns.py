"""A column to award, as people and programs write it down: read, and checked field by field."""

from __future__ import annotations

from collections.abc import Sequence
from difflib import get_close_matches
from reprlib import Repr
from typing import Any, NamedTuple

import msgspec

from hofnarr.core.errors import BadInput
from hofnarr.kabale.cards import CARD_IDS, CARD_INDEX, DOMAINS, POINTS, Target
from hofnarr.kabale.options import VALUES, Options

_FIELDS = ("target", "column", "options")
_LINE = '{"target": ["music", 3], "column": [["white", "wizard"], ["blue", "king"]]}'
_TARGET = 'write it as ["music", 3]'
_COLUMN = 'write it as [["white", "wizard"], ["blue", "king"]]'
_CARD = 'write it as ["white", "wizard"]'


class Question(NamedTuple):
    """What the rules need to know of a column, nearest card first."""

    target: Target
    column: list[tuple[str, str]]
    options: Options


def from_json(value: Any, defaults: Options) -> Question:
    """Read a decoded line; `defaults` are the options that it does not name.

    >>> from_json({"target": ["music", 3], "column": [["white", "king"]]}, Options()).column
    [('white', 'king')]
    """
    if not isinstance(value, dict):
        raise BadInput(f"{_shown(value)} is not an object: write a line like {_LINE}")
    for name in value:
        if name not in _FIELDS:
            raise BadInput(f"{_shown(name)}: unknown field, choose one of {', '.join(_FIELDS)}")
    return Question(
        _target(_field(value, "target", _TARGET)),
        _column(_field(value, "column", _COLUMN)),
        _options(value.get("options", {}), defaults),
    )


def from_words(target: str, cards: Sequence[str], options: Options) -> Question:
    """Read what stands on the command line.

    >>> from_words("music:3", ["white:wizard", "blue:king"], Options()).target
    ('music', 3)
    """
    domain, _, points = target.rpartition(":")
    if not domain:
        raise BadInput(f"target: {_shown(target)} is not a domain with its points, such as music:3")
    number = int(points) if points.isascii() and points.isdecimal() else points
    return Question(
        _target([domain, number]),
        _column([_card_word(place, card) for place, card in enumerate(cards)]),
        options,
    )


def _card_word(place: int, word: str) -> list[str]:
    owner, _, card = word.rpartition(":")
    if not owner:
        raise BadInput(
            f"column[{place}]: {_shown(word)} is not an owner and a card, such as white:king"
        )
    if word.encode(errors="replace").decode() != word:
        raise BadInput(f"column[{place}]: {_shown(word)} is not written in UTF-8")
    return [owner, card]


def _field(value: dict[str, Any], name: str, remedy: str) -> Any:
    if name not in value:
        raise BadInput(f"{name}: missing, {remedy}")
    return value[name]


def _target(value: Any) -> Target:
    if not isinstance(value, list) or len(value) != 2:
        raise BadInput(f"target: {_shown(value)} is not a domain and its points, {_TARGET}")
    domain, points = value
    if domain not in DOMAINS:
        raise BadInput(
            f"target[0]: unknown domain {_shown(domain)}, choose one of {', '.join(DOMAINS)}"
        )
    if type(points) is not int or points not in POINTS:
        raise BadInput(
            f"target[1]: {_shown(points)} points, but a target has a whole number from 1 to 5"
        )
    return domain, points


def _column(value: Any) -> list[tuple[str, str]]:
    if not isinstance(value, list):
        raise BadInput(f"column: {_shown(value)} is not a list of cards, {_COLUMN}")
    if not value:
        raise BadInput("column: empty, give at least one card")
    column: dict[tuple[str, str], None] = {}
    for place, lying in enumerate(value):
        card = _lying(f"column[{place}]", lying)
        if card in column:
            raise BadInput(
                f"column[{place}]: {_shown(card[0])} has the card {card[1]} in this column "
                "already, each owner has one"
            )
        column[card] = None
    return list(column)


def _lying(at: str, value: Any) -> tuple[str, str]:
    if not isinstance(value, list) or len(value) != 2:
        raise BadInput(f"{at}: {_shown(value)} is not an owner and a card, {_CARD}")
    owner, card = value
    if not isinstance(owner, str):
        raise BadInput(f"{at}: the owner {_shown(owner)} is not a string, {_CARD}")
    if not isinstance(card, str) or card not in CARD_INDEX:
        raise BadInput(f"{at}: unknown card {_shown(card)}, {_instead(card)}")
    return owner, card


def _instead(card: Any) -> str:
    near = get_close_matches(str(card)[:40].lower(), CARD_IDS, 1)
    return f"did you mean {near[0]!r}?" if near else "`hofnarr cards kabale` lists them all"


def _options(value: Any, defaults: Options) -> Options:
    if not isinstance(value, dict):
        raise BadInput(
            f'options: {_shown(value)} is not an object, write {{"lowest_number": "zero"}}'
        )
    for name, chosen in value.items():
        if name not in VALUES:
            raise BadInput(
                f"options: unknown option {_shown(name)}, choose one of {', '.join(VALUES)}"
            )
        if chosen not in VALUES[name]:
            raise BadInput(
                f"options.{name}: unknown value {_shown(chosen)}, "
                f"choose {' or '.join(VALUES[name])}"
            )
    return msgspec.structs.replace(defaults, **value)


_short = Repr()
_short.maxstring = _short.maxlong = 40


def _shown(value: Any) -> str:
    """A value as it was written, cut where it would fill the screen.

    >>> _shown("x" * 100)
    "'xxxxxxxxxxxxxxxxx...xxxxxxxxxxxxxxxxxx'"
    """
    if value is None or isinstance(value, bool):
        return {None: "null", True: "true", False: "false"}[value]
    return _short.repr(value)
