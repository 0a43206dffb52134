"""The Minister: the learned policy, one look at the view and no search.

At tables of five and more, where the policy alone does not reach flat Monte Carlo, it checks its
choice with a few hasty rollouts. Either way a decision takes about a millisecond.
"""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, Any

import numpy as np

from hofnarr.bots.kabale.advice import Advised, drawn
from hofnarr.bots.kabale.searching import Style, by_rollouts, searched
from hofnarr.kabale.kernel.layout import PLAYERS
from hofnarr.kabale.kernel.playout import advance, game_key, game_stream, output

if TYPE_CHECKING:
    from hofnarr.bots.kabale.counsel import Counsel

TEMPERATURE = 0.5  # below 1: surer of itself than in training, where it had to explore
FLOOR = 0.03  # moves less likely than this are never played
MANY = 5  # players, from which on it checks
ROLLOUTS = 60
STYLE = Style(tau=0.03, possible=FLOOR, deals=4, hasty=True)


class Minister(Advised):
    """Plays in proportion to the policy, so that nobody can be sure of it."""

    def __init__(
        self,
        seed: int,
        counsel: Counsel | None = None,
        temperature: float = TEMPERATURE,
        floor: float = FLOOR,
        many: int = MANY,
    ) -> None:
        super().__init__(seed, counsel)
        self._temperature = temperature
        self._floor = floor
        self._many = many

    def choose(self, sight: Any) -> int:
        key, stream = game_key(self.seed, self.turns), game_stream(self.seed, self.turns)
        self.turns += 1
        if sight[PLAYERS] >= self._many:
            pace_of = partial(by_rollouts, rollouts=ROLLOUTS)
            return searched(self.counsel, sight, STYLE, key, stream, pace_of)
        chances = self.counsel.consider(sight, self._temperature)
        return drawn(np.where(chances < self._floor, 0, chances), output(advance(key, stream)))
