"""Kabale's part of the server."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from hofnarr.core.game import Event, Viewer
from hofnarr.kabale.events import Awarded
from hofnarr.kabale.kernel.layout import PHASE
from hofnarr.kabale.table_view import TableView, table_view
from hofnarr.kabale.view import DECISIONS
from hofnarr.server.game_parts import ServerPart
from hofnarr.server.http.endpoints import Endpoint
from hofnarr.server.kabale.lab import ENDPOINTS

#: Milliseconds that people look at one column being awarded, and at most at a whole round.
COLUMN = 2_500
LONGEST = 12_000


class KabalePart(ServerPart):
    view_type = TableView
    endpoints: Sequence[Endpoint] = ENDPOINTS
    has_hints = True
    table_options = ("hidden_targets",)

    def theatre(self, events: Sequence[Event]) -> int:
        columns = sum(isinstance(event, Awarded) for event in events)
        return min(columns * COLUMN, LONGEST)

    def decision(self, state: Any) -> str | None:
        return DECISIONS.get(state.words[PHASE])

    def show(self, state: Any, viewer: Viewer, *, live: bool) -> TableView:
        return table_view(state.view(viewer))

    def as_seen(self, view: dict[str, Any], viewer: Viewer, on: Sequence[str]) -> dict[str, Any]:
        """Won targets lie face down: others see how many, their owner sees which."""
        if view["to_act"] is None:  # the game is over, all is turned up
            return view
        seats = [
            {**seat, "won_count": len(seat["won"])}
            | ({} if number == viewer else {"won": None, "score": None})
            for number, seat in enumerate(view["seats"])
        ]
        counted = [
            each if number == viewer else None for number, each in enumerate(view["counted"])
        ]
        return {**view, "seats": seats, "counted": counted}

    def hint(self, view: Any) -> Any:
        from hofnarr.bots.kabale.teaching import (
            hint,
        )  # loads what thinks: for the processes that do

        return hint(view)


PART = KabalePart()
