"""What the bots that have learned share: networks of their own, and a choice by lot."""

from __future__ import annotations

from functools import cached_property
from typing import TYPE_CHECKING, Any

import numpy as np

from hofnarr.kabale.actions import Action
from hofnarr.kabale.view import View, sight_of

if TYPE_CHECKING:
    from hofnarr.bots.kabale.counsel import Counsel


class Advised:
    """A bot that asks the networks; with buffers of its own, so that several may think at once."""

    def __init__(self, seed: int, counsel: Counsel | None = None) -> None:
        self.seed = seed
        self.turns = 0
        self._given = counsel

    @cached_property
    def counsel(self) -> Counsel:
        """Those it was given, or the ones of the package, loaded at the first question."""
        from hofnarr.bots.kabale.counsel import Counsel

        return self._given or Counsel()

    def act(self, view: View) -> Action:
        return view.legal[self.choose(sight_of(view))]

    def choose(self, sight: Any) -> int:
        """The number of the choice, from the sight of the seat to act."""
        raise NotImplementedError


def drawn(chances: np.ndarray[Any, Any], word: int) -> int:
    """One of the choices in proportion; `word` is random, of 32 bits.

    >>> drawn(np.array([0.0, 0.5, 0.0, 0.5]), 0), drawn(np.array([0.0, 0.5, 0.5]), 2**32 - 1)
    (1, 2)
    """
    steps = np.cumsum(chances, dtype=np.float64)
    return int(np.searchsorted(steps, word / 2**32 * steps[-1], side="right"))
