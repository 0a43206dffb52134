"""The thirteen rulings, each by its number. (Most of R5 is in test_running_out.py.)"""

from __future__ import annotations

from hofnarr.kabale.events import Drew, GameEnded, RoundEnded, Stayed, Travelled, Uncovered
from hofnarr.kabale.options import Options
from hofnarr.testing.kabale import Scenario, awarded
from tests.kabale.test_cards import names_of_tests

CURRENT = Options(double_copies="current")


def test_every_ruling_has_a_test_named_after_it() -> None:
    for ruling in range(1, 14):
        named = [name for name in names_of_tests() if name.startswith(f"test_r{ruling}_")]
        assert named, f"R{ruling}"


# --- R1: the test for the end of the round comes last ---------------------------------------------


def test_r1_the_round_ends_only_after_the_draw() -> None:
    table = Scenario(players=2).target(0, "music", 1).target(1, "trade", 1)
    table.column(0, "blue king").hand("white", "king", "queen", "storm").draws("white", "dragon")
    table.play("king", 1).expect_hand("white", "queen", "storm", "dragon")
    assert table.story[:3] == ["placed", "drew", "round_ended"]


def test_r1_the_drawing_reshuffle_comes_before_the_columns_are_discarded() -> None:
    """White's pile is empty: the reshuffle does not hold the cards of the round that ends."""
    table = Scenario(players=2).target(0, "music", 1).target(1, "trade", 1)
    table.column(0, "white queen").hand("white", "king", "storm").pile("white")
    table.play("king", 1).expect_discard("white", "queen", "king")
    assert table.story[:4] == ["placed", "reshuffled", "drew", "round_ended"]


def test_r1_the_round_does_not_end_before_the_act_is_resolved() -> None:
    """Every column is fulfilled while the assassin is uncovered, but not after it has acted."""
    table = Scenario(players=2).target(0, "music", 1).target(1, "trade", 2)
    table.column(0, "blue king").column(1, "blue assassin down").play("king", 1)
    table.expect_round(1).expect_fulfilled(1, False)


def test_r1_the_round_does_not_end_before_cloak_and_traitor_are_decided() -> None:
    table = Scenario(players=2).target(0, "music", 1).target(1, "trade", 2)
    table.column(0, "blue king").column(1, "blue cloak down").play("king", 1)
    table.expect_fulfilled(0).expect_fulfilled(1).expect_to_act("blue", "cloak")
    table.decline().expect_round(2)


def test_r1_an_explorer_fulfils_the_last_column_by_arriving() -> None:
    table = Scenario(players=2).target(0, "music", 1).target(1, "trade", 1)
    table.column(0, "blue explorer down").play("king", 0).expect_round(2)
    assert table.told(RoundEnded)[0].columns == [[(0, "king")], [(1, "explorer")]]


# --- R2, R3: the explorer -------------------------------------------------------------------------


def test_r2_explorer_with_all_other_columns_closed_goes_to_the_foot_of_its_own() -> None:
    table = Scenario(players=2).column(0, "blue king, blue explorer down")
    table.column(1, "white storm, blue queen down").play("king", 0)
    table.expect_column(0, "blue king, white king, blue explorer known")
    assert table.told(Travelled) == [Travelled(1, 0, 0)]


def test_r2_explorer_uncovers_the_card_that_uncovered_it() -> None:
    table = Scenario(players=2).column(0, "blue explorer down").hand("white", "assassin", "king")
    table.column(1, "white storm, blue queen down").play("assassin", 0)
    table.expect_column(0, "white assassin").expect_discard("blue", "explorer")
    assert table.told(Uncovered)[1] == Uncovered(0, 0, "assassin")


def test_r3_explorer_travels_once() -> None:
    """Uncovered a second time in the same turn it stays, face up."""
    table = Scenario(players=2).column(0, "blue explorer down").hand("white", "explorer", "king")
    table.column(1, "white storm, blue queen down").play("explorer", 0)
    table.expect_column(0, "blue explorer, white explorer known")
    assert table.told(Stayed) == [Stayed(1, 0)]
    assert len(table.told(Travelled)) == 2


def test_r3_explorer_travels_again_in_the_next_turn() -> None:
    table = Scenario(players=2).column(0, "blue explorer down").hand("white", "explorer", "king")
    table.column(1, "white storm, blue queen down").play("explorer", 0).play("king", 0)
    # White's explorer, known at the foot, goes below the king; blue's stays face up.
    table.expect_column(0, "blue explorer, blue king, white explorer known")
    assert table.told(Travelled) == [Travelled(0, 0, 0)]


