"""What a public repository promises beside its code, and that it agrees with the code."""

from __future__ import annotations

import re
import tomllib
from pathlib import Path
from typing import Any

import pytest
import yaml  # type: ignore[import-untyped]

ROOT = Path(__file__).parents[1]
WORKFLOWS = ROOT / ".github/workflows"


def read_yaml(path: str) -> Any:
    return yaml.safe_load((ROOT / path).read_text(encoding="utf-8"))


def jobs(name: str) -> dict[str, Any]:
    found: dict[str, Any] = read_yaml(f".github/workflows/{name}.yml")["jobs"]
    return found


def project() -> dict[str, Any]:
    found: dict[str, Any] = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
    return found


def test_hosted_checks_use_every_python_that_the_package_names() -> None:
    named = [
        found[1]
        for each in project()["classifiers"]
        if (found := re.fullmatch(r"Programming Language :: Python :: (3\.\d+)", each))
    ]
    assert project()["requires-python"] == f">={named[0]}"
    for job in ("everything", "installed"):
        assert jobs("ci")[job]["strategy"]["matrix"]["python"] == named


def test_the_wheel_is_tried_on_three_systems() -> None:
    installed = jobs("ci")["installed"]
    systems = installed["strategy"]["matrix"]["system"]
    assert [system.partition("-")[0] for system in systems] == ["ubuntu", "macos", "windows"]
    assert installed["needs"] == "wheel"
    commands = " ".join(step.get("run", "") for step in installed["steps"])
    assert "tests/installed.py" in commands
    # An editable installation, or sources on the path, would hide what the wheel lacks.
    assert "-e " not in commands
    assert "PYTHONPATH" not in commands


def test_only_what_was_tested_is_published() -> None:
    published = jobs("release")["published"]
    assert published["needs"] == "tested"
    assert jobs("release")["tested"]["uses"] == "./.github/workflows/ci.yml"
    assert published["permissions"] == {"id-token": "write"}
    assert published["environment"]


@pytest.mark.parametrize("path", sorted(WORKFLOWS.glob("*.yml")), ids=lambda path: path.stem)
def test_what_a_workflow_runs_is_there(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    targets = re.findall(r"^([a-z-]+):", (ROOT / "Makefile").read_text("utf-8"), re.MULTILINE)
    for step in (step for job in jobs(path.stem).values() for step in job.get("steps", [])):
        for target in re.findall(r"\bmake ([a-z-]+)", step.get("run", "")):
            assert target in targets
        for file in re.findall(r"\btests/[\w/.]+", step.get("run", "")):
            assert (ROOT / file).exists(), file
        for module in re.findall(r"-m (tests\.[\w.]+)", step.get("run", "")):
            assert (ROOT / f"{module.replace('.', '/')}.py").is_file(), module
    assert "permissions:\n  contents: read\n" in text
    # A secret in a workflow of pull requests could be read by whoever sends one.
    assert "pull_request_target" not in text
    assert "secrets." not in text


def test_it_can_be_cited_without_a_version_of_its_own() -> None:
    citation = read_yaml("CITATION.cff")
    assert citation["cff-version"] == "1.2.0"
    assert citation["license"] == project()["license"]
    assert [author["name"] for author in citation["authors"]] == [
        author["name"] for author in project()["authors"]
    ]
    assert "version" not in citation  # it stands in one place


@pytest.mark.parametrize("name", ["bug", "rules", "idea"])
def test_forms_ask_for_something(name: str) -> None:
    form = read_yaml(f".github/ISSUE_TEMPLATE/{name}.yml")
    assert form["name"]
    assert form["description"]
    assert any(part.get("validations", {}).get("required") for part in form["body"])
    ids = [part["id"] for part in form["body"]]
    assert len(ids) == len(set(ids))


def test_packages_of_every_kind_are_kept_up_to_date() -> None:
    updated = read_yaml(".github/dependabot.yml")["updates"]
    kinds = {each["package-ecosystem"]: each["directory"] for each in updated}
    assert kinds == {"github-actions": "/", "uv": "/", "npm": "/web"}
