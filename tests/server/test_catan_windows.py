"""C80: whoever could answer a card is asked, and nobody can tell from the pause what he holds."""

from __future__ import annotations

from typing import Any

import pytest

from hofnarr.server.game_parts import part_of
from hofnarr.server.protocol.fields import USUAL_PAUSE
from hofnarr.server.table.state import HEAD_START, Duty
from hofnarr.testing.catan import Scenario
from tests.server.clients import YOU, Api, bot
from tests.server.serving import running

pytestmark = pytest.mark.anyio

PAUSE = 100 * USUAL_PAUSE  #: no bot acts while the test looks


async def attacked(api: Api, services: Any, *hand: str) -> tuple[int, Duty]:
    """A person plays Brigands against a bot with these cards; gives when, and what the bot is
    going to do."""
    made = await api.create(YOU, bot("greedy"), game="catan")
    async with api.socket(made["table"], made["token"]) as client:
        await client.until("welcome")
        live = services.tables.cached(made["table"])
        table = Scenario().hand(0, "brigands").stock(1, ore=1).hand(1, *hand)
        live.state.match.state = table.state
        answer = await client.move({"type": "play", "seat": 0, "card": "brigands"})
        assert answer["type"] == "ok", answer
        await client.until("moved", seq=answer["seq"])
        question = client.view["question"]
        assert (question["kind"], question["seat"], question["rule"]) == ("window", 1, "C80")
        assert question["source"] == question["card"] == "brigands"
    duty = live.state.duty()
    assert duty is not None
    return live.state.decided, duty


async def test_a_bot_answers_after_the_same_pause_with_and_without_the_card(sqlite: str) -> None:
    async with (
        running(sqlite, limits=False, bot_pause=PAUSE) as server,
        Api(server.address) as api,
    ):
        pauses = []
        for hand in (("bishop",), ("abbey",), ("alchemist",)):
            decided, duty = await attacked(api, server.services, *hand)
            assert (duty.seat, duty.by) == (1, "bot")
            pauses.append(duty.at - decided)
        assert pauses == [2 * PAUSE] * 3


def test_thinking_begins_early_enough_to_be_over_by_then() -> None:
    window = (
        Scenario()
        .hand(0, "arsonist")
        .lay(1, "abbey", "-1U1")
        .hand(1, "otto")
        .play("arsonist")
        .state
    )
    assert part_of("catan").decision(window) == "window"
    assert part_of("catan").pause(window, USUAL_PAUSE) >= 2 * HEAD_START
