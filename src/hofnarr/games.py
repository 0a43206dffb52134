"""The registry: one line a game. Its module is imported when it is asked for, and has a `GAME`."""

from __future__ import annotations

from importlib import import_module
from typing import cast

from hofnarr.core.errors import BadInput
from hofnarr.core.game import Game

GAMES = {
    "kabale": "hofnarr.kabale.game",
    "catan": "hofnarr.catan.game",
}


def find_game(name: str) -> Game:
    """The game of this name.

    >>> find_game("kabale").player_counts
    (2, 3, 4, 5, 6)
    >>> find_game("chess")
    Traceback (most recent call last):
    hofnarr.core.errors.BadInput: unknown game 'chess': choose one of kabale, catan
    """
    if name not in GAMES:
        raise BadInput(f"unknown game {name!r}: choose one of {', '.join(GAMES)}")
    return cast(Game, import_module(GAMES[name]).GAME)


def find_game_of(record_format: object) -> Game:
    """The game that records of this format tell of, older formats included.

    >>> find_game_of("hofnarr.catan/1").name
    'catan'
    """
    known: dict[str, Game] = {}
    for name in GAMES:
        game = find_game(name)
        known |= dict.fromkeys((*getattr(game, "old_record_formats", ()), game.record_format), game)
    if isinstance(record_format, str) and record_format in known:
        return known[record_format]
    shown = repr(record_format[:40] if isinstance(record_format, str) else record_format)[:60]
    raise BadInput(f"format: {shown} is unknown, choose one of {', '.join(known)}")
