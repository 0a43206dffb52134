"""How much one socket or address may ask for. Too much is refused for a moment; no bans."""

from __future__ import annotations

import time
from collections import OrderedDict
from typing import NamedTuple

from hofnarr.server.errors import refuse

#: Bytes of a frame, and of the body of most requests.
LARGEST_FRAME = 8_192
LARGEST_BODY = 32_768
#: A new table may come with a file of the own.
LARGEST_WISH = 262_144
LARGEST_RECORD = 1_000_000
#: Addresses that are remembered.
_MOST = 10_000


class Rate(NamedTuple):
    """So many at once, and so many more each second."""

    burst: float
    per_second: float


SOCKET = Rate(40, 20)
RATES = {
    "request": Rate(300, 60),
    "socket": Rate(60, 5),
    "create": Rate(30, 0.5),
    "join": Rate(30, 1),
    "code": Rate(10, 1 / 6),
    "record": Rate(10, 0.2),
    "replay": Rate(20, 2),
    "hint": Rate(10, 1),
}


class Bucket:
    """Fills up by the second, is emptied by requests."""

    __slots__ = ("_at", "_level", "rate")

    def __init__(self, rate: Rate) -> None:
        self.rate = rate
        self._level = rate.burst
        self._at = time.monotonic()

    def take(self) -> float:
        """Take one out; gives the seconds to wait where there is none (0: taken)."""
        now = time.monotonic()
        filled = self._level + (now - self._at) * self.rate.per_second
        self._level = min(self.rate.burst, filled)
        self._at = now
        if self._level >= 1:
            self._level -= 1
            return 0.0
        return (1 - self._level) / self.rate.per_second


class Limits:
    def __init__(self, *, enabled: bool = True) -> None:
        self.enabled = enabled
        self._buckets: OrderedDict[tuple[str, str], Bucket] = OrderedDict()

    def check(self, kind: str, address: str) -> None:
        """Count one request; Refusal too_fast where there were too many."""
        if not self.enabled:
            return
        key = (kind, address)
        bucket = self._buckets.get(key)
        if bucket is None:
            bucket = self._buckets[key] = Bucket(RATES[kind])
            if len(self._buckets) > _MOST:
                self._buckets.popitem(last=False)
        self._buckets.move_to_end(key)
        wait = bucket.take()
        if wait:
            refuse("too_fast", f"too many of these from your address: wait {wait:.1f} seconds")
