"""The contract of a game. A game is a package that fulfils these protocols, and one entry point
(`core/plugin.py`); everything above (bots, arena, server, command line) knows games only so."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, ClassVar, Literal, Protocol

import msgspec

from hofnarr.core.chance import Chance, SeededChance

#: Who looks: a seat, the public (spectators), or, once a game is over, anybody with open cards.
Viewer = int | Literal["public", "open"]


class Action(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="type"):
    """A decision of one seat. Games derive their own tagged actions."""

    seat: int


class Event(msgspec.Struct, frozen=True, tag_field="type", gc=False):
    """Something that happened. Log, animation, replay and explanation all read events alone."""

    def seen_by(self, viewer: Viewer) -> Event:
        """The same event without what this viewer may not know."""
        return self


class View(msgspec.Struct, frozen=True, kw_only=True):
    """All that a viewer knows, with a perfect memory, and what that seat may do now."""

    viewer: Viewer
    to_act: int | None
    legal: tuple[Any, ...]


class State(Protocol):
    """A game going on. It changes only through `apply`; clones never change with it."""

    @property
    def seats(self) -> int: ...

    def to_act(self) -> int | None:
        """The seat that must decide, None when the game is over."""

    def legal(self) -> Sequence[Action]:
        """Everything that seat may do; empty when the game is over."""

    def apply(self, action: Any, chance: Chance) -> Sequence[Event]:
        """Carry out a legal action. Raises IllegalAction, and changes nothing, for any other."""

    def scores(self) -> Sequence[int]:
        """The score of every seat, as it would be counted now."""

    def winners(self) -> Sequence[int]:
        """The seats that share the win, in ascending order; empty while the game goes on."""

    def clone(self) -> State: ...

    def view(self, viewer: Viewer) -> View: ...


class Record(Protocol):
    """The self-contained story of a game, JSON in and out. It replays without a generator."""

    @property
    def format(self) -> str: ...

    @property
    def options(self) -> Any: ...

    @property
    def players(self) -> Sequence[str]: ...

    @property
    def start(self) -> int: ...

    @property
    def actions(self) -> Sequence[Any]: ...

    @property
    def seed(self) -> str | None: ...

    @property
    def salt(self) -> str | None: ...


@dataclass
class Replay:
    """A record set up for replaying: apply its actions to its state, with its chance."""

    state: State
    opening: Sequence[Event]
    actions: Sequence[Action]
    chance: Chance
    #: What the game is played with, where the record's own options do not say all of it.
    options: Any = None


class Game(Protocol):
    """How a game is begun, known and written down.

    A game that reads records of older formats too names these in `old_record_formats`. One that can
    verify many records faster has `make_verifier()`: what it gives is called with one record after
    the other, and says the same as `verify`.
    """

    name: str
    record_format: str
    player_counts: Sequence[int]
    variants: Mapping[str, Any]  #: named sets of options
    action_type: ClassVar[Any]  #: for decoding
    event_type: ClassVar[Any]
    view_type: ClassVar[Any]

    def new(
        self, seats: int, options: Any, chance: Chance, start: int
    ) -> tuple[State, Sequence[Event]]:
        """A game after its set-up, and the events of the set-up."""

    def resample(self, view: Any, seed: int) -> State:
        """A complete state that agrees with everything the viewer knows, chosen by the seed."""

    def make_record(
        self,
        *,
        state: State,
        options: Any,
        players: Sequence[str],
        start: int,
        chance: SeededChance,
        actions: Sequence[Any],
        salt: str,
    ) -> Record:
        """The record of a game as far as it was played."""

    def read_record(self, line: bytes | str) -> Record:
        """Decode one record, or raise BadInput."""

    def replay(self, record: Any) -> Replay:
        """Set a record up for replaying, or raise BrokenRecord."""

    def verify(self, record: Any) -> None:
        """Replay a record; raise BrokenRecord at the first rule, result or commitment broken."""
