"""What people at a table may do: a command becomes facts, or a refusal that says why not."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass, field
from typing import Any

import msgspec
from msgspec import UNSET

from hofnarr.core import stream
from hofnarr.server.http.errors import decode, refuse
from hofnarr.server.protocol.commands import (
    Answer,
    Bring,
    Kick,
    Leave,
    Move,
    Replace,
    Return,
    Say,
    SetName,
    SetSeat,
    Start,
)
from hofnarr.server.protocol.facts import (
    AnyFact,
    Brought,
    Ended,
    Joined,
    Left,
    Moved,
    Named,
    ReplaceAnswered,
    ReplaceAsked,
    Replaced,
    Returned,
    Said,
    SeatSet,
    Started,
)
from hofnarr.server.protocol.fields import clean
from hofnarr.server.table.bounds import BRING, JOIN, MOVE, NAME, SAY, SET_SEAT, VOTE
from hofnarr.server.table.settings import checked_brought, checked_level
from hofnarr.server.table.state import TableState


@dataclass(frozen=True)
class Who:
    """Who asks: a seat, the host, or (neither) the public."""

    seat: int | None = None
    host: bool = False

    @property
    def is_public(self) -> bool:
        return self.seat is None and not self.host


PUBLIC = Who()


@dataclass(frozen=True)
class Around:
    """What facts do not tell: the time, and which people are connected or have been gone long."""

    now: int
    online: Collection[int] = ()
    away: Collection[int] = ()


@dataclass
class Outcome:
    """Facts to write down, and seats whose keys no longer open them."""

    facts: list[AnyFact] = field(default_factory=list)
    freed: list[int] = field(default_factory=list)


AtTable = Say | SetSeat | Kick | Leave | Start | Bring | SetName | Replace | Answer | Return


def decide(state: TableState, who: Who, command: AtTable, around: Around) -> Outcome:
    """Everything but moves, joining and what needs more than the table itself."""
    match command:
        case Say():
            return _say(state, who, command, around)
        case SetName():
            return _name(state, who, command, around)
        case SetSeat():
            return _set_seat(state, who, command, around)
        case Kick():
            return _kick(state, who, command.seat)
        case Leave():
            _require_open(state)
            return Outcome([Left(seat=_own(who))], [_own(who)])
        case Start():
            return _start(state, who)
        case Bring():
            return _bring(state, who, command, around)
        case Replace():
            return _replace(state, who, command, around)
        case Answer():
            return _answer(state, who, command, around)
        case Return():
            return _return(state, who)


def _own(who: Who) -> int:
    if who.seat is None:
        refuse("not_your_seat", "you have no seat at this table")
    return who.seat


def _require_host(who: Who) -> None:
    if not who.host:
        refuse("not_allowed", "only the host of the table may do this")


def _require_open(state: TableState) -> None:
    if state.status != "open":
        refuse("not_open", "the game has begun: seats stay as they are")


def _require_running(state: TableState) -> None:
    if state.status == "open":
        refuse("not_allowed", "the game has not begun yet")
    if state.status != "running":
        refuse("over", "the game is over")


def _checked_seat(state: TableState, seat: int) -> int:
    if seat >= len(state.seats):
        last = len(state.seats) - 1
        refuse("bad_request", f"seat: there is no seat {seat}, they are 0 to {last}", "seat")
    return seat


# Talk and names


def _say(state: TableState, who: Who, command: Say, around: Around) -> Outcome:
    if who.is_public:
        refuse("not_allowed", "only players and the host may talk")
    _require_voice(state, who)
    if (command.text is None) == (command.phrase is None):
        refuse("bad_request", "text: give either text or phrase", "text")
    state.require_room(SAY, who.seat, around.now)
    text = UNSET if command.text is None else clean(command.text, "text")
    phrase = UNSET if command.phrase is None else command.phrase
    return Outcome([Said(seat=who.seat, name=state.name_of(who.seat), text=text, phrase=phrase)])


def _require_voice(state: TableState, who: Who) -> None:
    if state.is_silent(who.seat):
        refuse("not_allowed", "whoever runs this server lets you talk no more at this table")


def _name(state: TableState, who: Who, command: SetName, around: Around) -> Outcome:
    if who.is_public:
        refuse("not_your_seat", "you have no seat at this table")
    _require_voice(state, who)
    state.require_room(NAME, who.seat, around.now)
    return Outcome([Named(seat=who.seat, name=clean(command.name, "name"))])


# Before the game


def join(state: TableState, name: str, seat: int | None, brought: Any, around: Around) -> Outcome:
    """Somebody sits down; the last one starts the game."""
    if state.status != "open":
        refuse("not_open", "the game has begun, but you may watch it")
    free = state.free_seats()
    if not free:
        refuse("full", "all seats are taken")
    if seat is not None and _checked_seat(state, seat) not in free:
        shown = ", ".join(map(str, free))
        refuse("full", f"seat: {seat} is taken, these are free: {shown}", "seat")
    state.require_room(JOIN, None, around.now)
    taken = free[0] if seat is None else seat
    facts: list[AnyFact] = [Joined(seat=taken, name=clean(name, "name"))]
    if brought is not None:
        facts.append(_brought(state, taken, brought, around))
    if free == [taken]:
        facts.append(started(state))
    return Outcome(facts)


def started(state: TableState) -> Started:
    commitment = stream.commitment(state.seed, state.salt)
    return Started(commitment=commitment, record_format=state.game.record_format)


def _set_seat(state: TableState, who: Who, command: SetSeat, around: Around) -> Outcome:
    _require_host(who)
    _require_open(state)
    seat = state.seats[_checked_seat(state, command.seat)]
    if seat.kind == "person" and seat.taken:
        refuse("full", f"seat: somebody sits at {command.seat}", "seat")
    if command.bot is not None:
        checked_level(state.game, command.bot, "bot")
    state.require_room(SET_SEAT, None, around.now)
    return Outcome([SeatSet(seat=command.seat, bot=command.bot)])


def _kick(state: TableState, who: Who, number: int) -> Outcome:
    _require_host(who)
    _require_open(state)
    seat = state.seats[_checked_seat(state, number)]
    if seat.kind == "bot" or not seat.taken:
        refuse("bad_request", f"seat: nobody sits at {number}", "seat")
    if number == who.seat:
        refuse("bad_request", "seat: that is your own, send leave", "seat")
    return Outcome([Left(seat=number)], [number])


def _bring(state: TableState, who: Who, command: Bring, around: Around) -> Outcome:
    _require_open(state)
    return Outcome([_brought(state, _own(who), command.brought, around)])


def _brought(state: TableState, seat: int, brought: Any, around: Around) -> Brought:
    state.require_room(BRING, seat, around.now)
    checked_brought(state.game, state.settings.options, seat, brought)
    return Brought(seat=seat, brought=brought)


def _start(state: TableState, who: Who) -> Outcome:
    _require_host(who)
    _require_open(state)
    free = state.free_seats()
    if free:
        shown = ", ".join(map(str, free))
        refuse("not_allowed", f"seats wait for somebody: {shown}; make them bots first")
    return Outcome([started(state)])


# Decisions


def move(state: TableState, who: Who, command: Move, now: int) -> Moved:
    """A decision as a fact; whether the rules allow it shows as it is folded in."""
    seat = _own(who)
    action = decode(bytes(command.action), state.game.action_type, at="action")
    if action.seat != seat:
        refuse("not_your_seat", f"action.seat: you sit at {seat}", "action.seat")
    _require_running(state)
    if state.to_act != seat:
        refuse("not_your_turn", "somebody else has to decide now")
    if state.seats[seat].stand_in:
        refuse("not_allowed", "a bot plays for you: send return to take your seat back")
    state.require_room(MOVE, seat, now)
    return Moved(
        seat=seat,
        by="person",
        action=msgspec.Raw(msgspec.json.encode(action)),
        move_id=command.move_id,
    )


def move_key(seat: int, move_id: str) -> str:
    """How a move is remembered: what others call their moves is nobody's business."""
    return f"{seat}:{move_id}"


