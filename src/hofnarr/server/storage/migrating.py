"""Bringing a database to the newest schema; the steps are in `migrations/versions`."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from sqlalchemy import Connection, inspect, text

if TYPE_CHECKING:
    from alembic.config import Config

_ANY_NUMBER = 7_409_114  # of the lock that processes starting together wait for
_MIGRATIONS = Path(__file__).parent / "migrations"


def configured(connection: Connection) -> Config:
    from alembic.config import Config

    config = Config()
    config.set_main_option("script_location", str(_MIGRATIONS))
    config.attributes["connection"] = connection
    return config


def migrate(connection: Connection) -> None:
    """Within the transaction of the connection."""
    if connection.dialect.name == "postgresql":
        connection.execute(text("SELECT pg_advisory_xact_lock(:number)"), {"number": _ANY_NUMBER})
    if version(connection) == newest():
        return
    from alembic import command  # loads much; most servers start with a database of today

    command.upgrade(configured(connection), "head")


def newest() -> str:
    """The revision that the files lead to: they are named by it.

    >>> newest() >= "0001"
    True
    """
    return max(file.name.partition("_")[0] for file in (_MIGRATIONS / "versions").glob("0*.py"))


def version(connection: Connection) -> str | None:
    if not inspect(connection).has_table("alembic_version"):
        return None
    found: str | None = connection.execute(text("SELECT version_num FROM alembic_version")).scalar()
    return found
