"""Bringing a database to the newest schema; the steps are in `migrations/versions`."""

from __future__ import annotations

from pathlib import Path

from alembic import command
from alembic.config import Config
from sqlalchemy import Connection, text

_ANY_NUMBER = 7_409_114  # of the lock that processes starting together wait for


def configured(connection: Connection) -> Config:
    config = Config()
    config.set_main_option("script_location", str(Path(__file__).parent / "migrations"))
    config.attributes["connection"] = connection
    return config


def migrate(connection: Connection) -> None:
    """Within the transaction of the connection."""
    if connection.dialect.name == "postgresql":
        connection.execute(text("SELECT pg_advisory_xact_lock(:number)"), {"number": _ANY_NUMBER})
    command.upgrade(configured(connection), "head")
