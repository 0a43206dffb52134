"""What a bot is, and the bots by name."""

from __future__ import annotations

import os
from importlib import import_module
from typing import Any, Protocol

from hofnarr.core.errors import BadInput
from hofnarr.core.game import Action, Game


class Bot(Protocol):
    def act(self, view: Any) -> Action:
        """One of the legal actions of the view, from the view alone."""


#: Where the bots of each game live: a module with `NAMES` and `find_bot(name)`.
BOT_MODULES = {
    "kabale": "hofnarr.bots.kabale.players",
    "catan": "hofnarr.bots.catan.players",
}


def bot_names(game: Game) -> list[str]:
    return list(_bots_of(game).NAMES)


def make_bot(name: str, game: Game, seed: int) -> Bot:
    """The bot of this name; the same seed and the same views give the same actions.

    >>> from hofnarr.games import find_game
    >>> make_bot("hal", find_game("kabale"), 1)  # doctest: +ELLIPSIS
    Traceback (most recent call last):
    hofnarr.core.errors.BadInput: unknown bot 'hal': choose one of random, greedy, ...
    """
    bot: Bot = _bots_of(game).find_bot(name)(seed)
    return bot


def _bots_of(game: Game) -> Any:
    if game.name not in BOT_MODULES:
        raise BadInput(f"there are no bots for {game.name} yet")
    return import_module(BOT_MODULES[game.name])


def share_out(names: str, seats: int) -> list[str]:
    """Bot names as people write them: one for all seats, or one a seat.

    >>> share_out("greedy", 2), share_out("greedy,random", 2)
    (['greedy', 'greedy'], ['greedy', 'random'])
    """
    listed = [name.strip() for name in names.split(",")]
    if len(listed) == 1:
        return listed * seats
    if len(listed) != seats:
        raise BadInput(f"bots: {len(listed)} names for {seats} seats; give one, or one a seat")
    return listed


def usable_cores() -> int:
    """How many cores this process may use."""
    if hasattr(os, "sched_getaffinity"):
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1
