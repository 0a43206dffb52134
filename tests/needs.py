"""What the tests need beside Python packages: Chromium, PostgreSQL and the linker of WebAssembly.

`python -m tests.needs` installs what is missing, where it may, and says what it did. Tests that
still miss something are skipped with the same words.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

CHROMIUM_NAMES = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")
POSTGRES_FOLDERS = ("/usr/lib/postgresql/*/bin", "/opt/homebrew/opt/postgresql*/bin")


def find_chromium() -> str | None:
    """The browser to test in: the machine's own, or the one that Playwright keeps."""
    for name in (os.environ.get("HOFNARR_CHROMIUM"), *CHROMIUM_NAMES):
        path = shutil.which(name) if name else None
        if path:
            return path
    from playwright.sync_api import sync_playwright

    with sync_playwright() as playwright:
        own = playwright.chromium.executable_path
    return own if Path(own).is_file() else None


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


def _run(*command: str) -> bool:
    print("  " + " ".join(command), flush=True)
    environment = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
    done = subprocess.run(
        command,
        env=environment,
        check=False,
        stdin=subprocess.DEVNULL,
        stdout=subprocess.DEVNULL,
    )
    return done.returncode == 0


def _apt_install(package: str) -> bool:
    if os.geteuid() != 0 or not shutil.which("apt-get"):
        return False
    install = ("apt-get", "install", "-y", "--no-install-recommends", package)
    return _run(*install) or (_run("apt-get", "update") and _run(*install))


def _install_chromium() -> None:
    if not _apt_install("chromium"):
        _run(sys.executable, "-m", "playwright", "install", "chromium")


def main() -> None:
    if not find_chromium():
        print("Chromium is missing; installing it for the browser tests:")
        _install_chromium()
        if not find_chromium():
            print("Chromium could not be installed; the browser tests will be skipped.")
    if not find_postgres():
        print("PostgreSQL is missing; installing it for the storage tests:")
        if not (_apt_install("postgresql") and find_postgres()):
            print("PostgreSQL could not be installed; its tests will be skipped.")
    if not shutil.which("wasm-ld"):
        print("wasm-ld is missing; installing it to build the kernel as the shipped file was:")
        if not (_apt_install("lld") and shutil.which("wasm-ld")):
            print("wasm-ld could not be installed; the file of the kernel will not be built anew.")


if __name__ == "__main__":
    main()
