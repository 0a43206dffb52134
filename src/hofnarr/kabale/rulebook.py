"""Our rules page: its sections and rulings, as pages in one language and as one Markdown text."""

from __future__ import annotations

from collections.abc import Iterator

import msgspec

from hofnarr.kabale.options import EDITIONS, VALUES
from hofnarr.texts import Texts

#: In reading order.
SECTIONS = (
    "material",
    "setup",
    "turn",
    "fulfilled",
    "now-cards",
    "explorer",
    "assassin",
    "storm",
    "cloak",
    "traitor",
    "running-out",
    "awarding",
    "musketeers",
    "wizard",
    "witch",
    "pair",
    "numbers",
    "award",
    "after-round",
    "end",
    "examples",
    "options",
    "editions",
    "knowledge",
)
RULINGS = tuple(f"R{number}" for number in range(1, 14))


class RulesPage(msgspec.Struct, frozen=True):
    """A section or a ruling, in one language."""

    id: str
    title: str
    text: str


def rules_page(texts: Texts, name: str) -> RulesPage:
    if name in RULINGS:
        return RulesPage(name, texts(f"ruling-{name}"), texts(f"ruling-{name}.text"))
    return RulesPage(name, texts(f"rules-{name}"), texts(f"rules-{name}.body"))


def as_markdown(texts: Texts) -> str:
    """The whole page, as it stands in the documentation."""
    return "\n".join(_markdown(texts)) + "\n"


def _markdown(texts: Texts) -> Iterator[str]:
    yield f"# {texts('rules-title')}\n"
    yield f"*{texts('rules-unofficial')}*"
    for name in SECTIONS:
        page = rules_page(texts, name)
        yield f"\n## {page.title}\n"
        yield page.text.replace("• ", "- ")
        if name == "options":
            yield from _options(texts)
        if name == "editions":
            yield f"\n`--edition {' | '.join(EDITIONS)}`"
    yield "\n## R1-R13\n"
    for name in RULINGS:
        page = rules_page(texts, name)
        yield f"- **{name} {page.title}.** {page.text}"


def _options(texts: Texts) -> Iterator[str]:
    yield ""
    for name, values in VALUES.items():
        for value in values:
            yield f"- `--option {name}={value}`: {texts(f'value-{value}'.replace('_', '-'))}"
