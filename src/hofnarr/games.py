"""The games of this installation, by name. None is named here: see `core/plugin.py`."""

from __future__ import annotations

from typing import cast

from hofnarr.core.errors import BadInput
from hofnarr.core.game import Game
from hofnarr.core.plugin import Plugin, plugins, registered


def game_names() -> list[str]:
    """All that can be played.

    >>> game_names()[:2]
    ['kabale', 'catan']
    """
    return list(plugins())


def find_plugin(name: str) -> Plugin:
    """The plug-in of this name.

    >>> find_plugin("catan").title
    'Catan'
    """
    known = registered()
    if name not in known:
        if not known:
            raise BadInput("no game is installed: install Hofnarr anew (make install)")
        choice = f"choose one of {', '.join(known)}"
        raise BadInput(f"unknown game {name!r}: {choice}")
    found = known[name]
    if isinstance(found, str):
        raise BadInput(found)
    return found


def find_game(name: str) -> Game:
    """The game of this name.

    >>> find_game("kabale").player_counts
    (2, 3, 4, 5, 6)
    >>> find_game("chess")  # doctest: +ELLIPSIS
    Traceback (most recent call last):
    hofnarr.core.errors.BadInput: unknown game 'chess': choose one of kabale, catan...
    """
    plugin = find_plugin(name)
    return cast(Game, plugin.load(plugin.game).GAME)


def find_game_of(record_format: object) -> Game:
    """The game that records of this format tell of, older formats included.

    >>> find_game_of("hofnarr.catan/1").name
    'catan'
    """
    known: dict[str, Game] = {}
    for name in game_names():
        try:
            game = find_game(name)
        except BadInput:  # records of other games are read all the same
            continue
        known |= dict.fromkeys((*getattr(game, "old_record_formats", ()), game.record_format), game)
    if isinstance(record_format, str) and record_format in known:
        return known[record_format]
    shown = repr(record_format[:40] if isinstance(record_format, str) else record_format)[:60]
    raise BadInput(f"format: {shown} is unknown, choose one of {', '.join(known)}")


def game_of_record(value: object) -> Game:
    """The game of a record that was read as JSON, or BadInput."""
    if not isinstance(value, dict):
        raise BadInput("no record: a record is an object with the field `format`")
    if "format" not in value:
        raise BadInput("format: missing, it names the game that a record belongs to")
    return find_game_of(value["format"])
