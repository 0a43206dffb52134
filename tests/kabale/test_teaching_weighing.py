"""The judge of moves: honest, repeatable, right where the right answer is known."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor
from random import Random

import numpy as np
import pytest

from hofnarr.bots.kabale.teaching.story import sight
from hofnarr.bots.kabale.teaching.weighing import (
    FlatEvaluator,
    Summary,
    weigh_action,
    weigh_actions,
    weigh_draw,
    weigh_seats,
)
from hofnarr.core.chance import RandomChance
from hofnarr.core.errors import BadInput
from hofnarr.kabale.actions import Play, Swap
from hofnarr.kabale.cards import CARD_INDEX
from hofnarr.kabale.game import GAME
from hofnarr.kabale.kernel import layout, runners
from hofnarr.kabale.options import EDITIONS
from hofnarr.kabale.state import State
from hofnarr.kabale.view import View, sight_of
from hofnarr.testing.kabale import Scenario
from tests.kabale.compiled import COMPILED


def some_state(seats: int, seed: int, decisions: int) -> State:
    """A position after so many random decisions."""
    random = Random(seed)
    edition = random.choice(list(EDITIONS.values()))
    state, _ = State.new(seats, edition, RandomChance(seed), start=0)
    for number in range(decisions):
        state.apply(random.choice(state.legal()), RandomChance(f"{seed} {number}"))
        if state.to_act() is None:
            return some_state(seats, seed + 1000, decisions // 2)
    return state


def view_of(state: State) -> View:
    seat = state.to_act()
    assert seat is not None
    return state.view(seat)


@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
def test_hidden_cards_dealt_anew_do_not_change_the_judgement(seats: int) -> None:
    judge = FlatEvaluator(60)
    for seed in range(40):
        view = view_of(some_state(seats, seed, 3 + seed))
        other = GAME.resample(view, seed).view(view.to_act or 0)
        one, again = judge.weigh(view, seed), judge.weigh(other, seed)
        assert one.shares == again.shares
        assert one.winners == again.winners


def test_another_seed_gives_another_sample_and_the_same_seed_the_same() -> None:
    view = view_of(some_state(3, 5, 20))
    judge = FlatEvaluator(600)
    assert judge.weigh(view, 1).shares == judge.weigh(view, 1).shares
    assert judge.weigh(view, 1).shares != judge.weigh(view, 2).shares


def test_several_threads_do_not_disturb_each_other() -> None:
    views = [view_of(some_state(2 + k % 3, k, 10 + k)) for k in range(12)]
    judge = FlatEvaluator(400)
    alone = [judge.weigh(view, 3).shares for view in views]
    with ThreadPoolExecutor(4) as pool:
        together = list(pool.map(lambda view: judge.weigh(view, 3).shares, views))
    assert together == alone


def test_the_last_card_of_a_game_is_judged_exactly() -> None:
    """Blue has 24 under music 5 and trade 1; with the king white has 27, with others too little."""
    table = (
        Scenario(players=2)
        .round(6)
        .target(0, "music", 5)
        .target(1, "trade", 1)
        .column(0, "blue queen, blue merchant, white romeo, white squire")
        .column(1, "blue storm")
        .hand("white", "king", "merchant", "cloak")
    )
    weighing = weigh_actions(sight_of(table.state.view(0)), 600, 1)
    found = dict(zip(weighing.actions, weighing.shares, strict=True))
    assert found == {Play(0, "king", 0): 1, Play(0, "merchant", 0): 0, Play(0, "cloak", 0): 0}
    assert weighing.winners[0] == [[1, 0], [0, 1]]
    assert not np.array(weighing.errors).any()


def test_shares_and_winners_are_chances() -> None:
    for seats in (2, 4, 6):
        weighing = weigh_actions(sight_of(view_of(some_state(seats, 9, 25))), 400, 1)
        assert all(0 <= share <= 1 for share in weighing.shares)
        winners = np.array(weighing.winners)
        assert winners.shape == (len(weighing.actions), seats, seats)
        assert (winners.sum(axis=2) <= 1.000001).all()
        assert (winners.sum(axis=2) > 0.9).mean() > 0.9  # columns hardly stay without winner


def test_the_shares_of_all_seats_are_one_win() -> None:
    for seats in (2, 3, 6):
        state = some_state(seats, 4, 17)
        assert sum(seat.share for seat in weigh_seats(state.words, 200, 1)) == pytest.approx(
            1, abs=1e-3
        )


def test_the_error_tells_how_far_two_samples_lie_apart() -> None:
    seen = sight_of(view_of(some_state(2, 20, 12)))
    exact = np.array(weigh_actions(seen, 60_000, 0).shares)
    deviations = []
    for seed in range(1, 41):
        rough = weigh_actions(seen, 600, seed)
        deviations += list((rough.shares - exact) / np.diag(rough.errors))
    assert 0.8 < np.std(deviations) < 1.25
    assert abs(np.mean(deviations)) < 0.4


def test_differences_in_the_same_worlds_are_surer_than_two_samples() -> None:
    weighing = weigh_actions(sight_of(view_of(some_state(2, 20, 12))), 6000, 1)
    best, second, *_ = weighing.order()
    gap = weighing.gap(best, second)
    apart = np.hypot(weighing.estimate(best).error, weighing.estimate(second).error)
    assert gap.error < apart
    assert weighing.gap(best, best) == (0, 0)


def test_one_action_alone_is_worth_what_it_is_among_all() -> None:
    seen = sight_of(view_of(some_state(3, 2, 30)))
    weighing = weigh_actions(seen, 20_000, 1)
    for place in range(0, len(weighing.actions), 4):
        alone = weigh_action(seen, place, 4000, 2)
        error = np.hypot(alone.error, weighing.estimate(place).error)
        assert abs(alone.share - weighing.shares[place]) < 4 * error + 1e-3


def test_a_card_that_must_come_is_no_luck() -> None:
    state = some_state(2, 3, 8)
    words = state.words.copy()
    words[layout.PHASE] = layout.TURN_DRAW
    seat = words[layout.ACTOR]
    own = seat * layout.SEAT_SIZE
    card = next(k for k in range(layout.CARD_COUNT) if words[layout.PILE + own] >> k & 1)
    words[layout.DISCARD + own] |= words[layout.PILE + own] & ~(1 << card)
    words[layout.PILE + own] = 1 << card
    assert weigh_draw(sight(words, seat), card, 500, 1) == (0, 0)


def test_a_king_is_better_than_what_the_pile_gives_on_average() -> None:
    table = (
        Scenario(players=2)
        .target(0, "music", 5)
        .target(1, "trade", 4)
        .column(0, "blue queen, white cloak, blue merchant")
        .hand("white", "squire", "witch", "romeo")
        .play("squire", 1)
    )
    words = table.state.words.copy()
    words[layout.PHASE], words[layout.ACTOR], words[layout.TURN] = layout.TURN_DRAW, 0, 0
    words[layout.HAND] &= ~(1 << CARD_INDEX["king"])
    words[layout.PILE] |= 1 << CARD_INDEX["king"]
    luck = weigh_draw(sight(words, 0), CARD_INDEX["king"], 8000, 1)
    assert luck.share > 3 * luck.error


def test_a_decision_of_somebody_else_cannot_be_weighed() -> None:
    state = some_state(2, 1, 4)
    with pytest.raises(BadInput, match="nothing to decide"):
        FlatEvaluator(10).weigh(state.view(1 - (state.to_act() or 0)), 0)


@pytest.mark.parametrize("rollouts", [0, -5, 200_001])
def test_rollouts_have_their_bounds(rollouts: int) -> None:
    with pytest.raises(BadInput, match=r"rollouts: .* give 1 to 200,000"):
        FlatEvaluator(rollouts)


@pytest.mark.parametrize("runner", COMPILED)
def test_compiled_and_plain_judgements_agree(runner: str, monkeypatch: pytest.MonkeyPatch) -> None:
    state = some_state(3, 8, 15)
    seen = sight_of(view_of(state))
    drawing = state.words.copy()
    drawing[layout.PHASE] = layout.TURN_DRAW
    seat = drawing[layout.ACTOR]
    pile = drawing[layout.PILE + seat * layout.SEAT_SIZE]
    found = []
    for name in (runner, "plain"):
        monkeypatch.setenv(runners.VARIABLE, name)
        luck = weigh_draw(sight(drawing, seat), pile.bit_length() - 1, 40, 1)
        weighing = weigh_actions(seen, 60, 1)
        assert len(set(weighing.shares)) > 1
        found.append((weighing, weigh_action(seen, 1, 20, 1), weigh_seats(seen, 20, 1), luck))
    assert found[0] == found[1]


def test_a_target_that_a_traitor_moves_is_followed() -> None:
    """Chances are those of targets, by the column where each lies now."""
    table = (
        Scenario(players=2)
        .target(0, "trade", 3)
        .target(1, "music", 5)
        .column(0, "blue king, white traitor down")
        .column(1, "white king, white queen, white storm")
        .turn("blue")
        .hand("blue", "juliet", "romeo", "witch")
        .play("juliet", 0)
    )
    view = table.state.view(0)
    assert view.decision == "swap"
    weighing = weigh_actions(sight_of(view), 400, 1)
    stay, swapped = (weighing.actions.index(Swap(0, column)) for column in (None, 1))
    assert weighing.winners[stay][1][0] > 0.9  # white has the closed column, music 5 in it
    assert weighing.winners[stay][0][0] < 0.6
    assert weighing.winners[swapped][0][0] > 0.9  # or trade 3, once they are swapped
    assert weighing.winners[swapped][1][0] < 0.6


# --- as precise as asked --------------------------------------------------------------------------


@pytest.mark.parametrize("seed", range(3))
def test_a_judgement_ends_when_it_is_precise_enough(seed: int) -> None:
    """Never with more rollouts than allowed; the fewer, the further from the truth it may be."""
    words = some_state(2, seed, 6).words
    full = weigh_seats(words, 6_000, seed)
    rough = weigh_seats(words, 6_000, seed, precision=0.01)
    again = weigh_seats(words, 6_000, seed, precision=0.01)
    assert rough == again
    for exact, found in zip(full, rough, strict=True):
        assert exact.error < found.error <= 0.01
        assert abs(exact.share - found.share) < 5 * found.error
    assert weigh_seats(words, 200, seed, precision=1e-9)[0].error > 1e-9


def test_stages_together_are_what_one_would_have_been() -> None:
    """Means, covariances and wins of all rollouts, however they were counted."""
    random = Random(7)
    rows = [[random.random(), random.random() ** 2] for _ in range(50)]

    def summary(part: list[list[float]]) -> Summary:
        count = len(part)
        means = [sum(row[at] for row in part) / count for at in range(2)]
        covariances = [
            [sum((r[a] - means[a]) * (r[b] - means[b]) for r in part) / (count - 1) for b in (0, 1)]
            for a in (0, 1)
        ]
        return Summary(means, covariances, count, [count])

    together, whole = summary(rows[:13]).with_more(summary(rows[13:])), summary(rows)
    assert together.means == pytest.approx(whole.means)
    assert together.covariances[0] == pytest.approx(whole.covariances[0])
    assert together.covariances[1] == pytest.approx(whole.covariances[1])
    assert (together.worlds, together.wins) == (50, [50])


def test_moves_are_judged_with_few_rollouts_where_they_differ_much() -> None:
    state = some_state(2, 9, 4)
    full = weigh_actions(state.words, 20_000, 1)
    rough = weigh_actions(state.words, 20_000, 1, precision=0.02)
    best = rough.order()[0]
    assert abs(full.shares[best] - max(full.shares)) < 0.05
    for other in range(len(rough.actions)):
        gap = rough.gap(best, other)
        assert gap.error <= 0.02 or gap.error <= gap.share / 10


@pytest.mark.parametrize("precision", [-0.1, 1.0, 7])
def test_precision_has_its_bounds(precision: float) -> None:
    with pytest.raises(BadInput, match=r"precision: .* is not possible, give 0 or more, below 1"):
        FlatEvaluator(100, precision)
