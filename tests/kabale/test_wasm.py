"""kernel.wasm: made from these sources, needing nothing, exporting what is written beside it; and
its memory as Python sees it."""

from __future__ import annotations

import hashlib
import shutil
import subprocess
import sys
from pathlib import Path
from random import Random
from types import SimpleNamespace
from typing import Any

import msgspec
import pytest
from wasmtime import FuncType

from hofnarr.bots.kabale import make_wasm, running
from hofnarr.core.errors import BadInput
from hofnarr.kabale.kernel import layout, on_wasm, runners
from hofnarr.kabale.kernel.on_wasm import Code, Numbers, Wasm

MENDED = "kernel.wasm and kernel.json are not what these sources make: run `make wasm`"
MOST_BYTES = 600_000

FILE = (make_wasm.FOLDER / "kernel.wasm").read_bytes()
INTERFACE = msgspec.json.decode(
    (make_wasm.FOLDER / "kernel.json").read_bytes(), type=make_wasm.Interface
)


# --- tied to the sources --------------------------------------------------------------------------


def test_the_file_is_made_from_these_sources() -> None:
    assert INTERFACE.sources == make_wasm.sources(), MENDED
    assert INTERFACE.sha256 == hashlib.sha256(FILE).hexdigest(), MENDED


def test_what_is_written_of_the_exports_is_what_the_sources_say() -> None:
    assert INTERFACE.format == make_wasm.FORMAT, MENDED
    exports = {name: make_wasm.export_of(name) for name in make_wasm.EXPORTS}
    assert INTERFACE.exports == exports, MENDED
    assert INTERFACE.numbers == make_wasm.numbers(), MENDED


