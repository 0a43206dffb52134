"""Hand-computed examples for the rulebook oracle, each worked out from the rules text.

A column is written as one string, nearest to the target first: "b queen, w merchant".
"""

from __future__ import annotations

from typing import NamedTuple

import pytest

from tests.kabale.rulebook import Verdict, award

MUSIC = ("music", 3)
TRADE = ("trade", 4)

# 12 blue cards under Music: 20+16+14+13+10+9 = 82, five professions 40, the minstrel 12: 134.
TWELVE_BLUE = (
    "b king, b queen, b juliet, b explorer, b traitor, b storm, b alchemist, b swordmaster, "
    "b landowner, b merchant, b cardinal, b minstrel"
)


def cards(text: str) -> list[tuple[str, str]]:
    """Read "b queen, w merchant" as [("b", "queen"), ("w", "merchant")]."""
    result: list[tuple[str, str]] = []
    for part in text.split(","):
        if part.strip():
            owner, card_id = part.split()
            result.append((owner, card_id))
    return result


class Case(NamedTuple):
    """One column, with what the rules say of it. The target is Music 3 unless named."""

    name: str
    column: str
    winner: str | None
    totals: dict[str, float]
    removed: str = ""
    target: tuple[str, int] = MUSIC
    lowest_number: str = "zero"
    double_copies: str = "printed"


WORKED_EXAMPLES = [
    Case("16 to 16", "b queen, w merchant, w cardinal", "b", {"b": 16, "w": 16}),
    Case("wizard, king", "w wizard, b king", "w", {"w": 7}, "b king"),
]

# Step 6, R10, R11.
TAKING_PART_AND_TIES = [
    Case("empty column", "", None, {}),
    Case("lone double", "w double", None, {}),
    Case("only doubles", "w double, b double", None, {}),
    Case("lone cloak takes part with 0", "w cloak", "w", {"w": 0}),
    Case("cloak and a double below it", "w cloak, b double", "w", {"w": 0}),
    Case("half a point", "w storm, b assassin", "b", {"w": 9, "b": 9.5}),
    Case("tie: nearest", "w queen, b queen", "w", {"w": 16, "b": 16}),
    Case("tie: any card counts", "b cloak, w queen, b queen", "b", {"b": 16, "w": 16}),
    Case("tie: only the tied", "g storm, b queen, w queen", "b", {"g": 9, "b": 16, "w": 16}),
    # The removed king lies nearest, but it is not in the column any more: 7 to 7.
    Case(
        "tie: removed cards do not count",
        "b king, w wizard, b squire, b romeo",
        "w",
        {"w": 7, "b": 7},
        "b king",
    ),
]

# Step 1.
MUSKETEERS = [
    Case("no wizard", "w musketeers, b wizard, b king", "b", {"w": 11, "b": 27}),
    Case("no witch", "w musketeers, b witch, b storm", "w", {"w": 11, "b": 10}),
    Case(
        "no prince & squire",
        "w musketeers, b prince, b squire, g king",
        "g",
        {"w": 11, "b": 16, "g": 20},
    ),
    # 12 + 2 + 5 + 14 = 33, no dragon takes anything off.
    Case(
        "no hermit, little giant, Romeo, dragon",
        "b hermit, b little_giant, b romeo, b juliet, g dragon, w musketeers",
        "b",
        {"b": 33, "g": 11, "w": 11},
    ),
    Case("no beggar", "b beggar, w musketeers", "w", {"b": 4, "w": 11}),
    Case(
        "tie with a beggar: nearest",
        "w musketeers, b dragon, w beggar, b beggar",
        "w",
        {"w": 15, "b": 15},
    ),
    Case("12 at home", "w musketeers, b minstrel", "b", {"w": 11, "b": 12}),
    Case("8 elsewhere", "w musketeers, b minstrel", "w", {"w": 11, "b": 8}, target=TRADE),
    Case("a double has no number", "b double, w musketeers", "w", {"w": 11}),
    Case(
        "a double has no number, current",
        "b double, w king, g musketeers",
        "w",
        {"w": 20, "g": 11},
        double_copies="current",
    ),
    Case(
        "a double without number counts for the tie",
        "b double, w musketeers, b dragon",
        "b",
        {"w": 11, "b": 11},
    ),
    Case("two", "w musketeers, b musketeers, g wizard", "w", {"w": 11, "b": 11, "g": 7}),
]

