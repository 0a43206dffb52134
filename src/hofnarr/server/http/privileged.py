"""Doors that a seat does not open: figures, and what only whoever runs the server may do."""

from __future__ import annotations

from hmac import compare_digest
from ipaddress import ip_address
from typing import TYPE_CHECKING

from starlette.requests import Request

from hofnarr.server.http.errors import refuse

if TYPE_CHECKING:
    from hofnarr.server.services import Services


def require_operator(services: Services, request: Request) -> None:
    """Refusal for everybody but the operator, and for everybody where the server has none."""
    token = services.settings.operator_token
    if token is None:
        refuse("not_allowed", "this server was started without a token for its operator")
    if not brings(request, token):
        refuse("unknown_token", "Authorization: write it as Bearer and the operator's token")


def require_metrics(services: Services, request: Request) -> None:
    """With the token that was set for figures, or the operator's; where there is none, this machine
    alone."""
    settings = services.settings
    tokens = [token for token in (settings.metrics_token, settings.operator_token) if token]
    if any(brings(request, token) for token in tokens):
        return
    if settings.metrics_token is not None:
        refuse("unknown_token", "Authorization: write it as Bearer and the metrics token")
    if not is_here(request.client.host if request.client else ""):
        refuse("not_allowed", "figures are for the server's own machine, or need a metrics token")


def brings(request: Request, token: str) -> bool:
    """Whether a request has this token, told in a time that says nothing about it."""
    kind, _, given = request.headers.get("authorization", "").partition(" ")
    return kind.lower() == "bearer" and compare_digest(given.strip().encode(), token.encode())


def is_here(address: str) -> bool:
    """Whether a client is on this machine.

    >>> is_here("127.0.0.1"), is_here("::1"), is_here("192.0.2.7"), is_here("")
    (True, True, False, False)
    """
    try:
        return ip_address(address).is_loopback
    except ValueError:
        return False
