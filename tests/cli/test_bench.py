"""`hofnarr bench`: the figures are on the last line. Speed itself is measured by `make bench`."""

from __future__ import annotations

import shutil

import msgspec
import pytest

from hofnarr.kabale.kernel import runners
from hofnarr.kabale.speed import available
from tests.kabale.compiled import THERE, needs_numba

from .conftest import Run


@pytest.mark.parametrize("kind", [(), ("--plain",), ("--cores", "2"), ("--plain", "--cores", "2")])
def test_the_last_line_holds_the_figures(run: Run, kind: tuple[str, ...]) -> None:
    code, out, _ = run("bench", "kabale", "--players", "3", "--seconds", "0.05", *kind)
    figures = msgspec.json.decode(out.splitlines()[-1])
    assert code == 0
    assert figures["players"] == 3
    assert figures["decisions_per_second"] > figures["games_per_second"] > 0


def test_with_json_there_is_no_other_line(run: Run) -> None:
    code, out, err = run("bench", "kabale", "--json", "--seconds", "0.05")
    assert (code, err, out.count("\n")) == (0, "", 1)


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (("--players", "1"), "--players: 1 is not possible, the game is for 2 to 6"),
        (("--cores", "0"), "--cores: 0 is not possible"),
        (("--seconds", "0"), "--seconds: 0 is not possible"),
    ],
)
def test_what_cannot_be_measured_is_said_in_one_sentence(
    run: Run, arguments: tuple[str, ...], said: str
) -> None:
    code, out, err = run("bench", "kabale", "--json", *arguments)
    assert (code, out) == (2, "")
    assert said in err


MEASURE = ("bench", "kabale", "--json", "--seconds", "0.05")


@pytest.mark.parametrize(
    ("named", "runner"),
    [
        ((), "wasm"),
        (("--runner", "plain"), "plain"),
        (("--runner", "wasm"), "wasm"),
        pytest.param(("--runner", "numba"), "numba", marks=needs_numba),
        (("--plain",), "plain"),
        (("--plain", "--runner", "plain"), "plain"),
    ],
)
def test_the_figures_name_the_runner(run: Run, named: tuple[str, ...], runner: str) -> None:
    outcome = run(*MEASURE, *named)
    [figures] = outcome.json()
    assert (outcome.code, figures["runner"]) == (0, runner)
    assert set(figures) == {
        "decisions_per_second",
        "games_per_second",
        "game",
        "runner",
        "players",
        "cores",
        "games",
        "decisions",
        "seconds",
        "machine",
    }


def test_the_environment_chooses_the_runner_unless_it_is_named(
    run: Run, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv(runners.VARIABLE, "plain")
    assert run(*MEASURE).json()[0]["runner"] == "plain"
    assert run(*MEASURE, "--runner", "wasm").json()[0]["runner"] == "wasm"


def test_all_runners_that_are_there_have_a_line_each(run: Run) -> None:
    outcome = run(*MEASURE, "--runner", "all")
    assert outcome.code == 0
    assert [figures["runner"] for figures in outcome.json()] == available()
    assert set(available()) >= {"plain", *THERE}


@pytest.mark.parametrize(
    "named",
    [
        ("--runner", "wasm", "--plain"),
        ("--runner", "wasm", "--gpu"),
        ("--plain", "--gpu"),
        ("--runner", "all", "--plain"),
    ],
)
def test_two_runners_cannot_be_named_at_once(run: Run, named: tuple[str, ...]) -> None:
    code, out, err = run(*MEASURE, *named)
    assert (code, out) == (2, "")
    assert "--runner, --plain and --gpu: name one runner only" in err


def test_a_runner_that_nobody_knows_is_refused(run: Run) -> None:
    code, out, err = run(*MEASURE, "--runner", "cobol")
    assert (code, out) == (2, "")
    assert "--runner" in err


@pytest.mark.skipif(shutil.which("nvidia-smi") is not None, reason="this machine may have a GPU")
@pytest.mark.parametrize("named", [("--gpu",), ("--runner", "cuda")])
def test_without_a_gpu_it_says_what_is_missing(run: Run, named: tuple[str, ...]) -> None:
    code, out, err = run(*MEASURE, *named)
    assert (code, out) == (2, "")
    assert err.startswith("hofnarr: the runner cuda needs ")
