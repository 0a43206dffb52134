"""Times the engine in Chromium, on a plain file server: `python -m tests.device.timing`.

How soon it is ready, the first time and afterwards, and how long a move of each level takes from
the one before it: thinking, writing it down and telling the page.
"""

from __future__ import annotations

import json
import tempfile
from pathlib import Path
from typing import Any

from playwright.sync_api import sync_playwright

from tests.browser.conftest import CHROMIUM_FLAGS
from tests.device import packing
from tests.device.pages import Alone, build_alone, file_server, processor_seconds
from tests.device.test_engine import ALL_SETS
from tests.needs import find_chromium

ROUNDS = 3
GAMES: tuple[tuple[str, tuple[str, ...], dict[str, Any]], ...] = (
    ("kabale", ("courtier",) * 4, {}),
    ("kabale", ("minister",) * 4, {}),
    ("kabale", ("king",) * 4, {}),
    ("catan", ("courtier",) * 2, ALL_SETS),
)


def main() -> None:
    path = find_chromium()  # it cannot tell while Playwright runs
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        packs, alone = Path(folder, "packs"), Path(folder, "alone")
        packing.maker().make(packs)
        build_alone(packs, alone)
        listed = json.loads((packs / "engine.json").read_text())["packs"]
        print({pack["name"]: pack["size"] for pack in listed}, sum(p["size"] for p in listed))
        browser = playwright.chromium.launch(executable_path=path, args=CHROMIUM_FLAGS)
        with file_server(alone) as address:
            for _ in range(ROUNDS):
                context = browser.new_context()
                for kind in ("cold", "warm"):
                    tab = Alone.opened(context, address)
                    begun = processor_seconds(browser)
                    clock, used = tab.seconds(), processor_seconds(browser) - begun
                    print(f"ready, {kind}: {clock:.1f} s, of the processor {used:.1f} s")
                    tab.close()
                context.close()
            tab = Alone.opened(browser.new_context(), address)
            tab.seconds()
            for game, levels, options in GAMES:
                times: list[float] = []
                for _ in range(ROUNDS):
                    times += tab.played(tab.make(game, *levels, options=options))
                times.sort()
                median, late = times[len(times) // 2], times[int(len(times) * 0.95)]
                print(f"{game} {levels[0]}: median {median:.0f} ms, p95 {late:.0f} ms", len(times))
        browser.close()


if __name__ == "__main__":
    main()
