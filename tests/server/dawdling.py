"""A bot that never comes to an end. On its own, since the process that thinks must import it."""

from __future__ import annotations

import time

from hofnarr.server.workers import thinking


def dawdle(game: str, level: str, seed: int, view: bytes) -> bytes:
    """In place of `thinking.think`: the Page goes on for ever."""
    while level == "page":
        time.sleep(1)
    return thinking.think(game, level, seed, view)
