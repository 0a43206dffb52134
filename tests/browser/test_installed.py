"""The wheel, installed where there is no Node and nothing of this checkout: it plays."""

from __future__ import annotations

import os
import shutil
import subprocess
from pathlib import Path

import pytest
from playwright.sync_api import Browser

from tests.browser.player import Player, play_to_the_end
from tests.browser.serving import serving

ROOT = Path(__file__).parents[2]
SCRIPTS = "Scripts" if os.name == "nt" else "bin"

pytestmark = pytest.mark.slow


@pytest.fixture(scope="module")
def installed(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """An environment with what players get, in the versions of the lock file: its programs."""
    uv = shutil.which("uv") or str(ROOT / ".uv/bin/uv")
    if not Path(uv).is_file():
        pytest.skip("uv is missing, which builds and installs it")
    folder = tmp_path_factory.mktemp("installed")

    def run(*arguments: str | Path) -> str:
        done = subprocess.run(
            [uv, "--quiet", *map(str, arguments)],
            cwd=ROOT,
            capture_output=True,
            text=True,
            check=False,
            timeout=600,
        )
        assert done.returncode == 0, done.stderr
        return done.stdout

    run("build", "--wheel", "--out-dir", folder)
    (wheel,) = folder.glob("*.whl")
    locked = folder / "locked.txt"
    locked.write_text(run("export", "--frozen", "--no-dev", "--no-emit-project"), "utf-8")
    run("venv", folder / "venv")
    programs = folder / "venv" / SCRIPTS
    run("pip", "install", "--python", programs / "python", "-r", locked)
    run("pip", "install", "--python", programs / "python", "--no-deps", wheel)
    return programs


def test_commands_and_a_server_play_whole_games(installed: Path, tmp_path: Path) -> None:
    nothing = {"PATH": str(tmp_path), "LC_ALL": "C.UTF-8", "HOME": str(tmp_path)}
    done = subprocess.run(
        [installed / "python", ROOT / "tests/installed.py"],
        cwd=tmp_path,
        env=nothing,
        capture_output=True,
        text=True,
        check=False,
        timeout=600,
    )
    assert done.returncode == 0, done.stdout + done.stderr
    print(done.stdout)


def test_a_game_against_bots_in_a_browser(
    installed: Path, chromium: Browser, tmp_path: Path
) -> None:
    with serving(tmp_path / "tables.sqlite", hofnarr=installed / "hofnarr") as address:
        context = chromium.new_context(base_url=address, locale="en", reduced_motion="reduce")
        page = context.new_page()
        page.goto("/")
        page.get_by_role("button", name="Play now").click()
        player = Player(page)
        play_to_the_end([player])
        context.close()
    assert player.decisions["play"] > 10