# --- R4: the card under the cloak counts ----------------------------------------------------------


def test_r4_hidden_card_counts_for_fulfilment() -> None:
    table = Scenario(players=2).target(0, "music", 3).column(0, "blue cloak down")
    table.hand("blue", "witch", "king").play("king", 0).expect_fulfilled(0, False)
    table.slip("witch").expect_fulfilled(0)


def test_r4_hidden_card_counts_for_hermit_little_giant_and_its_owners_sum() -> None:
    """Cloak 0, hidden queen 16, hermit 12 - 3, little giant 2 + 9."""
    table = Scenario(players=2).target(0, "music", 4).target(1, "trade", 1)
    table.column(0, "white hermit, blue cloak, blue queen hidden, white little_giant")
    table.play("king", 1).expect_winner(0, "white")
    assert table.totals_of(0) == {"white": 9 + 11, "blue": 16}


def test_r4_hidden_card_comes_right_after_the_cloak() -> None:
    """A hidden double copies the card that uncovered the cloak: that one lies below it."""
    table = Scenario(players=2).target(0, "music", 1).target(1, "trade", 1)
    table.column(0, "blue cloak down").column(1, "blue king").hand("blue", "double", "juliet")
    table.play("queen", 0).slip("double").expect_winner(0, "blue")
    assert table.totals_of(0) == {"white": 16, "blue": 16}


def test_r4_a_hidden_beggar_is_in_force() -> None:
    table = Scenario(players=2).target(0, "music", 3).target(1, "trade", 1)
    table.column(0, "blue cloak, blue beggar hidden, white king down").play("queen", 1)
    table.expect_winner(0, "blue")


# --- R6, R7, R8: wizard, witch and double ---------------------------------------------------------


def test_r6_for_wizard_and_witch_a_cards_number_is_the_printed_one() -> None:
    """The hermit has 12 for them though it counts less, little giant 2, Romeo 5."""
    wizard = awarded("music 3", "white wizard, blue hermit, blue storm, blue cloak, blue merchant")
    assert wizard.removed == [("blue", "hermit")]
    witch = awarded("music 3", "white witch, blue little_giant, blue romeo, blue juliet, blue king")
    assert witch.removed == [("blue", "little_giant"), ("blue", "romeo")]


def test_r6_a_professions_number_is_12_at_home_and_8_elsewhere() -> None:
    column = "white wizard, blue minstrel, blue merchant"
    assert awarded("music 3", column).removed == [("blue", "minstrel")]
    assert awarded("trade 3", column).removed == [("blue", "merchant")]
    witch = "white witch, blue minstrel, blue merchant"
    assert awarded("music 3", witch).removed == [("blue", "merchant")]


def test_r6_a_doubles_number_is_the_printed_one_it_copies_at_that_moment() -> None:
    column = "white double, blue hermit, blue cloak, blue storm, blue merchant, red wizard"
    for options in (Options(), CURRENT):
        removed = awarded("music 3", column, options).removed
        assert removed == [("white", "double"), ("blue", "hermit")]


def test_r6_after_the_wizard_the_double_copies_another_card_for_the_witch() -> None:
    """The upper double copies the king and goes with him; the lower one shows the storm's 9."""
    column = "white double, blue king, red double, blue storm, white wizard, red witch"
    award = awarded("music 3", column)
    assert award.removed == [
        ("white", "double"),
        ("blue", "king"),
        ("red", "double"),
        ("blue", "storm"),
        ("white", "wizard"),
    ]


def test_r6_a_card_without_number_stays() -> None:
    assert awarded("music 3", "white witch, blue king, red double").removed == []
    assert awarded("music 3", "white wizard, blue cloak, red double").removed == []


def test_r6_all_cards_are_removed_at_the_same_time() -> None:
    """Both doubles show the queen's 16, though the lower one is removed with her."""
    award = awarded("music 3", "white double, blue double, red queen, red storm, white wizard")
    assert award.removed == [("white", "double"), ("blue", "double"), ("red", "queen")]


def test_r7_a_double_showing_the_witchs_1_is_removed_by_her() -> None:
    award = awarded("music 3", "blue double, white witch, red king")
    assert award.removed == [("blue", "double")]
    own = awarded("music 3", "white double, white witch, red king")
    assert own.removed == [("white", "double")]


def test_r8_double_copies_no_ability() -> None:
    """Above a hermit 12, above a little giant 2, above Romeo 5, above a cloak 0."""
    assert awarded("music 3", "white double, blue hermit").totals == {"white": 12, "blue": 11}
    giant = awarded("music 3", "white double, blue little_giant")
    assert giant.totals == {"white": 2, "blue": 5}
    romeo = awarded("music 3", "white double, blue romeo, blue juliet")
    assert romeo.totals == {"white": 5, "blue": 29}
    assert awarded("music 3", "white double, blue cloak").totals == {"white": 0, "blue": 0}


