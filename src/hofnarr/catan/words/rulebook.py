"""Our rules page of the Catan card game: sections and rulings, as pages in one language and as one
Markdown text."""

from __future__ import annotations

from collections.abc import Iterator

import msgspec

from hofnarr.texts import Texts

#: In reading order.
SECTIONS = (
    "words",
    "modes",
    "components",
    "setup",
    "principality",
    "outer",
    "roads",
    "center",
    "foreign",
    "turn",
    "event-die",
    "production",
    "storing",
    "actions",
    "action-cards",
    "duel",
    "reactions",
    "immunities",
    "hand",
    "points",
    "victory",
    "combined",
    "tournament",
    "limits",
    "reconstructed",
    "knowledge",
    "choices",
)
#: The groups of rulings and the number of the last one in each.
_LAST_RULINGS = {
    "setup": 8,
    "dice": 17,
    "resources": 31,
    "building": 51,
    "action": 80,
    "hand": 86,
    "victory": 100,
    "wording": 107,
    "themes": 129,
}
RULINGS = tuple(f"C{number}" for number in range(1, max(_LAST_RULINGS.values()) + 1))
#: Sections with a drawing.
DRAWN = ("principality",)


class RulesPage(msgspec.Struct, frozen=True, omit_defaults=True):
    """A section or a ruling, in one language: rulings have a reason, some sections a drawing."""

    id: str
    title: str
    text: str
    why: str = ""
    figure: str = ""


def ruling_groups() -> Iterator[tuple[str, tuple[str, ...]]]:
    """The rulings under their headings.

    >>> next(ruling_groups())
    ('setup', ('C1', 'C2', 'C3', 'C4', 'C5', 'C6', 'C7', 'C8'))
    """
    first = 0
    for group, last in _LAST_RULINGS.items():
        yield group, RULINGS[first:last]
        first = last


def rules_page(texts: Texts, name: str) -> RulesPage:
    if name in RULINGS:
        ruling = f"catan-ruling-{name}"
        return RulesPage(name, texts(ruling), texts(f"{ruling}.text"), why=texts(f"{ruling}.why"))
    section = f"catan-rules-{name}"
    figure = texts(f"{section}.figure") if name in DRAWN else ""
    return RulesPage(name, texts(section), texts(f"{section}.body"), figure=figure)


def as_markdown(texts: Texts) -> str:
    """The whole page, as it stands in the documentation."""
    return "\n".join(_markdown(texts)) + "\n"


def _markdown(texts: Texts) -> Iterator[str]:
    yield f"# {texts('catan-rules-title')}\n"
    yield f"*{texts('catan-rules-unofficial')}*"
    for name in SECTIONS:
        page = rules_page(texts, name)
        yield f"\n## {page.title}\n"
        yield page.text.replace("• ", "- ")
        if page.figure:
            yield f"\n```\n{page.figure}\n```"
    yield f"\n## {texts('catan-rulings-title')}"
    for group, rulings in ruling_groups():
        yield f"\n### {texts(f'catan-rulings-{group}')}\n"
        for name in rulings:
            page = rules_page(texts, name)
            why = f"*{texts('catan-rulings-title.why')}* {page.why}"
            yield f"- **{name} {page.title}.** {page.text} {why}"
