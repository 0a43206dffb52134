"""The container's files fit the repository. Building it needs a registry and is not tried here."""

from __future__ import annotations

import json
import re
from fnmatch import fnmatch
from pathlib import Path
from typing import Any

import pytest
import yaml  # type: ignore[import-untyped]

from tests.docs.test_commands import parse

ROOT = Path(__file__).parents[2]
FOLDER = ROOT / "deploy"
PROGRAM = "/opt/hofnarr/bin/hofnarr"


def containerfile() -> list[tuple[str, str]]:
    """Instructions and what follows them, on one line each."""
    text = (FOLDER / "Containerfile").read_text(encoding="utf-8").replace("\\\n", " ")
    lines = [line for line in text.splitlines() if line and not line.startswith("#")]
    return [(word, rest.strip()) for word, _, rest in (line.partition(" ") for line in lines)]


def compose() -> Any:
    return yaml.safe_load((FOLDER / "compose.yaml").read_text(encoding="utf-8"))


def ignored(path: str) -> bool:
    """As podman and docker read the file: the last line that fits decides."""
    result = False
    for line in (ROOT / ".containerignore").read_text(encoding="utf-8").splitlines():
        if not line or line.startswith("#"):
            continue
        pattern = line.lstrip("!").lstrip("/")
        ways = [path, *(str(parent) for parent in Path(path).parents)]
        names = Path(path).parts if pattern.startswith("**/") else ways
        if any(fnmatch(way, pattern.removeprefix("**/")) for way in names):
            result = not line.startswith("!")
    return result


def test_what_is_copied_is_there_and_is_not_left_out() -> None:
    copied = [
        path
        for word, rest in containerfile()
        if word == "COPY" and not rest.startswith("--from")
        for path in rest.split()[:-1]
    ]
    assert {"src", "web", "pyproject.toml", "hatch_build.py"} <= set(copied)
    for path in copied:
        assert (ROOT / path).exists(), path
        assert not ignored(path), path


@pytest.mark.parametrize(
    "path",
    [
        ".venv/bin/python",
        ".git/config",
        "docs/images/lab-phone.png",
        "src/hofnarr/static/index.html",
        "src/hofnarr/core/__pycache__/game.cpython-311.pyc",
        "tests/release.py",
        "web/node_modules/vite/package.json",
    ],
)
def test_what_is_of_no_use_is_left_out(path: str) -> None:
    assert ignored(path)


def test_what_the_pages_are_built_from_is_sent_along() -> None:
    """They take words and cards from the package."""
    for path in (
        "src/hofnarr/locale/en/cli.ftl",
        "src/hofnarr/kabale/cards.json",
        "web/src/main.ts",
    ):
        assert (ROOT / path).is_file()
        assert not ignored(path)


def test_docker_leaves_out_the_same() -> None:
    """It looks for another name."""
    ours, theirs = (ROOT / name for name in (".containerignore", ".dockerignore"))
    assert theirs.read_text("utf-8").strip() in (ours.read_text("utf-8").strip(), ours.name)


def test_it_runs_as_nobody_in_particular_and_tells_its_health() -> None:
    last = containerfile()
    last = last[max(at for at, (word, _) in enumerate(last) if word == "FROM") :]
    words = dict(last)
    assert words["USER"] == "hofnarr"
    assert words["VOLUME"] == "/data"
    assert "/healthz" in words["HEALTHCHECK"]
    entry = json.loads(words["ENTRYPOINT"])
    assert entry[0] == PROGRAM
    assert not [rest for word, rest in last if word == "RUN" and "pip" in rest]


def test_compose_starts_what_the_container_offers() -> None:
    services = compose()["services"]
    entry = json.loads(dict(containerfile())["ENTRYPOINT"])
    parse([*entry[1:], *services["server"]["command"]])
    assert (FOLDER / services["server"]["build"]["context"]).resolve() == ROOT
    assert (ROOT / services["server"]["build"]["dockerfile"]).is_file()
    # Only the proxy is for everybody.
    assert [port.rpartition(":")[0] for port in services["server"]["ports"]] == ["127.0.0.1:8000"]
    assert "ports" not in services["database"]
    health = services["server"]["healthcheck"]["test"][-1]
    assert health in dict(containerfile())["HEALTHCHECK"]


def test_what_compose_asks_for_can_be_set() -> None:
    text = (FOLDER / "compose.yaml").read_text(encoding="utf-8")
    wanted = set(re.findall(r"\$\{(\w+)", text))
    offered = (FOLDER / "compose.env.example").read_text(encoding="utf-8")
    assert wanted == set(re.findall(r"^(\w+)=", offered, re.MULTILINE))
    used = compose()["volumes"]
    mounted = re.findall(r"^ +- (\w+):/", text, re.MULTILINE)
    assert sorted(used) == sorted(mounted)
