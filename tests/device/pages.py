"""The engine alone in Chromium, on a plain file server."""

from __future__ import annotations

import json
import shutil
import subprocess
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from itertools import pairwise
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, BrowserContext, Page

from tests.device import packing

#: Milliseconds for anything on a busy machine.
PATIENCE = 180_000

_BEGIN = """pause => {
  alone.begin()
  alone.tell({ type: 'start', engine: new URL('engine/', location).href, version: '', pause })
}"""
_ASK = """([id, method, path, body, token]) => new Promise(done => {
  const headers = token ? { Authorization: `Bearer ${token}` } : {}
  alone.tell({ type: 'request', id, method, path, headers, body })
  const look = setInterval(() => {
    const answer = alone.told.find(each => each.type === 'response' && each.id === id)
    if (answer) { clearInterval(look); done(answer) }
  }, 5)
})"""
_LISTEN = """([id, table, token]) => {
  alone.tell({ type: 'socket-open', id, path: `/api/tables/${table}/socket` })
  alone.tell({ type: 'socket-send', id, text: JSON.stringify({ type: 'hello', token }) })
}"""
_FRAMES = """([id, kind]) => alone.told
  .filter(each => each.type === 'socket-frame' && each.id === id)
  .map(each => ({ at: each.at, ...JSON.parse(each.text) }))
  .filter(frame => frame.kind === kind)
  .map(({ at, by, seq }) => ({ at, by, seq }))"""


class Quiet(SimpleHTTPRequestHandler):
    def log_message(self, *_: Any) -> None:
        pass


@contextmanager
def file_server(folder: Path) -> Iterator[str]:
    handler = partial(Quiet, directory=str(folder))
    server = ThreadingHTTPServer(("127.0.0.1", 0), handler)
    threading.Thread(target=server.serve_forever, daemon=True).start()
    try:
        yield f"http://127.0.0.1:{server.server_port}"
    finally:
        server.shutdown()
        server.server_close()


def build_alone(packs: Path, folder: Path) -> None:
    """The page of `web/engine/alone/` with the engine's files beside it."""
    config = ["--config", "engine/alone/vite.config.ts", "--outDir", str(folder)]
    vite = packing.ROOT / "web/node_modules/vite/bin/vite.js"
    command = ["node", str(vite), "build", "--logLevel", "error", *config]
    subprocess.run(command, cwd=packing.ROOT / "web", check=True)
    shutil.copytree(packs, folder / "engine")


def processor_seconds(browser: Browser) -> float:
    """What its pages have used of the processors until now, their workers included."""
    asked = browser.new_browser_cdp_session()
    told = asked.send("SystemInfo.getProcessInfo")["processInfo"]
    asked.detach()
    return float(sum(each["cpuTime"] for each in told if each["type"] == "renderer"))


class Alone:
    """A tab with the engine."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self._numbers = iter(range(1, 1_000_000))

    @classmethod
    def opened(cls, context: BrowserContext, address: str, pause: int = 0) -> Alone:
        page = context.new_page()
        page.set_default_timeout(PATIENCE)
        page.goto(f"{address}/index.html")
        page.evaluate(_BEGIN, pause)
        return cls(page)

    def reload(self) -> None:
        """As a person does it: what was before has hardly gone."""
        self.page.reload()
        self.page.evaluate(_BEGIN, 0)

    def outcome(self) -> dict[str, Any]:
        """The message that it is ready, or that it failed."""
        found = "alone.told.find(each => ['ready', 'failed'].includes(each.type))"
        self.page.wait_for_function(found)
        outcome: dict[str, Any] = self.page.evaluate(found)
        return outcome

    def seconds(self) -> float:
        """From the start to the moment it was ready."""
        assert self.outcome()["type"] == "ready", self.outcome()
        return (
            float(self.page.evaluate("alone.told.find(m => m.type === 'ready').at - began")) / 1000
        )

    def ask(
        self, method: str, path: str, body: Any = None, token: str | None = None
    ) -> tuple[int, str]:
        text = None if body is None else json.dumps(body)
        answer = self.page.evaluate(_ASK, [next(self._numbers), method, path, text, token])
        return answer["status"], answer["body"]

    def make(self, game: str, *levels: str, **wishes: Any) -> dict[str, Any]:
        seats = [
            {"kind": "you"} if level == "you" else {"kind": "bot", "level": level}
            for level in levels
        ]
        wish = {"game": game, "name": "Ada", "seats": seats, **wishes}
        status, text = self.ask("POST", "/api/tables", wish)
        assert status == 201, text
        made: dict[str, Any] = json.loads(text)
        return made

    def played(self, made: dict[str, Any]) -> list[float]:
        """A game of bots to its end: the milliseconds from each move to the next."""
        number = next(self._numbers)
        self.page.evaluate(_LISTEN, [number, made["table"], made["token"]])
        over = f"() => ({_FRAMES})([{number}, 'ended']).length > 0"
        self.page.wait_for_function(over, polling=200, timeout=5 * PATIENCE)
        moves = [frame["at"] for frame in self.page.evaluate(_FRAMES, [number, "moved"])]
        self.page.evaluate(f"alone.tell({{ type: 'socket-close', id: {number} }})")
        return [after - before for before, after in pairwise(moves)]

    def record(self, made: dict[str, Any]) -> str:
        status, text = self.ask("GET", f"/api/tables/{made['table']}/record")
        assert status == 200, text
        return text

    def close(self) -> None:
        self.page.close()
