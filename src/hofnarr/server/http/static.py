"""The pages: one index for all addresses of the app, files whose names carry their hash."""

from __future__ import annotations

import base64
import re
from hashlib import sha256
from importlib.resources import files
from pathlib import Path

from starlette.requests import Request
from starlette.responses import FileResponse, HTMLResponse, Response

from hofnarr.server.http.endpoints import error_response
from hofnarr.server.http.errors import Refusal

FOLDER = Path(str(files("hofnarr"))) / "static"

FOR_EVER = "public, max-age=31536000, immutable"
ASK_AGAIN = "no-cache"
_HASHED = re.compile(r"-[\w-]{8,}\.\w+$")
_INLINE = re.compile(rb"<script>(.*?)</script>", re.DOTALL)
#: Smaller copies that the build may have put beside a file.
_ENCODINGS = (("br", ".br"), ("gzip", ".gz"))

MISSING = """<!doctype html><html lang="en"><meta charset="utf-8"><title>Hofnarr</title>
<h1>Hofnarr is running, but its pages have not been built</h1>
<p>Run <code>make install</code> in the checkout: it builds them (this needs Node).
The interface for programs works already: <a href="/api">/api</a>.</p></html>"""


def content_policy(index: bytes) -> str:
    """A page may load only what this server has. Scripts inside the index are named by hash."""
    hashes = "".join(
        f" 'sha256-{base64.b64encode(sha256(script).digest()).decode()}'"
        for script in _INLINE.findall(index)
    )
    return (
        f"default-src 'self'; script-src 'self'{hashes}; style-src 'self' 'unsafe-inline'; "
        "img-src 'self' data: blob:; connect-src 'self'; object-src 'none'; "
        "base-uri 'none'; form-action 'self'; frame-ancestors 'none'"
    )


class Pages:
    """Answers every address that nothing else does."""

    def __init__(self, folder: Path = FOLDER) -> None:
        self.folder = folder.resolve()

    async def answer(self, request: Request) -> Response:
        path = request.path_params.get("path", "")
        found = self._look_up(path) if len(path) < 200 else None
        if found:
            hashed = path.startswith(("assets/", "engine/")) and _HASHED.search(path)
            return _file(found, request, FOR_EVER if hashed else ASK_AGAIN)
        last = path.rpartition("/")[2]
        if path.startswith("assets/") or "." in last:
            return error_response(Refusal("not_found", "there is no such file"))
        return self._index()

    def _look_up(self, path: str) -> Path | None:
        """Looked for anew every time: the pages may be built while the server runs."""
        if not path or path == "index.html":
            return None
        try:
            found = (self.folder / path).resolve()
            inside = found.is_relative_to(self.folder)
            return found if inside and found.is_file() else None
        except (OSError, ValueError):  # a name that no file can have
            return None

    def _index(self) -> Response:
        try:
            index = (self.folder / "index.html").read_bytes()
        except OSError:
            return HTMLResponse(MISSING, 503)
        headers = {"Cache-Control": ASK_AGAIN, "Content-Security-Policy": content_policy(index)}
        return HTMLResponse(index, headers=headers)


def _file(found: Path, request: Request, caching: str) -> Response:
    headers = {"Cache-Control": caching, "Vary": "Accept-Encoding"}
    accepted = request.headers.get("accept-encoding", "")
    for name, ending in _ENCODINGS:
        smaller = found.with_name(found.name + ending)
        if re.search(rf"\b{name}\b", accepted) and smaller.is_file():
            media = FileResponse(found).media_type
            return FileResponse(
                smaller, media_type=media, headers={**headers, "Content-Encoding": name}
            )
    if found.suffix == ".xz":  # packed already: nobody need try again
        headers["Content-Encoding"] = "identity"
        return FileResponse(found, media_type="application/x-xz", headers=headers)
    return FileResponse(found, headers=headers)
