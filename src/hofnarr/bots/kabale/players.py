"""The bots of Kabale as players at a table: they answer a view."""

from __future__ import annotations

import re
from collections.abc import Callable
from functools import partial
from time import perf_counter
from typing import NamedTuple

from hofnarr.bots.bot import Bot
from hofnarr.bots.kabale.kernel import dealt, flat, levels
from hofnarr.bots.kabale.kernel.ismcts import NODE_WORDS
from hofnarr.bots.kabale.kernel.scratch import S_ORDER, SCRATCH_WORDS
from hofnarr.bots.kabale.learned import COARSE, DEFAULT_MILLISECONDS, King, Minister
from hofnarr.bots.kabale.running import bot_runner
from hofnarr.core.errors import BadInput
from hofnarr.kabale.actions import Action
from hofnarr.kabale.kernel.playout import game_key, game_stream
from hofnarr.kabale.view import View, sight_of


class Policy(NamedTuple):
    """How a bot thinks: its kind, and the rollouts it may make for a decision."""

    kind: int
    budget: int = 0


def tree_size(policy: Policy) -> int:
    """How many words the search tree of this bot may take."""
    return (policy.budget + 1) * NODE_WORDS if policy.kind == dealt.ISMCTS else 0


FIXED = {
    "random": Policy(dealt.RANDOM),
    "greedy": Policy(dealt.GREEDY),
    "page": Policy(dealt.LEVEL, levels.PAGE_LEVEL),
    "squire": Policy(dealt.LEVEL, levels.SQUIRE_LEVEL),
    "courtier": Policy(dealt.LEVEL, levels.COURTIER_LEVEL),
}
SEARCHING = {"flat": dealt.FLAT, "ismcts": dealt.ISMCTS}
TIMED = re.compile(r"flat:([1-9]\d{0,5})ms")
LEARNED = ("minister", "king")
KING = re.compile(r"king:([1-9]\d{0,5})(ms)?")


def find_policy(name: str) -> Policy:
    """The bot of this name.

    >>> find_policy("flat:200")
    Policy(kind=2, budget=200)
    """
    if name in FIXED:
        return FIXED[name]
    kind, _, number = name.partition(":")
    if kind in SEARCHING and number.isdecimal() and int(number) > 0:
        if int(number) > flat.MOST_ROLLOUTS:
            raise BadInput(f"{name}: give at most {flat.MOST_ROLLOUTS:,} rollouts")
        return Policy(SEARCHING[kind], int(number))
    if TIMED.fullmatch(name):
        raise BadInput(f"{name} thinks by the clock and cannot be repeated: give it rollouts")
    if find_learned(name):
        raise BadInput(f"{name} is not played in bulk: use `hofnarr arena`")
    raise BadInput(f"unknown bot {name!r}: choose one of {', '.join(NAMES)}")


NAMES = (
    *FIXED,
    *LEARNED,
    "flat:ROLLOUTS",
    "ismcts:ROLLOUTS",
    "king:ROLLOUTS",
    "flat:MILLISECONDSms",
    "king:MILLISECONDSms",
)


#: On offer at tables.
OFFERED = ("page", "squire", "courtier", "minister", "king", "greedy", "random")


class KernelBot:
    """A bot whose choice is one call of kernel code."""

    def __init__(self, policy: Policy, seed: int) -> None:
        self.policy = policy
        self.seed = seed
        self.turns = 0

    def act(self, view: View) -> Action:
        words = sight_of(view)
        runner = bot_runner()
        choice: int = runner.function("sight_choice")(
            runner.ints(words),
            *self.policy,
            self.seed,
            self.turns,
            runner.scratch(SCRATCH_WORDS),
            runner.ints(tree_size(self.policy)),
        )
        self.turns += 1
        return view.legal[choice]


class TimedBot:
    """Flat Monte Carlo by the clock: every stage has its part of the time."""

    def __init__(self, milliseconds: int, seed: int) -> None:
        self.milliseconds = milliseconds
        self.seed = seed
        self.turns = 0

    def act(self, view: View) -> Action:
        started = perf_counter()
        words = sight_of(view)
        runner = bot_runner()
        sight, scratch = runner.ints(words), runner.scratch(SCRATCH_WORDS)
        try_worlds = runner.function("try_worlds")
        x, stream = game_key(self.seed, self.turns), game_stream(self.seed, self.turns)
        self.turns += 1
        alive = flat.line_up(words, scratch)
        stages = flat.stages_for(alive)
        tried = 0
        for stage in range(1, stages + 1):
            until = started + self.milliseconds / 1000 * stage / stages
            worlds = 1
            while (now := perf_counter()) < until and tried < flat.MOST_ROLLOUTS:
                x = try_worlds(sight, scratch, alive, worlds, x, stream)
                tried += worlds
                # As many as fit into half of what is left, at that pace.
                pace = max(perf_counter() - now, COARSE) / worlds
                worlds = int((until - perf_counter()) / pace / 2)
                worlds = min(max(1, worlds), flat.MOST_ROLLOUTS - tried)
            alive = flat.drop_half(scratch, alive)
        return view.legal[int(scratch[S_ORDER])]


def find_learned(name: str) -> Callable[[int], Bot] | None:
    """What makes the Minister or the King of this name, given a seed."""
    thinks = KING.fullmatch(name)
    if name not in LEARNED and not thinks:
        return None
    if name == "minister":
        return Minister
    if not thinks:
        return partial(King, milliseconds=DEFAULT_MILLISECONDS)
    if thinks[2]:
        return partial(King, milliseconds=int(thinks[1]))
    return partial(King, rollouts=int(thinks[1]))


def find_bot(name: str) -> Callable[[int], Bot]:
    """What makes the bot of this name, given a seed."""
    learned = find_learned(name)
    if learned:
        return learned
    timed = TIMED.fullmatch(name)
    if timed:
        return partial(TimedBot, int(timed[1]))
    return partial(KernelBot, find_policy(name))
