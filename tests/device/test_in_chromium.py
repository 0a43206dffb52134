"""The engine alone in Chromium: soon ready, games without a network, and bad circumstances."""

from __future__ import annotations

import json
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, BrowserContext, Route, sync_playwright

from tests.browser.conftest import CHROMIUM_FLAGS
from tests.device.pages import Alone, build_alone, file_server, processor_seconds
from tests.device.test_engine import ALL_SETS
from tests.needs import find_chromium

pytestmark = pytest.mark.slow

#: Asked before Playwright runs: it cannot tell while it does.
EXECUTABLE = find_chromium()
#: Seconds from the press to the first table: the first time, and afterwards.
COLD, WARM = 12, 6


@pytest.fixture(scope="module")
def site(packs: Path, node: str, tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    folder = tmp_path_factory.mktemp("alone")
    build_alone(packs, folder)
    with file_server(folder) as address:
        yield address


@pytest.fixture(scope="module")
def chromium() -> Iterator[Browser]:
    if EXECUTABLE is None:
        pytest.skip("Chromium is missing: `python -m tests.needs` says more")
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=EXECUTABLE, args=CHROMIUM_FLAGS)
        yield browser
        browser.close()


@pytest.fixture
def context(chromium: Browser) -> Iterator[BrowserContext]:
    context = chromium.new_context()
    yield context
    context.close()


def test_it_is_ready_soon(chromium: Browser, site: str) -> None:
    """Of the processor, for other programs take their part of the clock; a quiet machine with two
    cores needs no longer by the clock."""
    context = chromium.new_context()
    for most in (COLD, WARM):
        tab = Alone.opened(context, site)
        begun = processor_seconds(chromium)
        assert tab.outcome()["type"] == "ready"
        assert processor_seconds(chromium) - begun <= most
        tab.close()
    context.close()


def test_whole_games_without_a_network(context: BrowserContext, site: str, tmp_path: Path) -> None:
    """Closed in the middle, the device has them all; the command line verifies them."""
    tab = Alone.opened(context, site)
    assert tab.outcome()["type"] == "ready"
    tab.page.wait_for_function("""() => {
      const last = alone.told.filter(each => each.type === 'progress').at(-1)
      return last.loaded === last.total
    }""")
    context.set_offline(True)
    made = [
        tab.make("kabale", "courtier", "minister", "king", "courtier"),
        tab.make("catan", "courtier", "courtier", options=ALL_SETS),
    ]
    waiting = tab.make("kabale", "you", "page")
    for each in made:
        assert tab.played(each)
    records = [tab.record(each) for each in made]
    context.set_offline(False)
    tab.close()

    tab = Alone.opened(context, site)
    assert tab.outcome()["type"] == "ready"
    assert [tab.record(each) for each in made] == records
    seats = [{"table": each["table"], "token": each["token"]} for each in [*made, waiting]]
    _, text = tab.ask("POST", "/api/mine", {"seats": seats})
    tables = {table["table"]: table for table in json.loads(text)["tables"]}
    assert tables[waiting["table"]]["status"] == "running"
    assert {tables[each["table"]]["status"] for each in made} == {"finished"}
    status, text = tab.ask("GET", f"/api/tables/{waiting['table']}/view", token=waiting["token"])
    assert status == 200
    assert json.loads(text)["view"]["seats"][0]["hand"]
    status, text = tab.ask("POST", f"/api/tables/{waiting['table']}/hint", {}, waiting["token"])
    assert status == 200, text
    assert json.loads(text)["best"]
    tab.close()

    (tmp_path / "games.jsonl").write_text("".join(records))
    verify = [str(Path(sys.executable).with_name("hofnarr")), "verify", "games.jsonl"]
    subprocess.run(verify, cwd=tmp_path, check=True, capture_output=True)


