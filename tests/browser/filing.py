"""The site of `hofnarr site` below a path of a plain file server, as `python -m http.server` is."""

from __future__ import annotations

import threading
from collections.abc import Iterator
from contextlib import contextmanager
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path

from hofnarr.cli.site import write_site
from hofnarr.server.http.static import FOLDER

BASE = "/games/hofnarr/"


class _Quiet(SimpleHTTPRequestHandler):
    def log_message(self, *_: object) -> None:
        pass


@contextmanager
def filing(folder: Path) -> Iterator[str]:
    """Write the site into this folder and serve it; gives its address."""
    write_site(FOLDER, folder / BASE.strip("/"), BASE)
    server = ThreadingHTTPServer(("127.0.0.1", 0), partial(_Quiet, directory=str(folder)))
    threading.Thread(target=server.serve_forever, daemon=True).start()
    try:
        yield f"http://127.0.0.1:{server.server_address[1]}{BASE}"
    finally:
        server.shutdown()
        server.server_close()
