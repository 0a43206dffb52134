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

MOST_SHOWN = 40  # letters of what a stranger wrote


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


def game_of_record(written: object) -> Game:
    """The game of a record with this format, whatever its number: a game reads its old formats too.

    >>> game_of_record("hofnarr.catan/1").name
    'catan'
    """
    games = [find_game(name) for name in GAMES]
    for game in games:
        if isinstance(written, str) and _kind(written) == _kind(game.record_format):
            return game
    known = ", ".join(game.record_format for game in games)
    shown = written[:MOST_SHOWN] if isinstance(written, str) else written
    raise BadInput(f"format: {shown!r} is unknown, choose one of {known}")


def _kind(record_format: str) -> str:
    return record_format.partition("/")[0]
