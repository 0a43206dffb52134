"""The bots of the duel."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from hofnarr.bots.bot import Bot, RandomBot
from hofnarr.core.errors import BadInput

from .rules import Parry, Strike


class Brute:
    """Strikes with the best card, and parries with the best one."""

    def __init__(self, seed: int) -> None:
        pass

    def act(self, view: Any) -> Any:
        fights = [action for action in view.legal if isinstance(action, Strike | Parry)]
        return max(fights, key=lambda action: -1 if action.card is None else action.card)


class Coward:
    """From another package: "hofnarr.bots" names it. Does whatever is offered last."""

    def __init__(self, seed: int) -> None:
        pass

    def act(self, view: Any) -> Any:
        return view.legal[-1]


BOTS: dict[str, Callable[[int], Bot]] = {"brute": Brute, "random": RandomBot}
NAMES = tuple(BOTS)


def find_bot(name: str) -> Callable[[int], Bot]:
    if name not in BOTS:
        raise BadInput(f"unknown bot {name!r}: choose one of {', '.join(NAMES)}")
    return BOTS[name]
