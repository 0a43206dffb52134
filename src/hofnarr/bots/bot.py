"""What a bot is, and the bots by name."""

from __future__ import annotations

import os
from collections.abc import Callable
from random import Random
from typing import Any, Protocol, cast

from hofnarr.core.errors import BadInput
from hofnarr.core.game import Action, Game
from hofnarr.core.plugin import bots_for
from hofnarr.games import find_plugin


class Bot(Protocol):
    def act(self, view: Any) -> Action:
        """One of the legal actions of the view, from the view alone."""


class RandomBot:
    """Any legal action, each as likely as the others: every game has this one."""

    def __init__(self, seed: int) -> None:
        self._random = Random(seed)

    def act(self, view: Any) -> Action:
        return cast(Action, self._random.choice(view.legal))


class PlainBots:
    """For a game that brings none. Others are a module with the same two names; where it has
    `OFFERED`, these are on offer at tables, the weakest first."""

    NAMES = ("random",)

    @staticmethod
    def find_bot(name: str) -> Callable[[int], Bot]:
        if name != "random":
            raise BadInput(f"unknown bot {name!r}: choose one of random")
        return RandomBot


#: What this process was given besides: by game and name, what makes the bot.
_brought: dict[str, dict[str, Callable[[int], Any]]] = {}


def bring(game: Game, name: str, make: Callable[[int], Any]) -> None:
    """From now on a bot has this name here, and is on offer at tables."""
    if name in _bots_of(game).NAMES or name in bots_for(game.name):
        raise BadInput(f"{game.name} has a bot {name!r} already: choose another name")
    _brought.setdefault(game.name, {})[name] = make


def bot_names(game: Game) -> list[str]:
    """Those of the game, then those of others; "flat:ROLLOUTS" takes a number."""
    return [*_bots_of(game).NAMES, *others_for(game)]


def others_for(game: Game) -> list[str]:
    """The bots that the game itself does not bring: other packages do, or whoever started us."""
    names = [name for name in bots_for(game.name) if name not in _bots_of(game).NAMES]
    return [*names, *_brought.get(game.name, {})]


def offered_bots(game: Game) -> list[str]:
    """The bots that people may choose at a table."""
    bots = _bots_of(game)
    names = list(getattr(bots, "OFFERED", [name for name in bots.NAMES if ":" not in name]))
    return [*names, *others_for(game)]


def quick_bot(game: Game) -> str:
    """The bot that decides where nobody else does: a player's time is over, another bot failed."""
    names = _bots_of(game).NAMES
    return "greedy" if "greedy" in names else cast(str, names[0])


def make_bot(name: str, game: Game, seed: int) -> Bot:
    """The bot of this name; the same seed and the same views give the same actions.

    >>> from hofnarr.games import find_game
    >>> make_bot("hal", find_game("kabale"), 1)  # doctest: +ELLIPSIS
    Traceback (most recent call last):
    hofnarr.core.errors.BadInput: unknown bot 'hal': choose one of random, greedy, ...
    """
    others = others_for(game)
    if name in others:
        given = _brought.get(game.name, {})
        return cast(Bot, (given[name] if name in given else bots_for(game.name)[name]())(seed))
    try:
        return cast(Bot, _bots_of(game).find_bot(name)(seed))
    except BadInput as error:
        raise BadInput(", ".join([str(error), *others])) from None


def _bots_of(game: Game) -> Any:
    plugin = find_plugin(game.name)
    return PlainBots if plugin.bots is None else plugin.load(plugin.bots)


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
