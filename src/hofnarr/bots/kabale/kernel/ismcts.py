"""Information-set Monte Carlo tree search: one tree over the choices of all seats, a new world that
agrees with the sight for every descent. Kernel code.

Draws are not in the tree: the same choices may lead to different cards (an open-loop tree). Each
descent adds one node, is played on hastily to the end of the round, and pays every seat on its way
by that seat's own share of the win.
"""

from hofnarr.bots.kabale.kernel.choices import action_code, carry_out, copy_words, count_choices
from hofnarr.bots.kabale.kernel.flat import SHARE, eager_turn, random_draws
from hofnarr.bots.kabale.kernel.leaf import win_share
from hofnarr.bots.kabale.kernel.scratch import S_PLACES, S_WORLD
from hofnarr.kabale.kernel.arrays import Ints, part
from hofnarr.kabale.kernel.layout import ACTOR, LAST_CHOICE, PHASE
from hofnarr.kabale.kernel.maths import log, sqrt
from hofnarr.kabale.kernel.playout import advance, output
from hofnarr.kabale.kernel.sight import restore
from hofnarr.kabale.kernel.turn import end_round

# One node of the tree; node 0 is the root, and 0 stands for "none" in links.
NODE_CODE = 0  # the choice that leads here
NODE_SEAT = 1  # who makes it
NODE_VISITS = 2
NODE_AVAILABLE = 3  # how often it could have been chosen
NODE_VALUE = 4  # sum of that seat's shares
NODE_PARENT = 5
NODE_CHILD = 6  # the newest child; its siblings are linked through NODE_NEXT
NODE_NEXT = 7
NODE_WORDS = 8

CURIOSITY = 0.2  # weight of the unexplored against the good


def find_child(tree: Ints, node: int, code: int) -> int:
    child = tree[node * NODE_WORDS + NODE_CHILD]
    while child != 0 and tree[child * NODE_WORDS + NODE_CODE] != code:
        child = tree[child * NODE_WORDS + NODE_NEXT]
    return child


def add_child(tree: Ints, nodes: int, node: int, code: int, seat: int) -> None:
    at = nodes * NODE_WORDS
    tree[at + NODE_CODE] = code
    tree[at + NODE_SEAT] = seat
    tree[at + NODE_VISITS] = 0
    tree[at + NODE_AVAILABLE] = 1
    tree[at + NODE_VALUE] = 0
    tree[at + NODE_PARENT] = node
    tree[at + NODE_CHILD] = 0
    tree[at + NODE_NEXT] = tree[node * NODE_WORDS + NODE_CHILD]
    tree[node * NODE_WORDS + NODE_CHILD] = nodes


def best_child(s: Ints, tree: Ints, node: int) -> int:
    """The child worth looking at most among those possible in this world; all have been tried."""
    best = 0
    most = -1.0
    for choice in range(count_choices(s)):
        at = find_child(tree, node, action_code(s, choice)) * NODE_WORDS
        tree[at + NODE_AVAILABLE] += 1
        visits = tree[at + NODE_VISITS]
        worth = tree[at + NODE_VALUE] / (visits * SHARE)
        worth += CURIOSITY * sqrt(log(tree[at + NODE_AVAILABLE]) / visits)
        if worth > most:
            most = worth
            best = at // NODE_WORDS
    return best


def untried(s: Ints, tree: Ints, node: int, word: int) -> int:
    """One of the choices that have no node yet, as its code; -1 where there is none."""
    choices = count_choices(s)
    count = 0
    for choice in range(choices):
        if find_child(tree, node, action_code(s, choice)) == 0:
            count += 1
    k = word * count >> 32
    for choice in range(choices):
        code = action_code(s, choice)
        if find_child(tree, node, code) == 0:
            if k == 0:
                return code
            k -= 1
    return -1


def ismcts_choice(sight: Ints, scratch: Ints, tree: Ints, budget: int, x: int, stream: int) -> int:
    """The number of the most visited action for the seat to act, from its own sight."""
    choices = count_choices(sight)
    if choices == 1:
        return 0
    world = part(scratch, S_WORLD)
    places = part(scratch, S_PLACES)
    for at in range(NODE_WORDS):
        tree[at] = 0
    nodes = 1
    for _ in range(budget):
        copy_words(sight, world)
        x = restore(world, places, x, stream)
        node = 0
        while world[PHASE] <= LAST_CHOICE:
            x = advance(x, stream)
            code = untried(world, tree, node, output(x))
            if code >= 0:
                add_child(tree, nodes, node, code, world[ACTOR])
                node = nodes
                nodes += 1
            else:
                node = best_child(world, tree, node)
            carry_out(world, tree[node * NODE_WORDS + NODE_CODE])
            x = random_draws(world, x, stream)
            if code >= 0:
                break
        while world[PHASE] <= LAST_CHOICE:
            x = eager_turn(world, x, stream)
        end_round(world, None)
        while node != 0:
            at = node * NODE_WORDS
            tree[at + NODE_VISITS] += 1
            tree[at + NODE_VALUE] += int(SHARE * win_share(world, tree[at + NODE_SEAT]))
            node = tree[at + NODE_PARENT]
    best = 0
    most = -1
    for choice in range(choices):
        child = find_child(tree, 0, action_code(sight, choice))
        if child != 0 and tree[child * NODE_WORDS + NODE_VISITS] > most:
            most = tree[child * NODE_WORDS + NODE_VISITS]
            best = choice
    return best
