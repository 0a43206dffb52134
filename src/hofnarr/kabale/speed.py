"""How fast random playouts run: in plain Python, under Numba on some cores, on a GPU."""

from __future__ import annotations

import os
from collections.abc import Callable
from concurrent.futures import Executor, ProcessPoolExecutor, ThreadPoolExecutor
from functools import partial
from importlib.util import find_spec
from multiprocessing import get_context
from time import perf_counter
from typing import Any

import msgspec

from hofnarr.core.errors import BadInput
from hofnarr.kabale.kernel import layout, runners

SEED = 1


class Speed(msgspec.Struct, frozen=True):
    decisions_per_second: float
    games_per_second: float
    game: str
    runner: str
    players: int
    cores: int
    games: int
    decisions: int
    seconds: float
    machine: str


def measure(
    players: int, *, seconds: float = 2.0, cores: int = 1, plain: bool = False, gpu: bool = False
) -> Speed:
    """Play random games for about that long; compiling is not counted."""
    if gpu:
        return _measure_gpu(players, seconds)
    if plain or not runners.has_numba():
        processes = partial(ProcessPoolExecutor, cores, mp_context=get_context("spawn"))
        return _measure_cpu(players, seconds, cores, "plain", _run_plain, processes)
    _run_compiled(players, 0, 1)
    threads = partial(ThreadPoolExecutor, cores)
    return _measure_cpu(players, seconds, cores, "numba", _run_compiled, threads)


def _measure_cpu(
    players: int,
    seconds: float,
    cores: int,
    runner: str,
    run: Callable[[int, int, int], int],
    pool: Callable[[], Executor],
) -> Speed:
    """Batches small enough to stop in time, large enough not to be felt."""
    batch = _batch(players, run, seconds)
    with pool() as executor:
        for _ in executor.map(run, [players] * cores, [0] * cores, [1] * cores):
            pass  # start the workers
        started = perf_counter()
        decisions = games = 0
        while (elapsed := perf_counter() - started) < seconds:
            firsts = [games + core * batch for core in range(cores)]
            decisions += sum(executor.map(run, [players] * cores, firsts, [batch] * cores))
            games += cores * batch
        elapsed = perf_counter() - started
    return _speed(runner, players, cores, games, decisions, elapsed, _cpu_name())


def _batch(players: int, run: Callable[[int, int, int], int], seconds: float) -> int:
    batch = 1
    while True:
        started = perf_counter()
        run(players, 0, batch)
        if perf_counter() - started > seconds / 20:
            return batch
        batch *= 2


def _run_plain(players: int, first: int, games: int) -> int:
    kernel = runners.plain()
    words = [0] * layout.state_size(players)
    wins = [0] * layout.MAX_PLAYERS
    decisions: int = kernel.random_games(words, wins, players, 0, SEED, first, games)
    return decisions


def _run_compiled(players: int, first: int, games: int) -> int:
    import numpy as np

    from hofnarr.kabale.kernel.compiled import kernel_function

    words = np.zeros(layout.state_size(players), np.int32)
    wins = np.zeros(layout.MAX_PLAYERS, np.int32)
    play = kernel_function("random_games")
    decisions: int = play(words, wins, players, 0, SEED, first, games)
    return decisions


def _measure_gpu(players: int, seconds: float) -> Speed:
    on_cuda = _import_cuda()
    on_cuda.play_random_games(players, 0, SEED, 1)  # compiles
    games = on_cuda.THREADS
    while True:
        started = perf_counter()
        played, decisions, _ = on_cuda.play_random_games(players, 0, SEED, games)
        elapsed = perf_counter() - started
        if elapsed > seconds / 2:
            return _speed("cuda", players, 1, played, decisions, elapsed, on_cuda.device_name())
        games *= 4


def _import_cuda() -> Any:
    if find_spec("numba_cuda") is None:
        raise BadInput("--gpu needs numba-cuda: pip install 'hofnarr[gpu]'")
    from hofnarr.kabale.kernel import on_cuda

    if not on_cuda.is_available():
        raise BadInput("--gpu needs an NVIDIA GPU with its driver, and none was found")
    return on_cuda


def _speed(
    runner: str, players: int, cores: int, games: int, decisions: int, seconds: float, machine: str
) -> Speed:
    return Speed(
        decisions_per_second=round(decisions / seconds, 1),
        games_per_second=round(games / seconds, 1),
        game="kabale",
        runner=runner,
        players=players,
        cores=cores,
        games=games,
        decisions=decisions,
        seconds=round(seconds, 3),
        machine=machine,
    )


def _cpu_name() -> str:
    try:
        with open("/proc/cpuinfo") as lines:  # noqa: PTH123
            names = [line.split(":")[1].strip() for line in lines if line.startswith("model name")]
        return f"{names[0]}, {os.cpu_count()} cores"
    except (OSError, IndexError):
        return f"{os.cpu_count()} cores"
