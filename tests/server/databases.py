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


def _programs() -> Path | None:
    """The folder with initdb and pg_ctl; installs them where we may."""
    found = _find()
    if found is None and os.geteuid() == 0 and shutil.which("apt-get"):
        subprocess.run(["apt-get", "update"], capture_output=True, check=False)
        subprocess.run(
            ["apt-get", "install", "-y", "--no-install-recommends", "postgresql"],
            capture_output=True,
            check=False,
            env={**os.environ, "DEBIAN_FRONTEND": "noninteractive"},
        )
        found = _find()
    return found


def _find() -> Path | None:
    installed = sorted(Path("/usr/lib/postgresql").glob("*/bin/pg_ctl"))
    on_path = shutil.which("pg_ctl")
    if installed:
        return installed[-1].parent
    return Path(on_path).parent if on_path else None


def _as_somebody(command: list[str]) -> list[str]:
    """PostgreSQL refuses to run as root."""
    return ["runuser", "-u", "postgres", "--", *command] if os.geteuid() == 0 else command


@contextmanager
def postgres_server() -> Iterator[str]:
    """Its address without the name of a database."""
    programs = _programs()
    if programs is None:
        pytest.skip("needs PostgreSQL: install the package `postgresql`")
    folder = Path(tempfile.mkdtemp(prefix="hofnarr-pg-", dir="/tmp"))
    data = folder / "data"
    try:
        if os.geteuid() == 0:
            shutil.chown(folder, "postgres")
        _run(programs / "initdb", "-D", str(data), "-U", "hofnarr", "-A", "trust", "-E", "UTF8")
        options = f"-c listen_addresses='' -c unix_socket_directories={folder} -c fsync=off"
        log = folder / "log"
        _run(programs / "pg_ctl", "-D", str(data), "-l", str(log), "-o", options, "-w", "start")
        try:
            yield f"postgresql://hofnarr@/{{}}?host={folder}"
        finally:
            _run(programs / "pg_ctl", "-D", str(data), "-m", "immediate", "-w", "stop")
    finally:
        shutil.rmtree(folder, ignore_errors=True)


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
