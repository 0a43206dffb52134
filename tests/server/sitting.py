"""A table of two people to try things at, and what a refusal looks like."""

from __future__ import annotations

import re
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager
from typing import Any

from tests.server.clients import Api, TableClient


class Game:
    """A table of two people that has started, with a client for each."""

    def __init__(self, api: Api, table: str, tokens: list[str], clients: list[TableClient]) -> None:
        self.api = api
        self.table = table
        self.tokens = tokens
        self.clients = clients

    @property
    def acting(self) -> TableClient:
        return self.clients[int(self.clients[0].view["to_act"])]

    @property
    def waiting(self) -> TableClient:
        return self.clients[1 - int(self.clients[0].view["to_act"])]

    async def goes_on(self) -> None:
        """Nothing was changed by what was refused, and both players can play on."""
        entries = (await self.api.events(self.table, None, 0))["entries"]
        assert [entry["kind"] for entry in entries] == ["joined", "joined", "started"]
        await self.plays_on()

    async def plays_on(self) -> None:
        head = (await self.api.events(self.table, None, 0))["seq"]
        for client in self.clients:
            while client.seq < head:
                await client.receive()
        acting, waiting = self.acting, self.waiting
        answer = await acting.move(acting.view["legal"][0])
        while answer.get("code") == "too_fast":
            answer = await acting.move(acting.view["legal"][0])
        assert answer["type"] == "ok", answer
        for client in (acting, waiting):
            await client.until("moved", seq=answer["seq"])


@asynccontextmanager
async def sit_down(api: Api) -> AsyncIterator[Game]:
    table, tokens = await api.seated(2)
    async with AsyncExitStack() as stack:
        clients = [await stack.enter_async_context(api.socket(table, t)) for t in tokens]
        for client in clients:
            await client.until("welcome")
        yield Game(api, table, tokens, clients)


def assert_refused(answer: Any, code: str, field: str | None = None) -> None:
    assert answer["type"] == "error", answer
    assert (answer["code"], answer["field"]) == (code, field), answer
    assert re.fullmatch(r"[^\n]{5,200}", answer["message"])
