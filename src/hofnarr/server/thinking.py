"""Bots think in processes of their own, so that nobody waits for them. They are given a view."""

from __future__ import annotations

import asyncio
import logging
import multiprocessing
import os
import signal
import threading
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from functools import partial
from multiprocessing.connection import wait
from random import Random

import msgspec

from hofnarr.bots import make_bot, usable_cores
from hofnarr.core.chance import RandomChance
from hofnarr.games import GAMES, find_game
from hofnarr.server.folders import folder_of
from hofnarr.server.metrics import BOT_FAILURES, BOT_SECONDS

log = logging.getLogger(__name__)

#: Seconds after which a bot is given up and a simple one decides.
LONGEST = 30.0
FALLBACK = "greedy"


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
    return msgspec.json.encode(folder_of(game_name).hint(view))


def _first_view(game_name: str) -> bytes:
    game = find_game(game_name)
    state, _ = game.new(
        game.player_counts[0], next(iter(game.variants.values())), RandomChance(0), 0
    )
    seat = state.to_act()
    assert seat is not None
    return msgspec.json.encode(state.view(seat))


def _begin_process() -> None:
    """Yield to the server, leave Ctrl-C to it, end with it however it ends; and load what bots need
    by a decision of no consequence in each game."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    if hasattr(os, "nice"):
        os.nice(5)
    threading.Thread(target=_end_with_parent, daemon=True).start()
    for game in GAMES:
        think(game, FALLBACK, 0, _first_view(game))


def _nothing() -> None:
    """What a process is given to do so that it begins."""


def _end_with_parent() -> None:
    parent = multiprocessing.parent_process()
    if parent is not None:
        wait([parent.sentinel])
        os._exit(0)


class Thinker:
    def __init__(self, processes: int | None = None) -> None:
        self._processes = processes or min(4, usable_cores())
        self._pool: ProcessPoolExecutor | None = None

    def close(self) -> None:
        if self._pool:
            for process in list((self._pool._processes or {}).values()):
                process.terminate()
            # A worker is ended by a signal, so what the pool shares must be given back before.
            self._pool.shutdown(cancel_futures=True)
            self._pool = None

    async def practise(self) -> None:
        """Begin all processes now, so that nobody waits for them."""
        try:
            await asyncio.gather(*(self._run(partial(_nothing)) for _ in range(self._processes)))
        except Exception:
            log.exception("bots cannot think")

    async def decide(self, game: str, level: str, seed: int, view: bytes) -> bytes:
        """A legal action as JSON, whatever happens to the bot."""
        for name in (level, FALLBACK):
            try:
                with BOT_SECONDS.labels(game, name).time():
                    work = self._run(partial(think, game, name, seed, view))
                    return await asyncio.wait_for(work, LONGEST)
            except Exception:
                BOT_FAILURES.labels(game, name).inc()
                log.exception("a bot failed", extra={"bot": f"{game}/{name}"})
        legal = msgspec.json.decode(view, type=find_game(game).view_type).legal
        return msgspec.json.encode(Random(seed).choice(legal))

    async def advise(self, game: str, view: bytes) -> bytes:
        """A hint as JSON."""
        return await asyncio.wait_for(self._run(partial(advise, game, view)), LONGEST)

    async def _run(self, work: partial[bytes] | partial[None]) -> bytes:
        if self._pool is None:
            self._pool = ProcessPoolExecutor(
                self._processes,
                mp_context=multiprocessing.get_context("spawn"),
                initializer=_begin_process,
            )
        pool = self._pool
        try:
            done = await asyncio.get_running_loop().run_in_executor(pool, work)
        except BrokenProcessPool:
            if self._pool is pool:
                self._pool = None
            pool.shutdown(wait=False)
            raise
        return done or b""
