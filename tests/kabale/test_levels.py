"""Page, Squire and Courtier: each clearly above the one below, human in its errors, never absurd.

That they do not look at hidden cards is in `test_no_cheating.py`.
"""

from __future__ import annotations

import math
from collections import Counter

import pytest

from hofnarr.bots import make_bot
from hofnarr.bots.kabale.kernel.levels import LEVEL_LARGEST_LOSS, LEVEL_TEMPERATURE, dialled
from hofnarr.bots.kabale.kernel.scratch import S_VALUES
from hofnarr.bots.kabale.simulation import Setting, Simulator
from hofnarr.games import find_game
from hofnarr.kabale.kernel import runners
from hofnarr.kabale.options import Options
from hofnarr.testing import Table, tables
from hofnarr.testing.bots import check_bot_at

from .compiled import COMPILED
from .test_strength import win_share

KABALE = find_game("kabale")
LEVELS = ("page", "squire", "courtier")


# --- the dial -------------------------------------------------------------------------------------


def chosen(values: list[int], temperature: float, largest: float) -> Counter[int]:
    """What is chosen by 10,000 random numbers spread evenly."""
    words = range(0, 1 << 32, (1 << 32) // 10_000 + 1)
    return Counter(
        dialled([0] * S_VALUES + values, len(values), temperature, largest, word) for word in words
    )


def test_a_move_is_taken_in_proportion_to_the_exponential_of_its_loss() -> None:
    counts = chosen([1000, 900, 1000, 800], temperature=100.0, largest=500.0)
    assert counts[0] == pytest.approx(counts[2], rel=0.01)
    assert counts[1] / counts[0] == pytest.approx(math.exp(-1), rel=0.01)
    assert counts[3] / counts[0] == pytest.approx(math.exp(-2), rel=0.01)


def test_no_move_above_the_largest_loss_is_ever_taken() -> None:
    assert set(chosen([1000, 899, 900, -50_000], temperature=1e9, largest=100.0)) == {0, 2}


@pytest.mark.parametrize("word", [0, 1 << 31, (1 << 32) - 1])
def test_the_only_move_is_taken_whatever_it_is_worth(word: int) -> None:
    assert dialled([0] * S_VALUES + [-700], 1, 1.0, 0.0, word) == 0


def test_the_higher_level_is_pickier() -> None:
    """The Page counts in points, so only the two others can be compared."""
    assert LEVEL_TEMPERATURE[1] > LEVEL_TEMPERATURE[2]
    assert LEVEL_LARGEST_LOSS[1] > LEVEL_LARGEST_LOSS[2]


# --- at the table ---------------------------------------------------------------------------------


@pytest.mark.parametrize(("level", "below"), [("squire", "page"), ("courtier", "squire")])
def test_every_level_wins_60_to_75_percent_against_the_one_below(level: str, below: str) -> None:
    """Measured in long duels: 66 % and 67 %."""
    assert 0.60 < win_share(level, below, 2, 400) < 0.75


def test_even_the_page_is_no_random_player() -> None:
    """Measured: 85 %."""
    assert win_share("page", "random", 2, 400) > 0.80


@pytest.mark.parametrize(("level", "below"), [("squire", "page"), ("courtier", "squire")])
def test_the_order_holds_at_a_larger_table(level: str, below: str) -> None:
    """Fair would be one in four; measured: 39 % and 43 %."""
    assert win_share(level, below, 4, 30) > 0.30


@pytest.mark.parametrize("runner", COMPILED)
def test_compiled_and_plain_levels_play_the_same_games(
    runner: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv(runners.VARIABLE, runner)
    options = Options(lowest_number="unbounded")
    compiled = Simulator(Setting("levels", LEVELS, options))
    plain = Simulator(Setting("levels", LEVELS, options, plain=True))
    assert compiled.play(0) == plain.play(0)
    assert compiled.record() == plain.record()


VARIANTS = [
    table
    for table in tables(KABALE)
    if table.variant != "standard" and table.seats in (2, 5)  # the kit plays the standard ones
]


@pytest.mark.parametrize("table", VARIANTS, ids=str)
@pytest.mark.parametrize("level", LEVELS)
def test_a_level_plays_every_edition_the_same_way_for_the_same_seed(
    level: str, table: Table
) -> None:
    check_bot_at(lambda seed: make_bot(level, KABALE, seed), KABALE, table)
