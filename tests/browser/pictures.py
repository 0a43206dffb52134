"""The pictures in docs/images: `make pictures`, then look at them."""

from __future__ import annotations

import uuid
from pathlib import Path
from tempfile import TemporaryDirectory

import httpx
import msgspec
from playwright.sync_api import sync_playwright

from hofnarr.bots.bot import make_bot
from hofnarr.games import find_game
from hofnarr.kabale.view import View
from tests.browser import catan_pictures
from tests.browser.camera import SIZES, Camera
from tests.browser.conftest import CHROMIUM_FLAGS
from tests.browser.serving import serving
from tests.browser.tables import finished_game, import_game, make_table
from tests.needs import find_chromium

IMAGES = Path(__file__).parents[2] / "docs/images"
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


def tables(camera: Camera) -> None:
    for players in (2, 4, 6):
        table, token = make_table(camera.site, players, title="Candlewick table")
        play_on(camera.site, table, token)
        for size in SIZES:
            for language in ("en", "cs"):
                page = camera.open(f"/t/{table}#{token}", size, language)
                page.locator("[data-hand]").nth(1).click()
                page.locator("[data-column] .slot").first.wait_for()
                camera.take(page, f"table-{players}-{size}-{language}")


def replays(camera: Camera) -> None:
    table = import_game(camera.site, finished_game(4))
    for size in SIZES:
        page = camera.open(f"/r/{table}?at=31&as=open", size)
        camera.take(page, f"replay-{size}")
        page = camera.open(f"/r/{table}?at=31&as=open", size)
        for key in ("End", "ArrowLeft", "ArrowRight"):  # the last round is awarded
            page.keyboard.press(key)
        page.locator(".theatre").wait_for()
        page.keyboard.press("ArrowDown")
        camera.take(page, f"award-{size}")
        page = camera.open(f"/r/{table}?at=31&as=open", size)
        page.keyboard.press("End")
        page.locator(".final").wait_for()
        camera.take(page, f"final-{size}")


def main(site: str, folder: Path) -> None:
    chromium = find_chromium()  # starts a Playwright of its own
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium, args=CHROMIUM_FLAGS)
        camera = Camera(browser, site, folder)
        for size in SIZES:
            for name, path in (("lobby", "/"), ("lab", LAB), ("tutorial", LEARN)):
                camera.take(camera.open(path, size), f"{name}-{size}")
        tables(camera)
        replays(camera)
        catan_pictures.take_all(camera)
        browser.close()


if __name__ == "__main__":
    with TemporaryDirectory() as place, serving(Path(place) / "tables.sqlite") as address:
        main(address, IMAGES)
