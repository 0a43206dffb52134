"""Makes the files of "Play on this device": Python for the browser, what it runs on, and Hofnarr.

    python web/engine/make_engine.py FOLDER

Three packs, each compressed with XZ as a whole, so that any file host will do, and `engine.json`,
which names them. A pack is a line of JSON, [[path, size], ...], and then the files one after the
other. What was made before lies in build/engine/ and is taken from there. Needs web/node_modules,
pip and PyYAML.
"""

from __future__ import annotations

import hashlib
import io
import json
import lzma
import os
import re
import subprocess
import sys
import zipfile
from collections.abc import Callable, Iterator
from pathlib import Path

HERE = Path(__file__).parent
ROOT = HERE.parents[1]
RECIPE = (HERE / "make_engine.py", HERE / "requirements.txt")
CACHE = ROOT / "build/engine"
PYODIDE = ROOT / "web/node_modules/pyodide"
SOURCES = ROOT / "src/hofnarr"
WEIGHTS = SOURCES / "bots/kabale/weights.bin"

#: Of Pyodide's folder: what the worker starts.
CORE = ("pyodide.mjs", "pyodide.asm.mjs", "pyodide.asm.wasm")
#: Of Python's library: what no table needs.
LEFT_OUT = re.compile(
    r"(_pydatetime|_pyio|_pyrepl|argparse|bdb|cProfile|cmd|code|compileall|configparser|ctypes|difflib"
    r"|doctest|ensurepip|filecmp|fileinput|ftplib|getopt|getpass|gettext|graphlib|imaplib|mailbox"
    r"|modulefinder|multiprocessing|optparse|pdb|pickletools|plistlib|poplib|pprint|profile|pstats|pty"
    r"|py_compile|pyclbr|pydoc|rlcompleter|runpy|sched|shelve|smtplib|socketserver|sqlite3|statistics"
    r"|symtable|tabnanny|tarfile|this|timeit|tomllib|trace|turtle|unittest|wave|webbrowser|wsgiref|xml"
    r"|xmlrpc|zipapp|zoneinfo|asyncio/(proactor_events|tools|windows_\w+)|concurrent/interpreters"
    r"|concurrent/futures/(interpreter|process)|email/_header_value_parser|http/(cookiejar|server)"
    r"|logging/(config|handlers)|pyodide/console|urllib/robotparser)(/|\.py$)|_sysconfigdata"
    r"|encodings/(?!__init__|aliases|ascii|cp437|idna|latin_1|punycode|utf_)"
)
#: Of packages: what they need elsewhere.
UNUSED = re.compile(r"_yaml/|anyio/(pytest_plugin|_backends/_trio)")
#: Of Hofnarr: what only runs elsewhere, or is carried otherwise.
ELSEWHERE = re.compile(
    r"(arena|cli|env|static|testing)/|server/(outside|storage/migrations)/"
    r"|server/(hosted|run)\.py|server/workers/(process|supervising)\.py"
    r"|server/storage/(backup|database|locking|migrating|opening|schema|sql_store)\.py"
    r"|.*(make_\w+|on_cuda|compiled|on_wasm)\.py|.*/(weights\.bin|cards\.yaml|puzzles\.jsonl)"
)
#: A fixed moment, so that the same content makes the same file.
MOMENT = (1980, 1, 1, 0, 0, 0)

Files = Iterator[tuple[str, bytes]]


def main() -> None:
    make(Path(sys.argv[1]))


def make(folder: Path) -> None:
    """Bring the engine in this folder up to date."""
    packs = [
        _pack("python", _python, _digest(*RECIPE, PYODIDE / "package.json")),
        _pack("hofnarr", _hofnarr, _digest(*RECIPE, *_own_sources(ROOT))),
        _pack("weights", _weights, _digest(*RECIPE, WEIGHTS)),
    ]
    folder.mkdir(parents=True, exist_ok=True)
    keep = {pack.name for pack in packs} | {"engine.json", ".stamp"}
    for pack in packs:
        target = folder / pack.name
        if not target.is_file():
            target.write_bytes(pack.read_bytes())
    for old in folder.iterdir():
        if old.name not in keep:
            old.unlink()
    described = [
        {"name": pack.name.split("-")[0], "file": pack.name, "size": pack.stat().st_size}
        for pack in packs
    ]
    told = hashlib.sha256("".join(sorted(keep)).encode()).hexdigest()[:12]
    (folder / "engine.json").write_text(json.dumps({"version": told, "packs": described}) + "\n")


def fingerprint(root: Path) -> str:
    """Changes with everything that the engine is made of; what is pinned stands in files here."""
    weights = root / WEIGHTS.relative_to(ROOT)
    return _digest(*RECIPE, root / "web/package-lock.json", weights, *_own_sources(root))


def _own_sources(root: Path) -> list[Path]:
    folder = root / "src/hofnarr"
    found = [file for file in folder.rglob("*") if file.is_file()]
    return sorted(file for file in found if _is_ours(file.relative_to(folder).as_posix()))


def _is_ours(path: str) -> bool:
    """Texts of pages and terminal are not needed where only tables are."""
    if "__pycache__" in path or (ELSEWHERE.match(path) and not path.endswith("cards.yaml")):
        return False
    return not re.match(r"locale/\w+/(web|cli)-", path)


