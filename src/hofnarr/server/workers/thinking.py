"""Bots think in processes of their own, so that nobody waits for them. They are given a view."""

from __future__ import annotations

import logging
from collections.abc import Sequence
from functools import partial
from random import Random
from typing import NamedTuple

import msgspec

from hofnarr.bots import make_bot, quick_bot
from hofnarr.bots.own import bring_own
from hofnarr.core.chance import RandomChance
from hofnarr.games import find_game, game_names
from hofnarr.server.game_parts import part_of
from hofnarr.server.metrics import BOT_FAILURES, BOT_SECONDS
from hofnarr.server.workers.helping import Helpers, nothing

log = logging.getLogger(__name__)

#: Seconds that a bot may think, before a simple one decides in its place, and a hint.
PATIENCE = 30.0


class Decided(NamedTuple):
    action: bytes  #: as JSON
    by: str  #: the bot that decided


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


def prepare(bots: Sequence[str] = ()) -> None:
    """Load what bots need, the host's own first, by a decision of no consequence in each game."""
    for bot in bots:
        bring_own(bot)
    for name in game_names():
        think(name, quick_bot(find_game(name)), 0, _first_view(name))


class Thinker:
    """`patience`: how many seconds a bot may take, once a helper is free for it."""

    def __init__(self, helpers: Helpers, patience: float = PATIENCE) -> None:
        self.patience = patience
        self._helpers = helpers

    def close(self) -> None:
        self._helpers.close()

    async def begin(self) -> None:
        """Begin a process now, so that nobody waits for it; more begin when bots wait for it."""
        try:
            await self._helpers.run(nothing)
        except Exception:
            log.exception("bots cannot think")

    async def decide(self, game: str, level: str, seed: int, view: bytes) -> Decided:
        """A legal action, whatever happens to the bot: then a simple one decides."""
        for name in (level, quick_bot(find_game(game))):
            try:
                await self._helpers.ready()
                with BOT_SECONDS.labels(game, name).time():
                    work = partial(think, game, name, seed, view)
                    return Decided(await self._helpers.run(work, self.patience), name)
            except Exception as error:
                BOT_FAILURES.labels(game, name).inc()
                told = {"bot": f"{game}/{name}"}
                if isinstance(error, TimeoutError):
                    log.warning("a bot took too long", extra=told | {"seconds": self.patience})
                else:
                    log.exception("a bot failed", extra=told)
        legal = msgspec.json.decode(view, type=find_game(game).view_type).legal
        return Decided(msgspec.json.encode(Random(seed).choice(legal)), "random")

    async def advise(self, game: str, view: bytes) -> bytes:
        """A hint as JSON."""
        await self._helpers.ready()
        return await self._helpers.run(partial(advise, game, view), PATIENCE)
