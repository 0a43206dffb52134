"""How long a newcomer waits for the first bot: a server just started, nothing in any cache, not
even bytecode, *Play now* in real Chromium with each level of Kabale in turn.

    python -m tests.browser.first_move
"""

from __future__ import annotations

import os
import tempfile
import time
from pathlib import Path
from typing import Any

import httpx
from playwright.sync_api import Browser, sync_playwright

from hofnarr.bots.kabale.learned import DEFAULT_MILLISECONDS
from tests.browser.conftest import CHROMIUM_FLAGS
from tests.browser.serving import serving
from tests.needs import find_chromium

LEVELS = ("page", "squire", "courtier", "minister", "king")
PAUSE = 900  # as `hofnarr serve` has it
BAR = 1.5  # seconds; the King may think besides
MOST_WAIT = 90.0


def first_move(browser: Browser, site: str, level: str) -> float | None:
    """Seconds from the table's opening to a bot's first move; None where a person begins."""
    context = browser.new_context(base_url=site, service_workers="block")
    page = context.new_page()
    page.goto("/")
    page.get_by_label("Bots", exact=False).first.wait_for()
    page.locator("select").filter(has=page.locator(f"option[value={level}]")).select_option(level)
    page.get_by_role("button", name="Play now").click()
    page.wait_for_url("**/t/*")
    opened = time.time()
    table = page.url.split("/t/")[1].split("?")[0].split("#")[0]
    try:
        until = time.monotonic() + MOST_WAIT
        while time.monotonic() < until:
            entries: list[Any] = httpx.get(f"{site}/api/tables/{table}/events?since=0").json()[
                "entries"
            ]
            moves = [entry for entry in entries if entry["kind"] == "moved"]
            if moves:
                return float(moves[0]["at"]) / 1000 - opened
            if page.locator(".prompt.is-mine").count():
                return None
            time.sleep(0.05)
        raise AssertionError(f"no bot has moved within {MOST_WAIT:.0f} s")
    finally:
        context.close()


def main() -> None:
    chromium = find_chromium()  # starts a Playwright of its own
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium, args=CHROMIUM_FLAGS)
        for level in LEVELS:
            waited = None
            while waited is None:  # until a bot begins
                with tempfile.TemporaryDirectory() as folder:
                    os.environ |= {"XDG_CACHE_HOME": folder, "PYTHONPYCACHEPREFIX": folder}
                    with serving(Path(folder) / "tables.sqlite", PAUSE, lazy_bots=False) as site:
                        waited = first_move(browser, site, level)
            allowed = BAR + (DEFAULT_MILLISECONDS / 1000 if level == "king" else 0)
            print(
                f"  {level:9} {waited:5.2f} s until the first bot has moved (bar {allowed:.1f} s)"
            )
        browser.close()


if __name__ == "__main__":
    main()
