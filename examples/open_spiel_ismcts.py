"""OpenSpiel's own information-set MCTS against one of our bots, two players.

    python examples/open_spiel_ismcts.py [BOT] [GAMES] [SIMULATIONS]

Each deal is played twice, with the seats changed, so GAMES must be even. BOT is `king` if not
given, SIMULATIONS 1,000. The interval is that of 95 %.
"""

from __future__ import annotations

import sys
from random import Random
from typing import Any

import numpy as np
import pyspiel
from open_spiel.python.algorithms.ismcts import ISMCTSBot

from hofnarr.arena.summary import estimate
from hofnarr.bots.bot import make_bot
from hofnarr.env.open_spiel_game import KernelRollouts
from hofnarr.games import find_game
from hofnarr.kabale.kernel import layout
from hofnarr.kabale.state import State
from hofnarr.kabale.tensors import number_of


class OurBot:
    """A bot of ours at an OpenSpiel table: it is shown its view and nothing else."""

    def __init__(self, name: str, seed: int) -> None:
        self._bot = make_bot(name, find_game("kabale"), seed)

    def step(self, state: Any) -> int:
        view = State(state.words.tolist()).view(state.current_player())
        action: Any = self._bot.act(view)
        return number_of(action, view.where)


class Deal:
    """Chance that deals each seat its own order: the same cards whoever sits there."""

    def __init__(self, seed: str) -> None:
        self._seed = seed
        self._streams: dict[str, Random] = {}

    def draw(self, state: Any) -> int:
        reveals = state.words[layout.PHASE] == layout.REVEAL
        source = "targets" if reveals else str(state.words[layout.ACTOR])
        stream = self._streams.setdefault(source, Random(f"{self._seed}/{source}"))
        outcomes, weights = zip(*state.chance_outcomes(), strict=True)
        return int(stream.choices(outcomes, weights)[0])


def play(game: Any, seats: list[Any], deal: Deal) -> list[float]:
    state = game.new_initial_state()
    while not state.is_terminal():
        if state.is_chance_node():
            state.apply_action(deal.draw(state))
        else:
            state.apply_action(seats[state.current_player()].step(state))
    returns: list[float] = state.returns()
    return returns


def main(name: str = "king", games: str = "20", simulations: str = "1000") -> None:
    game = pyspiel.load_game("python_kabale(players=2)")
    shares = []
    for number in range(int(games)):
        ours = OurBot(name, seed=number)
        theirs = ISMCTSBot(
            game,
            KernelRollouts(seed=number),
            uct_c=1.0,
            max_simulations=int(simulations),
            random_state=np.random.RandomState(number),
        )
        our_seat = number % 2
        seats = [ours, theirs] if our_seat == 0 else [theirs, ours]
        shares.append(play(game, seats, Deal(f"deal {number // 2}"))[our_seat] + 0.5)
        if our_seat == 1:
            deals = [sum(pair) / 2 for pair in zip(shares[::2], shares[1::2], strict=True)]
            found = estimate(deals)
            share = f"{found.win_share:.1%} [{found.low:.1%}, {found.high:.1%}]"
            print(f"{len(shares)} games: {name} wins {share} against ISMCTS", flush=True)


if __name__ == "__main__":
    main(*sys.argv[1:])
