"""Commands of README and docs run as they are written.

Each page is followed from top to bottom in a folder where everything of the repository is at its
place. What does not end by itself, takes long or needs another machine is named below, and it is
tried whether its words make sense.
"""

from __future__ import annotations

import doctest
import importlib.util
import json
import os
import re
import shlex
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from tests.docs.commands import Command, commands, pages_with_commands, told
from tests.docs.documents import ROOT, documents

#: What is not carried out here, and why.
LEFT_OUT = {
    "make play": "opens the table, until somebody stops it",
    "make check": "would run this test",
    "make test": "would run this test",
    "make attack": "minutes to hours; tests/server runs the same code for seconds",
    "make extra": "brings packages into the environment",
    "make docs": "brings packages into the environment; tests/docs/test_site.py builds the site",
    ".venv/bin/hofnarr serve": "a server; tests/server starts many",
    ".venv/bin/hofnarr play": "asks a person; tests/cli/test_play.py answers",
    ".venv/bin/hofnarr arena kabale --duel flat:200": "minutes; tests/arena plays fewer games",
    ".venv/bin/hofnarr arena kabale --duel hasty": "tests/docs/test_recipes.py tries such a bot",
    ".venv/bin/hofnarr arena kabale --bots": "minutes, or a cluster",
    ".venv/bin/hofnarr arena catan": "minutes; tests/catan/test_levels.py plays fewer games",
    ".venv/bin/hofnarr simulate kabale --players 3 --games 20 --bots mybot.py": (
        "tests/docs/test_recipes.py tries such a bot"
    ),
    ".venv/bin/hofnarr simulate catan --set knights": "minutes; fewer games just before it",
    ".venv/bin/python -m training.train": "needs a graphics card and PyTorch",
    ".venv/bin/python -m tests.attack": "minutes; tests/server runs the same code for seconds",
    ".venv/bin/python -m hofnarr.bots.kabale.teaching": "minutes; writes a file of ours anew",
    "cp runs/four/weights.bin": "what the training before it made",
    "/opt/hofnarr/bin/": "on a server, with its database; tests/server/test_backup.py",
    "python3 -m venv /opt/hofnarr": "on a server",
    "cp deploy/": "on a server",
    "sudo ": "on a server",
    "mkdir -p /etc": "on a server",
    "docker": "on a server",
    "systemctl": "on a server",
    "podman": "on a server",
    "curl": "needs the table that was made before; tests/docs/test_recipes.py plays such a game",
    "python3 -m http.server": "a server; tests/browser/test_site.py looks at a site",
    "npm": "installs and builds the pages; make test does the same",
    "npx vite": "a server",
}


def reason_for(command: Command) -> str | None:
    for beginning, reason in LEFT_OUT.items():
        if command.text.startswith(beginning):
            return reason
    return None


@pytest.fixture
def checkout(tmp_path: Path) -> Path:
    """The repository at its place, and room for files that commands write."""
    folder = tmp_path / "checkout"
    folder.mkdir()
    for entry in ROOT.iterdir():
        if entry.name != ".venv":
            (folder / entry.name).symlink_to(entry)
    (folder / ".venv").symlink_to(Path(sys.executable).parent.parent)
    return folder


@pytest.mark.slow
@pytest.mark.parametrize("page", pages_with_commands())
def test_commands_of_a_page_run_as_written(page: str, checkout: Path, tmp_path: Path) -> None:
    own = {"XDG_DATA_HOME": str(tmp_path), "HOME": str(tmp_path), "LC_ALL": "C.UTF-8"}
    for command in commands(page):
        if reason_for(command):
            continue
        if command.text.startswith("node ") and shutil.which("node") is None:
            continue
        done = subprocess.run(
            ["bash", "-euo", "pipefail", "-c", command.text],
            cwd=checkout,
            env={**os.environ, **own},
            stdin=subprocess.DEVNULL,
            capture_output=True,
            text=True,
            check=False,
            timeout=300,
        )
        assert done.returncode == 0, f"{command}: {command.text}\n{done.stderr}"
        if command.answer.strip():
            assert doctest.OutputChecker().check_output(
                command.answer, done.stdout, doctest.ELLIPSIS | doctest.NORMALIZE_WHITESPACE
            ), f"{command}: {command.text}\n{done.stdout}"


@pytest.mark.parametrize(
    "command",
    [each for page in pages_with_commands() for each in commands(page) if reason_for(each)],
    ids=str,
)
def test_a_command_that_is_left_out_makes_sense(command: Command) -> None:
    line = command.text.replace("\\\n", " ").partition(" -d '")[0]
    words = shlex.split(line, comments=True)
    if words[0].endswith("/hofnarr"):
        parse(words[1:])
    elif words[0] == "make":
        make(words[1:])
    elif words[0].endswith("/python"):
        assert words[1] == "-m"
        assert importlib.util.find_spec(words[2]), f"{command}: there is no {words[2]}"
    elif words[0] == "npm":
        scripts = json.loads((ROOT / "web/package.json").read_text(encoding="utf-8"))["scripts"]
        assert words[1] == "ci" or words[1 + (words[1] == "run")] in scripts
    for path in re.findall(r"\bdeploy/[\w.@-]+(?:\.\w+)", command.text):
        assert (ROOT / path).is_file(), f"{command}: there is no {path}"


def parse(words: list[str]) -> None:
    """The words of a command of ours, without carrying it out; raises where one is wrong."""
    from hofnarr.cli.app import _app

    _app().parse_args(words)


def make(words: list[str]) -> None:
    done = subprocess.run(
        ["make", "--dry-run", *words], cwd=ROOT, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stderr


def test_nothing_is_left_out_that_no_document_says() -> None:
    said = [command.text for page in pages_with_commands() for command in commands(page)]
    unused = [
        beginning
        for beginning in LEFT_OUT
        if not any(text.startswith(beginning) for text in said) and beginning != "make docs"
    ]
    assert not unused


@pytest.mark.parametrize("page", [page for page in documents() if told(page)])
def test_commands_within_sentences_exist(page: str) -> None:
    from hofnarr.cli import COMMANDS
    from hofnarr.cli.app import _app

    targets = re.findall(r"^([a-z-]+):", (ROOT / "Makefile").read_text("utf-8"), re.MULTILINE)
    for text in told(page):
        words = text.split()
        if words[0] == "make":
            assert words[1] in targets, f"{page}: {text}"
            continue
        assert words[1] in COMMANDS, f"{page}: {text}"
        known = {
            name
            for argument in _app()[words[1]].assemble_argument_collection()
            for name in argument.names
        }
        options = re.findall(r"(?<![\w-])--[a-z-]+", text)
        assert set(options) <= known | {"--help"}, f"{page}: {text}"
