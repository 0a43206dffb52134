"""Receivers of webhooks that accept and then dribble: nobody else waits for them."""

from __future__ import annotations

import asyncio
import tempfile
from contextlib import suppress

from tests.server.bystanders import bystanders, told
from tests.server.clients import SOON, Api
from tests.server.serving import process

TITLE = "stalled webhooks"

RECEIVERS = 300
MOVES = 300


async def dribble(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
    """A letter now and then: each read succeeds, the answer never comes."""
    with suppress(ConnectionError, asyncio.CancelledError):  # cancelled: the attack is over
        while True:
            writer.write(b"H")
            await writer.drain()
            await asyncio.sleep(0.1)


class Receivers:
    """All on one port of this machine; counts who called."""

    def __init__(self) -> None:
        self.called = 0
        self.open = 0

    async def take(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self.called += 1
        self.open += 1
        try:
            await dribble(reader, writer)
        finally:
            self.open -= 1
            writer.transport.abort()


async def _hook(api: Api, url: str) -> None:
    """A table whose second player is not there, told by webhook that it is their turn."""
    table, tokens = await api.seated(2)
    answer = await api.command(table, tokens[1], "webhook", url=url)
    assert answer["type"] == "ok", answer
    while (now := await api.events(table, tokens[0], 0))["view"]["to_act"] == 0:
        move = {"move_id": f"m{now['seq']}", "expect_seq": now["seq"]}
        await api.command(table, tokens[0], "move", action=now["view"]["legal"][0], **move)


async def _attack(address: str, number: int, moves: int) -> list[str]:
    receivers = Receivers()
    # Each address of the loopback network counts as a receiver of its own.
    hosts = [f"127.0.{1 + each // 200}.{1 + each % 200}" for each in range(number)]
    server = await asyncio.start_server(receivers.take, "0.0.0.0", 0)
    port = server.sockets[0].getsockname()[1]
    async with server, Api(address) as api, bystanders(api) as people:
        in_peace = await people.play(moves // 2)
        for host in hosts:
            await _hook(api, f"http://{host}:{port}/topic")
        async with asyncio.timeout(SOON):  # then only answers are waited for
            while receivers.called < min(number, 200):
                await asyncio.sleep(0.01)
        held = receivers.open
        async with asyncio.timeout(SOON):
            table, _ = await api.seated(2)
            assert (await api.get(f"tables/{table}")).status_code == 200
        attacked = await people.play(moves - moves // 2)
    return [
        f"{number} receivers that dribble, {held} of them held at the same time:",
        f"  others' moves in peace: {told(in_peace)}",
        f"  meanwhile:              {told(attacked)}",
    ]


def attack(scale: float) -> list[str]:
    number = max(8, int(RECEIVERS * scale))
    moves = max(4, int(MOVES * scale))
    with tempfile.TemporaryDirectory() as folder:
        database = f"sqlite:///{folder}/tables.sqlite"
        with process(database, "--no-limits", "--allow-local-webhooks") as server:
            lines = asyncio.run(_attack(server.address, number, moves))
            assert server.is_alive
    return lines
