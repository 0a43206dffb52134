"""The kernel's exports are an interface: its page is true, and both examples play the same."""

from __future__ import annotations

import importlib.util
import re
import shutil
import subprocess
import sys
from pathlib import Path
from types import ModuleType

import pytest

from hofnarr.bots.kabale import make_wasm, weights
from hofnarr.bots.kabale.learned import Networks
from hofnarr.kabale.kernel import layout
from hofnarr.kabale.kernel.runners import open_runner
from tests import kernel_table

ROOT = Path(__file__).parent.parent
EXAMPLES = ROOT / "examples"
IN_PYTHON = (sys.executable, str(EXAMPLES / "kernel.py"))


def run(*command: str) -> str:
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    assert re.fullmatch(r"[\d,]+ decisions/s\n", done.stderr)
    return done.stdout


def arguments(players: int, seed: int) -> list[str]:
    given = {"players": players, "games": 60, "rollouts": 60, "seed": seed}
    return [part for name, number in given.items() for part in (f"--{name}", str(number))]


@pytest.mark.parametrize(("players", "seed"), [(2, 7), (3, 1), (6, 4_000_000_000)])
def test_javascript_and_python_play_the_same_game(players: int, seed: int) -> None:
    node = shutil.which("node")
    if node is None:
        pytest.skip("node is missing: the example in JavaScript is left out")
    given = arguments(players, seed)
    told = run(*IN_PYTHON, *given)
    assert run(node, str(EXAMPLES / "kernel.mjs"), *given) == told
    assert told.count("\ncolumn ") == players * layout.ROUNDS
    assert re.search(rf"\nscores(?: \d+){{{players}}}, the King's first\n$", told)
    assert re.search(r"\nseat 0 of \d+ choices", told)


@pytest.mark.parametrize("players", [2, 5])
def test_the_examples_random_games_are_those_of_plain_python(players: int) -> None:
    plain = open_runner("plain")
    wins = plain.ints(players)
    state = plain.ints(layout.state_size(players))
    decisions = plain.function("random_games")(state, wins, players, 0, 9, 0, 60)
    first = run(*IN_PYTHON, *arguments(players, 9)).splitlines()[0]
    won = " ".join(map(str, wins))
    assert first == f"60 random games of {players}: {decisions} decisions, wins {won}"


def load_example() -> ModuleType:
    spec = importlib.util.spec_from_file_location("kernel_example", EXAMPLES / "kernel.py")
    assert spec
    assert spec.loader
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def test_the_examples_king_is_hofnarrs_king() -> None:
    example = load_example()
    kernel = example.Kernel(example.SOURCE / "kabale" / "kernel")
    size = example.state_size(kernel, 3)
    king = example.King(kernel, example.SOURCE / "bots" / "kabale" / "weights.bin", size, 40, 5)
    networks = Networks()
    asked: list[tuple[int, int]] = []

    class Compared:
        def choose(self, state: int, seat: int) -> int:
            choice: int = king.choose(state, seat)
            sight = kernel.words(king.sight, size)
            asked.append((choice, networks.king(sight, 40, 5, len(asked))))
            return choice

    example.Game(kernel, 3, example.Chance(5), Compared()).play()
    assert len(asked) > 10
    assert all(ours == theirs for ours, theirs in asked)


def test_a_file_that_is_no_weights_is_refused_by_both_examples(tmp_path: Path) -> None:
    wrong = tmp_path / "weights.bin"
    wrong.write_bytes(b"PK" + bytes(100))
    commands = [IN_PYTHON]
    if node := shutil.which("node"):
        commands.append((node, str(EXAMPLES / "kernel.mjs")))
    for command in commands:
        done = subprocess.run(
            [*command, "--games", "1", "--weights", str(wrong)],
            capture_output=True,
            text=True,
            check=False,
        )
        assert done.returncode != 0
        assert "weights.bin: not a file of weights" in done.stderr


def test_the_table_of_exports_in_the_docs_is_that_of_the_file() -> None:
    assert kernel_table.PAGE.read_text(encoding="utf-8") == kernel_table.page(), (
        "docs/kernel.md does not list what kernel.json exports: python -m tests.kernel_table"
    )


def test_names_and_formats_that_the_page_speaks_of_exist() -> None:
    written = kernel_table.PAGE.read_text(encoding="utf-8")
    told = kernel_table.interface()
    prose = written.partition(kernel_table.BEGIN)[0]
    names = re.findall(r"`([A-Z][A-Z_]+)(?: \+[^`]*)?`", prose)
    assert len(names) > 60
    assert {name for name in names if name not in told["numbers"]} == set()
    calls = set(re.findall(r"`([a-z]+(?:_[a-z]+)+)`", prose)) - {"king_by_the_clock"}
    parameters = {name for each in told["exports"].values() for name, _ in each["parameters"]}
    assert calls - set(told["exports"]) - parameters == set()
    assert f"`{told['format']}`" in written
    assert told["format"] == make_wasm.FORMAT
    assert f"`{weights.FORMAT.decode()}`" in written
    assert len(weights.HEADER) == 32
