"""Endpoints for games that are over: frames, record, verification; and bringing records along."""

from __future__ import annotations

import zlib
from collections.abc import AsyncIterator
from contextlib import suppress
from functools import partial
from typing import Any

import msgspec
from starlette.responses import Response, StreamingResponse

from hofnarr import __version__
from hofnarr.core.errors import BadInput, BrokenRecord
from hofnarr.core.game import Game, Record, Viewer
from hofnarr.core.outcome import Outcome
from hofnarr.games import find_game, game_of_record
from hofnarr.server import ids, wall_clock
from hofnarr.server.http.endpoints import Call, Endpoint, Query, read_body
from hofnarr.server.http.errors import decode, refuse
from hofnarr.server.http.limits import LARGEST_RECORD
from hofnarr.server.protocol.answers import Found, Frames, ReplayFrame, Verified
from hofnarr.server.protocol.facts import Moved, Started
from hofnarr.server.protocol.fields import LONGEST_NAME, NoPace
from hofnarr.server.protocol.info import SeatInfo, TableInfo
from hofnarr.server.storage import AlreadyThere
from hofnarr.server.storage.rows import NewTable, Standing
from hofnarr.server.table.live import LiveTable
from hofnarr.server.table.settings import SeatSetting, TableSettings
from hofnarr.server.tables.door import replayed
from hofnarr.server.tables.onlooker import onlooker

#: What zlib calls the format of gzip.
_GZIP = 31
#: Bytes that are unpacked at once.
_PIECE = 65_536


async def _finished(call: Call) -> tuple[LiveTable, Game, str]:
    """A game that is over, and its record."""
    live = await call.services.tables.current(call.table_id)
    text = await call.services.store.record(call.table_id)
    if text is None:
        refuse("not_allowed", "the game is not over yet")
    return live, find_game(live.now.info.game), text


async def frames(call: Call) -> Response:
    live, game, text = await _finished(call)
    viewer = _viewer(call, len(live.now.info.seats))
    looking = await onlooker(call.services, call.table_id, call.token)
    stamps = [
        (entry.seq, entry.at) for entry in live.entries if isinstance(entry.fact, Started | Moved)
    ]
    info = msgspec.json.encode(looking.info(live.now))
    packed = await call.services.record_worker.do(
        call.address,
        partial(_frames, game.name, text, viewer, stamps, info),
        key=("frames", live.id, viewer, info),
    )
    headers = {"Cache-Control": "no-store", "Vary": "Accept-Encoding"}
    if "gzip" not in call.request.headers.get("accept-encoding", ""):
        call.services.limits.require("bytes", call.address)  # many may have waited for it
        call.services.limits.charge("bytes", call.address, int.from_bytes(packed[-4:], "little"))
        return StreamingResponse(_unpacked(packed), 200, headers, "application/json")
    headers["Content-Encoding"] = "gzip"
    return Response(packed, 200, headers, "application/json")


async def _unpacked(packed: bytes) -> AsyncIterator[bytes]:
    """Piece by piece: a long game is large, and its reader may be slow."""
    reading = zlib.decompressobj(wbits=_GZIP)
    while not reading.eof:
        yield reading.decompress(packed, _PIECE)
        packed = reading.unconsumed_tail


def _viewer(call: Call, seats: int) -> Viewer:
    text = call.request.query_params.get("viewer", "open")
    known: dict[str, Viewer] = {"open": "open", "public": "public"}
    known |= {str(seat): seat for seat in range(seats)}
    if text not in known:
        refuse("bad_request", f"viewer: choose open, public or a seat, 0 to {seats - 1}", "viewer")
    return known[text]


def _frames(
    game_name: str, text: str, viewer: Viewer, stamps: list[tuple[int, int]], info_json: bytes
) -> bytes:
    """The whole answer, packed: frames repeat each other, so it is a small part of what it was.

    `stamps` are those of the entries; a game brought along has none."""
    game = find_game(game_name)
    info = msgspec.json.decode(info_json, type=TableInfo)
    record = game.read_record(text)
    if not stamps:
        stamps = [(seq, info.created) for seq in range(1, len(record.actions) + 2)]
    packing = zlib.compressobj(4, wbits=_GZIP)
    around = msgspec.json.encode(Frames(info, viewer, []))
    assert around.endswith(b"[]}")
    pieces = [packing.compress(around[:-2])]
    told = replayed(game, record, viewer)
    for number, ((seq, at), (events, view)) in enumerate(zip(stamps, told, strict=True)):
        frame = msgspec.json.encode(ReplayFrame(seq, at, events, view))
        pieces.append(packing.compress(b"," + frame if number else frame))
    pieces += [packing.compress(b"]}"), packing.flush()]
    return b"".join(pieces)


async def record(call: Call) -> Response:
    live, _, text = await _finished(call)
    name = f"{live.now.info.game}-{live.id}.jsonl"
    headers = {
        "Cache-Control": "no-store",
        "Content-Disposition": f'attachment; filename="{name}"',
    }
    return Response(text + "\n", 200, headers, "application/json")


