"""Work on many lines, shared among processes. Whatever their number, answers come in the order of
the lines and are the same."""

from __future__ import annotations

import signal
from collections import deque
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import Future, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from itertools import islice
from multiprocessing import get_context
from time import monotonic
from typing import TypeVar

from hofnarr.core.errors import BadInput

PATIENCE = 2.0  # seconds of work before other processes are worth their start
AHEAD = 2  # batches a process, so that none waits for the next

T = TypeVar("T")
R = TypeVar("R")


def in_order(
    work: Callable[[T], R],
    tasks: Iterable[T],
    cores: int,
    *,
    batch: int,
) -> Iterator[R]:
    """What `work`, a function of a module, gives for every task."""
    waiting = iter(tasks)
    spent = 0.0
    for task in waiting:
        begun = monotonic()
        answer = work(task)
        spent += monotonic() - begun
        yield answer
        if cores > 1 and spent > PATIENCE:
            break
    yield from _in_processes(work, waiting, cores, batch)


def _in_processes(
    work: Callable[[T], R], waiting: Iterator[T], cores: int, batch: int
) -> Iterator[R]:
    first = list(islice(waiting, batch))
    if not first:
        return
    with ProcessPoolExecutor(
        cores,
        mp_context=get_context("spawn"),
        initializer=signal.signal,
        initargs=(signal.SIGINT, signal.SIG_DFL),  # Ctrl-C ends them without a word
    ) as executor:
        running: deque[Future[list[R]]] = deque()
        try:
            while first or running:
                while first and len(running) < AHEAD * cores:
                    running.append(executor.submit(_all, work, first))
                    first = list(islice(waiting, batch))
                yield from running.popleft().result()
        except BrokenProcessPool:
            raise BadInput("a process that worked was ended from outside") from None
        finally:
            executor.shutdown(wait=False, cancel_futures=True)


def _all(work: Callable[[T], R], tasks: list[T]) -> list[R]:
    return [work(task) for task in tasks]
