"""Memory of the server and its thinking processes while Kings play: python -m benchmarks.memory

Ten tables of four Kings that pause for nobody; PSS, so that what processes share counts once.
"""

from __future__ import annotations

import argparse
import re
import subprocess
import sys
import tempfile
import time
from pathlib import Path

import httpx

BAR = 350.0  # megabytes
SERVE = "from hofnarr.cli import main; raise SystemExit(main())"


def family(pid: int) -> list[int]:
    """This process and all that it has started."""
    children = Path(f"/proc/{pid}/task").glob("*/children")
    return [
        pid,
        *(
            each
            for file in children
            for child in file.read_text().split()
            for each in family(int(child))
        ),
    ]


def megabytes(pid: int) -> float:
    """Its share of the memory in use."""
    try:
        rollup = Path(f"/proc/{pid}/smaps_rollup").read_text()
    except OSError:  # it has just ended
        return 0.0
    found = re.search(r"^Pss:\s+(\d+) kB", rollup, re.MULTILINE)
    return int(found[1]) / 1024 if found else 0.0


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, default=10)
    parser.add_argument("--seconds", type=float, default=30.0)
    arguments = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        options = ["--port", "0", "--no-browser", "--no-limits", "--bot-pause", "0"]
        database = f"sqlite:///{folder}/memory.db"
        server = subprocess.Popen(
            [sys.executable, "-c", SERVE, "serve", *options, "--database", database],
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
        )
        try:
            measure(server, arguments.tables, arguments.seconds)
        finally:
            server.terminate()
            server.wait()


def measure(server: subprocess.Popen[str], tables: int, seconds: float) -> None:
    assert server.stdout is not None
    address = ""
    while not address:
        line = server.stdout.readline()
        found = re.search(r"http://[\d.]+:\d+", line)
        address = found[0] if found else ""
    with httpx.Client(base_url=address, timeout=60) as client:
        setting = {
            "game": "kabale",
            "name": "Host",
            "seats": [{"kind": "bot", "level": "king"} for _ in range(4)],
        }
        made = [client.post("/api/tables", json=setting).raise_for_status() for _ in range(tables)]
        most: list[float] = [0.0]
        started = time.monotonic()
        while time.monotonic() - started < seconds:
            most = max(most, [megabytes(pid) for pid in family(server.pid)], key=sum)
            time.sleep(0.5)
        seqs = [client.get(f"/api/tables/{each.json()['table']}").json()["seq"] for each in made]
    print("each process: " + ", ".join(f"{each:.0f}" for each in most if each) + " MB")
    print(f"{tables} tables of Kings, {sum(seqs)} entries: {sum(most):.0f} MB (bar {BAR:.0f})")


if __name__ == "__main__":
    main()
