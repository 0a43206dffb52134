"""`hofnarr site`: a folder that any file host can show."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from hofnarr.cli import main
from hofnarr.cli.site import as_file, elsewhere, write_site
from hofnarr.server.http.static import FOLDER

INDEX = b"""<!doctype html><html lang="en"><head><link rel="icon" href="/favicon.png" />
<script>early()</script><script type="module" src="/assets/index-x.js"></script></head></html>"""


@pytest.fixture
def pages(tmp_path: Path) -> Path:
    folder = tmp_path / "pages"
    (folder / "assets").mkdir(parents=True)
    (folder / "index.html").write_bytes(INDEX)
    for name in ("assets/index-x.js", "assets/index-x.js.br", "assets/index-x.js.gz", ".stamp"):
        (folder / name).write_text(name)
    return folder


def test_everything_lies_beside_the_page(pages: Path, tmp_path: Path) -> None:
    out = tmp_path / "site"
    written = write_site(pages, out, "/games/hofnarr/")
    names = {str(file.relative_to(out)) for file in out.rglob("*") if file.is_file()}
    assert names == {"index.html", "404.html", "_headers", ".nojekyll", "assets/index-x.js"}
    assert written.files == len(names)
    page = (out / "index.html").read_text()
    assert 'src="./assets/index-x.js"' in page
    assert 'href="./favicon.png"' in page
    assert '<html data-addresses="hash" lang="en">' in page
    assert "/games/hofnarr/assets/*" in (out / "_headers").read_text()


def test_the_page_runs_only_its_own_scripts() -> None:
    page = as_file(INDEX).decode()
    assert "script-src &#x27;self&#x27;" in page
    assert "sha256-" in page
    assert "frame-ancestors" not in page  # browsers complain of it there


def test_another_address_leads_to_its_page() -> None:
    assert "var base='/games/hofnarr/'" in elsewhere("/games/hofnarr/")


def test_a_folder_that_holds_something_is_left_alone(
    pages: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["site", "--out", str(pages)]) == 2
    assert capsys.readouterr().err.strip().endswith("is not empty, name another folder")
    assert (pages / "index.html").read_bytes() == INDEX


def test_a_file_is_no_folder(pages: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["site", "--out", str(pages / "index.html")]) == 2
    assert "is a file, name a folder" in capsys.readouterr().err


@pytest.mark.parametrize("base", ["games", "/games", "games/", "//x/", "/a b/", "/'/"])
def test_a_base_is_a_path(base: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["site", "--out", str(tmp_path / "site"), "--base", base]) == 2
    assert "--base" in capsys.readouterr().err
    assert not (tmp_path / "site").exists()


def test_the_built_pages_become_a_site(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    if not (FOLDER / "index.html").is_file():
        pytest.skip("the pages are not built: `make install` builds them where there is Node")
    out = tmp_path / "site"
    assert main(["site", "--out", str(out), "--json"]) == 0
    assert json.loads(capsys.readouterr().out)["folder"] == str(out)
    # Below any path: nothing in it begins at the root of the host.
    index = (out / "index.html").read_text()
    assert 'src="/' not in index
    assert 'href="/' not in index
    assert '"/' not in (out / "manifest.webmanifest").read_text()
    assert not list(out.rglob("*.br"))
