"""P1: an acknowledged move survives `kill -9` of the server. P2: what is sent again counts once."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from random import Random
from typing import Any

import httpx
import pytest

from hofnarr.games import find_game
from tests.server.clients import Api
from tests.server.serving import process

pytestmark = pytest.mark.anyio

KILLS = 6


class Diary:
    """What one player was promised, and the move that is on its way."""

    def __init__(self, token: str) -> None:
        self.token = token
        self.promised: dict[str, int] = {}
        self.sending: dict[str, Any] | None = None


async def play_until_cut(api: Api, table: str, diary: Diary, random: Random) -> None:
    """Play until the server is gone or the game over; a move without an answer is kept."""
    seq = 0
    with suppress(httpx.TransportError):
        while True:
            if diary.sending is None:
                news = await api.events(table, diary.token, seq, wait=25)
                seq = news["seq"]
                if news["table"]["status"] == "finished":
                    return
                if not news["view"]["legal"]:
                    continue
                diary.sending = {
                    "move_id": f"{random.random()}",
                    "expect_seq": seq,
                    "action": random.choice(news["view"]["legal"]),
                }
            answer = await api.command(table, diary.token, "move", **diary.sending)
            assert answer["type"] == "ok", answer
            diary.promised[diary.sending["move_id"]] = answer["seq"]
            diary.sending = None


async def test_nothing_acknowledged_is_lost_by_killing_the_server(sqlite: str) -> None:
    table = ""
    diaries: list[Diary] = []
    random = Random("kill")
    for round_number in range(KILLS + 1):
        with process(sqlite, "--no-limits") as server:
            async with Api(server.address) as api:
                if not table:
                    table, tokens = await api.seated(4)
                    diaries = [Diary(token) for token in tokens]
                await check_promises(api, table, diaries)
                players = [
                    asyncio.create_task(play_until_cut(api, table, diary, random))
                    for diary in diaries
                ]
                if round_number < KILLS:
                    # Once some more moves were acknowledged, while others are on their way.
                    enough = promises(diaries) + random.randint(3, 9)
                    while promises(diaries) < enough:
                        await asyncio.wait(players, timeout=0.001)
                    server.kill()
                await asyncio.gather(*players)
                if round_number == KILLS:
                    await check_promises(api, table, diaries)
                    record = (await api.get(f"tables/{table}/record")).content
                    game = find_game("kabale")
                    game.verify(game.read_record(record))


def promises(diaries: list[Diary]) -> int:
    return sum(len(diary.promised) for diary in diaries)


async def check_promises(api: Api, table: str, diaries: list[Diary]) -> None:
    """Every acknowledged move is where it was, and there is no move that nobody sent."""
    moves = 0
    for seat, diary in enumerate(diaries):
        entries = (await api.events(table, diary.token, 0))["entries"]
        own = {
            entry["move_id"]: entry["seq"]
            for entry in entries
            if entry["kind"] == "moved" and entry["seat"] == seat
        }
        assert diary.promised.items() <= own.items()
        unsure = {diary.sending["move_id"]} if diary.sending else set()
        assert own.keys() <= diary.promised.keys() | unsure
        moves = sum(entry["kind"] == "moved" for entry in entries)
        assert [entry["seq"] for entry in entries] == list(range(1, len(entries) + 1))
    assert moves >= promises(diaries)
