"""Mini-Kabale laid out as a whole: every position, what each player sees of it, and exact best
responses. The trainer's own test: how far a learned policy can be exploited is known, not guessed.

>>> game = Mini()
>>> anything = np.ones(game.masks.shape) * game.masks
>>> policy = anything / anything.sum(axis=1, keepdims=True)
>>> 0.2 < game.exploitability(policy) < 0.5
True
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Sequence
from functools import cached_property
from itertools import combinations
from typing import Any

import numpy as np

from hofnarr.kabale import tensors
from hofnarr.kabale.encoding import MASK_WORDS, OBSERVATION_WORDS
from hofnarr.kabale.kernel.compiled import kernel_function
from hofnarr.kabale.kernel.layout import ACTOR, CARD_COUNT, OVER, PHASE, ROUND_END, state_size
from training.mini_rules import MINI_CARDS, MINI_HAND

Array = np.ndarray[Any, Any]

MODULES = (*tensors.MODULES, "hofnarr.env.stepping", "training.mini_rules")
PLAYERS = 2
CARDS = [card for card in range(CARD_COUNT) if MINI_CARDS >> card & 1]
ACTIONS = [6 * card + column for card in CARDS for column in range(PLAYERS)]  #: their numbers


def kernel(name: str) -> Any:
    return kernel_function(name, MODULES)


class Mini:
    """Positions are numbered. `roots` are the deals, each as likely as any other; seat 0 begins.

    actor      who decides there, -1 where the game is over
    child      the position after each of ACTIONS, -1 where it is not legal
    share      of the win of seat 0 at the end
    seen       a number for what each seat sees: equal where the positions look alike to it
    situation  the number of what the actor sees, a row of `observations` and `masks`
    """

    def __init__(self) -> None:
        self._actor: list[int] = []
        self._child: list[list[int]] = []
        self._share: list[float] = []
        self._seen: list[list[int]] = []
        self._situation: list[int] = []
        self._sights: dict[bytes, int] = {}
        self._situations: dict[bytes, int] = {}
        self._packed: list[Array] = []
        self._masks: list[Array] = []
        hands = [sum(1 << card for card in some) for some in combinations(CARDS, MINI_HAND)]
        self.roots = [self._add(self._dealt(mine, theirs)) for mine in hands for theirs in hands]
        self.actor, self.child = np.array(self._actor), np.array(self._child)
        self.share, self.seen = np.array(self._share), np.array(self._seen)
        self.situation = np.array(self._situation)
        self.observations, self.packed_masks = np.array(self._packed), np.array(self._masks)

    @cached_property
    def masks(self) -> Array:
        """Which of ACTIONS are legal, one row for each situation."""
        return tensors.unpack(self.packed_masks, 182)[:, ACTIONS].astype(bool)

    # --- laying it out ----------------------------------------------------------------------------

    def _dealt(self, mine: int, theirs: int) -> Array:
        state = np.zeros(state_size(PLAYERS), np.int32)
        kernel("open_mini")(state)
        for seat, hand in enumerate((mine, theirs)):
            kernel("set_up_mini")(state, seat, hand)
        return state

    def _add(self, state: Array) -> int:
        """A position and all that can come of it."""
        number = len(self._actor)
        over = state[PHASE] == OVER
        self._actor.append(-1 if over else int(state[ACTOR]))
        self._share.append(_share_of_first(state) if over else 0.0)
        self._child.append([-1] * len(ACTIONS))
        sights = [self._look(state, seat) for seat in range(PLAYERS)]
        self._seen.append([self._number(sight) for sight in sights])
        self._situation.append(-1 if over else self._situate(sights[state[ACTOR]], state[ACTOR]))
        if not over:
            for at, action in enumerate(ACTIONS):
                if kernel("is_legal")(state, action):
                    self._child[number][at] = self._add(_after(state, action))
        return number

    def _look(self, state: Array, seat: int) -> Array:
        sight = np.zeros_like(state)
        kernel("observe_mini")(state, seat, sight)
        return sight

    def _number(self, sight: Array) -> int:
        return self._sights.setdefault(sight.tobytes(), len(self._sights))

    def _situate(self, sight: Array, seat: int) -> int:
        packed = np.zeros(OBSERVATION_WORDS, np.int32)
        mask = np.zeros(MASK_WORDS, np.int32)
        kernel("encode")(sight, seat, packed)
        kernel("action_mask")(sight, mask)
        number = self._situations.setdefault(packed.tobytes(), len(self._situations))
        if number == len(self._packed):
            self._packed.append(packed)
            self._masks.append(mask)
        return number

    # --- best responses ---------------------------------------------------------------------------

    def exploitability(self, policy: Array) -> float:
        """How much more than half of the wins the best responses to a policy get, on average over
        the seats; `policy` has a row for each situation, a column for
        each action."""
        return sum(self.best_response(policy, seat) for seat in (0, 1)) / 2 - 0.5

    def best_response(self, policy: Array, seat: int) -> float:
        """The share of the win that the best player in this seat, who knows the policy of the other
        and forgets nothing, gets."""
        alike: dict[int, list[tuple[int, float]]] = defaultdict(list)
        for root in self.roots:
            alike[self.seen[root, seat]].append((root, 1 / len(self.roots)))
        return sum(self._respond(policy, seat, nodes) for nodes in alike.values())

    def _respond(self, policy: Array, seat: int, nodes: Sequence[tuple[int, float]]) -> float:
        """From positions that look alike to the seat, each with its probability."""
        actor = self.actor[nodes[0][0]]
        if actor < 0:
            return sum(chance * self._share_of(node, seat) for node, chance in nodes)
        if actor != seat:
            return self._see_and_go_on(
                policy,
                seat,
                [
                    (self.child[node, at], chance * policy[self.situation[node], at])
                    for node, chance in nodes
                    for at in np.flatnonzero(self.child[node] >= 0)
                ],
            )
        return max(
            self._see_and_go_on(
                policy, seat, [(self.child[node, at], chance) for node, chance in nodes]
            )
            for at in np.flatnonzero(self.child[nodes[0][0]] >= 0)
        )

    def _see_and_go_on(self, policy: Array, seat: int, nodes: Sequence[tuple[int, float]]) -> float:
        alike: dict[int, list[tuple[int, float]]] = defaultdict(list)
        for node, chance in nodes:
            if chance > 0:
                alike[self.seen[node, seat]].append((node, chance))
        return sum(self._respond(policy, seat, some) for some in alike.values())

    def _share_of(self, node: int, seat: int) -> float:
        share: float = self.share[node]
        return share if seat == 0 else 1 - share


def _after(state: Array, action: int) -> Array:
    """A decision and what follows without chance."""
    after = state.copy()
    kernel("act_mini")(after, action)
    assert after[PHASE] != ROUND_END
    return after


def _share_of_first(state: Array) -> float:
    won = kernel("winners")(state)
    return float(won & 1) / int(won).bit_count()
