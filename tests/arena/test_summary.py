"""Win shares, what is known of them, and ratings."""

from __future__ import annotations

from itertools import permutations
from random import Random

import pytest

from hofnarr.arena.setting import LineUp, Setting
from hofnarr.arena.summary import estimate, rate, student, sum_up, sum_up_duel
from hofnarr.arena.table import Deal, Played
from hofnarr.core.outcome import Outcome, highest

DUEL = Setting("kabale", ("a", "b"), duel=True)


def played(seats: LineUp, scores: list[int]) -> Played:
    """A game that the best score wins."""
    return Played(seats, Outcome(scores, highest(scores)))


def duel_deal(number: int, a: int, b: int) -> Deal:
    """Both games of a deal end alike for A, whatever its seat."""
    return Deal(2, number, [played(("a", "b"), [a, b]), played(("b", "a"), [b, a])])


def test_a_shared_win_is_split() -> None:
    assert played(tuple("abcd"), [5, 9, 9, 9]).outcome.shares == [0, 1 / 3, 1 / 3, 1 / 3]
    assert played(("a", "b"), [0, 0]).outcome.shares == [0.5, 0.5]


def test_a_win_on_equal_scores_is_no_tie() -> None:
    """As C87 has it: the rules say who won, not the scores."""
    game = Played(("a", "b"), Outcome([13, 13], winners=[1]))
    again = Played(("b", "a"), Outcome([13, 13], winners=[0]))
    assert (
        sum_up_duel(DUEL, 2, [Deal(2, number, [game, again]) for number in (0, 1)]).win_share == 0
    )
    assert [rating.bot for rating in rate("ab", [game] * 20)] == ["b", "a"]


def test_games_of_one_deal_do_not_make_the_interval_narrower() -> None:
    """Each deal goes the same way in both seats, so it tells no more than one game."""
    deals = [duel_deal(number, 9 * (number % 2), 5) for number in range(40)]
    found = sum_up_duel(DUEL, 2, deals)
    assert (found.a, found.b, found.players, found.games) == ("a", "b", 2, 80)
    assert found.win_share == 0.5
    assert found.high - found.low == pytest.approx(2 * 2.0227 * 0.5 / 39**0.5, abs=1e-3)


def test_a_tie_is_half_a_win_for_two() -> None:
    assert sum_up_duel(DUEL, 2, [duel_deal(0, 7, 7), duel_deal(1, 7, 7)]).win_share == 0.5


@pytest.mark.parametrize("deals", [5, 30])
def test_the_interval_holds_the_truth_in_about_95_of_100_runs(deals: int) -> None:
    random = Random(deals)
    runs = 2000
    held = 0
    for _ in range(runs):
        found = estimate([min(1, max(0, random.gauss(0.5, 0.1))) for _ in range(deals)])
        held += found.low <= 0.5 <= found.high
    assert 0.935 < held / runs < 0.965


def test_one_deal_tells_nothing_and_many_wins_are_no_certainty() -> None:
    assert (estimate([1.0]).low, estimate([1.0]).high) == (0.0, 1.0)
    assert 0.9 < estimate([1.0] * 100).low < 1
    assert 0 < estimate([0.0] * 100).high < 0.1


@pytest.mark.parametrize(
    ("freedom", "quantile"), [(1, 12.706), (2, 4.303), (3, 3.182), (5, 2.571), (20, 2.086)]
)
def test_quantiles_of_student(freedom: int, quantile: float) -> None:
    assert student(freedom) == pytest.approx(quantile, abs=0.004)


def ladder(bots: str, seats: int, deals: int) -> list[Deal]:
    """Every bot always scores its place in the alphabet from behind."""
    return [
        Deal(
            seats,
            number,
            [played(table, [-ord(bot) for bot in table]) for table in permutations(bots, seats)],
        )
        for number in range(deals)
    ]


def test_a_tournament_is_summed_up_for_each_number_of_players() -> None:
    setting = Setting("kabale", ("b", "c", "a"))
    summary = sum_up(setting, [*ladder("abc", 2, 4), *ladder("abc", 3, 2)])
    assert [(table.players, table.deals, table.games) for table in summary.tables] == [
        (2, 4, 24),
        (3, 2, 12),
    ]
    by_two, by_three = summary.tables
    assert [(found.bot, found.win_share, found.seats) for found in by_two.standings] == [
        ("b", 0.5, 16),
        ("c", 0.0, 16),
        ("a", 1.0, 16),
    ]
    assert by_three.of("a").win_share == 1
    assert by_three.of("b").mean_score == -98
    assert {(pair.a, pair.b): pair.win_share for pair in summary.pairs} == {
        ("b", "c"): 1,
        ("b", "a"): 0,
        ("c", "a"): 0,
    }
    assert [rating.bot for rating in summary.ratings] == ["a", "b", "c"]


def test_the_order_in_which_deals_were_played_changes_nothing() -> None:
    setting = Setting("kabale", ("a", "b", "c"))
    deals = [*ladder("abc", 2, 3), *ladder("abc", 3, 2)]
    assert sum_up(setting, deals) == sum_up(setting, deals[::-1])


def test_bots_that_always_tie_are_rated_alike() -> None:
    ratings = rate("ab", [played(("a", "b"), [7, 7])] * 50)
    assert ratings[0].mu == pytest.approx(ratings[1].mu)
    better = rate("ab", [played(("a", "b"), [7, 6])] * 50)
    assert better[0].bot == "a"
    assert better[0].mu > better[1].mu + 5


def test_a_bot_on_several_seats_is_rated_once() -> None:
    ratings = rate("ab", [played(("a", "b", "a", "b"), [9, 5, 8, 4])] * 30)
    assert [rating.bot for rating in ratings] == ["a", "b"]
    assert ratings[0].mu > ratings[1].mu
