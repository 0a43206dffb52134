"""A place where the third game is installed."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from tests.third_game.installing import install, on_path

Hofnarr = Callable[..., subprocess.CompletedProcess[str]]


@pytest.fixture(scope="session")
def installed(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return install(tmp_path_factory.mktemp("installed"))


@pytest.fixture
def hofnarr(installed: Path, tmp_path: Path) -> Hofnarr:
    """The command line where the third game is installed."""

    def run(
        *arguments: str, stdin: str = "", at: Path = installed
    ) -> subprocess.CompletedProcess[str]:
        command = (sys.executable, "-c", "from hofnarr.cli import main; raise SystemExit(main())")
        environment = on_path(at) | {"XDG_DATA_HOME": str(tmp_path)}
        return subprocess.run(
            [*command, *arguments],
            input=stdin,
            env=environment,
            check=False,
            capture_output=True,
            text=True,
        )

    return run
