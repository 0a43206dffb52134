"""Choosing by policy and search: what the Minister and the King do. Kernel code.

Choices that the policy thinks possible are tried in worlds that agree with the view, believable
ones more often; each is played on to the end of the round and weighed there. The worse half drops
out after each stage. What is left is played in proportion to π · exp(Q / τ): as the policy would,
but the better a choice turns out, the more often.
"""

from hofnarr.bots.kabale.kernel.belief import read_beliefs
from hofnarr.bots.kabale.kernel.choices import MOST_CHOICES, count_choices
from hofnarr.bots.kabale.kernel.flat import stages_for
from hofnarr.bots.kabale.kernel.net import policy, think
from hofnarr.bots.kabale.kernel.rollouts import (
    CHANCE,
    TRIES,
    VALUE,
    WEIGHT,
    begin_search,
    try_guided,
)
from hofnarr.bots.kabale.kernel.scratch import S_KEY, S_MASK, S_OBSERVATION, S_ORDER, S_STREAM
from hofnarr.bots.kabale.kernel.sizes import T_LOGITS
from hofnarr.kabale.encoding import action_mask, cards_needed, encode, id_of_choice
from hofnarr.kabale.kernel.arrays import Doubles, Floats, Ints, part
from hofnarr.kabale.kernel.layout import ACTOR, PLAYERS
from hofnarr.kabale.kernel.maths import exp, log
from hofnarr.kabale.kernel.playout import MASK32, advance, game_key, game_stream, mix, output

# How far search may overrule the policy, and how it looks ahead.
KING_TAU = 0.005  # this share of the win outweighs a factor of e in the policy
KING_LEAST = 0.01  # choices less likely than this to the policy are not tried
KING_DEALS = 6  # hands dealt to each seat for every world, of which one is kept
KING_HASTY = 0  # 1: rollouts as flat Monte Carlo plays them, not by the quick network

# The Minister's look is one at the policy; where there are many players it checks that briefly.
MINISTER_TEMPERATURE = 0.5  # below 1: surer of itself than in training, where it had to explore
MINISTER_FLOOR = 0.03  # moves less likely than this are never played
MANY_PLAYERS = 5
MINISTER_TAU = 0.006
MINISTER_LEAST = 1e-6
MINISTER_MOST = 8  # choices that it tries
MINISTER_DEALS = 4
MINISTER_HASTY = 1
MINISTER_WORK = 900  # for all rollouts of a decision: about a millisecond
WORK_AT_LEAST = 12  # for one of them, and 1 for each card that the round still needs


def consider(
    sight: Ints, scratch: Ints, w: Floats, t: Floats, d: Doubles, temperature: float
) -> int:
    """What the network thinks of the position of the seat to act, in `t`; the chance of every
    choice in `d`. How many choices there are."""
    observation = part(scratch, S_OBSERVATION)
    mask = part(scratch, S_MASK)
    encode(sight, sight[ACTOR], observation)
    action_mask(sight, mask)
    think(observation, sight[PLAYERS], w, t)
    policy(t, mask, temperature)
    choices = count_choices(sight)
    for choice in range(choices):
        d[CHANCE + choice] = t[T_LOGITS + id_of_choice(sight, choice)]
    return choices


def line_up_likely(scratch: Ints, d: Doubles, choices: int, least: float, most: int) -> int:
    """Choices that the policy thinks possible stand in order, the likeliest first, untried; how
    many they are, at least 1 and at most `most`."""
    for choice in range(choices):
        at = S_ORDER + choice
        while at > S_ORDER and d[CHANCE + scratch[at - 1]] < d[CHANCE + choice]:
            scratch[at] = scratch[at - 1]
            at -= 1
        scratch[at] = choice
        d[VALUE + choice] = 0
        d[TRIES + choice] = 0
    alive = 1
    while alive < min(choices, most) and d[CHANCE + scratch[S_ORDER + alive]] >= least:
        alive += 1
    return alive


