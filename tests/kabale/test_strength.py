"""How the bots stand to each other, with bounds far from chance and from the measured figures.

That they are honest, the conformance kit checks; exact figures come from the arena.
"""

from __future__ import annotations

import pytest

from hofnarr.bots import bot_names
from hofnarr.bots.kabale.simulation import Setting, Simulator
from hofnarr.games import find_game


def win_share(bot: str, others: str, players: int, deals: int) -> float:
    """One bot among others, once in every seat of every deal."""
    won = 0.0
    for seat in range(players):
        names = [others] * players
        names[seat] = bot
        simulator = Simulator(Setting("strength", tuple(names)))
        for number in range(deals):
            scores = simulator.play(number).outcome.scores
            if scores[seat] == max(scores):
                won += 1 / scores.count(max(scores))
    return won / (deals * players)


def test_the_bots_are_there() -> None:
    assert {"random", "greedy"} <= set(bot_names(find_game("kabale")))


@pytest.mark.parametrize(("players", "expected"), [(2, 0.80), (4, 0.75)])
def test_greedy_beats_random_clearly(players: int, expected: float) -> None:
    """Measured: 90 % with two players, 88 % with four."""
    assert win_share("greedy", "random", players, 120) > expected


@pytest.mark.parametrize(("players", "expected"), [(2, 0.62), (4, 0.38)])
def test_flat_monte_carlo_beats_greedy(players: int, expected: float) -> None:
    """Measured: 76 % with two players, 55 % with four."""
    assert win_share("flat:200", "greedy", players, 60) > expected


def test_tree_search_beats_greedy() -> None:
    """Measured: 72 %."""
    assert win_share("ismcts:200", "greedy", 2, 60) > 0.58


def test_rounds_do_not_drag_on_between_sensible_bots() -> None:
    """Random players need about 125 decisions a game, greedy ones about 108."""
    simulator = Simulator(Setting("pace", ("greedy",) * 4))
    decisions = sum(simulator.play(number).decisions for number in range(50)) / 50
    assert 90 < decisions < 125
