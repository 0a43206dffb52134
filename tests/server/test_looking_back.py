"""What a viewer saw after any entry of a running game, also long ago."""

from __future__ import annotations

from random import Random

import pytest

from hofnarr.server.table.live import MOMENTS
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
