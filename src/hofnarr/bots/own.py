"""Bots of somebody's own, wherever a bot has a name on the command line:

| written so | is |
| --- | --- |
| `mybot.py` | the one bot of this file |
| `mybot.py:NAME` | this bot of the file: one of its `BOTS`, or its class of that name |
| `package.module:NAME` | the same of a module, also one in the folder where Hofnarr was started |

A bot is made by `make(seed)`, a class or a function, anew for every seat of every game. In a file
`BOTS = {"mine": make}` names the bots that it has.

Such a name runs code: it comes from whoever started the program, never from a file or a client.
"""

from __future__ import annotations

import re
import sys
from collections.abc import Callable, Mapping
from functools import cache, partial
from hashlib import sha256
from importlib import import_module
from pathlib import Path
from types import ModuleType
from typing import Any, cast

import msgspec

from hofnarr.bots.asking import describe
from hofnarr.bots.bot import Bot, bring, make_bot, others_for
from hofnarr.core.errors import BadInput
from hofnarr.core.game import Game
from hofnarr.games import find_game

Make = Callable[[int], Any]


class Code(msgspec.Struct, frozen=True):
    """A file with bots of somebody's own; the text itself travels to the workers."""

    path: str
    source: str


def is_own(name: str) -> bool:
    """Whether this is code of somebody's own, and not a bot by its name.

    >>> [is_own(name) for name in ("mybot.py", "bots/mybot.py:Mine", "my.bots:Mine")]
    [True, True, True]
    >>> [is_own(name) for name in ("greedy", "flat:200", "king:300ms")]
    [False, False, False]
    """
    place, colon, inside = name.rpartition(":")
    if name.endswith(".py"):
        return True
    if not colon or not inside.isidentifier():
        return False
    return place.endswith(".py") or all(part.isidentifier() for part in place.split("."))


def make_any_bot(name: str, game: Game, seed: int) -> Bot:
    """The bot of this name, or one of somebody's own."""
    if not is_own(name):
        return make_bot(name, game, seed)
    make = find_own(name)
    try:
        bot = make(seed)
    except Exception as error:
        raise BadInput(f"bot {name!r}: {describe(error)}") from None
    if not callable(getattr(bot, "act", None)):
        raise BadInput(f"bot {name!r}: {type(bot).__name__} has no act(view)")
    return cast(Bot, bot)


def is_of_the_game(name: str, game: Game) -> bool:
    """Whether a game brings this bot itself, so that it may know a faster way to play it."""
    return not is_own(name) and name not in others_for(game)


GIVEN = re.compile(r"([\w-]+)\.([a-z][a-z0-9_-]{0,29})=(.+)")


def bring_own(given: str) -> None:
    """Give a bot a name in this process: `kabale.mine=mybot.py`, or `catan.rich=my.bots:Rich`."""
    read = GIVEN.fullmatch(given)
    if not read:
        raise BadInput(f"--bot: {given!r} is not GAME.NAME=FILE, such as kabale.mine=mybot.py")
    game, name, place = find_game(read[1]), read[2], read[3]
    if not is_own(place):
        raise BadInput(f"--bot: {place!r} is neither a file nor module:Class")
    make_any_bot(place, game, 0)
    bring(game, name, partial(make_any_bot, place, game))


@cache
def find_own(name: str) -> Make:
    """What makes this bot, given a seed; loaded once in every process."""
    if name.endswith(".py"):
        bots = bots_in(read_code(Path(name)))
        if len(bots) != 1:
            raise BadInput(f"{name}: has several bots, choose one: {_choices(name, bots)}")
        return next(iter(bots.values()))
    place, _, inside = name.rpartition(":")
    module = _run(_read(Path(place))) if place.endswith(".py") else _imported(name, place)
    named = getattr(module, "BOTS", None)
    found = named.get(inside) if isinstance(named, dict) else None
    found = found or getattr(module, inside, None)
    if not callable(found):
        known = _choices(place, named) if isinstance(named, dict) else None
        others = f"choose one of {known}" if known else "name a class or function of it"
        raise BadInput(f"bot {name!r}: {place} has no {inside}, {others}")
    return cast(Make, found)


def _choices(place: str, bots: Mapping[str, Make]) -> str:
    return ", ".join(f"{place}:{each}" for each in bots)


def _imported(name: str, place: str) -> ModuleType:
    here = str(Path.cwd())
    if here not in sys.path:
        sys.path.append(here)
    try:
        return import_module(place)
    except ModuleNotFoundError as error:
        if error.name and (place == error.name or place.startswith(f"{error.name}.")):
            raise BadInput(f"bot {name!r}: there is no module {error.name} here") from None
        raise BadInput(f"bot {name!r}: {describe(error)}") from None
    except Exception as error:
        raise BadInput(f"bot {name!r}: {describe(error)}") from None


def _read(path: Path) -> Code:
    try:
        return Code(str(path), path.read_text(encoding="utf-8"))
    except UnicodeDecodeError:
        raise BadInput(f"{path}: is not written in UTF-8") from None


def read_code(path: Path) -> Code:
    """The text of a file of bots, which must be able to run."""
    code = _read(path)
    bots_in(code)
    return code


@cache
def _run(code: Code) -> ModuleType:
    """The file as a module of its own, once in every process."""
    digest = sha256(f"{code.path}\0{code.source}".encode()).hexdigest()[:12]
    module = ModuleType(f"hofnarr_own_bots_{digest}")
    module.__file__ = code.path
    sys.modules[module.__name__] = module  # where dataclasses look up what a field means
    folder = str(Path(code.path).resolve().parent)
    if folder not in sys.path:
        sys.path.append(folder)  # what lies beside the file may be imported
    try:
        exec(compile(code.source, code.path, "exec"), vars(module))
    except Exception as error:
        raise BadInput(f"{code.path}: {describe(error)}") from None
    return module


@cache
def bots_in(code: Code) -> Mapping[str, Make]:
    """The bots of a file by name."""
    bots = getattr(_run(code), "BOTS", None)
    if (
        not isinstance(bots, dict)
        or not bots
        or not all(isinstance(name, str) and callable(make) for name, make in bots.items())
    ):
        raise BadInput(f'{code.path}: has no BOTS = {{"name": make}}, where make(seed) gives a bot')
    return bots


def own_bots(codes: tuple[Code, ...]) -> dict[str, Make]:
    """The bots of all files; a later file wins."""
    return {name: make for code in codes for name, make in bots_in(code).items()}
