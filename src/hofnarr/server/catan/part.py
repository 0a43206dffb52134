"""Catan's part of the server."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec
from msgspec import UNSET

from hofnarr.catan.engine.steps import asked
from hofnarr.catan.options import Options, check
from hofnarr.catan.reasons.playable import TableView, table_view
from hofnarr.core.errors import BadInput
from hofnarr.core.game import Event, Viewer
from hofnarr.server.catan import theatre, tournament
from hofnarr.server.catan.card_file import read_card_file
from hofnarr.server.game_parts import ServerPart


class CatanPart(ServerPart):
    view_type = TableView

    def theatre(self, events: Sequence[Event]) -> int:
        return theatre.theatre(events)

    def pause(self, state: Any, usual: int) -> int:
        return theatre.pause(asked(state.board), usual)

    def decision(self, state: Any) -> str | None:
        return asked(state.board).kind if state.board.todo else None

    def show(self, state: Any, viewer: Viewer, *, live: bool) -> TableView:
        return table_view(state.board, viewer, with_desk=live)

    def settle(self, options: dict[str, Any]) -> dict[str, Any]:
        if isinstance(options.get("cards"), str):
            options = options | {"cards": _read_cards(options["cards"])}
        chosen = _options(options)
        if chosen.rules is not UNSET:
            raise BadInput("rules: only games begun long ago have old ones; leave it out")
        if chosen.tournament is None:
            check(chosen)
        else:
            chosen = tournament.without_decks(chosen)
        return _plain(chosen)

    def brings(self, options: dict[str, Any]) -> bool:
        return options.get("tournament") is not None

    def check_brought(self, options: dict[str, Any], seat: int, brought: Any) -> None:
        if not self.brings(options):
            raise BadInput("brought: own decks are for a tournament, this is none")
        tournament.check_own(_options(options), seat, brought)

    def begin(self, options: dict[str, Any], brought: Sequence[Any]) -> dict[str, Any]:
        chosen = _options(options)
        if chosen.tournament is None:
            return options
        return _plain(tournament.with_decks(chosen, brought))

    def as_first(self, options: dict[str, Any]) -> dict[str, Any]:
        return options | {"rules": 1}


def _read_cards(text: str) -> Any:
    try:
        return read_card_file(text)
    except BadInput as error:
        raise BadInput(f"cards: {error}") from None


def _options(options: dict[str, Any]) -> Options:
    return msgspec.convert(msgspec.to_builtins(options), Options)


def _plain(options: Options) -> dict[str, Any]:
    plain: dict[str, Any] = msgspec.to_builtins(options)
    return plain


PART = CatanPart()
