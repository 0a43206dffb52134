"""How much one socket, seat or address may ask for. Too much is refused for a moment; no bans."""

from __future__ import annotations

import time
from collections import OrderedDict
from typing import NamedTuple

from hofnarr.server.http.errors import too_fast

#: Bytes of a frame, and of the body of most requests.
LARGEST_FRAME = 8_192
LARGEST_BODY = 32_768
#: A new table may come with a file of one's own.
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
    # Who plays has limits of their own, so that several may play behind one address; all who do
    # there together have some, too, since seats cost nothing.
    "seat": Rate(300, 60),
    "seats": Rate(1_200, 240),
    "socket": Rate(60, 5),
    "create": Rate(30, 0.5),
    "join": Rate(30, 1),
    "code": Rate(10, 1 / 6),
    "record": Rate(10, 0.2),
    "replay": Rate(20, 2),
    "hint": Rate(10, 1),
    "page": Rate(600, 100),
    # Seconds that we work on what an address asked for, and bytes of what it was answered.
    "work": Rate(6, 0.2),
    "bytes": Rate(8_000_000, 500_000),
    "bytes of a seat": Rate(8_000_000, 500_000),
    "bytes of seats": Rate(32_000_000, 2_000_000),
}
#: Those that count by seat; the others count by address.
OF_SEATS = ("seat", "bytes of a seat")


class Bucket:
    """Fills up by the second, is emptied by requests."""

    __slots__ = ("_at", "_level", "rate")

    def __init__(self, rate: Rate) -> None:
        self.rate = rate
        self._level = rate.burst
        self._at = time.monotonic()

    def take(self) -> float:
        """Take one out; gives the seconds to wait where there is none (0: taken)."""
        wait = self.wait(1)
        if not wait:
            self._level -= 1
        return wait

    def wait(self, least: float = 0.0) -> float:
        """The seconds until so much is in it."""
        now = time.monotonic()
        filled = self._level + (now - self._at) * self.rate.per_second
        self._level = min(self.rate.burst, filled)
        self._at = now
        return max(0.0, (least - self._level) / self.rate.per_second)

    def spend(self, amount: float) -> None:
        """What something cost is known afterwards: the level may fall below nothing."""
        self.wait()
        self._level -= amount


class Limits:
    def __init__(self, *, enabled: bool = True) -> None:
        self.enabled = enabled
        self._buckets: OrderedDict[tuple[str, str], Bucket] = OrderedDict()

    def admit(self, address: str, seat: str | None = None) -> None:
        """Count one request, that of a seat where it plays; Refusal too_fast where there were too
        many, or where they were answered with too many bytes."""
        if seat is None:
            self.check("request", address)
            self.require("bytes", address)
            return
        self.check("seat", seat)
        self.require("bytes of a seat", seat)
        self.check("seats", address)
        self.require("bytes of seats", address)

    def answered(self, size: int, address: str, seat: str | None = None) -> None:
        """So many bytes were sent."""
        if seat is None:
            self.charge("bytes", address, size)
            return
        self.charge("bytes of a seat", seat, size)
        self.charge("bytes of seats", address, size)

    def check(self, kind: str, address: str) -> None:
        """Count one request; Refusal too_fast where there were too many."""
        if self.enabled:
            _refuse(kind, self._bucket(kind, address).take())

    def require(self, kind: str, address: str) -> None:
        """Refusal too_fast where an address has used up what `charge` counts."""
        if self.enabled:
            _refuse(kind, self._bucket(kind, address).wait())

    def charge(self, kind: str, address: str, amount: float) -> None:
        """Something was done for an address that cost so much."""
        if self.enabled:
            self._bucket(kind, address).spend(amount)

    def _bucket(self, kind: str, address: str) -> Bucket:
        key = (kind, address)
        bucket = self._buckets.get(key)
        if bucket is None:
            bucket = self._buckets[key] = Bucket(RATES[kind])
            if len(self._buckets) > _MOST:
                self._buckets.popitem(last=False)
        self._buckets.move_to_end(key)
        return bucket


def _refuse(kind: str, wait: float) -> None:
    if wait:
        whose = "seat" if kind in OF_SEATS else "address"
        raise too_fast(f"too many of these from your {whose}", wait)
