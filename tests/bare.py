"""An installation as players have it: what else is installed here cannot be imported."""

from __future__ import annotations

import os
import re
import tomllib
from collections.abc import Iterator
from functools import cache
from importlib.metadata import packages_distributions
from pathlib import Path
from typing import Any

ROOT = Path(__file__).parent.parent


def players_need() -> Iterator[dict[str, Any]]:
    """What an installation without extras brings along, as the lock file has it."""
    lock = tomllib.loads((ROOT / "uv.lock").read_text(encoding="utf-8"))
    packages = {package["name"]: package for package in lock["package"]}
    found = {"hofnarr"}
    waiting = ["hofnarr"]
    while waiting:
        package = packages[waiting.pop()]
        if package["name"] != "hofnarr":
            yield package
        needed = {need["name"] for need in package.get("dependencies", [])} - found
        found |= needed
        waiting += needed


@cache
def hidden() -> list[str]:
    """The modules that come with anything else."""
    theirs = {"hofnarr", *(package["name"] for package in players_need())}
    return [
        module
        for module, packages in packages_distributions().items()
        if theirs.isdisjoint(re.sub(r"[-_.]+", "-", name).lower() for name in packages)
    ]


def bare_environment(folder: Path) -> dict[str, str]:
    """For a process, and for those that it starts."""
    (folder / "sitecustomize.py").write_text(
        f"import sys\nsys.modules.update(dict.fromkeys({hidden()!r}))\n"
    )
    return {**os.environ, "PYTHONPATH": str(folder), "LC_ALL": "C", "COLUMNS": "100"}
