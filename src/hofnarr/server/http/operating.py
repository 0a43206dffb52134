"""Endpoints for whoever watches over the server."""

from __future__ import annotations

from starlette.responses import Response

from hofnarr import __version__
from hofnarr.server.http.endpoints import Call, Endpoint
from hofnarr.server.metrics import exposition
from hofnarr.server.protocol.answers import Health


async def healthz(call: Call) -> Health:
    """Whether the database answers."""
    await call.services.store.counts()
    return Health(True, __version__)


async def metrics(call: Call) -> Response:
    await call.services.count_tables()
    body, kind = exposition()
    return Response(body, media_type=kind)


ENDPOINTS = (
    Endpoint("GET", "/healthz", healthz, "Whether the server works.", Health),
    Endpoint("GET", "/metrics", metrics, "Figures for Prometheus.", str, token="metrics"),
)
