"""Every game of the registry keeps the contract, with every number of players and every variant;
and every bot plays by it."""

from __future__ import annotations

import re
from typing import Any

import pytest

from hofnarr.bots import bot_names, make_bot
from hofnarr.catan.rules import turn as catan_turn
from hofnarr.core.game import Game
from hofnarr.games import find_game, game_names
from hofnarr.testing import CHECKS, Nonconforming, Table, check_game, check_twin_stories, tables
from hofnarr.testing.bots import check_bot_at
from hofnarr.testing.kit import Check

ALL_GAMES = [find_game(name) for name in game_names()]
AT_TABLES = [
    pytest.param(game, table, id=f"{game.name}, {table}")
    for game in ALL_GAMES
    for table in tables(game)
]
BOTS = [
    pytest.param(game, table, name, id=f"{game.name} {name}, {table}")
    for game in ALL_GAMES
    for table in tables(game)
    if table.variant == next(iter(game.variants))
    # A name such as "deep:DEPTH" takes a number; a small one keeps the test quick.
    for name in [re.sub(":[A-Z]+$", ":2", name) for name in bot_names(game)]
    if not name.endswith("ms") and name != "king"  # by the clock, not to be repeated
]


@pytest.fixture(autouse=True)
def short_games(monkeypatch: pytest.MonkeyPatch) -> None:
    """Random moves never win a game of Catan: it ends by its limit of rounds (C89), here a lower
    one. `tests/catan` looks at long and busy games."""
    monkeypatch.setattr(catan_turn, "MOST_ROUNDS", 15)


@pytest.mark.parametrize(("game", "table"), AT_TABLES)
@pytest.mark.parametrize("check", CHECKS, ids=lambda check: check.__name__)
def test_every_game_keeps_the_contract(check: Check, game: Game, table: Table) -> None:
    check(game, table)


@pytest.mark.parametrize(("game", "table", "name"), BOTS)
def test_every_bot_answers_from_its_view_alone(game: Game, table: Table, name: str) -> None:
    check_bot_at(lambda seed: make_bot(name, game, seed), game, table)


# --- the kit would notice a leak in these games, too ----------------------------------------------


@pytest.mark.parametrize("kind", ["Placed", "Slipped", "Drew"])
def test_a_secret_told_in_kabale_would_be_found(kind: str, monkeypatch: pytest.MonkeyPatch) -> None:
    from hofnarr.kabale import events

    monkeypatch.setattr(getattr(events, kind), "seen_by", lambda self, viewer: self)
    with pytest.raises(Nonconforming, match="what the view hides"):
        check_game(find_game("kabale"), games=4, checks=[check_twin_stories])


def test_a_view_of_kabale_that_shows_too_much_would_be_found(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    from hofnarr.kabale import state

    def blind(words: Any, viewer: int, sight: Any) -> None:
        sight[:] = words

    monkeypatch.setattr(state, "observe", blind)
    with pytest.raises(Nonconforming, match="is told the same, but sees a difference"):
        check_game(find_game("kabale"))
