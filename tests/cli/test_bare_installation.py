"""The command line with what players have and nothing else: no Numba, no NumPy, no compiler."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import msgspec
import pytest

from hofnarr.bots.kabale.teaching import find_puzzle
from hofnarr.cli import COMMANDS
from tests.bare import bare_environment, hidden
from tests.cli.test_puzzles import typed

MAIN = "from hofnarr.cli import main; raise SystemExit(main())"
RECORD, SOLUTION = "a record", "of puzzle 3"

#: What is run, and what is typed or piped into it.
RUNS = {
    "simulate kabale --players 3 --bots greedy,courtier,ismcts:5 --games 2 --json": "",
    "simulate catan --bots greedy,courtier --games 1 --json": "",
    "arena kabale --duel king:3 minister --games 2 --cores 1 --json": "",
    "bench kabale --seconds 0.05 --json": "",
    "bench catan --seconds 0.05 --json": "",
    "play kabale --players 2 --bots king:5 --seed x": "hint\n1 1\nguess 2\nhint\nquit\n",
    "play catan --bots courtier --seed x": "quit\n",
    "puzzles --number 3": SOLUTION,
    "analyse - --rollouts 4": RECORD,
    "replay - --game 1": RECORD,
    "verify -": RECORD,
    "award --target music:3 white:wizard blue:king": "",
    "cards kabale king": "",
    "rules catan": "",
}
#: Tried with a server, in tests/server.
OF_THE_SERVER = {"serve", "backup", "restore", "operator", "join", "site"}


def test_no_command_is_left_out() -> None:
    assert {run.split()[0] for run in RUNS} | OF_THE_SERVER == set(COMMANDS)


def test_what_players_have_is_there_and_nothing_else(tmp_path: Path) -> None:
    assert {"numba", "llvmlite", "numpy"} <= set(hidden())
    environment = bare_environment(tmp_path)
    for name in ("numba", "numpy", "pytest", "wasmtime", "sqlalchemy"):
        tried = subprocess.run(
            [sys.executable, "-c", f"import {name}"],
            env=environment,
            stderr=subprocess.DEVNULL,
            check=False,
        )
        assert (tried.returncode == 0) == (name in ("wasmtime", "sqlalchemy")), name


@pytest.mark.parametrize("command", RUNS)
def test_it_runs_in_a_bare_installation(command: str, tmp_path: Path, a_game: bytes) -> None:
    solution = typed(find_puzzle(3).solution).encode()
    given = {RECORD: a_game, SOLUTION: solution}.get(RUNS[command], RUNS[command].encode())
    done = subprocess.run(
        [sys.executable, "-c", MAIN, *command.split()],
        input=given,
        env={**bare_environment(tmp_path), "XDG_DATA_HOME": str(tmp_path / "data")},
        capture_output=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr.decode()
    if command.startswith("bench kabale"):
        assert msgspec.json.decode(done.stdout)["runner"] == "wasm"
