"""Non-interference from positions deep in busy games: nobody is told or shown what is secret.

The conformance kit plays uniformly random games, which seldom have many cards on the table; here
its comparison starts where searches, duels and spies are common."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from hofnarr.catan.catalogue.cardset import card_set
from hofnarr.catan.options import VARIANTS
from hofnarr.catan.reasons.playable import dress, table_view
from hofnarr.catan.running import start_game, step
from hofnarr.catan.state import State
from hofnarr.core.chance import RandomChance
from hofnarr.games import find_game
from hofnarr.testing.play import KeyedChance, viewers
from hofnarr.testing.secrecy import (
    _applied,
    _follow,
    _follow_redealt,
    _require_function,
)
from tests.catan.decks import BARBARIANS_TOURNAMENT, KNIGHTS_TOURNAMENT, POLITICS_TOURNAMENT
from tests.catan.randomly import busy_move

GAME = find_game("catan")
MODES = {
    **VARIANTS,
    "knights tournament": KNIGHTS_TOURNAMENT,
    "politics tournament": POLITICS_TOURNAMENT,
    "barbarians tournament": BARBARIANS_TOURNAMENT,
}
POSITIONS = 14


def busy_states(mode: str, seed: int) -> list[State]:
    """Positions of a busy game, those after a search or a look among them."""
    chance, random = RandomChance(seed), Random(seed)
    s, _ = start_game(card_set(MODES[mode]), chance, 0)
    found: list[State] = []
    secretive: list[State] = []
    while s.moves:
        if s.todo[-1].name in (
            "take_card",
            "builder_take",
            "conflict_put",
            "spy_take",
            "window",
            "palace_discard",
            "new_hand",
            "holy_site",
            "arrange_top",
            "council_put",
        ):
            secretive.append(State(s.clone()))
        else:
            found.append(State(s.clone()))
        step(s, busy_move(s, random), chance)
    picks = random.sample(found, min(POSITIONS // 2, len(found)))
    return picks + random.sample(secretive, min(POSITIONS // 2, len(secretive)))


@pytest.mark.parametrize("mode", MODES)
def test_a_redealt_busy_position_tells_and_shows_the_same(mode: str) -> None:
    for number, state in enumerate(busy_states(mode, 1)):
        for viewer in viewers(state):
            other = GAME.resample(state.view(viewer), number)
            key = f"{mode}:{number}:{viewer}"
            _follow_redealt(GAME, state.clone(), other, viewer, key, f"position {number}", steps=10)


@pytest.mark.parametrize("mode", MODES)
def test_secret_decisions_in_busy_positions_look_alike(mode: str) -> None:
    for number, state in enumerate(busy_states(mode, 2)):
        legal = state.legal()[:40]
        outcomes = [_applied(state, action, KeyedChance(f"{mode}:{number}")) for action in legal]
        for viewer in viewers(state):
            if viewer != state.to_act():
                _require_function(outcomes, viewer, f"position {number}")
        for twin in outcomes[1:4]:
            _follow(outcomes[0], twin, f"{mode}:{number}", f"position {number}", steps=10)


@pytest.mark.parametrize("mode", MODES)
def test_question_and_desk_are_alike_in_a_redealt_busy_position(mode: str) -> None:
    """What a table shows besides the view: the question with its words, the desk, the reckoning."""
    for number, state in enumerate(busy_states(mode, 3)):
        for viewer in viewers(state):
            other: Any = GAME.resample(state.view(viewer), number)
            assert table_view(other.board, viewer) == table_view(state.board, viewer)
            assert table_view(state.board, viewer) == dress(state.view(viewer))
