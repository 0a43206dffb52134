"""Minister and King, the bots that have learned, and the networks that they ask.

>>> from hofnarr.core.chance import RandomChance
>>> from hofnarr.kabale.game import GAME, Options
>>> state, _ = GAME.new(3, Options(), RandomChance(1))
>>> chances = Networks().consider(sight_of(state.view(0)))
>>> len(chances), round(sum(chances), 3)  # three cards, three columns
(9, 1.0)
"""

from __future__ import annotations

import threading
from collections.abc import Sequence
from time import perf_counter
from typing import Any

from hofnarr.bots.kabale.kernel.choices import MOST_CHOICES
from hofnarr.bots.kabale.kernel.deciding import (
    KING_DEALS,
    KING_HASTY,
    KING_LEAST,
    KING_TAU,
)
from hofnarr.bots.kabale.kernel.flat import stages_for
from hofnarr.bots.kabale.kernel.rollouts import CHANCE, KNOWN_COUNT
from hofnarr.bots.kabale.kernel.scratch import S_ORDER, SCRATCH_WORDS, STATE_WORDS
from hofnarr.bots.kabale.kernel.sizes import (
    THOUGHT_COUNT,
    THOUGHT_PLACES,
    THOUGHT_SHAPES,
    WEIGHT_COUNT,
)
from hofnarr.bots.kabale.running import bot_runner
from hofnarr.bots.kabale.weights import shipped
from hofnarr.kabale.actions import Action
from hofnarr.kabale.view import View, sight_of

DEFAULT_MILLISECONDS = 300
#: Seconds: the clock of a browser may stand still for as long as this.
COARSE = 0.0001


class Networks:
    """The networks in the memory of a runner, with all that search writes on. For one thread."""

    def __init__(self, halves: bytes | None = None, runner: str | None = None) -> None:
        self._runner = make = bot_runner(runner)
        self._weights = make.floats(WEIGHT_COUNT)
        self._load(halves or shipped())
        self._sight = make.ints(STATE_WORDS)
        self._scratch = make.scratch(SCRATCH_WORDS)
        self._thoughts = make.floats(THOUGHT_COUNT)
        self._known = make.doubles(KNOWN_COUNT)
        self._desk = (self._sight, self._scratch, self._weights, self._thoughts, self._known)

    def _load(self, halves: bytes) -> None:
        """In parts, so that the memory for them stays small."""
        widen = self._runner.function("widen_part")
        part = 1 << 14
        words = self._runner.ints(part // 4)
        for first in range(0, len(halves), part):
            piece = halves[first : first + part]
            self._runner.fill(words, piece)
            widen(words, self._weights, first // 2, len(piece) // 2)

    def consider(self, sight: Sequence[int], temperature: float = 1.0) -> list[float]:
        """The chance of every choice, in the order of the legal actions."""
        self._sight[: len(sight)] = sight
        choices = self._call_consider(temperature)
        return list(self._known[CHANCE : CHANCE + choices])

    def _call_consider(self, temperature: float) -> int:
        choices: int = self._runner.function("consider")(*self._desk, temperature)
        return choices

    def thoughts(self, name: str) -> list[float]:
        """What the network thought when asked last: `shares`, `winners`, ... of `sizes.py`."""
        first = THOUGHT_PLACES[name]
        size = 1
        for length in THOUGHT_SHAPES[name]:
            size *= length
        return list(self._thoughts[first : first + size])

    def minister(self, sight: Sequence[int], seed: int, turn: int) -> int:
        """The number of the Minister's choice."""
        self._sight[: len(sight)] = sight
        return int(self._runner.function("minister_choice")(*self._desk, seed, turn))

    def king(self, sight: Sequence[int], rollouts: int, seed: int, turn: int) -> int:
        """The number of the King's choice, with so many rollouts."""
        self._sight[: len(sight)] = sight
        return int(self._runner.function("king_choice")(*self._desk, rollouts, seed, turn))

    def king_by_the_clock(
        self, sight: Sequence[int], milliseconds: float, seed: int, turn: int
    ) -> int:
        """The same with as many rollouts as there is time for: every stage has its part of it."""
        started = perf_counter()
        call = self._runner.function
        self._sight[: len(sight)] = sight
        choices = self._call_consider(1.0)
        scratch, known = self._scratch, self._known
        alive = call("line_up_likely")(scratch, known, choices, KING_LEAST, MOST_CHOICES)
        if alive == 1:
            return int(scratch[S_ORDER])
        call("begin_search")(scratch, seed, turn, KING_DEALS, KING_HASTY)
        call("read_beliefs")(self._sight, self._thoughts)
        stages = stages_for(alive)
        for stage in range(stages):
            until = started + milliseconds / 1000 * (stage + 1) / stages
            worlds = 1
            is_tried = False
            while (now := perf_counter()) < until or not is_tried:
                call("try_guided")(*self._desk, alive, worlds)
                is_tried = True
                # As many as fit into half of what is left, at that pace.
                each = max(perf_counter() - now, COARSE) / worlds
                worlds = max(1, int((until - perf_counter()) / each / 2))
            call("weigh_tried")(scratch, known, alive, KING_TAU)
            if stage < stages - 1:
                alive = (alive + 1) // 2
        return int(call("drawn_by_weight")(scratch, known, alive, call("final_word")(scratch)))


_of_thread = threading.local()


def shared_networks() -> Networks:
    """The networks of the package; one set serves all bots of a thread, for they take turns."""
    if not hasattr(_of_thread, "networks"):
        _of_thread.networks = Networks()
    networks: Networks = _of_thread.networks
    return networks


class Learned:
    """A bot that asks the networks; the same seed and views give the same answers."""

    def __init__(self, seed: int, networks: Networks | None = None) -> None:
        self.seed = seed
        self.turns = 0
        self._given = networks

    def act(self, view: View) -> Action:
        choice = self.choose(self._given or shared_networks(), sight_of(view))
        self.turns += 1
        return view.legal[choice]

    def choose(self, networks: Networks, sight: Any) -> int:
        """The number of the choice, from the sight of the seat to act."""
        raise NotImplementedError


class Minister(Learned):
    """The learned policy: one look at the view and no search.

    At tables of five and more, where the policy alone does not reach flat Monte Carlo, it checks
    its choice with a few hasty rollouts. It plays in proportion to the policy, so that nobody can
    be sure of it.
    """

    def choose(self, networks: Networks, sight: Any) -> int:
        return networks.minister(sight, self.seed, self.turns)


class King(Learned):
    """The Minister's judgement, and search to check it: so many rollouts, or milliseconds."""

    def __init__(
        self,
        seed: int,
        *,
        rollouts: int = 0,
        milliseconds: float = 0,
        networks: Networks | None = None,
    ) -> None:
        assert bool(rollouts) != bool(milliseconds)
        super().__init__(seed, networks)
        self._rollouts = rollouts
        self._milliseconds = milliseconds

    def choose(self, networks: Networks, sight: Any) -> int:
        if self._milliseconds:
            return networks.king_by_the_clock(sight, self._milliseconds, self.seed, self.turns)
        return networks.king(sight, self._rollouts, self.seed, self.turns)
