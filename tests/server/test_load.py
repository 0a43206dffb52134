"""Many play at once: moves are acknowledged soon, and all of them are there."""

from __future__ import annotations

import pytest

from tests.attack import many_games


@pytest.mark.slow
def test_moves_of_many_games_are_acknowledged_in_time_and_none_is_lost() -> None:
    assert many_games.attack(0.05)
