"""The networks for callers in Python: compiled, with buffers of their own. Not for several threads.

>>> from hofnarr.core.chance import RandomChance
>>> from hofnarr.kabale.game import GAME, Options
>>> state, _ = GAME.new(3, Options(), RandomChance(1))
>>> counsel = Counsel(random_weights(1))
>>> chances = counsel.consider(sight_of(state.view(0)))
>>> len(chances), round(float(chances.sum()), 3)  # three cards, three columns
(9, 1.0)
>>> round(float(counsel.thoughts.shares[:3].sum()), 3)
1.0
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from types import FunctionType
from typing import Any

import numpy as np
import numpy.typing as npt

from hofnarr.bots.kabale.belief import SHAPES_OF_BELIEFS, Beliefs, read_beliefs
from hofnarr.bots.kabale.choices import MOST_CHOICES, count_choices
from hofnarr.bots.kabale.net import SHAPES_OF_THOUGHTS, Thoughts, policy, think
from hofnarr.bots.kabale.outlook import OUTLOOK_WORDS, SHAPES_OF_PROSPECT, Prospect
from hofnarr.bots.kabale.quick import SHAPES_OF_GLANCE, Glance
from hofnarr.bots.kabale.search import Desk, try_guided
from hofnarr.bots.kabale.weights import Floats, Weights, random_weights, shipped
from hofnarr.kabale.encoding import MASK_WORDS, OBSERVATION_WORDS, action_mask, encode, id_of_choice
from hofnarr.kabale.kernel import runners
from hofnarr.kabale.kernel.compiled import entry, words
from hofnarr.kabale.kernel.layout import ACTOR, MAX_PLAYERS, PLAYERS, state_size
from hofnarr.kabale.kernel.sight import MOST_SECRETS
from hofnarr.kabale.view import sight_of

__all__ = ["MODULES", "Counsel", "Search", "random_weights", "sight_of"]

MODULES = (
    *runners.MODULES,
    "hofnarr.kabale.encoding",
    "hofnarr.bots.kabale.choices",
    "hofnarr.bots.kabale.leaf",
    "hofnarr.bots.kabale.flat",
    "hofnarr.bots.kabale.weights",
    "hofnarr.bots.kabale.net",
    "hofnarr.bots.kabale.quick",
    "hofnarr.bots.kabale.outlook",
    "hofnarr.bots.kabale.belief",
    "hofnarr.bots.kabale.search",
)

Words = npt.NDArray[np.int32]


def floats(shapes: Sequence[tuple[int, ...]]) -> list[Floats]:
    return [np.zeros(shape, np.float32) for shape in shapes]


class Counsel:
    """What the network thinks of a position, from the sight of the seat to act."""

    def __init__(self, weights: Weights | None = None) -> None:
        self.weights = weights or shipped()
        self.thoughts = Thoughts(*floats(SHAPES_OF_THOUGHTS))
        self._observation = np.zeros(OBSERVATION_WORDS, np.int32)
        self._mask = np.zeros(MASK_WORDS, np.int32)
        self._chances = np.zeros(MOST_CHOICES, np.float32)

    def consider(self, sight: Sequence[int] | Words, temperature: float = 1.0) -> Floats:
        """The chance of every choice, in the order of the legal actions; valid until asked again.

        Everything else is left in `thoughts`.
        """
        choices: int = _compiled(_consider)(
            np.ascontiguousarray(sight, np.int32),
            self._observation,
            self._mask,
            self.weights.net,
            self.thoughts,
            temperature,
            self._chances,
        )
        return self._chances[:choices]


class Search:
    """Rollouts from a position that the counsel has just considered: believable worlds, played on
    by the quick network or hastily, weighed by the outlook."""

    def __init__(
        self, sight: Words, counsel: Counsel, deals: int, hasty: bool, x: int, stream: int
    ) -> None:
        weights = counsel.weights
        beliefs = Beliefs(*floats(SHAPES_OF_BELIEFS))
        _compiled(_believe)(sight, counsel.thoughts, beliefs)
        self.values = np.zeros(MOST_CHOICES)
        self._desk = Desk(
            weights.quick,
            weights.outlook,
            beliefs,
            Glance(*floats(SHAPES_OF_GLANCE)),
            Prospect(*floats(SHAPES_OF_PROSPECT)),
        )
        size = state_size(int(sight[PLAYERS]))
        self._sight = sight
        self._states = [np.zeros(size, np.int32) for _ in range(3)]
        self._places = np.zeros(2 * MOST_SECRETS, np.int32)
        self._observation = np.zeros(OBSERVATION_WORDS, np.int32)
        self._features = np.zeros(OUTLOOK_WORDS, np.int32)
        self._deals = deals
        self._hasty = hasty
        self._x = x
        self._stream = stream

    def look(self, choices: Words, worlds: int) -> None:
        """Try each of these choices once in each of so many worlds; `values` adds up."""
        self._x = _compiled(_look)(
            self._sight,
            *self._states,
            self._places,
            self._observation,
            self._features,
            choices,
            self._desk,
            self.values,
            worlds,
            self._deals,
            self._hasty,
            self._x,
            self._stream,
        )


# --- compiled in the kernel's namespace -----------------------------------------------------------


@cache
def _compiled(function: FunctionType) -> Any:
    return entry(function, MODULES)


def _consider(
    sight: Any,
    observation: Any,
    mask: Any,
    net: Any,
    thoughts: Any,
    temperature: float,
    chances: Any,
) -> int:
    s = words(sight)
    encode(s, s[ACTOR], words(observation))
    action_mask(s, words(mask))
    think(words(observation), s[PLAYERS], net, thoughts)
    policy(thoughts.logits, words(mask), temperature)
    choices = count_choices(s)
    for choice in range(choices):
        chances[choice] = thoughts.logits[id_of_choice(s, choice)]
    return choices


def _believe(sight: Any, thoughts: Any, beliefs: Any) -> None:
    read_beliefs(words(sight), thoughts, beliefs)


def _look(
    sight: Any,
    world: Any,
    trial: Any,
    seen: Any,
    places: Any,
    observation: Any,
    features: Any,
    choices: Any,
    desk: Any,
    values: Any,
    worlds: int,
    deals: int,
    hasty: int,
    x: int,
    stream: int,
) -> int:
    return try_guided(
        words(sight),
        words(world),
        words(trial),
        words(seen),
        words(places),
        words(observation),
        words(features),
        words(choices),
        desk,
        values,
        len(choices),
        worlds,
        deals,
        hasty,
        x,
        stream,
    )


assert MOST_CHOICES == 3 * MAX_PLAYERS
