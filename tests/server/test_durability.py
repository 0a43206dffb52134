"""P1: an acknowledged move survives `kill -9` of the server. P2: what is sent again counts once."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.attack.full_disk import fill
from tests.attack.kills import kill_parts, kill_servers, kill_supervisors
from tests.server.databases import postgres_cluster

pytestmark = pytest.mark.anyio


async def test_nothing_acknowledged_is_lost_by_killing_the_server(database: str) -> None:
    await kill_servers(database, kills=5)


async def test_a_supervisor_outlives_its_workers_and_the_database() -> None:
    """Also where a worker cannot begin, since the database is not there yet."""
    with postgres_cluster() as cluster:
        await kill_parts(cluster, kills=4)


async def test_workers_end_with_their_supervisor_and_a_new_start_takes_over() -> None:
    with postgres_cluster() as cluster:
        await kill_supervisors(cluster, kills=2)


async def test_a_full_disk_loses_nothing_that_was_acknowledged(tmp_path: Path) -> None:
    assert await fill(tmp_path) > 10
