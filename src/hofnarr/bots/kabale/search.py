"""The King's search: every choice is tried in believable worlds, played on by the quick network to
the end of the round, and weighed there by the outlook. Kernel code.
"""

from collections.abc import MutableSequence
from typing import NamedTuple

from hofnarr.bots.kabale.belief import Beliefs, believable_world
from hofnarr.bots.kabale.choices import action_code, carry_out, copy_words
from hofnarr.bots.kabale.flat import eager_turn, random_draws
from hofnarr.bots.kabale.outlook import Prospect, prospect_of
from hofnarr.bots.kabale.quick import Glance, quick_turn
from hofnarr.bots.kabale.weights import Floats, Outlook, Quick
from hofnarr.kabale.kernel.layout import ACTOR, LAST_CHOICE, PHASE
from hofnarr.kabale.kernel.playout import advance
from hofnarr.kabale.kernel.turn import end_round

Ints = MutableSequence[int]


class Desk(NamedTuple):
    """The networks of the search and their scratch."""

    quick: Quick
    outlook: Outlook
    beliefs: Beliefs
    glance: Glance
    prospect: Prospect


def guided_rollout(
    s: Ints,
    seat: int,
    seen: Ints,
    observation: Ints,
    features: Ints,
    desk: Desk,
    hasty: int,
    x: int,
    stream: int,
) -> float:
    """Play on to the end of the round; the seat's share of the win then."""
    x = random_draws(s, x, stream)
    while s[PHASE] <= LAST_CHOICE:
        if hasty:
            x = eager_turn(s, x, stream)
        else:
            x = quick_turn(s, seen, observation, desk.quick, desk.glance, x, stream)
    end_round(s, None)
    return prospect_of(s, seat, seen, observation, features, desk.outlook, desk.prospect)


def try_guided(
    sight: Ints,
    world: Ints,
    trial: Ints,
    seen: Ints,
    places: Ints,
    observation: Ints,
    features: Ints,
    order: Ints,
    desk: Desk,
    values: Floats,
    alive: int,
    worlds: int,
    deals: int,
    hasty: int,
    x: int,
    stream: int,
) -> int:
    """One rollout of each of the first `alive` choices in each of so many worlds; adds up the
    shares of the win in `values`. The generator after that."""
    seat = sight[ACTOR]
    for _ in range(worlds):
        x = believable_world(sight, world, trial, places, desk.beliefs, deals, x, stream)
        x = advance(x, stream)
        for k in range(alive):
            choice = order[k]
            copy_words(world, trial)
            carry_out(trial, action_code(trial, choice))
            values[choice] += guided_rollout(
                trial, seat, seen, observation, features, desk, hasty, x, stream
            )
    return x
