"""Kabale as a PettingZoo AEC environment.

>>> table = env(players=3)
>>> table.reset(seed=1)
>>> table.agents, table.agent_selection
(['player_0', 'player_1', 'player_2'], 'player_0')
>>> observation, reward, termination, truncation, info = table.last()
>>> int(observation["action_mask"].sum())  # three cards, three columns
9
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from random import Random
from typing import Any, ClassVar

from hofnarr.core.errors import BadInput, IllegalAction
from hofnarr.core.extras import extra

with extra("env", __name__):
    import numpy as np
    import numpy.typing as npt
    from gymnasium import spaces
    from pettingzoo import AECEnv
    from pettingzoo.utils import wrappers

from hofnarr.env.compiling import kernel
from hofnarr.env.stepping import GAME_WORDS
from hofnarr.env.wishes import OPTION_NAMES, OptionsWish, options_of, players_of, seed_of
from hofnarr.kabale import tensors
from hofnarr.kabale.encoding import ACTION_COUNT, MASK_WORDS, OBSERVATION_BITS, OBSERVATION_WORDS
from hofnarr.kabale.kernel import layout
from hofnarr.kabale.state import State
from hofnarr.kabale.view import CardView, View

ILLEGAL_REWARD = -1.0
SEEDS = 32  # bits


def env(players: int = 4, options: OptionsWish = None, render_mode: str | None = None) -> Any:
    """The environment with PettingZoo's usual wrappers: an illegal action loses the game."""
    table: Any = KabaleEnv(players, options, render_mode)
    table = wrappers.TerminateIllegalWrapper(table, illegal_reward=ILLEGAL_REWARD)
    table = wrappers.AssertOutOfBoundsWrapper(table)
    return wrappers.OrderEnforcingWrapper(table)


class KabaleEnv(AECEnv):  # type: ignore[misc]
    """Who is selected next is whoever must decide, cloaks and traitors included.

    The games are those of a `VectorEnv` with one game and the same seed, one after the other: a
    reset without a seed begins the next one, and seats take turns in beginning. Rewards come at the
    end: win share less 1/players. `infos` hold the scores as counted now.
    """

    metadata: ClassVar[dict[str, Any]] = {
        "name": "kabale_v0",
        "render_modes": ["ansi"],
        "is_parallelizable": False,
    }

    def __init__(
        self, players: int = 4, options: OptionsWish = None, render_mode: str | None = None
    ) -> None:
        super().__init__()
        seats = players_of(players)
        self.options = options_of(options)
        if render_mode not in (None, *self.metadata["render_modes"]):
            raise BadInput(f"render_mode: {render_mode!r} is unknown, it is 'ansi' or None")
        self.render_mode = render_mode
        self.possible_agents = [f"player_{seat}" for seat in range(seats)]
        self.agents = self.possible_agents[:]
        self.action_spaces = {agent: spaces.Discrete(ACTION_COUNT) for agent in self.agents}
        self.observation_spaces = {
            agent: spaces.Dict(
                {"observation": _bits(OBSERVATION_BITS), "action_mask": _bits(ACTION_COUNT)}
            )
            for agent in self.agents
        }
        self._seed = Random().getrandbits(SEEDS)
        self._number = -1
        self._seats = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self._words = np.zeros(layout.state_size(seats), np.int32)
        self._sight = np.zeros_like(self._words)
        self._desk = np.zeros(GAME_WORDS, np.int32)
        self._scores = np.zeros(seats, np.int32)

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: Mapping[str, Any] | None = None) -> None:
        """Begin a game: the first of a seed, or the next one. `options` hold for this game alone;
        names that are none of ours are left to whoever they are meant for, as PettingZoo has it."""
        ours = {name: each for name, each in (options or {}).items() if name in OPTION_NAMES}
        played = options_of(ours) if ours else self.options
        if seed is not None:
            self._seed, self._number = seed_of(seed), -1
        self._number += 1
        seats = len(self.possible_agents)
        kernel("begin_game")(self._words, self._desk, seats, played.bits, self._seed, self._number)
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self._turn_to_next()

    def observe(self, agent: str) -> dict[str, npt.NDArray[np.int8]]:
        seat = self._seats[agent]
        packed = np.empty(OBSERVATION_WORDS, np.int32)
        mask = np.zeros(MASK_WORDS, np.int32)
        if self._decides(seat):
            kernel("look")(self._words, self._sight, packed, mask)
        else:
            kernel("look_from")(self._words, seat, self._sight, packed)
        return {
            "observation": tensors.unpack(packed, OBSERVATION_BITS).view(np.int8),
            "action_mask": tensors.unpack(mask, ACTION_COUNT).view(np.int8),
        }

    def step(self, action: int | None) -> None:
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        if action is None or not kernel("is_legal")(self._words, int(action)):
            raise IllegalAction(f"{agent}: action {action} is not legal there", "turn")
        self._cumulative_rewards[agent] = 0.0
        self._clear_rewards()
        won = kernel("step_game")(self._words, self._desk, int(action))
        if won:
            self._finish(won)
        self._turn_to_next()
        self._accumulate_rewards()

    @property
    def state_of_game(self) -> State:
        """The game as it stands, to be read."""
        return State(self._words.tolist())

    def render(self) -> str | None:
        """What a spectator sees, as text."""
        if self.render_mode is None:
            return None
        return "\n".join(_drawn(self.state_of_game.view("public")))

    def close(self) -> None:
        pass

    def _decides(self, seat: int) -> bool:
        words = self._words
        return bool(words[layout.PHASE] != layout.OVER and words[layout.ACTOR] == seat)

    def _finish(self, won: int) -> None:
        for agent, seat in self._seats.items():
            share = (won >> seat & 1) / won.bit_count()
            self.rewards[agent] = share - 1 / len(self._seats)
        self.terminations = dict.fromkeys(self.agents, True)

    def _turn_to_next(self) -> None:
        over = self._words[layout.PHASE] == layout.OVER
        self.agent_selection = self.possible_agents[0 if over else self._words[layout.ACTOR]]
        kernel("count_up")(self._words, self._scores)
        scores = self._scores.tolist()
        self.infos = {agent: {"scores": scores} for agent in self.agents}


def _bits(count: int) -> spaces.Space[Any]:
    return spaces.Box(0, 1, (count,), np.int8)


def _drawn(view: View) -> Iterator[str]:
    yield f"round {view.round + 1}" if view.decision else "the game is over"
    for number, column in enumerate(view.columns):
        domain, points = column.target
        cards = ", ".join(_card(card) for card in column.cards) or "-"
        yield f"  column {number}, {domain} {points}{' closed' if column.closed else ''}: {cards}"
    for seat, player in enumerate(view.seats):
        decides = f", to {view.decision}" if seat == view.to_act else ""
        yield f"  player_{seat}: {player.score} points{decides}"


def _card(lying: CardView) -> str:
    return f"{lying.owner} {lying.card or lying.lies}"
