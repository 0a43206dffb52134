"""What a player gets by pip, and how soon it plays: python -m benchmarks.install

The wheel is built and installed into a fresh environment; what is measured there has nothing on its
path but that environment, and nothing in any cache, Python's bytecode included.
"""

from __future__ import annotations

import json
import os
import re
import subprocess
import sys
import tempfile
import time
import urllib.request
from pathlib import Path
from statistics import median
from typing import IO, Any

from hofnarr.bots.kabale.learned import DEFAULT_MILLISECONDS

ROOT = Path(__file__).parent.parent
SIZE_BAR = 120.0  # megabytes
FIRST_BAR = 1.5  # seconds; the King may think besides
TRIES = 5
SEED = "w"  # the person begins, and the King has something to think about
#: What makes the environment itself.
NOT_OURS = ("pip", "setuptools", "pkg_resources", "_distutils_hack", "distutils-precedence")
LEVELS = ("page", "squire", "courtier", "minister", "king")


def install(folder: Path) -> Path:
    """The folder with the programs of a fresh environment."""
    builder = [str(ROOT / ".uv/bin/uv") if (ROOT / ".uv/bin/uv").is_file() else "uv", "build"]
    subprocess.run([*builder, "--quiet", "--out-dir", str(folder / "dist")], cwd=ROOT, check=True)
    (wheel,) = (folder / "dist").glob("*.whl")
    print(f"the wheel: {wheel.stat().st_size / 1e6:.1f} MB")
    subprocess.run([sys.executable, "-m", "venv", str(folder / "player")], check=True)
    programs = folder / "player" / "bin"
    quiet = ("--quiet", "--disable-pip-version-check", "--no-warn-script-location")
    started = time.monotonic()
    subprocess.run([programs / "pip", "install", *quiet, str(wheel)], check=True)
    print(f"pip install: {time.monotonic() - started:.0f} s")
    return programs


def site_packages(programs: Path) -> None:
    (site,) = (programs.parent / "lib").glob("python*/site-packages")
    sizes: dict[str, int] = {}
    for path in site.rglob("*"):
        if path.is_file():
            top = path.relative_to(site).parts[0]
            sizes[top] = sizes.get(top, 0) + path.stat().st_blocks * 512
    ours = {name: size for name, size in sizes.items() if not name.startswith(NOT_OURS)}
    largest = sorted(ours, key=lambda name: -ours[name])[:5]
    print("the largest: " + ", ".join(f"{name} {ours[name] / 1e6:.0f}" for name in largest) + " MB")
    print(
        f"site-packages: {sum(ours.values()) / 1e6:.0f} MB on disk (bar {SIZE_BAR:.0f}),"
        f" {sum(sizes.values()) / 1e6:.0f} with pip and what else lies in any environment"
    )


def environment(programs: Path, fresh: Path) -> dict[str, str]:
    """Nothing cached, no Node, no compiler, no other Python."""
    return {
        "PATH": str(programs),
        "LC_ALL": "C",
        "HOME": str(fresh),
        "PYTHONPYCACHEPREFIX": str(fresh / "bytecode"),
    }


def serving(programs: Path, folder: Path) -> None:
    """The page is there, and bots of all levels play on a server that just began."""
    server = subprocess.Popen(
        [programs / "hofnarr", "serve", "--port", "0", "--no-browser", "--bot-pause", "0"],
        env=environment(programs, folder),
        stdout=subprocess.PIPE,
        stderr=subprocess.DEVNULL,
        text=True,
    )
    try:
        assert server.stdout is not None
        found = re.search(r"http://\S+", server.stdout.readline())
        assert found, "hofnarr serve does not say where it is"
        address = found[0]
        with urllib.request.urlopen(address) as page:
            assert b"<html" in page.read()
        seats = [{"kind": "bot", "level": level} for level in LEVELS]
        made = asked(address, "tables", {"game": "kabale", "name": "Ada", "seats": seats})
        while asked(address, f"tables/{made['table']}")["seq"] < 20:
            time.sleep(0.2)
        with urllib.request.urlopen(f"{address}/metrics") as figures:
            assert b"hofnarr_bot_failures_total{" not in figures.read()
    finally:
        server.terminate()
        server.wait()
    print("hofnarr serve: pages are there, bots of all levels play")


def asked(address: str, path: str, body: Any = None) -> Any:
    data = None if body is None else json.dumps(body).encode()
    with urllib.request.urlopen(f"{address}/api/{path}", data) as answer:
        return json.load(answer)


def terminal(programs: Path) -> None:
    """From the first sight of the table, at which a person moves at once, to the King's answer."""
    taken = []
    for _ in range(TRIES):
        with tempfile.TemporaryDirectory() as fresh:
            given = environment(programs, Path(fresh)) | {"PYTHONUNBUFFERED": "1"}
            command = [programs / "hofnarr", "play", "kabale", "--players", "2", "--bots", "king"]
            playing = subprocess.Popen(
                [*command, "--seed", SEED], env=given, stdin=subprocess.PIPE, stdout=subprocess.PIPE
            )
            assert playing.stdin is not None
            assert playing.stdout is not None
            until(playing.stdout, b"Your turn")
            opened = time.monotonic()
            playing.stdin.write(b"1 1\n")
            playing.stdin.flush()
            until(playing.stdout, b"Your turn")
            taken.append(time.monotonic() - opened)
            playing.communicate(b"quit\n")
    bar = FIRST_BAR + DEFAULT_MILLISECONDS / 1000
    print(f"hofnarr play: the King has answered after {median(taken):.2f} s (bar {bar:.1f})")


def until(said: IO[bytes], words: bytes) -> None:
    for line in said:
        if words in line:
            return
    raise AssertionError(f"{words!r} did not come")


def main() -> None:
    os.umask(0o022)
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        programs = install(folder)
        site_packages(programs)
        serving(programs, folder / "home")
        terminal(programs)


if __name__ == "__main__":
    main()
