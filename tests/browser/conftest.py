"""A server of its own for every test process, and one Chromium."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import (
    Browser,
    BrowserContext,
    ConsoleMessage,
    Page,
    expect,
    sync_playwright,
)

from tests.browser.serving import serving
from tests.browser.settling import watch
from tests.needs import find_chromium

CHROMIUM_FLAGS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]
DESKTOP = (1440, 900)
PHONE = (390, 844)

#: Milliseconds for anything to happen: a busy machine is no reason to fail.
PATIENCE = 20_000
expect.set_options(timeout=PATIENCE)

Visitor = Callable[..., Page]


@pytest.fixture(scope="package")
def site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The address of a running server."""
    if not (Path(__file__).parents[2] / "src/hofnarr/static/index.html").is_file():
        pytest.skip("the front end is not built: `make install` builds it where there is Node")
    with serving(tmp_path_factory.mktemp("server") / "tables.sqlite") as address:
        yield address


@pytest.fixture(scope="package")
def chromium() -> Iterator[Browser]:
    # Not for the session: Playwright keeps an event loop running, and asynchronous tests follow.
    path = find_chromium()
    if path is None:
        pytest.skip("Chromium is missing: `python -m tests.needs` says more")
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=path, args=CHROMIUM_FLAGS)
        yield browser
        browser.close()


def _own_complaint(said: ConsoleMessage) -> list[str]:
    """What a page of ours says; the browser itself tells of every request that is refused."""
    by_browser = ("Failed to load resource", "WebSocket connection to")
    return [said.text] if said.type == "error" and not said.text.startswith(by_browser) else []


@pytest.fixture
def visitor(site: str, chromium: Browser) -> Iterator[Visitor]:
    """Open a page as a new person: own storage, own size, own language.

    Anything that a page writes to the console as an error fails the test.
    """
    contexts: list[BrowserContext] = []
    complaints: list[str] = []

    def open_page(
        path: str = "/",
        *,
        size: tuple[int, int] = DESKTOP,
        language: str = "en",
        touch: bool = False,
        calm: bool = True,
        worker: bool = False,
    ) -> Page:
        context = chromium.new_context(
            base_url=site,
            viewport={"width": size[0], "height": size[1]},
            locale=language,
            has_touch=touch,
            reduced_motion="reduce" if calm else "no-preference",
            # It fetches every file of the site for each new person.
            service_workers="allow" if worker else "block",
        )
        contexts.append(context)
        page = context.new_page()
        watch(page)
        page.set_default_timeout(PATIENCE)
        page.on("pageerror", lambda error: complaints.append(str(error)))
        page.on("console", lambda said: complaints.extend(_own_complaint(said)))
        page.goto(path)
        return page

    yield open_page
    for context in contexts:
        context.close()
    assert not complaints
