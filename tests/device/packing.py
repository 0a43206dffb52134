"""The engine's files for tests: made of the sources as they are, from what is already packed."""

from __future__ import annotations

import importlib.util
import json
import lzma
from pathlib import Path
from typing import Any

ROOT = Path(__file__).parents[2]
MAKER = ROOT / "web/engine/make_engine.py"


def maker() -> Any:
    spec = importlib.util.spec_from_file_location("make_engine", MAKER)
    assert spec
    assert spec.loader
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def unpacked(folder: Path, target: Path) -> None:
    """All packs as plain files, the weights where the bots look for them."""
    for pack in json.loads((folder / "engine.json").read_text())["packs"]:
        files = split(lzma.decompress((folder / pack["file"]).read_bytes()))
        if pack["name"] == "weights":
            lower, upper = files["lower"], files["upper"]
            numbers = bytearray(2 * len(lower))
            numbers[0::2], numbers[1::2] = lower, upper
            files = {"hofnarr/bots/kabale/weights.bin": files["head"] + bytes(numbers)}
        for path, content in files.items():
            inside = "/" in path and not path.startswith("site/")
            file = target / ("site" if inside else ".") / path
            file.parent.mkdir(parents=True, exist_ok=True)
            file.write_bytes(content)


def split(pack: bytes) -> dict[str, bytes]:
    head, _, rest = pack.partition(b"\n")
    files = {}
    for path, size in json.loads(head):
        files[path], rest = rest[:size], rest[size:]
    return files
