"""Finding the game that a record tells of, by its `format`."""

from __future__ import annotations

from functools import cache

import msgspec

from hofnarr.cli.lines import Line
from hofnarr.core.errors import BadInput
from hofnarr.core.game import Game, Record
from hofnarr.games import find_game_of, game_of_record


class _Head(msgspec.Struct):
    format: str


_game_of = cache(find_game_of)


def read_record(line: Line) -> tuple[Game, Record]:
    """The record in a line and its game, or BadInput."""
    if line.data is not None:
        try:
            game = _game_of(msgspec.json.decode(line.data, type=_Head).format)
            return game, game.read_record(line.data)
        except (BadInput, msgspec.DecodeError, UnicodeDecodeError, RecursionError):
            pass  # what is wrong is found by reading all of it
    game = game_of_record(line.json())
    assert line.data is not None  # it has been read as JSON
    return game, game.read_record(line.data)
