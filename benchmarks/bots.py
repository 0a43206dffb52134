"""How long the learned bots of Kabale think, on one core, and how long their networks take to load.

`python -m benchmarks.bots` measures these alone.
"""

from __future__ import annotations

import subprocess
import sys
import time
from collections.abc import Callable
from statistics import median, quantiles

from hofnarr.bots import make_bot
from hofnarr.bots.kabale.learned import DEFAULT_MILLISECONDS, Networks
from hofnarr.core.match import Match
from hofnarr.games import find_game
from hofnarr.kabale.view import View, sight_of

GAMES = {2: 24, 3: 16, 4: 12, 5: 8, 6: 8}  # more than 1,000 decisions each
MINISTER_BAR = 2.0  # milliseconds, 99 of 100 decisions
KING_DECISIONS = 30
KING_BAR = 0.1  # of its time, either way
LOAD_BAR = 0.3  # seconds
LOADS = 5
ROUNDS = 8
LOAD = """
from time import perf_counter
from hofnarr.bots.kabale.learned import Networks
started = perf_counter()
Networks()
print(perf_counter() - started)
"""
ROLLOUTS = 400
WASM_BAR = 0.35


def think(name: str, players: int, game: int, clock: Callable[[], float]) -> list[float]:
    """Milliseconds of every decision with a choice, in a game of this bot against itself."""
    kabale = find_game("kabale")
    match = Match(kabale, ["x"] * players, seed=f"bench {game}")
    bots = [make_bot(name, kabale, seat) for seat in range(players)]
    taken = []
    while (seat := match.state.to_act()) is not None:
        view = match.state.view(seat)
        assert isinstance(view, View)
        started = clock()
        action = bots[seat].act(view)
        if len(view.legal) > 1:
            taken.append(1000 * (clock() - started))
        match.act(action)
    return taken


def minister() -> None:
    """In processor time: others may be at work on this machine."""
    print("Minister, milliseconds of processor time for a decision, view to action")
    for players, games in GAMES.items():
        think("minister", players, 0, time.process_time)  # loads what is loaded once
        taken = [
            milliseconds
            for game in range(games)
            for milliseconds in think("minister", players, game, time.process_time)
        ]
        p99 = quantiles(taken, n=100)[-1]
        print(
            f"  {players} players: median {median(taken):.2f}, p99 {p99:.2f},"
            f" of {len(taken):,} decisions"
        )
    print(f"bar: p99 below {MINISTER_BAR:.0f} ms")


def king() -> None:
    """By the clock on the wall, as its time is given: on a machine with a core to spare."""
    kabale = find_game("kabale")
    print(f"King, milliseconds for a decision, {DEFAULT_MILLISECONDS} given")
    for players in (2, 4, 6):
        match = Match(kabale, ["x"] * players, seed="bench")
        bots = [make_bot("king", kabale, seat) for seat in range(players)]
        taken: list[float] = []
        while (seat := match.state.to_act()) is not None and len(taken) < KING_DECISIONS:
            view = match.state.view(seat)
            started = time.perf_counter()
            action = bots[seat].act(view)
            milliseconds = 1000 * (time.perf_counter() - started)
            if milliseconds > 0.1 * DEFAULT_MILLISECONDS:  # else there was nothing to think about
                taken.append(milliseconds)
            match.act(action)
        off = median(abs(each / DEFAULT_MILLISECONDS - 1) for each in taken)
        print(
            f"  {players} players: {min(taken):.1f} to {max(taken):.1f}, median"
            f" {median(taken):.1f} ({off:.1%} off), of {len(taken)} decisions"
        )
    print(f"bar: {KING_BAR:.0%} off")


def loading() -> None:
    taken = [float(subprocess.check_output([sys.executable, "-c", LOAD])) for _ in range(LOADS)]
    print(f"kernel and networks ready in {median(taken):.3f} s (bar {LOAD_BAR} s)\n")


def rollouts() -> None:
    """The King's rollouts in WebAssembly, as players get them, beside Numba's native code."""
    kabale = find_game("kabale")
    both = {runner: Networks(runner=runner) for runner in ("numba", "wasm")}
    print(f"King, rollouts a second, {ROLLOUTS} at the first decision of a game")
    ratios = []
    for players in (2, 4, 6):
        match = Match(kabale, ["x"] * players, seed="bench")
        view = match.state.view(match.state.to_act() or 0)
        assert isinstance(view, View)
        speeds: dict[str, list[float]] = {runner: [] for runner in both}
        for turn in range(ROUNDS):
            for runner, networks in both.items():
                started = time.process_time()
                networks.king(sight_of(view), ROLLOUTS, 1, turn)
                speeds[runner].append(ROLLOUTS / (time.process_time() - started))
        numba, wasm = (median(speeds[runner][1:]) for runner in ("numba", "wasm"))
        ratios.append(wasm / numba)
        print(f"  {players} players: Numba {numba:,.0f}, WebAssembly {wasm:,.0f}: {ratios[-1]:.2f}")
    print(f"WebAssembly to Numba: {median(ratios):.2f} (bar {WASM_BAR})")


def one_core() -> None:
    minister()
    king()
    rollouts()
    loading()


if __name__ == "__main__":
    one_core()
