"""Bots at a table: by name, by rollouts, by the clock."""

from __future__ import annotations

from time import perf_counter

import pytest

from hofnarr.bots import make_bot
from hofnarr.bots.kabale.kernel import flat
from hofnarr.bots.kabale.players import find_policy
from hofnarr.bots.kabale.simulation import Setting
from hofnarr.core.errors import BadInput
from hofnarr.core.match import Match
from hofnarr.games import find_game

KABALE = find_game("kabale")


@pytest.mark.parametrize(
    "name", ["flat:", "flat:0", "flat:-5", "flat:0ms", "flat:2s", "ismcts:5ms"]
)
def test_a_name_that_makes_no_sense_is_refused(name: str) -> None:
    with pytest.raises(BadInput, match="unknown bot"):
        make_bot(name, KABALE, 1)


def test_a_bot_with_a_clock_plays_legally_and_takes_its_time() -> None:
    """How exactly it keeps to its time is for the benchmark; here it must not stop early."""
    match = Match(KABALE, ["Ada", "Bea"], seed="clock")
    bot = make_bot("flat:5ms", KABALE, 1)
    bot.act(match.state.view(0))  # compiles
    for _ in range(6):
        view = match.state.view(match.state.to_act())  # type: ignore[arg-type]
        started = perf_counter()
        action = bot.act(view)
        assert len(view.legal) == 1 or perf_counter() - started >= 0.005
        match.act(action)


def test_a_bot_with_a_clock_cannot_be_simulated_because_it_cannot_be_repeated() -> None:
    with pytest.raises(BadInput, match="flat:20ms thinks by the clock"):
        Setting("x", ("random", "flat:20ms"))


def test_as_many_rollouts_as_can_be_added_up_are_allowed_and_no_more() -> None:
    """With one world after the other won outright, the sum of the shares reaches its bound."""
    assert flat.MOST_ROLLOUTS * flat.SHARE < 1 << 31
    assert find_policy(f"flat:{flat.MOST_ROLLOUTS}").budget == flat.MOST_ROLLOUTS
    with pytest.raises(BadInput, match="ismcts:200001: give at most 200,000 rollouts"):
        make_bot("ismcts:200001", KABALE, 1)
