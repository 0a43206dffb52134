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

#: Bots that do not pretend to think, and no patience asked of many visitors from one address.
QUICK = (
    *("--bot-pause", "0", "--no-limits", "--no-practise", "--log-level", "warning"),
    "--allow-local-webhooks",
)


@contextmanager
def serving(database: Path, *options: str) -> Iterator[str]:
    """Start a server with this SQLite file; gives its address. Later options win."""
    port = _free_port()
    hofnarr = str(Path(sys.executable).with_name("hofnarr"))
    where = ("--port", str(port), "--database", f"sqlite:///{database}")
    server = subprocess.Popen([hofnarr, "serve", "--no-browser", *where, *QUICK, *options])
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