# Steps 2 and 3, cards with a number of their own.
WIZARD_AND_WITCH = [
    Case(
        "wizard: 10 goes, 9 stays",
        "w wizard, b traitor, b storm",
        "b",
        {"w": 7, "b": 9},
        "b traitor",
    ),
    Case("wizard: own cards go too", "w wizard, w king", "w", {"w": 7}, "w king"),
    Case("two wizards", "w wizard, b king, b wizard", "b", {"w": 7, "b": 27}),
    Case(
        "witch: 9 goes, 10 stays", "w witch, b traitor, b storm", "b", {"w": 1, "b": 10}, "b storm"
    ),
    Case("two witches", "w witch, b witch, b storm", "b", {"w": 1, "b": 10}),
    Case("witch stays, owner's cloak goes", "w cloak, w witch", "w", {"w": 1}, "w cloak"),
    # The king goes first, then the wizard himself (7) and the storm.
    Case(
        "both; 9.5 survives",
        "w wizard, w witch, b assassin, b king, b storm",
        "b",
        {"w": 1, "b": 9.5},
        "w wizard, b king, b storm",
    ),
    Case(
        "witch nearer than wizard: the wizard still comes first",
        "g witch, w wizard, b king",
        "g",
        {"g": 1},
        "w wizard, b king",
    ),
    Case(
        "two wizards and a witch",
        "w wizard, b wizard, g king, g witch",
        "g",
        {"g": 21},
        "w wizard, b wizard",
    ),
    Case(
        "one wizard and two witches",
        "w wizard, b witch, g king, g witch, g storm",
        "g",
        {"w": 7, "b": 1, "g": 10},
        "g king",
    ),
    # Under Music the minstrel is a 12, the merchant an 8.
    Case(
        "wizard: professions",
        "w wizard, b minstrel, b merchant",
        "b",
        {"w": 7, "b": 8},
        "b minstrel",
    ),
    Case(
        "witch: professions",
        "w witch, b minstrel, b merchant",
        "b",
        {"w": 1, "b": 12},
        "b merchant",
    ),
    # Hermit and little giant are seen as printed, 12 and 2, whatever they would count.
    Case(
        "wizard: hermit is 12",
        "w wizard, b hermit, w cloak, w storm, w squire",
        "w",
        {"w": 18},
        "b hermit",
    ),
    # The little giant would count 2 + 3*3 = 11.
    Case(
        "witch: little giant is 2",
        "w witch, b little_giant, b king, g double",
        "b",
        {"w": 1, "b": 20},
        "b little_giant",
    ),
    Case("witch: Romeo is 5", "b romeo, b juliet, w witch", "b", {"b": 14, "w": 1}, "b romeo"),
]

# Steps 2 and 3, doubles (R6, R7).
WIZARD_WITCH_AND_DOUBLES = [
    # At the same time: the double shows 20, not the wizard's 7 that it would show afterwards.
    Case(
        "wizard: at the same time", "b double, g king, w wizard", "w", {"w": 7}, "b double, g king"
    ),
    Case(
        "wizard: through doubles",
        "w double, b double, g queen, r wizard",
        "r",
        {"r": 7},
        "w double, b double, g queen",
    ),
    Case("wizard: without number stays", "w wizard, b king, b double", "w", {"w": 7}, "b king"),
    Case("wizard: above the wizard", "b double, w wizard, g king", "b", {"b": 7, "w": 7}, "g king"),
    Case(
        "wizard: profession at home",
        "w wizard, b double, g minstrel",
        "w",
        {"w": 7},
        "b double, g minstrel",
    ),
    Case(
        "wizard: profession elsewhere",
        "w wizard, b double, g minstrel",
        "b",
        {"w": 7, "b": 8, "g": 8},
        target=TRADE,
    ),
    Case("witch: showing her 1 (R7)", "w double, b witch", "b", {"b": 1}, "w double"),
    Case(
        "witch: showing her 1 through a double (R7)",
        "b double, w double, b witch",
        "b",
        {"b": 1},
        "b double, w double",
    ),
    Case("witch: without number stays", "w witch, b storm, b double", "w", {"w": 1}, "b storm"),
    # Hermit is left with two others, the witch and the foot double: 10.
    Case(
        "witch: the double that stays counts for the hermit",
        "w hermit, g squire, g witch, b double",
        "w",
        {"w": 10, "g": 1},
        "g squire",
    ),
    Case(
        "both: above the wizard",
        "b double, w wizard, w witch",
        "w",
        {"w": 1},
        "b double, w wizard",
    ),
    Case(
        "both: above the assassin",
        "b double, w assassin, g wizard, g witch",
        "b",
        {"b": 9.5, "w": 9.5, "g": 1},
        "g wizard",
    ),
    # The hermit would count 12 - 3 = 9; printed 12 it goes, and the double with it.
    Case(
        "wizard: printed under current",
        "w wizard, b double, g hermit, w storm",
        "w",
        {"w": 16},
        "b double, g hermit",
        double_copies="current",
    ),
    # The little giant would count 2 + 3*3 = 11; printed 2 it goes, and the double with it.
    Case(
        "witch: printed under current",
        "w double, b little_giant, g witch, g king",
        "g",
        {"g": 21},
        "w double, b little_giant",
        double_copies="current",
    ),
]

