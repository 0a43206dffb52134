"""How fast random playouts run: in plain Python, WebAssembly, under Numba, on a GPU."""

from __future__ import annotations

import os
from collections.abc import Callable
from concurrent.futures import Executor, ProcessPoolExecutor, ThreadPoolExecutor
from functools import partial
from multiprocessing import get_context
from time import perf_counter
from typing import Any

import msgspec

from hofnarr.core.errors import BadInput
from hofnarr.core.extras import missing_extra
from hofnarr.kabale.kernel import layout
from hofnarr.kabale.kernel.runners import has, has_wasm, open_runner

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


def measure(players: int, *, seconds: float = 2.0, cores: int = 1, runner: str = "") -> Speed:
    """Play random games for about that long; compiling is not counted.

    Without a runner it is the one that players get.
    """
    if runner == "cuda":
        return _measure_gpu(players, seconds)
    runner = open_runner(runner or None).name
    run = partial(_run, runner)
    run(players, 0, 1)
    if runner == "plain":
        pool: Callable[[], Executor] = partial(
            ProcessPoolExecutor, cores, mp_context=get_context("spawn")
        )
    else:
        pool = partial(ThreadPoolExecutor, cores)  # compiled code runs without Python's lock
    return _measure_cpu(players, seconds, cores, runner, run, pool)


def available() -> list[str]:
    """The runners that this machine has, the slowest first."""
    found = ["plain"]
    found += [name for name, there in (("wasm", has_wasm()), ("numba", has("numba"))) if there]
    try:
        _import_cuda()
    except BadInput:
        return found
    return [*found, "cuda"]


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


def _run(runner: str, players: int, first: int, games: int) -> int:
    opened = open_runner(runner)
    words, wins = opened.ints(layout.state_size(players)), opened.ints(layout.MAX_PLAYERS)
    play = opened.function("random_games")
    return int(play(words, wins, players, 0, SEED, first, games))


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
    if not has("numba_cuda"):
        raise missing_extra("gpu", "the runner cuda")
    from hofnarr.kabale.kernel import on_cuda

    if not on_cuda.is_available():
        raise BadInput("the runner cuda needs an NVIDIA GPU with its driver, and none was found")
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
