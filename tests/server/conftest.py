"""Databases and servers that these tests share."""

from __future__ import annotations

from collections.abc import AsyncIterator, Iterator
from pathlib import Path
from random import Random

import pytest

from hofnarr.server import ids
from tests.server.clients import Api
from tests.server.databases import new_database, postgres_server
from tests.server.serving import Running, running
from tests.server.sitting import Game, sit_down


@pytest.fixture(scope="session")
def anyio_backend() -> str:
    return "asyncio"


@pytest.fixture(autouse=True)
def deals_of_this_test(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    """Servers in this process deal the same games every time: what fails, fails again."""
    random = Random(request.node.name)
    monkeypatch.setattr(ids, "new_token", lambda: random.randbytes(16).hex())


@pytest.fixture(scope="session")
def postgres() -> Iterator[str]:
    with postgres_server() as server:
        yield server


@pytest.fixture
def sqlite(tmp_path: Path) -> str:
    return f"sqlite:///{tmp_path / 'tables.sqlite'}"


@pytest.fixture(params=["sqlite", "postgresql"])
async def database(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """An empty database of each kind."""
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path / 'tables.sqlite'}"
    return await new_database(request.getfixturevalue("postgres"))


@pytest.fixture
async def server(sqlite: str) -> AsyncIterator[Running]:
    async with running(sqlite) as started:
        yield started


@pytest.fixture
async def api(server: Running) -> AsyncIterator[Api]:
    async with Api(server.address) as client:
        yield client


@pytest.fixture
async def game(api: Api) -> AsyncIterator[Game]:
    """A table of two people that has started, with a client for each."""
    async with sit_down(api) as started:
        yield started
