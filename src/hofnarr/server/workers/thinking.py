"""Bots think in processes of their own, so that nobody waits for them. They are given a view."""

from __future__ import annotations

import asyncio
import logging
from functools import partial
from random import Random

import msgspec

from hofnarr.bots import make_bot, quick_bot
from hofnarr.core.chance import RandomChance
from hofnarr.games import find_game, game_names
from hofnarr.server.game_parts import part_of
from hofnarr.server.metrics import BOT_FAILURES, BOT_SECONDS
from hofnarr.server.workers.helping import Helpers

log = logging.getLogger(__name__)

#: Seconds after which a bot is given up and a simple one decides.
LONGEST = 30.0


def think(game_name: str, level: str, seed: int, view_json: bytes) -> bytes:
    """A bot's decision, as JSON. Runs in a process of the pool."""
    game = find_game(game_name)
    view = msgspec.json.decode(view_json, type=game.view_type)
    action = make_bot(level, game, seed).act(view)
    if action not in view.legal:
        raise ValueError(f"the bot {level} chose something illegal")
    return msgspec.json.encode(action)


def advise(game_name: str, view_json: bytes) -> bytes:
    """A hint for the seat to act, as JSON. Runs in a process of the pool."""
    view = msgspec.json.decode(view_json, type=find_game(game_name).view_type)
    return msgspec.json.encode(part_of(game_name).hint(view))


def _first_view(game_name: str) -> bytes:
    game = find_game(game_name)
    state, _ = game.new(
        game.player_counts[0], next(iter(game.variants.values())), RandomChance(0), 0
    )
    seat = state.to_act()
    assert seat is not None
    return msgspec.json.encode(state.view(seat))


def prepare() -> None:
    """Load what bots need, by a decision of no consequence in each game."""
    for name in game_names():
        think(name, quick_bot(find_game(name)), 0, _first_view(name))


def _nothing() -> None:
    """What a process is given to do so that it begins."""


class Thinker:
    def __init__(self, helpers: Helpers) -> None:
        self._helpers = helpers

    def close(self) -> None:
        self._helpers.close()

    async def practise(self) -> None:
        """Begin all processes now, so that nobody waits for them."""
        try:
            run, number = self._helpers.run, self._helpers.processes
            await asyncio.gather(*(run(_nothing) for _ in range(number)))
        except Exception:
            log.exception("bots cannot think")

    async def decide(self, game: str, level: str, seed: int, view: bytes) -> bytes:
        """A legal action as JSON, whatever happens to the bot."""
        for name in (level, quick_bot(find_game(game))):
            try:
                await self._helpers.ready()
                with BOT_SECONDS.labels(game, name).time():
                    work = self._helpers.run(partial(think, game, name, seed, view))
                    return await asyncio.wait_for(work, LONGEST)
            except Exception:
                BOT_FAILURES.labels(game, name).inc()
                log.exception("a bot failed", extra={"bot": f"{game}/{name}"})
        legal = msgspec.json.decode(view, type=find_game(game).view_type).legal
        return msgspec.json.encode(Random(seed).choice(legal))

    async def advise(self, game: str, view: bytes) -> bytes:
        """A hint as JSON."""
        await self._helpers.ready()
        return await asyncio.wait_for(self._helpers.run(partial(advise, game, view)), LONGEST)
