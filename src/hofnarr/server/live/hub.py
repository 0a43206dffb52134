"""Who wants to hear of a table in this process, and telling them."""

from __future__ import annotations

import asyncio
import logging
from collections import defaultdict
from collections.abc import Collection, Iterator
from typing import Protocol

import msgspec

from hofnarr.server.background import Background
from hofnarr.server.http.bans import Network, is_in
from hofnarr.server.http.errors import Refusal
from hofnarr.server.live.bus import Bus
from hofnarr.server.live.presence import AWAY_AFTER, GOSSIP_EVERY, Gossip, Place, Presence
from hofnarr.server.table.live import LiveTable
from hofnarr.server.tables.all_tables import Tables

log = logging.getLogger(__name__)

#: Seconds after which heads are compared with the database, should a hint have been lost.
LOOK_AGAIN = 5.0
#: What is said of a table that was removed, or written anew, in place of its head.
_GONE, _ANEW = "gone", "anew"
#: Seconds in which comings and goings are gathered into one message.
GATHER = 0.2


class Subscriber(Protocol):
    #: Of the client, and when they came: for the operator's eyes only.
    address: str
    came: int

    def deliver(self, live: LiveTable) -> None:
        """There may be new entries."""

    def update(self, live: LiveTable) -> None:
        """Somebody came or went."""

    def gone(self) -> None:
        """The table was removed."""

    def dismiss(self) -> None:
        """The client was banned."""


class Hub:
    def __init__(self, tables: Tables, bus: Bus, worker: str, *, one_process: bool) -> None:
        self.tables = tables
        self.bus = bus
        self.presence = Presence(worker, self._tell)
        self._one_process = one_process
        self._subscribers: defaultdict[str, dict[Subscriber, Place]] = defaultdict(dict)
        self._updating: set[str] = set()
        self._tasks = Background("hub")
        bus.listen(self._heard, self._missed_some)
        tables.on_written.append(lambda live, _: self._written(live))
        tables.on_removed.append(self._removed)
        tables.on_renewed.append(lambda table_id: self.bus.say(f"{table_id} {_ANEW}"))

    async def start(self) -> None:
        await self.bus.start()
        self._tasks.start(self._keep_presence())
        if not self._one_process:
            self._tasks.start(self._look_again())

    async def stop(self) -> None:
        await self._tasks.stop()
        await self.bus.stop()

    def subscribe(self, table_id: str, subscriber: Subscriber, place: Place) -> None:
        self._subscribers[table_id][subscriber] = place
        self.presence.enter(table_id, place)

    def unsubscribe(self, table_id: str, subscriber: Subscriber, place: Place) -> None:
        self._subscribers[table_id].pop(subscriber, None)
        if not self._subscribers[table_id]:
            del self._subscribers[table_id]
        self.presence.leave(table_id, place)
        if place is not None:  # they will count as away, and others should see it
            asyncio.get_running_loop().call_later(
                AWAY_AFTER / 1000 + 0.5, self._update_soon, table_id
            )

    def present(self) -> Iterator[tuple[str, Place, Subscriber]]:
        """Everybody who is connected to this process, with table and seat."""
        for table_id, subscribers in self._subscribers.items():
            for subscriber, place in subscribers.items():
                yield table_id, place, subscriber

    def dismiss_from(self, networks: Collection[Network]) -> None:
        """End every connection from there."""
        for _, _, subscriber in list(self.present()):
            if is_in(subscriber.address, networks):
                subscriber.dismiss()

    def is_busy(self, table_id: str) -> bool:
        return table_id in self._subscribers

    # Entries

    def _written(self, live: LiveTable) -> None:
        self._deliver(live)
        self.bus.say(f"{live.id} {live.head}")

    def _deliver(self, live: LiveTable) -> None:
        for subscriber in list(self._subscribers.get(live.id, ())):
            subscriber.deliver(live)

    def _removed(self, table_id: str) -> None:
        self._dismiss(table_id)
        self.bus.say(f"{table_id} {_GONE}")

    def _dismiss(self, table_id: str) -> None:
        """Whoever listens to a table that is no more is told so."""
        self.tables.forget(table_id)
        for subscriber in list(self._subscribers.get(table_id, ())):
            subscriber.gone()

    async def _fetch(self, table_id: str) -> None:
        try:
            self._deliver(await self.tables.current(table_id))
        except Refusal:
            self._dismiss(table_id)

    def _heard(self, message: str) -> None:
        if message.startswith("["):
            gossip = msgspec.json.decode(message, type=Gossip)
            if gossip.worker != self.presence.worker:
                self.presence.hear(gossip)
                self._update_soon(gossip.table)
            return
        table_id, _, seq = message.partition(" ")
        if seq == _GONE:
            self._dismiss(table_id)
        elif seq == _ANEW:
            self.tables.forget(table_id)
        else:
            self._reached(table_id, int(seq))

    def _reached(self, table_id: str, seq: int) -> None:
        """A table has come so far; whoever listens here is told."""
        if table_id not in self._subscribers:
            return
        live = self.tables.cached(table_id)
        if live and live.head >= seq:
            self._deliver(live)  # read for another reason, and perhaps not yet told
        else:
            self._tasks.start(self._fetch(table_id))

    def _missed_some(self) -> None:
        for table_id in list(self._subscribers):
            self._tasks.start(self._fetch(table_id))
        for gossip in self.presence.all_here():
            self._tell(gossip)

    async def _look_again(self) -> None:
        while True:
            await asyncio.sleep(LOOK_AGAIN)
            watched = list(self._subscribers)
            if not watched:
                continue
            try:
                heads = await self.tables.store.heads(watched)
            except Exception:  # the database may be starting anew
                log.exception("could not look for what others wrote")
                continue
            for table_id in watched:
                if table_id in heads:
                    self._reached(table_id, heads[table_id])
                else:
                    self._dismiss(table_id)

    # Presence

    def _tell(self, gossip: Gossip) -> None:
        self.bus.say(msgspec.json.encode(gossip).decode())
        self._update_soon(gossip.table)

    def _update_soon(self, table_id: str) -> None:
        if table_id in self._subscribers and table_id not in self._updating:
            self._updating.add(table_id)
            asyncio.get_running_loop().call_later(GATHER, self._update, table_id)

    def _update(self, table_id: str) -> None:
        self._updating.discard(table_id)
        live = self.tables.cached(table_id)
        for subscriber in list(self._subscribers.get(table_id, ())):
            if live:
                subscriber.update(live)

    async def _keep_presence(self) -> None:
        while True:
            await asyncio.sleep(GOSSIP_EVERY / 1000)
            self.presence.tidy()
            for gossip in self.presence.all_here():
                self.bus.say(msgspec.json.encode(gossip).decode())
