"""A game as a plug-in: one object that names its modules, found through the entry points of
whatever is installed. Ours are found like anybody's; nothing here names one.

    [project.entry-points."hofnarr.games"]
    nim = "my_nim.plugin:PLUGIN"

    [project.entry-points."hofnarr.bots"]
    "nim.clever" = "my_nim.clever:Clever"   # GAME.NAME; Clever(seed) gives a bot
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import cache
from importlib import import_module
from importlib.metadata import EntryPoint, entry_points
from importlib.resources import files
from importlib.resources.abc import Traversable
from importlib.util import find_spec
from typing import Any

from hofnarr.core.errors import BadInput, HofnarrError

GAMES = "hofnarr.games"
BOTS = "hofnarr.bots"


@dataclass(frozen=True)
class Plugin:
    """What a game consists of, as names of modules and folders: nothing is imported before it is
    asked for. Only `game` must be there; for the rest Hofnarr has something plain.

    `locale` is a folder inside a package, written "package/folder".
    """

    name: str
    title: str  #: what the game is called, in every language
    game: str  #: a module with GAME, see `core/game.py`
    bots: str | None = None  #: a module with NAMES and find_bot(name), see `bots/bot.py`
    server: str | None = None  #: a module with PART, see `server/game_parts.py`
    terminal: str | None = None  #: a package with a module for each command, see `cli/faces.py`
    arena: str | None = None  #: a module with a shortcut, see `arena/table.py`
    locale: str | None = None  #: a folder with one for each language: en/*.ftl, de/*.ftl, ...
    place: int = 100  #: where it stands in a list of games, the lowest first

    def load(self, module: str) -> Any:
        """One of these modules; BadInput says what is wrong with it."""
        try:
            return import_module(module)
        except HofnarrError:
            raise
        except Exception as error:
            raise BadInput(f"game {self.name!r}: {module}: {_sentence(error)}") from error

    def has(self, module: str) -> bool:
        """Whether there is such a module; whether it works shows when it is loaded."""
        try:
            return find_spec(module) is not None
        except ImportError:
            return False

    def folder(self, place: str | None) -> Traversable | None:
        """The folder of `locale`."""
        if place is None:
            return None
        package, _, inside = place.partition("/")
        self.load(package)
        return files(package).joinpath(inside)


@cache
def registered() -> Mapping[str, Plugin | str]:
    """All games of this installation by name, in the order in which they are shown; in place of one
    that cannot be loaded a sentence about what is wrong."""
    found = {entry.name: _loaded(entry) for entry in entry_points(group=GAMES)}

    def place(name: str) -> tuple[int, str]:
        plugin = found[name]
        return (plugin.place if isinstance(plugin, Plugin) else 1000, name)

    return {name: found[name] for name in sorted(found, key=place)}


def plugins() -> dict[str, Plugin]:
    """The games that can be loaded."""
    return {name: each for name, each in registered().items() if isinstance(each, Plugin)}


def _loaded(entry: EntryPoint) -> Plugin | str:
    try:
        plugin = entry.load()
    except Exception as error:
        return f"game {entry.name!r} cannot be loaded from {entry.value}: {_sentence(error)}"
    if not isinstance(plugin, Plugin) or plugin.name != entry.name:
        return f"game {entry.name!r}: {entry.value} is no Plugin of this name"
    return plugin


@cache
def bots_for(game: str) -> Mapping[str, Callable[[], Any]]:
    """Bots that other packages bring to a game, by name; the call loads what makes them."""
    found = {}
    for entry in entry_points(group=BOTS):
        of, _, name = entry.name.partition(".")
        if of == game and name:
            found[name] = _maker(entry)
    return found


def _maker(entry: EntryPoint) -> Callable[[], Any]:
    def load() -> Any:
        try:
            return entry.load()
        except HofnarrError:
            raise
        except Exception as error:
            raise BadInput(
                f"bot {entry.name!r} cannot be loaded from {entry.value}: {_sentence(error)}"
            ) from error

    return load


def _sentence(error: Exception) -> str:
    """On one line.

    >>> _sentence(ModuleNotFoundError("No module named 'nim'"))
    "ModuleNotFoundError: No module named 'nim'"
    """
    return f"{type(error).__name__}: {' '.join(str(error).split())}"
