"""Who meets whom on which seat: fair to every bot, the same for the same seed."""

from __future__ import annotations

from collections import Counter

import pytest

from hofnarr.arena.setting import Setting, count_deals, line_ups
from hofnarr.core.errors import BadInput

BOTS = ("a", "b", "c", "d", "e")


@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
@pytest.mark.parametrize("bots", [2, 3, 4, 5])
def test_every_bot_is_in_every_seat_of_a_deal_equally_often(bots: int, players: int) -> None:
    setting = Setting("kabale", BOTS[:bots])
    for deal in range(20):
        tables = line_ups(setting, players, deal)
        seated = Counter((seat, bot) for table in tables for seat, bot in enumerate(table))
        assert len(seated) == bots * players
        assert len({*seated.values()}) == 1
        assert all(len({*table}) > 1 for table in tables)


def test_two_players_are_all_pairs_in_both_seats() -> None:
    tables = line_ups(Setting("kabale", ("a", "b", "c")), 2, 7)
    assert sorted(tables) == [(a, b) for a in "abc" for b in "abc" if a != b]


def test_larger_tables_are_mixed_anew_for_every_deal_and_the_same_for_a_seed() -> None:
    setting = Setting("kabale", BOTS, seed="x")
    tables = [tuple(line_ups(setting, 4, deal)) for deal in range(30)]
    assert len({*tables}) > 20
    assert tables == [tuple(line_ups(setting, 4, deal)) for deal in range(30)]
    other = Setting("kabale", BOTS, seed="y")
    assert tables != [tuple(line_ups(other, 4, deal)) for deal in range(30)]


@pytest.mark.parametrize("players", [2, 4, 6])
def test_in_a_duel_the_first_sits_once_in_every_seat(players: int) -> None:
    tables = line_ups(Setting("kabale", ("a", "b"), duel=True), players, 3)
    assert [table.index("a") for table in tables] == list(range(players))
    assert {table.count("b") for table in tables} == {players - 1}


@pytest.mark.parametrize(
    ("games", "players", "deals"), [(1, 2, 1), (2, 2, 1), (3, 2, 2), (1000, 3, 334), (12, 6, 2)]
)
def test_games_are_rounded_up_to_whole_deals(games: int, players: int, deals: int) -> None:
    assert count_deals(Setting("kabale", ("a", "b"), duel=True), players, games) == deals


@pytest.mark.parametrize(
    ("bots", "said"),
    [((), "two or more"), (("a",), "two or more"), (("a", "b", "a"), "'a' is named twice")],
)
def test_a_tournament_needs_different_bots(bots: tuple[str, ...], said: str) -> None:
    with pytest.raises(BadInput, match=said):
        Setting("kabale", bots)


def test_a_bot_may_duel_itself() -> None:
    assert line_ups(Setting("kabale", ("a", "a"), duel=True), 2, 0) == [("a", "a"), ("a", "a")]
