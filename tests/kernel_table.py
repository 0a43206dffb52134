"""The table of exports in docs/kernel.md: python -m tests.kernel_table writes it anew."""

from __future__ import annotations

import json
from importlib.resources import files
from pathlib import Path
from typing import Any

PAGE = Path(__file__).parent.parent / "docs" / "kernel.md"
BEGIN, END = "<!-- exports -->\n", "<!-- /exports -->\n"


def interface() -> dict[str, Any]:
    written = files("hofnarr.kabale.kernel").joinpath("kernel.json").read_bytes()
    told: dict[str, Any] = json.loads(written)
    return told


def table() -> str:
    rows = ["| function | gives | what it does |", "| --- | --- | --- |"]
    for name, export in interface()["exports"].items():
        given = ", ".join(
            parameter if kind == "int" else f"{parameter}: {kind}"
            for parameter, kind in export["parameters"]
        )
        about = export["about"].replace("|", "\\|")
        rows.append(f"| `{name}({given})` | {export['result'] or ''} | {about} |")
    return "\n".join(rows) + "\n"


def page() -> str:
    """The page as it should be."""
    before, _, rest = PAGE.read_text(encoding="utf-8").partition(BEGIN)
    _, _, after = rest.partition(END)
    return before + BEGIN + table() + END + after


if __name__ == "__main__":
    PAGE.write_text(page(), encoding="utf-8")
