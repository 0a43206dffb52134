"""The one door to the outside: whatever leaves the server about a game is made here.

A viewer is a seat or the public; `open` only where a game is over.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from hashlib import sha256
from typing import Any

import msgspec
from msgspec import UNSET, Raw

from hofnarr.core.game import Event, Game, State, Viewer
from hofnarr.server.game_parts import part_of
from hofnarr.server.protocol.facts import (
    AnyFact,
    Brought,
    BroughtSeen,
    Moved,
    MovedSeen,
    Stamp,
    Started,
    StartedSeen,
)
from hofnarr.server.protocol.frames import EntryExtras

_encode = msgspec.json.encode


@dataclass(frozen=True)
class Seen:
    """A view as it is sent, and a short hash by which a client can tell that it has this one."""

    view: Raw
    hash: str


#: Before the game begins there is nothing to see.
NOTHING_YET = ""


@dataclass
class Position:
    """The game after an entry. Its state stays inside; `seen_by` is the way out."""

    game: str
    on: Sequence[str]  #: the game's `table_options` that this table has switched on
    _state: State
    _seen: dict[Viewer, Seen] = field(default_factory=dict)

    def seen_by(self, viewer: Viewer) -> Seen:
        if viewer not in self._seen:
            view = _encode(shown(self._state, viewer, self.game, self.on))
            self._seen[viewer] = Seen(Raw(view), sha256(view).hexdigest()[:8])
        return self._seen[viewer]

    def view_for_bot(self, seat: int) -> bytes:
        """What a bot in that seat is given: all its seat may know, with a perfect memory."""
        return _encode(self._state.view(seat))

    def forget(self) -> None:
        """Make room: the views can be made again."""
        self._seen.clear()


def shown(state: State, viewer: Viewer, game: str, on: Sequence[str]) -> Any:
    """A view as this table shows it."""
    part = part_of(game)
    view = part.show(state, viewer, live=True)
    if not on or viewer == "open":
        return view
    return part.as_seen(msgspec.to_builtins(view), viewer, on)


@dataclass(frozen=True)
class Entry:
    """An entry with the events that it led to, told to each viewer by `seen_by`."""

    seq: int
    at: int
    fact: AnyFact
    _events: Sequence[Event]

    def seen_by(self, viewer: Viewer) -> Raw:
        return Raw(_joined(Stamp(self.seq, self.at), self._fact_seen_by(viewer)))

    def frame_for(self, viewer: Viewer, around: EntryExtras) -> bytes:
        stamp = Stamp(self.seq, self.at)
        return _joined(around, stamp, self._fact_seen_by(viewer))

    def _fact_seen_by(self, viewer: Viewer) -> msgspec.Struct:
        fact = self.fact
        if isinstance(fact, Brought):
            own = fact.brought if viewer == fact.seat else UNSET
            return BroughtSeen(seat=fact.seat, given=fact.brought is not None, brought=own)
        if isinstance(fact, Started):
            return StartedSeen(commitment=fact.commitment, events=self._told(viewer))
        if isinstance(fact, Moved):
            own = viewer == fact.seat and fact.move_id is not None
            return MovedSeen(
                seat=fact.seat,
                by=fact.by,
                events=self._told(viewer),
                move_id=fact.move_id if own and fact.move_id is not None else UNSET,
                instead=fact.instead,
            )
        return fact

    def _told(self, viewer: Viewer) -> list[Event]:
        return [event.seen_by(viewer) for event in self._events]


def _joined(*parts: msgspec.Struct) -> bytes:
    """Several structs as one JSON object."""
    return b"{" + b",".join(_encode(part)[1:-1] for part in parts) + b"}"


def replayed(game: Game, record: Any, viewer: Viewer) -> Iterator[tuple[list[Event], Any]]:
    """A finished game as a viewer saw it: what was told and the view, for the set-up and every
    decision."""
    part = part_of(game.name)
    replay = game.replay(record)

    def told(events: Sequence[Event]) -> tuple[list[Event], Any]:
        view = part.show(replay.state, viewer, live=False)
        return [event.seen_by(viewer) for event in events], view

    yield told(replay.opening)
    for action in replay.actions:
        yield told(replay.state.apply(action, replay.chance))
