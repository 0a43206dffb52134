"""A table as its facts have made it. The same facts always make the same table."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any, Literal

import msgspec
from msgspec import UNSET

from hofnarr.bots import quick_bot
from hofnarr.core.game import Event
from hofnarr.core.match import Match
from hofnarr.games import find_game
from hofnarr.server.game_parts import part_of
from hofnarr.server.protocol.facts import (
    GAME_CHANGING,
    AnyFact,
    Brought,
    Ended,
    Joined,
    Left,
    Moved,
    Named,
    Rematch,
    ReplaceAnswered,
    ReplaceAsked,
    Replaced,
    Returned,
    SeatSet,
    Silenced,
    Started,
)
from hofnarr.server.protocol.fields import USUAL_PAUSE
from hofnarr.server.protocol.info import SeatInfo, Status, TableInfo
from hofnarr.server.table.bounds import Bound, Place, Tally
from hofnarr.server.table.clock import Clock
from hofnarr.server.table.settings import SeatSetting, TableSettings, options_type

#: Bots of all languages have these names, by seat.
BOT_NAMES = (
    "Adalbert",
    "Beatrix",
    "Casimir",
    "Dorothea",
    "Emmerich",
    "Floriana",
    "Gotthard",
    "Hedwig",
    "Ignaz",
    "Jolanta",
    "Klemens",
    "Leonora",
)
#: Bots may think this long before they act, so that the time they seem to take says nothing.
HEAD_START = 800


@dataclass
class Seat:
    kind: Literal["person", "bot"]
    name: str
    level: str | None
    taken: bool
    stand_in: str | None = None
    brought: Any = None  #: to the game; a secret
    silent: bool = False  #: may not talk

    @property
    def played_by_bot(self) -> str | None:
        """The level that decides here now; None for a person."""
        return self.level if self.kind == "bot" else self.stand_in


@dataclass
class Vote:
    """Whether a bot should play for somebody who is away."""

    seat: int
    level: str
    yes: set[int]


@dataclass(frozen=True)
class Duty:
    """What the server itself has to do next, at a moment: a bot's decision, or a clock's."""

    seat: int
    level: str
    at: int
    by: Literal["bot", "clock"]
    game_seq: int

    @property
    def wake(self) -> int:
        return self.at - HEAD_START if self.by == "bot" else self.at


@dataclass
class TableState:
    """Everything about a table but who is connected. Changes only through `fold`."""

    id: str
    settings: TableSettings
    created: int
    seed: str
    salt: str
    status: Status = "open"
    code: str | None = None
    seats: list[Seat] = field(default_factory=list)
    host: int | None = None
    host_name: str = ""
    match: Match | None = None
    started: int | None = None
    ended: int | None = None
    result: Ended | None = None
    vote: Vote | None = None
    next: str | None = None
    seq: int = 0
    game_seq: int = 0  #: the last entry that changed the game
    decided: int = 0  #: since when the present decision waits
    host_silent: bool = False  #: a host who only watches
    quiet_until: int = 0  #: people look at what happened until then
    tally: Tally = field(default_factory=Tally)

    def __post_init__(self) -> None:
        self.game = find_game(self.settings.game)
        self.seats = [_empty(setting, at) for at, setting in enumerate(self.settings.seats)]
        self.host = self.settings.host
        self.host_name = self.settings.host_name
        self.clock = Clock(self.settings.pace, len(self.seats))

    # Questions

    @property
    def to_act(self) -> int | None:
        return self.match.state.to_act() if self.match else None

    @property
    def on(self) -> tuple[str, ...]:
        """What this table has switched on of what its game offers to tables."""
        return part_of(self.game.name).switched_on(self.settings.options)

    def free_seats(self) -> list[int]:
        return [
            number
            for number, seat in enumerate(self.seats)
            if seat.kind == "person" and not seat.taken
        ]

    def require_room(self, bound: Bound, place: Place, now: int) -> None:
        """Refusal where this has been done often enough here."""
        self.tally.check(bound, place, now, over=self.status == "finished")

    def is_silent(self, seat: int | None) -> bool:
        """`seat` is None for a host who only watches."""
        return self.host_silent if seat is None else self.seats[seat].silent

    def name_of(self, seat: int | None) -> str:
        return self.host_name if seat is None else self.seats[seat].name

    def duty(self) -> Duty | None:
        """What the server has to do next, if nobody else does anything before."""
        seat = self.to_act
        if self.status != "running" or seat is None:
            return None
        level = self.seats[seat].played_by_bot
        if level:
            assert self.match is not None
            pause = part_of(self.game.name).pause(self.match.state, self.settings.pause)
            at = max(self.decided + pause, self.quiet_until)
            return Duty(seat, level, at, "bot", self.game_seq)
        deadline = self.clock.deadline
        if deadline is None:
            return None
        return Duty(seat, quick_bot(self.game), deadline, "clock", self.game_seq)

    # Facts

    def fold(self, seq: int, at: int, fact: AnyFact) -> Sequence[Event]:
        """Take one fact in; gives the events of the game that it led to.

        IllegalAction leaves all as it was."""
        events: Sequence[Event] = ()
        match fact:
            case Joined():
                self.seats[fact.seat] = Seat("person", fact.name, None, taken=True)
            case Left():
                self.seats[fact.seat] = _empty(SeatSetting("person"), fact.seat)
                if fact.seat == self.host:
                    self.host = None
            case SeatSet():
                setting = SeatSetting("bot" if fact.bot else "person", fact.bot)
                self.seats[fact.seat] = _empty(setting, fact.seat)
            case Named():
                if fact.seat is None or fact.seat == self.host:
                    self.host_name = fact.name
                if fact.seat is not None:
                    self.seats[fact.seat].name = fact.name
            case Brought():
                self.seats[fact.seat].brought = fact.brought
            case Started():
                events = self._start(at, fact)
            case Moved():
                events = self._move(at, fact)
            case ReplaceAsked():
                self.vote = Vote(fact.seat, fact.level, set() if fact.by is None else {fact.by})
            case ReplaceAnswered():
                self._answer(fact)
            case Replaced():
                self._replace(at, fact)
            case Returned():
                self._return(at, fact.seat)
            case Silenced():
                if fact.seat is None:
                    self.host_silent = fact.silent
                else:
                    self.seats[fact.seat].silent = fact.silent
            case Ended():
                self.status, self.ended, self.result = "finished", at, fact
                self.vote = None
            case Rematch():
                self.next = fact.next
        self.tally.count(fact, at, over=self.status == "finished")
        self.seq = seq
        if isinstance(fact, GAME_CHANGING):
            self.game_seq = seq
        return events

    def _start(self, at: int, fact: Started) -> Sequence[Event]:
        brought = [seat.brought for seat in self.seats]
        part = part_of(self.game.name)
        options = part.begin(part.of_rules(self.settings.options), brought)
        if fact.record_format is UNSET:
            options = part.as_first(options)
        self.match = Match(
            self.game,
            [seat.name for seat in self.seats],
            msgspec.convert(options, options_type(self.game)),
            first=self.settings.first,
            seed=self.seed,
            salt=self.salt,
        )
        self.status, self.started, self.code = "running", at, None
        self.quiet_until = at
        self._wait_for_decision(at)
        return self.match.opening

    def _move(self, at: int, fact: Moved) -> Sequence[Event]:
        assert self.match is not None
        action = msgspec.json.decode(fact.action, type=self.game.action_type)
        events = self.match.act(action)
        self.clock.stop(at)
        if fact.by == "person":
            self.clock.moved(fact.seat)
        if self.vote and self.vote.seat == fact.seat:
            self.vote = None
        # Bots that hurry hurry through the theatre as well; those that dawdle do not prolong it.
        haste = min(self.settings.pause, USUAL_PAUSE)
        self.quiet_until = at + part_of(self.game.name).theatre(events) * haste // USUAL_PAUSE
        self._wait_for_decision(at)
        return events

    def _wait_for_decision(self, at: int) -> None:
        assert self.match is not None
        self.decided = at
        seat = self.to_act
        if seat is not None and not self.seats[seat].played_by_bot:
            self.clock.run(seat, max(at, self.quiet_until))

    def _decision(self) -> str | None:
        if self.match is None or self.status != "running":
            return None
        return part_of(self.game.name).decision(self.match.state)

    def _answer(self, fact: ReplaceAnswered) -> None:
        if self.vote:
            if fact.yes:
                self.vote.yes.add(fact.by)
            else:
                self.vote = None

    def _replace(self, at: int, fact: Replaced) -> None:
        self.seats[fact.seat].stand_in = fact.level
        self.vote = None
        if self.clock.running == fact.seat:
            self.clock.stop(at)
        if self.to_act == fact.seat:
            self.decided = at

    def _return(self, at: int, seat: int) -> None:
        self.seats[seat].stand_in = None
        self.clock.returned(seat)
        if self.to_act == seat:
            self._wait_for_decision(at)

    # The outside

    def info(self) -> TableInfo:
        """The table as anybody may see it, without who is connected."""
        settings = self.settings
        return TableInfo(
            table=self.id,
            game=settings.game,
            title=settings.title,
            status=self.status,
            code=self.code,
            created=self.created,
            started=self.started,
            ended=self.ended,
            options=settings.options,
            variant=settings.variant,
            pace=settings.pace,
            bot_pause=settings.pause,
            listed=settings.listed,
            watch=settings.watch,
            hints=settings.hints,
            seats=[_seat_info(number, seat) for number, seat in enumerate(self.seats)],
            host=self.host,
            watchers=0,
            commitment=self.match.commitment if self.match else None,
            seq=self.seq,
            to_act=self.to_act if self.status == "running" else None,
            decision=self._decision(),
            clocks=self.clock.shown(),
            scores=self.result.scores if self.result else None,
            winners=self.result.winners if self.result else None,
            next=self.next,
        )


def _empty(setting: SeatSetting, number: int) -> Seat:
    if setting.kind == "bot":
        return Seat("bot", BOT_NAMES[number], setting.level, taken=True)
    return Seat("person", "", None, taken=False)


def _seat_info(number: int, seat: Seat) -> SeatInfo:
    return SeatInfo(
        seat=number,
        name=seat.name,
        kind=seat.kind,
        level=seat.level,
        taken=seat.taken,
        away=seat.stand_in is not None,
        stand_in=seat.stand_in,
        brought=seat.brought is not None,
        silent=seat.silent,
    )