# Step 4.
PRINCE_AND_SQUIRE = [
    Case(
        "nearest is not farthest",
        "b squire, w prince, w king, b prince, w squire",
        "b",
        {"b": 16, "w": 36},
    ),
    Case(
        "nearest prince, the squires the other way round",
        "w prince, b squire, b king, b prince, w squire, b cloak",
        "w",
        {"w": 16, "b": 36},
    ),
    Case(
        "one pair above the other",
        "w squire, w prince, b king, b prince, b squire",
        "w",
        {"w": 16, "b": 36},
    ),
    Case("a pair", "w king, w queen, b prince, b squire", "b", {"w": 36, "b": 16}),
    Case("of two colours", "b prince, w squire, w king", "w", {"b": 14, "w": 22}),
    Case("prince removed", "b prince, b squire, w wizard", "w", {"b": 2, "w": 7}, "b prince"),
    Case(
        "squire removed", "b squire, b prince, w witch, w king", "w", {"b": 14, "w": 21}, "b squire"
    ),
    Case(
        "nearest squire",
        "g king, w squire, b prince, b squire, w prince",
        "w",
        {"g": 20, "w": 16, "b": 16},
    ),
    Case(
        "nearest prince", "b prince, w squire, w prince, w king, b squire", "b", {"b": 16, "w": 36}
    ),
    Case(
        "only a pair's cards count for nearest",
        "b cloak, g prince, g king, w squire, b squire, b prince, w prince",
        "w",
        {"b": 16, "g": 34, "w": 16},
    ),
    Case("beats a beggar", "w cloak, b prince, b squire, w beggar", "b", {"w": 4, "b": 16}),
    Case(
        "two wizards leave it",
        "b prince, b squire, w wizard, g wizard, w king",
        "b",
        {"b": 16, "w": 27, "g": 7},
    ),
    # 14-2 and 2-2; 20 and 11.
    Case("sums are worked out", "w king, b prince, b squire, w dragon", "b", {"w": 31, "b": 12}),
    Case("a double is no prince", "b double, g prince, b squire, g king", "g", {"b": 16, "g": 34}),
]

# Step 5.
HERMIT_GIANT_ROMEO = [
    Case("hermit", "w hermit, b traitor", "w", {"w": 11, "b": 10}),
    Case("hermit: own cards count", "w hermit, w cloak, w squire", "w", {"w": 12}),
    Case("hermit: a double without number counts", "w hermit, b double", "w", {"w": 11}),
    Case("two hermits", "w hermit, b hermit, b cloak", "w", {"w": 10, "b": 10}),
    Case("little giant", "w little_giant, b traitor, b cloak, b squire", "b", {"w": 11, "b": 12}),
    Case(
        "little giant: removed cards do not count",
        "w little_giant, b king, b queen, g wizard",
        "g",
        {"w": 5, "g": 7},
        "b king, b queen",
    ),
    Case("Romeo alone", "w romeo, b storm", "b", {"w": 5, "b": 9}),
    Case("Romeo and Juliet", "w romeo, b king, w juliet", "w", {"w": 29, "b": 20}),
    Case("Juliet first", "w juliet, b king, w romeo", "w", {"w": 29, "b": 20}),
    Case("another's Juliet", "w romeo, b juliet", "b", {"w": 5, "b": 14}),
    Case("a double is no Juliet", "w romeo, w double, b juliet", "w", {"w": 19, "b": 14}),
    Case("Juliet removed", "b romeo, b juliet, w wizard", "w", {"b": 5, "w": 7}, "b juliet"),
    # 12 - 13 others.
    Case("hermit: not below 0 (R9)", f"w hermit, {TWELVE_BLUE}, b cloak", "b", {"w": 0, "b": 134}),
    Case(
        "hermit: unbounded",
        f"w hermit, {TWELVE_BLUE}, b cloak",
        "b",
        {"w": -1, "b": 134},
        lowest_number="unbounded",
    ),
]

