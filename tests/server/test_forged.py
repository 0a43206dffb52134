"""Records that strangers bring along, and errors that must not tell too much."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from tests.cli.conftest import play_out
from tests.server.clients import Api
from tests.server.serving import Running, running
from tests.server.sitting import assert_refused

pytestmark = pytest.mark.anyio


# Records


def forged(change: Any) -> bytes:
    record = play_out(3, "a forged game")
    change(record)
    return msgspec.json.encode(record)


@pytest.mark.parametrize(
    ("change", "field"),
    [
        (lambda record: record["result"]["scores"].__setitem__(0, 99), "result.scores"),
        (lambda record: record["actions"].pop(), "actions"),
        (lambda record: record["actions"].insert(3, record["actions"][0]), "actions[3]"),
        (lambda record: record["decks"][1].reverse(), None),
        (lambda record: record.update(seed="another"), "commitment"),
        (lambda record: record.update(format="hofnarr.chess/1"), "format"),
        (lambda record: record.update(players=["A", "B", "<b>" * 40]), "players[2]"),
        (lambda record: record.pop("decks"), None),
    ],
)
async def test_a_forged_record_is_not_taken_in(api: Api, change: Any, field: str | None) -> None:
    response = await api.post("records", forged(change))
    assert (response.status_code, response.json()["code"]) == (422, "bad_record")
    if field:
        assert response.json()["field"] == field


async def test_a_true_record_is_taken_in_once(api: Api) -> None:
    record = msgspec.json.encode(play_out(3, "a true game"))
    first = await api.post("records", record)
    again = await api.post("records", b" " + record)
    assert first.status_code == 201
    assert first.json() == again.json()
    table = first.json()["table"]
    info = (await api.get(f"tables/{table}")).json()
    assert info["status"] == "imported"
    frames = (await api.get(f"tables/{table}/frames", viewer="1")).json()["frames"]
    assert frames[-1]["view"]["to_act"] is None
    assert (await api.get(f"tables/{table}/verify")).json()["ok"]
    assert (await api.get(f"tables/{table}/record")).content.strip() == record
    assert_refused((await api.post(f"tables/{table}/join", {"name": "Eve"})).json(), "not_open")


async def test_errors_do_not_tell_what_others_hold(server: Running) -> None:
    """Whatever a player tries, the answer speaks only of what that player sent or may know."""
    async with Api(server.address) as api:
        table, tokens = await api.seated(2)
        async with api.socket(table, tokens[0]) as client, api.socket(table, tokens[1]) as other:
            await client.until("welcome")
            await other.until("welcome")
            hidden = set(other.view["seats"][1]["hand"]) - set(client.view["seats"][0]["hand"])
            for card in sorted(hidden):
                answer = await other.move({"type": "play", "seat": 1, "card": card, "column": 0})
                assert_refused(answer, "not_your_turn")
                answer = await client.move({"type": "play", "seat": 0, "card": card, "column": 0})
                assert_refused(answer, "illegal", "action")
                assert "hand of seat 0" in answer["message"]


async def test_the_same_with_limits_off(sqlite: str) -> None:
    async with running(sqlite, limits=False) as server, Api(server.address) as api:
        answers = [(await api.get("codes/AAAAAA")).json()["code"] for _ in range(20)]
        assert set(answers) == {"not_found"}
