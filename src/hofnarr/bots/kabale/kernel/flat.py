"""Flat Monte Carlo: every choice is tried in worlds that agree with the sight, and played on at
random to the end of the round. Kernel code.

All choices meet the same worlds. After each stage the worse half drops out (sequential halving).
"""

from hofnarr.bots.kabale.kernel.choices import (
    CODE_BITS,
    CODE_SHIFT,
    action_code,
    carry_out,
    copy_words,
    count_choices,
)
from hofnarr.bots.kabale.kernel.leaf import win_share
from hofnarr.bots.kabale.kernel.scratch import S_ORDER, S_PLACES, S_TRIAL, S_VALUES, S_WORLD
from hofnarr.kabale.kernel.arrays import Ints, part
from hofnarr.kabale.kernel.award import award
from hofnarr.kabale.kernel.layout import (
    ACTOR,
    CARD_COUNT,
    COLUMN_SIZE,
    COUNT,
    LAST_CHOICE,
    LAST_IN_TURN,
    OWNER_SHIFT,
    PHASE,
    PLAY,
    PLAYERS,
    STACKS,
)
from hofnarr.kabale.kernel.playout import advance, output, random_draw
from hofnarr.kabale.kernel.sight import restore
from hofnarr.kabale.kernel.turn import end_round

LOOKS = 5
ENTRY_BITS = 255
SHARE = 10_000  # a whole win, in the units of the values
MOST_ROLLOUTS = 200_000  # a decision: their shares still add up within 32 bits


def would_win(s: Ints, seat: int, card: int, column: int) -> bool:
    """Whether the column would fall to `seat` with this card at its foot, awarded as it lies."""
    head = column * COLUMN_SIZE
    top = STACKS + column * s[PLAYERS] * CARD_COUNT
    foot = top + s[COUNT + head]
    s[foot] = seat << OWNER_SHIFT | card
    s[COUNT + head] += 1
    winner = award(s, None, column)
    s[COUNT + head] -= 1
    s[foot] = 0
    for at in range(top, foot):
        s[at] &= ENTRY_BITS  # forget what was removed
    return winner == seat


def eager_turn(s: Ints, x: int, stream: int) -> int:
    """A decision as a hasty player makes it: one of a few random placements, a winning one if
    there is one; and the draws that follow. The generator after that."""
    seat = s[ACTOR]
    choices = count_choices(s)
    code = 0
    for _ in range(LOOKS):
        x = advance(x, stream)
        code = action_code(s, output(x) * choices >> 32)
        if s[PHASE] != PLAY:
            break
        if would_win(s, seat, (code >> CODE_SHIFT) - 1, (code & CODE_BITS) - 1):
            break
    carry_out(s, code)
    return random_draws(s, x, stream)


def random_draws(s: Ints, x: int, stream: int) -> int:
    while LAST_CHOICE < s[PHASE] <= LAST_IN_TURN:
        x = advance(x, stream)
        random_draw(s, None, output(x))
    return x


def rollout(s: Ints, seat: int, x: int, stream: int) -> float:
    """Play on hastily to the end of the round; the seat's share of the win then."""
    x = random_draws(s, x, stream)
    while s[PHASE] <= LAST_CHOICE:
        x = eager_turn(s, x, stream)
    end_round(s, None)
    return win_share(s, seat)


def line_up(sight: Ints, scratch: Ints) -> int:
    """All choices of the seat to act stand in order, untried; how many there are."""
    choices = count_choices(sight)
    for choice in range(choices):
        scratch[S_ORDER + choice] = choice
        scratch[S_VALUES + choice] = 0
    return choices


def stages_for(choices: int) -> int:
    """How often the worse half drops out until one choice is left."""
    stages = 0
    while 1 << stages < choices:
        stages += 1
    return stages


def try_worlds(sight: Ints, scratch: Ints, alive: int, worlds: int, x: int, stream: int) -> int:
    """One rollout of each of the first `alive` choices in each of so many worlds; adds up the
    shares of the win in the values. The generator after that."""
    seat = sight[ACTOR]
    world = part(scratch, S_WORLD)
    trial = part(scratch, S_TRIAL)
    places = part(scratch, S_PLACES)
    for _ in range(worlds):
        copy_words(sight, world)
        x = restore(world, places, x, stream)
        x = advance(x, stream)
        for k in range(alive):
            choice = scratch[S_ORDER + k]
            copy_words(world, trial)
            carry_out(trial, action_code(trial, choice))
            scratch[S_VALUES + choice] += int(SHARE * rollout(trial, seat, x, stream))
    return x


def drop_half(scratch: Ints, alive: int) -> int:
    """Sort the choices that are left, best first; how many of them go on."""
    for k in range(1, alive):
        choice = scratch[S_ORDER + k]
        value = scratch[S_VALUES + choice]
        at = S_ORDER + k
        while at > S_ORDER and scratch[S_VALUES + scratch[at - 1]] < value:
            scratch[at] = scratch[at - 1]
            at -= 1
        scratch[at] = choice
    return (alive + 1) // 2


def flat_choice(sight: Ints, scratch: Ints, budget: int, x: int, stream: int) -> int:
    """The number of the best action, from the sight of the seat to act, with so many rollouts."""
    alive = line_up(sight, scratch)
    stages = stages_for(alive)
    for _ in range(stages):
        worlds = max(1, budget // (stages * alive))
        x = try_worlds(sight, scratch, alive, worlds, x, stream)
        alive = drop_half(scratch, alive)
    return scratch[S_ORDER]
