"""Acts for bots and clocks. A row lease says which process; the transaction has the last word."""

from __future__ import annotations

import asyncio
import logging
from contextlib import suppress
from hashlib import sha256

from hofnarr.core.errors import HofnarrError
from hofnarr.server import wall_clock
from hofnarr.server.background import Background
from hofnarr.server.table.live import Draft, LiveTable
from hofnarr.server.table.state import Duty
from hofnarr.server.tables.all_tables import Overtaken, Tables
from hofnarr.server.workers.thinking import Thinker

log = logging.getLogger(__name__)

#: Milliseconds that a lease lasts; it is renewed well before.
LEASE = 10_000
RENEW = 3.0
#: Seconds between looks for tables that nobody attends to, and how late (ms) these must be when
#: another process may have a timer for them.
LOOK = 1.0
LATE = 700


class Automation:
    def __init__(self, tables: Tables, thinker: Thinker, worker: str) -> None:
        self.tables = tables
        self.store = tables.store
        self.thinker = thinker
        self.worker = worker
        self._tasks = Background("automation")
        self._timers: dict[str, asyncio.TimerHandle] = {}
        self._attending: set[str] = set()
        self._once_more: set[str] = set()
        self._is_ending = False
        tables.on_written.append(self._written)

    async def start(self) -> None:
        self._tasks.start(self._look_for_work())

    async def stop(self) -> None:
        self._is_ending = True  # moves may still be on their way to the store
        for timer in self._timers.values():
            timer.cancel()
        await self._tasks.stop()
        await self.store.release(self.worker)

    def _written(self, live: LiveTable, draft: Draft) -> None:
        if not draft.duty_changed:
            return
        timer = self._timers.pop(live.id, None)
        if timer:
            timer.cancel()
        if draft.standing.wake is not None:
            self._plan(live.id, draft.standing.wake)

    def _plan(self, table_id: str, wake: int) -> None:
        if self._is_ending:
            return
        delay = max(0, wake + 1 - wall_clock.now_ms()) / 1000  # never a moment too early
        self._timers[table_id] = asyncio.get_running_loop().call_later(delay, self._due, table_id)

    def _due(self, table_id: str) -> None:
        self._timers.pop(table_id, None)
        if self._is_ending:
            return
        if table_id in self._attending:
            self._once_more.add(table_id)
            return
        self._attending.add(table_id)
        self._tasks.start(self._attend(table_id))

    async def _look_for_work(self) -> None:
        """Also after a restart, and where the process that had the timer is gone."""
        late = 0 if self.store.one_process else LATE
        while True:
            try:
                for table_id in await self.store.due(wall_clock.now_ms() - late):
                    if table_id not in self._attending:
                        self._due(table_id)
            except Exception:
                log.exception("could not look for tables that wait for a bot or clock")
            await asyncio.sleep(LOOK)

    async def _attend(self, table_id: str) -> None:
        try:
            await self._act_once(table_id)
        finally:
            self._attending.discard(table_id)
            if table_id in self._once_more:
                self._once_more.discard(table_id)
                self._due(table_id)

    async def _act_once(self, table_id: str) -> None:
        now = wall_clock.now_ms()
        if not await self.store.claim(table_id, self.worker, now, now + LEASE):
            return
        renewing = self._tasks.start(self._renew(table_id))
        acted = False
        try:
            acted = await self._act(table_id)
        except Overtaken:
            pass
        except HofnarrError as error:
            log.error("a bot or clock could not act", extra={"reason": str(error)})
        finally:
            renewing.cancel()
            if not acted:
                with suppress(Exception):
                    await self.store.release_one(table_id, self.worker)

    async def _act(self, table_id: str) -> bool:
        live = await self.tables.current(table_id)
        async with live.lock:
            duty = live.state.duty()
            position = live.now.position
            seed = live.state.seed
        if duty is None or position is None:
            return False
        if duty.by == "clock" and duty.at > wall_clock.now_ms():
            self._plan(table_id, duty.at)
            return False
        view = position.view_for_bot(duty.seat)
        decided = await self.thinker.decide(
            live.state.game.name, duty.level, _bot_seed(seed, duty), view
        )
        await asyncio.sleep(max(0, duty.at - wall_clock.now_ms()) / 1000)
        await self.tables.act_for(table_id, duty, *decided)
        return True

    async def _renew(self, table_id: str) -> None:
        while True:
            await asyncio.sleep(RENEW)
            if not await self.store.renew(table_id, self.worker, wall_clock.now_ms() + LEASE):
                return


def _bot_seed(table_seed: str, duty: Duty) -> int:
    """Nobody can foresee what a bot will do, though it would do the same again."""
    text = f"{table_seed}:bot:{duty.game_seq}:{duty.seat}"
    return int.from_bytes(sha256(text.encode()).digest()[:4], "big") >> 1
