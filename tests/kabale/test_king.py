"""Minister and King at a table: by name, by rollouts, by the clock; any decision, any table."""

from __future__ import annotations

from itertools import pairwise
from time import perf_counter
from typing import Any

import numpy as np
import pytest
from hofnarr.bots.kabale.counsel import MODULES, Counsel, floats
from hofnarr.bots.kabale.king import STYLE, King
from hofnarr.bots.kabale.minister import affordable

from hofnarr.bots import make_bot
from hofnarr.bots.kabale.belief import SHAPES_OF_BELIEFS, Beliefs
from hofnarr.bots.kabale.searching import Style, halve, tried_choices
from hofnarr.bots.kabale.simulation import Setting
from hofnarr.core.errors import BadInput
from hofnarr.core.match import Match
from hofnarr.games import find_game
from hofnarr.kabale.kernel import layout
from hofnarr.kabale.kernel.compiled import entry, kernel_function, words
from hofnarr.kabale.kernel.sight import MOST_SECRETS
from hofnarr.kabale.options import EDITIONS
from hofnarr.kabale.view import sight_of

KABALE = find_game("kabale")
Array = np.ndarray[Any, Any]


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
    bot = make_bot("king:20ms", KABALE, 1)
    for _ in range(8):
        seat = match.state.to_act()
        assert seat is not None
        view: Any = match.state.view(seat)
        chances = Counsel().consider(sight_of(view)).astype(np.float64)
        started = perf_counter()
        action = bot.act(view)
        thinks = len(tried_choices(chances, STYLE.possible)) > 1
        assert not thinks or perf_counter() - started >= 0.020
        match.act(action)


def test_only_what_the_policy_thinks_possible_is_tried() -> None:
    chances = np.array([0.005, 0.2, 0.795])
    assert tried_choices(chances, 0.01).tolist() == [2, 1]
    assert tried_choices(chances, 0.9).tolist() == [2]  # never nothing


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


class Known:
    """A search whose values are known beforehand."""

    def __init__(self, values: list[float]) -> None:
        self.values = np.array(values)

    def pace(self, order: Array, stage: int, stages: int) -> int:
        return 1 if stage == 0 else 0


def test_policy_and_value_decide_together() -> None:
    """log π + Q / τ: half as likely, but better by more than τ log 2."""
    chances = np.array([0.4, 0.2, 0.2, 0.2])
    known = Known([0.30, 0.33, 0.31, 0.10])
    order, scores = halve(known, np.arange(4), chances, 0.02, known.pace)  # type: ignore[arg-type]
    assert order.tolist() == [1, 0]
    assert scores[0] - scores[1] == pytest.approx(0.03 / 0.02 - np.log(2))


def test_more_rollouts_come_nearer_to_the_truth() -> None:
    """That is what very many say; a few agree with it less often."""
    match = Match(KABALE, ["Ada", "Bea"], seed="agreement")
    agreed = {10: 0, 1000: 0}
    while (seat := match.state.to_act()) is not None:
        view: Any = match.state.view(seat)
        style = Style(tau=1e-4)
        sure = King(1, rollouts=3000, style=style).act(view)
        for rollouts in agreed:
            agreed[rollouts] += King(2, rollouts=rollouts, style=style).act(view) == sure
        match.act(sure)
    assert agreed[10] < agreed[1000]


def compiled(function: Any) -> Any:
    return entry(function, MODULES)


# --- beliefs --------------------------------------------------------------------------------------


def _believe(sight: Any, thoughts: Any, beliefs: Any) -> None:
    read_beliefs(words(sight), thoughts, beliefs)  # type: ignore[name-defined]  # noqa: F821


def _imagine(sight: Any, world: Any, other: Any, places: Any, beliefs: Any, x: int) -> int:
    return believable_world(  # type: ignore[name-defined,no-any-return]  # noqa: F821
        words(sight), words(world), words(other), words(places), beliefs, 6, x, 2 * x + 1
    )


@pytest.mark.parametrize("players", [2, 4, 6])
def test_believable_worlds_agree_with_the_sight_and_differ(players: int) -> None:
    play, observe = (kernel_function(name, MODULES) for name in ("random_game", "observe"))
    counsel, beliefs = Counsel(), Beliefs(*floats(SHAPES_OF_BELIEFS))
    worlds = []
    for number in range(60):
        state, sight, world, other, seen = np.zeros((5, layout.state_size(players)), np.int32)
        play(state, players, 0, 0, 4, number, 4 + 3 * number % 50)
        if state[layout.PHASE] > layout.LAST_CHOICE:
            continue
        seat = int(state[layout.ACTOR])
        observe(state, seat, sight)
        counsel.consider(sight)
        compiled(_believe)(sight, counsel.thoughts, beliefs)
        for x in (1, 2):
            places = np.zeros(2 * MOST_SECRETS, np.int32)
            compiled(_imagine)(sight, world, other, places, beliefs, x)
            observe(world, seat, seen)
            assert np.array_equal(seen, sight)
            worlds.append(world.tobytes())
    pairs = list(pairwise(worlds))[::2]
    assert len(pairs) > 40
    assert sum(a != b for a, b in pairs) > 0.9 * len(pairs)
