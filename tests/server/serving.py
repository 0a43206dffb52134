"""Servers for tests: in this process, where a test can look inside, or real processes."""

from __future__ import annotations

import asyncio
import os
import re
import signal
import socket
import subprocess
import sys
import tempfile
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, contextmanager, suppress
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import uvicorn

from hofnarr.server.hosted import make_app
from hofnarr.server.run import configured, listen
from hofnarr.server.services import Services
from hofnarr.server.settings import ServerSettings


class _Hasty:
    """What uvicorn takes for asyncio: it looks twenty times as often whether it is to end, since
    hundreds of tests wait for that."""

    @staticmethod
    async def sleep(seconds: float) -> None:
        await asyncio.sleep(seconds / 20)

    def __getattr__(self, name: str) -> Any:
        return getattr(asyncio, name)


uvicorn.server.asyncio = _Hasty()  # type: ignore[assignment, attr-defined]


@dataclass
class Running:
    """A server in this process."""

    address: str  #: host and port
    services: Services


@asynccontextmanager
async def running(
    database: str, *, send_buffer: int | None = None, **settings: Any
) -> AsyncIterator[Running]:
    """Bots do not dawdle here, and do not practise before they play.

    `send_buffer`: how many bytes the system takes for a client that does not read."""
    chosen = {"practise": False, "bot_pause": 0, "bot_processes": 1, **settings}
    app = make_app(ServerSettings(database=database, **chosen))
    listening = listen("127.0.0.1", 0)
    if send_buffer:
        listening.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, send_buffer)
    server = uvicorn.Server(configured(app, 1))
    started = asyncio.Event()
    startup = server.startup

    async def tell_startup(*args: Any, **kwargs: Any) -> None:
        await startup(*args, **kwargs)
        started.set()

    server.startup = tell_startup  # type: ignore[method-assign]
    serving = asyncio.create_task(server.serve([listening]))
    waiting = asyncio.create_task(started.wait())
    await asyncio.wait({serving, waiting}, return_when=asyncio.FIRST_COMPLETED)
    waiting.cancel()
    if serving.done():
        serving.result()
    try:
        yield Running(f"127.0.0.1:{listening.getsockname()[1]}", app.state.services)
    finally:
        server.should_exit = True
        await serving


_MAIN = "from hofnarr.cli import main; raise SystemExit(main())"
COMMAND = (sys.executable, "-c", _MAIN, "serve", "--no-browser", "--no-practise")


class Process:
    """`hofnarr serve` as people start it."""

    def __init__(self, database: str, *arguments: str, port: int = 0) -> None:
        self._log = tempfile.TemporaryFile("w+")  # noqa: SIM115  # a pipe would fill up
        self._process = subprocess.Popen(
            [*COMMAND, "--port", str(port), "--database", database, *arguments],
            stdout=subprocess.PIPE,
            stderr=self._log,
            text=True,
            env={**os.environ, "LC_ALL": "C"},
        )
        assert self._process.stdout is not None
        line = self._process.stdout.readline()
        found = re.search(r"http://(\S+)", line)
        if not found:
            self._process.wait()
            raise AssertionError(f"no server: {line}{self.logged()}")
        self.address = found[1]
        self.port = int(self.address.rpartition(":")[2])

    def kill(self) -> None:
        """As a power cut would."""
        self._process.kill()
        self._process.communicate()

    @property
    def pid(self) -> int:
        return self._process.pid

    def workers(self) -> list[int]:
        """The processes that `--workers` started, as the system lists them."""
        found = []
        for entry in Path("/proc").glob("[0-9]*"):
            with suppress(OSError):
                parent = (entry / "stat").read_text().rpartition(")")[2].split()[1]
                if int(parent) == self.pid and b"spawn_main" in (entry / "cmdline").read_bytes():
                    found.append(int(entry.name))
        return found

    def end(self) -> tuple[int, str]:
        """As systemd would; gives the exit code and what was logged."""
        self._process.send_signal(signal.SIGTERM)
        self._process.communicate(timeout=60)
        return self._process.returncode, self.logged()

    def logged(self) -> str:
        self._log.seek(0)
        return self._log.read()

    @property
    def is_alive(self) -> bool:
        return self._process.poll() is None


@contextmanager
def process(database: str, *arguments: str, port: int = 0) -> Iterator[Process]:
    started = Process(database, *arguments, port=port)
    try:
        yield started
    finally:
        if started.is_alive:
            started.kill()
