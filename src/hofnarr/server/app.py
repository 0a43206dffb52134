"""The ASGI application: routes, middleware, beginning and end."""

from __future__ import annotations

import gzip
from collections.abc import AsyncIterator, Awaitable, Callable, Collection, Coroutine
from contextlib import asynccontextmanager
from functools import cache
from typing import Any

import msgspec
from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.middleware import Middleware
from starlette.middleware.gzip import GZipMiddleware
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Match, Route, WebSocketRoute
from starlette.types import Receive, Scope, Send
from starlette.websockets import WebSocket

from hofnarr.games import game_names
from hofnarr.server.game_parts import part_of
from hofnarr.server.http import lobby, operating, operator, playing, replaying
from hofnarr.server.http.endpoints import Endpoint, error_response
from hofnarr.server.http.errors import Code, Refusal
from hofnarr.server.http.limits import Limits
from hofnarr.server.http.middleware import Guard, Headers
from hofnarr.server.http.openapi import document
from hofnarr.server.live.sockets import table_socket
from hofnarr.server.services import Services

Handler = Callable[[Request], Coroutine[Any, Any, Response]]

_METHODS = ("GET", "POST", "PUT", "PATCH", "DELETE", "OPTIONS")


def all_endpoints() -> list[Endpoint]:
    """What all games have, then what each game adds."""
    parts = (lobby, playing, replaying, operating, operator)
    shared = [endpoint for part in parts for endpoint in part.ENDPOINTS]
    return [*shared, *(endpoint for game in game_names() for endpoint in part_of(game).endpoints)]


def assembled(
    opened: Callable[[], Awaitable[Services]], origins: Collection[str], pages: Handler | None
) -> Starlette:
    """`opened` gives what answers, as it begins. Without `pages` there is the interface alone."""
    endpoints = all_endpoints()

    @asynccontextmanager
    async def lifespan(app: Starlette) -> AsyncIterator[None]:
        services = await opened()
        app.state.services = services
        try:
            yield
        finally:
            await services.stop()

    @cache
    def described() -> tuple[bytes, bytes]:
        """Also packed. Takes a while: a server does not start later for it."""
        plain = msgspec.json.encode(document(endpoints))
        return plain, gzip.compress(plain)

    async def openapi(request: Request) -> Response:
        plain, packed = described()
        headers = {"Cache-Control": "no-store", "Vary": "Accept-Encoding"}
        if "gzip" not in request.headers.get("accept-encoding", ""):
            return Response(plain, 200, headers, "application/json")
        headers["Content-Encoding"] = "gzip"
        return Response(packed, 200, headers, "application/json")

    app = Starlette(
        routes=[
            Route("/api", _limited("request", openapi)),
            *map(_route, endpoints),
            WebSocketRoute("/api/tables/{table}/socket", _socket),
            Route("/api/{path:path}", _limited("request", _no_such_endpoint), methods=_METHODS),
            *([Route("/{path:path}", _limited("page", pages))] if pages else []),
        ],
        middleware=[
            Middleware(Headers),
            Middleware(Guard, allowed=origins),
            Middleware(GZipMiddleware, minimum_size=1_000, compresslevel=5),
        ],
        exception_handlers={HTTPException: _not_so, Exception: _troubled},
        lifespan=lifespan,
    )
    nowhere = app.router.default

    async def otherwise(scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "websocket":
            await _no_such_socket(WebSocket(scope, receive, send))
        else:
            await nowhere(scope, receive, send)

    app.router.default = otherwise
    return app


def _route(endpoint: Endpoint) -> Route:
    async def answer(request: Request) -> Response:
        return await endpoint(request.app.state.services, request)

    handler: Handler = answer
    return Route(endpoint.path, handler, methods=[endpoint.method])


def _limited(kind: str, handler: Handler) -> Handler:
    """What is no endpoint counts too, by address."""

    async def answer(request: Request) -> Response:
        try:
            limits: Limits = request.app.state.services.limits
            limits.check(kind, request.client.host if request.client else "")
        except Refusal as refusal:
            return error_response(refusal)
        return await handler(request)

    return answer


async def _socket(socket: WebSocket) -> None:
    services: Services = socket.app.state.services
    try:
        services.limits.check("socket", socket.client.host if socket.client else "")
    except Refusal as refusal:
        await socket.send_denial_response(error_response(refusal))
        return
    await table_socket(services, socket)


async def _no_such_endpoint(request: Request) -> Response:
    known = {
        method
        for route in request.app.routes
        if isinstance(route, Route) and route.path.startswith("/api")
        if route.matches(request.scope)[0] is Match.PARTIAL
        for method in route.methods or ()
    }
    if known:
        return _bad_method(", ".join(sorted(known)))
    return error_response(Refusal("not_found", "there is no such endpoint: GET /api lists them"))


async def _no_such_socket(socket: WebSocket) -> None:
    refusal = Refusal("not_found", "a socket is opened at /api/tables/TABLE/socket")
    await socket.send_denial_response(error_response(refusal))


def _bad_method(allowed: str) -> Response:
    response = error_response(Refusal("bad_method", f"method: use {allowed} here"))
    response.headers["Allow"] = allowed
    return response


async def _not_so(_: Request, error: Exception) -> Response:
    """What the framework refuses by itself, such as a method, said as everything else is."""
    assert isinstance(error, HTTPException)
    if error.status_code == 405:
        return _bad_method((error.headers or {}).get("Allow", ""))
    code: Code = "not_found" if error.status_code == 404 else "bad_request"
    return error_response(Refusal(code, error.detail))


async def _troubled(_: Request, __: Exception) -> Response:
    """A mistake of ours; it is logged where it is caught."""
    return error_response(Refusal("failed", "the server made a mistake: try again"))
