"""All parts of one server process, put together."""

from __future__ import annotations

import asyncio
import logging
import secrets

from hofnarr.server import wall_clock
from hofnarr.server.background import Background
from hofnarr.server.cache import Cache
from hofnarr.server.http.limits import Limits
from hofnarr.server.http.turns import Turns
from hofnarr.server.live.bus import Alone, Bus, PostgresBus
from hofnarr.server.live.hub import Hub
from hofnarr.server.metrics import ENTRIES, TABLES
from hofnarr.server.outside.webhooks import Webhooks
from hofnarr.server.settings import ServerSettings
from hofnarr.server.storage import Store, open_store
from hofnarr.server.storage.opening import database_url
from hofnarr.server.table.deciding import Around
from hofnarr.server.table.live import Draft, LiveTable
from hofnarr.server.tables.all_tables import Tables
from hofnarr.server.tables.automation import Automation
from hofnarr.server.tables.past import Past
from hofnarr.server.workers.record_worker import RecordWorker
from hofnarr.server.workers.thinking import Thinker

log = logging.getLogger(__name__)

DAY = 86_400_000
#: Days after which a table that nobody came to is removed.
OPEN_DAYS = 7
_TIDY = 3_600.0
#: Bytes of hints that are kept.
MOST_HINTS = 4_000_000


class Services:
    """One process: store, tables, hub, automation. `stopping` is set as soon as it is to end."""

    def __init__(self, settings: ServerSettings, store: Store) -> None:
        self.settings = settings
        self.store = store
        self.worker = secrets.token_hex(6)
        self.limits = Limits(enabled=settings.limits)
        self.stopping = asyncio.Event()
        self.tables = Tables(store, pause=settings.bot_pause)
        self.hub = Hub(self.tables, self._bus(), self.worker, one_process=store.one_process)
        self.past = Past()
        self.record_worker = RecordWorker(self.limits)
        self.hints = Turns()
        self.hint_cache = Cache(MOST_HINTS)
        self.thinker = Thinker(settings.bot_processes)
        self.automation = Automation(self.tables, self.thinker, self.worker)
        self.webhooks = Webhooks(
            self.tables, self.hub.presence, allow_local=settings.allow_local_webhooks
        )
        self.tables.around = self._around
        self.tables.is_busy = self.hub.is_busy
        self.tables.on_written.append(_count)
        self._tasks = Background("services")

    def _bus(self) -> Bus:
        if self.store.one_process:
            return Alone()
        url = database_url(self.settings.database).set(drivername="postgresql")
        return PostgresBus(url.render_as_string(hide_password=False))

    def _around(self, live: LiveTable) -> Around:
        presence = self.hub.presence
        seats = range(len(live.state.seats))
        return Around(wall_clock.now_ms(), presence.online(live.id), presence.away(live.id, seats))

    async def start(self) -> None:
        await self.hub.start()
        await self.automation.start()
        self._tasks.start(self._tidy())
        if self.settings.practise:
            self._tasks.start(self.thinker.practise())

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

    async def _tidy(self) -> None:
        while True:
            try:
                gone = await self.store.forget_open(wall_clock.now_ms() - OPEN_DAYS * DAY)
                if gone:
                    log.info("removed tables that nobody came to", extra={"tables": gone})
            except Exception:
                log.exception("could not tidy up")
            await asyncio.sleep(_TIDY)


def _count(_: LiveTable, draft: Draft) -> None:
    for entry in draft.entries:
        ENTRIES.labels(entry.fact.__struct_config__.tag).inc()


async def open_services(settings: ServerSettings) -> Services:
    """Raises BadInput where the database cannot be used."""
    services = Services(settings, await open_store(settings.database))
    await services.start()
    return services
