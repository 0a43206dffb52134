"""Servers, workers and databases are killed in the middle of games, and start again.

Nothing that was acknowledged is lost, nothing is doubled, and a supervisor outlives its workers."""

from __future__ import annotations

import asyncio
import os
import signal
import tempfile
import time
from collections import Counter
from collections.abc import Callable
from contextlib import suppress
from random import Random

import httpx

from hofnarr.games import find_game
from tests.attack.diaries import Diary, check_promises, play_on, promises
from tests.attack.scaling import times
from tests.server.clients import Api
from tests.server.databases import Cluster, new_database, postgres_cluster
from tests.server.serving import Process, process

TITLE = "server, workers and database killed in the middle of games"

#: Seconds for a server to be back.
PATIENCE = 60.0


class Games:
    """Games one after another, with what their players were promised."""

    def __init__(self) -> None:
        self.random = Random("kills")
        self.table = ""
        self.diaries: list[Diary] = []
        self.finished = 0
        self.acknowledged = 0

    async def play_until(self, api: Api, kill: Callable[[], None]) -> None:
        """Play; kill once some more moves were acknowledged, while others are on their way."""
        if not self.table:
            await self._sit_down(api)
        await check_promises(api, self.table, self.diaries)
        players = await play_on(api, self.table, self.diaries, self.random)
        enough = promises(self.diaries) + self.random.randint(3, 9)
        async with asyncio.timeout(PATIENCE):  # a game that stands still is a broken promise too
            while promises(self.diaries) < enough and not all(one.done() for one in players):
                await asyncio.wait(players, timeout=0.001)
        kill()
        for player in players:
            player.cancel()
        for outcome in await asyncio.gather(*players, return_exceptions=True):
            if isinstance(outcome, Exception):
                raise outcome

    async def settle(self, api: Api) -> None:
        """After a kill: all is there. A finished game is verified, and another one begins."""
        await check_promises(api, self.table, self.diaries)
        status = (await api.get(f"tables/{self.table}")).json()["status"]
        if status == "finished":
            record = (await api.get(f"tables/{self.table}/record")).content
            game = find_game("kabale")
            game.verify(game.read_record(record))
            self.finished += 1
            self.acknowledged += promises(self.diaries)
            await self._sit_down(api)

    async def _sit_down(self, api: Api) -> None:
        self.table, tokens = await api.seated(4)
        self.diaries = [Diary(token) for token in tokens]

    def told(self) -> str:
        moves = self.acknowledged + promises(self.diaries)
        return f"{moves} moves acknowledged, none lost or doubled; {self.finished} games verified"


async def kill_servers(database: str, *, kills: int) -> list[str]:
    games = Games()
    for _ in range(kills):
        with process(database, "--no-limits") as server:
            async with Api(server.address) as api:
                if games.table:
                    await games.settle(api)
                await games.play_until(api, server.kill)
    with process(database, "--no-limits") as server:
        async with Api(server.address) as api:
            await games.settle(api)
    return [f"{kills} kills of the server: {games.told()}"]


async def _answers(server: Process) -> None:
    """Wait until the server answers from its database."""
    deadline = time.monotonic() + PATIENCE
    while True:
        assert server.is_alive, f"the supervisor ended: {server.logged()[-2000:]}"
        assert time.monotonic() < deadline, f"no answer for long: {server.logged()[-2000:]}"
        with suppress(httpx.TransportError):
            async with httpx.AsyncClient(timeout=10) as http:
                if (await http.get(f"http://{server.address}/healthz")).status_code == 200:
                    return
        await asyncio.sleep(0.1)


def _kill(pid: int) -> None:
    with suppress(ProcessLookupError):
        os.kill(pid, signal.SIGKILL)


def _wait_for_a_failure(server: Process, before: set[int]) -> None:
    """Until the successor of a dead worker has tried to begin, and could not."""
    deadline = time.monotonic() + PATIENCE
    tried: set[int] = set()
    while server.is_alive and tried <= set(server.workers()) | before:
        tried |= set(server.workers()) - before
        assert time.monotonic() < deadline, "no worker is started again"
        time.sleep(0.05)


