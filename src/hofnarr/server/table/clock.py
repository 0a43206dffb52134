"""Clocks. They follow from the times of the facts alone, so every process agrees on them."""

from __future__ import annotations

from hofnarr.server.protocol.fields import Days, Live, NoPace, Pace
from hofnarr.server.protocol.info import Clocks

DAY = 86_400_000
#: Who takes a seat back has at least this long for the next decision.
GRACE = 60_000
#: A live clock with less than this is low.
LOW = 30_000


class Clock:
    """The time left to every seat. At most one clock runs, from the moment `since`."""

    def __init__(self, pace: Pace, seats: int) -> None:
        self.pace = pace
        self.left = [self._whole()] * seats
        self.running: int | None = None
        self.since = 0

    def _whole(self) -> int:
        match self.pace:
            case Live(bank, _):
                return bank
            case Days(days):
                return days * DAY
            case NoPace():
                return 0

    def run(self, seat: int, since: int) -> None:
        if not isinstance(self.pace, NoPace):
            self.running, self.since = seat, since

    def stop(self, at: int) -> None:
        if self.running is not None:
            used = max(0, at - self.since)
            self.left[self.running] = max(0, self.left[self.running] - used)
        self.running, self.since = None, at

    def moved(self, seat: int) -> None:
        """What a decision earns."""
        match self.pace:
            case Live(_, increment):
                self.left[seat] += increment
            case Days():
                self.left[seat] = self._whole()

    def returned(self, seat: int) -> None:
        match self.pace:
            case Live():
                self.left[seat] = max(self.left[seat], GRACE)
            case Days():
                self.left[seat] = self._whole()

    @property
    def deadline(self) -> int | None:
        return None if self.running is None else self.since + self.left[self.running]

    def is_low(self, seat: int, now: int) -> bool:
        """Whether this seat's live clock runs and is nearly out."""
        if not isinstance(self.pace, Live) or self.running != seat:
            return False
        return self.left[seat] - max(0, now - self.since) < LOW

    def shown(self) -> Clocks | None:
        if isinstance(self.pace, NoPace):
            return None
        return Clocks(self.since, list(self.left), self.running)
