"""A table from outside: what lobby and table page show around the game."""

from __future__ import annotations

from typing import Any, Literal

from msgspec import UNSET, Struct, UnsetType

from hofnarr.server.protocol.fields import USUAL_PAUSE, Pace

Status = Literal["open", "running", "finished", "imported"]


class SeatInfo(Struct, frozen=True, kw_only=True):
    """`away`: a person who has not been connected for a while, or whose time ran out.

    `stand_in`: the level of the bot that plays for them meanwhile. `brought`: they bring something
    of their own to the game, such as a deck. `silent`: the operator of the server lets them talk no
    more.
    """

    seat: int
    name: str
    kind: Literal["person", "bot"]
    level: str | None
    taken: bool
    online: bool = False
    away: bool = False
    stand_in: str | None = None
    brought: bool = False
    silent: bool = False


class Clocks(Struct, frozen=True):
    """`left` milliseconds for every seat; that of `running` counts down from the moment `at`."""

    at: int
    left: list[int]
    running: int | None


class YourPart(Struct, frozen=True):
    seat: int | None
    host: bool
    webhook: bool


class TableInfo(Struct, frozen=True, kw_only=True):
    """`bot_pause`: how many milliseconds bots seem to think."""

    table: str
    game: str
    title: str
    status: Status
    code: str | None
    created: int
    started: int | None
    ended: int | None
    options: dict[str, Any]
    variant: str | None
    pace: Pace
    listed: bool
    watch: bool
    hints: bool
    seats: list[SeatInfo]
    host: int | None
    watchers: int
    commitment: str | None
    seq: int
    to_act: int | None
    decision: str | None
    clocks: Clocks | None
    scores: list[int] | None
    winners: list[int] | None
    next: str | None
    bot_pause: int = USUAL_PAUSE
    you: YourPart | UnsetType = UNSET
