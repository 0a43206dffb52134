"""The way in: the front page, exit codes, one sentence for whatever goes wrong."""

from __future__ import annotations

import os
import subprocess
import sys
import time
from importlib import import_module
from pathlib import Path

import pytest

import hofnarr
from hofnarr import cli
from hofnarr.cli import COMMANDS, main
from hofnarr.core.errors import BrokenRecord

from .conftest import Run

HOFNARR = str(Path(sys.executable).parent / "hofnarr")
COLUMN = b'{"target": ["music", 3], "column": [["white", "wizard"]]}\n'


def process(*arguments: str, stdin: bytes = b"") -> subprocess.CompletedProcess[bytes]:
    return subprocess.run([HOFNARR, *arguments], input=stdin, capture_output=True, check=False)


@pytest.mark.parametrize("arguments", [(), ("--help",), ("-h",)])
def test_the_front_page_names_every_command(run: Run, arguments: tuple[str, ...]) -> None:
    code, out, err = run(*arguments)
    assert (code, err) == (0, "")
    for name, text in COMMANDS.items():
        assert f"  {name:<10}{text}\n" in out


def test_alone_in_a_terminal_it_opens_the_table(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    called: list[list[str]] = []

    def noted(tokens: list[str]) -> int:
        called.append(tokens)
        return 0

    monkeypatch.setattr("hofnarr.cli.app.run", noted)
    monkeypatch.setattr(type(sys.stdout), "isatty", lambda _: True)
    assert run(tty=True) == (0, "", "")
    assert called == [["serve"]]


@pytest.mark.parametrize("name", COMMANDS)
def test_every_command_has_its_function_and_its_help(run: Run, name: str) -> None:
    function = getattr(import_module(f"hofnarr.cli.{name}"), name)
    code, out, err = run(name, "--help")
    assert (code, err) == (0, "")
    assert out.startswith(f"Usage: hofnarr {name}")
    assert function.__doc__.splitlines()[0] in out


def test_the_version(run: Run) -> None:
    assert run("--version") == (0, f"hofnarr {hofnarr.__version__}\n", "")


@pytest.mark.parametrize("word", ["frobnicate", "--json", "Award", ""])
def test_an_unknown_command_is_an_error(run: Run, word: str) -> None:
    code, out, err = run(word)
    assert (code, out) == (2, "")
    assert err == f"hofnarr: unknown command {word!r}: choose one of {', '.join(COMMANDS)}\n"


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        (["award", "--jsno"], "unknown option '--jsno'"),
        (["award", "--language", "fr"], 'Invalid value "fr" for --language'),
        (["award", "--target"], "--target requires an argument"),
        (["verify"], "FILE requires an argument"),
        (["verify", "--frob"], "unknown option '--frob'"),
        (["replay"], "FILE requires an argument"),
        (["replay", "x", "y"], "Unused Tokens: ['y']"),
        (["replay", "x", "--game", "two"], "--game"),
        (["cards"], "GAME requires an argument"),
        (["rules"], "GAME requires an argument"),
        (["cards", "chess"], "unknown game 'chess': choose one of kabale"),
        (["rules", "chess"], "unknown game 'chess': choose one of kabale"),
    ],
)
def test_arguments_that_make_no_sense(run: Run, arguments: list[str], message: str) -> None:
    code, out, err = run(*arguments)
    assert (code, out) == (2, "")
    assert err.startswith("hofnarr: ")
    assert message in err
    assert err.count("\n") == 1


def test_what_a_file_says_cannot_steer_the_terminal(run: Run, tmp_path: Path) -> None:
    code, _, err = run("award", str(tmp_path / "\x1b[31mred"))
    assert code == 2
    assert "\x1b" not in err


@pytest.mark.parametrize(
    ("error", "code"),
    [(KeyboardInterrupt(), 130), (BrokenPipeError(32, "Broken pipe"), 141)],
)
def test_an_interrupted_command_ends_in_silence(
    run: Run, monkeypatch: pytest.MonkeyPatch, error: BaseException, code: int
) -> None:
    def stop(_: object) -> int:
        raise error

    monkeypatch.setattr(cli, "_run", stop)
    assert run("award") == (code, "", "")


