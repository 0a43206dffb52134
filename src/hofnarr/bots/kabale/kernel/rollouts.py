"""Rollouts of the learned bots: every choice is tried in believable worlds, played on by the quick
network (or hastily) to the end of the round, and weighed there by the outlook. Kernel code.

`w` holds the weights, `t` the thoughts (`sizes.py`), `d` what is known of each choice.
"""

from hofnarr.bots.kabale.kernel.belief import believable_world
from hofnarr.bots.kabale.kernel.choices import MOST_CHOICES, action_code, carry_out, copy_words
from hofnarr.bots.kabale.kernel.flat import eager_turn, random_draws
from hofnarr.bots.kabale.kernel.outlook import prospect_of
from hofnarr.bots.kabale.kernel.quick import quick_turn
from hofnarr.kabale.kernel.arrays import Doubles, Floats, Ints
from hofnarr.kabale.kernel.layout import ACTOR, LAST_CHOICE, PHASE
from hofnarr.kabale.kernel.playout import advance
from hofnarr.kabale.kernel.turn import end_round

# What is known of the choices, by their numbers.
CHANCE = 0  # to the policy
VALUE = CHANCE + MOST_CHOICES  # the shares of the win in all tries, added up
TRIES = VALUE + MOST_CHOICES
WEIGHT = TRIES + MOST_CHOICES  # in the final choice
KNOWN_COUNT = WEIGHT + MOST_CHOICES


def guided_rollout(
    s: Ints,
    seat: int,
    seen: Ints,
    observation: Ints,
    features: Ints,
    w: Floats,
    t: Floats,
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
            x = quick_turn(s, seen, observation, w, t, x, stream)
    end_round(s, None)
    return prospect_of(s, seat, seen, observation, features, w, t)


def try_guided(
    sight: Ints,
    world: Ints,
    trial: Ints,
    seen: Ints,
    places: Ints,
    observation: Ints,
    features: Ints,
    order: Ints,
    w: Floats,
    t: Floats,
    d: Doubles,
    alive: int,
    worlds: int,
    deals: int,
    hasty: int,
    x: int,
    stream: int,
) -> int:
    """One rollout of each of the first `alive` choices in each of so many worlds. The generator
    after that."""
    seat = sight[ACTOR]
    for _ in range(worlds):
        x = believable_world(sight, world, trial, places, t, deals, x, stream)
        x = advance(x, stream)
        for k in range(alive):
            choice = order[k]
            copy_words(world, trial)
            carry_out(trial, action_code(trial, choice))
            d[VALUE + choice] += guided_rollout(
                trial, seat, seen, observation, features, w, t, hasty, x, stream
            )
            d[TRIES + choice] += 1
    return x
