"""Many games at once: the same games as one by one, by seed alone."""

from __future__ import annotations

from typing import Any

import numpy as np
import numpy.typing as npt
import pytest

from hofnarr.bots.kabale.kernel.leaf import win_share
from hofnarr.core.errors import BadInput, IllegalAction
from hofnarr.core.outcome import Outcome
from hofnarr.env import stepping
from hofnarr.env.batch import MODULES
from hofnarr.env.vector import Batch, VectorEnv, random_actions
from hofnarr.kabale import encoding, tensors
from hofnarr.kabale.kernel import layout
from hofnarr.kabale.kernel.compiled import kernel_function
from hofnarr.kabale.kernel.playout import NO_LIMIT, count_wins, random_game
from hofnarr.kabale.kernel.score import score, winners
from hofnarr.kabale.options import Options
from hofnarr.kabale.state import State


def play(env: VectorEnv, steps: int, seed: int = 1) -> list[Batch]:
    """All batches of so many random steps, the reset first."""
    random = np.random.default_rng(seed)
    batches = [env.reset()]
    for _ in range(steps):
        batches.append(env.step(random_actions(batches[-1].masks, random)))
    return batches


def same(a: Batch, b: Batch) -> bool:
    return all(np.array_equal(value, getattr(b, name)) for name, value in vars(a).items())


def test_the_same_seed_gives_the_same_games() -> None:
    first, again = (play(VectorEnv(32, 3, seed=5), 100) for _ in range(2))
    assert all(map(same, first, again))
    other = play(VectorEnv(32, 3, seed=6), 100)
    assert not same(first[0], other[0])


def test_a_reset_begins_the_same_games_anew_or_those_of_another_seed() -> None:
    env = VectorEnv(32, 3, seed=5)
    first = play(env, 100)
    assert all(map(same, first, play(env, 100)))
    assert same(env.reset(seed=6), VectorEnv(32, 3, seed=6).reset())


def test_threads_change_the_speed_only() -> None:
    alone, shared = (play(VectorEnv(33, 4, seed=5, threads=threads), 150) for threads in (1, 3))
    assert all(map(same, alone, shared))


def test_no_global_randomness_is_used() -> None:
    first = play(VectorEnv(8, 2, seed=5), 10)
    np.random.seed(1)  # noqa: NPY002
    np.random.random(7)  # noqa: NPY002
    assert all(map(same, first, play(VectorEnv(8, 2, seed=5), 10)))


class PlainGames:
    """The games of an environment one by one, in plain Python."""

    def __init__(self, env: VectorEnv) -> None:
        self.env = env
        size = layout.state_size(env.players)
        self.games = [([0] * size, [0] * stepping.GAME_WORDS) for _ in range(env.num_envs)]
        for number, (words, game) in enumerate(self.games):
            stepping.begin_game(words, game, env.players, env.options.bits, env.seed, number)

    def check(self, batch: Batch) -> None:
        """What a row shows is what the view of the seat to act tells, and no more."""
        observations, masks = batch.observations, batch.masks
        for row, (words, _) in enumerate(self.games):
            view = State(words).view(int(batch.seats[row]))
            assert view.to_act == batch.seats[row]
            assert np.array_equal(observations[row], tensors.observation(view))
            assert np.array_equal(masks[row], tensors.mask(view))

    def step(self, actions: npt.NDArray[np.int64], after: Batch) -> None:
        env = self.env
        for row, (words, game) in enumerate(self.games):
            won = stepping.step_game(words, game, int(actions[row]))
            assert after.dones[row] == (won > 0)
            if won:
                scores = [score(words, seat) for seat in range(env.players)]
                assert after.scores[row].tolist() == scores
                assert after.rewards[row] == pytest.approx(rewards(words), abs=1e-6)
                number = game[stepping.GAME_NUMBER] + env.num_envs
                stepping.begin_game(words, game, env.players, env.options.bits, env.seed, number)
            else:
                assert not after.rewards[row].any()
                assert not after.scores[row].any()


def unsigned(words: npt.NDArray[np.int32]) -> npt.NDArray[np.uint32]:
    return words.view(np.uint32)


def rewards(words: list[int]) -> list[float]:
    shares = Outcome.of(State(words)).shares
    return [share - 1 / len(shares) for share in shares]


@pytest.mark.parametrize("players", range(2, 7))
def test_kernel_code_gives_the_win_to_whom_the_contract_gives_it(players: int) -> None:
    """It says so as a mask; shares and wins follow from that."""
    words = [0] * layout.state_size(players)
    shared = 0
    for number in range(60):
        random_game(words, players, 0, 0, 7, number, NO_LIMIT)
        outcome = Outcome.of(State(words))
        assert winners(words) == sum(1 << seat for seat in outcome.winners)
        wins = [0] * players
        count_wins(words, wins)
        assert wins == [int(share > 0) for share in outcome.shares]
        assert [win_share(words, seat) for seat in range(players)] == outcome.shares
        shared += len(outcome.winners) > 1
    assert shared > 0


@pytest.mark.parametrize("players", range(2, 7))
@pytest.mark.parametrize(
    "options", [Options(), Options(next_starter="after_starter", lowest_number="unbounded")]
)
def test_the_games_are_those_that_plain_python_plays(players: int, options: Options) -> None:
    """Observations, masks, seats, rewards and scores, on to the second game in each place."""
    env = VectorEnv(3, players, options, seed=8)
    random = np.random.default_rng(players)
    batch = env.reset()
    plain = PlainGames(env)
    plain.check(batch)
    ended = 0
    for _ in range(45 * players):
        actions = random_actions(batch.masks, random)
        batch = env.step(actions)
        plain.step(actions, batch)
        plain.check(batch)
        ended += int(batch.dones.sum())
    assert ended >= 3


