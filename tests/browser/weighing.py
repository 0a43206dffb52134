"""`make pages`: what the pages weigh, how soon the table is painted, how long a task holds the
main thread while a game of bots moves its cards. In real Chromium, on this machine.

    python -m tests.browser.weighing [--game kabale] [--seconds 30]
"""

from __future__ import annotations

import argparse
import json
import platform
import tempfile
from dataclasses import dataclass
from pathlib import Path
from statistics import median

import httpx
from playwright.sync_api import Browser, Page, Response, sync_playwright

from tests.browser.conftest import CHROMIUM_FLAGS
from tests.browser.serving import serving
from tests.needs import find_chromium

GOAL_KILOBYTES, GOAL_PAINT, GOAL_TASK = 150, 1000, 16
#: Long enough to see every card move.
BOT_PAUSE = 700
PAINTS = 5
TRACED = ["toplevel", "disabled-by-default-devtools.timeline"]


@dataclass(frozen=True)
class Tasks:
    """Main-thread tasks of a trace, in milliseconds: by the clock, and of processor time."""

    count: int
    longest: float
    longest_cpu: float
    over: int


def watched_table(site: str, game: str) -> str:
    """A table of bots alone: everything that can move moves."""
    players = 4 if game == "kabale" else 2
    seats = [{"kind": "bot", "level": "greedy"}] * players
    wish = {"game": game, "name": "Bořek", "seats": seats}
    made = httpx.post(f"{site}/api/tables", json=wish).raise_for_status().json()
    return f"/t/{made['table']}"


def kilobytes_of_script(browser: Browser, site: str, path: str) -> float:
    """Compressed, as it comes over the line; nothing is in the browser's memory yet."""
    sizes: list[int] = []

    def weigh(response: Response) -> None:
        if response.url.endswith(".js"):
            sizes.append(int(response.headers.get("content-length", 0)))

    context = browser.new_context(base_url=site, service_workers="block")
    page = context.new_page()
    page.on("response", weigh)
    page.goto(path)
    page.wait_for_load_state("networkidle", timeout=60_000)
    context.close()
    return sum(sizes) / 1000


def first_paint(browser: Browser, site: str, path: str) -> float:
    """Milliseconds until the first content of a page is painted, nothing remembered."""
    context = browser.new_context(base_url=site, service_workers="block")
    page = context.new_page()
    page.goto(path)
    painted = page.evaluate(
        """() => new Promise((resolve) =>
          new PerformanceObserver((list) => {
            const [paint] = list.getEntriesByName('first-contentful-paint')
            if (paint) resolve(paint.startTime)
          }).observe({ type: 'paint', buffered: true }))"""
    )
    context.close()
    return float(painted)


def trace(browser: Browser, page: Page, seconds: float) -> Tasks:
    browser.start_tracing(page=page, categories=TRACED)
    page.wait_for_timeout(seconds * 1000)
    return tasks_in(json.loads(browser.stop_tracing()))


def tasks_in(recorded: dict[str, list[dict[str, object]]]) -> Tasks:
    """The tasks of the busiest renderer: that of our page."""
    found: dict[tuple[object, object], list[tuple[float, float]]] = {}
    mains = {
        (event["pid"], event["tid"])
        for event in recorded["traceEvents"]
        if event["name"] == "thread_name" and "CrRendererMain" in str(event["args"])
    }
    for event in recorded["traceEvents"]:
        thread = event["pid"], event["tid"]
        if thread in mains and event["name"] in ("RunTask", "ThreadControllerImpl::RunTask"):
            took = float(str(event.get("dur", 0))) / 1000, float(str(event.get("tdur", 0))) / 1000
            found.setdefault(thread, []).append(took)
    busiest = max(found.values(), key=len)
    over = sum(wall > GOAL_TASK for wall, _ in busiest)
    return Tasks(len(busiest), max(w for w, _ in busiest), max(c for _, c in busiest), over)


def measure(browser: Browser, site: str, game: str, seconds: float) -> None:
    table = watched_table(site, game)
    for name, path in (("lobby", "/"), ("table", table)):
        weight = kilobytes_of_script(browser, site, path)
        print(f"  {name}: {weight:.0f} kB of compressed JavaScript (goal {GOAL_KILOBYTES})")
    paints = [first_paint(browser, site, table) for _ in range(PAINTS)]
    print(f"  table: first paint after {median(paints):.0f} ms (goal {GOAL_PAINT})")
    page = browser.new_page(base_url=site, viewport={"width": 1440, "height": 900})
    page.goto(table)
    page.locator("[data-key]").first.wait_for()
    tasks = trace(browser, page, seconds)
    print(
        f"  table: {tasks.count} tasks in {seconds:.0f} s, the longest {tasks.longest:.1f} ms"
        f" ({tasks.longest_cpu:.1f} ms of processor time), {tasks.over} over {GOAL_TASK} ms"
    )


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--game", default="kabale")
    parser.add_argument("--seconds", type=float, default=30)
    chosen = parser.parse_args()
    path = find_chromium()
    if path is None:
        raise SystemExit("Chromium is missing: `python -m tests.needs` says how to install it.")
    print(f"{chosen.game} on {platform.processor() or platform.machine()}")
    with (
        tempfile.TemporaryDirectory() as folder,
        serving(Path(folder) / "tables.sqlite", BOT_PAUSE) as site,
        sync_playwright() as playwright,
    ):
        browser = playwright.chromium.launch(executable_path=path, args=CHROMIUM_FLAGS)
        measure(browser, site, chosen.game, chosen.seconds)
        browser.close()


if __name__ == "__main__":
    main()
