"""Bodies of plain HTTP requests."""

from __future__ import annotations

from typing import Annotated, Any

from msgspec import Meta, Struct

from hofnarr.server.protocol.fields import (
    BotPause,
    First,
    Level,
    Name,
    NoPace,
    Pace,
    SeatNumber,
    TableId,
    Title,
    Token,
)


class You(Struct, frozen=True, tag_field="kind", tag="you", forbid_unknown_fields=True):
    """The seat of whoever makes the table; at most one."""


class Person(Struct, frozen=True, tag_field="kind", tag="person", forbid_unknown_fields=True):
    """A seat that waits for somebody."""


class BotSeat(Struct, frozen=True, tag_field="kind", tag="bot", forbid_unknown_fields=True):
    level: Level


class CreateTable(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A new table. With no seat for another person the game starts at once.

    `options` change single options of the `variant`. `hints` null: where one person plays alone.
    `bot_pause`: how many milliseconds bots seem to think; null: as usual on this server.
    `brought`: what you bring to the game, such as a deck of your own.
    """

    game: str
    name: Name
    seats: Annotated[list[You | Person | BotSeat], Meta(min_length=1, max_length=12)]
    title: Title = ""
    variant: str | None = None
    options: dict[str, Any] | None = None
    first: First = "0"
    pace: Pace = NoPace()
    bot_pause: BotPause | None = None
    listed: bool = True
    watch: bool = True
    hints: bool | None = None
    brought: Any = None


class Join(Struct, frozen=True, forbid_unknown_fields=True):
    """Sit down; without a seat, at the first free one. `brought`: what you bring to the game."""

    name: Name
    seat: SeatNumber | None = None
    brought: Any = None


class Claim(Struct, frozen=True, forbid_unknown_fields=True):
    """Take your seat in a rematch, by the token of the game before."""

    token: Token


class MySeat(Struct, frozen=True, forbid_unknown_fields=True):
    table: TableId
    token: Token


class Mine(Struct, frozen=True, forbid_unknown_fields=True):
    seats: Annotated[list[MySeat], Meta(max_length=200)]
