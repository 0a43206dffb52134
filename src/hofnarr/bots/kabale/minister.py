"""The Minister: the learned policy, and no search: one look at the view."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import numpy as np

from hofnarr.bots.kabale.advice import Advised, drawn
from hofnarr.kabale.kernel.playout import advance, game_key, game_stream, output

if TYPE_CHECKING:
    from hofnarr.bots.kabale.counsel import Counsel

TEMPERATURE = 0.5  # below 1: surer of itself than in training, where it had to explore
FLOOR = 0.03  # moves less likely than this are never played


class Minister(Advised):
    """Plays in proportion to the policy, so that nobody can be sure of it."""

    def __init__(
        self,
        seed: int,
        counsel: Counsel | None = None,
        temperature: float = TEMPERATURE,
        floor: float = FLOOR,
        turns: int = 1,
    ) -> None:
        super().__init__(seed, counsel)
        self._temperature = temperature
        self._floor = floor
        self._turns = turns

    def choose(self, sight: Any) -> int:
        chances = self.counsel.consider(sight, self._temperature, self._turns)
        x = advance(game_key(self.seed, self.turns), game_stream(self.seed, self.turns))
        self.turns += 1
        return drawn(np.where(chances < self._floor, 0, chances), output(x))
