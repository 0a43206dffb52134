"""Telling people outside that it is their turn: ntfy and Discord. A message holds no secrets.

Anybody may name an address here, so only public ones are called: never this machine or its network.
"""

from __future__ import annotations

import asyncio
import http.client
import ipaddress
import logging
import socket
import ssl
from typing import NamedTuple, cast
from urllib.parse import SplitResult, urlsplit

import msgspec

from hofnarr.server import clockwork
from hofnarr.server.background import Background
from hofnarr.server.errors import refuse
from hofnarr.server.metrics import WEBHOOKS
from hofnarr.server.presence import Presence
from hofnarr.server.storage import WebhookRow
from hofnarr.server.table.live import Draft, LiveTable
from hofnarr.server.tables import Tables
from hofnarr.texts import Language, texts_for

log = logging.getLogger(__name__)

TIMEOUT = 10.0
#: Milliseconds between two messages to the same seat.
AT_MOST_EVERY = 60_000


class Message(NamedTuple):
    body: bytes
    headers: dict[str, str]


def check_url(url: str, *, allow_local: bool) -> SplitResult:
    """The parts of an address that may be called; Refusal otherwise."""
    try:
        parts = urlsplit(url)
        port = parts.port
    except ValueError:
        refuse("bad_request", "url: is not a web address", "url")
    if allow_local and parts.scheme in ("http", "https") and parts.hostname:
        return parts
    if parts.scheme != "https" or not parts.hostname or parts.username or port not in (None, 443):
        refuse("bad_request", "url: write it as https://HOST/PATH", "url")
    if not url.isascii() or any(sign.isspace() for sign in url):
        refuse("bad_request", "url: write other than plain letters as %XX", "url")
    return parts


def public_address(host: str, port: int, *, allow_local: bool) -> str:
    """The address that a name stands for; raises OSError where it is not a public one."""
    found = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)
    for *_, place in found:
        address = ipaddress.ip_address(str(place[0]).partition("%")[0])
        if not allow_local and not address.is_global:
            raise OSError("not a public address")
    return str(found[0][4][0])


def message(hook: WebhookRow, title: str) -> Message:
    texts = texts_for(cast(Language, hook.language))
    text = texts("webhook-your-turn-at", title=title) if title else texts("webhook-your-turn")
    if hook.kind == "discord":
        content = {"content": f"{text} {hook.link}", "allowed_mentions": {"parse": []}}
        return Message(msgspec.json.encode(content), {"Content-Type": "application/json"})
    headers = {"Content-Type": "text/plain; charset=utf-8"}
    if hook.link.isascii():
        headers["Click"] = hook.link
    return Message(f"{text} {hook.link}".encode(), headers)


def send(url: str, sent: Message, *, allow_local: bool) -> int:
    """Post a message; gives the status. Redirects are not followed. Blocks: call it in a thread."""
    parts = check_url(url, allow_local=allow_local)
    host = cast(str, parts.hostname)
    secure = parts.scheme == "https"
    port = parts.port or (443 if secure else 80)
    # The address that was looked at is the one that is called: a name could change in between.
    address = public_address(host, port, allow_local=allow_local)
    connection = http.client.HTTPConnection(host, port, timeout=TIMEOUT)
    plain = socket.create_connection((address, port), TIMEOUT)
    try:
        connection.sock = (
            ssl.create_default_context().wrap_socket(plain, server_hostname=host)
            if secure
            else plain
        )
        path = (parts.path or "/") + (f"?{parts.query}" if parts.query else "")
        connection.request("POST", path, sent.body, sent.headers)
        return connection.getresponse().status
    finally:
        connection.close()
        plain.close()


class Webhooks:
    """Watches what is written, and calls those whose turn it is while they are not connected."""

    def __init__(self, tables: Tables, presence: Presence, *, allow_local: bool) -> None:
        self.tables = tables
        self.presence = presence
        self.allow_local = allow_local
        self._tasks = Background("webhooks")
        self._called: dict[tuple[str, int], int] = {}
        tables.on_written.append(self._written)

    async def stop(self) -> None:
        await self._tasks.stop()

    def _written(self, live: LiveTable, draft: Draft) -> None:
        info = draft.moments[-1].info
        seat = info.to_act
        if not draft.duty_changed and seat == live.called_for:
            return
        live.called_for = seat
        if seat is None or info.seats[seat].kind == "bot" or info.seats[seat].stand_in:
            return
        if seat not in self.presence.online(live.id):
            self._tasks.start(self._call(live.id, info.title, seat))

    async def _call(self, table_id: str, title: str, seat: int) -> None:
        now = clockwork.now_ms()
        if now - self._called.get((table_id, seat), 0) < AT_MOST_EVERY:
            return
        hooks = await self.tables.store.webhooks(table_id)
        for hook in hooks:
            if hook.seat == seat:
                self._called[table_id, seat] = now
                await self._send(hook, title)
        if len(self._called) > 10_000:
            self._called.clear()

    async def _send(self, hook: WebhookRow, title: str) -> None:
        outcome = "failed"
        try:
            status = await asyncio.to_thread(
                send, hook.url, message(hook, title), allow_local=self.allow_local
            )
            outcome = "sent" if status < 300 else "refused"
        except (OSError, http.client.HTTPException) as error:
            log.info("a webhook failed", extra={"reason": type(error).__name__})
        WEBHOOKS.labels(outcome).inc()
