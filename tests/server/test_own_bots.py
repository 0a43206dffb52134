"""A host's own bots: on offer at tables as ours are, and nobody but the host can bring one."""

from __future__ import annotations

import asyncio
from pathlib import Path

import msgspec
import pytest

from hofnarr.bots import make_bot
from hofnarr.games import find_game
from tests.own_bots import write_bots
from tests.server.clients import YOU, Api, bot
from tests.server.serving import process

pytestmark = [pytest.mark.anyio, pytest.mark.slow]


async def play_out(api: Api, table: str, token: str, seat: int) -> dict[str, object]:
    """Play with a simple bot until the game is over; the table as it then is."""
    since = 0
    game = find_game(str((await api.get(f"tables/{table}")).json()["game"]))
    player = make_bot("greedy", game, 5)
    while True:
        news = await api.events(table, token, since, 20)
        since = news["seq"]
        if news["table"]["status"] == "finished":
            return dict(news["table"])
        if news["view"]["to_act"] == seat:
            action = player.act(msgspec.convert(news["view"], game.view_type))
            move = {"move_id": f"move {since}", "expect_seq": since, "action": action}
            await api.command(table, token, "move", **move)


@pytest.mark.parametrize(
    ("game", "way"),
    [
        ("kabale", "{file}"),
        ("kabale", "own_server_bots:Copy"),
        ("catan", "{file}:Copy"),
    ],
)
async def test_it_plays_at_a_table_to_the_end(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, game: str, way: str
) -> None:
    file = write_bots(tmp_path, "own_server_bots")
    monkeypatch.chdir(tmp_path)
    given = f"{game}.mine={way.format(file=file)}"
    arguments = ("--bot-pause", "0", "--no-limits", "--bot", given)
    with process(f"sqlite:///{tmp_path / 'tables.sqlite'}", *arguments) as server:
        async with Api(server.address) as api:
            games = (await api.get("games")).json()
            levels = {each["game"]: each["levels"] for each in games}
            assert [name for name in levels if "mine" in levels[name]] == [game]
            made = await api.create(YOU, bot("mine"), game=game)
            async with asyncio.timeout(120):
                table = await play_out(api, made["table"], made["token"], made["seat"])
            assert table["seats"][1]["level"] == "mine"  # type: ignore[index]
            verified = await api.get(f"tables/{made['table']}/verify")
            assert verified.status_code == 200, verified.text
        code, logged = server.end()
        assert code == 0
        assert "a bot failed" not in logged


async def test_no_client_can_name_code(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file = write_bots(tmp_path, "own_server_bots")
    monkeypatch.chdir(tmp_path)
    with process(f"sqlite:///{tmp_path / 'tables.sqlite'}", "--bot-pause", "0") as server:
        async with Api(server.address) as api:
            for level in ("own_server_bots:Lot", str(file)[-40:], "os:abort", "mine"):
                wish = {"game": "kabale", "name": "Ada", "seats": [YOU, bot(level)]}
                answer = await api.post("tables", wish)
                assert answer.status_code == 400, answer.text
                assert answer.json()["field"] == "seats[1].level"
