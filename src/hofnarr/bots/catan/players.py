"""The bots of the Catan card game as players at a table: they answer a view."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from random import Random

from hofnarr.bots.bot import Bot
from hofnarr.bots.catan.greedy import Greedy
from hofnarr.bots.catan.levels import LEVELS, Player
from hofnarr.catan.actions import Action
from hofnarr.catan.sight.view import View
from hofnarr.core.errors import BadInput


class RandomBot:
    """Any legal action, each as likely as the others."""

    def __init__(self, seed: int) -> None:
        self._random = Random(seed)

    def act(self, view: View) -> Action:
        return self.pick(view.legal)

    def pick(self, legal: Sequence[Action]) -> Action:
        return self._random.choice(legal)


BOTS: dict[str, Callable[[int], Bot]] = {
    "random": RandomBot,
    "greedy": Greedy,
    **{name: partial(Player, level) for name, level in LEVELS.items()},
}
NAMES = tuple(BOTS)
#: On offer at tables.
OFFERED = (*LEVELS, "greedy", "random")


def find_bot(name: str) -> Callable[[int], Bot]:
    """What makes the bot of this name, given a seed.

    >>> find_bot("hal")  # doctest: +ELLIPSIS
    Traceback (most recent call last):
    hofnarr.core.errors.BadInput: unknown bot 'hal': choose one of random, greedy, ...
    """
    if name not in BOTS:
        raise BadInput(f"unknown bot {name!r}: choose one of {', '.join(NAMES)}")
    return BOTS[name]