# Step 5, R8 and the option double_copies.
DOUBLES = [
    Case("above a hermit", "w double, b hermit", "w", {"w": 12, "b": 11}),
    Case(
        "above a hermit, current",
        "w double, b hermit",
        "w",
        {"w": 11, "b": 11},
        double_copies="current",
    ),
    Case("above a little giant", "w double, b little_giant", "b", {"w": 2, "b": 5}),
    Case(
        "above a little giant, current",
        "w double, b little_giant",
        "w",
        {"w": 5, "b": 5},
        double_copies="current",
    ),
    Case("above Romeo", "w double, b romeo, b juliet", "b", {"w": 5, "b": 29}),
    Case(
        "above Romeo, current",
        "w double, b romeo, b juliet",
        "b",
        {"w": 15, "b": 29},
        double_copies="current",
    ),
    # Romeo's own Juliet counts, not one of the double's colour.
    Case(
        "above Romeo, own Juliet, current",
        "w double, b romeo, w juliet",
        "w",
        {"w": 19, "b": 5},
        double_copies="current",
    ),
    Case("above a cloak", "w double, b cloak", "w", {"w": 0, "b": 0}),
    Case(
        "above a profession at home", "w double, b merchant", "w", {"w": 12, "b": 12}, target=TRADE
    ),
    Case("above a profession elsewhere", "w double, b merchant", "w", {"w": 8, "b": 8}),
    Case(
        "above a profession at home, current",
        "w double, b merchant",
        "w",
        {"w": 12, "b": 12},
        target=TRADE,
        double_copies="current",
    ),
    Case("through doubles", "w double, b double, g queen", "w", {"w": 16, "b": 16, "g": 16}),
    # 2 + 3*3 = 11.
    Case(
        "through doubles, current",
        "w double, b double, g little_giant, g cloak",
        "w",
        {"w": 11, "b": 11, "g": 11},
        double_copies="current",
    ),
    Case("the next below, not above", "g king, w double, b storm", "g", {"g": 20, "w": 9, "b": 9}),
    Case(
        "two separate doubles",
        "w double, g storm, b double, g king",
        "g",
        {"w": 9, "b": 20, "g": 29},
    ),
    # The hermit has 13 others: -1. The double: 12 printed, -1 current.
    Case("hermit below 0, printed", f"w double, w hermit, {TWELVE_BLUE}", "b", {"w": 12, "b": 134}),
    Case(
        "hermit below 0, current",
        f"w double, w hermit, {TWELVE_BLUE}",
        "b",
        {"w": 0, "b": 134},
        double_copies="current",
    ),
    Case(
        "hermit below 0, printed, unbounded",
        f"w double, w hermit, {TWELVE_BLUE}",
        "b",
        {"w": 11, "b": 134},
        lowest_number="unbounded",
    ),
    Case(
        "hermit below 0, current, unbounded",
        f"w double, w hermit, {TWELVE_BLUE}",
        "b",
        {"w": -2, "b": 134},
        lowest_number="unbounded",
        double_copies="current",
    ),
]

# Step 5, dragon and R9.
DRAGONS = [
    Case(
        "each card, each not below 0",
        "w dragon, b storm, b witch, g witch",
        "w",
        {"w": 11, "b": 7, "g": 0},
    ),
    Case(
        "unbounded",
        "w dragon, b storm, b witch, g witch",
        "w",
        {"w": 11, "b": 6, "g": -1},
        lowest_number="unbounded",
    ),
    Case("own cards lose nothing", "w dragon, w storm", "w", {"w": 20}),
    # Dragons 11-2 each; the cloak 0-4, the king 20-4.
    Case("two dragons", "w dragon, b dragon, g cloak, g king", "g", {"w": 9, "b": 9, "g": 16}),
    Case(
        "two dragons, unbounded",
        "w dragon, b dragon, g cloak, g king",
        "g",
        {"w": 9, "b": 9, "g": 12},
        lowest_number="unbounded",
    ),
    Case("removed by the wizard", "w dragon, b storm, b wizard", "b", {"b": 16}, "w dragon"),
    Case(
        "a double loses too and is no dragon",
        "w double, b dragon, g storm",
        "b",
        {"w": 9, "b": 11, "g": 7},
    ),
    # The white double shows blue's 9 and is not hurt by white's dragon.
    Case("a double belongs to its owner", "w double, b storm, w dragon", "w", {"w": 20, "b": 7}),
    Case("a double without number gets none", "w dragon, b double", "w", {"w": 11}),
    Case(
        "a double without number gets none, unbounded",
        "w dragon, b double",
        "w",
        {"w": 11},
        lowest_number="unbounded",
    ),
    # Double 5-2 printed, 15-2 current; blue 15+14+11.
    Case(
        "printed, then the dragon", "w double, b romeo, b juliet, b dragon", "b", {"w": 3, "b": 40}
    ),
    Case(
        "current is before dragons",
        "w double, b romeo, b juliet, b dragon",
        "b",
        {"w": 13, "b": 40},
        double_copies="current",
    ),
    # Hermit 12-2-2 = 8; blue's double shows 10 and, blue like the dragon, loses nothing: 10+11.
    Case(
        "current: the copied card's loss is not copied",
        "b double, w hermit, b dragon",
        "b",
        {"b": 21, "w": 8},
        double_copies="current",
    ),
]

