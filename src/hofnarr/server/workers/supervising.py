"""Several processes at one address: a supervisor that never ends because a worker did, and workers
that end with their supervisor, however it ended."""

from __future__ import annotations

import logging
import multiprocessing
import os
import signal
import threading
import time
from socket import socket

import uvicorn
from uvicorn.supervisors import Multiprocess
from uvicorn.supervisors.multiprocess import Process

log = logging.getLogger(__name__)

#: Seconds between attempts to start a worker that does not come up: at first, and at most.
_FIRST_PAUSE, _LONGEST_PAUSE = 0.5, 8.0
#: Seconds after which a worker that says nothing counts as hung: a busy machine starts one slowly.
_SILENCE = 60.0
#: Seconds to wait for a sign of life, each time.
_GLANCE = 0.2
#: Seconds for a worker to end by itself when its supervisor is gone.
_LAST_ORDERS = 15


class Supervisor(Multiprocess):
    """Ends when it is told to, and only then. A worker that died, could not begin (the database may
    be starting anew) or could not even be started is tried again, less and less often."""

    def __init__(self, config: uvicorn.Config, sockets: list[socket]) -> None:
        super().__init__(config, sockets)
        self._heard: dict[Process, float] = {}
        self._begun: dict[int, float] = {}
        self._pauses: dict[int, float] = {}

    def keep_subprocess_alive(self) -> None:
        for place, process in enumerate(self.processes):
            if self.should_exit.is_set():
                return
            if self._lives(process):
                continue
            process.kill()  # where it only hangs
            process.join()
            self._heard.pop(process, None)
            self._start_again(place, process)

    def _lives(self, process: Process) -> bool:
        """Waits only a moment: signals, and other workers, have to be looked after too."""
        if not process.process.is_alive():
            return False
        now = time.monotonic()
        if process.ping(_GLANCE):
            self._heard[process] = now
        return now - self._heard.setdefault(process, now) < _SILENCE

    def _start_again(self, place: int, dead: Process) -> None:
        now = time.monotonic()
        pause = self._pauses.get(place, 0.0)
        lived = now - self._begun.get(place, 0.0)
        if lived < pause:
            return
        log.warning("a worker ended", extra={"worker": dead.pid, "code": dead.exitcode})
        # Whoever worked for a while is replaced at once; who never comes up, more and more slowly.
        longer = min(_LONGEST_PAUSE, max(_FIRST_PAUSE, 2 * pause))
        self._pauses[place] = 0.0 if lived > 2 * _LONGEST_PAUSE else longer
        self._begun[place] = now
        try:
            process = Process(self.config, self.sockets)
            process.start()
        except OSError:
            log.exception("a worker could not be started")
        else:
            self.processes[place] = process


def end_with_supervisor() -> None:
    """Called in a worker: watch whether its supervisor still lives, and go when it does not."""
    parent = multiprocessing.parent_process()
    if parent is None:
        return

    def watch() -> None:
        parent.join()
        log.warning("the supervisor is gone: this worker ends too")
        os.kill(os.getpid(), signal.SIGTERM)  # as it would have: finish what was begun
        time.sleep(_LAST_ORDERS)
        os._exit(1)

    threading.Thread(target=watch, name="supervisor", daemon=True).start()
