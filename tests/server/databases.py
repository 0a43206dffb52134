"""A real PostgreSQL server in a temporary folder."""

from __future__ import annotations

import os
import shutil
import subprocess
import tempfile
import uuid
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from tests.needs import find_postgres


def _as_somebody(command: list[str]) -> list[str]:
    """PostgreSQL refuses to run as root."""
    return ["runuser", "-u", "postgres", "--", *command] if os.geteuid() == 0 else command


class Cluster:
    """A PostgreSQL server; `address` is without the name of a database."""

    def __init__(self, programs: Path, folder: Path) -> None:
        self._programs = programs
        self._folder = folder
        self._data = str(folder / "data")
        self.address = f"postgresql://hofnarr@/{{}}?host={folder}"

    def make(self) -> None:
        _run(
            self._programs / "initdb",
            "-D",
            self._data,
            "-U",
            "hofnarr",
            "-A",
            "trust",
            "-E",
            "UTF8",
            "--no-sync",
        )

    def start(self) -> None:
        options = f"-c listen_addresses='' -c unix_socket_directories={self._folder} -c fsync=off"
        log = str(self._folder / "log")
        self._control("-l", log, "-o", options, "-w", "start")

    def kill(self) -> None:
        """Without a goodbye to anybody: what was committed is found again at the next start."""
        self._control("-m", "immediate", "-w", "stop")

    def _control(self, *arguments: str) -> None:
        _run(self._programs / "pg_ctl", "-D", self._data, *arguments)


@contextmanager
def postgres_cluster() -> Iterator[Cluster]:
    programs = find_postgres()
    if programs is None:
        pytest.skip("PostgreSQL is missing: `python -m tests.needs` says more")
    folder = Path(tempfile.mkdtemp(prefix="hofnarr-pg-", dir="/tmp"))
    try:
        if os.geteuid() == 0:
            shutil.chown(folder, "postgres")
        cluster = Cluster(programs, folder)
        cluster.make()
        cluster.start()
        try:
            yield cluster
        finally:
            cluster.kill()
    finally:
        shutil.rmtree(folder, ignore_errors=True)


@contextmanager
def postgres_server() -> Iterator[str]:
    """Its address without the name of a database."""
    with postgres_cluster() as cluster:
        yield cluster.address


def _run(program: Path, *arguments: str) -> None:
    done = subprocess.run(
        _as_somebody([str(program), *arguments]),
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        check=False,
        cwd="/",
    )
    assert done.returncode == 0, done.stdout


async def new_database(server: str) -> str:
    """The address of a fresh database."""
    import asyncpg  # type: ignore[import-untyped]

    name = f"test_{uuid.uuid4().hex}"
    connection = await asyncpg.connect(server.format("postgres"))
    try:
        await connection.execute(f'CREATE DATABASE "{name}"')
    finally:
        await connection.close()
    return server.format(name)