def test_whatever_a_server_tells_about_the_games(context: BrowserContext, site: str) -> None:
    tab = Alone.opened(context, site)
    assert tab.outcome()["type"] == "ready"
    for language in ("en", "de", "cs", "pl"):
        status, text = tab.ask("GET", f"/api/kabale/rules?language={language}")
        assert status == 200, text
    column = {"target": ["music", 3], "column": [["blue", "queen"], ["white", "merchant"]]}
    status, text = tab.ask("POST", "/api/kabale/award", column)
    assert json.loads(text)["winner"] == "blue", text
    own = "cards:\n- id: castle\n  cost: {brick: 1}\n"  # YAML, without its C part
    made = tab.make("catan", "you", "courtier", options={"cards": own})
    status, text = tab.ask("GET", f"/api/tables/{made['table']}")
    assert json.loads(text)["options"]["cards"]["castle"]["cost"] == {"brick": 1}
    status, text = tab.ask("GET", "/api")
    assert json.loads(text)["openapi"]


def test_a_second_tab_is_told_that_it_is_one(context: BrowserContext, site: str) -> None:
    first = Alone.opened(context, site)
    assert first.outcome()["type"] == "ready"
    second = Alone.opened(context, site)
    assert second.outcome()["reason"] == "other-tab"
    first.close()
    second.close()
    third = Alone.opened(context, site)
    assert third.outcome()["type"] == "ready"
    third.reload()
    assert third.outcome()["type"] == "ready"


def test_a_damaged_game_leaves_the_others_alone(context: BrowserContext, site: str) -> None:
    tab = Alone.opened(context, site)
    assert tab.outcome()["type"] == "ready"
    torn, whole = tab.make("kabale", "you", "page"), tab.make("kabale", "you", "page")
    tab.page.evaluate(
        """table => new Promise((done, failed) => {
          const opening = indexedDB.open('hofnarr')
          opening.onsuccess = () => {
            const change = opening.result.transaction('entries', 'readwrite')
            change.objectStore('entries').put('{', [table, 1])
            change.oncomplete = () => { opening.result.close(); done() }
            change.onabort = failed
          }
        })""",
        torn["table"],
    )
    tab.close()
    tab = Alone.opened(context, site)
    assert tab.outcome()["type"] == "ready"
    status, text = tab.ask("GET", f"/api/tables/{torn['table']}")
    assert (status, json.loads(text)["code"]) == (422, "bad_record")
    status, _ = tab.ask("GET", f"/api/tables/{whole['table']}")
    assert status == 200


def test_files_that_are_missing_are_named(context: BrowserContext, site: str) -> None:
    context.route("**/engine/python-*.xz", lambda route: route.fulfill(status=404))
    tab = Alone.opened(context, site)
    outcome = tab.outcome()
    assert outcome["reason"] == "fetch"
    assert "404" in outcome["detail"]


def test_bots_wait_for_weights_that_do_not_come(context: BrowserContext, site: str) -> None:
    """The table is there, people are told, and the game goes on as soon as they do come."""
    weights = "**/engine/weights-*.xz"
    context.route(weights, lambda route: route.abort())
    tab = Alone.opened(context, site)
    assert tab.outcome()["type"] == "ready"
    made = tab.make("kabale", "page", "page")
    tab.page.wait_for_function("alone.told.some(each => each.reason === 'thinker')")
    context.unroute(weights)
    assert tab.played(made)


def test_a_broken_file_is_no_endless_wait(context: BrowserContext, site: str) -> None:
    context.route("**/engine/hofnarr-*.xz", lambda route: route.fulfill(body=b"?" * 600_000))
    assert Alone.opened(context, site).outcome()["reason"] == "broken"


def test_without_webassembly_it_says_so(context: BrowserContext, site: str) -> None:
    """As where somebody has switched it off."""

    def without(route: Route) -> None:
        answer = route.fetch()
        body = f"delete globalThis.WebAssembly;{answer.text()}"
        route.fulfill(response=answer, body=body)

    context.route("**/assets/worker-*.js", without)
    assert Alone.opened(context, site).outcome()["reason"] == "no-wasm"


def test_without_a_storage_it_says_so(context: BrowserContext, site: str) -> None:
    """As in some private windows."""

    def without(route: Route) -> None:
        answer = route.fetch()
        forbid = (
            "IDBFactory.prototype.open = () => { throw new DOMException('no', 'SecurityError') };"
        )
        route.fulfill(response=answer, body=forbid + answer.text())

    context.route("**/assets/worker-*.js", without)
    assert Alone.opened(context, site).outcome()["reason"] == "storage"
