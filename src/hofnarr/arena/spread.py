"""Many deals over many workers: this process, the cores of this machine, or a Ray cluster.

A deal comes out the same whoever plays it, so neither the number of workers nor the order in which
they finish changes a result.
"""

from __future__ import annotations

import signal
import socket
from collections import deque
from collections.abc import Iterable, Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from math import inf
from multiprocessing import get_context
from time import monotonic
from typing import Any, Protocol

import msgspec

from hofnarr.arena.setting import Setting
from hofnarr.arena.table import Deal, play_deal
from hofnarr.core.errors import BadInput, HofnarrError
from hofnarr.core.extras import missing_extra

PATIENCE = 1.0  # seconds of playing before other processes are worth their start
TASK = 0.3  # seconds a task should take: often enough for a progress bar, seldom enough to be cheap
CALL = 5.0  # seconds in which a cluster must answer
AHEAD = 2  # tasks a worker, so that none waits for the next

Job = tuple[int, int]  #: number of players, number of the deal


class Task(msgspec.Struct, frozen=True):
    """Some deals for one worker."""

    setting: Setting
    jobs: list[Job]


class Result(msgspec.Struct, frozen=True):
    """What a worker gives back. A problem is data, because not every error can travel."""

    deals: list[Deal]
    seconds: float
    problem: str | None = None


def work(task: Task) -> Result:
    begun = monotonic()
    deals: list[Deal] = []
    for players, deal in task.jobs:
        try:
            deals.append(play_deal(task.setting, players, deal))
        except HofnarrError as error:
            return Result(deals, monotonic() - begun, str(error))
    return Result(deals, monotonic() - begun)


class Workers(Protocol):
    """Whoever plays; up to `width` tasks at once."""

    width: int

    def start(self, task: Task) -> None: ...

    def finish(self) -> Result:
        """The result of any task that was started, as soon as there is one."""


class Here:
    """This very process."""

    width = 1

    def __init__(self) -> None:
        self._tasks: deque[Task] = deque()

    def start(self, task: Task) -> None:
        self._tasks.append(task)

    def finish(self) -> Result:
        return work(self._tasks.popleft())


class Processes:
    """Processes on this machine."""

    def __init__(self, width: int) -> None:
        self.width = width
        self._pending: set[Future[Result]] = set()

    def __enter__(self) -> Processes:
        self._executor = ProcessPoolExecutor(
            self.width,
            mp_context=get_context("spawn"),
            initializer=signal.signal,
            initargs=(signal.SIGINT, signal.SIG_DFL),  # Ctrl-C ends them without a word
        )
        return self

    def __exit__(self, *_: object) -> None:
        self._executor.shutdown(cancel_futures=True)

    def start(self, task: Task) -> None:
        self._pending.add(self._executor.submit(work, task))

    def finish(self) -> Result:
        done, _ = wait(self._pending, return_when=FIRST_COMPLETED)
        future = done.pop()
        self._pending.remove(future)
        try:
            return future.result()
        except BrokenProcessPool:
            raise BadInput("a process that played was ended from outside") from None


class Cluster:
    """The workers of a Ray cluster; `local` starts one on this machine."""

    def __init__(self, address: str, cores: int | None) -> None:
        try:
            import ray
        except ModuleNotFoundError:
            raise missing_extra("ray", "--ray") from None
        self._ray = ray
        self._address = address
        self._cores = cores
        self._pending: list[Any] = []

    def __enter__(self) -> Cluster:
        own = {"num_cpus": self._cores, "include_dashboard": False}
        try:
            _call(self._address)
            self._ray.init(
                self._address,
                log_to_driver=False,
                logging_level="error",
                **(own if self._address == "local" else {}),
            )
        except Exception as error:  # whatever lies behind an address can go wrong in many ways
            reason = str(error).partition("\n")[0] or type(error).__name__
            raise BadInput(f"--ray: {self._address}: {reason}") from None
        cpus = int(self._ray.cluster_resources().get("CPU", 1))
        self.width = min(cpus, self._cores or cpus)
        self._work = self._ray.remote(work)
        return self

    def __exit__(self, *_: object) -> None:
        self._ray.shutdown()

    def start(self, task: Task) -> None:
        self._pending.append(self._work.remote(task))

    def finish(self) -> Result:
        done, self._pending = self._ray.wait(self._pending, num_returns=1)
        try:
            result: Result = self._ray.get(done[0])
        except self._ray.exceptions.RayError as error:
            reason = str(error).strip().rpartition("\n")[2]
            raise BadInput(f"--ray: a worker of the cluster failed: {reason}") from None
        return result


def _call(address: str) -> None:
    """Raise an OSError where nobody answers: Ray itself would try again for many minutes."""
    host, separator, port = address.rpartition("://")[2].rpartition(":")
    if separator and port.isdecimal():
        socket.create_connection((host, int(port)), timeout=CALL).close()


def hold(
    setting: Setting,
    jobs: Iterable[Job],
    *,
    cores: int = 1,
    patience: float = PATIENCE,
) -> Iterator[Deal]:
    """Play deals, in any order, on so many cores of this machine."""
    waiting = deque(jobs)
    alone = inf if cores == 1 else monotonic() + patience
    yield from _share(setting, waiting, Here(), alone)
    if waiting:
        with Processes(cores) as workers:
            yield from _share(setting, waiting, workers, inf)


def hold_on_ray(
    setting: Setting, jobs: Iterable[Job], address: str, cores: int | None = None
) -> Iterator[Deal]:
    """Play deals, in any order, on a Ray cluster, or on so many of its cores."""
    waiting = deque(jobs)
    if waiting:
        with Cluster(address, cores) as workers:
            yield from _share(setting, waiting, workers, inf)


def _share(setting: Setting, waiting: deque[Job], workers: Workers, until: float) -> Iterator[Deal]:
    """Hand out tasks, larger ones as long as they come back at once."""
    most = AHEAD * workers.width
    size = 1
    running = 0
    while True:
        while waiting and running < most and monotonic() < until:
            fair = -(-len(waiting) // most)
            jobs = [waiting.popleft() for _ in range(min(size, fair))]
            workers.start(Task(setting, jobs))
            running += 1
        if not running:
            return
        result = workers.finish()
        running -= 1
        yield from result.deals
        if result.problem is not None:
            raise BadInput(result.problem)
        played = len(result.deals)
        size = max(1, min(4 * played, int(played * TASK / max(result.seconds, 1e-9))))
