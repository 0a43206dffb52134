"""`hofnarr arena`: duels, tournaments, bots from files, and what it refuses."""

from __future__ import annotations

from pathlib import Path

import pytest

from .conftest import Run

DUEL = ("arena", "kabale", "--duel", "greedy", "random")
BOTS = ("arena", "kabale", "--bots", "random,greedy,flat:3")

MINE = """
class Mine:
    def act(self, view):
        return view.legal[0]

class Cheat:
    def act(self, view):
        return "the king, twice"

BOTS = {"mine": lambda seed: Mine(), "cheat": lambda seed: Cheat()}
"""


@pytest.fixture
def code(tmp_path: Path) -> str:
    file = tmp_path / "mybot.py"
    file.write_text(MINE, encoding="utf-8")
    return str(file)


def test_a_duel_answers_with_one_object(run: Run) -> None:
    code, out, err = run(*DUEL, "--players", "2", "--games", "100", "--json")
    assert (code, err) == (0, "")
    start = '{"a":"greedy","b":"random","players":2,"games":100,"win_share":0.'
    assert out.startswith(start)
    found = run(*DUEL, "--players", "2", "--games", "100", "--json").json()[0]
    assert list(found) == ["a", "b", "players", "games", "win_share", "low", "high"]
    assert 0.5 < found["low"] < found["win_share"] < found["high"] <= 1


def test_the_games_really_played_are_reported(run: Run) -> None:
    found = run(*DUEL, "--players", "3,6", "--games", "10", "--json").json()
    assert [(one["players"], one["games"]) for one in found] == [(3, 12), (6, 12)]


def test_the_seed_decides_and_the_cores_do_not(run: Run) -> None:
    arguments = (*DUEL, "--players", "4", "--games", "40", "--json", "--seed")
    first = run(*arguments, "7", "--cores", "1").out
    assert run(*arguments, "7", "--cores", "2").out == first
    assert run(*arguments, "8").out != first


def test_the_two_sides_of_a_duel_share_the_wins(run: Run) -> None:
    sides = [("greedy", "random"), ("random", "greedy")]
    found = [
        run("arena", "kabale", "--duel", *side, "--games", "60", "--json").json()[0]
        for side in sides
    ]
    assert sum(one["win_share"] for one in found) == pytest.approx(1)


def test_a_tournament_tells_shares_pairs_and_ratings(run: Run) -> None:
    code, out, err = run(*BOTS, "--players", "2,4", "--games", "30", "--json")
    assert (code, err) == (0, "")
    summary = run(*BOTS, "--players", "4,2", "--games", "30", "--json").json()[0]
    assert out == run(*BOTS, "--players", "2,4", "--games", "30", "--json", "--cores", "1").out
    assert [table["players"] for table in summary["tables"]] == [2, 4]
    assert [table["games"] for table in summary["tables"]] == [30, 30]
    for table in summary["tables"]:
        won = sum(one["win_share"] * one["seats"] for one in table["standings"])
        assert won == pytest.approx(table["games"], abs=1e-3)
    assert len(summary["pairs"]) == 3
    assert summary["ratings"][-1]["bot"] == "random"


def test_a_run_that_was_broken_off_goes_on(run: Run, tmp_path: Path) -> None:
    state = tmp_path / "run.jsonl"
    arguments = (*BOTS, "--players", "2,3", "--games", "24", "--json")
    whole = run(*arguments).out
    assert run(*arguments, "--state", str(state)).out == whole
    lines = state.read_bytes().splitlines(keepends=True)
    state.write_bytes(b"".join(lines[:5]) + lines[5][:20])
    assert run(*arguments, "--state", str(state)).out == whole
    assert sorted(state.read_bytes().splitlines(keepends=True)) == sorted(lines)


def test_more_games_build_on_those_there_are(run: Run, tmp_path: Path) -> None:
    state = str(tmp_path / "run.jsonl")
    few, many = (*DUEL, "--games", "10", "--json"), (*DUEL, "--games", "20", "--json")
    run(*few, "--state", state)
    assert run(*many, "--state", state).out == run(*many).out
    assert run(*few, "--state", state).out == run(*few).out


def test_results_of_another_setting_are_refused(run: Run, tmp_path: Path) -> None:
    state = str(tmp_path / "run.jsonl")
    run(*DUEL, "--games", "4", "--state", state)
    code, out, err = run(*DUEL, "--games", "4", "--state", state, "--seed", "5")
    assert (code, out) == (2, "")
    assert err == (
        f"hofnarr: {state}: holds results of another setting, seed '0'; this one has '5'\n"
    )