async def kill_parts(cluster: Cluster, *, kills: int) -> list[str]:
    """Two workers on PostgreSQL: one of them is killed, or both, or the database, or a worker
    while the database is away and none can begin."""
    database = await new_database(cluster.address)
    games = Games()
    done: Counter[str] = Counter()
    with process(database, "--workers", "2", "--no-limits") as server:

        def one_worker() -> None:
            for pid in server.workers()[:1]:
                _kill(pid)

        def all_workers() -> None:
            for pid in server.workers():
                _kill(pid)

        def the_database() -> None:
            cluster.kill()
            cluster.start()

        def both() -> None:
            before = set(server.workers())
            cluster.kill()
            one_worker()
            _wait_for_a_failure(server, before)
            cluster.start()

        ways = (one_worker, the_database, all_workers, both)
        for number in range(kills):
            way = ways[number % len(ways)]
            await _answers(server)
            async with Api(server.address) as api:
                await games.play_until(api, way)
            done[way.__name__.replace("_", " ")] += 1
            await _answers(server)
            async with Api(server.address) as api:
                await _settled(games, api)
        code, log = server.end()
        assert code == 0, log
    told = ", ".join(f"{what} {number}" for what, number in done.items())
    return [f"{kills} kills ({told}), the supervisor lived: {games.told()}"]


async def _settled(games: Games, api: Api) -> None:
    """A worker that was killed a moment ago may still take a connection with it."""
    deadline = time.monotonic() + PATIENCE
    while True:
        try:
            await games.settle(api)
        except (httpx.TransportError, KeyError):
            pass
        except AssertionError as error:
            if "unavailable" not in str(error):
                raise
        else:
            return
        assert time.monotonic() < deadline, "the table does not come back"
        await asyncio.sleep(0.2)


async def kill_supervisors(cluster: Cluster, *, kills: int) -> list[str]:
    """The supervisor is killed: its workers end too, and a new start has the same port."""
    database = await new_database(cluster.address)
    games = Games()
    port, longest = 0, 0.0
    for _ in range(kills):
        with process(database, "--workers", "2", "--no-limits", port=port) as server:
            port = server.port
            await _answers(server)
            async with Api(server.address) as api:
                if games.table:
                    await _settled(games, api)
                workers = server.workers()
                assert len(workers) == 2, workers
                await games.play_until(api, server.kill)
            begun = time.monotonic()
            try:
                while any(_lives(pid) for pid in workers):
                    assert time.monotonic() - begun < PATIENCE, "workers outlive their supervisor"
                    await asyncio.sleep(0.02)
            except AssertionError:
                for pid in workers:
                    _kill(pid)
                raise
            longest = max(longest, time.monotonic() - begun)
    with process(database, "--no-limits", port=port) as server:
        await _answers(server)
        async with Api(server.address) as api:
            await _settled(games, api)
    return [f"{kills} kills of the supervisor, workers gone within {longest:.1f} s: {games.told()}"]


def _lives(pid: int) -> bool:
    try:
        os.kill(pid, 0)
    except ProcessLookupError:
        return False
    return True


async def _attack(scale: float) -> list[str]:
    with (
        tempfile.TemporaryDirectory(prefix="hofnarr-attack-") as folder,
        postgres_cluster() as cluster,
    ):
        lines = await kill_servers(
            f"sqlite:///{folder}/tables.sqlite", kills=times(scale, 1_000, 3)
        )
        lines = [f"SQLite: {line}" for line in lines]
        on_postgres = await kill_servers(
            await new_database(cluster.address), kills=times(scale, 500, 3)
        )
        on_postgres += await kill_parts(cluster, kills=times(scale, 400, 4))
        on_postgres += await kill_supervisors(cluster, kills=times(scale, 100, 2))
        return [*lines, *(f"PostgreSQL: {line}" for line in on_postgres)]


def attack(scale: float) -> list[str]:
    return asyncio.run(_attack(scale))
