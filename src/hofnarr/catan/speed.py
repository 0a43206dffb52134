"""How fast random playouts run, and how long a copy of a state takes."""

from __future__ import annotations

import os
import platform
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context
from random import Random
from time import perf_counter, process_time

import msgspec

from hofnarr.catan import running
from hofnarr.catan.catalogue.cardset import card_set
from hofnarr.catan.engine.board import Board
from hofnarr.catan.options import Options
from hofnarr.core.chance import RandomChance

CLONES = 200
POSITIONS = 20


class Speed(msgspec.Struct, frozen=True):
    decisions_per_second: float
    games_per_second: float
    clone_microseconds: float
    game: str
    runner: str
    players: int
    cores: int
    games: int
    decisions: int
    seconds: float
    machine: str


def measure(options: Options, *, seconds: float = 2.0, cores: int = 1) -> Speed:
    """Play random games for about that long."""
    play_random(options, 0)  # what is compiled once is not counted
    if cores == 1:
        games, decisions, elapsed = _play_for(options, 1, seconds)
    else:
        with ProcessPoolExecutor(cores, mp_context=get_context("spawn")) as executor:
            list(executor.map(play_random, [options] * cores, range(cores)))
            firsts = [1 + core * 1_000_000 for core in range(cores)]
            parts = list(executor.map(_play_for, [options] * cores, firsts, [seconds] * cores))
        games, decisions = sum(part[0] for part in parts), sum(part[1] for part in parts)
        elapsed = max(part[2] for part in parts)
    return Speed(
        decisions_per_second=round(decisions / elapsed, 1),
        games_per_second=round(games / elapsed, 1),
        clone_microseconds=round(clone_time(options) * 1e6, 2),
        game="catan",
        runner="plain",
        players=2,
        cores=cores,
        games=games,
        decisions=decisions,
        seconds=round(elapsed, 3),
        machine=f"{platform.machine()}, Python {platform.python_version()}, {os.cpu_count()} cores",
    )


def play_random(options: Options, number: int) -> int:
    """One game of random moves; gives the number of decisions."""
    random = Random(number)
    chance = RandomChance(number)
    s, _ = running.start_game(card_set(options), chance, number % 2)
    decisions = 0
    draw, step = random.random, running.step
    while moves := s.moves:
        step(s, moves[int(draw() * len(moves))], chance)
        decisions += 1
    return decisions


def _play_for(options: Options, first: int, seconds: float) -> tuple[int, int, float]:
    games = decisions = 0
    started = perf_counter()
    while (elapsed := perf_counter() - started) < seconds:
        decisions += play_random(options, first + games)
        games += 1
    return games, decisions, elapsed


def clone_time(options: Options) -> float:
    """Seconds of processor time for a copy of a state, the mean over positions of one game."""
    total = 0.0
    positions = _positions(options)
    for s in positions:
        started = process_time()
        for _ in range(CLONES):
            s.clone()
        total += process_time() - started
    return total / CLONES / len(positions)


def _positions(options: Options) -> list[Board]:
    random, chance = Random(1), RandomChance(1)
    s, _ = running.start_game(card_set(options), chance, 0)
    found = []
    for number in range(POSITIONS * 50):
        if number % 50 == 0:
            found.append(s.clone())
        running.step(s, random.choice(s.moves), chance)
        if not s.todo:
            break
    return found