def test_a_game_that_ends_is_followed_by_the_next_one_at_once() -> None:
    env = VectorEnv(64, 2, seed=2)
    round_one = encoding.WHICH_ROUND
    for batch in play(env, 200):
        ended = batch.dones
        assert batch.observations[ended, round_one].all()
        assert np.allclose(batch.rewards.sum(axis=1), 0)
        assert (batch.rewards[ended].max(axis=1) >= 0).all()
        assert batch.masks.any(axis=1).all()


def test_seats_take_turns_in_beginning() -> None:
    assert VectorEnv(7, 3).reset().seats.tolist() == [0, 1, 2, 0, 1, 2, 0]


def test_a_batch_stays_as_it_was_after_further_steps() -> None:
    env = VectorEnv(4, 2)
    batch = env.reset()
    kept = batch.packed.copy()
    env.step(random_actions(batch.masks, np.random.default_rng(1)))
    assert np.array_equal(batch.packed, kept)


def test_an_illegal_action_is_refused_and_no_game_moves() -> None:
    env, twin = VectorEnv(5, 3, seed=4), VectorEnv(5, 3, seed=4)
    batch = env.reset()
    twin.reset()
    legal = random_actions(batch.masks, np.random.default_rng(1))
    wrong = legal.copy()
    wrong[3] = int((~batch.masks[3]).argmax())
    for action in (wrong[3], -1, 182, 1 << 20):
        wrong[3] = action
        with pytest.raises(IllegalAction, match="game 3"):
            env.step(wrong)
    assert same(env.step(legal), twin.step(legal))


@pytest.mark.parametrize(
    ("wishes", "found"),
    [
        ({"players": 1}, "players: 1 is not 2 to 6"),
        ({"players": 7}, "players: 7 is not 2 to 6"),
        ({"players": "three"}, "players: 'three' is no whole number, 2 to 6"),
        ({"num_envs": 0}, "num_envs: 0 is not at least 1"),
        ({"threads": 0}, "threads: 0 is not at least 1"),
        ({"seed": 1 << 64}, "seed: "),
        ({"options": "bavarian"}, "unknown edition 'bavarian': choose one of standard"),
        ({"options": {"edition": "bavarian"}}, "unknown edition 'bavarian'"),
        ({"options": {"double_copies": "x"}}, "option double_copies: unknown value 'x'"),
        ({"options": {"colour": "red"}}, "unknown option 'colour'"),
        ({"options": 3}, "options: 3 is no Options, no dictionary of options"),
    ],
)
def test_wishes_that_cannot_be_are_refused_by_name(wishes: Any, found: str) -> None:
    with pytest.raises(BadInput, match=found):
        VectorEnv(**{"num_envs": 2} | wishes)


def test_wrong_actions_are_counted() -> None:
    env = VectorEnv(2)
    env.reset()
    with pytest.raises(BadInput, match=r"actions: one for each of 2 games, not \(1,\)"):
        env.step([0])


def test_it_says_how_large_things_are() -> None:
    env = VectorEnv(3, 5)
    batch = env.reset()
    assert batch.observations.shape == (env.num_envs, *env.observation_shape)
    assert batch.packed.shape == (env.num_envs, *env.packed_shape)
    assert batch.masks.shape == (env.num_envs, *env.mask_shape)
    assert batch.masks.shape[1] == env.num_actions == VectorEnv.num_actions
    assert batch.rewards.shape == batch.scores.shape == (env.num_envs, env.players)


def test_random_actions_are_legal_and_each_equally_likely() -> None:
    masks = np.zeros((3, 182), bool)
    masks[0, [3, 80, 181]] = True
    masks[1, 17] = True
    masks[2, :4] = True
    random = np.random.default_rng(3)
    found = np.array([random_actions(masks, random) for _ in range(6000)])
    assert (found[:, 1] == 17).all()
    for row, actions in ((0, [3, 80, 181]), (2, [0, 1, 2, 3])):
        counts = [(found[:, row] == action).sum() for action in actions]
        assert sum(counts) == 6000
        assert max(abs(count - 6000 / len(actions)) for count in counts) < 250


def test_the_kernel_chooses_among_the_legal_actions_evenly() -> None:
    """What the environment on a GPU uses for random actions."""
    batch = VectorEnv(20, 6, seed=3).reset()
    choose: Any = kernel_function("random_legal", MODULES)
    for row in range(20):
        legal = batch.masks[row].nonzero()[0].tolist()
        words = [int(word) for word in unsigned(batch.packed_masks[row])]
        chosen = []
        for step in range(len(legal)):
            number = ((step << 32) + (1 << 31)) // len(legal)
            chosen.append(stepping.random_legal(words, number))
            assert choose(batch.packed_masks[row], number) == chosen[-1]
        assert chosen == legal


@pytest.mark.parametrize(
    "wish", [Options(double_copies="current"), {"double_copies": "current"}], ids=type
)
def test_options_reach_the_games(wish: Any) -> None:
    batch = VectorEnv(1, 2, wish).reset()
    options = batch.observations[0, encoding.PLAYED_OPTIONS :]
    assert options.tolist() == [0, 0, 1, 0]
    assert tensors.unpack(batch.packed, encoding.OBSERVATION_BITS).shape == (1, 3656)
