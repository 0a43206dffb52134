"""The disk is full in the middle of talk: nothing more is acknowledged, nothing acknowledged is
lost, reading goes on, and as soon as there is room again so does everything else.

The system stops the server's files at a size (RLIMIT_FSIZE), as a full disk would."""

from __future__ import annotations

import asyncio
import resource
import sqlite3
import tempfile
from pathlib import Path
from typing import Any

from tests.attack.scaling import times
from tests.server.clients import PERSON, YOU, Api
from tests.server.serving import Process, process

TITLE = "a full disk under SQLite"

#: Bytes that every file of the server may still grow by.
ROOM = 1_000_000
#: People who talk at once, each at a table of their own.
TALKERS = 4
#: Refused so often in a row, the disk is full.
ENOUGH = 3


async def fill(folder: Path) -> int:
    """Gives how much was acknowledged and is there."""
    file = folder / "tables.sqlite"
    with process(f"sqlite:///{file}", "--no-limits") as server:
        async with Api(server.address) as api:
            made = [await api.create(YOU, PERSON) for _ in range(TALKERS)]
            _limit(server, max(path.stat().st_size for path in folder.iterdir()) + ROOM)
            said = await asyncio.gather(*(_talk(api, table) for table in made))
            for table, words in zip(made, said, strict=True):
                await _all_there(api, table, words)
            _limit(server, resource.RLIM_INFINITY)
            for table in made:
                answer = await api.command(
                    table["table"], table["token"], "say", text="there is room again"
                )
                assert answer["type"] == "ok", answer
        server.kill()
    with sqlite3.connect(file) as database:
        assert database.execute("PRAGMA integrity_check").fetchall() == [("ok",)]
        query = "SELECT count(*) FROM entries WHERE fact LIKE '%word %'"
        (kept,) = database.execute(query).fetchone()
    assert kept == sum(map(len, said))
    return int(kept)


def _limit(server: Process, size: int) -> None:
    _, most = resource.prlimit(server.pid, resource.RLIMIT_FSIZE)
    resource.prlimit(server.pid, resource.RLIMIT_FSIZE, (size, most))


async def _talk(api: Api, table: dict[str, Any]) -> list[str]:
    """Until the disk is full; gives what was acknowledged."""
    said: list[str] = []
    refused = 0
    for number in range(250):
        text = f"word {number} {'x' * 280}"
        answer = await api.command(table["table"], table["token"], "say", text=text)
        if answer["type"] == "ok":
            said.append(text)
            refused = 0
            continue
        assert answer["code"] == "unavailable", answer
        refused += 1
        if refused == ENOUGH:
            break
    assert refused == ENOUGH, "the disk was never full"
    return said


async def _all_there(api: Api, table: dict[str, Any], said: list[str]) -> None:
    """Reading goes on, and shows what was acknowledged and nothing else."""
    entries = (await api.events(table["table"], table["token"], 0))["entries"]
    assert [entry["text"] for entry in entries if entry["kind"] == "said"] == said


def attack(scale: float) -> list[str]:
    rounds, kept = times(scale, 40), 0
    for _ in range(rounds):
        with tempfile.TemporaryDirectory(prefix="hofnarr-attack-") as folder:
            kept += asyncio.run(fill(Path(folder)))
    return [f"full {rounds} times: {kept} sayings acknowledged, {kept} there, integrity ok"]
