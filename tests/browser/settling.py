"""When a page has come to rest. Playwright's own "networkidle" waits half a second longer."""

from __future__ import annotations

from typing import Any
from weakref import WeakKeyDictionary

from playwright.sync_api import Page, WebSocket


class Traffic:
    """What a page has asked for: what is still on its way, and how much it was in all."""

    def __init__(self, page: Page) -> None:
        self.asked = 0
        self.awaited: set[Any] = set()
        page.on("request", self._ask)
        page.on("requestfinished", self._have)
        page.on("requestfailed", self._have)
        page.on("websocket", self._open)

    def _ask(self, what: Any) -> None:
        self.asked += 1
        self.awaited.add(what)

    def _have(self, what: Any) -> None:
        self.awaited.discard(what)

    def _open(self, socket: WebSocket) -> None:
        """It has answered with its first message."""
        self._ask(socket)
        socket.on("framereceived", lambda _: self._have(socket))
        socket.on("close", lambda _: self._have(socket))


_traffic: WeakKeyDictionary[Page, Traffic] = WeakKeyDictionary()

#: Milliseconds between two looks.
LOOK = 10
MOST_LOOKS = 3_000
#: What was received is drawn, and what that asks for is asked for. A busy machine may give a page
#: no frame at all: then a second has to do.
IDLE = """new Promise(done => {
    requestIdleCallback(() => requestAnimationFrame(() => done()))
    setTimeout(done, 1000)
})"""


def watch(page: Page) -> None:
    """To be called before the page goes anywhere."""
    _traffic[page] = Traffic(page)


def settle(page: Page) -> None:
    """Wait until everything that the page asks for is there and drawn."""
    traffic = _traffic[page]
    for _ in range(MOST_LOOKS):
        if traffic.awaited:
            page.wait_for_timeout(LOOK)
            continue
        asked = traffic.asked
        for _ in range(2):
            page.evaluate(IDLE)
        if asked == traffic.asked:
            return
    raise AssertionError(f"{page.url} still waits for {traffic.awaited}")
