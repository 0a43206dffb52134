"""Whole games of random moves, in every mode: they end, and nothing is lost on the way."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest
from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule

from hofnarr.catan.catalogue.cardset import card_set
from hofnarr.catan.game import GAME
from hofnarr.catan.options import VARIANTS, choose
from hofnarr.catan.running import start_game, step
from hofnarr.catan.state import State
from hofnarr.core.chance import RandomChance
from tests.catan.decks import BARBARIANS_TOURNAMENT, KNIGHTS_TOURNAMENT, POLITICS_TOURNAMENT
from tests.catan.randomly import assert_sound, busy_move

MODES = {
    **VARIANTS,
    "knights,politics": choose("knights,politics"),
    "all cards": choose("all", theme_cards="all"),
    "knights tournament": KNIGHTS_TOURNAMENT,
    "politics tournament": POLITICS_TOURNAMENT,
    "barbarians tournament": BARBARIANS_TOURNAMENT,
}
#: So many busy games are played in each mode, in batches.
GAMES, BATCH = 64, 16


def play(mode: str, seed: int, *, every: int) -> State:
    """A busy game; every so many decisions everything is looked at."""
    chance, random = RandomChance(seed), Random(seed)
    s, _ = start_game(card_set(MODES[mode]), chance, seed % 2)
    decisions = 0
    while s.moves:
        if decisions % every == 0:
            assert_sound(s)
        step(s, busy_move(s, random), chance)
        decisions += 1
    assert_sound(s)
    return State(s)


@pytest.mark.parametrize("first", range(0, GAMES, BATCH))
@pytest.mark.parametrize("mode", MODES)
def test_busy_games_end_and_lose_nothing(mode: str, first: int) -> None:
    endings: Counter[str] = Counter()
    for seed in range(first, first + BATCH):
        state = play(mode, seed, every=37 if seed % 8 else 3)
        endings["rounds" if state.board.turn == 300 else "victory"] += 1
        assert state.to_act() is None
    assert endings["victory"] > 0, endings


@pytest.mark.parametrize("mode", MODES)
def test_idle_games_end_and_lose_nothing(mode: str) -> None:
    for seed in range(2):
        chance, random = RandomChance(seed), Random(seed)
        s, _ = start_game(card_set(MODES[mode]), chance, 0)
        while s.moves:
            step(s, random.choice(s.moves), chance)
        assert_sound(s)


@pytest.mark.parametrize("mode", MODES)
def test_a_busy_position_is_the_same_again_from_its_open_view(mode: str) -> None:
    """And from every other view a re-dealt one looks the same."""
    chance, random = RandomChance(5), Random(5)
    s, _ = start_game(card_set(MODES[mode]), chance, 0)
    decisions = 0
    while s.moves:
        if decisions % 41 == 0:
            state = State(s)
            assert GAME.resample(state.view("open"), 0).view("open") == state.view("open")
            for viewer in (0, 1, "public"):
                view = state.view(viewer)
                other = GAME.resample(view, decisions)
                assert other.view(viewer) == view
                assert_sound(other.board)
        step(s, busy_move(s, random), chance)
        decisions += 1


class AnyGame(RuleBasedStateMachine):
    """Hypothesis looks for a way through a game that breaks something."""

    state: State
    chance: RandomChance

    @initialize(mode=st.sampled_from(sorted(MODES)), seed=st.integers(0, 10_000))
    def begin(self, mode: str, seed: int) -> None:
        self.chance = RandomChance(seed)
        self.random = Random(seed)
        self.state, _ = State.new(MODES[mode], self.chance, seed % 2)

    @precondition(lambda self: self.state.to_act() is not None)
    @rule(choice=st.integers(0, 1000))
    def decide(self, choice: int) -> None:
        legal = self.state.legal()
        self.state.apply(legal[choice % len(legal)], self.chance)

    @precondition(lambda self: self.state.to_act() is not None)
    @rule(decisions=st.integers(1, 120))
    def be_busy(self, decisions: int) -> None:
        for _ in range(decisions):
            if self.state.board.moves:
                step(self.state.board, busy_move(self.state.board, self.random), self.chance)

    @rule(viewer=st.sampled_from([0, 1, "public", "open"]), seed=st.integers(0, 99))
    def deal_again(self, viewer: int, seed: int) -> None:
        view = self.state.view(viewer)
        again = GAME.resample(view, seed)
        assert again.view(viewer) == view
        assert_sound(again.board)

    @invariant()
    def sound(self) -> None:
        assert_sound(self.state.board)


AnyGame.TestCase.settings = settings(max_examples=15, stateful_step_count=25, deadline=None)
TestAnyGame = AnyGame.TestCase
