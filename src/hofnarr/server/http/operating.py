"""Endpoints for whoever runs the server."""

from __future__ import annotations

from hmac import compare_digest
from ipaddress import ip_address

from starlette.requests import Request
from starlette.responses import Response

from hofnarr import __version__
from hofnarr.server.http.endpoints import Call, Endpoint
from hofnarr.server.http.errors import refuse
from hofnarr.server.metrics import exposition
from hofnarr.server.protocol.answers import Health


def is_here(address: str) -> bool:
    """Whether a client is on this machine.

    >>> is_here("127.0.0.1"), is_here("::1"), is_here("192.0.2.7"), is_here("")
    (True, True, False, False)
    """
    try:
        return ip_address(address).is_loopback
    except ValueError:
        return False


def opens(request: Request, token: str) -> bool:
    """Whether a request brings this token, told in a time that says nothing about it."""
    kind, _, given = request.headers.get("authorization", "").partition(" ")
    return kind.lower() == "bearer" and compare_digest(given.strip().encode(), token.encode())


async def healthz(call: Call) -> Health:
    """Whether the database answers."""
    await call.services.store.counts()
    return Health(True, __version__)


async def metrics(call: Call) -> Response:
    """With the token that was set for them; where there is none, to this machine alone."""
    token = call.services.settings.metrics_token
    if token is None and not is_here(call.address):
        refuse("not_allowed", "figures are for the server's own machine, or need a metrics token")
    if token is not None and not opens(call.request, token):
        refuse("unknown_token", "Authorization: write it as Bearer and the metrics token")
    await call.services.count_tables()
    body, kind = exposition()
    return Response(body, media_type=kind)


ENDPOINTS = (
    Endpoint("GET", "/healthz", healthz, "Whether the server works.", Health),
    Endpoint("GET", "/metrics", metrics, "Figures for Prometheus.", str, token="metrics"),
)
