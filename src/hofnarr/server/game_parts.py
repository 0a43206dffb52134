"""What a game adds to the server: the `PART` of the module that its plug-in names."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache
from typing import TYPE_CHECKING, Any, cast

from hofnarr.core.errors import BadInput
from hofnarr.core.game import Event, State, Viewer
from hofnarr.games import find_plugin

if TYPE_CHECKING:
    from hofnarr.server.http.endpoints import Endpoint


class ServerPart:
    """A game that adds nothing; others derive from it and say what is different with them."""

    endpoints: Sequence[Endpoint] = ()
    #: What `show` gives; None where that is the plain view.
    view_type: Any = None
    #: What a table can switch on besides the options of the rules: `options` hold it as true.
    table_options: Sequence[str] = ()
    #: Whether there is teaching while one plays, see `hint`.
    has_hints = False

    # The time that things take

    def theatre(self, events: Sequence[Event]) -> int:
        """How many milliseconds people look at these events before the game goes on. It may depend
        only on what everybody sees of them."""
        return 0

    def pause(self, state: State, usual: int) -> int:
        """How many milliseconds a bot seems to think about the decision that waits. It may depend
        only on what everybody knows."""
        return usual

    def decision(self, state: State) -> str | None:
        """What kind of decision waits, where the game names kinds; everybody may know it."""
        return None

    # What people see

    def show(self, state: State, viewer: Viewer, *, live: bool) -> Any:
        """The view, perhaps with what makes it easier to look at, which may tell nothing that the
        view does not tell; `live` where somebody may decide, else it is a replay."""
        return state.view(viewer)

    def as_seen(self, view: dict[str, Any], viewer: Viewer, on: Sequence[str]) -> dict[str, Any]:
        """A view at a table with some of `table_options` on, perhaps with less in it."""
        return view

    def hint(self, view: Any) -> Any:
        """Teaching for the seat to act, from its view alone."""
        return None

    # How a table is set up

    def settle(self, options: dict[str, Any]) -> dict[str, Any]:
        """Options as a table keeps them and shows them to everybody; BadInput names the field."""
        return options

    def brings(self, options: dict[str, Any]) -> bool:
        """Whether every player may bring something of his own, such as a deck."""
        return False

    def check_brought(self, options: dict[str, Any], seat: int, brought: Any) -> None:
        """Raise BadInput where a player cannot bring this. It is his secret."""
        raise BadInput("brought: nothing is brought to this game")

    def begin(self, options: dict[str, Any], brought: Sequence[Any]) -> dict[str, Any]:
        """The options that the game begins with, given what every seat brought (None: nothing)."""
        return options

    def switched_on(self, options: Mapping[str, Any]) -> tuple[str, ...]:
        """Those of `table_options` that a table has switched on."""
        return tuple(name for name in self.table_options if options.get(name))

    def of_rules(self, options: Mapping[str, Any]) -> dict[str, Any]:
        """The options of a table without its `table_options`."""
        return {name: each for name, each in options.items() if name not in self.table_options}

    def as_first(self, options: dict[str, Any]) -> dict[str, Any]:
        """These options for a game that was begun under the first format of records."""
        return options


@cache
def part_of(game: str) -> ServerPart:
    """A game without one plays with what all games have."""
    plugin = find_plugin(game)
    return cast(ServerPart, plugin.load(plugin.server).PART) if plugin.server else ServerPart()
