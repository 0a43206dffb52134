"""Requests and sockets that come as messages, for an application that expects a server (ASGI)."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from typing import Any, NamedTuple
from urllib.parse import unquote

from starlette.types import ASGIApp, Message, Scope

log = logging.getLogger(__name__)

#: What a socket is closed with that nobody accepted, or whose application failed.
ABNORMAL = 1006
#: As if a client had gone.
GONE = 1001

_CLIENT = ("device", 0)


class Answer(NamedTuple):
    status: int
    headers: dict[str, str]
    body: str


def _scope(kind: str, path: str, headers: dict[str, str], **more: Any) -> Scope:
    path, _, query = path.partition("?")
    return {
        "type": kind,
        "asgi": {"version": "3.0", "spec_version": "2.4"},
        "http_version": "1.1",
        "scheme": "http" if kind == "http" else "ws",
        "path": unquote(path),
        "raw_path": path.encode(),
        "query_string": query.encode(),
        "root_path": "",
        "headers": [
            (b"host", b"device"),
            *((name.lower().encode(), value.encode()) for name, value in headers.items()),
        ],
        "client": _CLIENT,
        "server": ("device", 80),
        "state": {},
        **more,
    }


async def answered(
    app: ASGIApp, method: str, path: str, headers: dict[str, str], body: str | None
) -> Answer:
    """One request, from its beginning to the end of its answer."""
    scope = _scope("http", path, headers, method=method)
    sent: asyncio.Queue[Message] = asyncio.Queue()
    sent.put_nowait({"type": "http.request", "body": (body or "").encode(), "more_body": False})
    status, told, pieces = 500, {}, []

    async def send(message: Message) -> None:
        nonlocal status, told
        if message["type"] == "http.response.start":
            status = message["status"]
            told = {name.decode(): value.decode() for name, value in message.get("headers", ())}
        elif message["type"] == "http.response.body":
            pieces.append(message.get("body", b""))

    try:
        await app(scope, sent.get, send)
    except Exception:  # it has answered for itself before
        log.exception("a request failed")
    return Answer(status, told, b"".join(pieces).decode())


class Socket:
    """One socket: `opened`, `frame` and `closed` tell what happens at the application's end."""

    def __init__(
        self,
        opened: Callable[[], None],
        frame: Callable[[str], None],
        closed: Callable[[int], None],
    ) -> None:
        self._opened = opened
        self._frame = frame
        self._closed = closed
        self._sent: asyncio.Queue[Message] = asyncio.Queue()
        self._sent.put_nowait({"type": "websocket.connect"})  # before whatever is sent at once
        self._is_over = False

    async def run(self, app: ASGIApp, path: str) -> None:
        extensions: dict[str, Any] = {"websocket.http.response": {}}
        scope = _scope("websocket", path, {}, subprotocols=[], extensions=extensions)
        try:
            await app(scope, self._sent.get, self._told)
        except Exception:
            log.exception("a socket failed")
        finally:
            self._end(ABNORMAL)

    def send(self, text: str) -> None:
        self._sent.put_nowait({"type": "websocket.receive", "text": text})

    def close(self) -> None:
        self._is_over = True
        self._sent.put_nowait({"type": "websocket.disconnect", "code": GONE})

    async def _told(self, message: Message) -> None:
        kind = message["type"]
        if self._is_over:
            return
        if kind == "websocket.accept":
            self._opened()
        elif kind == "websocket.send":
            text: Any = message.get("text")
            self._frame(text if text is not None else message["bytes"].decode())
        elif kind == "websocket.close":
            self._end(message.get("code", 1000))

    def _end(self, code: int) -> None:
        if not self._is_over:
            self._is_over = True
            self._closed(code)
