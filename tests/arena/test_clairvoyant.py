"""The clairvoyant sees what is hidden, and so it must never be had as a bot."""

from __future__ import annotations

from typing import cast

import pytest

from hofnarr.arena import Setting
from hofnarr.arena.kabale import Clairvoyant, find_seer, plays
from hofnarr.arena.table import check_bots, play_deal
from hofnarr.bots import bot_names, make_bot
from hofnarr.core.chance import RandomChance
from hofnarr.core.errors import BadInput
from hofnarr.games import find_game
from hofnarr.kabale.kernel.sight import MOST_SECRETS, restore
from hofnarr.kabale.options import Options
from hofnarr.kabale.state import State

KABALE = find_game("kabale")


def positions(players: int, count: int) -> list[State]:
    """Some way into games of random moves."""
    found = []
    for seed in range(count):
        chance = RandomChance(seed)
        state, _ = State.new(players, Options(), chance, 0)
        for move in range(6 + seed):
            state.apply(state.legal()[move % len(state.legal())], chance)
        found.append(state)
    return found


def test_nobody_gets_it_as_a_bot() -> None:
    with pytest.raises(BadInput, match="unknown bot 'clairvoyant:1000'"):
        make_bot("clairvoyant:1000", KABALE, 1)
    assert not any("clairvoyant" in name for name in bot_names(KABALE))
    assert not plays("clairvoyant:1000")


@pytest.mark.parametrize("players", [2, 4])
def test_it_searches_the_true_state_and_no_other(players: int) -> None:
    for state in positions(players, 5):
        words = state.words.copy()
        restore(words, [0] * (2 * MOST_SECRETS), 1, 1)
        assert words == state.words


def test_its_answer_depends_on_hidden_cards() -> None:
    changed = 0
    for state in positions(2, 12):
        seat = cast(int, state.to_act())
        redealt = cast(State, KABALE.resample(state.view(seat), 5))
        answers = {repr(Clairvoyant(200, 1).act_on(one)) for one in (state, redealt)}
        changed += len(answers) > 1
    assert changed > 2


def test_the_arena_seats_it_beside_bots() -> None:
    setting = Setting("kabale", ("clairvoyant:20", "random"), duel=True)
    check_bots(setting)
    deals = [play_deal(setting, 2, deal) for deal in range(4)]
    won = [
        game.outcome.scores[at] > game.outcome.scores[1 - at]
        for deal in deals
        for at, game in enumerate(deal.games)
    ]
    assert sum(won) >= 6
    assert deals == [play_deal(setting, 2, deal) for deal in range(4)]


@pytest.mark.parametrize("name", ["clairvoyant", "clairvoyant:0", "clairvoyant:x", "oracle:9"])
def test_it_has_a_number_of_rollouts(name: str) -> None:
    assert find_seer(name) is None
