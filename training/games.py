"""Many games with any numbers of players side by side, on the CPU or a GPU, in PyTorch tensors.

On the GPU nothing is copied: the kernel writes into the memory that the networks read.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from types import FunctionType
from typing import Any

import numpy as np
import torch

from hofnarr.bots.kabale.kernel.sizes import OUTLOOK_WORDS
from hofnarr.env.stepping import GAME_WORDS
from hofnarr.kabale.encoding import MASK_WORDS, OBSERVATION_WORDS
from hofnarr.kabale.kernel.compiled import entry
from hofnarr.kabale.kernel.layout import MAX_PLAYERS, state_size
from training.batch import MODULES, Outcome, Shown, Tables, begin_at, step_at
from training.rows import STANDARD, TRUTH_WORDS

SIZE = state_size(MAX_PLAYERS)


class Games:
    """One row for each game; `steps` decisions of each are kept. Index t of a tensor is before
    decision t.

    packed, masks   what the seat to act sees and may do, as bits in words
    seats, mine     who that is, and whether it is the learner's seat of that game
    truth           what is hidden from it (see `rows.py`)
    actions         to be filled in before `step(t)`
    ended, won, shares, outlook   what came of it
    """

    def __init__(
        self,
        players: Sequence[int],
        steps: int,
        device: str,
        seed: int,
        kind: int = STANDARD,
    ) -> None:
        rows = len(players)
        self.rows, self.steps, self.seed = rows, steps, seed
        self.players = torch.tensor(players, dtype=torch.int32, device=device)

        def ints(*shape: int) -> torch.Tensor:
            return torch.zeros(shape, dtype=torch.int32, device=device)

        self.kinds = ints(rows) + kind
        self.states = ints(rows, SIZE)
        self.desks = ints(rows, GAME_WORDS)
        self.packed = ints(steps + 1, rows, OBSERVATION_WORDS)
        self.masks = ints(steps + 1, rows, MASK_WORDS)
        self.seats = ints(steps + 1, rows)
        self.truth = ints(steps + 1, rows, TRUTH_WORDS)
        self.mine = ints(steps + 1, rows)
        self.actions = ints(steps, rows)
        self.ended = ints(steps, rows)
        self.won = ints(steps, rows, MAX_PLAYERS)
        self.shares = torch.zeros((steps, rows, MAX_PLAYERS), device=device)
        self.outlook = ints(steps, rows, OUTLOOK_WORDS)
        self._run = OnCuda(rows) if device == "cuda" else OnCpu(rows)
        give = self._run.give
        self._tables = Tables(*map(give, (self.states, self.desks, self.kinds, self.players)))
        self._shown = Shown(
            *map(give, (self.packed, self.masks, self.seats, self.truth, self.mine))
        )
        self._outcome = Outcome(
            *map(give, (self.actions, self.ended, self.won, self.shares, self.outlook))
        )

    def begin(self, first_number: int = 0) -> None:
        """Begin games with these numbers; what they show is at t = 0."""
        self._run.begin(self._tables, self._shown, self.seed, first_number)

    def step(self, t: int) -> None:
        self._run.step(t, self._tables, self._shown, self._outcome, self.seed)

    def carry_on(self) -> None:
        """The end of these steps becomes the beginning of the next."""
        for shown in (self.packed, self.masks, self.seats, self.truth, self.mine):
            shown[0].copy_(shown[-1])


# --- on the CPU -----------------------------------------------------------------------------------


@cache
def _compiled(function: FunctionType) -> Any:
    return entry(function, MODULES)


class OnCpu:
    def __init__(self, rows: int) -> None:
        self._rows = rows
        self._sight = np.zeros(SIZE, np.int32)
        self._observation = np.zeros(OBSERVATION_WORDS, np.int32)

    def give(self, tensor: torch.Tensor) -> Any:
        return tensor.numpy()

    def begin(self, tables: Tables, shown: Shown, seed: int, number: int) -> None:
        _compiled(_begin_all)(self._rows, tables, shown, self._sight, seed, number)

    def step(self, t: int, tables: Tables, shown: Shown, outcome: Outcome, seed: int) -> None:
        scratch = self._observation
        _compiled(_step_all)(self._rows, t, tables, shown, outcome, self._sight, scratch, seed)


def _begin_all(rows: int, tables: Tables, shown: Shown, sight: Any, seed: int, number: int) -> None:
    for i in range(rows):
        begin_at(i, tables, shown, sight, seed, number)


def _step_all(
    rows: int,
    t: int,
    tables: Tables,
    shown: Shown,
    outcome: Outcome,
    sight: Any,
    scratch: Any,
    seed: int,
) -> None:
    for i in range(rows):
        step_at(i, t, tables, shown, outcome, sight, scratch, seed)


# --- on the GPU -----------------------------------------------------------------------------------


class OnCuda:
    """One thread a game. numba-cuda and PyTorch both work on the default stream, so in order."""

    def __init__(self, rows: int) -> None:
        from training import games_cuda

        self._cuda = games_cuda
        self._rows = rows

    def give(self, tensor: torch.Tensor) -> Any:
        return self._cuda.as_cuda_array(tensor)

    def begin(self, tables: Tables, shown: Shown, seed: int, number: int) -> None:
        self._cuda.launch("begin", self._rows, tables, shown, seed, number)

    def step(self, t: int, tables: Tables, shown: Shown, outcome: Outcome, seed: int) -> None:
        self._cuda.launch("step", self._rows, t, tables, shown, outcome, seed)
