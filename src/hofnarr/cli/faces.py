"""Where the commands find what a game has of its own: `cli/<game>/<part>.py`."""

from __future__ import annotations

from importlib import import_module
from typing import Any

from hofnarr.games import find_game


def face(game: str, part: str) -> Any:
    """The module of a game for one command; BadInput for an unknown game."""
    return import_module(f"hofnarr.cli.{find_game(game).name}.{part}")
