"""The database. Times are Unix milliseconds; JSON is kept as text that people can read."""

from __future__ import annotations

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    ForeignKey,
    Index,
    Integer,
    MetaData,
    String,
    Table,
    Text,
    UniqueConstraint,
)

METADATA = MetaData()

_TABLE_ID = String(12)


def _of_table() -> Column[str]:
    return Column(
        "table_id",
        _TABLE_ID,
        ForeignKey("tables.id", ondelete="CASCADE"),
        primary_key=True,
    )


#: `settings`, `seed` and `salt` never change. `head`, `info`, `status`, `code` and `wake` follow
#: from the entries and are written together with them, so that lists need not read whole games.
TABLES = Table(
    "tables",
    METADATA,
    Column("id", _TABLE_ID, primary_key=True),
    Column("game", String(40), nullable=False),
    Column("created", BigInteger, nullable=False),
    Column("changed", BigInteger, nullable=False),
    Column("status", String(10), nullable=False),
    Column("listed", Boolean, nullable=False),
    Column("code", String(6), unique=True),
    Column("settings", Text, nullable=False),
    Column("seed", String(64), nullable=False),
    Column("salt", String(64), nullable=False),
    Column("head", Integer, nullable=False),
    Column("info", Text, nullable=False),
    Column("next_table", _TABLE_ID),
    # When a bot or a clock has to act, and the process that has taken that upon itself.
    Column("wake", BigInteger),
    Column("lease_by", String(40)),
    Column("lease_until", BigInteger),
    Index("tables_by_status", "status", "listed", "created"),
    Index("tables_by_wake", "wake"),
)

ENTRIES = Table(
    "entries",
    METADATA,
    _of_table(),
    Column("seq", Integer, primary_key=True, autoincrement=False),
    Column("at", BigInteger, nullable=False),
    Column("move_id", String(80)),
    Column("fact", Text, nullable=False),
    UniqueConstraint("table_id", "move_id", name="a_move_counts_once"),
)

#: A key opens a seat, or a table for its host; only the hash of its token is kept.
KEYS = Table(
    "keys",
    METADATA,
    Column("hash", String(64), primary_key=True),
    Column("table_id", _TABLE_ID, ForeignKey("tables.id", ondelete="CASCADE"), nullable=False),
    Column("seat", Integer),
    Column("host", Boolean, nullable=False),
    Index("keys_by_table", "table_id"),
)

WEBHOOKS = Table(
    "webhooks",
    METADATA,
    _of_table(),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("url", String(500), nullable=False),
    Column("kind", String(10), nullable=False),
    Column("language", String(2), nullable=False),
    Column("link", String(300), nullable=False),
)

#: Networks that may not use the server; they belong to no table, and are in no backup.
BANS = Table(
    "bans",
    METADATA,
    Column("network", String(60), primary_key=True),
    Column("since", BigInteger, nullable=False),
    Column("until", BigInteger),
    Column("why", String(200), nullable=False),
)

#: Finished games, and games that were brought along.
RECORDS = Table(
    "records",
    METADATA,
    _of_table(),
    Column("record", Text, nullable=False),
)
