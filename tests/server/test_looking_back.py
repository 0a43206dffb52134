"""What a viewer saw after any entry of a running game, also long ago."""

from __future__ import annotations

import asyncio
from random import Random

import pytest

from hofnarr.server.metrics import REPLAYED
from hofnarr.server.table.live import MOMENTS, LiveTable
from hofnarr.server.tables.past import STRIDE
from tests.attack import costly_reads
from tests.server.clients import Api
from tests.server.serving import running
from tests.server.sitting import assert_refused

pytestmark = pytest.mark.anyio


async def test_a_viewer_sees_again_what_it_saw_then(database: str) -> None:
    random = Random(4)
    async with running(database) as server, Api(server.address) as api:
        table, tokens = await api.seated(2)
        viewers = [*tokens, None]
        seen = []
        while True:
            news = [await api.events(table, token, 0) for token in viewers]
            seen.append((news[0]["seq"], [each["view"] for each in news]))
            seat = news[0]["view"]["to_act"]
            if seat is None or len(seen) == MOMENTS + 8:
                break
            move = {"move_id": f"m{len(seen)}", "expect_seq": news[0]["seq"]}
            action = random.choice(news[seat]["view"]["legal"])
            await api.command(table, tokens[seat], "move", id="1", action=action, **move)
        assert len(seen) > MOMENTS  # further back than the server keeps at hand
        for seq, views in seen:
            for token, view in zip(viewers, views, strict=True):
                again = (await api.get(f"tables/{table}/view", token, at=seq)).json()
                assert (again["seq"], again["view"]) == (seq, view)


async def test_before_the_game_there_is_nothing_to_see_and_the_future_is_refused(
    sqlite: str,
) -> None:
    async with running(sqlite) as server, Api(server.address) as api:
        table, tokens = await api.seated(2)
        assert (await api.get(f"tables/{table}/view", tokens[0], at=1)).json()["view"] is None
        later = await api.get(f"tables/{table}/view", tokens[0], at=99)
        assert later.status_code == 400
        assert_refused(later.json(), "bad_request", "at")


async def test_a_long_way_back_is_gone_once(sqlite: str) -> None:
    """However many look at the past of a game, it is played again once and in short steps."""
    async with running(sqlite, limits=False) as server, Api(server.address) as api:
        table, tokens = await costly_reads.long_game(api, 3 * STRIDE + 20)
        before = REPLAYED._value.get()
        at = 3 * STRIDE - 10
        views = [
            await asyncio.gather(
                *(api.get(f"tables/{table}/view", token, at=at) for _ in range(12))
            )
            for token in (*tokens, None)
        ]
        assert REPLAYED._value.get() - before <= at
        for same in views:
            assert len({answer.content for answer in same}) == 1
        for seq in range(3, at):
            assert (await api.get(f"tables/{table}/view", at=seq)).status_code == 200
        assert REPLAYED._value.get() - before <= at * STRIDE
        costs = []
        for seq in range(3, at, 7):
            before = REPLAYED._value.get()
            server.services.past._positions.clear()
            await api.get(f"tables/{table}/view", at=seq)
            costs.append(REPLAYED._value.get() - before)
        assert max(costs) <= STRIDE


async def test_the_past_is_what_was_seen_then_also_far_back(sqlite: str) -> None:
    async with running(sqlite, limits=False) as server, Api(server.address) as api:
        table, tokens = await costly_reads.long_game(api, 2 * STRIDE + MOMENTS)
        seen: dict[int, bytes] = {}
        row = await server.services.store.table(table)
        assert row is not None
        again = LiveTable(row)
        for entry in await server.services.store.entries_after(table, 0):
            again.read([entry])
            if again.now.position:
                seen[entry.seq] = bytes(again.now.position.seen_by(1).view)
        for seq in Random(0).sample(sorted(seen), len(seen)):
            found = await api.get(f"tables/{table}/view", tokens[1], at=seq)
            assert seen[seq] in found.content


def test_costly_reads_are_answered_or_refused() -> None:
    assert costly_reads.attack(0.01)
