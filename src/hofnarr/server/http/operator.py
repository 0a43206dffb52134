"""Endpoints for the operator, who has a token of their own: `hofnarr operator` asks them."""

from __future__ import annotations

import os
from pathlib import Path

import msgspec

from hofnarr import __version__
from hofnarr.server import wall_clock
from hofnarr.server.http.bans import network_of
from hofnarr.server.http.endpoints import Call, Endpoint, Query
from hofnarr.server.http.errors import refuse
from hofnarr.server.protocol.answers import TableList
from hofnarr.server.protocol.facts import Silenced
from hofnarr.server.protocol.fields import clean
from hofnarr.server.protocol.info import TableInfo
from hofnarr.server.protocol.operator import (
    Ban,
    BanList,
    BanWish,
    Erased,
    ErasedAt,
    EraseWish,
    LiftWish,
    Load,
    People,
    Present,
    Removed,
    Silence,
    Written,
)
from hofnarr.server.table.deciding import Around, Outcome, Who
from hofnarr.server.table.live import LiveTable
from hofnarr.server.tables import erasing
from hofnarr.server.tables.erasing import AT_WORK

MOST_LISTED = 200
HOUR = 3_600_000
STATUSES = ("open", "running", "finished", "imported")


async def load(call: Call) -> Load:
    services = call.services
    presence = services.hub.presence
    places = presence.everywhere()
    return Load(
        version=__version__,
        worker=services.worker,
        started=services.started,
        now=wall_clock.now_ms(),
        tables=await services.store.counts(),
        people=sum(len(presence.online(table)) for table in places),
        watchers=sum(presence.watchers(table) for table in places),
        sockets=sum(1 for _ in services.hub.present()),
        memory=_memory(),
        database=await services.store.size(),
    )


def _memory() -> int | None:
    """What this process has in memory; None where the system has no /proc."""
    try:
        pages = int(Path("/proc/self/statm").read_text(encoding="ascii").split()[1])
    except OSError:
        return None
    return pages * os.sysconf("SC_PAGE_SIZE")


async def tables(call: Call) -> TableList:
    """All, listed or not; those where something happened last come first."""
    query = call.request.query_params
    status = query.get("status")
    if status is not None and status not in STATUSES:
        refuse("bad_request", f"status: choose one of {', '.join(STATUSES)}", "status")
    most = call.number("most", 50, 1, MOST_LISTED)
    rows = await call.services.store.found(status, query.get("person"), most)
    show = call.services.hub.presence.show
    return TableList([show(msgspec.json.decode(info, type=TableInfo)) for info in rows])


async def people(call: Call) -> People:
    hub = call.services.hub
    found: list[Present] = []
    for table_id in hub.presence.everywhere():
        live = await call.services.tables.current(table_id)
        here = [(place, each) for table, place, each in hub.present() if table == table_id]
        elsewhere = hub.presence.online(table_id) - {place for place, _ in here}
        found += [_present(live, place, each.address, each.came) for place, each in here]
        found += [_present(live, seat, None, None) for seat in elsewhere]
    return People(sorted(found, key=lambda each: -(each.came or 0)))


def _present(live: LiveTable, seat: int | None, address: str | None, came: int | None) -> Present:
    info = live.now.info
    name = "" if seat is None else live.state.name_of(seat)
    return Present(
        table=live.id,
        game=info.game,
        status=info.status,
        seat=seat,
        name=name,
        address=address,
        came=came,
    )


async def close(call: Call) -> Removed:
    await call.services.tables.whole(call.services.tables.remove(call.table_id))
    return Removed(call.table_id)


async def silence(call: Call) -> Written:
    wish: Silence = call.body

    def decision(live: LiveTable, _: Who, __: Around) -> Outcome:
        seats = live.state.seats
        if live.state.status == "imported":
            refuse("not_allowed", "nobody sits at a table that shows a game brought along")
        if wish.seat is not None and (
            wish.seat >= len(seats) or seats[wish.seat].kind == "bot" or not seats[wish.seat].taken
        ):
            refuse("bad_request", f"seat: nobody sits at {wish.seat}", "seat")
        if live.state.is_silent(wish.seat) == wish.silent:
            return Outcome()
        return Outcome([Silenced(seat=wish.seat, silent=wish.silent)])

    tables = call.services.tables
    return Written(await tables.whole(tables.write(call.table_id, decision)))


async def bans(call: Call) -> BanList:
    return BanList(await call.services.store.bans(wall_clock.now_ms()))


async def ban(call: Call) -> BanList:
    wish: BanWish = call.body
    now = wall_clock.now_ms()
    until = None if wish.hours is None else now + wish.hours * HOUR
    network = str(network_of(wish.address))
    why = clean(wish.why, "why")
    await call.services.bans.add(Ban(network=network, since=now, until=until, why=why))
    return await bans(call)


async def lift(call: Call) -> BanList:
    await call.services.bans.lift(network_of(call.body.address))
    return await bans(call)


async def erase(call: Call) -> Erased:
    wish: EraseWish = call.body
    tables, store = call.services.tables, call.services.store
    found = await store.tables_of(wish.name)
    wanted = [table for table in found if wish.tables is None or table in wish.tables]
    gone: list[ErasedAt] = []
    playing: list[str] = []
    for table_id in wanted:
        live = await tables.current(table_id)
        if live.now.info.status in AT_WORK:
            playing.append(table_id)
            continue
        one = await tables.whole(erasing.erase(tables, table_id, wish.name, really=wish.really))
        if one is not None:
            gone.append(one)
    return Erased(wish.really, gone, playing)


_STATUS = Query("status", {"enum": [*STATUSES]}, "Only such tables.")
_PERSON = Query("person", {"type": "string"}, "Only where somebody of exactly this name sits.")
_MOST = Query(
    "most",
    {"type": "integer", "minimum": 1, "maximum": MOST_LISTED, "default": 50},
    "How many at most.",
)

ENDPOINTS = (
    Endpoint(
        "GET", "/api/operator/load", load, "What the server has to do.", Load, token="operator"
    ),
    Endpoint(
        "GET",
        "/api/operator/tables",
        tables,
        "Tables, listed or not, the last changed first.",
        TableList,
        token="operator",
        query=(_STATUS, _PERSON, _MOST),
    ),
    Endpoint("GET", "/api/operator/people", people, "Who is connected.", People, token="operator"),
    Endpoint(
        "POST",
        "/api/operator/tables/{table}/close",
        close,
        "Remove a table with all that belongs to it.",
        Removed,
        token="operator",
    ),
    Endpoint(
        "POST",
        "/api/operator/tables/{table}/silence",
        silence,
        "Let somebody talk no more, or again.",
        Written,
        Silence,
        token="operator",
    ),
    Endpoint(
        "POST",
        "/api/operator/erase",
        erase,
        "Take a person's names and words out of finished games.",
        Erased,
        EraseWish,
        token="operator",
    ),
    Endpoint("GET", "/api/operator/bans", bans, "Who is banned.", BanList, token="operator"),
    Endpoint(
        "POST",
        "/api/operator/bans",
        ban,
        "Ban an address or a network.",
        BanList,
        BanWish,
        token="operator",
    ),
    Endpoint(
        "POST", "/api/operator/bans/lift", lift, "Lift a ban.", BanList, LiftWish, token="operator"
    ),
)
