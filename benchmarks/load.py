"""`make load`: many games at once on one server process, played by bots that are clients.

The server runs `hofnarr serve` on one core with SQLite; this process plays on the other cores. A
move counts from sending it to its acknowledgement, which comes after the commit. At the end every
table is read again: whatever was acknowledged must be there once, and nothing else.
"""

from __future__ import annotations

import argparse
import asyncio
import os
import platform
import re
import subprocess
import sys
import tempfile
import uuid
from collections import deque
from pathlib import Path
from random import Random
from time import perf_counter
from typing import Any

import httpx
import msgspec
from websockets.asyncio.client import ClientConnection, connect

_SERVE = "from hofnarr.cli import main; raise SystemExit(main())"
#: Sockets that are being opened at the same time.
_AT_ONCE = 20


class Table:
    """One game: a socket a seat, and the move that waits for its acknowledgement."""

    def __init__(self, load: Load, table: str, tokens: list[str], random: Random) -> None:
        self.load = load
        self.id = table
        self.tokens = tokens
        self.random = random
        self.sockets: list[ClientConnection] = []
        self.views: list[Any] = [None] * len(tokens)
        self.seqs = [0] * len(tokens)
        self.promised: dict[str, int] = {}
        self.over = False
        self._sent: tuple[str, float] | None = None

    async def listen(self, seat: int) -> None:
        """One player's socket, until it is closed."""
        address = f"ws://{self.load.address}/api/tables/{self.id}/socket"
        async with self.load.opening:
            socket = await connect(address, max_queue=None)
        self.sockets[seat] = socket
        hello = {"type": "hello", "token": self.tokens[seat], "since": 0}
        await socket.send(msgspec.json.encode(hello).decode())
        async for data in socket:
            arrived = perf_counter()
            frame = msgspec.json.decode(data)
            self._hear(seat, frame, arrived)

    def _hear(self, seat: int, frame: Any, arrived: float) -> None:
        kind = frame["type"]
        if kind == "ok" and self._sent:
            move_id, started = self._sent
            self._sent = None
            self.promised[move_id] = frame["seq"]
            self.load.acknowledged(arrived - started)
        elif kind == "error":
            self.load.refused.append(frame)
        elif kind in ("welcome", "entry"):
            if kind == "entry" and frame["seq"] != self.seqs[seat] + 1:
                self.load.gaps += 1
            self.seqs[seat] = frame["seq"]
            self.load.frames += 1
            self.over = self.over or frame.get("kind") == "ended"
            if frame["view"]:
                self.views[seat] = frame["view"]
                if frame["view"]["legal"]:
                    self.load.ready.append((self, seat))

    async def move(self, seat: int) -> None:
        move_id = uuid.UUID(int=self.random.getrandbits(128)).hex
        frame = {
            "type": "move",
            "id": "m",
            "move_id": move_id,
            "expect_seq": self.seqs[seat],
            "action": self.random.choice(self.views[seat]["legal"]),
        }
        self._sent = move_id, perf_counter()
        await self.sockets[seat].send(msgspec.json.encode(frame).decode())


class Load:
    def __init__(self, address: str, games: int, players: int, rate: float) -> None:
        self.address = address
        self.games = games
        self.players = players
        self.rate = rate
        self.ready: deque[tuple[Table, int]] = deque()
        self.tables: list[Table] = []
        self.opening = asyncio.Semaphore(_AT_ONCE)
        self.latencies: list[float] = []
        self.refused: list[Any] = []
        self.frames = 0
        self.gaps = 0
        self._measuring = False
        self._tasks: set[asyncio.Task[None]] = set()

    def acknowledged(self, seconds: float) -> None:
        if self._measuring:
            self.latencies.append(seconds)

    async def set_up(self, http: httpx.AsyncClient) -> None:
        for number in range(self.games):
            self.tables.append(await self._table(http, number))
        for table in self.tables:
            table.sockets = [None] * self.players  # type: ignore[list-item]
            for seat in range(self.players):
                task = asyncio.create_task(table.listen(seat))
                self._tasks.add(task)
        while len(self.ready) < self.games:
            await asyncio.sleep(0.05)

    async def _table(self, http: httpx.AsyncClient, number: int) -> Table:
        seats = [{"kind": "you"}, *[{"kind": "person"}] * (self.players - 1)]
        wish = {"game": "kabale", "name": "Bot 0", "seats": seats, "listed": False}
        made = (await http.post("/api/tables", json=wish)).raise_for_status().json()
        tokens = [made["token"]]
        for seat in range(1, self.players):
            joined = await http.post(
                f"/api/tables/{made['table']}/join", json={"name": f"Bot {seat}"}
            )
            tokens.append(joined.raise_for_status().json()["token"])
        return Table(self, made["table"], tokens, Random(number))

    async def play(self, seconds: float, warm_up: float) -> float:
        """Moves at an even pace, each at a table where somebody can; gives the seconds measured."""
        started = perf_counter()
        due = started
        measured_from = started
        while (now := perf_counter()) < started + warm_up + seconds:
            if not self._measuring and now >= started + warm_up:
                self._measuring, measured_from = True, now
            due += 1 / self.rate
            if due > now:
                await asyncio.sleep(due - now)
            if self.ready:
                table, seat = self.ready.popleft()
                await table.move(seat)
        self._measuring = False
        span = perf_counter() - measured_from
        while any(table._sent for table in self.tables):
            await asyncio.sleep(0.01)
        return span

    async def check(self, http: httpx.AsyncClient) -> tuple[int, int]:
        """How many acknowledged moves are missing, and how many entries nobody was promised."""
        lost = more = 0
        for table in self.tables:
            kept: dict[str, int] = {}
            moves = 0
            for seat, token in enumerate(table.tokens):
                headers = {"Authorization": f"Bearer {token}"}
                answer = await http.get(f"/api/tables/{table.id}/events", headers=headers)
                entries = answer.raise_for_status().json()["entries"]
                own = [e for e in entries if e["kind"] == "moved" and e["seat"] == seat]
                kept |= {entry["move_id"]: entry["seq"] for entry in own}
                moves += len(own)
            lost += len(table.promised.items() - kept.items())
            more += moves - len(table.promised)
        return lost, more

    async def close(self) -> None:
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)