# Step 6, beggar.
BEGGARS = [
    Case("lowest sum", "w king, b beggar, b squire", "b", {"w": 20, "b": 6}),
    Case("lowest sum 0", "w beggar, b cloak, g king", "b", {"w": 4, "b": 0, "g": 20}),
    Case("half a point", "w beggar, w romeo, b assassin", "w", {"w": 9, "b": 9.5}),
    Case("two are as one; tie: farthest", "w beggar, b beggar", "b", {"w": 4, "b": 4}),
    Case(
        "tie: the farthest of all their cards", "w beggar, b beggar, w cloak", "w", {"w": 4, "b": 4}
    ),
    Case(
        "tie: a double without number counts", "w beggar, b beggar, w double", "w", {"w": 4, "b": 4}
    ),
    Case(
        "tie: removed cards do not count",
        "w beggar, b wizard, g beggar, w king",
        "g",
        {"w": 4, "b": 7, "g": 4},
        "w king",
    ),
    Case("a lone double without number takes no part", "w beggar, b double", "w", {"w": 4}),
    Case("the wizard leaves him", "b beggar, w wizard", "b", {"b": 4, "w": 7}),
    Case(
        "removed by the witch",
        "b beggar, b explorer, w witch, w king",
        "w",
        {"b": 13, "w": 21},
        "b beggar",
    ),
    Case("two witches leave him", "w witch, b witch, b beggar", "w", {"w": 1, "b": 5}),
    Case("above a beggar, a double is a 4", "w double, b beggar, b cloak", "b", {"w": 4, "b": 4}),
    # Squires 2-2; the cloak 0-2. Zero: 0 to 0, blue lies farther. Unbounded: -2 to 0.
    Case(
        "tie at 0 (R9)",
        "w squire, w cloak, b squire, g beggar, g dragon",
        "b",
        {"w": 0, "b": 0, "g": 15},
    ),
    Case(
        "below 0, unbounded",
        "w squire, w cloak, b squire, g beggar, g dragon",
        "w",
        {"w": -2, "b": 0, "g": 15},
        lowest_number="unbounded",
    ),
]

GROUPS = {
    "examples": WORKED_EXAMPLES,
    "taking part": TAKING_PART_AND_TIES,
    "musketeers": MUSKETEERS,
    "wizard, witch": WIZARD_AND_WITCH,
    "wizard, witch, doubles": WIZARD_WITCH_AND_DOUBLES,
    "prince & squire": PRINCE_AND_SQUIRE,
    "hermit, giant, Romeo": HERMIT_GIANT_ROMEO,
    "doubles": DOUBLES,
    "dragons": DRAGONS,
    "beggars": BEGGARS,
}


@pytest.mark.parametrize(
    "case",
    [
        pytest.param(case, id=f"{group}: {case.name}")
        for group, group_cases in GROUPS.items()
        for case in group_cases
    ],
)
def test_award(case: Case) -> None:
    verdict = award(
        case.target,
        cards(case.column),
        lowest_number=case.lowest_number,
        double_copies=case.double_copies,
    )
    assert verdict == Verdict(case.winner, case.totals, cards(case.removed))


def test_award_leaves_the_column_alone() -> None:
    column = cards("w wizard, b king, b double")
    award(MUSIC, column)
    assert column == cards("w wizard, b king, b double")


@pytest.mark.parametrize(
    ("domain", "column", "lowest_number", "double_copies"),
    [
        ("gardening", "w king", "zero", "printed"),
        ("music", "w joker", "zero", "printed"),
        ("music", "w king, w king", "zero", "printed"),
        ("music", "w king", "one", "printed"),
        ("music", "w king", "zero", "both"),
    ],
)
def test_slips_are_refused(
    domain: str, column: str, lowest_number: str, double_copies: str
) -> None:
    with pytest.raises(ValueError, match=r"no such|at most once"):
        award((domain, 3), cards(column), lowest_number=lowest_number, double_copies=double_copies)
