"""Other people at other tables: how soon their moves are acknowledged while somebody attacks."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable, Sequence
from contextlib import AsyncExitStack, asynccontextmanager
from random import Random
from time import perf_counter

from websockets.exceptions import InvalidStatus

from tests.server.clients import SOON, Api, TableClient

#: Games at the same time, and moves a second in each.
TABLES = 8
PACE = 5.0


def share(seconds: Sequence[float], part: float) -> float:
    """The value below which this part of them lies, in milliseconds."""
    ordered = sorted(seconds)
    return round(1000 * ordered[min(len(ordered) - 1, int(part * len(ordered)))], 1)


def told(seconds: Sequence[float]) -> str:
    return (
        f"p50 {share(seconds, 0.5)} ms, p99 {share(seconds, 0.99)} ms, "
        f"longest {share(seconds, 1)} ms of {len(seconds)}"
    )


class Bystanders:
    """They decide by lot, one after the other, at an even pace."""

    def __init__(self, api: Api, stack: AsyncExitStack) -> None:
        self.api = api
        self.stack = stack
        self.tables: list[list[TableClient]] = []

    async def sit_down(self) -> None:
        self.tables = [await self._table() for _ in range(TABLES)]

    async def _table(self) -> list[TableClient]:
        table, tokens = await self.api.seated(2)
        clients = [await self._socket(table, token) for token in tokens]
        for client in clients:
            await client.until("welcome")
        return clients

    async def _socket(self, table: str, token: str) -> TableClient:
        """They are polite: told to wait, they wait."""
        while True:
            try:
                return await self.stack.enter_async_context(self.api.socket(table, token))
            except InvalidStatus as refused:
                if refused.response.status_code != 429:
                    raise
                await asyncio.sleep(0.5)

    async def play(self, moves: int) -> list[float]:
        """So many moves at each table; gives the seconds until each was acknowledged."""
        found = await asyncio.gather(
            *(self._play(place, moves) for place in range(len(self.tables)))
        )
        return [each for some in found for each in some]

    async def _play(self, place: int, moves: int) -> list[float]:
        random = Random(place)
        waited = []
        for _ in range(moves):
            if self.tables[place][0].view["to_act"] is None:
                self.tables[place] = await self._table()
            clients = self.tables[place]
            acting = next(client for client in clients if client.view["legal"])
            started = perf_counter()
            answer = await acting.move(random.choice(acting.view["legal"]))
            waited.append(perf_counter() - started)
            assert answer["type"] == "ok", answer
            for client in clients:
                while client.seq < answer["seq"]:
                    await client.receive()
            await asyncio.sleep(max(0.0, 1 / PACE - waited[-1]))
        return waited


@asynccontextmanager
async def bystanders(api: Api) -> AsyncIterator[Bystanders]:
    async with AsyncExitStack() as stack:
        people = Bystanders(api, stack)
        await people.sit_down()
        yield people


async def while_attacked(
    people: Bystanders, moves: int, attack: Callable[[asyncio.Event], Awaitable[None]]
) -> tuple[list[float], list[float]]:
    """Half of the moves in peace, half while `attack` goes on; it is ended afterwards. It says by
    an event that it has begun."""
    in_peace = await people.play(moves // 2)
    begun = asyncio.Event()
    attacking = asyncio.ensure_future(attack(begun))
    try:
        async with asyncio.timeout(SOON):
            await begun.wait()
        attacked = await people.play(moves - moves // 2)
        if attacking.done():
            attacking.result()
    finally:
        attacking.cancel()
        await asyncio.wait([attacking])
    return in_peace, attacked
