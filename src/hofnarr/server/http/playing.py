"""Endpoints for playing without a socket: commands, and waiting for what happens."""

from __future__ import annotations

import asyncio
import logging
from time import perf_counter
from typing import Any

from starlette.responses import Response

from hofnarr.core.errors import HofnarrError
from hofnarr.server import wall_clock
from hofnarr.server.http.endpoints import Call, Endpoint, Query, error_response
from hofnarr.server.http.errors import refusal_of, refuse
from hofnarr.server.http.origins import link_to
from hofnarr.server.metrics import COMMAND_SECONDS
from hofnarr.server.protocol.answers import Events, ViewNow
from hofnarr.server.protocol.commands import Command
from hofnarr.server.protocol.frames import Ok
from hofnarr.server.table.live import LiveTable
from hofnarr.server.tables.commanding import execute
from hofnarr.server.tables.onlooker import Onlooker, onlooker

log = logging.getLogger(__name__)

LONGEST_WAIT = 30


async def command(call: Call) -> Ok | Response:
    started = perf_counter()
    sent = call.body
    try:
        token = call.players_token
        link = link_to(call.request, call.table_id)
        seq = await execute(call.services, call.table_id, token, sent, link=link)
    except HofnarrError as error:
        return error_response(refusal_of(error), sent.id)
    finally:
        kind = sent.__struct_config__.tag
        COMMAND_SECONDS.labels(kind).observe(perf_counter() - started)
    return Ok(sent.id, seq)


class Waiter:
    """Somebody who waits for the next entry by asking."""

    def __init__(self, since: int, address: str) -> None:
        self.since = since
        self.address = address
        self.came = wall_clock.now_ms()
        self.awake = asyncio.Event()

    def deliver(self, live: LiveTable) -> None:
        if live.head > self.since:
            self.awake.set()

    def update(self, live: LiveTable) -> None:
        """Comings and goings wake nobody."""

    def gone(self) -> None:
        """Whoever looks now is told so."""
        self.awake.set()

    def dismiss(self) -> None:
        """This was the last answer."""
        self.awake.set()


async def events(call: Call) -> Events:
    since = call.number("since", 0, 0, 2**31)
    wait = call.number("wait", 0, 0, LONGEST_WAIT)
    looking = await onlooker(call.services, call.table_id, call.token)
    waiter = Waiter(since, call.address)
    hub = call.services.hub
    # Listening begins before reading, so that nothing can happen in between unseen.
    hub.subscribe(call.table_id, waiter, looking.who.seat)
    try:
        live = await looking.look()
        if live.head <= since and wait:
            await _until_awake(call, waiter, wait)
            live = await looking.look()
    finally:
        hub.unsubscribe(call.table_id, waiter, looking.who.seat)
    return _events(looking, live, since)


async def _until_awake(call: Call, waiter: Waiter, wait: int) -> None:
    """Until something happens, the time is over, or the server is to end."""
    ends = [asyncio.create_task(event.wait()) for event in (waiter.awake, call.services.stopping)]
    try:
        await asyncio.wait(ends, timeout=wait, return_when=asyncio.FIRST_COMPLETED)
    finally:
        for end in ends:
            end.cancel()


def _events(looking: Onlooker, live: LiveTable, since: int) -> Events:
    view, view_hash = looking.view(live.now)
    return Events(looking.info(live.now), looking.entries(live, since), live.head, view, view_hash)


async def view(call: Call) -> ViewNow:
    looking = await onlooker(call.services, call.table_id, call.token)
    live = await looking.look()
    seq = call.number("at", live.head, 0, 2**31)
    if seq > live.head:
        refuse("bad_request", f"at: the newest entry is {live.head}", "at")
    moment = live.moment(seq)
    position = moment.position if moment else await call.services.past.position(live, seq)
    await looking.look()  # the seat may have been lost meanwhile
    return ViewNow(seq, *looking.view_of(position))


async def hint(call: Call) -> Response:
    """Teaching, from the view of whoever asks and has to decide."""
    live, who = await call.services.tables.current_for(call.table_id, call.players_token)
    info, position = live.now.info, live.now.position
    if not info.hints:
        refuse("not_allowed", "this table plays without hints")
    if position is None or info.to_act is None or info.to_act != who.seat:
        refuse("not_your_turn", "somebody else has to decide now")
    told = await _advice(call, info.game, position.view_for_bot(info.to_act))
    return Response(told, 200, {"Cache-Control": "no-store"}, "application/json")


async def _advice(call: Call, game: str, view: bytes) -> bytes:
    """Asked twice, told twice, thought about once. One hint at a time: the bots think there too."""
    services = call.services
    known = services.hint_cache.get((game, view))
    if known is not None:
        return known
    async with services.hints.turn(call.address):
        known = services.hint_cache.get((game, view))
        if known is not None:
            return known
        services.limits.require("work", call.address)
        started = perf_counter()
        try:
            told = await services.thinker.advise(game, view)
        except Exception:
            log.exception("a hint failed")
            refuse("unavailable", "no hint can be given now: try again")
        finally:
            services.limits.charge("work", call.address, perf_counter() - started)
        services.hint_cache.keep((game, view), told)
        return told


_SINCE = Query("since", {"type": "integer", "minimum": 0, "default": 0}, "The last entry you have.")
_WAIT = Query(
    "wait",
    {"type": "integer", "minimum": 0, "maximum": LONGEST_WAIT, "default": 0},
    "Seconds to wait for news.",
)
_AT = Query(
    "at", {"type": "integer", "minimum": 0}, "An entry: what you saw right after it. Else: now."
)

ENDPOINTS = (
    Endpoint(
        "POST",
        "/api/tables/{table}/commands",
        command,
        "Play, talk, host: any command of the socket.",
        Ok,
        Command,
        token="required",
        by_seat=True,
    ),
    Endpoint(
        "GET",
        "/api/tables/{table}/events",
        events,
        "What happened since, as soon as something does.",
        Events,
        token="optional",
        by_seat=True,
        query=(_SINCE, _WAIT),
    ),
    Endpoint(
        "GET",
        "/api/tables/{table}/view",
        view,
        "What you see now, or saw after an entry.",
        ViewNow,
        token="optional",
        query=(_AT,),
    ),
    Endpoint(
        "POST",
        "/api/tables/{table}/hint",
        hint,
        "Teaching, where the table allows it and you have to decide.",
        Any,
        token="required",
        limit="hint",
    ),
)
