"""`hofnarr bench`: the figures are on the last line. Speed itself is measured by `make bench`."""

from __future__ import annotations

import shutil

import msgspec
import pytest

from .conftest import Run


@pytest.mark.parametrize("kind", [(), ("--plain",), ("--cores", "2")])
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


@pytest.mark.skipif(shutil.which("nvidia-smi") is not None, reason="this machine may have a GPU")
def test_without_a_gpu_it_says_what_is_missing(run: Run) -> None:
    code, out, err = run("bench", "kabale", "--json", "--gpu")
    assert (code, out) == (2, "")
    assert err.startswith("hofnarr: --gpu needs ")
