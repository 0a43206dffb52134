"""The vector environment on a GPU: one thread for each game, from the same source as on the CPU.

All arrays stay on the device. PyTorch takes them as they are, `torch.as_tensor(env.packed,
device="cuda")`; others through DLPack: `jax.numpy.from_dlpack(share(env.packed))`. Actions may come
from any array with `__cuda_array_interface__` or `__dlpack__`.
"""

from __future__ import annotations

from functools import cache
from types import FunctionType
from typing import Any

from hofnarr.core.extras import extra

with extra("gpu", __name__):
    from hofnarr.kabale.kernel import on_cuda  # before numba.cuda: it mends NumPy's names

    # isort: split
    import numpy as np
    from cuda.core.utils import StridedMemoryView
    from numba import cuda
    from numba.cuda import int32

from hofnarr.env.batch import MODULES, Shown, Tables, begin_at, clear, step_at
from hofnarr.env.stepping import GAME_WORDS, random_legal
from hofnarr.env.wishes import ManyGames, OptionsWish, seed_of
from hofnarr.kabale.encoding import (
    MASK_WORDS,
    OBSERVATION_BITS,
    OBSERVATION_WORDS,
    WORD_BITS,
    is_legal,
)
from hofnarr.kabale.kernel.layout import MAX_PLAYERS, state_size
from hofnarr.kabale.kernel.on_cuda import BLOCK, words
from hofnarr.kabale.kernel.playout import game_key

SIZE = state_size(MAX_PLAYERS)  # words of local memory; each player count is compiled with its own


def share(array: Any) -> Any:
    """A device array for those who take DLPack; the memory is shared."""
    return StridedMemoryView(array, stream_ptr=-1)


class CudaVectorEnv(ManyGames):
    """Like `VectorEnv`, game for game. Every step writes anew into these device arrays:

    packed          observations, 32 bits a word
    packed_masks    legal actions, likewise
    seats           who must decide
    rewards, scores: one column for each seat; 0 in games that did not end in this step
    dones           1 where a game ended, and the next one shows its first observation
    refused         how many illegal actions there were since the reset; such a game stays as it was
    """

    def __init__(
        self, num_envs: int, players: int = 4, options: OptionsWish = None, seed: int = 0
    ) -> None:
        super().__init__(num_envs, players, options, seed)
        self._states = cuda.to_device(np.zeros((num_envs, state_size(players)), np.int32))
        self._desks = cuda.device_array((num_envs, GAME_WORDS), np.int32)
        self.packed = cuda.device_array((num_envs, OBSERVATION_WORDS), np.int32)
        self.packed_masks = cuda.device_array((num_envs, MASK_WORDS), np.int32)
        self.seats = cuda.device_array(num_envs, np.int32)
        self.rewards = cuda.device_array((num_envs, players), np.float32)
        self.scores = cuda.device_array((num_envs, players), np.int32)
        self.dones = cuda.device_array(num_envs, np.int32)
        self.refused = cuda.to_device(np.zeros(1, np.int32))
        self._begin = _compiled(_begin_one, players)
        self._step = _compiled(_step_one, players)

    def reset(self, seed: int | None = None) -> None:
        """Begin all games anew, with another seed where one is given."""
        if seed is not None:
            self.seed = seed_of(seed)
        self.refused.copy_to_device(np.zeros(1, np.int32))
        self._run(self._begin)

    def step(self, actions: Any) -> None:
        """One action in every game."""
        self._run(self._step, actions, self.refused)

    def observations(self) -> Any:
        """Unpacked on the device: 0 or 1, one column for each bit."""
        out = cuda.device_array((self.num_envs, OBSERVATION_BITS), np.uint8)
        _unpack[-(-out.size // BLOCK), BLOCK](self.packed, out)
        return out

    def random_actions(self, seed: int) -> Any:
        """A legal action in every game, each as likely as any other."""
        actions = cuda.device_array(self.num_envs, np.int32)
        choose = _compiled(_choose_one, self.players)
        choose[-(-self.num_envs // BLOCK), BLOCK](self.packed_masks, actions, seed)
        return actions

    def _run(self, run: Any, *arguments: Any) -> None:
        tables = Tables(self._states, self._desks, self.players, self.options.bits, self.seed)
        shown = Shown(
            self.packed, self.packed_masks, self.seats, self.rewards, self.scores, self.dones
        )
        run[-(-self.num_envs // BLOCK), BLOCK](tables, shown, *arguments)


@cache
def _compiled(function: FunctionType, players: int) -> Any:
    """A CUDA kernel whose threads have just enough local memory for so many players."""
    space = on_cuda.kernel(MODULES) | {"SIZE": state_size(players), "cuda": cuda, "int32": int32}
    return cuda.jit(FunctionType(function.__code__, space, function.__name__))


def _begin_one(tables: Tables, shown: Shown) -> None:
    i = cuda.grid(1)
    if i < len(tables.states):
        clear(i, tables.players, shown)
        begin_at(i, i, tables, shown, cuda.local.array(SIZE, int32))


def _step_one(tables: Tables, shown: Shown, actions: Any, refused: Any) -> None:
    i = cuda.grid(1)
    if i < len(tables.states):
        clear(i, tables.players, shown)
        if is_legal(words(tables.states[i]), actions[i]):
            step_at(i, actions[i], tables, shown, cuda.local.array(SIZE, int32))
        else:
            cuda.atomic.add(refused, 0, 1)


def _choose_one(masks: Any, actions: Any, seed: int) -> None:
    i = cuda.grid(1)
    if i < len(actions):
        actions[i] = random_legal(words(masks[i]), game_key(seed, i))


@cuda.jit
def _unpack(packed: Any, out: Any) -> None:
    at = cuda.grid(1)
    row = at // OBSERVATION_BITS
    bit = at % OBSERVATION_BITS
    if row < len(out):
        out[row, bit] = packed[row, bit // WORD_BITS] >> bit % WORD_BITS & 1
