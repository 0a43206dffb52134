"""What the levels hold things to be worth: one number each, in hundredths of a victory point.

`tuning.py` changes them one after the other by self-play; nothing else knows a number.
"""

from __future__ import annotations

import msgspec


class Weights(msgspec.Struct, frozen=True):
    """Rates "early" count in full at the start and fade until somebody is about to win."""

    # Points and tokens
    point: float = 100.0
    near: float = 6.0  # more for each of the last points, growing
    rival: float = 0.7  # what is good for the opponent, against one's own
    strength: float = 4.0  # each point ahead or behind, as far as it may matter
    commerce: float = 5.0
    tournament: float = 2.5
    lead_tournament: float = 8.0
    mill: float = 14.0  # early: what the windmill will fetch
    # What grows
    region: float = 38.0  # early: each unit that a kind of region yields; less for the next ones
    numbers: float = 6.0  # early: each number of the die that yields anything
    exchange: float = 9.0  # early: each yielded unit that trades two for one, or better
    limit: float = 14.0  # each card in the hand limit above three
    site: float = 6.0  # free sites, up to three
    city_site: float = 10.0  # free city sites, up to three
    road: float = 34.0  # early: a road that waits for its settlement
    effect: float = 1.0  # what cards do besides their points
    # What is stored
    unit: float = 7.0  # the first stored unit of a kind; less for the next ones
    full: float = 5.0  # each unit that a full region would lose
    brigand: float = 4.0  # each ore and wool that brigands may take
    # What can be reached
    prospect: float = 0.62  # of the gain of the best goal that is within reach
    next_goal: float = 0.55  # of every further goal, against the one before it
    patience: float = 0.86  # a gain that is a round further away
    flow: float = 0.30  # units a round that come besides the dice
    by_trade: float = 0.35  # rounds that a unit counts which only trade can bring
    no_place: float = 3.5  # rounds until a place is made
    no_requirement: float = 5.0
    action: float = 1.0  # action cards in the hand
    early_action: float = 0.5  # of those that may not be played yet
    idle_action: float = 0.5  # of those that would do nothing now
    draw: float = 13.0  # a card that will be drawn


WEIGHTS = Weights()
