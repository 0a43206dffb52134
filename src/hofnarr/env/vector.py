"""Many games at once, all stepped in one compiled call, with observations in batches.

>>> import numpy as np
>>> env = VectorEnv(num_envs=3, players=2, seed=1)
>>> batch = env.reset()
>>> batch.observations.shape, batch.masks.shape, batch.seats.tolist()
((3, 3656), (3, 182), [0, 1, 0])
>>> batch = env.step(random_actions(batch.masks, np.random.default_rng(1)))
>>> batch.dones.any()
np.False_
"""

from __future__ import annotations

from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from itertools import pairwise
from typing import Any

from hofnarr.core.errors import BadInput, IllegalAction
from hofnarr.core.extras import extra

with extra("lab", __name__):
    import numpy as np
    import numpy.typing as npt

    from hofnarr.kabale.kernel.compiled import words

from hofnarr.env.batch import Shown, Tables, begin_at, step_at
from hofnarr.env.compiling import compiled
from hofnarr.env.stepping import GAME_WORDS
from hofnarr.env.wishes import ManyGames, OptionsWish, seed_of, threads_of
from hofnarr.kabale import tensors
from hofnarr.kabale.encoding import (
    ACTION_COUNT,
    MASK_WORDS,
    OBSERVATION_BITS,
    OBSERVATION_WORDS,
    is_legal,
)
from hofnarr.kabale.kernel import layout

Words = npt.NDArray[np.int32]


@dataclass(frozen=True)
class Batch:
    """What all games show after a step; one row for each game.

    A game that ended in this step shows `done`, its rewards and scores, and already the first
    observation of the game that takes its place.
    """

    packed: Words  #: observations, 32 bits a word
    packed_masks: Words  #: legal actions, likewise
    seats: Words  #: who must decide
    rewards: npt.NDArray[
        np.float32
    ]  #: one column for each seat: win share less 1/players, 0 on the way
    scores: Words  #: one column for each seat, 0 on the way
    dones: npt.NDArray[np.bool_]

    @property
    def observations(self) -> npt.NDArray[np.uint8]:
        """0 or 1, one column for each bit; unpacked anew at every call."""
        return tensors.unpack(self.packed, OBSERVATION_BITS)

    @property
    def masks(self) -> npt.NDArray[np.bool_]:
        """Which actions are legal; unpacked anew at every call."""
        return tensors.unpack(self.packed_masks, ACTION_COUNT).view(np.bool_)


class VectorEnv(ManyGames):
    """So many games between as many players; the same seed gives the same games.

    Threads share the games out among cores; they change the speed only. The first call on a machine
    compiles: see docs/env.md.
    """

    def __init__(
        self,
        num_envs: int,
        players: int = 4,
        options: OptionsWish = None,
        seed: int = 0,
        threads: int = 1,
    ) -> None:
        super().__init__(num_envs, players, options, seed)
        size = layout.state_size(self.players)
        self._states = np.zeros((self.num_envs, size), np.int32)
        self._desks = np.zeros((self.num_envs, GAME_WORDS), np.int32)
        parts = min(threads_of(threads), self.num_envs)
        cuts = np.linspace(0, self.num_envs, parts + 1).astype(int).tolist()
        self._parts = list(pairwise(cuts))
        self._sights = np.zeros((len(self._parts), size), np.int32)
        self._pool = ThreadPoolExecutor(len(self._parts)) if len(self._parts) > 1 else None

    def reset(self, seed: int | None = None) -> Batch:
        """Begin all games anew, with another seed where one is given."""
        if seed is not None:
            self.seed = seed_of(seed)
        return self._run(compiled(_begin_all))

    def step(self, actions: npt.ArrayLike) -> Batch:
        """One legal action in every game; IllegalAction changes nothing anywhere."""
        chosen = np.ascontiguousarray(actions, np.int32)
        if chosen.shape != (self.num_envs,):
            raise BadInput(f"actions: one for each of {self.num_envs} games, not {chosen.shape}")
        wrong = compiled(_find_illegal)(self._states, chosen)
        if wrong >= 0:
            raise IllegalAction(f"game {wrong}: action {chosen[wrong]} is not legal there", "turn")
        return self._run(compiled(_step_all), chosen)

    def _run(self, run: Callable[..., None], *actions: Words) -> Batch:
        n = self.num_envs
        tables = Tables(self._states, self._desks, self.players, self.options.bits, self.seed)
        shown = Shown(
            packed=np.empty((n, OBSERVATION_WORDS), np.int32),
            masks=np.empty((n, MASK_WORDS), np.int32),
            seats=np.empty(n, np.int32),
            rewards=np.zeros((n, self.players), np.float32),
            scores=np.zeros((n, self.players), np.int32),
            dones=np.zeros(n, np.bool_),
        )

        def run_part(part: int) -> None:
            first, last = self._parts[part]
            run(first, last, tables, *actions, shown, self._sights[part])

        if self._pool is None:
            run_part(0)
        else:
            list(self._pool.map(run_part, range(len(self._parts))))
        return Batch(*shown)


def random_actions(
    masks: npt.NDArray[np.bool_], random: np.random.Generator
) -> npt.NDArray[np.int64]:
    """A legal action in every row, each as likely as any other.

    >>> masks = np.array([[False, True, False], [True, False, False]])
    >>> random_actions(masks, np.random.default_rng(1))
    array([1, 0])
    """
    rows, actions = masks.nonzero()
    counts = np.bincount(rows, minlength=len(masks))
    firsts = np.cumsum(counts) - counts
    chosen: npt.NDArray[np.int64] = actions[
        firsts + (random.random(len(masks)) * counts).astype(int)
    ]
    return chosen


def _begin_all(first: int, last: int, tables: Tables, shown: Shown, sight: Any) -> None:
    for i in range(first, last):
        begin_at(i, i, tables, shown, sight)


def _find_illegal(states: Any, actions: Any) -> int:
    for i in range(len(actions)):
        if not is_legal(words(states[i]), actions[i]):
            return i
    return -1


def _step_all(
    first: int, last: int, tables: Tables, actions: Any, shown: Shown, sight: Any
) -> None:
    for i in range(first, last):
        step_at(i, actions[i], tables, shown, sight)
