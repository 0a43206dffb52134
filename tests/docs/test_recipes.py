"""Every recipe works as it is written."""

from __future__ import annotations

from contextlib import ExitStack
from pathlib import Path

import pytest

from tests.docs.documents import blocks, documents
from tests.docs.recipes import FILE_NAME, Cook, need

#: What a recipe needs on the machine.
NEEDS = {
    "bot": ("bash",),
    "card": ("bash", "sed"),
    "client": ("bash", "node", "curl", "jq"),
    "study": ("bash", "sed"),
}
#: Recipes for a checkout.
INSIDE = ("card",)

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
        cook = Cook(tmp_path, kitchen)
        if name in INSIDE:
            cook.check_out()
        cook.carry_out(PAGES[name])


def test_a_card_with_a_decision_takes_six_files_by_hand() -> None:
    files = {found[1] for block in blocks(PAGES["card"]) if (found := FILE_NAME.match(block.text))}
    assert len(files) == 6
    assert not [file for file in files if file.startswith(("web/", "src/hofnarr/cli/"))]


@pytest.mark.parametrize("name", NEEDS)
def test_every_block_of_a_recipe_is_used(name: str) -> None:
    known = {"sh", "python", "text", "javascript", "bash", "yaml", "toml", "ftl"}
    assert {block.language for block in blocks(PAGES[name])} <= known
