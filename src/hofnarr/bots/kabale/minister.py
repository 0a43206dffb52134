"""The Minister: the learned policy, one look at the view and no search.

At tables of five and more, where the policy alone does not reach flat Monte Carlo, it checks its
choice with a few hasty rollouts. Either way a decision takes less than 2 ms.
"""

from __future__ import annotations

from functools import partial
from typing import Any

import numpy as np

from hofnarr.bots.kabale.advice import Advised, drawn
from hofnarr.bots.kabale.searching import Style, by_rollouts, searched
from hofnarr.kabale.encoding import cards_needed
from hofnarr.kabale.kernel.layout import PLAYERS
from hofnarr.kabale.kernel.playout import advance, game_key, game_stream, output

TEMPERATURE = 0.5  # below 1: surer of itself than in training, where it had to explore
FLOOR = 0.03  # moves less likely than this are never played
MANY = 5  # players, from which on it checks
STYLE = Style(tau=0.006, possible=1e-6, most=8, deals=4, hasty=True)
WORK = 900  # for all rollouts of a decision: less than a millisecond
WORK_AT_LEAST = 12  # for one of them, and 1 for each card that the round still needs


class Minister(Advised):
    """Plays in proportion to the policy, so that nobody can be sure of it."""

    def choose(self, sight: Any) -> int:
        key, stream = game_key(self.seed, self.turns), game_stream(self.seed, self.turns)
        self.turns += 1
        if sight[PLAYERS] >= MANY:
            pace_of = partial(by_rollouts, rollouts=affordable(sight))
            return searched(self.counsel, sight, STYLE, key, stream, pace_of)
        chances = self.counsel.consider(sight, TEMPERATURE)
        return drawn(np.where(chances < FLOOR, 0, chances), output(advance(key, stream)))


def affordable(sight: Any) -> int:
    """How many rollouts a decision may take: long ones are fewer."""
    needed = 0
    for column in range(sight[PLAYERS]):
        needed += cards_needed(sight, column)
    return WORK // (WORK_AT_LEAST + needed)
