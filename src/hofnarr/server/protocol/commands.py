"""What a player may send, over the socket or as the body of POST .../commands."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from msgspec import Meta, Struct

from hofnarr.server.protocol.fields import (
    Level,
    Name,
    Phrase,
    SeatNumber,
    Seq,
    Text,
    Token,
)
from hofnarr.server.protocol.unread import GameAction

Language = Literal["en", "de", "cs", "pl"]
RequestId = Annotated[str, Meta(max_length=64)]


class _Command(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """`id` is made by the client and comes back as `re`."""

    id: RequestId | None = None


class Move(_Command, frozen=True, kw_only=True, tag="move"):
    """A decision. The same `move_id` counts once, however often it is sent."""

    # PostgreSQL keeps no NUL.
    move_id: Annotated[str, Meta(min_length=1, max_length=64, pattern="^[^\\x00]*$")]
    expect_seq: Seq
    action: GameAction


class Say(_Command, frozen=True, kw_only=True, tag="say"):
    """Either words or a known phrase."""

    text: Text | None = None
    phrase: Phrase | None = None


class SetSeat(_Command, frozen=True, kw_only=True, tag="set_seat"):
    """The host makes an empty seat a bot's, or a person's again (null)."""

    seat: SeatNumber
    bot: Level | None


class Kick(_Command, frozen=True, kw_only=True, tag="kick"):
    seat: SeatNumber


class Leave(_Command, frozen=True, kw_only=True, tag="leave"):
    pass


class Start(_Command, frozen=True, kw_only=True, tag="start"):
    pass


class Bring(_Command, frozen=True, kw_only=True, tag="bring"):
    """Before the game: what you bring to it, such as a deck of your own; null: nothing."""

    brought: Any


class SetName(_Command, frozen=True, kw_only=True, tag="name"):
    name: Name


class Webhook(_Command, frozen=True, kw_only=True, tag="webhook"):
    """Where "your turn" is sent while you are not connected; null: nowhere."""

    url: Annotated[str, Meta(max_length=500)] | None
    kind: Literal["ntfy", "discord"] = "ntfy"
    language: Language = "en"


class Replace(_Command, frozen=True, kw_only=True, tag="replace"):
    """Ask the table to let a bot play for somebody who is away."""

    seat: SeatNumber
    level: Level


class Answer(_Command, frozen=True, kw_only=True, tag="answer"):
    yes: bool


class Return(_Command, frozen=True, kw_only=True, tag="return"):
    """Take your seat back from a stand-in."""


class Again(_Command, frozen=True, kw_only=True, tag="rematch"):
    pass


Command = (
    Move
    | Say
    | SetSeat
    | Kick
    | Leave
    | Start
    | Bring
    | SetName
    | Webhook
    | Replace
    | Answer
    | Return
    | Again
)


class Hello(Struct, frozen=True, tag="hello", forbid_unknown_fields=True):
    """The first frame. `since`: the last entry that the client has; null: none are wanted."""

    token: Token | None = None
    since: Seq | None = None


class Ping(Struct, frozen=True, tag="ping", forbid_unknown_fields=True):
    pass


#: Every frame that a client may send.
Frame = Hello | Ping | Command