def test_every_edit_of_kernel_code_shows(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    names = (*running.MODULES, make_wasm.__name__)
    modules = runners.load(names)
    before = make_wasm.sources()
    found = {before}
    for at, module in enumerate(modules):
        assert module.__file__
        edited = tmp_path / f"{at}.py"
        edited.write_bytes(Path(module.__file__).read_bytes() + b"\n")
        changed: list[Any] = [*modules]
        changed[at] = SimpleNamespace(__file__=str(edited))
        monkeypatch.setattr(runners, "load", lambda _, changed=changed: changed)
        found.add(make_wasm.sources())
    assert len(found) == 1 + len(modules)


BUILD = (
    "import sys; from hofnarr.bots.kabale import make_wasm as m; sys.stdout.buffer.write(m.build())"
)


def built() -> bytes:
    """By a process of its own, in which Numba has compiled nothing else."""
    return subprocess.run([sys.executable, "-c", BUILD], capture_output=True, check=True).stdout


@pytest.mark.slow
@pytest.mark.skipif(not runners.has("numba"), reason="building needs Numba, which is not installed")
@pytest.mark.skipif(
    shutil.which(make_wasm.LINKER) is None, reason="building needs wasm-ld: install lld"
)
def test_two_builds_with_the_same_tools_give_the_same_bytes() -> None:
    """The shipped file is one of them, where it was made with the tools in use."""
    same = INTERFACE.tools == make_wasm.tools()
    other = FILE if same else built()
    assert built() == other, MENDED if same else "two builds differ"


# --- what the file needs and gives ----------------------------------------------------------------

TYPES = {"int": "i64", "float": "f64", "ints": "i32", "floats": "i32", "doubles": "i32"}


def test_the_file_imports_nothing_and_is_small() -> None:
    assert on_wasm.module().imports == []
    assert len(FILE) <= MOST_BYTES


def test_the_file_exports_what_is_written_beside_it() -> None:
    exports = {export.name: export.type for export in on_wasm.module().exports}
    functions = {name: kind for name, kind in exports.items() if isinstance(kind, FuncType)}
    assert set(exports) - set(functions) == {"memory", "__heap_base"}
    assert set(functions) == set(INTERFACE.exports)
    for name, shown in INTERFACE.exports.items():
        parameters = [str(kind) for kind in functions[name].params]
        results = [str(kind) for kind in functions[name].results]
        assert parameters == [TYPES[kind] for _, kind in shown.parameters], name
        assert results == ([] if shown.result is None else [TYPES[shown.result]]), name


# --- memory ---------------------------------------------------------------------------------------


def numbers_of(wasm: Wasm, code: Code, size: int) -> Numbers:
    make = {"i": wasm.ints, "f": wasm.floats, "d": wasm.doubles}
    return make[code](size)


@pytest.mark.parametrize("code", ["i", "f", "d"])
def test_numbers_behave_like_a_list_of_fixed_length(code: Code) -> None:
    wasm, random = Wasm(), Random(code)
    before, numbers, after = (numbers_of(wasm, code, size) for size in (3, 20, 3))
    like = [0] * 20
    assert (len(numbers), numbers.tolist()) == (20, like)
    for _ in range(500):
        at = random.randrange(-20, 20)
        like[at] = numbers[at] = random.randrange(-1000, 1000)
        first, end = (random.choice((None, random.randrange(-25, 26))) for _ in range(2))
        part = slice(first, end, random.choice((None, 1, 2, 3, -1, -2)))
        assert numbers[part] == like[part]
        numbers[part] = like[part] = [random.randrange(-1000, 1000) for _ in like[part]]
        assert numbers.tolist() == like
        assert numbers[at] == like[at]
    assert before.tolist() == after.tolist() == [0] * 3


@pytest.mark.parametrize("at", [5, -6, 1 << 40])
def test_there_is_nothing_beside_the_numbers(at: int) -> None:
    numbers = Wasm().ints([1, 2, 3, 4, 5])
    with pytest.raises(IndexError, match="is not one of 5 places"):
        numbers[at]
    with pytest.raises(IndexError, match="is not one of 5 places"):
        numbers[at] = 7
    assert numbers.tolist() == [1, 2, 3, 4, 5]


@pytest.mark.parametrize("values", [[], [1], [1, 2, 3]])
def test_the_length_stays(values: list[int]) -> None:
    numbers = Wasm().ints([1, 2, 3, 4, 5])
    with pytest.raises(ValueError, match="different"):
        numbers[1:3] = values
    assert numbers.tolist() == [1, 2, 3, 4, 5]


def test_numbers_have_their_size() -> None:
    wasm = Wasm()
    ints, floats, doubles = wasm.ints([-(1 << 31), (1 << 31) - 1]), wasm.floats(1), wasm.doubles(1)
    assert ints.tolist() == [-(1 << 31), (1 << 31) - 1]
    with pytest.raises(ValueError, match="format 'i'"):
        ints[0] = 1 << 31
    with pytest.raises(OverflowError):
        ints[:] = [0, 1 << 31]
    floats[0] = doubles[0] = 0.1
    assert doubles[0] == 0.1
    assert floats[0] == pytest.approx(0.1)
    assert floats[0] != 0.1


@pytest.mark.parametrize("name", ["plain", "wasm"])
def test_bytes_are_little_endian_words(name: str) -> None:
    run = runners.open_runner(name)
    ints = run.ints([9, 9, 9])
    run.fill(ints, b"\x01\x02\x00\x00\xff\xff\xff\xff")
    assert list(ints) == [0x201, -1, 9]


def test_bytes_that_do_not_fit_are_refused() -> None:
    wasm = Wasm()
    ints, beside = wasm.ints(2), wasm.ints(2)
    with pytest.raises(IndexError, match="12 bytes do not fit into 2 words"):
        wasm.fill(ints, b"\x01" * 12)
    assert ints.tolist() == beside.tolist() == [0, 0]


def test_memory_grows_and_keeps_what_is_in_it() -> None:
    wasm = Wasm()
    words = wasm.ints(layout.state_size(3))
    keys = (3, 0, 0, 1, 2, 40)
    wasm.function("random_game")(words, *keys)
    before = words.tolist()
    assert len(wasm.view("d")) < 1_000_000
    large = wasm.doubles(1_000_000)
    assert len(wasm.view("d")) > 1_000_000
    assert words.tolist() == before
    assert not any(large.tolist())
    large[-1] = 2.5
    again = wasm.ints(len(words))  # beyond what there was
    wasm.function("random_game")(again, *keys)
    assert again.tolist() == before
    words[0] = 6  # written to the memory that there is now
    assert (words[0], again[0], large[-1]) == (6, 3, 2.5)


def test_runners_have_memory_of_their_own() -> None:
    one, other = Wasm(), Wasm()
    ours, theirs = one.ints([1]), other.ints([2])
    ours[0] = 3
    assert (ours.address, ours[0], theirs[0]) == (theirs.address, 3, 2)


def test_nothing_is_left_to_close_when_python_takes_itself_apart() -> None:
    """What runs first at the exit was registered last: `look` sees what the module leaves."""
    code = (
        "import atexit\n"
        "@atexit.register\n"
        "def look():\n"
        "    for each in (wasm._store, on_wasm.module(), on_wasm.engine()):\n"
        "        try: each.ptr()\n"
        "        except ValueError as error: print(error)\n"
        "from hofnarr.kabale.kernel import on_wasm\n"
        "wasm = on_wasm.Wasm()\n"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert (done.stdout.split("\n"), done.stderr) == (["already closed"] * 3 + [""], "")


# --- which runner ---------------------------------------------------------------------------------


@pytest.fixture
def no_packages(monkeypatch: pytest.MonkeyPatch) -> Any:
    """As where neither wasmtime nor Numba is installed."""
    monkeypatch.delenv(runners.VARIABLE, raising=False)
    monkeypatch.setattr(runners, "find_spec", lambda _: None)
    runners.has.cache_clear()
    yield
    runners.has.cache_clear()


def test_players_get_webassembly(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv(runners.VARIABLE, raising=False)
    assert runners.open_runner().name == running.bot_runner().name == "wasm"


@pytest.mark.parametrize("name", ["plain", "wasm"])
def test_the_environment_decides_unless_a_runner_is_named(
    name: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv(runners.VARIABLE, name)
    assert running.bot_runner().name == name
    assert running.bot_runner("plain").name == "plain"


def test_an_unknown_runner_is_refused_with_the_choices(monkeypatch: pytest.MonkeyPatch) -> None:
    said = r"HOFNARR_RUNNER: 'cobol' is unknown, choose one of plain, wasm, js, numba"
    monkeypatch.setenv(runners.VARIABLE, "cobol")
    with pytest.raises(BadInput, match=said):
        runners.open_runner()
    with pytest.raises(BadInput, match=r"runner: 'fortran' is unknown, choose one of plain, wasm"):
        runners.open_runner("fortran")


@pytest.mark.usefixtures("no_packages")
def test_without_wasmtime_plain_python_plays() -> None:
    assert runners.open_runner().name == "plain"


@pytest.mark.usefixtures("no_packages")
@pytest.mark.parametrize(
    ("name", "missing"),
    [
        ("wasm", "wasmtime, which is not"),
        ("js", "Python to run inside JavaScript"),
        ("numba", r"hofnarr\[lab\]: "),
    ],
)
def test_a_missing_package_is_named_with_what_to_install(name: str, missing: str) -> None:
    with pytest.raises(BadInput, match=rf"the runner {name} needs {missing}"):
        runners.open_runner(name)
