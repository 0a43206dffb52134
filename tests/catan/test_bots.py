"""The bots of the Catan card game: they answer from the view alone, and greedy plays better."""

from __future__ import annotations

from random import Random

import pytest

from hofnarr.bots.catan.players import NAMES, find_bot
from hofnarr.bots.catan.simulation import Setting, play_batch, play_game, result_of, simulate
from hofnarr.catan.game import GAME
from hofnarr.catan.options import VARIANTS
from hofnarr.core.chance import RandomChance
from hofnarr.core.errors import BadInput

POSITIONS = 60


@pytest.mark.parametrize("variant", VARIANTS)
@pytest.mark.parametrize("name", NAMES)
def test_no_bot_looks_at_hidden_cards(name: str, variant: str) -> None:
    """Deal all that a seat does not know anew: with the same seed it answers the same."""
    chance = RandomChance(variant)
    state, _ = GAME.new(2, VARIANTS[variant], chance)
    guide = find_bot("greedy")(1)
    random = Random(variant)
    redealt = compared = 0
    while compared < POSITIONS and (seat := state.to_act()) is not None:
        view = state.view(seat)
        if len(view.legal) > 1:
            other = GAME.resample(view, compared)
            redealt += other.view("open") != state.view("open")
            answers = [find_bot(name)(compared).act(each.view(seat)) for each in (state, other)]
            assert answers[0] == answers[1], f"position {compared}"
            compared += 1
        chosen = guide.act(view) if random.random() < 0.7 else random.choice(view.legal)
        state.apply(chosen, chance)  # type: ignore[arg-type]
    assert compared == POSITIONS
    assert redealt > 0.9 * compared


@pytest.mark.parametrize("variant", VARIANTS)
def test_greedy_beats_random(variant: str) -> None:
    setting = Setting("strength", ("greedy", "random"), VARIANTS[variant])
    results = [result_of(play_game(setting, number)) for number in range(5)]
    won = [result for result in results if result.outcome.winners == [0]]
    assert len(won) >= 4
    assert all(result.reason == "victory" for result in won)


def test_a_run_is_the_same_on_several_cores() -> None:
    setting = Setting("cores", ("random", "greedy"), first="lot")
    one = [batch.results for batch in simulate(setting, 4, 1, False)]
    two = [batch.results for batch in simulate(setting, 4, 2, False)]
    assert [r for batch in one for r in batch] == [r for batch in two for r in batch]


def test_records_of_a_run_verify() -> None:
    batch = play_batch(Setting("records", ("greedy", "random"), VARIANTS["all"]), 0, 2, True)
    for text in batch.records.splitlines():
        GAME.verify(GAME.read_record(text))


def test_an_unknown_bot_is_refused() -> None:
    with pytest.raises(BadInput, match="unknown bot 'king': choose one of random, greedy"):
        Setting("0", ("king", "random"))