def test_bots_come_from_a_file(run: Run, code: str) -> None:
    found = run(
        "arena", "kabale", "--duel", "mine", "random", "--code", code, "--games", "4", "--json"
    ).json()[0]
    assert (found["a"], found["games"]) == ("mine", 4)


@pytest.mark.parametrize(
    ("bots", "said"),
    [
        (("cheat", "random"), "bot 'cheat': 'the king, twice' is not a legal action"),
        (("hers", "random"), "unknown bot 'hers': choose one of random, "),
    ],
)
def test_a_bad_bot_is_named_in_one_sentence(
    run: Run, code: str, bots: tuple[str, str], said: str
) -> None:
    done = run("arena", "kabale", "--duel", *bots, "--code", code, "--games", "2")
    assert (done.code, done.out) == (2, "")
    assert said in done.err
    assert done.err.count("\n") == 1


@pytest.mark.parametrize("language", ["en", "de", "cs", "pl"])
def test_the_answer_comes_in_every_language(run: Run, tmp_path: Path, language: str) -> None:
    spoken = ("--language", language, "--games", "6")
    assert "greedy" in run(*DUEL, *spoken).out
    report = tmp_path / "report.html"
    code, out, _ = run(*BOTS, *spoken, "--report", str(report))
    assert code == 0
    assert "flat:3" in out
    assert f'<html lang="{language}">' in report.read_text(encoding="utf-8")


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        ((), "give either --duel A B or --bots a,b,c"),
        (("--duel", "random", "greedy", "--bots", "random,greedy"), "give either"),
        (("--bots", "random"), "bots: give two or more"),
        (("--bots", "random,greedy,random"), "'random' is named twice"),
        (("--bots", "random,oracle"), "unknown bot 'oracle'"),
        (("--duel", "random"), "--duel"),
        (("--bots", "random,greedy", "--players", "7"), "players: 7 is not possible"),
        (("--bots", "random,greedy", "--players", "two"), "--players: 'two' is not a list"),
        (("--bots", "random,greedy", "--games", "0"), "--games: 0 is not possible"),
        (("--bots", "random,greedy", "--cores", "0"), "--cores: 0 is not possible"),
        (("--bots", "random,greedy", "--seed", "a:b"), "seed: 'a:b' has a colon"),
        (("--bots", "random,greedy", "--edition", "dutch"), "unknown edition 'dutch'"),
        (("--bots", "random,greedy", "--code", "/no/bot.py"), "/no/bot.py: No such file"),
        (("--bots", "random,greedy", "--state", "/no/run.jsonl"), "/no/run.jsonl: No such file"),
        (("--bots", "random,greedy", "--report", "/no/page.html"), "--report: there is no folder"),
        (("--duel", "random", "greedy", "--report", "page.html"), "--report: is for --bots"),
    ],
)
def test_what_makes_no_sense_is_refused_in_one_sentence(
    run: Run, arguments: tuple[str, ...], said: str
) -> None:
    code, out, err = run("arena", "kabale", *arguments)
    assert (code, out) == (2, "")
    assert said in err
    assert err.count("\n") == 1


def test_an_unknown_game_is_refused(run: Run) -> None:
    code, _, err = run("arena", "chess", "--bots", "random,greedy")
    assert (code, err) == (2, "hofnarr: unknown game 'chess': choose one of kabale, catan\n")


def test_a_duel_of_catan_is_played_in_the_set_that_was_named(run: Run, tmp_path: Path) -> None:
    state = str(tmp_path / "run.jsonl")
    duel = ("arena", "catan", "--duel", "greedy", "random", "--games", "4", "--state", state)
    code, out, err = run(*duel, "--json", "--set", "knights")
    assert (code, err) == (0, "")
    start = '{"a":"greedy","b":"random","players":2,"games":4,"win_share":1.0,"low":0.'
    assert out.startswith(start)
    assert run(*duel, "--json", "--set", "knights").out == out
    code, _, err = run(*duel, "--set", "base")
    assert (code, err.count("edition 'knights'; this one has 'base'")) == (2, 1)


def test_an_unknown_set_is_refused(run: Run) -> None:
    code, out, err = run("arena", "catan", "--duel", "greedy", "random", "--set", "castles")
    assert (code, out) == (2, "")
    assert err == (
        "hofnarr: unknown edition 'castles': choose one of base, knights, politics, barbarians, "
        "all, tournament\n"
    )
