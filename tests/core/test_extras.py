"""What is missing is named, with a command that brings it to where Hofnarr was installed."""

from __future__ import annotations

import re
import sys
import tomllib
from pathlib import Path

import pytest

from hofnarr.core import extras
from hofnarr.core.errors import BadInput
from hofnarr.core.extras import MissingExtra, extra, missing_extra

ROOT = Path(__file__).parents[2]
SOURCES = ROOT / "src/hofnarr"


def test_an_import_that_fails_names_the_extra() -> None:
    with (
        pytest.raises(MissingExtra, match=r"^the lab needs hofnarr\[lab\]: ") as told,
        extra("lab", "the lab"),
    ):
        import no_such_package  # type: ignore[import-not-found]  # noqa: F401
    assert isinstance(told.value, ImportError)
    assert isinstance(told.value, BadInput)


def test_the_innermost_extra_is_the_one_that_is_named() -> None:
    with (
        pytest.raises(MissingExtra, match=r"hofnarr\[lab\]"),
        extra("open-spiel", "the game"),
        extra("lab", "the environment"),
    ):
        import no_such_package  # noqa: F401


def test_in_a_checkout_make_brings_it(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "prefix", str(ROOT / ".venv"))
    assert str(missing_extra("gpu", "x")).endswith(f"make -C {ROOT} extra NAME=gpu")


@pytest.mark.parametrize(
    ("has_pip", "command"),
    [
        (True, '/opt/venv/bin/python -m pip install "hofnarr[gpu]"'),
        (False, 'uv pip install --python /opt/venv/bin/python "hofnarr[gpu]"'),
    ],
)
def test_elsewhere_the_installer_of_the_environment_brings_it(
    monkeypatch: pytest.MonkeyPatch, has_pip: bool, command: str
) -> None:
    monkeypatch.setattr(sys, "prefix", "/opt/venv")
    monkeypatch.setattr(sys, "executable", "/opt/venv/bin/python")
    monkeypatch.setattr(extras, "find_spec", lambda _: object() if has_pip else None)
    assert str(missing_extra("gpu", "x")) == f"x needs hofnarr[gpu]: {command}"


def test_every_extra_that_is_named_exists() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    named = {
        name
        for file in SOURCES.rglob("*.py")
        for name in re.findall(r'\b(?:missing_)?extra\("([^"]+)"', file.read_text(encoding="utf-8"))
    }
    assert named == set(project["optional-dependencies"])
