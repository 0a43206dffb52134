"""Is this tag the version, and does the changelog tell of it? Needs nothing but the sources.

python -m tests.release v0.2.0
"""

from __future__ import annotations

import re
import sys
from datetime import date
from pathlib import Path

ROOT = Path(__file__).parents[1]
#: A heading of the changelog, newest first.
HEADING = re.compile(r"^## \[(?P<name>[^]]+)\](?: - (?P<day>\S+))?$", re.MULTILINE)


def version() -> str:
    text = (ROOT / "src/hofnarr/__init__.py").read_text(encoding="utf-8")
    found = re.search(r'^__version__ = "(.+)"$', text, re.MULTILINE)
    assert found is not None
    return found[1]


def wrong_with(tag: str, version: str, changelog: str) -> list[str]:
    """Sentences that say what is wrong; none where it may be published.

    >>> wrong_with("v1.1", "1.1", "## [Unreleased]\\n\\n## [1.1] - 2027-01-31\\n\\nAll is new.\\n")
    []
    >>> wrong_with("v1.2", "1.1", "## [Unreleased]\\n\\nNews.\\n\\n## [1.0] - 31.1.2027\\n")
    ... # doctest: +NORMALIZE_WHITESPACE
    ["tag: 'v1.2' is not 'v1.1', the version in src/hofnarr/__init__.py",
     "CHANGELOG.md: '1.0': its day '31.1.2027' is not written as 2027-01-31",
     "CHANGELOG.md: there is no section '## [1.1] - DAY'",
     'CHANGELOG.md: [Unreleased] still tells of something']
    """
    wrong = []
    if tag != f"v{version}":
        wrong.append(f"tag: {tag!r} is not 'v{version}', the version in src/hofnarr/__init__.py")
    headings = list(HEADING.finditer(changelog))
    for heading in headings:
        name, day = heading["name"], heading["day"] or ""
        if name != "Unreleased" and not _is_day(day):
            wrong.append(f"CHANGELOG.md: {name!r}: its day {day!r} is not written as 2027-01-31")
    if version not in [heading["name"] for heading in headings]:
        wrong.append(f"CHANGELOG.md: there is no section '## [{version}] - DAY'")
    if re.search(r"^## \[Unreleased\]\n+[^#\n]", changelog, re.MULTILINE) or re.search(
        r"^## \[Unreleased\]\n+###", changelog, re.MULTILINE
    ):
        wrong.append("CHANGELOG.md: [Unreleased] still tells of something")
    return wrong


def _is_day(text: str) -> bool:
    try:
        return date.fromisoformat(text).isoformat() == text
    except ValueError:
        return False


def main() -> None:
    if len(sys.argv) != 2:
        raise SystemExit("usage: python -m tests.release v0.2.0")
    changelog = (ROOT / "CHANGELOG.md").read_text(encoding="utf-8")
    wrong = wrong_with(sys.argv[1], version(), changelog)
    for sentence in wrong:
        print(sentence, file=sys.stderr)
    raise SystemExit(1 if wrong else 0)


if __name__ == "__main__":
    main()
