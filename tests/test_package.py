"""The package as it is described and as it is must agree."""

import re
import tomllib
from pathlib import Path
from typing import Any

import hofnarr

ROOT = Path(__file__).parent.parent


def read_toml(name: str) -> dict[str, Any]:
    return tomllib.loads((ROOT / name).read_text(encoding="utf-8"))


def test_the_version_is_the_same_in_package_project_and_lock() -> None:
    locked = {package["name"]: package["version"] for package in read_toml("uv.lock")["package"]}
    assert hofnarr.__version__ == read_toml("pyproject.toml")["project"]["version"]
    assert hofnarr.__version__ == locked["hofnarr"]


def test_the_lock_names_only_the_public_index() -> None:
    addresses = re.findall(r'"((?:\w+)://[^/"]*)', (ROOT / "uv.lock").read_text(encoding="utf-8"))
    assert set(addresses) == {"https://pypi.org", "https://files.pythonhosted.org"}


def test_the_package_says_that_it_is_typed() -> None:
    assert (Path(hofnarr.__file__).parent / "py.typed").is_file()


def test_every_code_folder_is_a_package() -> None:
    """Import contracts do not see a folder without `__init__.py`."""
    folders = {path.parent for path in (ROOT / "src" / "hofnarr").rglob("*.py")}
    assert [folder for folder in sorted(folders) if not (folder / "__init__.py").is_file()] == []
