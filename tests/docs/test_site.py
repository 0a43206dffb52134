"""The site: its strict build finds nothing to complain about, and nothing comes from other hosts.

What builds it is installed by `make docs` and by nothing else.
"""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

import pytest

from tests.docs.documents import ROOT

pytestmark = pytest.mark.slow

FOREIGN = re.compile(
    r"""<(?:script|img|iframe|source|video|audio)\b[^>]*\bsrc=["']?(?:https?:)?//"""
    r"""|<link\b[^>]*\brel=["']?(?:stylesheet|preload|preconnect|modulepreload|icon)[^>]*"""
    r"""\bhref=["']?(?:https?:)?//"""
    r"""|url\(["']?(?:https?:)?//|@import +["']?(?:https?:)?//"""
)


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    pytest.importorskip("mkdocs", reason="MkDocs is missing: make docs installs it")
    folder = tmp_path_factory.mktemp("site")
    done = subprocess.run(
        [sys.executable, "-m", "mkdocs", "build", "--quiet", "--site-dir", str(folder)],
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    return folder


def test_nothing_is_loaded_from_other_hosts(site: Path) -> None:
    loaded = {
        str(path.relative_to(site)): found[0]
        for path in site.rglob("*")
        if path.suffix in {".html", ".css"}
        for found in [FOREIGN.search(path.read_text(encoding="utf-8"))]
        if found
    }
    assert not loaded


def test_a_file_outside_docs_that_a_document_links_to_is_a_page(site: Path) -> None:
    hosting = (site / "hosting.html").read_text(encoding="utf-8")
    assert 'href="repository/deploy/nginx.conf.html"' in hosting
    assert "proxy_pass" in (site / "repository/deploy/nginx.conf.html").read_text(encoding="utf-8")
    assert "make play" in (site / "index.html").read_text(encoding="utf-8")


def test_docstrings_and_their_examples_are_in_the_reference(site: Path) -> None:
    text = (site / "reference/core.html").read_text(encoding="utf-8")
    assert 'id="hofnarr.core.match.Match"' in text
    assert "Traceback" in (site / "reference/games.html").read_text(encoding="utf-8")
    assert "<blockquote" not in text
