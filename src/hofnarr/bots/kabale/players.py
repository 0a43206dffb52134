"""The bots of Kabale as players at a table: they answer a view, in plain Python."""

from __future__ import annotations

from functools import partial

from hofnarr.bots.kabale import dealt, greedy
from hofnarr.kabale.actions import Action
from hofnarr.kabale.kernel.sight import MOST_SECRETS
from hofnarr.kabale.view import View, sight_of

POLICIES = {"random": dealt.RANDOM, "greedy": dealt.GREEDY}


class KernelBot:
    """A bot whose choice is kernel code."""

    def __init__(self, policy: int, seed: int) -> None:
        self.policy = policy
        self.seed = seed
        self.turns = 0

    def act(self, view: View) -> Action:
        sight = sight_of(view)
        choice = dealt.sight_choice(
            sight,
            self.policy,
            self.seed,
            self.turns,
            sight.copy(),
            sight.copy(),
            [0] * (2 * MOST_SECRETS),
            [0] * greedy.MOST_CHOICES,
        )
        self.turns += 1
        return view.legal[choice]


BOTS = {name: partial(KernelBot, policy) for name, policy in POLICIES.items()}
