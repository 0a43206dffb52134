"""Finding the game that a record tells of, by its `format`."""

from __future__ import annotations

from hofnarr.cli.lines import Line
from hofnarr.core.game import Game, Record
from hofnarr.games import game_of_record


def read_record(line: Line) -> tuple[Game, Record]:
    """The record in a line and its game, or BadInput."""
    game = game_of_record(line.json())
    assert line.data is not None  # it has been read as JSON
    return game, game.read_record(line.data)
