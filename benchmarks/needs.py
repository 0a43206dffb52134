"""What a server needs of a machine: memory at rest and for each table, disk for each game.

    python -m benchmarks.needs

Bots play games to their end, on SQLite; PSS, so that what processes share counts once.
"""

from __future__ import annotations

import argparse
import re
import sqlite3
import subprocess
import sys
import tempfile
import time
from pathlib import Path

import httpx

from benchmarks.memory import SERVE, family, megabytes

#: Game, bots at a table.
TABLES = {"kabale": 4, "catan": 2}


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=20, help="of each kind")
    games = parser.parse_args().games
    with tempfile.TemporaryDirectory() as folder:
        file = Path(folder) / "needs.sqlite"
        options = ["--port", "0", "--no-browser", "--no-limits", "--bot-pause", "0"]
        quiet = ["--log-level", "error", "--database", f"sqlite:///{file}"]
        server = subprocess.Popen(
            [sys.executable, "-c", SERVE, "serve", *options, *quiet],
            stdout=subprocess.PIPE,
            text=True,
        )
        try:
            assert server.stdout is not None
            found = re.search(r"http://[\d.]+:\d+", server.stdout.readline())
            assert found is not None
            with httpx.Client(base_url=found[0], timeout=60) as client:
                measure(client, server.pid, file, games)
        finally:
            server.terminate()
            server.wait()


def measure(client: httpx.Client, pid: int, file: Path, games: int) -> None:
    play(client, "kabale", 2, 1)  # all processes are there now
    play(client, "catan", 2, 1)
    own, *helpers = (megabytes(each) for each in family(pid))
    helpers = [each for each in helpers if each > 10]
    print(f"at rest: {own:.0f} MB, and {len(helpers)} processes that think: {sum(helpers):.0f} MB")
    for game, seats in TABLES.items():
        before, memory = size(file), megabytes(pid)
        entries = play(client, game, seats, games)
        disk, memory = size(file) - before, megabytes(pid) - memory
        print(
            f"{game}, {seats} seats: {entries / games:.0f} entries a game,"
            f" {disk / games / 1000:.0f} kB of disk, {memory / games:.2f} MB of memory"
        )


def play(client: httpx.Client, game: str, seats: int, games: int) -> int:
    """To the end; gives the number of entries."""
    bots = [{"kind": "bot", "level": "greedy"}] * seats
    wish = {"game": game, "name": "Host", "seats": bots}
    made = [client.post("/api/tables", json=wish).json()["table"] for _ in range(games)]
    while True:
        tables = [client.get(f"/api/tables/{table}").json() for table in made]
        if all(table["status"] == "finished" for table in tables):
            return sum(table["seq"] for table in tables)
        time.sleep(1)


def size(file: Path) -> int:
    """What is really used, not what waits to be written back."""
    with sqlite3.connect(file) as connection:
        connection.execute("PRAGMA wal_checkpoint(TRUNCATE)")
    return file.stat().st_size


if __name__ == "__main__":
    main()