def test_a_broken_record_and_a_full_disk_are_told_apart(
    run: Run, monkeypatch: pytest.MonkeyPatch
) -> None:
    def stop(tokens: list[str]) -> int:
        raise BrokenRecord("start: no") if tokens == ["broken"] else OSError(28, "No space left")

    monkeypatch.setattr(cli, "_run", stop)
    assert run("broken") == (1, "", "hofnarr: start: no\n")
    assert run("full") == (2, "", "hofnarr: No space left\n")


def test_main_reads_the_arguments_of_the_process(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(sys, "argv", ["hofnarr", "--version"])
    assert main() == 0
    assert capsys.readouterr().out.startswith("hofnarr ")


# --- in a process of their own --------------------------------------------------------------------


def modules_of(*arguments: str, stdin: bytes = b"") -> set[str]:
    """The top-level packages that a command imports."""
    script = (
        "import sys; from hofnarr.cli import main; code = main(sys.argv[1:]);"
        "print(*{name.partition('.')[0] for name in sys.modules}, file=sys.stderr); sys.exit(code)"
    )
    done = subprocess.run(
        [sys.executable, "-c", script, *arguments], input=stdin, capture_output=True, check=True
    )
    return set(done.stderr.decode().split())


def test_the_front_page_imports_next_to_nothing() -> None:
    assert not modules_of("--help") & {"numba", "numpy", "cyclopts", "rich", "fluent"}


@pytest.mark.parametrize("json", [(), ("--json",)])
def test_award_imports_neither_numba_nor_numpy(json: tuple[str, ...]) -> None:
    modules = modules_of("award", "--target", "music:3", "white:wizard", "blue:king", *json)
    assert "hofnarr" in modules
    assert not modules & {"numba", "numpy"}


def test_the_front_page_comes_at_once() -> None:
    """Once in a while, at least, on a machine that has much else to do."""
    assert any(seconds_of("--help") < 0.3 for _ in range(20))


def seconds_of(*arguments: str) -> float:
    begun = time.perf_counter()
    assert process(*arguments).returncode == 0
    return time.perf_counter() - begun


def test_exit_codes_reach_the_shell(tmp_path: Path) -> None:
    assert process("award", "--json", stdin=COLUMN).returncode == 0
    assert process("award", "--json", stdin=b"x\n").returncode == 2
    assert process("verify", str(tmp_path)).returncode == 2


def test_a_reader_who_leaves_early_causes_no_traceback() -> None:
    read, write = os.pipe()
    os.close(read)
    done = subprocess.run(
        [HOFNARR, "award"], input=COLUMN * 2000, stdout=write, stderr=subprocess.PIPE, check=False
    )
    os.close(write)
    assert (done.returncode, done.stderr) == (141, b"")


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="needs a device that is always full")
def test_a_full_disk_causes_no_traceback() -> None:
    with Path("/dev/full").open("wb") as full:
        done = subprocess.run(
            [HOFNARR, "--help"], stdout=full, stderr=subprocess.PIPE, text=True, check=False
        )
    assert done.returncode == 2
    assert done.stderr == "hofnarr: No space left on device\n"


@pytest.mark.skipif(sys.platform == "win32", reason="needs a shell")
@pytest.mark.parametrize("closed", ["<&-", ">&-"])
def test_closed_standard_streams_cause_no_traceback(closed: str) -> None:
    script = f'"{HOFNARR}" award --json {closed}'
    done = subprocess.run(["sh", "-c", script], input=COLUMN, capture_output=True, check=False)
    assert b"Traceback" not in done.stderr
    assert done.returncode == (2 if closed == "<&-" else 0)


def test_a_terminal_without_fractions_gets_a_question_mark() -> None:
    done = subprocess.run(
        [HOFNARR, "award", "--target", "music:3", "white:assassin"],
        env={**os.environ, "PYTHONIOENCODING": "ascii", "LC_ALL": "C"},
        capture_output=True,
        check=False,
    )
    assert done.returncode == 0
    assert b"9?" in done.stdout


def test_an_argument_that_is_no_text_is_an_error() -> None:
    for json in ([], ["--json"]):
        done = subprocess.run(
            [
                HOFNARR.encode(),
                b"award",
                b"--target",
                b"music:3",
                b"\xff:king",
                *map(str.encode, json),
            ],
            capture_output=True,
            check=False,
        )
        assert done.returncode == 2
        assert b"not written in UTF-8" in (done.stdout if json else done.stderr)
