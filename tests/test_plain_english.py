"""Comments and documents are in plain English: turns that only Germans use stand nowhere."""

from __future__ import annotations

import re
import subprocess
from pathlib import Path

ROOT = Path(__file__).parents[1]
#: Kernel code ships compiled, comments included in its fingerprint.
LEFT = re.compile(r"^src/hofnarr/bots/kabale/kernel/|/locale/(de|cs|pl)/|rules\.(de|cs|pl)\.md$")
FOREIGN = re.compile(
    r"\b(shall|(the|an|each) own|an? (row|line|thread|column) an? \w+)\b", re.IGNORECASE
)


def test_nothing_is_said_as_only_germans_say_it() -> None:
    listed = subprocess.run(
        ["git", "ls-files", "--", "*.py", "*.md", "*.ts", "*.svelte", "*.ftl"],
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=True,
    )
    found = []
    for name in listed.stdout.split():
        if LEFT.search(name) or name in ("tests/test_plain_english.py", "tests/test_texts.py"):
            continue
        for number, line in enumerate((ROOT / name).read_text(encoding="utf-8").splitlines(), 1):
            if FOREIGN.search(line):
                found.append(f"{name}:{number}: {line.strip()}")
    assert not found, "\n".join(found)