def _digest(*places: Path) -> str:
    digest = hashlib.sha256()
    for place in places:
        inside = sorted(place.rglob("*")) if place.is_dir() else [place]
        for file in inside:
            if file.is_file() and file.suffix != ".pyc":
                digest.update(file.name.encode())
                digest.update(file.read_bytes())
    return digest.hexdigest()


def _pack(name: str, files: Callable[[], Files], made_of: str) -> Path:
    """The pack in the cache, made where it is missing; its name carries its hash."""
    note = CACHE / f"{name}-{made_of[:16]}.txt"
    if note.is_file() and (CACHE / note.read_text()).is_file():
        return CACHE / note.read_text()
    held = list(files())
    head = json.dumps([[path, len(content)] for path, content in held]) + "\n"
    filters = [{"id": lzma.FILTER_LZMA2, "preset": 9 | lzma.PRESET_EXTREME, "dict_size": 1 << 24}]
    packed = lzma.compress(
        b"".join([head.encode(), *(content for _, content in held)]),
        check=lzma.CHECK_CRC32,  # the only one that small decoders know
        filters=filters,
    )
    CACHE.mkdir(parents=True, exist_ok=True)
    pack = CACHE / f"{name}-{hashlib.sha256(packed).hexdigest()[:12]}.xz"
    for target, content in ((pack, packed), (note, pack.name.encode())):
        draft = target.with_suffix(f".{os.getpid()}")  # somebody else may be at it, too
        draft.write_bytes(content)
        draft.replace(target)
    return pack


def _python() -> Files:
    """What Pyodide is, and the packages that Hofnarr needs there."""
    for name in CORE:
        yield name, (PYODIDE / name).read_bytes()
    # It names the packages that Pyodide could load from elsewhere: here it loads none.
    known = json.loads((PYODIDE / "pyodide-lock.json").read_text())
    yield "pyodide-lock.json", json.dumps({"info": known["info"], "packages": {}}).encode()
    yield "python_stdlib.zip", _library((PYODIDE / "python_stdlib.zip").read_bytes())
    for wheel in _wheels():
        with zipfile.ZipFile(wheel) as opened:
            for name in sorted(opened.namelist()):
                is_code = name.endswith(".py") or "emscripten" in name
                if is_code and not UNUSED.match(name):
                    yield f"site/{name}", opened.read(name)


def _library(whole: bytes) -> bytes:
    """Python's library without what is left out, not compressed: the pack is, as a whole."""
    kept = io.BytesIO()
    with zipfile.ZipFile(io.BytesIO(whole)) as library, zipfile.ZipFile(kept, "w") as smaller:
        for name in sorted(library.namelist()):
            if name.endswith(".py") and not LEFT_OUT.match(name):
                smaller.writestr(zipfile.ZipInfo(name, MOMENT), library.read(name))
    return kept.getvalue()


def _wheels() -> list[Path]:
    wheels = CACHE / f"wheels-{_digest(HERE / 'requirements.txt')[:16]}"
    if not (wheels / "complete").is_file():
        platforms = ("pyemscripten_2026_0_wasm32", "manylinux_2_17_x86_64", "manylinux2014_x86_64")
        wanted = [part for each in platforms for part in ("--platform", each)]
        index = os.environ.get("UV_DEFAULT_INDEX") or os.environ.get("UV_INDEX_URL")
        command = [
            *(sys.executable, "-m", "pip", "download", "--quiet", "--disable-pip-version-check"),
            *("--no-deps", "--only-binary=:all:", "--require-hashes"),
            *("--python-version", "3.14", "--implementation", "cp", "--abi", "cp314"),
            *("--abi", "none", *wanted, "--dest", str(wheels)),
            *("--requirement", str(HERE / "requirements.txt")),
            *(("--index-url", index) if index else ()),
        ]
        subprocess.run(command, check=True)
        (wheels / "complete").touch()
    return sorted(wheels.glob("*.whl"))


def _hofnarr() -> Files:
    for file in _own_sources(ROOT):
        path = file.relative_to(SOURCES.parent).as_posix()
        if path.endswith("cards.yaml"):
            yield path.replace(".yaml", ".json"), _as_json(file)
        else:
            yield f"{path}", file.read_bytes()
    # As an installation has it: games are found by their entry points.
    project = (ROOT / "pyproject.toml").read_text()
    entries = re.search(r'\[project\.entry-points\."hofnarr\.games"\]\n((?:\w+ = .*\n)+)', project)
    assert entries
    yield (
        "hofnarr-0.dist-info/entry_points.txt",
        f"[hofnarr.games]\n{entries[1]}".replace('"', "").encode(),
    )
    yield "hofnarr-0.dist-info/METADATA", b"Metadata-Version: 2.1\nName: hofnarr\nVersion: 0\n"


def _as_json(file: Path) -> bytes:
    """Python without C takes seconds for the same as YAML."""
    import yaml

    content = yaml.load(file.read_bytes(), getattr(yaml, "CSafeLoader", yaml.SafeLoader))
    return json.dumps(content, ensure_ascii=False).encode()


def _weights() -> Files:
    """The two bytes of each number apart: signs and sizes can be packed, the rest is noise."""
    content = WEIGHTS.read_bytes()
    head, numbers = content[:32], content[32:]
    yield "head", head
    yield "upper", numbers[1::2]
    yield "lower", numbers[0::2]


if __name__ == "__main__":
    main()
