"""What the tests need beside Python packages: Chromium, PostgreSQL and the linker of WebAssembly.

`python -m tests.needs` says what is missing and which tests are left out for it. It installs only
when it is told to: by an answer in the terminal, or by HOFNARR_INSTALL=1.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import NamedTuple

#: Set to 1 it answers the question whether to install; set to 0 there is none.
VARIABLE = "HOFNARR_INSTALL"

CHROMIUM_NAMES = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")
POSTGRES_FOLDERS = ("/usr/lib/postgresql/*/bin", "/opt/homebrew/opt/postgresql*/bin")


class Need(NamedTuple):
    """A program of the machine, and what cannot be tested without it."""

    name: str
    is_there: Callable[[], bool]
    packages: tuple[str, ...]  #: of Debian and Ubuntu
    without: str


def find_chromium() -> str | None:
    """The browser to test in: the machine's own, or the one that Playwright keeps. None also where
    Playwright itself does not run."""
    own = _playwrights_chromium()
    if own is None:
        return None
    for name in (os.environ.get("HOFNARR_CHROMIUM"), *CHROMIUM_NAMES):
        path = shutil.which(name) if name else None
        if path:
            return path
    return own if Path(own).is_file() else None


def _playwrights_chromium() -> str | None:
    """Where Playwright would keep a browser; None where its driver misses a library (Node needs
    libatomic, which a bare Debian has not)."""
    from playwright.sync_api import sync_playwright

    try:
        with sync_playwright() as playwright:
            return playwright.chromium.executable_path
    except Exception:  # it has no narrower one for a driver that ends
        return None


def find_postgres() -> Path | None:
    """The folder of initdb and pg_ctl."""
    path = shutil.which("initdb")
    if path:
        return Path(path).parent
    for pattern in POSTGRES_FOLDERS:
        found = sorted(Path("/").glob(pattern.lstrip("/")))
        if found and (found[-1] / "initdb").is_file():
            return found[-1]
    return None


NEEDS = (
    Need(
        "Chromium",
        lambda: find_chromium() is not None,
        ("chromium", "libatomic1"),
        "the browser tests are left out",
    ),
    Need(
        "PostgreSQL",
        lambda: find_postgres() is not None,
        ("postgresql",),
        "the tests of that database are left out",
    ),
    Need(
        "wasm-ld",
        lambda: shutil.which("wasm-ld") is not None,
        ("lld",),
        "kernel.wasm is not built anew to be compared",
    ),
)


def main() -> None:
    missing = [need for need in NEEDS if not need.is_there()]
    if not missing:
        return
    if _may_install([need.name for need in missing]):
        for need in missing:
            print(f"Installing {need.name} ...", flush=True)
            _install(need)
        missing = [need for need in missing if not need.is_there()]
    for need in missing:
        print(f"{need.name} is missing: {need.without}.")
    if missing and os.environ.get(VARIABLE) != "1":
        print(f"{VARIABLE}=1 make test installs what is missing, where it may.")


def _may_install(names: list[str]) -> bool:
    told = os.environ.get(VARIABLE)
    if told or not (sys.stdin and sys.stdin.isatty()):
        return told == "1"
    try:
        answer = input(f"The tests also use {', '.join(names)}. Install now? [y/N] ")
    except EOFError:
        return False
    return answer.strip().lower() in ("y", "yes")


def _install(need: Need) -> None:
    if os.geteuid() == 0 and shutil.which("apt-get"):
        for package in need.packages:
            install = ("apt-get", "install", "-y", "--no-install-recommends", package)
            if not _run(*install) and _run("apt-get", "update"):
                _run(*install)
    if need.name == "Chromium" and not need.is_there():
        _run(sys.executable, "-m", "playwright", "install", "chromium")


def _run(*command: str) -> bool:
    print("  " + " ".join(command), flush=True)
    done = subprocess.run(
        command,
        env={**os.environ, "DEBIAN_FRONTEND": "noninteractive"},
        check=False,
        stdin=subprocess.DEVNULL,
        stdout=subprocess.DEVNULL,
    )
    return done.returncode == 0


if __name__ == "__main__":
    main()
