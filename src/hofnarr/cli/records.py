"""Finding the game that a record tells of, by its `format`."""

from __future__ import annotations

from hofnarr.cli.lines import Line
from hofnarr.core.errors import BadInput
from hofnarr.core.game import Game, Record
from hofnarr.games import game_of_record


def read_record(line: Line) -> tuple[Game, Record]:
    """The record in a line and its game, or BadInput."""
    value = line.json()
    if not isinstance(value, dict):
        raise BadInput("no record: a record is an object with the field `format`")
    if "format" not in value:
        raise BadInput("format: missing, it names the game that a record belongs to")
    game = game_of_record(value["format"])
    assert line.data is not None  # it has been read as JSON
    return game, game.read_record(line.data)
