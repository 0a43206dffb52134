"""The duel's part of the server: a choice at the table that is the game's own."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from hofnarr.core.game import Viewer
from hofnarr.server.game_parts import ServerPart


class DuelPart(ServerPart):
    table_options = ("blind",)

    def as_seen(self, view: dict[str, Any], viewer: Viewer, on: Sequence[str]) -> dict[str, Any]:
        """Blind: nobody sees the points before the end."""
        return {**view, "points": None} if "blind" in on and view["to_act"] is not None else view


PART = DuelPart()
