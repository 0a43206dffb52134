"""One game, on the fast path or view by view; and what becomes of bots that fail."""

from __future__ import annotations

from pathlib import Path

import pytest

from hofnarr.arena import Setting
from hofnarr.arena.table import check_bots, play_deal, play_game, play_views
from hofnarr.bots.own import read_code
from hofnarr.catan.rules import turn
from hofnarr.catan.state import State as CatanState
from hofnarr.core.errors import BadInput
from hofnarr.kabale.options import EDITIONS

MIXED = ("greedy", "random", "flat:2", "random", "greedy", "random")

LAZY = """
class Lazy:
    def __init__(self, seed):
        self.seed = seed

    def act(self, view):
        return view.legal[-1]

BOTS = {"lazy": Lazy}
"""


def own(tmp_path: Path, source: str) -> Path:
    file = tmp_path / "mybot.py"
    file.write_text(source, encoding="utf-8")
    return file


def setting_with(tmp_path: Path, source: str, *bots: str) -> Setting:
    return Setting("kabale", bots, code=(read_code(own(tmp_path, source)),))


def failing(body: str) -> str:
    return (
        f"class Bad:\n    def act(self, view):\n        {body}\nBOTS = {{'bad': lambda _: Bad()}}\n"
    )


@pytest.mark.parametrize("players", [2, 3, 4, 6])
def test_the_fast_path_plays_the_same_games_as_views(players: int) -> None:
    setting = Setting("kabale", ("random", "greedy"), seed="same")
    for deal in range(2):
        fast = play_game(setting, MIXED[:players], deal)
        assert fast == play_views(setting, MIXED[:players], deal)


@pytest.mark.parametrize("edition", EDITIONS)
def test_both_paths_play_the_edition_that_was_asked_for(edition: str) -> None:
    setting = Setting("kabale", ("random", "greedy"), edition=edition)
    line_up = ("random", "random", "greedy")
    endings = [play_game(setting, line_up, deal) for deal in range(3)]
    assert endings == [play_views(setting, line_up, deal) for deal in range(3)]


def test_all_games_of_a_deal_are_on_the_same_cards() -> None:
    """The same bot on all seats: then every seat has its score whoever is called the first."""
    deal = play_deal(Setting("kabale", ("random", "random"), duel=True), 4, 5)
    assert len({tuple(game.outcome.scores) for game in deal.games}) == 1
    other = play_deal(Setting("kabale", ("random", "random"), duel=True), 4, 6)
    assert other.games[0].outcome != deal.games[0].outcome


def test_the_arena_asks_the_rules_who_won(monkeypatch: pytest.MonkeyPatch) -> None:
    """C87: of equal points those of the active player win. No score tells that."""
    monkeypatch.setattr(turn, "MOST_ROUNDS", 2)
    monkeypatch.setattr(CatanState, "scores", lambda self: [13, 13])
    monkeypatch.setattr(CatanState, "winners", lambda self: [1])
    setting = Setting("catan", ("random", "greedy"), edition="knights")
    (first, second) = play_deal(setting, 2, 0).games
    assert (first.outcome.shares, second.outcome.shares) == ([0, 1], [0, 1])


def test_a_bot_from_a_file_sits_among_the_others(tmp_path: Path) -> None:
    setting = setting_with(tmp_path, LAZY, "lazy", "random")
    check_bots(setting)
    played = play_deal(setting, 2, 0)
    assert [game.seats for game in played.games] == [("lazy", "random"), ("random", "lazy")]
    assert played == play_deal(setting, 2, 0)


def test_a_file_wins_over_a_bot_of_the_same_name(tmp_path: Path) -> None:
    line_up = ("greedy", "random")
    setting = setting_with(tmp_path, LAZY.replace("lazy", "greedy"), *line_up)
    games = [play_game(setting, line_up, deal) for deal in range(3)]
    usual = Setting("kabale", line_up)
    assert games != [play_game(usual, line_up, deal) for deal in range(3)]


def test_a_file_may_import_what_lies_beside_it(tmp_path: Path) -> None:
    (tmp_path / "beside_mybot.py").write_text(LAZY, encoding="utf-8")
    check_bots(setting_with(tmp_path, "from beside_mybot import BOTS\n", "lazy", "random"))


@pytest.mark.parametrize(
    ("body", "said"),
    [
        ("return None", "bot 'bad': None is not a legal action"),
        ("return {'type': 'play'}", "bot 'bad': {'type': 'play'} is not a legal action"),
        (
            "raise ValueError('lost\\nmy way')",
            "bot 'bad': ValueError: lost\nmy way (mybot.py, line 3)",
        ),
        ("return 1 / 0", "bot 'bad': ZeroDivisionError: division by zero (mybot.py, line 3)"),
    ],
)
def test_a_bot_that_fails_is_named(tmp_path: Path, body: str, said: str) -> None:
    setting = setting_with(tmp_path, failing(body), "bad", "random")
    with pytest.raises(BadInput) as error:
        play_deal(setting, 2, 0)
    assert str(error.value) == said


def test_a_bot_that_cannot_be_made_is_named(tmp_path: Path) -> None:
    setting = setting_with(tmp_path, "BOTS = {'bad': lambda: None}\n", "bad", "random")
    with pytest.raises(BadInput, match=r"^bot 'bad': TypeError"):
        check_bots(setting)


@pytest.mark.parametrize(
    ("source", "said"),
    [
        ("x = 1\n", "has no BOTS"),
        ("BOTS = ['mine']\n", "has no BOTS"),
        ("BOTS = {'mine': 3}\n", "has no BOTS"),
        ("import no_such_module\n", "ModuleNotFoundError"),
        ("def (\n", "SyntaxError"),
    ],
)
def test_a_file_without_bots_is_refused(tmp_path: Path, source: str, said: str) -> None:
    with pytest.raises(BadInput, match=said):
        read_code(own(tmp_path, source))


def test_an_unknown_bot_is_named_with_all_there_are(tmp_path: Path) -> None:
    with pytest.raises(BadInput, match=r"unknown bot 'oracle': choose one of random, .*, lazy$"):
        check_bots(setting_with(tmp_path, LAZY, "lazy", "oracle"))
