"""Endpoints around tables: games on offer, making, finding and joining tables."""

from __future__ import annotations

import re

import msgspec

from hofnarr.bots import offered_bots
from hofnarr.core.game import Game
from hofnarr.games import find_game, game_names
from hofnarr.server import ids
from hofnarr.server.game_parts import part_of
from hofnarr.server.http.endpoints import Call, Endpoint, Query
from hofnarr.server.http.errors import refuse
from hofnarr.server.http.limits import LARGEST_WISH
from hofnarr.server.protocol.answers import Created, Found, GameInfo, Seated, TableList
from hofnarr.server.protocol.info import TableInfo, YourPart
from hofnarr.server.protocol.requests import Claim, CreateTable, Join, Mine
from hofnarr.server.table.settings import (
    checked_game,
    list_options,
    option_values,
    settled_options,
)
from hofnarr.server.tables import seating
from hofnarr.server.tables.onlooker import onlooker

MOST_LISTED = 50


async def games(_: Call) -> list[GameInfo]:
    return [game_info(name) for name in game_names()]


def game_info(name: str) -> GameInfo:
    """What one may choose about a table of this game."""
    game = find_game(name)
    return GameInfo(
        game=name,
        players=list(game.player_counts),
        variants={key: msgspec.to_builtins(options) for key, options in game.variants.items()},
        options=option_values(game),
        several=list_options(game),
        switches=list(part_of(game.name).table_options),
        brings=[key for key in game.variants if _brings(game, key)],
        levels=offered_bots(game),
    )


def _brings(game: Game, variant: str) -> bool:
    return part_of(game.name).brings(settled_options(game, variant, None))


async def create(call: Call) -> Created:
    made = await seating.make(call.services.tables, call.body)
    return Created(made.table, made.seat, made.token, made.code)


async def listed(call: Call) -> TableList:
    status = call.request.query_params.get("status", "open")
    if status not in ("open", "running"):
        refuse("bad_request", "status: choose open or running", "status")
    game = call.request.query_params.get("game")
    if game is not None:
        checked_game(game)
    rows = await call.services.store.listed(status, game, MOST_LISTED)
    show = call.services.hub.presence.show
    return TableList([show(msgspec.json.decode(info, type=TableInfo)) for info in rows])


async def table(call: Call) -> TableInfo:
    looking = await onlooker(call.services, call.table_id, call.token)
    live = await call.services.tables.current(call.table_id)
    return looking.info(live.now)


async def code(call: Call) -> Found:
    text = call.request.path_params["code"].upper()
    found = None
    if re.fullmatch(f"[{ids.CODE_LETTERS}]{{{ids.CODE_LENGTH}}}", text):
        found = await call.services.store.table_of_code(text)
    if found is None:
        refuse("not_found", "no table waits under this code; codes end when the game begins")
    return Found(found)


async def join(call: Call) -> Seated:
    seated = await seating.sit_down(call.services.tables, call.table_id, call.body)
    return Seated(seated.seat, seated.token)


async def claim(call: Call) -> Seated:
    seated = await seating.claim(call.services.tables, call.table_id, call.body.token)
    return Seated(seated.seat, seated.token)


async def mine(call: Call) -> TableList:
    """The tables of these tokens; unknown ones are left out."""
    wanted = {ids.hash_of(seat.token): seat.table for seat in call.body.seats}
    keys = await call.services.store.keys(list(wanted))
    yours = {
        key.table_id: YourPart(key.seat, key.host, False)
        for key_hash, key in keys.items()
        if wanted[key_hash] == key.table_id
    }
    show = call.services.hub.presence.show
    infos = [
        msgspec.json.decode(info, type=TableInfo)
        for info in await call.services.store.infos(list(yours))
    ]
    tables = [show(info, yours[info.table]) for info in infos]
    return TableList(sorted(tables, key=_your_turn_first))


def _your_turn_first(info: TableInfo) -> tuple[bool, int, int]:
    waits = isinstance(info.you, YourPart) and info.you.seat is not None
    your_turn = waits and isinstance(info.you, YourPart) and info.to_act == info.you.seat
    rank = {"running": 0, "open": 1, "finished": 2, "imported": 3}[info.status]
    return not your_turn, rank, -info.created


_STATUS = Query("status", {"enum": ["open", "running"], "default": "open"}, "Which tables.")
_GAME = Query("game", {"type": "string", "enum": game_names()}, "Only this game.")

ENDPOINTS = (
    Endpoint("GET", "/api/games", games, "The games, their options and bots.", list[GameInfo]),
    Endpoint(
        "POST",
        "/api/tables",
        create,
        "Make a table.",
        Created,
        CreateTable,
        status=201,
        limit="create",
        largest=LARGEST_WISH,
    ),
    Endpoint(
        "GET",
        "/api/tables",
        listed,
        "Listed tables, the newest first.",
        TableList,
        query=(_STATUS, _GAME),
    ),
    Endpoint("GET", "/api/tables/{table}", table, "One table.", TableInfo, token="optional"),
    Endpoint(
        "GET",
        "/api/codes/{code}",
        code,
        "The table that waits under a code.",
        Found,
        limit="code",
    ),
    Endpoint("POST", "/api/tables/{table}/join", join, "Sit down.", Seated, Join, limit="join"),
    Endpoint(
        "POST",
        "/api/tables/{table}/claim",
        claim,
        "Take your seat in a rematch.",
        Seated,
        Claim,
        limit="join",
    ),
    Endpoint("POST", "/api/mine", mine, "My tables, my turn first.", TableList, Mine),
)
