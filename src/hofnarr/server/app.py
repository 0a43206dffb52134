"""The ASGI application: routes, middleware, beginning and end."""

from __future__ import annotations

import asyncio
import signal
import threading
from collections.abc import AsyncIterator, Callable, Coroutine
from contextlib import asynccontextmanager
from functools import cache
from typing import Any

from starlette.applications import Starlette
from starlette.middleware import Middleware
from starlette.middleware.gzip import GZipMiddleware
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route, WebSocketRoute
from starlette.websockets import WebSocket

from hofnarr.games import GAMES
from hofnarr.server import lobby, operating, playing, replaying
from hofnarr.server.endpoints import Endpoint, error_response, json_response
from hofnarr.server.errors import Refusal
from hofnarr.server.folders import folder_of
from hofnarr.server.house import House, open_house
from hofnarr.server.middleware import Guard, Headers
from hofnarr.server.openapi import document
from hofnarr.server.settings import ServerSettings
from hofnarr.server.sockets import table_socket
from hofnarr.server.static import Pages


def all_endpoints() -> list[Endpoint]:
    """What all games have, then what each game adds."""
    shared = (*lobby.ENDPOINTS, *playing.ENDPOINTS, *replaying.ENDPOINTS, *operating.ENDPOINTS)
    return [*shared, *(endpoint for game in GAMES for endpoint in folder_of(game).endpoints)]


def make_app(settings: ServerSettings) -> Starlette:
    endpoints = all_endpoints()

    @asynccontextmanager
    async def lifespan(app: Starlette) -> AsyncIterator[None]:
        house = await open_house(settings)
        app.state.house = house
        _stop_early(house)
        try:
            yield
        finally:
            await house.stop()

    @cache
    def described() -> dict[str, Any]:
        return document(endpoints)  # takes a while: a server shall not start later for it

    async def openapi(_: Request) -> Response:
        return json_response(described())

    return Starlette(
        routes=[
            Route("/api", openapi),
            *map(_route, endpoints),
            WebSocketRoute("/api/tables/{table}/socket", _socket),
            Route("/api/{path:path}", _no_such_endpoint, methods=["GET", "POST"]),
            Route("/{path:path}", Pages().answer),
        ],
        middleware=[
            Middleware(Headers),
            Middleware(Guard, allowed=settings.origins),
            Middleware(GZipMiddleware, minimum_size=1_000, compresslevel=5),
        ],
        lifespan=lifespan,
    )


def _route(endpoint: Endpoint) -> Route:
    async def answer(request: Request) -> Response:
        return await endpoint(request.app.state.house, request)

    handler: Callable[[Request], Coroutine[Any, Any, Response]] = answer
    return Route(endpoint.path, handler, methods=[endpoint.method])


async def _socket(socket: WebSocket) -> None:
    house: House = socket.app.state.house
    try:
        house.limits.check("socket", socket.client.host if socket.client else "")
    except Refusal as refusal:
        await socket.send_denial_response(error_response(refusal))
        return
    await table_socket(house, socket)


async def _no_such_endpoint(_: Request) -> Response:
    return error_response(Refusal("not_found", "there is no such endpoint: GET /api lists them"))


def _stop_early(house: House) -> None:
    """Let those who wait for news go as soon as the server is told to end, not when it has."""
    if threading.current_thread() is not threading.main_thread():
        return
    loop = asyncio.get_running_loop()
    for number in (signal.SIGINT, signal.SIGTERM):
        before = signal.getsignal(number)

        def told(signum: int, frame: Any, before: Any = before) -> None:
            loop.call_soon_threadsafe(house.stopping.set)
            if callable(before):
                before(signum, frame)

        signal.signal(number, told)
