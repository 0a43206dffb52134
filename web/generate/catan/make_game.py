"""`python -m web.generate.catan.make_game`: the game of the tutorial, played by bots once and kept.

It is not made anew with every change of a bot: the words of the tutorial speak of this very game.
"""

from __future__ import annotations

from pathlib import Path

import msgspec

from hofnarr.bots.bot import make_bot
from hofnarr.core.match import Match
from hofnarr.games import find_game

GAME = Path(__file__).with_name("tutorial.json")
PLAYERS = {"you": "courtier", "fool": "page"}
SEED = 4


def play() -> bytes:
    game = find_game("catan")
    match = Match(game, list(PLAYERS), seed=f"tutorial {SEED}", salt="tutorial")
    bots = [make_bot(level, game, SEED + seat) for seat, level in enumerate(PLAYERS.values())]
    while (seat := match.state.to_act()) is not None:
        match.act(bots[seat].act(match.state.view(seat)))
    return msgspec.json.encode(match.record()) + b"\n"


if __name__ == "__main__":
    GAME.write_bytes(play())
    print(f"{GAME.name}: {GAME.stat().st_size:,} bytes")
