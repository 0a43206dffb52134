"""Running the server: one process, or several on one database."""

from __future__ import annotations

import asyncio
import errno
import os
import signal
import socket
import sys
import tempfile
import time
from collections.abc import Callable
from types import FrameType

import msgspec
import uvicorn
from starlette.applications import Starlette

from hofnarr.core.errors import BadInput
from hofnarr.server.hosted import make_app
from hofnarr.server.http.not_http import HttpProtocol
from hofnarr.server.logs import set_up_logs
from hofnarr.server.metrics import SHARED_FOLDER
from hofnarr.server.settings import ServerSettings
from hofnarr.server.storage.opening import open_store
from hofnarr.server.workers.supervising import Supervisor, end_with_supervisor

#: Frames beyond this end a socket before anybody looks at them.
_LARGEST_MESSAGE = 65_536
#: Seconds for requests to come to an end.
_GRACE = 5
#: Milliseconds after which a connection that acknowledges nothing is cut.
_SILENT = 30_000
#: Seconds to wait for a port that is taken.
_PORT_PATIENCE = 3.0
_SETTINGS = "HOFNARR_SERVER_SETTINGS"


def listen(host: str, port: int) -> socket.socket:
    """A socket that clients can connect to; BadInput where the port is taken."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    # asyncio sends small answers at once (TCP_NODELAY) only where the protocol is named.
    listening = socket.socket(family, socket.SOCK_STREAM, socket.IPPROTO_TCP)
    listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    if hasattr(socket, "TCP_USER_TIMEOUT"):
        listening.setsockopt(socket.IPPROTO_TCP, socket.TCP_USER_TIMEOUT, _SILENT)
    try:
        _bind(listening, host, port)
    except OSError as error:
        listening.close()
        reason = error.strerror or str(error)
        raise BadInput(
            f"cannot listen on {host}, port {port}: {reason}; choose another with --port"
        ) from None
    listening.listen(2048)  # who comes early waits
    listening.set_inheritable(True)
    return listening


def _bind(listening: socket.socket, host: str, port: int) -> None:
    """Workers of a server that was killed need a moment to let go of its port."""
    patience = time.monotonic() + _PORT_PATIENCE
    while True:
        try:
            return listening.bind((host, port))
        except OSError as error:
            if error.errno != errno.EADDRINUSE or time.monotonic() > patience:
                raise
        time.sleep(0.1)


def configured(app: Starlette | str, workers: int) -> uvicorn.Config:
    return uvicorn.Config(
        app,
        factory=isinstance(app, str),
        workers=workers,
        http=HttpProtocol,
        log_config=None,
        access_log=False,
        server_header=False,
        ws_max_size=_LARGEST_MESSAGE,
        timeout_graceful_shutdown=_GRACE,
        lifespan="on",
    )


def serve(
    settings: ServerSettings,
    listening: socket.socket,
    workers: int,
    on_ready: Callable[[], None],
) -> None:
    """Until the process is told to end. BadInput where the database cannot be used."""
    asyncio.run(_check(settings))
    set_up_logs(settings.log_level)
    signal.signal(signal.SIGTERM, _leave)
    on_ready()
    if workers == 1:
        uvicorn.Server(configured(make_app(settings), 1)).run([listening])
        return
    os.environ[_SETTINGS] = msgspec.json.encode(settings).decode()
    with tempfile.TemporaryDirectory(prefix="hofnarr-") as folder:
        os.environ[SHARED_FOLDER] = folder
        config = configured("hofnarr.server.run:worker_app", workers)
        Supervisor(config, [listening]).run()


async def _check(settings: ServerSettings) -> None:
    """Open the database once, so that what is wrong with it can be said in a sentence."""
    store = await open_store(settings.database)
    await store.close()


def worker_app() -> Starlette:
    """The application of one of several processes, which are told their settings so."""
    end_with_supervisor()
    settings = msgspec.json.decode(os.environ[_SETTINGS], type=ServerSettings)
    set_up_logs(settings.log_level)
    return make_app(settings)


def _leave(_: int, __: FrameType | None) -> None:
    """Uvicorn hands the signal on when all is closed: then this is a clean end."""
    sys.exit(0)
