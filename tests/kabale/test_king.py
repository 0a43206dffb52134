"""Minister and King at a table: by name, by rollouts, by the clock; any decision, any table."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise
from math import log
from time import perf_counter
from typing import Any

import pytest

from hofnarr.bots import make_bot
from hofnarr.bots.kabale.kernel.choices import MOST_CHOICES
from hofnarr.bots.kabale.kernel.deciding import (
    KING_DEALS,
    KING_HASTY,
    KING_LEAST,
    affordable,
    drawn_by_weight,
    line_up_likely,
    weigh_tried,
)
from hofnarr.bots.kabale.kernel.flat import stages_for
from hofnarr.bots.kabale.kernel.rollouts import CHANCE, KNOWN_COUNT, TRIES, VALUE, WEIGHT
from hofnarr.bots.kabale.kernel.scratch import S_ORDER, S_WORLD, SCRATCH_WORDS
from hofnarr.bots.kabale.learned import Networks
from hofnarr.bots.kabale.running import bot_runner
from hofnarr.bots.kabale.simulation import Setting
from hofnarr.core.errors import BadInput
from hofnarr.core.match import Match
from hofnarr.games import find_game
from hofnarr.kabale.kernel import layout
from hofnarr.kabale.kernel.arrays import part
from hofnarr.kabale.options import EDITIONS
from hofnarr.kabale.view import sight_of

KABALE = find_game("kabale")


@pytest.mark.parametrize(
    "name", ["minister:", "minister:5", "king:", "king:0", "king:0ms", "king:2s"]
)
def test_a_name_that_makes_no_sense_is_refused(name: str) -> None:
    with pytest.raises(BadInput, match="unknown bot"):
        make_bot(name, KABALE, 1)


@pytest.mark.parametrize("name", ["minister", "king", "king:100ms", "king:400"])
def test_what_has_learned_is_not_simulated_in_bulk(name: str) -> None:
    with pytest.raises(BadInput, match="use `hofnarr arena`"):
        Setting("x", ("random", name))


@pytest.mark.parametrize("name", ["minister", "king:20"])
@pytest.mark.parametrize(
    ("players", "edition"), [(2, "french"), (3, "polish"), (5, "german"), (6, "standard")]
)
def test_any_decision_at_any_table_gets_a_legal_answer_that_can_be_repeated(
    name: str, players: int, edition: str
) -> None:
    asked = set()
    for number in range(2 if players < 4 else 1):
        match = Match(KABALE, ["x"] * players, EDITIONS[edition], seed=f"any {number}")
        bots, again = ([make_bot(name, KABALE, seat) for seat in range(players)] for _ in range(2))
        while (seat := match.state.to_act()) is not None:
            view: Any = match.state.view(seat)
            asked.add(view.decision)
            action = bots[seat].act(view)
            assert action in view.legal
            assert again[seat].act(view) == action
            match.act(action)
    assert asked == {"play", "cloak", "swap"}


def test_a_king_with_a_clock_takes_its_time_and_no_king_thinks_where_there_is_no_choice() -> None:
    """How exactly it keeps to its time is for the benchmark; here it must not stop early."""
    match = Match(KABALE, ["Ada", "Bea"], seed="clock")
    bot, networks = make_bot("king:20ms", KABALE, 1), Networks()
    for _ in range(8):
        seat = match.state.to_act()
        assert seat is not None
        view: Any = match.state.view(seat)
        chances = networks.consider(sight_of(view))
        started = perf_counter()
        action = bot.act(view)
        thinks = len(tried_choices(chances, KING_LEAST)) > 1
        assert not thinks or perf_counter() - started >= 0.020
        match.act(action)


def known(chances: Sequence[float]) -> list[float]:
    """What is known of choices that have not been tried."""
    return [*chances, *[0.0] * (KNOWN_COUNT - len(chances))]


def tried_choices(chances: Sequence[float], least: float, most: int = MOST_CHOICES) -> list[int]:
    order = [0] * MOST_CHOICES
    alive = line_up_likely(order, known(chances), len(chances), least, most)
    return order[:alive]


def test_only_what_the_policy_thinks_possible_is_tried() -> None:
    chances = [0.005, 0.2, 0.795]
    assert tried_choices(chances, 0.01) == [2, 1]
    assert tried_choices(chances, 0.9) == [2]  # never nothing
    assert tried_choices(chances, 0.0, most=2) == [2, 1]


def test_at_large_tables_the_minister_makes_fewer_rollouts_the_longer_they_are() -> None:
    match = Match(KABALE, ["x"] * 6, seed="long")
    made = []
    for _ in range(20):
        seat = match.state.to_act()
        assert seat is not None
        view: Any = match.state.view(seat)
        lying = [(column.target[1], len(column.cards), column.closed) for column in view.columns]
        missing = sum(max(0, points - cards) for points, cards, closed in lying if not closed)
        made.append((missing, affordable(sight_of(view))))
        match.act(view.legal[0])
    rollouts = [count for _, count in sorted(made)]
    assert rollouts == sorted(rollouts, reverse=True)
    assert rollouts[0] > rollouts[-1]


def test_policy_and_value_decide_together() -> None:
    """log π + Q / τ: half as likely, but better by more than τ log 2."""
    order, d = [0, 1, 2, 3], known([0.4, 0.2, 0.2, 0.2])
    for choice, value in enumerate([0.30, 0.33, 0.31, 0.10]):
        d[VALUE + choice] = 5 * value
        d[TRIES + choice] = 5
    weigh_tried(order, d, 4, 0.02)
    assert order == [1, 0, 2, 3]
    assert d[WEIGHT + 1] == 0
    assert d[WEIGHT + 0] == pytest.approx(log(2) - 0.03 / 0.02)
    assert d[WEIGHT + 2] == pytest.approx(-0.02 / 0.02)


def test_what_is_left_is_played_in_proportion_to_the_exponential_of_its_weight() -> None:
    words = range(0, 1 << 32, (1 << 32) // 4000)
    drawn = []
    for word in words:
        d = known([])
        d[WEIGHT + 7], d[WEIGHT + 2], d[WEIGHT + 5] = 0, log(1 / 3), 50  # the last has dropped out
        drawn.append(drawn_by_weight([7, 2, 5], d, 2, word))
    assert set(drawn) == {7, 2}
    assert drawn.count(7) / len(drawn) == pytest.approx(0.75, abs=0.001)


class Searching(Networks):
    """Search stage by stage, as the King does it, with a τ and figures to look at."""

    def sure_choice(self, sight: Sequence[int], rollouts: int, seed: int, tau: float) -> int:
        """The best choice after so many rollouts."""
        call, scratch, d = self._runner.function, self._scratch, self._known
        choices = len(self.consider(sight))
        alive = call("line_up_likely")(scratch, d, choices, KING_LEAST, MOST_CHOICES)
        call("read_beliefs")(self._sight, self._thoughts)
        call("begin_search")(scratch, seed, 0, KING_DEALS, KING_HASTY)
        stages = stages_for(alive)
        for _ in range(stages):
            worlds = max(1, rollouts // (stages * alive))
            call("try_guided")(*self._desk, alive, worlds)
            call("weigh_tried")(scratch, d, alive, tau)
            alive = (alive + 1) // 2
        return int(scratch[S_ORDER])

    def tries(self) -> list[int]:
        """How often each choice was tried last."""
        return [int(count) for count in self._known[TRIES : TRIES + MOST_CHOICES]]

    def chances(self, choices: int) -> list[float]:
        return list(self._known[CHANCE : CHANCE + choices])

    def all_thoughts(self) -> list[float]:
        return list(self._thoughts[:])


@pytest.mark.parametrize("players", [2, 6])
def test_the_worse_half_drops_out_after_each_stage(players: int) -> None:
    """The rollouts are shared among the stages, and in each among the choices that are left."""
    match = Match(KABALE, ["x"] * players, seed="halving")
    searching = Searching()
    sizes = set()
    for turn in range(30):
        seat = match.state.to_act()
        assert seat is not None
        view: Any = match.state.view(seat)
        choice = searching.king(sight_of(view), 240, 3, turn)
        alive = len(tried_choices(searching.chances(len(view.legal)), KING_LEAST))
        sizes.add(alive)
        if alive > 1:
            stages, left, expected = stages_for(alive), alive, [0] * alive
            for _ in range(stages):
                for place in range(left):
                    expected[place] += max(1, 240 // (stages * left))
                left = (left + 1) // 2
            tries = searching.tries()[: len(view.legal)]
            assert sorted(tries, reverse=True)[:alive] == expected
            assert sum(tries) == sum(expected)
            assert tries[choice] in expected[:2]  # of those that came to the last stage
        match.act(view.legal[choice])
    assert len(sizes) > 3


def test_more_rollouts_come_nearer_to_the_truth() -> None:
    """That is what very many say; a few agree with it less often."""
    match = Match(KABALE, ["Ada", "Bea"], seed="agreement")
    searching = Searching()
    agreed = {10: 0, 1000: 0}
    while (seat := match.state.to_act()) is not None:
        view: Any = match.state.view(seat)
        sight = sight_of(view)
        sure = searching.sure_choice(sight, 3000, 1, tau=1e-4)
        for rollouts in agreed:
            agreed[rollouts] += searching.sure_choice(sight, rollouts, 2, tau=1e-4) == sure
        match.act(view.legal[sure])
    assert agreed[10] < agreed[1000]


# --- beliefs --------------------------------------------------------------------------------------


@pytest.mark.parametrize("players", [2, 4, 6])
def test_believable_worlds_agree_with_the_sight_and_differ(players: int) -> None:
    plain, searching = bot_runner("plain"), Searching()
    observe, imagine = plain.function("observe"), plain.function("believable_world")
    worlds = []
    for number in range(60):
        size = layout.state_size(players)
        state, sight, seen = ([0] * size for _ in range(3))
        scratch = plain.scratch(SCRATCH_WORDS)
        limit = 4 + 3 * number % 50
        plain.function("random_game")(state, players, 0, 0, 4, number, limit)
        if state[layout.PHASE] > layout.LAST_CHOICE:
            continue
        seat = state[layout.ACTOR]
        observe(state, seat, sight)
        searching.consider(sight)
        thoughts = searching.all_thoughts()
        plain.function("read_beliefs")(sight, thoughts)
        for x in (1, 2):
            imagine(sight, scratch, thoughts, 6, x, 2 * x + 1)
            world = part(scratch, S_WORLD)[:size]
            observe(world, seat, seen)
            assert seen == sight
            worlds.append(world)
    pairs = list(pairwise(worlds))[::2]
    assert len(pairs) > 40
    assert sum(a != b for a, b in pairs) > 0.9 * len(pairs)
