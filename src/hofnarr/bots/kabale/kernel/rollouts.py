"""Rollouts of the learned bots: every choice is tried in believable worlds, played on by the quick
network (or hastily) to the end of the round, and weighed there by the outlook. Kernel code.

`w` holds the weights, `t` the thoughts (`sizes.py`), `d` what is known of each choice.
"""

from hofnarr.bots.kabale.kernel.belief import believable_world
from hofnarr.bots.kabale.kernel.choices import MOST_CHOICES, action_code, carry_out, copy_words
from hofnarr.bots.kabale.kernel.flat import eager_turn, random_draws
from hofnarr.bots.kabale.kernel.outlook import prospect_of
from hofnarr.bots.kabale.kernel.quick import quick_turn
from hofnarr.bots.kabale.kernel.scratch import (
    S_DEALS,
    S_GENERATOR,
    S_HASTY,
    S_KEY,
    S_ORDER,
    S_STREAM,
    S_TRIAL,
    S_WORLD,
)
from hofnarr.kabale.kernel.arrays import Doubles, Floats, Ints, part
from hofnarr.kabale.kernel.layout import ACTOR, LAST_CHOICE, PHASE
from hofnarr.kabale.kernel.playout import MASK32, advance, game_key, game_stream
from hofnarr.kabale.kernel.turn import end_round

# What is known of the choices, by their numbers.
CHANCE = 0  # to the policy
VALUE = CHANCE + MOST_CHOICES  # the shares of the win in all tries, added up
TRIES = VALUE + MOST_CHOICES
WEIGHT = TRIES + MOST_CHOICES  # in the final choice
KNOWN_COUNT = WEIGHT + MOST_CHOICES


def begin_search(scratch: Ints, seed: int, turn: int, deals: int, hasty: int) -> None:
    """Set the generator of the `turn`-th decision of this seed, and how `try_guided` looks
    ahead."""
    key = game_key(seed, turn)
    scratch[S_KEY] = key
    scratch[S_STREAM] = game_stream(seed, turn)
    scratch[S_GENERATOR] = key
    scratch[S_DEALS] = deals
    scratch[S_HASTY] = hasty


def guided_rollout(
    s: Ints, seat: int, scratch: Ints, w: Floats, t: Floats, x: int, stream: int
) -> float:
    """Play on to the end of the round; the seat's share of the win then."""
    hasty = scratch[S_HASTY]
    x = random_draws(s, x, stream)
    while s[PHASE] <= LAST_CHOICE:
        if hasty:
            x = eager_turn(s, x, stream)
        else:
            x = quick_turn(s, scratch, w, t, x, stream)
    end_round(s, None)
    return prospect_of(s, seat, scratch, w, t)


def try_guided(
    sight: Ints, scratch: Ints, w: Floats, t: Floats, d: Doubles, alive: int, worlds: int
) -> None:
    """One rollout of each of the first `alive` choices in each of so many worlds."""
    seat = sight[ACTOR]
    x = scratch[S_GENERATOR] & MASK32
    stream = scratch[S_STREAM] & MASK32
    world = part(scratch, S_WORLD)
    trial = part(scratch, S_TRIAL)
    for _ in range(worlds):
        x = believable_world(sight, scratch, t, scratch[S_DEALS], x, stream)
        x = advance(x, stream)
        for k in range(alive):
            choice = scratch[S_ORDER + k]
            copy_words(world, trial)
            carry_out(trial, action_code(trial, choice))
            d[VALUE + choice] += guided_rollout(trial, seat, scratch, w, t, x, stream)
            d[TRIES + choice] += 1
    scratch[S_GENERATOR] = x
