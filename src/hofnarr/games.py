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
