"""The third game, installed: its package on a path, and beside it what an installer writes."""

from __future__ import annotations

import os
import shutil
import tomllib
from pathlib import Path

HERE = Path(__file__).parent


def install(folder: Path, *, plugin: str = "PLUGIN") -> Path:
    """As `pip install` does it: the package, and its metadata with the entry points."""
    project = tomllib.loads((HERE / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    shutil.copytree(
        HERE / "duel_game", folder / "duel_game", ignore=shutil.ignore_patterns("__pycache__")
    )
    info = folder / f"duel_game-{project['version']}.dist-info"
    info.mkdir()
    (info / "METADATA").write_text(
        f"Metadata-Version: 2.1\nName: {project['name']}\nVersion: {project['version']}\n"
    )
    lines = []
    for group, entries in project["entry-points"].items():
        lines += [f"[{group}]", *(f"{name} = {value}" for name, value in entries.items())]
    text = "\n".join(lines).replace(":PLUGIN", f":{plugin}")
    (info / "entry_points.txt").write_text(text + "\n")
    return folder


def on_path(folder: Path) -> dict[str, str]:
    """The environment of a process that has it installed."""
    return {**os.environ, "PYTHONPATH": str(folder), "LC_ALL": "C", "COLUMNS": "100"}
