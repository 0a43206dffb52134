"""Links that leave docs/ work on the site too: the files that they lead to become pages of it.

The documents are written for readers of the repository, so they link to code, to deploy/ and to the
README as those lie there. This hook of MkDocs takes every such file in.
"""

from __future__ import annotations

import posixpath
import re
from pathlib import Path, PurePosixPath

from mkdocs.config.defaults import MkDocsConfig
from mkdocs.exceptions import PluginError
from mkdocs.structure.files import File, Files, InclusionLevel
from mkdocs.structure.pages import Page

ROOT = Path(__file__).parents[2]

#: Documents outside docs/ that have a place in the navigation, and the page each becomes.
DOCUMENTS = {
    "README.md": "index.md",
    "CONTRIBUTING.md": "contributing.md",
    "CHANGELOG.md": "changelog.md",
    "CODE_OF_CONDUCT.md": "conduct.md",
    "SECURITY.md": "security.md",
    "web/README.md": "pages.md",
}
SOURCES = {page: document for document, page in DOCUMENTS.items()}

LINK = re.compile(r"(?<=\]\()(?!https?:|mailto:|#)([^)#\s]+)")
LANGUAGES = {".mjs": "javascript", ".service": "ini", ".conf": "nginx"}


def on_files(files: Files, config: MkDocsConfig) -> Files:
    for page, document in SOURCES.items():
        text = (ROOT / document).read_text(encoding="utf-8")
        files.append(File.generated(config, page, content=text))
    pages = [file for file in files if file.src_uri.endswith(".md")]
    for path in sorted({path for file in pages for path in _leads_to(file)}):
        if not path.startswith("docs/") and path not in DOCUMENTS:
            shown = File.generated(
                config, _page_of(path), content=_show(path), inclusion=InclusionLevel.NOT_IN_NAV
            )
            files.append(shown)
    return files


def on_page_markdown(markdown: str, page: Page, config: MkDocsConfig, files: Files) -> str:
    if page.file.src_uri.startswith("repository/"):
        return markdown
    source = _source_of(page.file)
    here = PurePosixPath(page.file.src_uri).parent

    def link(found: re.Match[str]) -> str:
        return posixpath.relpath(_page_of(_resolve(source, found[1])), here)

    return "\n".join(
        line if in_code else _cells(LINK.sub(link, line)) for line, in_code in _lines(markdown)
    )


def _source_of(file: File) -> str:
    """Where the text of a page lies in the repository."""
    return SOURCES.get(file.src_uri, f"docs/{file.src_uri}")


def _resolve(source: str, target: str) -> str:
    """The path in the repository that a link of this document means."""
    path = posixpath.normpath(PurePosixPath(source).parent / target)
    if not (ROOT / path).is_file():
        raise PluginError(f"{source} links to {target}, which is no file of the repository")
    return path


def _page_of(path: str) -> str:
    """The page or file of the site that a file of the repository becomes."""
    if path.startswith("docs/"):
        return path.removeprefix("docs/")
    return DOCUMENTS.get(path, f"repository/{path}.md")


def _leads_to(file: File) -> list[str]:
    source = _source_of(file)
    return [
        _resolve(source, found[1])
        for line, in_code in _lines(file.content_string)
        if not in_code
        for found in LINK.finditer(line)
    ]


def _lines(markdown: str) -> list[tuple[str, bool]]:
    """Every line, and whether it stands in a block of code."""
    lines, fence = [], ""
    for line in markdown.split("\n"):
        mark = re.match(r" *(`{3,}|~{3,})", line)
        lines.append((line, bool(fence or mark)))
        if mark and not fence:
            fence = mark[1]
        elif mark and line.strip() == fence:
            fence = ""
    return lines


def _cells(line: str) -> str:
    r"""In tables, `\|` in code: code hosts show the bar, Python-Markdown the backslash as well."""
    if not line.startswith("|"):
        return line
    return re.sub(r"`[^`]+`", lambda code: code[0].replace(r"\|", "|"), line)


def _show(path: str) -> str:
    """A file as a page that shows it as it is."""
    text = (ROOT / path).read_text(encoding="utf-8")
    name = PurePosixPath(path)
    language = LANGUAGES.get(name.suffix, name.suffix.removeprefix("."))
    fence = "`" * max(3, 1 + max(map(len, re.findall("`+", text)), default=0))
    return (
        f"---\nsearch:\n  exclude: true\n---\n\n# {name.name}\n\n"
        f"`{path}` of the repository\n\n{fence}{language}\n{text.rstrip()}\n{fence}\n"
    )
