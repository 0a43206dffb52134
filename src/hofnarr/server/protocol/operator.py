"""What whoever runs the server may ask and say; the only place where addresses are told."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta, Struct

from hofnarr.server.protocol.fields import SeatNumber


class Load(Struct, frozen=True, kw_only=True):
    """What this server has to do. `people` and `watchers` are connected to any of its processes,
    `sockets` to the one that answers; `memory` is that of its process, where the system tells it
    (bytes), without those in which bots think. `database` is its size in bytes."""

    version: str
    worker: str
    started: int
    now: int
    tables: dict[str, int]
    people: int
    watchers: int
    sockets: int
    memory: int | None
    database: int


class Present(Struct, frozen=True, kw_only=True):
    """A connection. `seat` is null for a watcher; `address` and `came` are null where another
    process has it."""

    table: str
    game: str
    status: str
    seat: int | None
    name: str
    address: str | None
    came: int | None


class People(Struct, frozen=True):
    """Those who are connected, the last one first."""

    people: list[Present]


class Removed(Struct, frozen=True):
    """A table that is no more."""

    table: str


class Silence(Struct, frozen=True, forbid_unknown_fields=True):
    """Who sits there may not talk any more, nor take another name; or may again. `seat` null: a
    host who only watches."""

    seat: SeatNumber | None
    silent: bool = True


class Written(Struct, frozen=True):
    """The entry that it became."""

    seq: int


#: What people are looked for by.
PersonName = Annotated[str, Meta(min_length=1, max_length=40)]
