"""`hofnarr replay`: a record from its first to its last step, forwards and back."""

from __future__ import annotations

import re
from pathlib import Path

import msgspec
import pytest

from .conftest import Run, play_out


@pytest.fixture
def games(tmp_path: Path, a_game: bytes) -> str:
    """Two players in the first game of the file, three in the second."""
    file = tmp_path / "games.jsonl"
    file.write_bytes(msgspec.json.encode(play_out(2, "first")) + b"\n\n" + a_game + b"\n")
    return str(file)


def steps(out: str) -> list[int]:
    """The numbers of the steps shown."""
    return [int(number) for number in re.findall(r"Step (\d+) of", out)]


def test_without_a_terminal_the_whole_game_is_printed(run: Run, games: str) -> None:
    code, out, err = run("replay", games)
    assert (code, err) == (0, "")
    total = len(play_out(2, "first")["actions"])
    assert steps(out) == list(range(total + 1))
    assert "Round 1 of 6" in out
    assert "The game is over" in out


def test_all_prints_the_whole_game_on_a_terminal_too(run: Run, games: str) -> None:
    assert run("replay", games, "--all", tty=True) == run("replay", games)


def test_every_award_is_explained(run: Run, games: str) -> None:
    out = run("replay", games).out
    assert len(re.findall(r"^  .* sum ", out, re.MULTILINE)) >= 12


def test_a_game_is_chosen_by_its_number(run: Run, games: str, a_game: bytes) -> None:
    first, second = run("replay", games).out, run("replay", games, "--game", "2").out
    assert "Cid" not in first
    assert "Cid" in second
    assert run("replay", "-", stdin=a_game).out == second


@pytest.mark.parametrize("number", ["0", "-1", "3"])
def test_a_game_that_is_not_there(run: Run, games: str, number: str) -> None:
    code, out, err = run("replay", games, "--game", number)
    assert (code, out) == (2, "")
    assert f"there is no game {number}" in err


def test_a_seat_sees_its_own_cards_only(run: Run, games: str) -> None:
    drawn = re.compile(r"^(Ada|Bea) draws a card: ", re.MULTILINE)
    seen = {
        viewer: set(drawn.findall(run("replay", games, "--seat", viewer).out))
        for viewer in ("0", "1", "public", "open")
    }
    assert seen == {"0": {"Ada"}, "1": {"Bea"}, "public": set(), "open": {"Ada", "Bea"}}


def test_a_finished_game_is_open_and_a_running_one_is_not(run: Run, games: str) -> None:
    assert run("replay", games).out == run("replay", games, "--seat", "open").out
    save = msgspec.json.encode(play_out(2, "first", moves=9))
    assert (
        run("replay", "-", stdin=save).out == run("replay", "-", "--seat", "public", stdin=save).out
    )


@pytest.mark.parametrize("seat", ["2", "-1", "ada"])
def test_a_seat_that_is_not_there(run: Run, games: str, seat: str) -> None:
    code, out, err = run("replay", games, "--seat", seat)
    assert (code, out) == (2, "")
    assert "--seat" in err


@pytest.mark.parametrize(
    ("keys", "shown"),
    [
        ("q\n", [0]),
        ("", [0]),  # the end of the input
        ("\n\nq\n", [0, 1, 2]),
        ("\n\nb\nq\n", [0, 1, 2, 1]),
        ("b\nq\n", [0, 0]),
        ("what?\nq\n", [0, 0]),
        ("Q\n", [0]),
    ],
)
def test_keys_go_on_and_back_and_out(run: Run, games: str, keys: str, shown: list[int]) -> None:
    outcome = run("replay", games, stdin=keys, tty=True)
    assert (outcome.code, outcome.err) == (0, "")
    assert steps(outcome.out) == shown


def test_r_goes_to_the_next_round_and_at_last_to_the_end(run: Run, games: str) -> None:
    out = run("replay", games, stdin="r\n" * 6 + "\n", tty=True).out
    assert re.findall(r"Round (\d) of 6", out) == ["1", "2", "3", "4", "5", "6"]
    assert out.count("The game is over: ") == 1
    total = len(play_out(2, "first")["actions"])
    assert steps(out)[-1] == total


def test_a_broken_record_is_shown_as_far_as_it_goes(run: Run, a_game: bytes) -> None:
    record = msgspec.json.decode(a_game)
    record["actions"][7]["seat"] = 5
    code, out, err = run("replay", "-", "--seat", "open", stdin=msgspec.json.encode(record))
    assert code == 1
    assert steps(out) == list(range(8))
    assert err.startswith("hofnarr: -, line 1: actions[7]: ")


def test_a_broken_deal_cannot_be_shown(run: Run, a_game: bytes) -> None:
    record = msgspec.json.decode(a_game)
    record["decks"][0].pop()
    code, out, err = run("replay", "-", stdin=msgspec.json.encode(record))
    assert (code, out) == (1, "")
    assert err.startswith("hofnarr: -, line 1: decks[0]: ")


@pytest.mark.parametrize("data", [b"", b"x", b"{}", b"[]", b"\xff", b"x" * 2_000_000])
def test_what_is_no_record_cannot_be_replayed(run: Run, data: bytes) -> None:
    code, out, err = run("replay", "-", stdin=data)
    assert (code, out) == (2, "")
    assert err.startswith("hofnarr: -")
    assert err.count("\n") == 1


def test_a_missing_file(run: Run, tmp_path: Path) -> None:
    assert run("replay", str(tmp_path / "none")).code == 2
    assert run("replay", str(tmp_path)).code == 2


def test_names_of_players_cannot_steer_the_terminal(run: Run) -> None:
    record = play_out(2, "first", moves=3)
    record["players"] = ["\x1b[2J[red]", "[/]"]
    code, out, _ = run("replay", "-", stdin=msgspec.json.encode(record))
    assert code == 0
    assert "\x1b" not in out
    assert "\N{REPLACEMENT CHARACTER}[2J[red] places a card" in out


@pytest.mark.parametrize("language", ["de", "cs", "pl"])
def test_the_game_is_told_in_four_languages(run: Run, games: str, language: str) -> None:
    told = run("replay", games, "--language", language)
    assert told.code == 0
    assert "places a card" not in told.out
