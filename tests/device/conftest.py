"""What these tests share with those of the server, and the engine's files."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest

from tests.device import packing
from tests.server.conftest import sqlite

__all__ = ["sqlite"]


@pytest.fixture(scope="session")
def packs(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The folder that a page gets the engine from."""
    if not (packing.ROOT / "web/node_modules/pyodide").is_dir():
        pytest.skip("Pyodide is missing: `make install` fetches it where there is Node")
    folder = tmp_path_factory.mktemp("engine")
    packing.maker().make(folder)
    return folder


@pytest.fixture(scope="session")
def node() -> str:
    found = shutil.which("node")
    if found is None:
        pytest.skip("Node is missing")
    return found
