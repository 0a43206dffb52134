"""Bots that play with weights from a file, for the arena:

HOFNARR_WEIGHTS=runs/one/weights.bin hofnarr arena kabale \
    --duel contender flat:1000 --code training/contender.py --players 2,4 --games 2400
"""

from __future__ import annotations

import os
from functools import cache, partial

from hofnarr.bots.kabale.learned import King, Minister, Networks
from hofnarr.bots.kabale.weights import read


@cache
def networks() -> Networks:
    return Networks(read(os.environ["HOFNARR_WEIGHTS"]))


def minister(seed: int) -> Minister:
    return Minister(seed, networks())


def king(rollouts: int, seed: int) -> King:
    return King(seed, rollouts=rollouts, networks=networks())


BOTS = {
    "contender": minister,
    "contender-king:400": partial(king, 400),
    "contender-king:2000": partial(king, 2000),
}
