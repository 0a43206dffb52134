"""The application as `hofnarr serve` runs it: with a database, processes, webhooks and pages."""

from __future__ import annotations

import asyncio
import signal
import threading
from functools import partial
from typing import Any

from starlette.applications import Starlette

from hofnarr.bots import usable_cores
from hofnarr.server.app import assembled
from hofnarr.server.http.static import Pages
from hofnarr.server.live.bus import Alone, Bus, PostgresBus
from hofnarr.server.outside.webhooks import Webhooks
from hofnarr.server.services import Means, Services
from hofnarr.server.settings import ServerSettings
from hofnarr.server.storage.opening import database_url, open_store
from hofnarr.server.workers.process import HelperProcesses
from hofnarr.server.workers.thinking import prepare


def make_app(settings: ServerSettings) -> Starlette:
    return assembled(partial(_opened, settings), settings.origins, Pages().answer)


async def _opened(settings: ServerSettings) -> Services:
    services = await open_services(settings)
    _stop_early(services)
    return services


async def open_services(settings: ServerSettings) -> Services:
    """Raises BadInput where the database cannot be used."""
    store = await open_store(settings.database)
    means = Means(
        _bus(settings, alone=store.one_process),
        bot_processes(settings.bot_processes),
        HelperProcesses(1, nice=10),
        partial(Webhooks, allow_local=settings.allow_local_webhooks),
    )
    services = Services(settings, store, means)
    await services.start()
    return services


def bot_processes(number: int | None) -> HelperProcesses:
    return HelperProcesses(number or min(4, usable_cores()), nice=5, prepare=prepare)


def _bus(settings: ServerSettings, *, alone: bool) -> Bus:
    if alone:
        return Alone()
    url = database_url(settings.database).set(drivername="postgresql")
    return PostgresBus(url.render_as_string(hide_password=False))


def _stop_early(services: Services) -> None:
    """Let those who wait for news go as soon as the server is told to end, not when it has."""
    if threading.current_thread() is not threading.main_thread():
        return
    loop = asyncio.get_running_loop()
    for number in (signal.SIGINT, signal.SIGTERM):
        before = signal.getsignal(number)

        def told(signum: int, frame: Any, before: Any = before) -> None:
            loop.call_soon_threadsafe(services.stopping.set)
            if callable(before):
                before(signum, frame)

        signal.signal(number, told)
