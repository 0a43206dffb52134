"""How often something is done at a scale, and on which databases."""

from __future__ import annotations

import tempfile
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from math import ceil

from tests.server.databases import new_database, postgres_server


def times(scale: float, whole: int, least: int = 1) -> int:
    """
    >>> times(1, 1000), times(0.01, 1000), times(0.0001, 1000, least=3)
    (1000, 10, 3)
    """
    return max(least, ceil(whole * scale))


@asynccontextmanager
async def both_databases() -> AsyncIterator[dict[str, str]]:
    """An empty SQLite file and an empty database of a PostgreSQL server of its own."""
    with tempfile.TemporaryDirectory(prefix="hofnarr-attack-") as folder, postgres_server() as pg:
        yield {
            "SQLite": f"sqlite:///{folder}/tables.sqlite",
            "PostgreSQL": await new_database(pg),
        }
