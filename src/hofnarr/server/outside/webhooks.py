"""Telling people outside that it is their turn: ntfy and Discord. A message holds no secrets.

Anybody may name an address here, so only public ones are called: never this machine or its network.
"""

from __future__ import annotations

import asyncio
import logging
from typing import cast

import msgspec

from hofnarr.server import wall_clock
from hofnarr.server.background import Background
from hofnarr.server.http.errors import Refusal
from hofnarr.server.live.presence import Presence
from hofnarr.server.metrics import WEBHOOKS
from hofnarr.server.outside.addresses import NotPublic, refuse_local, target_of
from hofnarr.server.outside.calling import Caller, Message, NotCalled
from hofnarr.server.storage import WebhookRow
from hofnarr.server.table.live import Draft, LiveTable
from hofnarr.server.tables.all_tables import Tables
from hofnarr.texts import Language, texts_for

log = logging.getLogger(__name__)

#: Milliseconds between two messages to the same seat.
AT_MOST_EVERY = 60_000
#: Seats whose last message is remembered.
_REMEMBERED = 10_000
#: Seconds that whoever names an address waits until its name is looked up.
_LOOK_UP = 3.0


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


class Webhooks:
    """Watches what is written, and calls those whose turn it is while they are not connected."""

    def __init__(self, tables: Tables, presence: Presence, *, allow_local: bool) -> None:
        self.tables = tables
        self.presence = presence
        self.caller = Caller(allow_local=allow_local)
        self._tasks = Background("webhooks")
        self._called: dict[tuple[str, int], int] = {}
        tables.on_written.append(self._written)

    async def stop(self) -> None:
        await self._tasks.stop()
        self.caller.close()

    async def check(self, url: str) -> None:
        """Refusal where an address is not called; one that cannot be looked up now may be later."""
        allow_local = self.caller.allow_local
        target = target_of(url, allow_local=allow_local)
        try:
            async with asyncio.timeout(_LOOK_UP):
                await self.caller.resolver.resolve(target, allow_local=allow_local)
        except NotPublic:
            refuse_local()
        except OSError:
            log.info("the name of a webhook is unknown now")

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
        now = wall_clock.now_ms()
        if now - self._called.get((table_id, seat), 0) < AT_MOST_EVERY:
            return
        hooks = await self.tables.store.webhooks(table_id)
        for hook in hooks:
            if hook.seat == seat:
                self._called[table_id, seat] = now
                await self._send(table_id, hook, title)
        if len(self._called) > _REMEMBERED:
            due = now - AT_MOST_EVERY
            self._called = {key: at for key, at in self._called.items() if at > due}

    async def _send(self, table_id: str, hook: WebhookRow, title: str) -> None:
        outcome = "failed"
        try:
            target = target_of(hook.url, allow_local=self.caller.allow_local)
            status = await self.caller.post(target, message(hook, title), table_id)
            outcome = "sent" if status < 300 else "refused"
        except NotCalled as error:
            outcome = "left out"
            log.info("a webhook was left out", extra={"reason": str(error)})
        except (OSError, Refusal) as error:
            log.info("a webhook failed", extra={"reason": type(error).__name__})
        WEBHOOKS.labels(outcome).inc()
