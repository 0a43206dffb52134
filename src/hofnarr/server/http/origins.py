"""Which web pages may talk to this server, and how people reach a table."""

from __future__ import annotations

from collections.abc import Collection
from urllib.parse import urlsplit

from starlette.requests import HTTPConnection


def is_foreign(connection: HTTPConnection, allowed: Collection[str]) -> bool:
    """Whether a page of another server asks. Programs that are no browser name no origin."""
    origin = connection.headers.get("origin")
    if origin is None or origin in allowed:
        return False
    try:
        return urlsplit(origin).netloc != connection.headers.get("host", "")
    except ValueError:  # no address at all
        return True


def link_to(connection: HTTPConnection, table_id: str) -> str:
    """The address of a table as this client would write it."""
    origin = connection.headers.get("origin")
    if origin is None:
        scheme = {"ws": "http", "wss": "https"}.get(connection.url.scheme, connection.url.scheme)
        origin = f"{scheme}://{connection.headers.get('host', connection.url.netloc)}"
    return f"{origin}/t/{table_id}"[:300]
