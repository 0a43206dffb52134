"""Rows as they come from the database and go into it."""

from __future__ import annotations

from typing import Literal, NamedTuple


class TableRow(NamedTuple):
    """What never changes at a table, and how far it has come. `info` is JSON of a TableInfo."""

    id: str
    game: str
    created: int
    status: str
    settings: str
    seed: str
    salt: str
    head: int
    info: str
    next_table: str | None


class StoredEntry(NamedTuple):
    seq: int
    at: int
    move_id: str | None
    fact: str


class Key(NamedTuple):
    table_id: str
    seat: int | None
    host: bool


class WebhookRow(NamedTuple):
    seat: int
    url: str
    kind: Literal["ntfy", "discord"]
    language: str
    link: str


class Standing(NamedTuple):
    """What follows from the entries and is written with them."""

    status: str
    code: str | None
    info: str
    wake: int | None
    next_table: str | None = None


class NewTable(NamedTuple):
    id: str
    game: str
    created: int
    listed: bool
    settings: str
    seed: str
    salt: str
