"""A third game, installed from another package: everything that Hofnarr does with a game it does
with this one, and nothing of Hofnarr names it."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import msgspec
import pytest

from tests.third_game.conftest import Hofnarr
from tests.third_game.installing import install, on_path


def said(done: subprocess.CompletedProcess[str]) -> str:
    """What a command said that went well."""
    assert done.returncode == 0, done.stderr
    return done.stdout


def test_it_keeps_the_contract(installed: Path) -> None:
    code = (
        "from hofnarr.games import find_game, game_names\n"
        "from hofnarr.bots import bot_names, make_bot\n"
        "from hofnarr.testing import check_bot, check_game\n"
        "game = find_game('duel')\n"
        "check_game(game)\n"
        "for name in bot_names(game):\n"
        "    check_bot(lambda seed: make_bot(name, game, seed), game)\n"
        "print(game_names(), bot_names(game))"
    )
    done = subprocess.run(
        [sys.executable, "-c", code],
        env=on_path(installed),
        check=False,
        capture_output=True,
        text=True,
    )
    assert said(done) == "['kabale', 'catan', 'duel'] ['brute', 'random', 'coward']\n"


def test_a_person_plays_it_in_the_terminal_to_the_end(hofnarr: Hofnarr, tmp_path: Path) -> None:
    typed = "?\n99\nsomething\nlog\n" + "1\n" * 40
    told = said(hofnarr("play", "duel", "--set", "short", "--name", "Ada", stdin=typed))
    assert "Ada, a person" in told
    assert "bot: brute" in told
    assert "Hand: Ada: " in told
    assert "face down" in told
    assert "  1 Strike with " in told
    assert "“something” is none of the choices" in told
    assert "The duel is over" in told
    assert " wins." in told or " share the win." in told
    (record,) = (tmp_path / "hofnarr").glob("duel-*.jsonl")
    assert "correct: 1" in said(hofnarr("verify", str(record)))


def test_its_texts_are_read_in_every_language(hofnarr: Hofnarr) -> None:
    """German where the package has it, English where it has not."""
    play = ("play", "duel", "--name", "Ada", "--language")
    german = said(hofnarr(*play, "de", stdin="ende\n"))
    assert "Eine Karte ansehen" in german
    assert "Points" not in german
    assert "Peek at a card" in said(hofnarr(*play, "cs", stdin="n\nkonec\n"))


def test_bots_play_it_in_bulk_and_the_records_hold(hofnarr: Hofnarr, tmp_path: Path) -> None:
    file = tmp_path / "games.jsonl"
    run = ("simulate", "duel", "--games", "6", "--bots", "brute,coward", "--json")
    summary = msgspec.json.decode(said(hofnarr(*run, "--records", str(file))))
    assert summary["games"] == sum(summary["wins"]) == 6
    assert "correct: 6" in said(hofnarr("verify", str(file)))
    told = said(hofnarr("replay", str(file), "--all"))
    assert "[0:0] brute draws" in told, "its own terminal face tells it"
    alone = said(hofnarr(*run, "--cores", "1"))
    assert msgspec.json.decode(alone)["wins"] == summary["wins"]


def test_its_bots_meet_in_the_arena(hofnarr: Hofnarr) -> None:
    run = ("arena", "duel", "--bots", "brute,random,coward", "--games", "8", "--json")
    summary = msgspec.json.decode(said(hofnarr(*run, "--set", "short")))
    assert {rating["bot"] for rating in summary["ratings"]} == {"brute", "random", "coward"}


def test_its_rules_are_read_and_its_speed_is_measured(hofnarr: Hofnarr) -> None:
    assert "strikes with a card" in said(hofnarr("rules", "duel"))
    assert said(hofnarr("rules", "duel", "--markdown")).startswith("# Duel\n")
    speed = msgspec.json.decode(said(hofnarr("bench", "duel", "--seconds", "0.2", "--json")))
    assert speed["decisions"] > 0


@pytest.mark.parametrize(
    ("arguments", "problem"),
    [
        (("cards", "duel"), "duel: brings no cards to look up"),
        (("play", "chess"), "unknown game 'chess': choose one of kabale, catan, duel"),
        (("play", "duel", "--set", "eternal"), "unknown variant 'eternal': choose one of long"),
        (("play", "duel", "--players", "3"), "--players: 3 cannot play duel, choose one of 2"),
        (("arena", "duel", "--duel", "brute", "oracle"), "choose one of brute, random, coward"),
        (("simulate", "kabale", "--games", "0"), "--games: 0 is not possible"),
    ],
)
def test_what_cannot_be_is_one_sentence(
    hofnarr: Hofnarr, arguments: tuple[str, ...], problem: str
) -> None:
    done = hofnarr(*arguments)
    assert done.returncode == 2
    assert problem in done.stderr
    assert done.stderr.count("\n") == 1


def test_a_bot_from_another_package_plays_our_games_too(hofnarr: Hofnarr) -> None:
    run = ("arena", "kabale", "--bots", "coward,random", "--games", "2", "--json")
    summary = msgspec.json.decode(said(hofnarr(*run)))
    assert {rating["bot"] for rating in summary["ratings"]} == {"coward", "random"}
    bulk = ("simulate", "kabale", "--players", "2", "--games", "3", "--bots", "coward,greedy")
    assert msgspec.json.decode(said(hofnarr(*bulk, "--json")))["bots"] == ["coward", "greedy"]


@pytest.mark.parametrize(
    ("plugin", "problem"),
    [
        ("NOTHING", "game 'duel' cannot be loaded from duel_game.plugin:NOTHING: AttributeError"),
        ("Plugin", "game 'duel': duel_game.plugin:Plugin is no Plugin of this name"),
    ],
)
def test_a_plugin_that_cannot_be_loaded_is_one_sentence(
    hofnarr: Hofnarr, tmp_path: Path, plugin: str, problem: str
) -> None:
    broken = tmp_path / "broken"
    broken.mkdir()
    install(broken, plugin=plugin)
    done = hofnarr("play", "duel", at=broken)
    assert done.returncode == 2
    assert problem in done.stderr
    assert done.stderr.count("\n") == 1
    other = hofnarr("simulate", "kabale", "--games", "2", "--json", at=broken)
    assert said(other), "the other games are played all the same"


def test_a_module_that_cannot_be_loaded_is_one_sentence(hofnarr: Hofnarr, tmp_path: Path) -> None:
    broken = tmp_path / "broken"
    broken.mkdir()
    install(broken)
    (broken / "duel_game" / "rules.py").write_text("import no_such_thing\n")
    done = hofnarr("play", "duel", at=broken)
    problem = "game 'duel': duel_game.game: ModuleNotFoundError: No module named 'no_such_thing'"
    assert problem in done.stderr
    assert done.stderr.count("\n") == 1


def test_without_it_hofnarr_knows_nothing_of_it() -> None:
    """The names of games are nowhere in shared code; this one is nowhere at all."""
    source = Path(__file__).parents[2] / "src" / "hofnarr"
    for path in source.rglob("*.py"):
        assert "duel_game" not in path.read_text(encoding="utf-8"), path
