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

from collections.abc import Iterator
from random import Random
from typing import Any, ClassVar

from hofnarr.core.chance import RandomChance
from hofnarr.core.extras import extra

with extra("env", __name__):
    import numpy as np
    import numpy.typing as npt
    from gymnasium import spaces
    from pettingzoo import AECEnv
    from pettingzoo.utils import wrappers

from hofnarr.core.outcome import Outcome
from hofnarr.kabale import tensors
from hofnarr.kabale.encoding import ACTION_COUNT, OBSERVATION_BITS
from hofnarr.kabale.game import GAME
from hofnarr.kabale.kernel import layout
from hofnarr.kabale.options import Options
from hofnarr.kabale.state import State
from hofnarr.kabale.view import CardView, View

ILLEGAL_REWARD = -1.0


def env(players: int = 4, options: Options | None = None, render_mode: str | None = None) -> Any:
    """The environment with PettingZoo's usual wrappers: an illegal action loses the game."""
    table: Any = KabaleEnv(players, options, render_mode)
    table = wrappers.TerminateIllegalWrapper(table, illegal_reward=ILLEGAL_REWARD)
    table = wrappers.AssertOutOfBoundsWrapper(table)
    return wrappers.OrderEnforcingWrapper(table)


class KabaleEnv(AECEnv):  # type: ignore[misc]
    """Seat 0 begins. Who selects next is whoever must decide, cloaks and traitors included.

    Rewards come at the end: win share less 1/players. `infos` hold the scores as counted now.
    """

    metadata: ClassVar[dict[str, Any]] = {
        "name": "kabale_v0",
        "render_modes": ["ansi"],
        "is_parallelizable": False,
    }

    def __init__(
        self, players: int = 4, options: Options | None = None, render_mode: str | None = None
    ) -> None:
        super().__init__()
        self.options = options or Options()
        self.render_mode = render_mode
        self.possible_agents = [f"player_{seat}" for seat in range(players)]
        self.agents = self.possible_agents[:]
        self.action_spaces = {agent: spaces.Discrete(ACTION_COUNT) for agent in self.agents}
        self.observation_spaces = {
            agent: spaces.Dict(
                {"observation": _bits(OBSERVATION_BITS), "action_mask": _bits(ACTION_COUNT)}
            )
            for agent in self.agents
        }
        self._random = Random()

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        if seed is not None:
            self._random = Random(seed)
        self._chance = RandomChance(self._random.getrandbits(64))
        self.agents = self.possible_agents[:]
        self.state_of_game: State
        self.state_of_game, _ = GAME.new(len(self.agents), self.options, self._chance)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self._turn_to_next()

    def observe(self, agent: str) -> dict[str, npt.NDArray[np.int8]]:
        view = self.state_of_game.view(self.possible_agents.index(agent))
        return {
            "observation": tensors.observation(view).view(np.int8),
            "action_mask": tensors.mask(view).view(np.int8),
        }

    def step(self, action: int | None) -> None:
        if self.terminations[self.agent_selection] or self.truncations[self.agent_selection]:
            self._was_dead_step(action)
            return
        assert action is not None, "only a player whose game is over answers None"
        seat = self.possible_agents.index(self.agent_selection)
        chosen = tensors.action_of(int(action), seat, self.state_of_game.words[layout.WHERE])
        self._cumulative_rewards[self.agent_selection] = 0.0
        self._clear_rewards()
        self.state_of_game.apply(chosen, self._chance)
        if self.state_of_game.to_act() is None:
            self._finish()
        self._turn_to_next()
        self._accumulate_rewards()

    def render(self) -> str | None:
        """What a spectator sees, as text."""
        if self.render_mode is None:
            return None
        return "\n".join(_drawn(self.state_of_game.view("public")))

    def close(self) -> None:
        pass

    def _finish(self) -> None:
        shares = Outcome.of(self.state_of_game).shares
        for agent, share in zip(self.possible_agents, shares, strict=True):
            self.rewards[agent] = share - 1 / len(shares)
        self.terminations = dict.fromkeys(self.agents, True)

    def _turn_to_next(self) -> None:
        seat = self.state_of_game.to_act()
        self.agent_selection = self.possible_agents[seat or 0]
        scores = self.state_of_game.scores()
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
