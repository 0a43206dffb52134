"""What a game adds to the server, each in a folder of its own: one line a game."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from importlib import import_module
from typing import TYPE_CHECKING, Any, Protocol, cast

from hofnarr.core.game import Event, Viewer

if TYPE_CHECKING:
    from hofnarr.server.endpoints import Endpoint

#: A module with a `FOLDER`. A game without one plays with what all games have.
FOLDERS = {
    "kabale": "hofnarr.server.kabale.folder",
}


class Folder(Protocol):
    endpoints: Sequence[Endpoint]

    def theatre(self, events: Sequence[Event]) -> int:
        """How many milliseconds people look at these events before the game goes on."""

    def face_down(self, view: dict[str, Any], viewer: Viewer) -> dict[str, Any]:
        """A view where the table plays won things face down: they are left out."""

    def hint(self, view: Any) -> Any:
        """Teaching for the seat to act, from its view alone; None where there is none."""


class PlainFolder:
    """A game that adds nothing."""

    endpoints: Sequence[Endpoint] = ()

    def theatre(self, events: Sequence[Event]) -> int:
        return 0

    def face_down(self, view: dict[str, Any], viewer: Viewer) -> dict[str, Any]:
        return view

    def hint(self, view: Any) -> Any:
        return None


@cache
def folder_of(game: str) -> Folder:
    if game not in FOLDERS:
        return PlainFolder()
    return cast(Folder, import_module(FOLDERS[game]).FOLDER)
