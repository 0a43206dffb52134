"""Every recipe works as it is written."""

from __future__ import annotations

from contextlib import ExitStack
from pathlib import Path

import pytest

from tests.docs.documents import blocks, documents
from tests.docs.recipes import Cook, need

#: What a recipe needs on the machine.
NEEDS = {"bot": ("bash",), "client": ("bash", "node", "curl", "jq"), "study": ("bash", "sed")}

PAGES = {
    Path(page).stem: page
    for page in documents()
    if page.startswith("docs/recipes/") and not page.endswith("README.md")
}


def test_every_recipe_is_tried() -> None:
    assert set(PAGES) == set(NEEDS)


@pytest.mark.slow
@pytest.mark.parametrize("name", NEEDS)
def test_a_recipe_works_as_written(name: str, tmp_path: Path) -> None:
    need(*NEEDS[name])
    with ExitStack() as kitchen:
        Cook(tmp_path, kitchen).carry_out(PAGES[name])


@pytest.mark.parametrize("name", NEEDS)
def test_every_block_of_a_recipe_is_used(name: str) -> None:
    known = {"sh", "python", "text", "javascript", "bash", "yaml", "toml", "diff"}
    assert {block.language for block in blocks(PAGES[name])} <= known
