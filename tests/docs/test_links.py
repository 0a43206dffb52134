"""Links of the documents lead to files and headings that exist, as code hosts show them."""

from __future__ import annotations

import importlib.util
import posixpath
import re
from pathlib import PurePosixPath

import pytest

from tests.docs.documents import ROOT, documents, prose, read

LINK = re.compile(r"\]\((?!https?:|mailto:)([^)#\s]*)(?:#([^)\s]+))?\)")
CODE = re.compile(r"`[^`]*`")


def slugs(page: str) -> set[str]:
    """The anchors of its headings."""
    found = set()
    for heading in re.findall(r"^#+ +(.+)$", prose(page), re.MULTILINE):
        words = re.sub(r"\[([^]]*)\]\([^)]*\)", r"\1", heading).replace("`", "").lower()
        found.add(re.sub(r"[^\w\- ]", "", words).strip().replace(" ", "-"))
    return found


@pytest.mark.parametrize("page", documents())
def test_links_lead_to_files_and_headings_that_exist(page: str) -> None:
    for target, anchor in LINK.findall(CODE.sub("", prose(page))):
        path = posixpath.normpath(PurePosixPath(page).parent / target) if target else page
        assert (ROOT / path).exists(), f"{page} links to {target}, which does not exist"
        if anchor:
            assert anchor in slugs(path), f"{page}: {path} has no heading #{anchor}"


def test_every_module_of_the_reference_exists() -> None:
    named = [
        name
        for page in documents()
        if page.startswith("docs/reference/")
        for name in re.findall(r"^::: (\S+)$", read(page), re.MULTILINE)
    ]
    assert len(named) > 20
    missing = [name for name in named if importlib.util.find_spec(name) is None]
    assert not missing
