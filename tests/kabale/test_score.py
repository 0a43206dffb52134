"""The end of the game: the better of two scores."""

from __future__ import annotations

from hofnarr.kabale.cards import DOMAINS, Target
from hofnarr.kabale.events import GameEnded
from hofnarr.testing.kabale import Scenario


def scored(*points: list[int]) -> int:
    """The score of a player who won these points in each of the six domains."""
    won: list[Target] = [
        (domain, value) for domain, values in zip(DOMAINS, points, strict=True) for value in values
    ]
    table = Scenario(players=2).won("white", *won).target(0, *left(won)).target(1, "music", 5)
    return table.state.scores()[0]


def left(won: list[Target]) -> Target:
    """A target that is not among those won, for the table."""
    return next((domain, 5) for domain in DOMAINS if (domain, 5) not in won)


def test_worked_example_six_domains_13_doubled() -> None:
    assert scored([3], [2], [2], [3], [1], [2]) == 26


def test_worked_example_four_domains_count_simply() -> None:
    assert scored([4], [3, 4], [4], [5], [], []) == 20


def test_worked_example_six_domains_and_one_further_target() -> None:
    """Best of each 1+4+5+2+2+1 = 15, doubled 30, less 1."""
    assert scored([1], [4], [5], [2, 1], [2], [1]) == 29


def test_the_best_target_of_each_domain_is_doubled() -> None:
    """5+1+1+1+1+1 = 10, doubled 20, less 1 for the 2."""
    assert scored([5], [1], [1], [1], [1], [1]) == 20
    assert scored([2, 5], [1], [1], [1], [1], [1]) == 19


def test_the_better_of_the_two_scores_counts() -> None:
    """Best of each 12, doubled 24, less 8 further targets is 16; all points are 30."""
    assert scored([1], [1], [1], [1, 2, 3, 3, 4], [1, 2, 3, 3, 4], [1]) == 30


def test_five_domains_are_never_doubled() -> None:
    assert scored([3], [2], [2], [3], [1], []) == 11


def test_both_targets_worth_3_of_a_domain_count() -> None:
    assert scored([3, 3], [], [], [], [], []) == 6
    assert scored([3, 3], [1], [1], [1], [1], [1]) == 2 * 8 - 1


def test_nothing_won_is_0() -> None:
    assert scored([], [], [], [], [], []) == 0


def test_the_highest_score_wins() -> None:
    table = Scenario(players=2).round(6).won("blue", ("music", 4)).target(0, "music", 1)
    table.target(1, "trade", 1).column(0, "blue king").play("king", 1)
    assert table.told(GameEnded) == [GameEnded([1, 5], [1])]
    assert table.state.scores() == [1, 5]


def test_a_target_won_is_counted_at_once_in_the_score_as_it_stands() -> None:
    table = Scenario(players=2).target(0, "music", 1).target(1, "trade", 4)
    table.column(0, "blue king").column(1, "white queen, white juliet, white romeo")
    table.play("king", 1).expect_round(2)
    assert table.state.scores() == [4, 1]
    assert [seat.score for seat in table.open.seats] == [4, 1]


def test_the_second_target_worth_3_of_a_domain_is_won_beside_the_first() -> None:
    table = Scenario(players=2).won("white", ("music", 3)).target(0, "music", 3)
    table.target(1, "trade", 1).column(0, "white queen, white juliet, white romeo")
    table.play("king", 1).expect_round(2)
    assert table.open.seats[0].won == [("trade", 1), ("music", 3), ("music", 3)]
    assert table.state.scores() == [7, 0]
