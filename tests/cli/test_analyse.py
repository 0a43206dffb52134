"""`hofnarr analyse`: records judged in words and in JSON; broken ones are refused."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest

from hofnarr.bots.kabale.teaching import Analysis
from hofnarr.bots.kabale.teaching.analysis import Move
from hofnarr.cli.kabale.analysis import curves, points
from hofnarr.kabale.actions import Play
from hofnarr.texts import LANGUAGES, Language, texts_for

from .conftest import Run, play_out


def test_an_analysis_is_told_part_by_part(run: Run, a_game: bytes) -> None:
    code, out, err = run("analyse", "-", "--rollouts", "60", "--language", "en", stdin=a_game)
    assert (code, err) == (0, "")
    scores = msgspec.json.decode(a_game)["result"]["scores"]
    assert out.startswith(f"Analysis: Ada {scores[0]}, Bea {scores[1]}, Cid {scores[2]}\n")
    parts = [
        "Chance of winning after every decision",
        "Moves and luck",
        "Moves that lost most",
        "The most luck",
        "Turning points",
        "With the better move and the same cards",
    ]
    places = [out.index(part) for part in parts]
    assert places == sorted(places)
    assert "blunder" in out


def test_all_moves_are_listed_where_they_are_asked_for(run: Run, a_game: bytes) -> None:
    decisions = len(msgspec.json.decode(a_game)["actions"])
    out = run("analyse", "-", "--rollouts", "10", "--moves", "--language", "en", stdin=a_game).out
    assert "All moves" in out
    assert f"│ {decisions:>3} │" in out


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_has_its_words(run: Run, a_game: bytes, language: Language) -> None:
    texts = texts_for(language)
    out = run("analyse", "-", "--rollouts", "10", "--language", language, stdin=a_game).out
    for heading in ("teach-curve", "teach-summary", "teach-turning"):
        assert texts(heading) in out


def test_json_is_one_analysis_a_line(run: Run, tmp_path: Path, a_game: bytes) -> None:
    file = tmp_path / "games.jsonl"
    two = msgspec.json.encode(play_out(2, "short"))
    file.write_bytes(a_game + b"\n\n" + two + b"\n")
    outcome = run("analyse", str(file), "--rollouts", "10", "--json")
    assert (outcome.code, outcome.err) == (0, "")
    found = [msgspec.json.decode(line, type=Analysis) for line in outcome.out.splitlines()]
    assert [len(analysis.players) for analysis in found] == [3, 2]
    assert [analysis.rollouts for analysis in found] == [10, 10]


def test_a_broken_record_is_refused_and_the_others_are_analysed(
    run: Run, tmp_path: Path, a_game: bytes
) -> None:
    broken = msgspec.json.decode(a_game)
    broken["result"]["scores"][0] += 1
    file = tmp_path / "games.jsonl"
    file.write_bytes(msgspec.json.encode(broken) + b"\n" + a_game + b"\n")
    code, out, err = run("analyse", str(file), "--rollouts", "10")
    assert code == 1
    assert err.startswith(f"hofnarr: {file}, line 1: result.scores: is ")
    assert "Ada" in out
    refused, analysed = run("analyse", str(file), "--rollouts", "10", "--json").json()
    assert (refused["file"], refused["line"]) == (str(file), 1)
    assert refused["error"].startswith("result.scores")
    assert analysed["format"] == "hofnarr.kabale.analysis/1"


@pytest.mark.parametrize(
    ("data", "code", "message"),
    [
        (b"", 2, "-: no record in it"),
        (b"{}", 2, "line 1: format: missing"),
        (b"nonsense", 2, "line 1: not JSON"),
        (b'{"format": "hofnarr.chess/1"}', 2, "line 1: format: 'hofnarr.chess/1' is unknown"),
    ],
)
def test_what_is_no_record_is_named(run: Run, data: bytes, code: int, message: str) -> None:
    outcome = run("analyse", "-", stdin=data)
    assert outcome.code == code
    assert message in outcome.err


def test_an_unfinished_game_is_refused(run: Run) -> None:
    save = msgspec.json.encode(play_out(2, "save", moves=5))
    code, _, err = run("analyse", "-", stdin=save)
    assert code == 1
    assert "the game is not over after 5 of them" in err


@pytest.mark.parametrize("rollouts", ["0", "200001"])
def test_rollouts_have_their_bounds(run: Run, rollouts: str, a_game: bytes) -> None:
    code, _, err = run("analyse", "-", "--rollouts", rollouts, stdin=a_game)
    assert code == 2
    assert f"rollouts: {rollouts} is not possible, give 1 to 200,000" in err


def test_names_that_steer_terminals_or_are_alike_are_made_harmless(run: Run) -> None:
    record = play_out(2, "names")
    record["players"] = ["\x1b[31mEve", "\x1b[31mEve"]
    out = run("analyse", "-", "--rollouts", "5", stdin=msgspec.json.encode(record)).out
    assert "\x1b" not in out
    assert "Eve 1" in out
    assert "Eve 2" in out


def made_up(curve: list[list[float]], rounds: list[int]) -> Analysis:
    """An analysis of which only the curve and the rounds are looked at."""
    action = Play(0, "king", 0)
    moves = [
        Move(
            number=number,
            round=at,
            seat=0,
            targets=[],
            where=None,
            action=action,
            choices=1,
            share=0.5,
            best=action,
            best_share=0.5,
            loss=0,
            error=0,
            grade="best",
        )
        for number, at in enumerate(rounds)
    ]
    return Analysis(
        players=["Ada", "Bea"],
        scores=[1, 0],
        rollouts=1,
        curve=curve,
        moves=moves,
        luck=[],
        turning_points=[],
        summary=[],
    )


def test_a_curve_rises_and_falls_with_the_chances() -> None:
    analysis = made_up([[0.0, 1.0], [0.25, 0.75], [0.5, 0.5], [1.0, 0.0]], [0, 0, 1])
    lines = [line.plain for line in curves(analysis, ["Ada", "Bea"], texts_for("en"), 80)]
    assert lines[0].strip() == "█"
    assert lines[1].split() == ["Ada", "▄██", "100", "%"]
    assert lines[2].strip() == "█▄"
    assert lines[3].split() == ["Bea", "███", "0", "%"]
    assert lines[4].split() == ["Round", "1", "2"]
    assert lines[4].index("2") - lines[4].index("1") == 2


def test_a_long_game_fits_the_terminal() -> None:
    analysis = made_up([[0.5, 0.5]] * 400, [min(5, k // 60) for k in range(399)])
    for width in (80, 100):
        lines = curves(analysis, ["Ada", "Bea"], texts_for("en"), width)
        assert max(len(line.plain) for line in lines) <= width
        assert lines[-1].plain.split()[1:] == ["1", "2", "3", "4", "5", "6"]


def test_points_always_show_their_sign() -> None:
    texts = texts_for("en")
    assert [points(texts, share) for share in (0.1, -0.1, 0.0, -0.0001)] == [
        "+10.0",
        "−10.0",
        "0.0",
        "0.0",
    ]


def test_any_number_of_cores_finds_the_same(run: Run, a_game: bytes) -> None:
    found = [
        run("analyse", "-", "--rollouts", "30", "--json", "--cores", cores, stdin=a_game)
        for cores in ("1", "3")
    ]
    assert found[0] == found[1]
    assert found[0].code == 0


@pytest.mark.parametrize(
    ("given", "problem"),
    [
        (("--cores", "0"), "--cores: 0 is not possible, give 1 or more"),
        (("--precision", "2"), "precision: 2.0 is not possible, give 0 or more, below 1"),
    ],
)
def test_what_cannot_be_asked_for(
    run: Run, a_game: bytes, given: tuple[str, ...], problem: str
) -> None:
    done = run("analyse", "-", *given, stdin=a_game)
    assert (done.code, done.err) == (2, f"hofnarr: {problem}\n")
