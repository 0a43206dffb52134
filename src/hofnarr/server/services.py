"""All parts of one server process, put together."""

from __future__ import annotations

import asyncio
import logging
import secrets
from collections.abc import Callable, Collection
from contextlib import suppress
from dataclasses import dataclass
from typing import Protocol

from hofnarr.server import wall_clock
from hofnarr.server.background import Background
from hofnarr.server.cache import Cache
from hofnarr.server.http.bans import Bans
from hofnarr.server.http.errors import Refusal
from hofnarr.server.http.limits import Limits
from hofnarr.server.http.turns import Turns
from hofnarr.server.live.bus import Bus
from hofnarr.server.live.hub import Hub
from hofnarr.server.live.presence import Presence
from hofnarr.server.metrics import ENTRIES, TABLES
from hofnarr.server.protocol.info import Status
from hofnarr.server.settings import ServerSettings
from hofnarr.server.storage import Store
from hofnarr.server.table.deciding import Around
from hofnarr.server.table.live import Draft, LiveTable
from hofnarr.server.tables.all_tables import Tables
from hofnarr.server.tables.automation import Automation
from hofnarr.server.tables.past import Past
from hofnarr.server.workers.helping import Helpers
from hofnarr.server.workers.record_worker import RecordWorker
from hofnarr.server.workers.thinking import Thinker

log = logging.getLogger(__name__)

DAY = 86_400_000
#: Days after which a table that nobody came to is removed.
OPEN_DAYS = 7
_TIDY = 3_600.0
#: Seconds in which a ban is known to all processes.
_LOOK_AT_BANS = 5.0
#: Bytes of hints that are kept.
MOST_HINTS = 4_000_000


class Outside(Protocol):
    """Tells people elsewhere that it is their turn."""

    async def check(self, url: str) -> None:
        """Refusal where this address is not called."""

    async def stop(self) -> None: ...


@dataclass(frozen=True)
class Means:
    """What a process works with, besides its store: not the same on a server and on a device."""

    bus: Bus
    for_bots: Helpers
    for_records: Helpers
    outside: Callable[[Tables, Presence], Outside]


class Services:
    """One process: store, tables, hub, automation. `stopping` is set as soon as it is to end."""

    def __init__(self, settings: ServerSettings, store: Store, means: Means) -> None:
        self.settings = settings
        self.store = store
        self.worker = secrets.token_hex(6)
        self.started = wall_clock.now_ms()
        self.limits = Limits(enabled=settings.limits)
        self.bans = Bans(store)
        self.stopping = asyncio.Event()
        self.tables = Tables(store, pause=settings.bot_pause)
        self.hub = Hub(self.tables, means.bus, self.worker, one_process=store.one_process)
        self.bans.on_new = self.hub.dismiss_from
        self.past = Past()
        self.record_worker = RecordWorker(self.limits, means.for_records)
        self.hints = Turns()
        self.hint_cache = Cache(MOST_HINTS)
        self.thinker = Thinker(means.for_bots, settings.bot_patience)
        self.automation = Automation(self.tables, self.thinker, self.worker)
        self.webhooks = means.outside(self.tables, self.hub.presence)
        self.tables.around = self._around
        self.tables.is_busy = self.hub.is_busy
        self.tables.on_written.append(_count)
        self._tasks = Background("services")

    def _around(self, live: LiveTable) -> Around:
        presence = self.hub.presence
        seats = range(len(live.state.seats))
        return Around(wall_clock.now_ms(), presence.online(live.id), presence.away(live.id, seats))

    async def start(self) -> None:
        await self.bans.refresh()
        await self.hub.start()
        await self.automation.start()
        if not self.store.one_process:
            self._tasks.start(self._look_at_bans())
        self._tasks.start(self._tidy())
        if not self.settings.lazy_bots:
            self._tasks.start(self.thinker.begin())

    async def stop(self) -> None:
        """Finish what was begun, give leases back, let go of everything."""
        self.stopping.set()
        await self._tasks.stop()
        await self.automation.stop()
        await self.tables.stop()
        await self.webhooks.stop()
        await self.hub.stop()
        self.thinker.close()
        self.record_worker.close()
        await self.store.close()

    async def count_tables(self) -> None:
        for status, number in (await self.store.counts()).items():
            TABLES.labels(status).set(number)

    async def _look_at_bans(self) -> None:
        """Another process may have been told of one."""
        while True:
            await asyncio.sleep(_LOOK_AT_BANS)
            try:
                await self.bans.refresh()
            except Exception:
                log.exception("could not look for bans")

    async def tidy(self, now: int) -> None:
        """Remove tables that nobody came to, and old games where that is wished for."""
        await self._remove_untouched(_OPEN, now - OPEN_DAYS * DAY)
        if self.settings.keep_days is not None:
            await self._remove_untouched(_FINISHED, now - self.settings.keep_days * DAY)

    async def _remove_untouched(self, statuses: Collection[Status], before: int) -> None:
        def still(live: LiveTable) -> bool:
            last = live.entries[-1].at if live.entries else live.state.created
            return live.now.info.status in statuses and last < before

        removed = 0
        while found := await self.store.untouched(statuses, before):
            gone = 0
            for table_id in found:
                with suppress(Refusal):  # another process was quicker
                    gone += await self.tables.remove(table_id, still)
            removed += gone
            if not gone:
                break
        if removed:
            log.info("removed old tables", extra={"tables": removed, "kinds": list(statuses)})

    async def _tidy(self) -> None:
        while True:
            try:
                await self.tidy(wall_clock.now_ms())
            except Exception:
                log.exception("could not tidy up")
            await asyncio.sleep(_TIDY)


_OPEN: tuple[Status, ...] = ("open",)
_FINISHED: tuple[Status, ...] = ("finished", "imported")


def _count(_: LiveTable, draft: Draft) -> None:
    for entry in draft.entries:
        ENTRIES.labels(entry.fact.__struct_config__.tag).inc()
