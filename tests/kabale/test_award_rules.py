"""Awarding a column: the worked examples, the order of the steps, ties, who takes part."""

from __future__ import annotations

from hofnarr.kabale.award import Tie
from hofnarr.kabale.events import Awarded
from hofnarr.kabale.options import Options
from hofnarr.testing.kabale import Scenario, awarded

# --- the two worked columns of the rules ----------------------------------------------------------


def test_worked_example_16_to_16_the_nearer_card_wins() -> None:
    award = awarded("music 3", "blue queen, white merchant, white cardinal")
    assert award.totals == {"blue": 16, "white": 16}
    assert award.winner == "blue"


def test_worked_example_the_wizard_removes_the_king() -> None:
    award = awarded("music 3", "white wizard, blue king")
    assert award.removed == [("blue", "king")]
    assert award.totals == {"white": 7}
    assert award.winner == "white"


# --- the round ------------------------------------------------------------------------------------


def test_columns_are_awarded_one_by_one_from_the_left() -> None:
    table = Scenario(players=3).target(0, "music", 1).target(1, "trade", 1).target(2, "music", 2)
    table.column(0, "red king").column(1, "blue king").column(2, "red queen, red juliet")
    table.turn("white").play("king", 0)
    assert [(event.column, event.target) for event in table.told(Awarded)] == [
        (0, ("music", 1)),
        (1, ("trade", 1)),
        (2, ("music", 2)),
    ]


def test_all_cards_still_face_down_are_turned_up_and_count() -> None:
    table = Scenario(players=2).target(0, "music", 1).target(1, "trade", 1)
    table.column(0, "blue storm down").play("king", 1)
    table.expect_winner(0, "blue").expect_winner(1, "white")


def test_removed_cards_go_to_their_owners_discard_piles_too() -> None:
    table = Scenario(players=2).target(0, "music", 2).target(1, "trade", 1)
    table.column(0, "white wizard, blue queen").hand("white", "king", "storm").draws(
        "white", "witch"
    )
    table.play("king", 1).expect_discard("blue", "queen").expect_discard("white", "wizard", "king")
    assert table.award_of(0).removed == [(1, "queen")]


# --- step 6: sums, ties, taking part --------------------------------------------------------------


def test_the_highest_sum_wins() -> None:
    award = awarded("music 3", "white king, blue queen, blue storm")
    assert (award.totals, award.winner) == ({"white": 20, "blue": 25}, "blue")


def test_half_a_point_decides() -> None:
    assert awarded("music 3", "white storm, blue assassin").winner == "blue"


def test_tie_the_tied_player_with_the_card_nearest_to_the_target() -> None:
    column = "red cloak, blue queen, white queen"
    assert awarded("music 3", column).winner == "blue"


def test_tie_any_card_of_the_player_counts() -> None:
    assert awarded("music 3", "white cloak, blue queen, white queen").winner == "white"


def test_tie_a_double_without_number_counts_too() -> None:
    """Under musketeers no double has a number; it still lies nearest."""
    award = awarded("music 3", "blue double, white musketeers, blue dragon")
    assert (award.totals, award.winner) == ({"white": 11, "blue": 11}, "blue")


def test_tie_with_a_beggar_a_double_without_number_counts_too() -> None:
    award = awarded("music 3", "white queen, blue queen, red king, red beggar, white double")
    assert (award.totals, award.winner) == ({"white": 16, "blue": 16, "red": 24}, "white")


def test_tie_removed_cards_do_not_count() -> None:
    award = awarded("music 3", "blue king, white wizard, blue squire, blue romeo")
    assert (award.totals, award.winner) == ({"white": 7, "blue": 7}, "white")


def test_tie_of_three_only_the_tied_compare() -> None:
    award = awarded("music 3", "green storm, red queen, blue queen, white queen")
    assert award.winner == "red"
    tie = next(step for step in award.steps if isinstance(step, Tie))
    assert tie.owners == ["red", "blue", "white"]


def test_a_player_without_a_number_does_not_win_with_a_beggar() -> None:
    """The lone double has no number and no sum of 0."""
    award = awarded("music 3", "blue beggar, white double")
    assert (award.totals, award.winner) == ({"blue": 4}, "blue")


def test_sums_are_worked_out_also_where_a_pair_decided() -> None:
    award = awarded("music 3", "white prince, white squire, blue dragon, blue king")
    assert award.totals == {"white": 12, "blue": 31}
    assert award.winner == "white"


# --- the order of the steps -----------------------------------------------------------------------


def test_musketeers_come_before_wizard_and_witch() -> None:
    award = awarded("music 3", "white wizard, blue musketeers, blue king, white witch")
    assert (award.removed, award.winner) == ([], "blue")


def test_wizard_comes_before_the_pair() -> None:
    assert awarded("music 3", "blue wizard, white prince, white squire").winner == "blue"


def test_a_wizard_whom_the_witch_removes_has_acted_already() -> None:
    award = awarded("music 3", "white wizard, blue witch, red king, red assassin")
    assert award.removed == [("white", "wizard"), ("red", "king")]
    assert award.totals == {"blue": 1, "red": 9.5}


def test_several_wizards_cancel_and_the_witch_still_acts() -> None:
    award = awarded("music 3", "white wizard, blue wizard, red witch, red king")
    assert award.removed == [("white", "wizard"), ("blue", "wizard")]
    assert award.totals == {"red": 21}


def test_romeo_finds_juliet_before_the_dragon_takes_his_share() -> None:
    assert awarded("music 3", "white romeo, white juliet, blue dragon").totals["white"] == 25


def test_dragons_take_from_doubles_after_copying() -> None:
    """The double copies 20, not the king's 18."""
    column = "white double, red king, blue dragon"
    assert awarded("music 3", column).totals == {"white": 18, "red": 18, "blue": 11}
    current = Options(double_copies="current")
    assert awarded("music 3", column, current).totals == {"white": 18, "red": 18, "blue": 11}
