"""Kabale in the arena: tables of kernel bots at the speed of the kernel, and the clairvoyant."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from hofnarr.bots.kabale.kernel.flat import MOST_ROLLOUTS
from hofnarr.bots.kabale.kernel.scratch import SCRATCH_WORDS
from hofnarr.bots.kabale.players import find_policy
from hofnarr.bots.kabale.running import bot_runner
from hofnarr.bots.kabale.simulation import Setting as SimulatorSetting
from hofnarr.bots.kabale.simulation import Simulator
from hofnarr.core.errors import BadInput
from hofnarr.core.outcome import Outcome
from hofnarr.kabale.actions import Action
from hofnarr.kabale.kernel.playout import game_key, game_stream
from hofnarr.kabale.options import Options
from hofnarr.kabale.state import State


def plays(name: str) -> bool:
    try:
        find_policy(name)
    except BadInput:
        return False
    return True


def play(line_up: tuple[str, ...], options: Options, seed: str, deal: int) -> Outcome:
    return Simulator(SimulatorSetting(seed, line_up, options)).play(deal).outcome


class Clairvoyant:
    """Flat Monte Carlo that looks at all hidden cards: the ceiling of what inference can reach.

    It takes a state and is no bot: nothing that bots are made with knows its name.
    """

    def __init__(self, budget: int, seed: int) -> None:
        self.budget = budget
        self.seed = seed
        self.turns = 0

    def act_on(self, state: State) -> Action:
        """Search on the state itself: where nothing is hidden, no world is dealt anew."""
        runner = bot_runner()
        x, stream = game_key(self.seed, self.turns), game_stream(self.seed, self.turns)
        self.turns += 1
        choice: int = runner.function("flat_choice")(
            runner.ints(state.words), runner.scratch(SCRATCH_WORDS), self.budget, x, stream
        )
        return state.legal()[choice]


def find_seer(name: str) -> Callable[[int], Clairvoyant] | None:
    kind, _, number = name.partition(":")
    if kind == "clairvoyant" and number.isdecimal() and 1 <= int(number) <= MOST_ROLLOUTS:
        return partial(Clairvoyant, int(number))
    return None
