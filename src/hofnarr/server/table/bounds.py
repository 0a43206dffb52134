"""How much a table takes in. All growth has an end: for a seat within an hour, for a seat and for
the table in all, and for what is still said and changed after the game."""

from __future__ import annotations

from collections import Counter, defaultdict, deque
from typing import NamedTuple

from hofnarr.server.http.errors import Refusal, refuse
from hofnarr.server.protocol.facts import (
    AnyFact,
    Brought,
    Joined,
    Left,
    Moved,
    Named,
    ReplaceAsked,
    Said,
    SeatSet,
)

HOUR = 3_600_000

#: A seat; None: a host who only watches, or nobody in particular.
Place = int | None


class Bound(NamedTuple):
    """Of one place within an hour and in all; of the table in all; of a place after the end."""

    what: str
    hour: int
    place: int
    table: int
    after: int = 0


SAY = Bound("sayings", hour=300, place=1_000, table=2_000, after=30)
NAME = Bound("new names", hour=10, place=50, table=200, after=3)
VOTE = Bound("votes", hour=10, place=60, table=200)
BRING = Bound("things brought along", hour=30, place=100, table=300)
#: In random games a seat decides up to 3,700 times, but a game may let people take back what they
#: began, such as an offer, and begin again.
MOVE = Bound("moves", hour=5_000, place=20_000, table=100_000)
SET_SEAT = Bound("changes of seats", hour=100, place=300, table=300)
#: Anybody may sit down and go again, so these are counted for the table alone.
JOIN = Bound("people who sit down", hour=100, place=500, table=500)

#: Whatever else is written down follows from these.
BOUNDS = (SAY, NAME, VOTE, BRING, MOVE, SET_SEAT, JOIN)


def _counted(fact: AnyFact) -> tuple[Bound, Place] | None:
    match fact:
        case Said():
            return SAY, fact.seat
        case Named():
            return NAME, fact.seat
        case ReplaceAsked():
            return VOTE, fact.by
        case Brought():
            return BRING, fact.seat
        case Moved(by="person"):
            return MOVE, fact.seat
        case SeatSet():
            return SET_SEAT, None
        case Joined():
            return JOIN, None
    return None


class Tally:
    """What was counted at a table so far; follows from its facts alone."""

    def __init__(self) -> None:
        self._table: Counter[Bound] = Counter()
        self._place: Counter[tuple[Bound, Place]] = Counter()
        self._after: Counter[tuple[Bound, Place]] = Counter()
        self._lately: defaultdict[tuple[Bound, Place], deque[int]] = defaultdict(deque)

    def count(self, fact: AnyFact, at: int, *, over: bool) -> None:
        if isinstance(fact, Left):
            self._forget(fact.seat)  # whoever sits there next begins anew
        counted = _counted(fact)
        if counted is None:
            return
        bound = counted[0]
        self._table[bound] += 1
        self._place[counted] += 1
        if over:
            self._after[counted] += 1
        lately = self._lately[counted]
        lately.append(at)
        if len(lately) > bound.hour:
            lately.popleft()

    def check(self, bound: Bound, place: Place, now: int, *, over: bool) -> None:
        """Whether one more may be; Refusal where there were enough."""
        key = (bound, place)
        what = bound.what
        if self._table[bound] >= bound.table:
            refuse("used_up", f"a table takes {bound.table} {what}, and these are used up")
        if self._place[key] >= bound.place:
            refuse("used_up", f"a seat has {bound.place} {what}, and yours are used up")
        if over and self._after[key] >= bound.after:
            refuse("used_up", f"after the end a seat has {bound.after} {what}, ask for a rematch")
        lately = self._lately[key]
        if len(lately) >= bound.hour and now - lately[0] < HOUR:
            wait = lately[0] + HOUR - now
            raise Refusal(
                "enough_now",
                f"there are {bound.hour} {what} in an hour: wait {-(-wait // 60_000)} minutes",
                retry_after=wait / 1000,
            )

    def _forget(self, seat: int) -> None:
        for bound in BOUNDS:
            for counts in (self._place, self._after, self._lately):
                counts.pop((bound, seat), None)
