"""Who is connected. Known to all processes by what they tell each other; never stored."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Callable, Iterable

import msgspec

from hofnarr.server import wall_clock
from hofnarr.server.protocol.info import TableInfo, YourPart

#: Milliseconds without a connection after which a person counts as away.
AWAY_AFTER = 60_000
#: What another process said holds this long; it says it again well before.
GOSSIP_HOLDS = 45_000
GOSSIP_EVERY = 15_000

#: A seat, or a watcher.
Place = int | None


class Gossip(msgspec.Struct, frozen=True, array_like=True):
    """What a process tells of one table: the seats connected there, and how many watch."""

    worker: str
    table: str
    seats: list[int]
    watchers: int


class Presence:
    """`tell` is called with what other processes should know."""

    def __init__(self, worker: str, tell: Callable[[Gossip], None]) -> None:
        self.worker = worker
        self._tell = tell
        self._here: defaultdict[str, Counter[Place]] = defaultdict(Counter)
        self._elsewhere: dict[str, dict[str, tuple[Gossip, int]]] = {}
        self._gone: dict[tuple[str, int], int] = {}
        self._born = wall_clock.now_ms()

    def enter(self, table: str, place: Place) -> None:
        self._here[table][place] += 1
        if place is not None:
            self._gone.pop((table, place), None)
        self._tell(self._gossip(table))

    def leave(self, table: str, place: Place) -> None:
        here = self._here[table]
        here[place] -= 1
        if not here[place]:
            del here[place]
            if place is not None:
                self._gone[table, place] = wall_clock.now_ms()
        self._tell(self._gossip(table))
        if not here:
            del self._here[table]

    def hear(self, gossip: Gossip) -> None:
        """What another process said."""
        before = self.online(gossip.table)
        heard = self._elsewhere.setdefault(gossip.table, {})
        heard[gossip.worker] = (gossip, wall_clock.now_ms() + GOSSIP_HOLDS)
        for seat in before - self.online(gossip.table):
            self._gone[gossip.table, seat] = wall_clock.now_ms()
        for seat in gossip.seats:
            self._gone.pop((gossip.table, seat), None)

    def all_here(self) -> list[Gossip]:
        """For saying it again."""
        return [self._gossip(table) for table in list(self._here)]

    def everywhere(self) -> set[str]:
        """The tables where anybody is."""
        return set(self._here) | {table for table in self._elsewhere if self._heard(table)}

    def tidy(self) -> None:
        """Forget what nobody has said for long, and what is too old to matter."""
        now = wall_clock.now_ms()
        for table, heard in list(self._elsewhere.items()):
            for worker, (gossip, until) in list(heard.items()):
                if until < now or not (gossip.seats or gossip.watchers):
                    del heard[worker]
            if not heard:
                del self._elsewhere[table]
        self._gone = {
            place: since for place, since in self._gone.items() if now - since < 2 * AWAY_AFTER
        }

    def online(self, table: str) -> set[int]:
        here: Iterable[Place] = self._here.get(table, ())
        seats = {place for place in here if place is not None}
        return seats.union(*(gossip.seats for gossip in self._heard(table)))

    def watchers(self, table: str) -> int:
        here = self._here[table][None] if table in self._here else 0
        return here + sum(gossip.watchers for gossip in self._heard(table))

    def away(self, table: str, seats: Iterable[int]) -> set[int]:
        """Those of the seats that have not been connected for a while."""
        online = self.online(table)
        now = wall_clock.now_ms()
        # Who has not been seen at all may have been connected before this process was born.
        forgotten = self._born if now - self._born < AWAY_AFTER else 0
        return {
            seat
            for seat in seats
            if seat not in online and now - self._gone.get((table, seat), forgotten) >= AWAY_AFTER
        }

    def show(self, info: TableInfo, you: YourPart | None = None) -> TableInfo:
        """A table with those who are there."""
        online = self.online(info.table)
        people = [seat.seat for seat in info.seats if seat.kind == "person" and seat.taken]
        away = self.away(info.table, people) if info.status == "running" else set()
        seats = [
            msgspec.structs.replace(
                seat, online=seat.seat in online, away=seat.away or seat.seat in away
            )
            for seat in info.seats
        ]
        shown = msgspec.structs.replace(info, seats=seats, watchers=self.watchers(info.table))
        return msgspec.structs.replace(shown, you=you) if you else shown

    def _gossip(self, table: str) -> Gossip:
        here = self._here[table]
        seats = sorted(place for place in here if place is not None)
        return Gossip(self.worker, table, seats, here[None])

    def _heard(self, table: str) -> list[Gossip]:
        now = wall_clock.now_ms()
        return [gossip for gossip, until in self._elsewhere.get(table, {}).values() if until >= now]