def weigh_tried(scratch: Ints, d: Doubles, alive: int, tau: float) -> None:
    """Sort by log π + Q / τ, best first; that is left in `d`, less that of the best."""
    for k in range(alive):
        choice = scratch[S_ORDER + k]
        value = d[VALUE + choice] / d[TRIES + choice]
        d[WEIGHT + choice] = log(d[CHANCE + choice]) + value / tau
        at = S_ORDER + k
        while at > S_ORDER and d[WEIGHT + scratch[at - 1]] < d[WEIGHT + choice]:
            scratch[at] = scratch[at - 1]
            at -= 1
        scratch[at] = choice
    best = d[WEIGHT + scratch[S_ORDER]]
    for at in range(S_ORDER, S_ORDER + alive):
        d[WEIGHT + scratch[at]] -= best


def drawn_by_weight(scratch: Ints, d: Doubles, alive: int, word: int) -> int:
    """One of those that are left, in proportion to exp of its weight; `word` is random."""
    for at in range(S_ORDER, S_ORDER + alive):
        d[WEIGHT + scratch[at]] = exp(d[WEIGHT + scratch[at]])
    return drawn(scratch, d, WEIGHT, alive, word)


def drawn(scratch: Ints, d: Doubles, first: int, count: int, word: int) -> int:
    """One of the first `count` in order, in proportion to what stands for it from `first` on."""
    total = 0.0
    for at in range(S_ORDER, S_ORDER + count):
        total += d[first + scratch[at]]
    wanted = total * (word / 4294967296.0)
    reached = 0.0
    for at in range(S_ORDER, S_ORDER + count - 1):
        reached += d[first + scratch[at]]
        if wanted < reached:
            return scratch[at]
    return scratch[S_ORDER + count - 1]


def search(
    sight: Ints,
    scratch: Ints,
    w: Floats,
    t: Floats,
    d: Doubles,
    alive: int,
    rollouts: int,
    tau: float,
) -> int:
    """The number of the choice among those lined up, with so many rollouts: every stage has its
    part of them."""
    if alive == 1:
        return scratch[S_ORDER]
    read_beliefs(sight, t)
    stages = stages_for(alive)
    for stage in range(stages):
        worlds = max(1, rollouts // (stages * alive))
        try_guided(sight, scratch, w, t, d, alive, worlds)
        weigh_tried(scratch, d, alive, tau)
        if stage < stages - 1:
            alive = (alive + 1) // 2
    return drawn_by_weight(scratch, d, alive, final_word(scratch))


def final_word(scratch: Ints) -> int:
    """The random number of the last choice, whatever the rollouts used."""
    return output(advance(mix(scratch[S_KEY] & MASK32), scratch[S_STREAM] & MASK32))


def king_choice(
    sight: Ints,
    scratch: Ints,
    w: Floats,
    t: Floats,
    d: Doubles,
    rollouts: int,
    seed: int,
    turn: int,
) -> int:
    """What the King chooses with so many rollouts: the `turn`-th decision of its seed."""
    choices = consider(sight, scratch, w, t, d, 1.0)
    alive = line_up_likely(scratch, d, choices, KING_LEAST, MOST_CHOICES)
    begin_search(scratch, seed, turn, KING_DEALS, KING_HASTY)
    return search(sight, scratch, w, t, d, alive, rollouts, KING_TAU)


def minister_choice(
    sight: Ints, scratch: Ints, w: Floats, t: Floats, d: Doubles, seed: int, turn: int
) -> int:
    """What the Minister chooses: the `turn`-th decision of its seed."""
    if sight[PLAYERS] >= MANY_PLAYERS:
        choices = consider(sight, scratch, w, t, d, 1.0)
        alive = line_up_likely(scratch, d, choices, MINISTER_LEAST, MINISTER_MOST)
        begin_search(scratch, seed, turn, MINISTER_DEALS, MINISTER_HASTY)
        return search(sight, scratch, w, t, d, alive, affordable(sight), MINISTER_TAU)
    choices = consider(sight, scratch, w, t, d, MINISTER_TEMPERATURE)
    for choice in range(choices):
        scratch[S_ORDER + choice] = choice
        if d[CHANCE + choice] < MINISTER_FLOOR:
            d[CHANCE + choice] = 0
    word = output(advance(game_key(seed, turn), game_stream(seed, turn)))
    return drawn(scratch, d, CHANCE, choices, word)


def affordable(sight: Ints) -> int:
    """How many rollouts a decision of the Minister may take: long ones are fewer."""
    needed = 0
    for column in range(sight[PLAYERS]):
        needed += cards_needed(sight, column)
    return MINISTER_WORK // (WORK_AT_LEAST + needed)
