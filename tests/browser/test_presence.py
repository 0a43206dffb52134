"""Who is at the table: turns are called, bots stand in, seats are taken back, moments looked up."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from threading import Thread
from time import monotonic
from typing import ClassVar

import httpx
import pytest
from playwright.sync_api import Page, expect

from hofnarr.texts import texts_for
from tests.browser.conftest import Visitor
from tests.browser.player import Player
from tests.browser.tables import make_table

pytestmark = pytest.mark.slow

TEXTS = texts_for("en")
#: The shortest time that a table can give, in milliseconds.
SHORT = {"kind": "live", "bank": 10_000, "increment": 0}


def sit_down(site: str, table: str) -> str:
    joined = httpx.post(f"{site}/api/tables/{table}/join", json={"name": "Claire", "seat": None})
    return str(joined.raise_for_status().json()["token"])


def place_a_card(page: Page) -> None:
    page.locator(".prompt.is-mine").wait_for()
    page.locator("[data-hand]").first.click()
    page.locator("[data-column] .slot").first.click()


def wait_until(page: Page, holds: Callable[[], object], patience: float = 60) -> None:
    end = monotonic() + patience
    while not holds():
        assert monotonic() < end, "it does not come"
        page.wait_for_timeout(100)


def open_settings(page: Page) -> None:
    page.get_by_role("button", name=TEXTS("settings")).first.click()


def test_a_bot_stands_in_when_time_runs_out_and_the_seat_is_taken_back(
    visitor: Visitor, site: str
) -> None:
    # The other is a person who does nothing: two bots would play to the end at once.
    table, token = make_table(site, players=2, people=2, pace=SHORT)
    sit_down(site, table)
    page = visitor(f"/t/{table}#{token}")
    back = page.get_by_role("button", name=TEXTS("take-seat-back"))
    back.click(timeout=40_000)
    expect(back).to_have_count(0)
    told = page.locator(".log li").count()
    player = Player(page)

    def has_decided() -> bool:
        player.look()
        return bool(player.decisions)

    wait_until(page, has_decided)
    page.locator(".log li").nth(told).wait_for()


def test_my_turn_is_told_by_title_icon_and_notification(visitor: Visitor, site: str) -> None:
    table, token = make_table(site, players=2, people=2)
    mine = visitor(f"/t/{table}#{token}", worker=True)
    other = visitor(f"/t/{table}#{sit_down(site, table)}")
    mine.context.grant_permissions(["notifications"], origin=site)
    mine.locator(".prompt.is-mine").wait_for()
    mine.evaluate("navigator.serviceWorker.ready.then(() => true)")
    assert mine.title().startswith("🔔")
    assert "turn" in str(mine.locator("link[rel=icon]").get_attribute("href"))
    open_settings(mine)
    mine.get_by_label(TEXTS("notifications")).check()
    mine.keyboard.press("Escape")
    place_a_card(mine)
    expect(mine).not_to_have_title(re.compile("🔔"))
    # The page is behind another one when the turn comes back.
    mine.evaluate("Object.defineProperty(document, 'visibilityState', { get: () => 'hidden' })")
    other.locator(".prompt.is-mine, .prompt.is-decision").first.wait_for()
    if other.locator(".prompt.is-mine").count():
        place_a_card(other)
    notified = """async () => {
      const worker = await navigator.serviceWorker.ready
      return (await worker.getNotifications()).map(({ title }) => title)
    }"""
    wait_until(mine, lambda: mine.evaluate(notified) == [TEXTS("your-turn")])


def test_sounds_are_off_until_somebody_switches_them_on(visitor: Visitor, site: str) -> None:
    table, token = make_table(site, players=2)
    page = visitor(f"/t/{table}#{token}")
    page.evaluate(
        """() => {
          window.voices = 0
          const { start } = OscillatorNode.prototype
          OscillatorNode.prototype.start = function (...when) {
            window.voices++
            start.apply(this, when)
          }
        }"""
    )
    place_a_card(page)
    page.locator("[data-column] [data-key]").first.wait_for()
    assert page.evaluate("window.voices") == 0
    open_settings(page)
    page.get_by_label(TEXTS("sounds")).check()
    wait_until(page, lambda: page.evaluate("window.voices") > 0)


class Called(BaseHTTPRequestHandler):
    """An ntfy of our own."""

    messages: ClassVar[list[str]] = []

    def do_POST(self) -> None:
        length = int(self.headers["Content-Length"])
        self.messages.append(self.rfile.read(length).decode())
        self.send_response(200)
        self.end_headers()

    def log_message(self, *_: object) -> None: ...


@pytest.fixture
def ntfy() -> Iterator[str]:
    with ThreadingHTTPServer(("127.0.0.1", 0), Called) as server:
        Thread(target=server.serve_forever, daemon=True).start()
        yield f"http://127.0.0.1:{server.server_port}/a-table"
        server.shutdown()


def test_an_address_is_called_when_its_owner_has_gone(
    visitor: Visitor, site: str, ntfy: str
) -> None:
    table, token = make_table(site, players=2, people=2)
    mine, other = (visitor(f"/t/{table}#{key}") for key in (token, sit_down(site, table)))
    mine.locator(".prompt.is-mine").wait_for()
    open_settings(mine)
    mine.get_by_label(TEXTS("webhook")).fill(ntfy)
    mine.get_by_role("button", name=TEXTS("webhook-set"), exact=True).click()
    mine.get_by_role("button", name=TEXTS("webhook-remove")).wait_for()
    mine.keyboard.press("Escape")
    place_a_card(mine)
    other.locator(".prompt.is-mine").wait_for()
    mine.close()
    place = f"{site}/api/tables/{table}"
    wait_until(other, lambda: not httpx.get(place).json()["seats"][0]["online"])
    place_a_card(other)
    wait_until(other, lambda: Called.messages)
    assert Called.messages[0].startswith(TEXTS("webhook-your-turn"))


def test_the_log_shows_moments_from_before_the_page_came(visitor: Visitor, site: str) -> None:
    table, token = make_table(site, players=2)
    first = visitor(f"/t/{table}#{token}")
    place_a_card(first)
    first.locator("[data-column] [data-key]").first.wait_for()
    page = visitor(f"/t/{table}#{token}")
    page.locator(".prompt.is-mine, .prompt.is-decision").first.wait_for()
    page.locator(".log button").first.click()  # the beginning
    expect(page.locator("[data-column] [data-key]")).to_have_count(0)
    page.get_by_role("button", name=TEXTS("to-the-present")).click()
    expect(page.locator("[data-column] [data-key]").first).to_be_visible()
