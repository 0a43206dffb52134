"""A server of one's own, for as long as it is needed."""

from __future__ import annotations

import socket
import subprocess
import sys
import time
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

#: No patience asked of many visitors from one address, and nobody outside to call.
OPTIONS = ("--no-limits", "--allow-local-webhooks", "--log-level", "warning")

OURS = Path(sys.executable).with_name("hofnarr")


@contextmanager
def serving(
    database: Path, pause: int = 0, *, lazy_bots: bool = True, hofnarr: Path = OURS
) -> Iterator[str]:
    """Start a server with this SQLite file; gives its address. Bots take `pause` milliseconds."""
    port = _free_port()
    where = ("--port", str(port), "--database", f"sqlite:///{database}")
    lazy = ("--lazy-bots",) if lazy_bots else ()
    options = (*OPTIONS, *lazy, *where, "--bot-pause", str(pause))
    server = subprocess.Popen([hofnarr, "serve", "--no-browser", *options])
    address = f"http://127.0.0.1:{port}"
    try:
        _await_health(address, server)
        yield address
    finally:
        server.terminate()
        server.wait(timeout=30)


def _free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


def _await_health(address: str, server: subprocess.Popen[bytes]) -> None:
    for _ in range(600):
        if server.poll() is not None:
            raise AssertionError(f"the server ended with {server.returncode}")
        try:
            with urllib.request.urlopen(f"{address}/healthz", timeout=5):
                return
        except OSError:  # also a machine too busy to answer in time
            time.sleep(0.1)
    raise AssertionError("the server does not answer")