async def verify(call: Call) -> Verified:
    live, game, text = await _finished(call)
    found = await call.services.record_worker.do(
        call.address, partial(_verified, game.name, text), key=("verified", live.id)
    )
    verified = msgspec.json.decode(found, type=Verified)
    shown = live.now.info.commitment
    if verified.ok and shown is not None and shown != verified.commitment:
        return Verified(False, message="commitment: is not the one that was shown at the start")
    return verified


def _verified(game_name: str, text: str) -> bytes:
    game = find_game(game_name)
    kept = game.read_record(text)
    try:
        game.verify(kept)
    except BrokenRecord as error:
        return msgspec.json.encode(Verified(False, message=str(error)))
    commitment = getattr(kept, "commitment", None)
    return msgspec.json.encode(Verified(True, commitment, kept.seed, kept.salt))


# Bringing a record along


class Checked(msgspec.Struct, frozen=True):
    """A record that keeps every rule, and the table that shows it."""

    table: NewTable
    info: str
    record: str


async def bring(call: Call) -> Found:
    data = await read_body(call.request, LARGEST_RECORD)
    work = partial(_check, data, wall_clock.now_ms())
    found = msgspec.json.decode(
        await call.services.record_worker.do(call.address, work), type=Checked
    )
    table_id = found.table.id
    if await call.services.store.table(table_id) is None:
        with suppress(AlreadyThere):  # brought twice at the same moment
            async with call.services.store.writing(table_id) as writing:
                writing.create(found.table, [], Standing("imported", None, found.info, None))
                writing.put_record(table_id, found.record)
    return Found(table_id)


def _check(data: bytes, now: int) -> bytes:
    game, brought = _checked_record(data)
    text = msgspec.json.encode(brought)
    return msgspec.json.encode(_table_of(game, brought, ids.table_id_of(text), text.decode(), now))


def _checked_record(data: bytes) -> tuple[Game, Record]:
    """A record that keeps every rule; Refusal bad_record otherwise."""
    value = decode(data, Any)
    try:
        game = game_of_record(value)
        brought = game.read_record(data)
        game.verify(brought)
    except (BadInput, BrokenRecord) as error:
        place = str(error).partition(": ")[0]
        refuse("bad_record", str(error), place if " " not in place else None)
    for seat, name in enumerate(brought.players):
        if not name or len(name) > LONGEST_NAME or not name.isprintable():
            field = f"players[{seat}]"
            refuse("bad_record", f"{field}: no name of 1 to {LONGEST_NAME} letters", field)
    return game, brought


def _table_of(game: Game, brought: Record, table_id: str, text: str, now: int) -> Checked:
    options: dict[str, Any] = msgspec.to_builtins(brought.options)
    settings = TableSettings(
        game=game.name,
        title="",
        seats=[SeatSetting("person") for _ in brought.players],
        host=None,
        host_name="",
        options=options,
        variant=None,
        first="0",
        hidden_targets=False,
        pace=NoPace(),
        listed=False,
        watch=True,
        hints=False,
        pause=0,
        version=__version__,
    )
    info = _info(settings, table_id, now, brought, _outcome(game, brought))
    new = NewTable(
        table_id,
        game.name,
        now,
        False,
        msgspec.json.encode(settings).decode(),
        brought.seed or "",
        brought.salt or "",
    )
    return Checked(new, msgspec.json.encode(info).decode(), text)


def _outcome(game: Game, brought: Record) -> Outcome:
    replay = game.replay(brought)
    for action in replay.actions:
        replay.state.apply(action, replay.chance)
    return Outcome.of(replay.state)


def _info(
    settings: TableSettings,
    table_id: str,
    now: int,
    brought: Record,
    outcome: Outcome,
) -> TableInfo:
    return TableInfo(
        table=table_id,
        game=settings.game,
        title="",
        status="imported",
        code=None,
        created=now,
        started=None,
        ended=None,
        options=settings.options,
        variant=None,
        hidden_targets=False,
        pace=settings.pace,
        listed=False,
        watch=True,
        hints=False,
        seats=[
            SeatInfo(seat=seat, name=name, kind="person", level=None, taken=True)
            for seat, name in enumerate(brought.players)
        ],
        host=None,
        watchers=0,
        commitment=getattr(brought, "commitment", None),
        seq=0,
        to_act=None,
        decision=None,
        clocks=None,
        scores=outcome.scores,
        winners=outcome.winners,
        next=None,
    )


_VIEWER = Query(
    "viewer", {"type": "string", "default": "open"}, "open, public, or the number of a seat."
)

ENDPOINTS = (
    Endpoint(
        "GET",
        "/api/tables/{table}/frames",
        frames,
        "A finished game, step by step.",
        Frames,
        token="optional",
        limit="replay",
        query=(_VIEWER,),
    ),
    Endpoint(
        "GET",
        "/api/tables/{table}/record",
        record,
        "The record of a finished game.",
        Any,
    ),
    Endpoint(
        "GET",
        "/api/tables/{table}/verify",
        verify,
        "Whether record, result and shuffle of a finished game hold.",
        Verified,
    ),
    Endpoint(
        "POST",
        "/api/records",
        bring,
        "Bring a record along, for replaying it.",
        Found,
        status=201,
        limit="record",
        largest=LARGEST_RECORD,
    ),
)
