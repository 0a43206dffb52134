"""Whoever waits for the compiler is told so, once; whoever finds its results is told nothing."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

SCORE_TWICE = """
from hofnarr.env.compiling import kernel
for _ in range(2):
    print(kernel("mix")(1))
print(kernel("advance")(1, 3))
"""


@pytest.mark.slow
def test_compiling_is_told_once_and_loading_is_not(tmp_path: Path) -> None:
    environment = {**os.environ, "XDG_CACHE_HOME": str(tmp_path)}
    told = [
        subprocess.run(
            [sys.executable, "-c", SCORE_TWICE],
            env=environment,
            capture_output=True,
            text=True,
            check=True,
        )
        for _ in range(2)
    ]
    assert told[0].stdout == told[1].stdout != ""
    assert told[0].stderr.count("Hofnarr is being compiled for this machine") == 1
    assert told[1].stderr == ""
