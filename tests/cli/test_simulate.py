"""`hofnarr simulate`: results, records, and what it refuses."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest

from .conftest import Run


def test_the_same_seed_gives_the_same_games_with_or_without_records(
    run: Run, tmp_path: Path
) -> None:
    arguments = ("simulate", "kabale", "--players", "3", "--games", "20", "--seed", "7", "--json")
    plain = run(*arguments).json()[0]
    recorded = run(*arguments, "--records", str(tmp_path / "games.jsonl")).json()[0]
    assert plain | {"seconds": 0} == recorded | {"seconds": 0}
    assert sum(plain["win_share"]) == pytest.approx(1, abs=1e-4)
    assert (
        run(
            "simulate", "kabale", "--players", "3", "--games", "20", "--seed", "8", "--json"
        ).json()[0]["wins"]
        != plain["wins"]
    )


@pytest.mark.parametrize("edition", ["standard", "german", "polish", "french"])
def test_its_records_verify(run: Run, tmp_path: Path, edition: str) -> None:
    file = str(tmp_path / "games.jsonl")
    code, _, err = run(
        "simulate",
        "kabale",
        "--players",
        "2",
        "--games",
        "6",
        "--bots",
        "random,greedy",
        "--edition",
        edition,
        "--option",
        "double_copies=current",
        "--first",
        "lot",
        "--seed",
        "1",
        "--records",
        file,
    )
    assert (code, err) == (0, "")
    records = [msgspec.json.decode(line) for line in Path(file).read_bytes().splitlines()]
    assert {record["options"]["double_copies"] for record in records} == {"current"}
    assert {record["start"] for record in records} == {0, 1}
    assert [record["players"] for record in records] == [["random", "greedy"]] * 6
    assert run("verify", file).code == 0


def test_seat_0_begins_unless_the_lot_decides(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "games.jsonl"
    run("simulate", "kabale", "--players", "6", "--games", "8", "--records", str(file))
    assert {msgspec.json.decode(line)["start"] for line in file.read_bytes().splitlines()} == {0}


@pytest.mark.parametrize("language", ["en", "de", "cs", "pl"])
def test_the_table_comes_in_every_language(run: Run, language: str) -> None:
    code, out, _ = run("simulate", "kabale", "--games", "2", "--language", language)
    assert code == 0
    assert out.count("random") == 4


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (("--players", "7"), "--players: 7 is not possible, the game is for 2 to 6"),
        (("--games", "0"), "--games: 0 is not possible, give 1 or more"),
        (
            ("--bots", "oracle"),
            "unknown bot 'oracle': choose one of random, greedy,",
        ),
        (("--bots", "random,greedy"), "bots: 2 names for 4 seats"),
        (("--edition", "dutch"), "unknown edition 'dutch'"),
        (("--option", "storms=many"), "unknown option 'storms'"),
        (("--option", "double_copies=twice"), "option double_copies: unknown value 'twice'"),
        (("--cores", "0"), "--cores: 0 is not possible"),
        (("--records", "/nowhere/games.jsonl"), "/nowhere/games.jsonl: No such file"),
        (("--first", "2"), "--first"),
        (("--seed", "a:b"), "seed: 'a:b' has a colon"),
        (("--games", "many"), "--games"),
    ],
)
def test_what_makes_no_sense_is_refused_in_one_sentence(
    run: Run, arguments: tuple[str, ...], said: str
) -> None:
    code, out, err = run("simulate", "kabale", *arguments)
    assert (code, out) == (2, "")
    assert said in err
    assert err.count("\n") == 1


def test_an_unknown_game_is_refused(run: Run) -> None:
    code, _, err = run("simulate", "chess")
    assert code == 2
    assert "chess" in err
