"""Around every request: foreign pages refused, protecting headers added, a line logged."""

from __future__ import annotations

import logging
from collections.abc import Collection
from time import perf_counter

from starlette.datastructures import MutableHeaders
from starlette.requests import HTTPConnection
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from hofnarr.server.http.bans import Bans
from hofnarr.server.http.endpoints import error_response
from hofnarr.server.http.errors import Refusal
from hofnarr.server.http.origins import is_foreign
from hofnarr.server.logs import short
from hofnarr.server.metrics import REQUESTS

log = logging.getLogger("hofnarr.access")

SECURITY = {
    "Referrer-Policy": "no-referrer",  # a table's address opens it to whoever has it
    "X-Content-Type-Options": "nosniff",
    "X-Frame-Options": "DENY",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Permissions-Policy": "camera=(), geolocation=(), microphone=(), payment=()",
}
_CHANGING = ("POST", "PUT", "PATCH", "DELETE")


#: Asked by whoever watches over the server, and by the operator, who can lift a ban.
_UNBANNED = ("/healthz", "/metrics", "/api/operator/")


class Guard:
    """A page of another server may read nothing and change nothing here; nor may who is banned."""

    def __init__(self, app: ASGIApp, allowed: Collection[str]) -> None:
        self.app = app
        self.allowed = allowed

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] in ("http", "websocket"):
            refusal = _banned(scope)
            if refusal is not None:
                await error_response(refusal)(scope, receive, send)
                return
            asks = scope["type"] == "websocket" or scope["method"] in _CHANGING
            if asks and is_foreign(HTTPConnection(scope), self.allowed):
                refusal = Refusal("bad_origin", "Origin: pages of other servers may not ask here")
                await error_response(refusal)(scope, receive, send)
                return
        await self.app(scope, receive, send)


def _banned(scope: Scope) -> Refusal | None:
    if scope["path"].startswith(_UNBANNED) or not scope.get("client"):
        return None
    bans: Bans = scope["app"].state.services.bans
    try:
        bans.check(scope["client"][0])
    except Refusal as refusal:
        return refusal
    return None


class Headers:
    """Headers that protect, and the log line of every request."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return
        started = perf_counter()
        status = 500

        async def send_with_headers(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
                headers = MutableHeaders(scope=message)
                for name, value in SECURITY.items():
                    headers.setdefault(name, value)
            await send(message)

        try:
            await self.app(scope, receive, send_with_headers)
        finally:
            REQUESTS.labels(scope["method"], str(status)).inc()
            log.info(
                "request",
                extra={
                    "method": scope["method"],
                    "path": short(scope["path"]),
                    "status": status,
                    "ms": round(1000 * (perf_counter() - started), 1),
                },
            )
