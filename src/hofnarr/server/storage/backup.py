"""All tables in one file, and back from it; the same file for both databases.

Gzipped lines of JSON: a heading, one line for each table with all that belongs to it, and an end
that says how much there was, so that half a file is never taken for a whole one.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from typing import Any, Final, NamedTuple

import msgspec
from sqlalchemy import Connection, Table, func, insert, inspect, select

from hofnarr.core.errors import BadInput
from hofnarr.server.storage.migrating import newest, version
from hofnarr.server.storage.schema import ENTRIES, KEYS, RECORDS, TABLES, WEBHOOKS

FORMAT: Final = "hofnarr.backup/1"
#: What belongs to a table, in the order in which it can be written.
_BELONGING: dict[str, Table] = {
    "entries": ENTRIES,
    "keys": KEYS,
    "webhooks": WEBHOOKS,
    "records": RECORDS,
}
#: Which process acts for a table is of no use to another server.
_PASSING = ("lease_by", "lease_until")

Progress = Callable[[int, int], None]


class Heading(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    format: str
    schema: str
    tables: int


class TableCopy(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Rows by column; `table_id` is left out of what belongs to the table."""

    table: dict[str, Any]
    entries: list[dict[str, Any]]
    keys: list[dict[str, Any]]
    webhooks: list[dict[str, Any]]
    records: list[dict[str, Any]]


class Counts(NamedTuple):
    tables: int
    entries: int


class End(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    end: Counts


def write_backup(connection: Connection, put: Callable[[bytes], object], told: Progress) -> Counts:
    """Everything as it is at one moment: the caller's transaction must see just one."""
    if not inspect(connection).has_table(TABLES.name) or version(connection) != newest():
        raise BadInput(
            "database: it is empty or of another version; start `hofnarr serve` of this version"
            " with it once"
        )
    ids = connection.scalars(select(TABLES.c.id).order_by(TABLES.c.created, TABLES.c.id)).all()
    entries = 0
    _put(put, Heading(format=FORMAT, schema=newest(), tables=len(ids)))
    for number, table_id in enumerate(ids, 1):
        row = dict(connection.execute(select(TABLES).where(TABLES.c.id == table_id)).one()._mapping)
        belonging = {name: _rows(connection, of, table_id) for name, of in _BELONGING.items()}
        copy = TableCopy(table=row | dict.fromkeys(_PASSING), **belonging)
        entries += len(copy.entries)
        _put(put, copy)
        told(number, len(ids))
    counts = Counts(len(ids), entries)
    _put(put, End(end=counts))
    return counts


def read_backup(connection: Connection, lines: Iterable[bytes], told: Progress) -> Counts:
    """Into an empty database of today's schema; BadInput leaves the transaction to be undone."""
    present = connection.scalar(select(func.count()).select_from(TABLES))
    if present:
        raise BadInput(f"database: {present} tables are in it; restore into an empty one")
    found = iter(lines)
    heading = _line(next(found, b""), Heading, 1)
    _check(heading)
    entries = 0
    for number in range(1, heading.tables + 1):
        copy = _line(next(found, b""), TableCopy, number + 1)
        entries += len(copy.entries)
        _insert(connection, copy, number + 1)
        told(number, heading.tables)
    counts = Counts(heading.tables, entries)
    if _line(next(found, b""), End, heading.tables + 2).end != counts:
        raise BadInput("backup: the counts at its end do not fit; take another copy of the file")
    return counts


def _check(heading: Heading) -> None:
    if heading.format != FORMAT:
        raise BadInput(f"backup: its format is {heading.format!r}, this version reads {FORMAT}")
    if heading.schema > newest():
        raise BadInput("backup: a newer Hofnarr made it; bring this one up to date first")


def _rows(connection: Connection, of: Table, table_id: str) -> list[dict[str, Any]]:
    columns = [column for column in of.c if column.name != "table_id"]
    query = select(*columns).where(of.c.table_id == table_id).order_by(*of.primary_key)
    return [dict(row) for row in connection.execute(query).mappings()]


def _insert(connection: Connection, copy: TableCopy, number: int) -> None:
    table_id = copy.table.get("id")
    parts = ((name, of, getattr(copy, name)) for name, of in _BELONGING.items())
    for name, of, rows in (("table", TABLES, [copy.table]), *parts):
        known = {column.name for column in of.c}
        for row in rows:
            if not row.keys() <= known:
                raise BadInput(f"line {number}: {name}: unknown columns in the backup")
        if rows:
            own = {} if of is TABLES else {"table_id": table_id}
            connection.execute(insert(of), [row | own for row in rows])


def _put(put: Callable[[bytes], object], line: msgspec.Struct) -> None:
    put(msgspec.json.encode(line) + b"\n")


def _line(data: bytes, into: type[Any], number: int) -> Any:
    if not data:
        raise BadInput(f"backup: it ends before line {number}; take another copy of the file")
    try:
        return msgspec.json.decode(data, type=into)
    except msgspec.MsgspecError as error:
        raise BadInput(f"backup: line {number} is none of a backup: {error}") from None


def whole_lines(file: Iterable[bytes]) -> Iterator[bytes]:
    """The lines of an unpacked backup; BadInput where it cannot be unpacked."""
    import zlib

    try:
        yield from file
    except (OSError, EOFError, zlib.error) as error:
        raise BadInput(f"backup: it cannot be unpacked: {error}") from None
