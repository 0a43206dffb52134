"""The scenarios of `hofnarr.testing.catan`: they settle by themselves, refuse what cannot be, and
can be changed in the middle of a game."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Callable
from random import Random

import pytest

from hofnarr.catan.actions import Play, Take
from hofnarr.catan.game import GAME
from hofnarr.catan.options import VARIANTS
from hofnarr.core.errors import IllegalAction
from hofnarr.testing.catan import Scenario

SLIPS: dict[str, Callable[[], object]] = {
    "no card is called 'abbay'": lambda: Scenario().hand(0, "abbay"),
    "no place is called '1X'": lambda: Scenario().lay(0, "abbey", "1X"),
    "no region is called 'hills'": lambda: Scenario().settlement(0, "3", "hills", "fields"),
    "no resource is called 'mud'": lambda: Scenario().stock(0, mud=1),
    "no room for 4 ore": lambda: Scenario().stock(0, ore=4),
    "no abbey is left": lambda: Scenario().hand(0, *["abbey"] * 9),
    "palace is not among the cards of this table: base": lambda: Scenario().hand(0, "palace"),
    "-1U1 is taken: abbey lies there": lambda: (
        Scenario().lay(0, "abbey", "-1U1").lay(0, "smithy", "-1U1")
    ),
    "abbey cannot lie at 2U: that is no place for expansions": lambda: Scenario().lay(
        0, "abbey", "2U"
    ),
    "abbey cannot lie at 3U1 of seat 0: there is no settlement at 3": lambda: (
        Scenario().lay(0, "abbey", "3U1").state
    ),
    "abbey cannot lie at -1U2 of seat 1: it needs a city at -1": lambda: (
        Scenario().lay(1, "abbey", "-1U2").state
    ),
    "church cannot lie at -1U1 of seat 0: it needs a city at -1": lambda: (
        Scenario().lay(0, "church", "-1U1").state
    ),
    "abbey cannot lie at 0 of seat 0: it is no road expansion": lambda: (
        Scenario().lay(0, "abbey", "0").state
    ),
    "colonial_base cannot lie at 0Uo of seat 0: the region at 0U is of another kind": lambda: (
        Scenario("barbarians").lay(0, "colonial_base", "0Uo").state
    ),
    "seat 0 has no region at 6U that stores 1": lambda: Scenario().stock_at(0, {"6U": 1}).state,
    "4 at -2U: a region stores 0 to 3": lambda: Scenario().stock_at(0, {"-2U": 4}).state,
    "the region stack_hills_1 lies on the table already": lambda: Scenario().settlement(
        0, "3", "stack_hills_1", "stack_hills_1"
    ),
    "seat 0 has no settlement at 3 that becomes a city": lambda: Scenario().city(0, "3"),
    "seat 0 has a settlement or city at 1 already": lambda: Scenario().settlement(0, "1"),
    "seat 0 has no road at 2, but settlements on both sides of it": lambda: (
        Scenario().settlement(0, "5").state
    ),
    "'3' is no place for a road": lambda: Scenario().road(0, "3"),
    "raid is not in the event deck now": lambda: Scenario().roll("question", 1, event="raid"),
}


@pytest.mark.parametrize("slip", SLIPS.values(), ids=SLIPS)
def test_a_board_that_cannot_be_is_refused(
    slip: Callable[[], object], request: pytest.FixtureRequest
) -> None:
    with pytest.raises(ValueError) as refused:
        slip()
    assert request.node.callspec.id in str(refused.value)


# --- settling -------------------------------------------------------------------------------------


def test_c88_a_table_settles_by_itself() -> None:
    table = Scenario(seven=False).lay(0, "conrad", "1U1").city(0, "-1").city(1, "-1")
    assert table.state.view(0).knight == 0
    assert table.s.seven  # with the token it is 7 points
    table.lay(1, "karl", "1U1")
    assert table.state.view(0).knight == 1


def test_c85_whoever_has_too_many_cards_is_asked_at_once() -> None:
    table = Scenario().hand(1, "abbey", "smithy", "spy", "conrad")
    assert (table.seat(), table.deciding()) == (1, "surplus")


def test_c87_a_table_with_enough_points_is_over() -> None:
    table = Scenario().city(0, "-1", "1")
    for x in ("3", "5", "7"):
        table.settlement(0, x).city(0, x)
    assert (table.state.scores()[0], table.deciding()) == (10, "act")
    table.settlement(0, "-3").city(0, "-3")
    assert (table.state.scores()[0], table.deciding()) == (12, None)
    with pytest.raises(ValueError, match="the game is over: nobody decides any more"):
        table.end()


# --- in the middle of a game ----------------------------------------------------------------------


def test_who_looked_through_a_stack_remembers_it_when_the_table_changes() -> None:
    table = Scenario().stock(0, ore=2).end().search(2)
    cards = table.stack_of(2)
    table.stock(0, gold=2).hand(1, "spy" if "spy" not in cards else "bishop")
    assert table.deciding() == "take_card"
    assert table.state.view(0).stacks[2].memory == cards
    table.act(Take(0, cards[0]))
    assert cards[0] in table.hand_of(0)


def test_a_stack_that_was_laid_anew_is_known_to_nobody() -> None:
    table = Scenario().stock(0, ore=2).end().search(2).on_stack(2, "spy")
    assert "spy" not in table.state.view(0).stacks[2].memory
    assert table.s.seen[0][2] == 0


@pytest.mark.parametrize("variant", VARIANTS)
def test_a_change_in_mid_game_leaves_everything_else_as_it_lies(variant: str) -> None:
    """Random moves; in between the table is set up anew as it lies."""
    table, random = Scenario(options=VARIANTS[variant]), Random(variant)
    for _ in range(300):
        if table.state.to_act() is None:
            break
        before = table.state.view("open")
        r = table.s.realms[0]
        table.stock_at(0, {"-2U": r.stock[10]} if r.land[10] >= 0 else {})
        assert table.state.view("open") == before
        resampled = GAME.resample(table.state.view(table.seat()), 1)
        assert resampled.legal() == table.state.legal()
        table.act(random.choice(table.state.legal()))


# --- for everybody --------------------------------------------------------------------------------


def test_an_action_against_the_rules_is_illegal_and_refusals_can_be_expected() -> None:
    table = Scenario(seven=False).hand(0, "spy").hand(1, "karl")
    with pytest.raises(IllegalAction):
        table.play("spy")
    table.refuses("C52", Play(0, "spy"))
    with pytest.raises(AssertionError, match="refused by C52, not C53"):
        table.refuses("C53", Play(0, "spy"))
    with pytest.raises(AssertionError, match="is legal here"):
        Scenario().hand(0, "spy").hand(1, "karl").refuses("C52", Play(0, "spy"))


@pytest.mark.parametrize("game", ["catan", "kabale"])
def test_scenarios_need_no_pytest(game: str) -> None:
    code = (
        f"import sys; from hofnarr.testing.{game} import Scenario; Scenario().state\n"
        "print('pytest' in sys.modules)"
    )
    command = [sys.executable, "-c", code]
    assert subprocess.run(command, capture_output=True, text=True, check=True).stdout == "False\n"
