"""A game as a text that people can read and compare: every decision, event and view of it.

A change of the rules shows as a change of such a text (`make golden`).
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from itertools import groupby
from random import Random
from typing import Any

import msgspec

from hofnarr.core.chance import SeededChance
from hofnarr.core.game import Action, Event, Game, State

WIDTH = 130
_PLAIN = re.compile(r"(?!(?:null|true|false)$)[^\W\d][\w-]*")


def playthrough(game: Game, seats: int, options: Any, seed: str, *, most: int | None = None) -> str:
    """One game of random legal moves: cards and moves follow from the seed.

    Now and then the acting seat's view is written out, and the open view at the end. `most` breaks
    a long game off after so many decisions.
    """
    chance = SeededChance(seed)
    state, opening = game.new(seats, options, chance, 0)
    lines = [
        f"game: {game.name}",
        f"record format: {game.record_format}",
        f"players: {seats}",
        f"options: {text(msgspec.to_builtins(options))}",
        f"seed: {seed}",
        "",
        "set-up",
        *_events(opening),
    ]
    choices = Random(f"{seed} moves")
    views_every = 9 * seats + 1  # so that the seats take turns at it
    number = 0
    while state.to_act() is not None and number != most:
        action = choices.choice(state.legal())
        lines += _decision(state, number, action, with_view=number % views_every == 0)
        lines += _events(state.apply(action, chance))
        number += 1
    end = "over" if state.to_act() is None else "broken off"
    lines += ["", f"{end} after {number} decisions", *_view(state.view("open"))]
    lines.append(f"scores: {text(state.scores())}")
    return "\n".join(lines) + "\n"


def _decision(state: State, number: int, action: Action, *, with_view: bool) -> Iterator[str]:
    legal = state.legal()
    yield ""
    yield f"#{number} seat {state.to_act()}, scores {text(state.scores())}, {len(legal)} legal:"
    for line in _legal(legal):
        yield f"    {line}"
    if with_view:
        yield from _view(state.view(action.seat))
    yield f"  chosen: {' '.join(_values(action))}"


def _legal(actions: Sequence[Action]) -> Iterator[str]:
    """One line for all that differ in their last value only: `play king 0 1 2`."""
    for shared, group in groupby(map(_values, actions), key=lambda values: values[:-1]):
        yield " ".join([*shared, *(values[-1] for values in group)])


def _values(action: Action) -> list[str]:
    """The kind and the values of an action; its seat is known."""
    fields = msgspec.to_builtins(action)
    return [text(value) for name, value in fields.items() if name != "seat"]


def _events(events: Sequence[Event]) -> Iterator[str]:
    """Each event in full, and below it what is different for the public."""
    for event in events:
        fields = msgspec.to_builtins(event)
        public = msgspec.to_builtins(event.seen_by("public"))
        yield from _block(f"{fields.pop('type')}: ", fields, indent=2)
        other = {name: value for name, value in public.items() if fields.get(name, value) != value}
        if other:
            yield from _block("public: ", other, indent=4)


def _view(view: Any) -> Iterator[str]:
    fields = msgspec.to_builtins(view)
    yield f"  view of {text(fields.pop('viewer'))}:"
    for name, value in fields.items():
        if name not in ("to_act", "legal"):  # told above
            yield from _block(f"{name}: ", value, indent=4)


def _block(head: str, value: Any, indent: int) -> Iterator[str]:
    """One line, or one for each part where that would be too long; plain lists are never broken."""
    line = f"{' ' * indent}{head}{text(value)}"
    parts = value.values() if isinstance(value, dict) else value if isinstance(value, list) else ()
    if len(line) <= WIDTH or not any(isinstance(part, dict | list) for part in parts):
        yield line
        return
    yield f"{' ' * indent}{head.rstrip()}"
    if isinstance(value, dict):
        for name, part in value.items():
            yield from _block(f"{text(name)}: ", part, indent + 2)
    else:
        for place, part in enumerate(value):
            yield from _block(f"{place}: ", part, indent + 2)


def text(value: Any) -> str:
    """JSON with fewer quotation marks and spaces where people like them.

    >>> text({"cards": ["king", "one two", None], "closed": False})
    '{cards: [king, "one two", null], closed: false}'
    """
    if isinstance(value, str) and _PLAIN.fullmatch(value):
        return value
    if isinstance(value, dict):
        return "{" + ", ".join(f"{text(key)}: {text(item)}" for key, item in value.items()) + "}"
    if isinstance(value, list | tuple):
        return "[" + ", ".join(text(item) for item in value) + "]"
    return msgspec.json.encode(value).decode()
