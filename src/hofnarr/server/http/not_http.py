"""Requests that are no HTTP: refused in the same words and form as everything else."""

from __future__ import annotations

import re

from starlette.datastructures import Headers
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol
from websockets.exceptions import InvalidHeader
from websockets.headers import parse_extension

from hofnarr.server.http.endpoints import error_response
from hofnarr.server.http.errors import Refusal

#: 16 bytes in base64.
_KEY = re.compile(r"[A-Za-z0-9+/]{22}==")
#: Bytes of a request before its body: browsers send a tenth of it.
LARGEST_HEAD = 65_536


class HttpProtocol(HttpToolsProtocol):
    """Uvicorn's, which would answer in plain text and read a head without end."""

    _head: int | None = 0  #: bytes of a head that is not whole yet; None: it is

    def data_received(self, data: bytes) -> None:
        if self._head is not None:
            self._head += len(data)
        super().data_received(data)
        if self._head is not None and self._head > LARGEST_HEAD:
            self.send_400_response(f"the head of a request is longer than {LARGEST_HEAD:,} bytes")

    def on_headers_complete(self) -> None:
        self._head = None
        super().on_headers_complete()

    def on_message_complete(self) -> None:
        self._head = 0
        super().on_message_complete()

    def handle_websocket_upgrade(self) -> None:
        if not _is_handshake(self.url, Headers(raw=self.headers)):
            self.send_400_response("Upgrade: this is no handshake of a WebSocket")
            return
        super().handle_websocket_upgrade()

    def send_400_response(self, msg: str) -> None:
        if self.transport.is_closing():
            return
        response = error_response(Refusal("bad_request", msg))
        head = [b"HTTP/1.1 400 Bad Request", b"connection: close"]
        head += [name + b": " + value for name, value in response.raw_headers]
        self.transport.write(b"\r\n".join([*head, b"", bytes(response.body)]))
        self.transport.close()


def _is_handshake(url: bytes, headers: Headers) -> bool:
    """Whether the library would understand it: its own refusals are plain text."""
    keys = headers.getlist("sec-websocket-key")
    try:
        for extension in headers.getlist("sec-websocket-extensions"):
            parse_extension(extension)
    except InvalidHeader:
        return False
    well_formed = len(keys) == 1 and _KEY.fullmatch(keys[0])
    version = headers.getlist("sec-websocket-version")
    return bool(well_formed) and version == ["13"] and url.startswith(b"/")
