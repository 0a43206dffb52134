"""Bots of somebody's own, as files that tests write."""

from __future__ import annotations

from pathlib import Path

SOURCE = '''
from __future__ import annotations

from dataclasses import dataclass
from random import Random

from hofnarr.bots import make_bot
from hofnarr.games import find_game


class Last:
    def __init__(self, seed):
        pass

    def act(self, view):
        return view.legal[-1]


@dataclass
class Lot:
    """Plays by lot; its fields are looked up by name, as in many a file."""

    seed: int

    def act(self, view):
        if not hasattr(self, "random"):
            self.random = Random(self.seed)
        return self.random.choice(view.legal)


class Idle:
    """Has no act."""

    def __init__(self, seed):
        pass


class Cheat:
    def __init__(self, seed):
        pass

    def act(self, view):
        return "the best move"


class Broken:
    def __init__(self, seed):
        raise KeyError("king")


class Tired:
    def __init__(self, seed):
        pass

    def act(self, view):
        raise ValueError("too late in the evening")


class Copy:
    """Plays as greedy does, so that games of both kinds come to their end."""

    def __init__(self, seed):
        self.seed = seed

    def act(self, view):
        game = find_game(type(view).__module__.split(".")[1])
        return make_bot("greedy", game, self.seed).act(view)


BOTS = {"mine": Lot}
'''


def write_bots(folder: Path, name: str = "mybot") -> Path:
    file = folder / f"{name}.py"
    file.write_text(SOURCE, encoding="utf-8")
    return file
