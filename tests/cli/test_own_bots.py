"""Bots of somebody's own, by file or module, in every command that plays."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.own_bots import write_bots

from .conftest import Run


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Where somebody keeps bots, and starts Hofnarr. The module has a name that no other test
    uses, since a process loads a module once."""
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    monkeypatch.syspath_prepend(str(tmp_path))
    write_bots(tmp_path, f"bots_{tmp_path.name.replace('-', '_')}")
    return tmp_path


@pytest.fixture
def module(folder: Path) -> str:
    return next(folder.glob("bots_*.py")).stem


WAYS = ("{file}", "{file}:mine", "{file}:Lot", "{module}:mine", "{module}:Lot")


def named(way: str, folder: Path, module: str) -> str:
    return way.format(file=folder / f"{module}.py", module=module)


@pytest.mark.parametrize("way", WAYS)
@pytest.mark.parametrize("game", ["kabale", "catan"])
def test_it_plays_in_bulk_however_it_is_named(
    run: Run, folder: Path, module: str, way: str, game: str
) -> None:
    name = named(way, folder, module)
    arguments = ("simulate", game, "--players", "2", "--games", "2", "--bots", f"greedy,{name}")
    code, out, err = run(*arguments, "--records", "games.jsonl", "--json")
    assert (code, err) == (0, "")
    assert f'"bots":["greedy","{name}"]' in out
    assert run("verify", "games.jsonl").code == 0


@pytest.mark.slow
@pytest.mark.parametrize("game", ["kabale", "catan"])
def test_it_plays_the_same_games_on_one_core_and_on_two(
    run: Run, folder: Path, module: str, game: str
) -> None:
    name = named("{module}:Lot", folder, module)
    arguments = ("simulate", game, "--players", "2", "--games", "8", "--bots", f"{name},random")
    for cores in ("1", "2"):
        assert run(*arguments, "--cores", cores, "--records", f"{cores}.jsonl").code == 0
    assert (folder / "1.jsonl").read_bytes() == (folder / "2.jsonl").read_bytes()


@pytest.mark.parametrize("way", ["{file}", "{module}:Lot"])
def test_it_meets_others_in_the_arena(run: Run, folder: Path, module: str, way: str) -> None:
    name = named(way, folder, module)
    code, out, err = run(
        "arena", "kabale", "--duel", name, "greedy", "--games", "4", "--json", "--cores", "1"
    )
    assert (code, err) == (0, "")
    assert f'"a":"{name}"' in out


@pytest.mark.parametrize("way", ["{file}", "{module}:Lot"])
def test_somebody_plays_kabale_against_it_to_the_end(
    run: Run, folder: Path, module: str, way: str
) -> None:
    name = named(way, folder, module)
    play = ("play", "kabale", "--players", "2", "--bots", name, "--save", "one.save.json")
    typed = "".join(f"{card} {column}\n" for _ in range(400) for card in "123" for column in "12")
    typed = "\n".join(part for line in typed.splitlines() for part in (line, "no"))
    code, out, err = run(*play, stdin=typed)
    assert (code, err) == (0, "")
    assert "verify one.jsonl" in out
    assert run("verify", "one.jsonl").code == 0


def test_somebody_plays_catan_against_it(run: Run, folder: Path, module: str) -> None:
    play = ("play", "catan", "--bots", f"{module}:Lot", "--save", "one.save.json")
    code, _, err = run(*play, stdin="1\n" * 40)
    assert (code, err) == (0, "")
    assert (folder / "one.save.json").exists()


def test_a_save_runs_no_code_that_was_not_named_now(run: Run, folder: Path, module: str) -> None:
    """A file may come from anywhere; with the same words as before the game goes on."""
    name = f"{module}:Lot"
    play = ("play", "kabale", "--players", "2", "--save", "one.save.json")
    left = run(*play, "--bots", name, stdin="quit\n")
    told = "hofnarr play kabale --players 2 --bots " + name
    assert told in " ".join(left.out.split())
    code, _, err = run(*play)
    assert code == 2
    assert f"bot '{name}' is somebody's own: name it with --bots to play on" in err
    assert err.count("\n") == 1
    again = run(*play, "--bots", name, stdin="y\nquit\n")
    assert (again.code, again.err) == (0, "")


MISTAKES = [
    ("{module}:Nobody", "has no Nobody, choose one of {module}:mine"),
    ("no_such_module:Bot", "bot 'no_such_module:Bot': there is no module no_such_module here"),
    ("no_such_file.py", "no_such_file.py: No such file or directory"),
    ("{module}:Idle", "bot '{module}:Idle': Idle has no act(view)"),
    ("{module}:Broken", "bot '{module}:Broken': KeyError: 'king' ({module}.py, line"),
    ("{module}:Cheat", "bot '{module}:Cheat': 'the best move' is not a legal action"),
    ("{module}:Tired", "bot '{module}:Tired': ValueError: too late in the evening ({module}.py,"),
]


@pytest.mark.parametrize(("bot", "problem"), MISTAKES)
@pytest.mark.parametrize(
    "command",
    [
        ("simulate", "kabale", "--players", "2", "--games", "1", "--bots"),
        ("simulate", "catan", "--games", "1", "--bots"),
        ("play", "kabale", "--players", "2", "--first", "lot", "--seed", "3", "--bots"),
        ("arena", "kabale", "--games", "2", "--duel", "random"),
    ],
)
def test_what_is_wrong_with_it_is_one_sentence(
    run: Run, folder: Path, module: str, command: tuple[str, ...], bot: str, problem: str
) -> None:
    typed = "".join(f"1 {column}\nno\n" for _ in range(20) for column in "12")
    done = run(*command, bot.format(module=module), stdin=typed)
    assert done.code == 2, done.out
    assert problem.format(module=module) in done.err
    assert done.err.count("\n") == 1


def test_results_are_kept_only_with_the_code_they_belong_to(
    run: Run, folder: Path, module: str
) -> None:
    done = run("arena", "kabale", "--duel", f"{module}:Lot", "random", "--state", "kept.jsonl")
    told = f"--state: give the file of {module}:Lot with --code, and name its bot"
    assert (done.code, done.err) == (2, f"hofnarr: {told}\n")


def test_a_file_with_several_bots_asks_for_one(run: Run, folder: Path) -> None:
    (folder / "two.py").write_text("class A:\n  pass\nBOTS = {'a': A, 'b': A}\n")
    done = run("simulate", "kabale", "--games", "1", "--bots", "two.py")
    assert done.err == "hofnarr: two.py: has several bots, choose one: two.py:a, two.py:b\n"


@pytest.mark.parametrize(
    ("given", "problem"),
    [
        ("mine=mybot.py", "--bot: 'mine=mybot.py' is not GAME.NAME=FILE, such as"),
        ("chess.mine=mybot.py", "unknown game 'chess': choose one of kabale"),
        ("kabale.mine=greedy", "--bot: 'greedy' is neither a file nor module:Class"),
        ("kabale.greedy={module}:Lot", "kabale has a bot 'greedy' already: choose another name"),
        ("kabale.mine={module}:Nobody", "{module} has no Nobody"),
        ("kabale.mine={module}:Broken", "KeyError: 'king'"),
    ],
)
def test_a_server_with_a_bot_that_cannot_be_does_not_start(
    run: Run, folder: Path, module: str, given: str, problem: str
) -> None:
    done = run("serve", "--port", "0", "--no-browser", "--bot", given.format(module=module))
    assert done.code == 2
    assert problem.format(module=module) in done.err
    assert done.err.count("\n") == 1
