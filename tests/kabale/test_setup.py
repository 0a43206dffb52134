"""Material and set-up."""

from __future__ import annotations

from collections import Counter

import pytest

from hofnarr.core import stream
from hofnarr.core.chance import RandomChance, SeededChance
from hofnarr.core.match import Match
from hofnarr.games import find_game
from hofnarr.kabale.cards import CARD_IDS, CARDS, DOMAINS, TARGETS
from hofnarr.kabale.events import GameEnded, RoundStarted
from hofnarr.kabale.options import Options
from hofnarr.kabale.state import State
from hofnarr.testing.kabale import Scenario, assert_all_cards

PLAYER_COUNTS = range(2, 7)


def new(players: int, start: int = 0, seed: int = 1) -> State:
    state, _ = State.new(players, Options(), RandomChance(seed), start)
    return state


def test_every_player_has_the_same_25_influence_cards() -> None:
    assert len(CARD_IDS) == len(set(CARD_IDS)) == 25
    for players in PLAYER_COUNTS:
        assert_all_cards(new(players))


def test_nine_plain_five_now_and_eleven_award_cards() -> None:
    assert Counter(card.kind for card in CARDS) == {"plain": 9, "now": 5, "award": 11}


@pytest.mark.parametrize("players", PLAYER_COUNTS)
def test_a_hand_of_three_the_rest_is_the_draw_pile(players: int) -> None:
    for seat in new(players).view("open").seats:
        assert (seat.hand_count, seat.pile_count, seat.discard, seat.won) == (3, 22, [], [])


def test_36_targets_six_domains_each_worth_1_2_3_3_4_5() -> None:
    assert len(TARGETS) == 36
    for domain in DOMAINS:
        points = sorted(points for name, points in TARGETS if name == domain)
        assert points == [1, 2, 3, 3, 4, 5]


@pytest.mark.parametrize("players", PLAYER_COUNTS)
def test_as_many_columns_as_players(players: int) -> None:
    columns = new(players).view("public").columns
    assert len(columns) == players
    assert not any(column.cards or column.closed or column.fulfilled for column in columns)


@pytest.mark.parametrize("players", PLAYER_COUNTS)
def test_six_targets_per_player_are_played_for_in_six_rounds(players: int) -> None:
    match = Match(find_game("kabale"), ["x"] * players, seed="six rounds", salt="")
    events = list(match.opening)
    while not match.over:
        events += match.act(match.state.legal()[0])
    rounds = [event for event in events if isinstance(event, RoundStarted)]
    assert [event.round for event in rounds] == list(range(6))
    revealed = [target for event in rounds for target in event.targets]
    assert len(revealed) == 6 * players
    assert not Counter(revealed) - Counter(TARGETS)
    assert isinstance(events[-1], GameEnded)


def test_the_targets_come_from_the_top_of_the_target_pile_left_to_right() -> None:
    chance = SeededChance("left to right")
    state, opening = State.new(4, Options(), chance, 0)
    pile = [TARGETS[target] for target in chance.shuffles[4][1]]
    assert isinstance(opening[-1], RoundStarted)
    assert opening[-1].targets == pile[:4]
    assert [column.target for column in state.view("public").columns] == pile[:4]


def test_nobody_sees_the_targets_that_are_not_revealed() -> None:
    """Pile and box together are known, never which target is in which."""
    state = new(3)
    for viewer in (0, 1, 2, "public"):
        view = state.view(viewer)
        shown = Counter(column.target for column in view.columns)
        assert Counter(view.targets_left) + shown == Counter(TARGETS)


def test_the_first_player_is_seat_0() -> None:
    assert Match(find_game("kabale"), ["a", "b", "c"], seed="x").state.to_act() == 0


def test_the_first_player_is_drawn_by_lot() -> None:
    starters = set()
    for number in range(40):
        match = Match(find_game("kabale"), ["a", "b", "c"], first="lot", seed=f"lot {number}")
        assert match.state.to_act() == match.start == stream.pick(f"lot {number}", "starter", 3)
        starters.add(match.start)
    assert starters == {0, 1, 2}


@pytest.mark.parametrize("start", range(4))
def test_the_first_player_begins_the_first_round(start: int) -> None:
    assert new(4, start).to_act() == start


def test_after_the_sixth_round_the_game_is_over() -> None:
    table = Scenario(players=2).round(6).target(0, "music", 1).target(1, "trade", 1)
    table.column(0, "white king").hand("white", "queen").play("queen", 1)
    assert table.state.to_act() is None
    assert table.state.legal() == []
    assert table.story[-1] == "game_ended"
