"""What happens at a table. Facts are written down once and never changed: they are the truth.

A viewer is told an entry: the sequence number, the time and the fact, with `Brought`,
`Started` and `Moved` told as this viewer may see them (`BroughtSeen`, `StartedSeen`, `MovedSeen`).
"""

from __future__ import annotations

from typing import Any, Literal

from msgspec import UNSET, Raw, Struct, UnsetType

from hofnarr.server.protocol.fields import Level, Phrase
from hofnarr.server.protocol.unread import GameEvent


class Fact(Struct, frozen=True, kw_only=True, tag_field="kind", forbid_unknown_fields=True):
    pass


class Joined(Fact, frozen=True, kw_only=True, tag="joined"):
    seat: int
    name: str


class Left(Fact, frozen=True, kw_only=True, tag="left"):
    seat: int


class SeatSet(Fact, frozen=True, kw_only=True, tag="seat_set"):
    """An empty seat is a bot's now, or (null) waits for a person."""

    seat: int
    bot: Level | None


class Named(Fact, frozen=True, kw_only=True, tag="named"):
    """Somebody has another name; `seat` is null for a host who only watches."""

    seat: int | None
    name: str


class Said(Fact, frozen=True, kw_only=True, tag="said"):
    seat: int | None
    name: str
    text: str | UnsetType = UNSET
    phrase: Phrase | UnsetType = UNSET


class Brought(Fact, frozen=True, kw_only=True, tag="brought"):
    """What a player brings to the game, such as a deck of their own; null: nothing any more."""

    seat: int
    brought: Any


class Started(Fact, frozen=True, kw_only=True, tag="started"):
    """`record_format` says by which rules; tables from before it was kept have the first one."""

    commitment: str
    record_format: str | UnsetType = UNSET


class Moved(Fact, frozen=True, kw_only=True, tag="moved"):
    """A decision as it is kept; the events follow from it. `instead`: the bot that decided in place
    of the seat's own, which failed or took too long."""

    seat: int
    by: Literal["person", "bot", "clock"]
    action: Raw
    move_id: str | None = None
    instead: Level | UnsetType = UNSET


class ReplaceAsked(Fact, frozen=True, kw_only=True, tag="replace_asked"):
    """`by` is null for a host who only watches."""

    seat: int
    by: int | None
    level: Level


class ReplaceAnswered(Fact, frozen=True, kw_only=True, tag="replace_answered"):
    by: int
    yes: bool


class Replaced(Fact, frozen=True, kw_only=True, tag="replaced"):
    seat: int
    level: Level
    by: Literal["table", "clock"]


class Returned(Fact, frozen=True, kw_only=True, tag="returned"):
    seat: int


class Silenced(Fact, frozen=True, kw_only=True, tag="silenced"):
    """The operator of the server lets somebody talk no more, or again; `seat` is null for a host
    who only watches."""

    seat: int | None
    silent: bool


class Ended(Fact, frozen=True, kw_only=True, tag="ended"):
    """The result, and what the commitment at the start promised."""

    scores: list[int]
    winners: list[int]
    seed: str
    salt: str


class Rematch(Fact, frozen=True, kw_only=True, tag="rematch"):
    next: str


AnyFact = (
    Joined
    | Left
    | SeatSet
    | Named
    | Said
    | Brought
    | Started
    | Moved
    | ReplaceAsked
    | ReplaceAnswered
    | Replaced
    | Returned
    | Silenced
    | Ended
    | Rematch
)

#: After these a client that has not seen them would decide upon an old position.
GAME_CHANGING = (Started, Moved, Ended)


class BroughtSeen(Struct, frozen=True, kw_only=True, tag_field="kind", tag="brought"):
    """Whether a player brings something; what it is, is told only to that seat."""

    seat: int
    given: bool
    brought: Any | UnsetType = UNSET


class StartedSeen(Struct, frozen=True, kw_only=True, tag_field="kind", tag="started"):
    commitment: str
    events: list[GameEvent]


class MovedSeen(Struct, frozen=True, kw_only=True, tag_field="kind", tag="moved"):
    """`move_id` is told only to the seat that moved. `instead`: the bot that decided in place of
    the seat's own, which failed or took too long."""

    seat: int
    by: Literal["person", "bot", "clock"]
    events: list[GameEvent]
    move_id: str | UnsetType = UNSET
    instead: Level | UnsetType = UNSET


class Stamp(Struct, frozen=True):
    """What every entry has beside its fact: its number at the table, and when it happened."""

    seq: int
    at: int


SeenFact = (
    Joined
    | Left
    | SeatSet
    | Named
    | Said
    | BroughtSeen
    | StartedSeen
    | MovedSeen
    | ReplaceAsked
    | ReplaceAnswered
    | Replaced
    | Returned
    | Silenced
    | Ended
    | Rematch
)