def share(ordered: list[float], part: float) -> float:
    """The value below which this part of the values lies, in milliseconds."""
    return round(1000 * ordered[min(len(ordered) - 1, int(part * len(ordered)))], 1)


def cpu_seconds(pid: int) -> float:
    """What a process has used so far, where the system tells."""
    stat = Path(f"/proc/{pid}/stat")
    if not stat.exists():
        return 0.0
    fields = stat.read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


async def measure(address: str, pid: int, arguments: argparse.Namespace) -> dict[str, Any]:
    load = Load(address, arguments.games, arguments.players, arguments.rate)
    async with httpx.AsyncClient(base_url=f"http://{address}", timeout=60) as http:
        print(f"Opening {load.games} tables ...", file=sys.stderr)
        await load.set_up(http)
        print(f"Playing for {arguments.seconds:g} s ...", file=sys.stderr)
        before, since = cpu_seconds(pid), perf_counter()
        span = await load.play(arguments.seconds, arguments.warm_up)
        busy = (cpu_seconds(pid) - before) / (perf_counter() - since)
        lost, more = await load.check(http)
        await load.close()
    ordered = sorted(load.latencies)
    return {
        "games": load.games,
        "players": load.players,
        "moves": len(ordered),
        "moves_per_second": round(len(ordered) / span, 1),
        "ack_p50_ms": share(ordered, 0.5),
        "ack_p90_ms": share(ordered, 0.9),
        "ack_p99_ms": share(ordered, 0.99),
        "ack_max_ms": share(ordered, 1),
        "server_cpu_share": round(busy, 2),
        "lost": lost,
        "doubled": more,
        "gaps": load.gaps,
        "refused": len(load.refused),
        "machine": f"{platform.processor() or platform.machine()}, {os.cpu_count()} cores",
        "load_average": round(os.getloadavg()[0], 1),
    }


def serve(folder: Path, core: int) -> tuple[subprocess.Popen[str], str]:
    """A server on one core; gives it and its address."""
    command = [sys.executable, "-c", _SERVE, "serve", "--no-browser", "--no-limits"]
    command += ["--lazy-bots", "--port", "0", "--log-level", "warning"]
    command += ["--database", f"sqlite:///{folder / 'load.sqlite'}"]
    server = subprocess.Popen(command, stdout=subprocess.PIPE, text=True)
    if hasattr(os, "sched_setaffinity"):
        os.sched_setaffinity(server.pid, {core})
    assert server.stdout is not None
    found = re.search(r"http://(\S+)", server.stdout.readline())
    if not found:
        raise SystemExit("the server did not start")
    return server, found[1]


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--players", type=int, default=4)
    parser.add_argument("--rate", type=float, default=100, help="moves a second, in all")
    parser.add_argument("--seconds", type=float, default=30)
    parser.add_argument("--warm-up", type=float, default=5)
    arguments = parser.parse_args()
    cores = sorted(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else [0]
    with tempfile.TemporaryDirectory(prefix="hofnarr-load-") as folder:
        server, address = serve(Path(folder), cores[0])
        if len(cores) > 1:
            os.sched_setaffinity(0, set(cores[1:]))
        try:
            found = asyncio.run(measure(address, server.pid, arguments))
        finally:
            server.terminate()
            server.wait()
    print(msgspec.json.encode(found).decode())
    return 1 if found["lost"] or found["doubled"] or found["gaps"] else 0


if __name__ == "__main__":
    raise SystemExit(main())
