"""The pages know no rules: no ruling is named there, no step, and cards only where something is
drawn or told. What they must show of the rules comes from the server or from files that the rules
made."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

import pytest

from hofnarr.catan import game as catan
from hofnarr.catan.catalogue.data import cards
from hofnarr.catan.engine.steps import all_steps
from hofnarr.kabale.cards import CARD_IDS
from web.generate.kabale import make_facts

WEB = Path(__file__).parents[2] / "web" / "src"

RULING = re.compile(r"\b[CR]\d{1,3}\b")
#: A word in quotes, or the name of a field with an underscore.
WORD = re.compile(
    r"""(?P<quote>['"`])(?P<quoted>[a-z_]+)(?P=quote)|\b(?P<field>[a-z]+_[a-z_]+)\??:"""
)
#: But for the neighbours of a place.
NUMBER = re.compile(r"(?<![\w.#-])(?<!\+ )(?<!- )\d+(?![\w%.-])")
STYLE = re.compile(r"<style>.*?</style>", re.DOTALL)

#: Modules that name cards, and what for. None of them may set a number beside one.
NAMING = {
    "games/catan/words/telling.ts": "events in words, as in words/telling.py",
    "games/kabale/award/steps.ts": "the pictures of the steps that an award tells",
    "games/kabale/learn/addresses.ts": "an example in the address of the lab",
    "games/kabale/learn/lab/column/notes.ts": "the words of the steps that an award tells",
    "games/kabale/stage/acts.ts": "how cards move in what an event tells",
    "games/kabale/stage/present.ts": "the same",
}
#: Names that pages use for other things: what is built from the supply, rooms and styles of the
#: page; pictures, signs, sections of the rules page; kinds of decisions that Kabale's views name.
COMMON = {"road", "settlement", "city", "court", "dogma"}
ALSO = {
    "games/catan/Fan.svelte",
    "games/kabale/Fan.svelte",
    "games/kabale/learn/rules/sections.ts",
    "games/kabale/cards/Target.svelte",
    "games/kabale/table/Column.svelte",
    "games/kabale/score/FinalScore.svelte",
}
KABALE_DECISIONS = {"cloak", "traitor"}


class Source(NamedTuple):
    path: str
    text: str

    def words(self) -> set[str]:
        return {found["quoted"] or found["field"] for found in WORD.finditer(self.text)}


def sources(below: str = "") -> Iterator[Source]:
    """All that people wrote, without tests and without styles."""
    for path in sorted((WEB / below).rglob("*")):
        name = path.relative_to(WEB).as_posix()
        if path.suffix not in (".ts", ".svelte") or ".test." in name or ".generated." in name:
            continue
        if "/fixtures/" in name:
            continue
        yield Source(name, STYLE.sub("", path.read_text(encoding="utf-8")))


def said() -> set[str]:
    """Kinds of actions and of events, and other words that the server says."""
    return set(re.findall(r"'([a-z_]+)'", (WEB / "games/catan/types.generated.ts").read_text()))


def test_no_ruling_is_named() -> None:
    found = {source.path: RULING.findall(source.text) for source in sources()}
    assert not {path: names for path, names in found.items() if names}


def test_no_step_is_named() -> None:
    """Nobody looks at what would name one; and names that can mean nothing else stand nowhere."""
    assert catan.GAME.name == "catan"  # all cards are loaded
    steps = {str(step.__struct_config__.tag) for step in all_steps()}
    private = {name for name in steps - said() if "_" in name}
    assert len(private) > 50
    for source in sources():
        assert not source.words() & private, source.path
    for source in sources("games/catan"):
        looked = re.findall(r"\b(?:view|before|after)\w*\??\.(pending|decision)\b", source.text)
        taken = re.findall(r"\{[^{}=]*\b(pending|decision)\b[^{}=]*\} = ", source.text)
        assert not looked + taken, source.path


@pytest.mark.parametrize(
    ("game", "ids"), [("catan", {card.id for card in cards()} - said()), ("kabale", set(CARD_IDS))]
)
def test_cards_are_named_only_where_something_is_drawn_or_told(game: str, ids: set[str]) -> None:
    named = set()
    for source in sources(f"games/{game}"):
        ours = (source.words() & ids) - COMMON
        if game == "kabale" and ours <= KABALE_DECISIONS:
            continue
        if ours and source.path not in ALSO:
            named.add(source.path)
            assert source.path in NAMING, f"{source.path} names {sorted(ours)}"
    assert named == {path for path in NAMING if path.startswith(f"games/{game}/")}


@pytest.mark.parametrize("path", NAMING)
def test_no_number_stands_beside_a_card(path: str) -> None:
    ids = {card.id for card in cards()} if "/catan/" in path else set(CARD_IDS)
    (source,) = [each for each in sources() if each.path == path]
    for line in source.text.splitlines():
        if {found["quoted"] or found["field"] for found in WORD.finditer(line)} & ids - COMMON:
            assert not NUMBER.search(line), f"{path}: {line.strip()}"


def test_kabales_facts_are_those_of_the_rules() -> None:
    made = "run `python -m web.generate.kabale.make_facts` and look at the diff"
    assert make_facts.FACTS.read_bytes() == make_facts.as_json(), made
