"""Work on whole records: in a process of its own, so that those who play do not notice it.

What it found is kept for a while. What an address makes it work is counted in seconds.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Hashable
from functools import partial
from typing import NamedTuple

from hofnarr.core.errors import HofnarrError
from hofnarr.server.cache import Cache
from hofnarr.server.http.errors import Code, refusal_of, refuse
from hofnarr.server.http.limits import Limits
from hofnarr.server.http.turns import Turns
from hofnarr.server.metrics import CLERK_SECONDS
from hofnarr.server.workers.helping import HelperLost, Helpers

#: Seconds after which work is given up.
LONGEST = 30.0
#: Bytes of what was found that are kept.
MOST_KEPT = 32_000_000

Work = Callable[[], bytes]


class Refused(NamedTuple):
    """A refusal on its way here."""

    code: Code
    message: str
    field: str | None


Outcome = tuple[float, bytes | Refused]


def _timed(work: Work) -> Outcome:
    """Runs in the process: what was found or refused, and the seconds it took."""
    started = time.process_time()
    found: bytes | Refused
    try:
        found = work()
    except HofnarrError as error:
        refused = refusal_of(error).error
        found = Refused(refused.code, refused.message, refused.field)
    return time.process_time() - started, found


class RecordWorker:
    def __init__(self, limits: Limits, helper: Helpers) -> None:
        self.limits = limits
        self._turns = Turns()
        self._helper = helper
        self._kept = Cache(MOST_KEPT)

    def close(self) -> None:
        self._helper.close()

    async def do(self, address: str, work: Work, key: Hashable = None) -> bytes:
        """What the work finds; from memory where the same was asked before under this `key`.

        Refusal as the work raises it; too_fast where the address let us work too much."""
        found = self._kept.get(key)
        if found is not None:
            return found
        async with self._turns.turn(address):
            found = self._kept.get(key)  # somebody else may have asked for it meanwhile
            if found is None:
                found = await self._alone(address, work)
                if key is not None:
                    self._kept.keep(key, found)
            return found

    async def _alone(self, address: str, work: Work) -> bytes:
        self.limits.require("work", address)
        await self._helper.ready()
        try:
            seconds, found = await asyncio.wait_for(
                self._helper.run(partial(_timed, work)), LONGEST
            )
        except TimeoutError:
            self.limits.charge("work", address, LONGEST)
            self.close()  # it would go on
            refuse("too_large", "this takes too long to work through")
        except HelperLost:
            refuse("unavailable", "the server is troubled: try again")
        CLERK_SECONDS.inc(seconds)
        self.limits.charge("work", address, seconds)
        if isinstance(found, Refused):
            refuse(*found)
        return found
