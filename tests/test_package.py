"""The package as it is described and as it is must agree."""

import os
import re
import shutil
import subprocess
import tarfile
import tomllib
from importlib.metadata import version
from pathlib import Path
from typing import Any

import pytest

import hofnarr
from tests.bare import players_need

ROOT = Path(__file__).parent.parent


def read_toml(name: str) -> dict[str, Any]:
    return tomllib.loads((ROOT / name).read_text(encoding="utf-8"))


def test_the_version_stands_in_the_package_alone() -> None:
    (locked,) = (pack for pack in read_toml("uv.lock")["package"] if pack["name"] == "hofnarr")
    assert "version" not in read_toml("pyproject.toml")["project"]
    assert "version" not in locked
    assert version("hofnarr") == hofnarr.__version__


def test_the_lock_names_only_the_public_index() -> None:
    addresses = re.findall(r'"((?:\w+)://[^/"]*)', (ROOT / "uv.lock").read_text(encoding="utf-8"))
    assert set(addresses) == {"https://pypi.org", "https://files.pythonhosted.org"}


SYSTEMS = {
    "Linux, x86-64": r"manylinux\w*_x86_64",
    "Linux, arm64": r"manylinux\w*_aarch64",
    "macOS, x86-64": r"macosx\w*_(x86_64|universal2)",
    "macOS, arm64": r"macosx\w*_(arm64|universal2)",
    "Windows, x86-64": r"win_amd64",
    "Windows, arm64": r"win_arm64",
}
PYTHONS = (11, 12, 13, 14)
#: Installs from its sources without a compiler: it leaves out its C part.
WITHOUT_WHEEL = {("Windows, arm64", 11): ["pyyaml"]}


@pytest.mark.parametrize("minor", PYTHONS)
@pytest.mark.parametrize("system", SYSTEMS)
def test_nothing_that_players_need_is_compiled_on_their_machine(system: str, minor: int) -> None:
    stable = "|".join(f"cp3{older}-abi3" for older in range(2, minor + 1))
    python = rf"(py2\.)?py3-none|cp3{minor}-cp3{minor}|{stable}"
    wheel = re.compile(rf"-({python})-((\w+\.)*{SYSTEMS[system]}(\.\w+)*|any)\.whl$")
    without = [
        package["name"]
        for package in players_need()
        if not any(wheel.search(file["url"]) for file in package["wheels"])
    ]
    assert without == WITHOUT_WHEEL.get((system, minor), [])


def test_players_need_no_compiler_and_no_numpy() -> None:
    names = {package["name"] for package in players_need()}
    assert "wasmtime" in names
    assert names & {"llvmlite", "numba", "numpy", "scipy"} == set()


def test_the_source_distribution_has_the_pages_and_their_sources_but_no_pictures(
    tmp_path: Path,
) -> None:
    uv = shutil.which("uv") or str(ROOT / ".uv/bin/uv")
    if not Path(uv).is_file():
        pytest.skip("uv is missing, which builds it")
    command = [uv, "build", "--quiet", "--sdist", "--out-dir", str(tmp_path)]
    subprocess.run(command, cwd=ROOT, check=True, timeout=300)
    (built,) = tmp_path.glob("*.tar.gz")
    assert built.stat().st_size < 20_000_000
    with tarfile.open(built) as archive:
        names = {name.partition("/")[2] for name in archive.getnames()}
    assert {
        "hatch_build.py",
        "src/hofnarr/kabale/kernel/kernel.wasm",
        "src/hofnarr/static/.stamp",
        "src/hofnarr/static/engine/engine.json",
        "src/hofnarr/static/index.html",
        "tests/test_package.py",
        "web/engine/make_engine.py",
        "web/package-lock.json",
        "web/src/main.ts",
    } <= names
    unwanted = ("docs/images/", "web/node_modules/", ".ci/", ".venv/")
    assert [name for name in names if name.startswith(unwanted)] == []


def test_the_pages_are_built_anew_when_anything_changes_that_they_take_from_the_package() -> None:
    taken = set()
    for file in (ROOT / "web/src").rglob("*"):
        if file.suffix in (".ts", ".svelte") and not file.name.endswith(".test.ts"):
            text = file.read_text(encoding="utf-8")
            for path in re.findall(r"""from ["'](?:\.\./)+(src/hofnarr/[^"']+)""", text):
                taken.add(path)
    assert taken  # texts are asked for by a pattern, and their folder is watched
    built_from = (ROOT / "hatch_build.py").read_text(encoding="utf-8")
    for name in ("Makefile", "pyproject.toml"):
        assert [path for path in taken if path not in (ROOT / name).read_text("utf-8")] == []
    assert [path for path in taken if f'"{path}"' not in built_from] == []


def test_no_target_of_the_makefile_takes_the_place_of_another() -> None:
    make = shutil.which("make")
    if make is None:
        pytest.skip("make is missing, which reads the Makefile")
    command = [make, "--dry-run", "help"]
    # Started by make itself, it would warn of what it has not inherited.
    alone = {name: value for name, value in os.environ.items() if not name.startswith("MAKE")}
    listing = subprocess.run(
        command, cwd=ROOT, check=True, capture_output=True, text=True, env=alone
    )
    assert "warning" not in listing.stderr


def test_the_package_says_that_it_is_typed() -> None:
    assert (Path(hofnarr.__file__).parent / "py.typed").is_file()


def test_every_code_folder_is_a_package() -> None:
    """Import contracts do not see a folder without `__init__.py`."""
    folders = {path.parent for path in (ROOT / "src" / "hofnarr").rglob("*.py")}
    assert [folder for folder in sorted(folders) if not (folder / "__init__.py").is_file()] == []