def ended(state: TableState) -> Ended | None:
    """The last fact of a game that was just decided."""
    if state.status != "running" or state.match is None or not state.match.over:
        return None
    over = state.match.state
    return Ended(
        scores=list(over.scores()),
        winners=list(over.winners()),
        seed=state.seed,
        salt=state.salt,
    )


# Somebody is away


def _replace(state: TableState, who: Who, command: Replace, around: Around) -> Outcome:
    _require_running(state)
    if who.is_public:
        refuse("not_allowed", "only players and the host may ask for this")
    if command.seat == who.seat:
        refuse("bad_request", "seat: that is your own", "seat")
    number = _checked_seat(state, command.seat)
    seat = state.seats[number]
    if seat.played_by_bot:
        refuse("bad_request", f"seat: a bot plays at {number} already", "seat")
    level = checked_level(state.game, command.level, "level")
    if number not in around.away and not state.clock.is_low(number, around.now):
        refuse("not_allowed", f"seat: the player at {number} is not away", "seat")
    state.require_room(VOTE, who.seat, around.now)
    asked = ReplaceAsked(seat=number, by=who.seat, level=level)
    agreed = set() if who.seat is None else {who.seat}
    return Outcome([asked, *_agreed(state, number, level, agreed, around)])


def _answer(state: TableState, who: Who, command: Answer, around: Around) -> Outcome:
    seat = _own(who)
    vote = state.vote
    if vote is None:
        refuse("not_allowed", "nobody asks for anything")
    if seat == vote.seat and command.yes:
        refuse("bad_request", "yes: it is about your own seat, say no or play on", "yes")
    if seat in vote.yes and command.yes:
        refuse("bad_request", "yes: you have agreed already", "yes")
    answered = ReplaceAnswered(by=seat, yes=command.yes)
    if not command.yes:
        return Outcome([answered])
    return Outcome([answered, *_agreed(state, vote.seat, vote.level, vote.yes | {seat}, around)])


def _agreed(
    state: TableState, seat: int, level: str, yes: set[int], around: Around
) -> list[AnyFact]:
    """The bot sits in once everybody else who is there has agreed."""
    asked = {
        number
        for number, other in enumerate(state.seats)
        if number != seat and not other.played_by_bot and number in around.online
    }
    return [Replaced(seat=seat, level=level, by="table")] if asked <= yes else []


def _return(state: TableState, who: Who) -> Outcome:
    seat = _own(who)
    _require_running(state)
    if not state.seats[seat].stand_in:
        refuse("bad_request", "nobody plays for you")
    return Outcome([Returned(seat=seat)])
