"""Thousands of games on the command line, this tree against an older one, by turns: processor time
of one process each, start included.

    git worktree add build/before COMMIT
    python -m benchmarks.bulk build/before [PART, such as 0.2]
"""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path
from tempfile import TemporaryDirectory

_MAIN = "from hofnarr.cli import main; raise SystemExit(main())"
HERE = Path(__file__).parents[1]

#: What is measured: its name, how many games it works on, and the command.
RUNS = [
    ("verify, Kabale, 4 players", 3000, "verify kabale.jsonl"),
    ("verify, Catan, base set", 200, "verify catan.jsonl"),
    ("verify, Catan, all sets, random", 30, "verify sets.jsonl"),
    ("analyse, Kabale, 2 players", 1, "analyse two.jsonl --json"),
    ("analyse, Kabale, 4 players", 1, "analyse four.jsonl --json"),
    ("simulate, Kabale, 4 random", 5000, "simulate kabale --games {games} --json --cores 1"),
    (
        "simulate, Kabale, one greedy of 4",
        1000,
        "simulate kabale --games {games} --bots greedy,random,random,random --json --cores 1",
    ),
    (
        "simulate, Catan, greedy",
        10,
        "simulate catan --games {games} --bots greedy --json --cores 1",
    ),
]
MADE = [
    (3000, "simulate kabale --games {games} --bots random --records kabale.jsonl"),
    (1, "simulate kabale --players 2 --games 1 --bots courtier --records two.jsonl"),
    (1, "simulate kabale --games 1 --bots courtier --records four.jsonl"),
    (200, "simulate catan --games {games} --bots page --records catan.jsonl"),
    (30, "simulate catan --games {games} --set all --records sets.jsonl"),
]


def seconds(tree: Path, folder: str, command: str) -> float:
    """Processor time of one command in a tree; it must end well."""
    environment = {**os.environ, "PYTHONPATH": str(tree / "src")}
    with open(os.devnull, "w") as nowhere:  # noqa: PTH123
        process = subprocess.Popen(
            [sys.executable, "-c", _MAIN, *command.split()],
            cwd=folder,
            env=environment,
            stdout=nowhere,
        )
        _, status, usage = os.wait4(process.pid, 0)
    if status:
        raise SystemExit(f"{tree}: {command}: ended with {os.waitstatus_to_exitcode(status)}")
    return usage.ru_utime + usage.ru_stime


def alone(command: str, tree: Path) -> str:
    """One process also where a command would share its work; older ones know no --cores there."""
    knows = "--cores" in (tree / "src/hofnarr/cli/parameters.py").read_text(encoding="utf-8")
    return f"{command} --cores 1" if knows and "--cores" not in command else command


def main(before: Path, part: float) -> None:
    with TemporaryDirectory() as folder:
        for games, command in MADE:
            seconds(HERE, folder, command.format(games=max(1, int(games * part))))
        print("| what | games | before | after | ratio |\n| --- | --- | --- | --- | --- |")
        for name, most, command in RUNS:
            games = max(1, int(most * part))
            told = command.format(games=games)
            old, new = (seconds(tree, folder, alone(told, tree)) for tree in (before, HERE))
            figures = f"{games:,} | {old:.2f} s | {new:.2f} s | {old / new:.1f}"
            print(f"| {name} | {figures} |", flush=True)


if __name__ == "__main__":
    main(Path(sys.argv[1]).resolve(), float(sys.argv[2]) if len(sys.argv) > 2 else 1.0)
