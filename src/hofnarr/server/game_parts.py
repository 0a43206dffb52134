"""What a game adds to the server: the `PART` of the module that its plug-in names."""

from __future__ import annotations

from collections.abc import Sequence
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
    #: Whether there is teaching while one plays, see `hint`.
    has_hints = False

    # The time that things take

    def theatre(self, events: Sequence[Event]) -> int:
        """How many milliseconds people look at these events before the game goes on. It may depend
        only on what everybody sees of them."""
        return 0

    def pause(self, decision: str | None, usual: int) -> int:
        """How many milliseconds a bot seems to think about this kind of decision."""
        return usual

    # What people see

    def show(self, state: State, viewer: Viewer, *, live: bool) -> Any:
        """The view, perhaps with what makes it easier to look at, which may tell nothing that the
        view does not tell; `live` where somebody may decide, else it is a replay."""
        return state.view(viewer)

    def face_down(self, view: dict[str, Any], viewer: Viewer) -> dict[str, Any]:
        """A view where the table plays won things face down: they are left out."""
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

    def as_first(self, options: dict[str, Any]) -> dict[str, Any]:
        """These options for a game that was begun under the first format of records."""
        return options


@cache
def part_of(game: str) -> ServerPart:
    """A game without one plays with what all games have."""
    plugin = find_plugin(game)
    return cast(ServerPart, plugin.load(plugin.server).PART) if plugin.server else ServerPart()
