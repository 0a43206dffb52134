"""After a restart nobody sees a table before it is whole."""

from __future__ import annotations

import pytest

from tests.attack.restart_readers import come_back

pytestmark = pytest.mark.anyio


async def test_readers_who_come_back_at_once_find_whole_tables(database: str) -> None:
    await come_back(database, kills=2, readers=60)
