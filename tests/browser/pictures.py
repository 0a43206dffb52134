"""The pictures in docs/images: `make pictures`, then look at them."""

from __future__ import annotations

import uuid
from pathlib import Path
from tempfile import TemporaryDirectory

import httpx
import msgspec
from playwright.sync_api import Browser, Page, sync_playwright

from hofnarr.bots.bot import make_bot
from hofnarr.games import find_game
from hofnarr.kabale.view import View
from tests.browser.conftest import CHROMIUM_FLAGS, DESKTOP, PHONE
from tests.browser.serving import serving
from tests.browser.tables import finished_game, import_game, make_table
from tests.needs import find_chromium

IMAGES = Path(__file__).parents[2] / "docs/images"
SIZES = {"desktop": DESKTOP, "phone": PHONE}
LEARN = "/learn/kabale/tutorial"
LAB = "/lab#1.trade4.GAOV.GbAuGpOrVkAdOsVe"


def play_on(site: str, table: str, token: str) -> None:
    """Let a bot decide for the first seat until its turn in the third round, with cards lying."""
    bot = make_bot("greedy", find_game("kabale"), 1)
    seat = {"Authorization": f"Bearer {token}"}
    address = f"{site}/api/tables/{table}"
    seq = 0
    while True:
        news = httpx.get(f"{address}/events?since={seq}&wait=20", headers=seat, timeout=40).json()
        seq = news["seq"]
        if not news["view"]:
            continue
        view = msgspec.convert(news["view"], View, strict=False)
        if view.to_act != 0:
            continue
        lying = sum(len(column.cards) for column in view.columns)
        if view.round >= 2 and view.decision == "play" and lying >= 2 * len(view.seats):
            return
        move = {
            "type": "move",
            "id": "1",
            "move_id": str(uuid.uuid4()),
            "expect_seq": seq,
            "action": msgspec.to_builtins(bot.act(view)),
        }
        httpx.post(f"{address}/commands", json=move, headers=seat).raise_for_status()


def open_page(browser: Browser, site: str, path: str, size: str, language: str) -> Page:
    width, height = SIZES[size]
    context = browser.new_context(
        base_url=site,
        viewport={"width": width, "height": height},
        locale=language,
        has_touch=size == "phone",
        reduced_motion="reduce",
    )
    page = context.new_page()
    page.goto(path)
    page.locator("main, .play").first.wait_for()
    page.wait_for_load_state("networkidle")
    return page


def take(page: Page, folder: Path, name: str) -> None:
    page.wait_for_timeout(400)
    page.screenshot(path=folder / f"{name}.png")
    page.context.close()
    print(name, flush=True)


def tables(browser: Browser, site: str, folder: Path) -> None:
    for players in (2, 4, 6):
        table, token = make_table(site, players, title="Candlewick table")
        play_on(site, table, token)
        for size in SIZES:
            for language in ("en", "cs"):
                page = open_page(browser, site, f"/t/{table}#{token}", size, language)
                page.locator("[data-hand]").nth(1).click()
                page.locator("[data-column] .slot").first.wait_for()
                take(page, folder, f"table-{players}-{size}-{language}")


def replays(browser: Browser, site: str, folder: Path) -> None:
    table = import_game(site, finished_game(4))
    for size in SIZES:
        page = open_page(browser, site, f"/r/{table}?at=31&as=open", size, "en")
        take(page, folder, f"replay-{size}")
        page = open_page(browser, site, f"/r/{table}?at=31&as=open", size, "en")
        for key in ("End", "ArrowLeft", "ArrowRight"):  # the last round is awarded
            page.keyboard.press(key)
        page.locator(".theatre").wait_for()
        page.keyboard.press("ArrowDown")
        take(page, folder, f"award-{size}")
        page = open_page(browser, site, f"/r/{table}?at=31&as=open", size, "en")
        page.keyboard.press("End")
        page.locator(".final").wait_for()
        take(page, folder, f"final-{size}")


def main(site: str, folder: Path) -> None:
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=find_chromium(), args=CHROMIUM_FLAGS)
        for size in SIZES:
            for name, path in (("lobby", "/"), ("lab", LAB), ("tutorial", LEARN)):
                take(open_page(browser, site, path, size, "en"), folder, f"{name}-{size}")
        tables(browser, site, folder)
        replays(browser, site, folder)
        browser.close()


if __name__ == "__main__":
    with TemporaryDirectory() as place, serving(Path(place) / "tables.sqlite") as address:
        main(address, IMAGES)
