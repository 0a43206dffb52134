"""`hofnarr operator` against a real server."""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncIterator
from typing import Any

import pytest

from hofnarr.cli import main
from hofnarr.texts import LANGUAGES
from tests.server.clients import PERSON, YOU, Api, bot
from tests.server.serving import Running, running

pytestmark = pytest.mark.anyio

TOKEN = "nobody guesses this one"


@pytest.fixture
async def server(sqlite: str, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[Running]:
    async with running(sqlite, operator_token=TOKEN) as started:
        monkeypatch.setenv("HOFNARR_OPERATOR_TOKEN", TOKEN)
        monkeypatch.setenv("HOFNARR_SERVER", f"http://{started.address}/")
        monkeypatch.setenv("COLUMNS", "160")
        yield started


@pytest.fixture
def say(capsys: pytest.CaptureFixture[str]) -> Any:
    async def run(*words: str) -> tuple[int, str, str]:
        """Exit code and what was said; the server goes on meanwhile."""
        code = await asyncio.to_thread(main, ["operator", *words])
        return code, *capsys.readouterr()

    return run


async def told(say: Any, *words: str) -> str:
    code, out, err = await say(*words, "--language", "en")
    assert (code, err) == (0, "")
    assert isinstance(out, str)
    return out


async def test_looking_around(server: Running, api: Api, say: Any) -> None:
    made = await api.create(YOU, bot("king"), PERSON, name="Eve", title="Friday", listed=False)
    async with api.socket(made["table"], made["token"]) as client:
        await client.until("welcome")
        load = await told(say, "load")
        assert "Open tables: 1\n" in load
        assert "People connected: 1\n" in load
        tables = await told(say, "tables", "--person", "Eve")
        for part in (made["table"], "Eve*", "(king)", "Friday", "Open tables"):
            assert part in tables
        people = await told(say, "people")
        for part in (made["table"], "Eve", "127.0.0.1"):
            assert part in people
    assert await told(say, "tables", "--status", "finished") == "Nothing.\n"
    code, out, _ = await say("tables", "--json")
    assert (code, json.loads(out)["tables"][0]["title"]) == (0, "Friday")


async def test_closing_a_table_is_asked_for_twice(server: Running, api: Api, say: Any) -> None:
    table = (await api.create(YOU, PERSON, name="Eve"))["table"]
    would = await told(say, "close", table)
    assert "Eve" in would
    assert f"The table {table} would be removed" in would
    assert (await api.get(f"tables/{table}")).status_code == 200
    assert await told(say, "close", table, "--really") == f"The table {table} is removed.\n"
    assert (await api.get(f"tables/{table}")).status_code == 404


async def test_silence_bans_and_erasing(server: Running, api: Api, say: Any) -> None:
    made = await api.create(YOU, PERSON, name="Eve")
    table = made["table"]
    assert await told(say, "silence", table, "0") == "Done.\n"
    assert (await api.command(table, made["token"], "say", text="?"))["type"] == "error"
    assert await told(say, "unsilence", table, "0") == "Done.\n"
    assert (await api.command(table, made["token"], "say", text="!"))["type"] == "ok"
    watched = await api.create(PERSON, bot(), name="Host")
    assert await told(say, "silence", watched["table"], "-") == "Done.\n"
    banned = await told(say, "ban", "203.0.113.9", "--hours", "2", "--why", "too loud")
    assert "203.0.113.9/32" in banned
    assert "too loud" in banned
    assert "203.0.113.9/32" in await told(say, "bans")
    assert await told(say, "unban", "203.0.113.9") == "Nothing.\n"
    erased = await told(say, "erase", "Eve")
    assert "Names and words would go from 0 tables" in erased
    assert f"left alone: {table}." in erased


@pytest.mark.parametrize(
    ("words", "complaint"),
    [
        (["close"], "close: name a table"),
        (["silence", "abcdefghijkl"], "silence: name a seat"),
        (["silence", "abcdefghijkl", "two"], "'two' is no seat, they count from 0"),
        (["load", "now"], "load: 'now' is too much"),
        (["close", "nonsense"], "there is no such table"),
        (["ban", "127.0.0.1"], "address: that is this machine"),
        (["ban", "203.0.113.9", "--hours", "0"], "hours: "),
        (["explode"], "explode"),
        (
            ["load", "--server", "http://127.0.0.1:9"],
            "--server: http://127.0.0.1:9 does not answer",
        ),
        (["load", "--server", "table"], "--server: table is no address of a Hofnarr server"),
    ],
)
async def test_what_cannot_be_done_is_told_in_a_sentence(
    server: Running, say: Any, words: list[str], complaint: str
) -> None:
    code, out, err = await say(*words)
    assert (code, out) == (2, "")
    assert complaint in err
    assert err.count("\n") == 1


async def test_without_the_token(
    server: Running, say: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("HOFNARR_OPERATOR_TOKEN", "another one altogether")
    assert "the operator's token" in (await say("load"))[2]
    monkeypatch.delenv("HOFNARR_OPERATOR_TOKEN")
    assert "HOFNARR_OPERATOR_TOKEN: set it" in (await say("load"))[2]


@pytest.mark.parametrize("language", LANGUAGES)
async def test_in_every_language(server: Running, api: Api, say: Any, language: str) -> None:
    table = (await api.create(YOU, PERSON))["table"]
    for words in (["load"], ["tables"], ["people"], ["bans"], ["erase", "Ada"], ["close", table]):
        code, out, err = await say(*words, "--language", language)
        assert (code, err) == (0, "")
        assert "operator-" not in out
