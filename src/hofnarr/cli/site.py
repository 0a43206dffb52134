"""`hofnarr site`: the pages as plain files, for any host."""

from __future__ import annotations

import base64
import html
import re
import shutil
from hashlib import sha256
from pathlib import Path
from typing import Annotated

import msgspec
from cyclopts import Parameter

from hofnarr.cli.output import put_json
from hofnarr.cli.parameters import Json, Language
from hofnarr.core.errors import BadInput
from hofnarr.texts import guess_language, texts_for

#: Smaller copies for our own server; hosts make their own.
COPIES = (".br", ".gz")
#: How long a browser may keep what (netlify and Cloudflare Pages read this file).
HEADERS = """\
{base}assets/*
  Cache-Control: public, max-age=31536000, immutable
{base}engine/*.xz
  Cache-Control: public, max-age=31536000, immutable
{base}engine/engine.json
  Cache-Control: no-cache
{base}sw.js
  Cache-Control: no-cache
"""
#: Hosts show it for addresses that are no file: a link from a server's pages finds its page too.
ELSEWHERE = """\
<!doctype html><html lang="en"><meta charset="utf-8"><title>Hofnarr</title>
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; script-src '{hash}'">
<script>{script}</script><p><a href="{base}">Hofnarr</a></p></html>
"""
GO_THERE = (
    "var base='{base}';var path=location.pathname;"
    "location.replace(base+'#/'+(path.indexOf(base)===0?path.slice(base.length):'')"
    "+location.search+location.hash)"
)


class Written(msgspec.Struct, frozen=True):
    """What there is to say of a site; `bytes` as they lie on the disk."""

    folder: str
    files: int
    bytes: int


def site(
    *,
    out: Annotated[Path, Parameter(help="The folder to write; it must be empty, or not be there.")],
    base: Annotated[
        str, Parameter(help="The path under which the host shows it, such as /games/hofnarr/.")
    ] = "/",
    json: Json = False,
    language: Language = None,
) -> int:
    """Write the pages as a folder of files that any host can show, without a server.

    People play there on their own device, alone, against bots or several
    around one device; rules, cards, tutorials, the lab and replays are there
    too. docs/site-hosting.md says how to put it on the usual hosts.
    """
    from hofnarr.server.http.static import FOLDER

    if not re.fullmatch(r"/([A-Za-z0-9._~-]+/)*", base):
        raise BadInput(
            f"--base: {base!r} is no path, begin and end it with / as in /games/hofnarr/"
        )
    if not (FOLDER / "index.html").is_file():
        raise BadInput("the pages have not been built: run `make install` in the checkout")
    _check_empty(out)
    written = write_site(FOLDER, out, base)
    if json:
        put_json(written)
    else:
        texts = texts_for(language or guess_language())
        size = round(written.bytes / 1_000_000, 1)
        print(texts("cli-site-done", files=written.files, size=size, folder=written.folder))
    return 0


def _check_empty(out: Path) -> None:
    if out.is_dir() and any(out.iterdir()):
        raise BadInput(f"--out: {out} exists and is not empty, name another folder")
    if out.exists() and not out.is_dir():
        raise BadInput(f"--out: {out} is a file, name a folder")


def write_site(pages: Path, out: Path, base: str) -> Written:
    """Write the built pages as a site; `base` is only for those who come by another address."""
    out.mkdir(parents=True, exist_ok=True)
    shutil.copytree(
        pages,
        out,
        dirs_exist_ok=True,
        ignore=lambda _, names: [name for name in names if name.endswith(COPIES) or name[0] == "."],
    )
    index = (out / "index.html").read_bytes()
    (out / "index.html").write_bytes(as_file(index))
    (out / "404.html").write_text(elsewhere(base), encoding="utf-8")
    (out / "_headers").write_text(HEADERS.format(base=base), encoding="utf-8")
    (out / ".nojekyll").touch()  # GitHub Pages would leave files out
    files = [file for file in out.rglob("*") if file.is_file()]
    return Written(str(out), len(files), sum(file.stat().st_size for file in files))


def as_file(index: bytes) -> bytes:
    """The page for a folder: files beside it, addresses after a `#`.

    >>> as_file(b'<html lang="en"><head><script src="/assets/x.js"></script></html>')[:60]
    b'<html data-addresses="hash" lang="en"><head><meta http-equiv'
    """
    from hofnarr.server.http.static import content_policy

    index = re.sub(rb'\b(href|src)="/(?!/)', rb'\1="./', index)
    # A page may not say who may frame it; only a header may.
    policy = re.sub(r"; frame-ancestors [^;]*", "", content_policy(index))
    meta = f'<meta http-equiv="Content-Security-Policy" content="{html.escape(policy)}" />'
    index = index.replace(b"<html ", b'<html data-addresses="hash" ', 1)
    return index.replace(b"<head>", b"<head>" + meta.encode(), 1)


def elsewhere(base: str) -> str:
    script = GO_THERE.format(base=base)
    digest = base64.b64encode(sha256(script.encode()).digest()).decode()
    return ELSEWHERE.format(hash=f"sha256-{digest}", script=script, base=html.escape(base))