def test_r8_double_above_wizard_witch_dragon_or_beggar_is_only_a_number() -> None:
    assert awarded("music 3", "white double, blue wizard, red king").removed == [("red", "king")]
    dragon = awarded("music 3", "white double, blue dragon, red king")
    assert dragon.totals == {"white": 9, "blue": 11, "red": 18}
    beggar = awarded("music 3", "white double, blue beggar, blue witch, red king")
    assert (beggar.removed, beggar.winner) == ([("white", "double"), ("blue", "beggar")], "red")


def test_r8_double_makes_no_pair_and_no_juliet() -> None:
    assert awarded("music 3", "white prince, white double, blue squire, blue king").winner == "blue"
    juliet = awarded("music 3", "white romeo, white double, blue juliet")
    assert juliet.totals == {"white": 5 + 14, "blue": 14}


# --- R9, R10, R11: numbers and who takes part -----------------------------------------------------


def test_r9_no_number_falls_below_0() -> None:
    """Each card by itself: the cloak's 0 stays 0 and takes nothing from the king."""
    award = awarded("music 3", "blue dragon, white cloak, white witch, white king, red witch")
    assert award.totals == {"blue": 11, "white": 0 + 0 + 18, "red": 0}


def test_r9_a_hermit_in_a_long_column_counts_0() -> None:
    column = "blue king, blue queen, blue juliet, blue alchemist, blue merchant, blue cardinal, "
    column += "blue storm, blue cloak, blue traitor, blue explorer, blue assassin, blue romeo, "
    column += "red cloak, white hermit"
    assert awarded("music 3", column).totals["white"] == 0
    unbounded = Options(lowest_number="unbounded")
    assert awarded("music 3", column, unbounded).totals["white"] == -1


def test_r10_only_a_card_with_a_number_takes_part() -> None:
    assert awarded("music 3", "blue king, white double").totals == {"blue": 20}
    assert awarded("music 3", "white cloak").totals == {"white": 0}


def test_r10_a_lone_cloak_wins_with_0() -> None:
    assert awarded("music 3", "white cloak, blue double").winner == "white"


def test_r11_if_nobody_takes_part_the_target_leaves_the_game() -> None:
    assert awarded("music 3", "white double, blue double").winner is None
    table = Scenario(players=2).target(0, "music", 1).target(1, "trade", 1)
    table.column(0, "white double").play("king", 1).expect_winner(0, None)
    assert [seat.won for seat in table.open.seats] == [[("trade", 1)], []]
    assert ("music", 1) not in table.open.targets_left


# --- R12, R13 -------------------------------------------------------------------------------------


def test_r12_equal_scores_share_the_win() -> None:
    table = Scenario(players=3).round(6).won("red", ("trade", 5)).won("blue", ("music", 2))
    table.target(0, "farming", 1).target(1, "alchemy", 4).target(2, "alchemy", 1)
    table.column(0, "blue king").column(1, "white king, white queen, white juliet, white romeo")
    # White wins 4 and 1, red has 5 already, blue 2 and 1.
    table.hand("white", "merchant").play("merchant", 2)
    assert table.told(GameEnded) == [GameEnded([5, 3, 5], [0, 2])]


def test_r13_cloaks_owner_draws_at_once_before_the_turns_draw() -> None:
    table = Scenario(players=2).column(0, "blue cloak down").hand("blue", "witch", "king", "romeo")
    table.draws("blue", "dragon").draws("white", "beggar").play("king", 0).slip("witch")
    table.expect_hand("blue", "dragon", "king", "romeo")
    assert table.story == ["slipped", "drew", "drew"]
    assert table.told(Drew) == [Drew(1, "dragon"), Drew(0, "beggar")]


def test_r13_who_declines_draws_nothing() -> None:
    table = Scenario(players=2).column(0, "blue cloak down").draws("white", "beggar")
    table.play("king", 0).decline()
    assert table.told(Drew) == [Drew(0, "beggar")]


def test_r13_the_draw_under_a_cloak_reshuffles_too() -> None:
    table = Scenario(players=2).column(0, "blue cloak down").hand("blue", "witch", "king", "romeo")
    table.pile("blue").draws("blue", "dragon").play("king", 0).slip("witch")
    assert table.story == ["slipped", "reshuffled", "drew", "drew"]
    table.expect_hand("blue", "dragon", "king", "romeo")
