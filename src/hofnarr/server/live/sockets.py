"""The socket of one client at one table: hello, then commands in, entries out."""

from __future__ import annotations

import asyncio
import logging
from contextlib import suppress
from time import perf_counter
from typing import TYPE_CHECKING, Any

import msgspec
from starlette.websockets import WebSocket, WebSocketDisconnect

from hofnarr.core.errors import HofnarrError
from hofnarr.server import wall_clock
from hofnarr.server.http.bans import banned
from hofnarr.server.http.endpoints import checked_table_id
from hofnarr.server.http.errors import Refusal, decode, refusal_of, refuse, too_fast
from hofnarr.server.http.limits import LARGEST_FRAME, SOCKET, Bucket
from hofnarr.server.http.origins import link_to
from hofnarr.server.live.outbox import (
    BAD_HELLO,
    NORMAL,
    RECONNECT,
    SLOW,
    TOO_FAST,
    TOO_LARGE,
    TROUBLE,
    UNKNOWN_TABLE,
    Closed,
    Outbox,
)
from hofnarr.server.metrics import COMMAND_SECONDS, REFUSALS, SOCKETS
from hofnarr.server.protocol.commands import Command, Frame, Hello, Ping, Webhook
from hofnarr.server.protocol.facts import GAME_CHANGING, Left
from hofnarr.server.protocol.frames import EntryExtras, Ok, Pong, Update, Welcome
from hofnarr.server.table.live import LiveTable
from hofnarr.server.tables.commanding import execute
from hofnarr.server.tables.onlooker import Onlooker, onlooker

if TYPE_CHECKING:
    from hofnarr.server.services import Services

log = logging.getLogger(__name__)

#: Seconds for the first frame.
HELLO_WITHIN = 10.0
#: Frames that a client may send too fast before its socket is closed.
MOST_TOO_FAST = 200

_encode = msgspec.json.encode


