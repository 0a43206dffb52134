"""Minister and King: the learned bots."""

from __future__ import annotations

from importlib.resources import files
from random import Random

import pytest

from hofnarr.bots.bot import Bot, make_bot
from hofnarr.bots.kabale.learned import Networks
from hofnarr.core.chance import RandomChance
from hofnarr.core.errors import BadInput
from hofnarr.core.match import Match
from hofnarr.games import find_game
from hofnarr.kabale.options import Options
from hofnarr.kabale.view import View, sight_of
from hofnarr.testing import check_bot

GAME = find_game("kabale")
POSITIONS = 10_000
MOST_BYTES = 4 * 1024 * 1024
LEARNED = ("minister", "king:4")


def test_the_weights_are_small_enough_to_ship() -> None:
    weights = files("hofnarr.bots.kabale").joinpath("weights.bin")
    assert len(weights.read_bytes()) <= MOST_BYTES


@pytest.mark.parametrize("name", LEARNED)
def test_a_learned_bot_fulfils_the_contract(name: str) -> None:
    check_bot(lambda seed: make_bot(name, GAME, seed), GAME)


def test_no_learned_bot_looks_at_hidden_cards_in_10_000_positions() -> None:
    """Everything hidden is dealt anew, view and seed are kept: the answer must be the same."""
    random = Random("learned")
    seen = redealt = 0
    while seen < POSITIONS:
        seats = random.randint(2, 6)
        bits = random.randrange(16)
        deal = RandomChance(random.randrange(1 << 30))
        state, _ = GAME.new(seats, Options.from_bits(bits), deal, 0)
        chance = RandomChance(random.randrange(1 << 30))
        while (seat := state.to_act()) is not None and seen < POSITIONS:
            view = state.view(seat)
            other = GAME.resample(view, random.randrange(1 << 30))
            redealt += other.view("open") != state.view("open")
            again = other.view(seat)
            seed = random.randrange(1 << 30)
            for name in LEARNED:
                answers = [make_bot(name, GAME, seed).act(each) for each in (view, again)]
                assert answers[0] == answers[1], name
            seen += 1
            state.apply(random.choice(view.legal), chance)
    assert redealt > 0.95 * POSITIONS


@pytest.mark.parametrize("seats", [2, 4, 6])
def test_the_policy_gives_every_choice_a_chance_and_no_more(seats: int) -> None:
    state, _ = GAME.new(seats, Options(), RandomChance(seats), 0)
    chance = RandomChance(seats + 1)
    networks = Networks()
    while (seat := state.to_act()) is not None:
        view = state.view(seat)
        assert isinstance(view, View)
        chances = networks.consider(sight_of(view))
        assert len(chances) == len(view.legal)
        assert min(chances) >= 0
        assert sum(chances) == pytest.approx(1, abs=1e-4)
        assert sum(networks.thoughts("shares")[:seats]) == pytest.approx(1, abs=1e-3)
        state.apply(view.legal[chances.index(max(chances))], chance)


def _share(bots: tuple[str, str], games: int) -> float:
    """What the first bot wins of these games, each deal in both seats."""
    won = 0.0
    for number in range(games):
        names = bots if number % 2 == 0 else bots[::-1]
        players: list[Bot] = [make_bot(name, GAME, number) for name in names]
        match = Match(GAME, names, seed=f"learned {number // 2}", salt="")
        while (seat := match.state.to_act()) is not None:
            match.act(players[seat].act(match.state.view(seat)))
        scores = match.state.scores()
        winners = [seat for seat in (0, 1) if scores[seat] == max(scores)]
        won += (names.index(bots[0]) in winners) / len(winners)
    return won / games


@pytest.mark.parametrize("name", ["minister", "king:200"])
def test_a_learned_bot_beats_greedy_clearly(name: str) -> None:
    assert _share((name, "greedy"), 80) > 0.62


def test_names_of_the_king() -> None:
    for name in ("king", "king:100ms", "king:400"):
        make_bot(name, GAME, 1)
    with pytest.raises(BadInput, match="unknown bot 'king:0'"):
        make_bot("king:0", GAME, 1)
