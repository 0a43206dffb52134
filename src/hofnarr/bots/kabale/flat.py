"""Flat Monte Carlo: every choice is tried in worlds that agree with the sight, and played on at
random to the end of the round. Kernel code.

All choices meet the same worlds. After each stage the worse half drops out (sequential halving).
"""

from collections.abc import MutableSequence

from hofnarr.bots.kabale.choices import action_code, carry_out, copy_words, count_choices
from hofnarr.bots.kabale.leaf import win_share
from hofnarr.kabale.kernel.layout import ACTOR, LAST_CHOICE, LAST_IN_TURN, PHASE
from hofnarr.kabale.kernel.playout import advance, output, random_draw, random_turn
from hofnarr.kabale.kernel.sight import restore
from hofnarr.kabale.kernel.turn import end_round

Ints = MutableSequence[int]

SHARE = 10_000  # a whole win, in the units of `values`


def rollout(s: Ints, seat: int, x: int, stream: int) -> float:
    """Play on at random to the end of the round; the seat's share of the win then."""
    while LAST_CHOICE < s[PHASE] <= LAST_IN_TURN:
        x = advance(x, stream)
        random_draw(s, None, output(x))
    while s[PHASE] <= LAST_CHOICE:
        x = random_turn(s, x, stream)
    end_round(s, None)
    return win_share(s, seat)


def flat_choice(
    sight: Ints,
    world: Ints,
    trial: Ints,
    places: Ints,
    values: Ints,
    order: Ints,
    budget: int,
    x: int,
    stream: int,
) -> int:
    """The number of the best action for the seat to act, from its own sight, with so many rollouts.

    Leaves the mean share of the win of every choice in `values`, as far as it was tried, and the
    choices in `order`, best first.
    """
    seat = sight[ACTOR]
    alive = count_choices(sight)
    for choice in range(alive):
        order[choice] = choice
        values[choice] = 0
    if alive == 1:
        return 0
    stages = 0
    while 1 << stages < alive:
        stages += 1
    worlds = 0
    for stage in range(stages):
        more = max(1, budget // (stages * alive))
        for _ in range(more):
            copy_words(sight, world)
            x = restore(world, places, x, stream)
            x = advance(x, stream)
            for k in range(alive):
                choice = order[k]
                copy_words(world, trial)
                carry_out(trial, action_code(trial, choice))
                values[choice] += int(SHARE * rollout(trial, seat, x, stream))
        worlds += more
        for k in range(1, alive):  # best first, by insertion
            choice = order[k]
            at = k
            while at > 0 and values[order[at - 1]] < values[choice]:
                order[at] = order[at - 1]
                at -= 1
            order[at] = choice
        half = (alive + 1) // 2
        for k in range(half if stage + 1 < stages else 0, alive):
            values[order[k]] //= worlds
        alive = half
    return order[0]