class TableSocket:
    """Fulfils `hub.Subscriber`."""

    def __init__(self, services: Services, socket: WebSocket, table_id: str) -> None:
        self.services = services
        self.socket = socket
        self.table_id = table_id
        self.address = socket.client.host if socket.client else ""
        self.came = wall_clock.now_ms()
        self.outbox = Outbox(socket)
        self.looking: Onlooker | None = None
        self.last: int | None = None  #: the last entry that was sent; None before the welcome
        self._bucket = Bucket(SOCKET)
        self._too_fast = 0

    async def run(self) -> None:
        """From the handshake to the end."""
        SOCKETS.inc()
        sending = asyncio.create_task(self.outbox.send_all())
        reading = asyncio.create_task(self._read())
        closing = asyncio.create_task(self.outbox.closing.wait())
        try:
            await asyncio.wait({sending, closing}, return_when=asyncio.FIRST_COMPLETED)
            # Whoever has to go is not listened to any more, however long they read on.
            reading.cancel()
            self._stop_listening()
            await asyncio.wait({sending})
        finally:
            SOCKETS.dec()
            for task in (sending, reading, closing):
                task.cancel()
            await asyncio.gather(sending, reading, closing, return_exceptions=True)
            self._stop_listening()

    # In

    async def _read(self) -> None:
        try:
            try:
                async with asyncio.timeout(HELLO_WITHIN):
                    first = await self._receive()
            except TimeoutError:
                raise Closed(BAD_HELLO, "say hello first") from None
            if not isinstance(first, Hello):
                raise Closed(BAD_HELLO, "say hello first")
            await self._hello(first)
            while not self.outbox.closing.is_set():
                frame = await self._receive()
                if frame is not None and not self.outbox.closing.is_set():
                    await self._answer(frame)
        except WebSocketDisconnect:
            self.outbox.close(Closed(NORMAL, ""))
        except Closed as closed:
            self.outbox.close(closed)
        except Exception:
            log.exception("a socket failed")
            self.outbox.close(Closed(TROUBLE, "server error"))

    async def _receive(self) -> Frame | None:
        """The next frame; None where it was refused."""
        message = await self.socket.receive()
        if message["type"] == "websocket.disconnect":
            raise WebSocketDisconnect(message.get("code", 1005))
        data: Any = message.get("text")
        if data is None:
            data = message.get("bytes") or b""
        if len(data.encode() if isinstance(data, str) else data) > LARGEST_FRAME:
            self._refuse(Refusal("too_large", f"a frame has at most {LARGEST_FRAME:,} bytes"))
            raise Closed(TOO_LARGE, "frame too large")
        if self.services.limits.enabled and not await self._has_time(data):
            return None
        try:
            frame: Frame = decode(data, Frame)
        except Refusal as refusal:
            self._refuse(refusal, _request_id(data))
            return None
        return frame

    async def _has_time(self, data: str | bytes) -> bool:
        """Refuse what comes too fast, and take it in more slowly."""
        wait = self._bucket.take()
        if not wait:
            self._too_fast = 0
            return True
        self._too_fast += 1
        if self._too_fast > MOST_TOO_FAST:
            raise Closed(TOO_FAST, "too fast")
        self._refuse(too_fast("too many frames at once", wait), _request_id(data))
        await asyncio.sleep(wait)
        return False

    async def _hello(self, hello: Hello) -> None:
        """Listen first, then read: nothing can happen in between unseen."""
        self._stop_listening()
        self.last = None
        try:
            looking = await onlooker(self.services, self.table_id, hello.token)
            self.services.hub.subscribe(self.table_id, self, looking.who.seat)
            self.looking = looking
            live = await looking.look()
        except Refusal as refusal:
            self._refuse(refusal)
            code = UNKNOWN_TABLE if refusal.code == "unknown_table" else BAD_HELLO
            raise Closed(code, refusal.code) from None
        view, view_hash = looking.view(live.now)
        since = live.head if hello.since is None else hello.since
        self._send(
            Welcome(
                table=looking.info(live.now),
                viewer=looking.viewer,
                seq=live.head,
                entries=looking.entries(live, since),
                view=view,
                hash=view_hash,
            )
        )
        self.last = live.head

    async def _answer(self, frame: Frame) -> None:
        if isinstance(frame, Hello):
            await self._hello(frame)
        elif isinstance(frame, Ping):
            await self._pong()
        else:
            await self._execute(frame)

    async def _pong(self) -> None:
        assert self.looking is not None
        # The hub keeps tables with listeners current; asking the database each time is not needed.
        live = self.services.tables.cached(self.table_id)
        if live is None or live.broken:
            live = await self.services.tables.current(self.table_id)
        self.deliver(live)
        _, view_hash = self.looking.view(live.now)
        self._send(Pong(wall_clock.now_ms(), live.head, view_hash))

    async def _execute(self, command: Command) -> None:
        looking = self.looking
        assert looking is not None
        started = perf_counter()
        kind = str(command.__struct_config__.tag)
        try:
            if looking.token is None:
                refuse("unknown_token", "say hello with a token first")
            await execute(
                self.services,
                self.table_id,
                looking.token,
                command,
                link=link_to(self.socket, self.table_id),
                on_commit=lambda seq: self._send(Ok(command.id, seq)),
            )
            if isinstance(command, Webhook):
                await self._webhook_set(command.url is not None)
        except HofnarrError as error:
            self._refuse(refusal_of(error), command.id)
        finally:
            COMMAND_SECONDS.labels(kind).observe(perf_counter() - started)

    async def _webhook_set(self, webhook: bool) -> None:
        """Their own part of the table has changed, and nobody else's."""
        if self.looking is not None:
            self.looking.webhook = webhook
            self.update(await self.services.tables.current(self.table_id))

    # Out

    def deliver(self, live: LiveTable) -> None:
        """Everything that this client does not have yet."""
        if self.last is None or self.looking is None:
            return
        for entry in live.entries[self.last :]:
            moment = live.moment(entry.seq)
            if moment is None:
                self.outbox.close(Closed(SLOW, "slow"))
                return
            if not self.looking.may_watch(moment):
                self._refuse(Refusal("not_allowed", "this table does not want to be watched"))
                self.outbox.close(Closed(BAD_HELLO, "not_allowed"))
                return
            extras = EntryExtras(view=None, table=self.looking.info(moment))
            if isinstance(entry.fact, GAME_CHANGING):
                view, view_hash = self.looking.view(moment)
                extras = msgspec.structs.replace(extras, view=view, hash=view_hash)
            self.outbox.put(entry.frame_for(self.looking.viewer, extras))
            self.last = entry.seq
            if isinstance(entry.fact, Left) and entry.fact.seat == self.looking.who.seat:
                self.outbox.close(Closed(RECONNECT, "your seat was freed"))
                return

    def update(self, live: LiveTable) -> None:
        if self.last is not None and self.looking is not None:
            self._send(Update(self.looking.info(live.now)))

    def gone(self) -> None:
        self._refuse(Refusal("unknown_table", "the table was removed"))
        self.outbox.close(Closed(UNKNOWN_TABLE, "unknown_table"))

    def dismiss(self) -> None:
        self._refuse(banned())
        self.outbox.close(Closed(BAD_HELLO, "banned"))

    def _send(self, frame: msgspec.Struct) -> None:
        self.outbox.put(_encode(frame))

    def _refuse(self, refusal: Refusal, re: str | None = None) -> None:
        REFUSALS.labels(refusal.code).inc()
        self._send(refusal.answer(re))

    def _stop_listening(self) -> None:
        if self.looking is not None:
            self.services.hub.unsubscribe(self.table_id, self, self.looking.who.seat)
            self.looking = None


class _JustId(msgspec.Struct):
    id: str | None = None


def _request_id(data: str | bytes) -> str | None:
    """The id of a frame that makes no sense otherwise."""
    with suppress(Exception):
        return msgspec.json.decode(data, type=_JustId).id
    return None


async def table_socket(services: Services, socket: WebSocket) -> None:
    await socket.accept()
    try:
        table_id = checked_table_id(socket.path_params["table"])
        await services.tables.current(table_id)
    except Refusal as refusal:
        with suppress(WebSocketDisconnect):
            await socket.send_text(_encode(refusal.answer()).decode())
            await socket.close(UNKNOWN_TABLE, refusal.code)
        return
    await TableSocket(services, socket, table_id).run()
