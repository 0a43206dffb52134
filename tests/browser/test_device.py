"""Play on this device: whole games with the network cut, closed in the middle and resumed."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path

import msgspec
import pytest
from playwright.sync_api import Page, expect

from hofnarr.bots import make_bot
from hofnarr.cli import main
from hofnarr.games import find_game
from hofnarr.server.http.static import FOLDER
from hofnarr.texts import LANGUAGES, Language, texts_for
from tests.browser.axe import violations
from tests.browser.catan_choosing import eager
from tests.browser.catan_player import MOST_LOOKS, CatanPlayer
from tests.browser.conftest import DESKTOP, PHONE, Visitor
from tests.browser.filing import filing
from tests.browser.player import Player, play_to_the_end
from tests.browser.tables import finished_game, make_table

pytestmark = pytest.mark.slow

#: Milliseconds until the engine runs, on a machine that does much else.
STARTED = 120_000
TEXTS = texts_for("en")


@pytest.fixture(scope="module")
def files(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    if not (FOLDER / "engine/engine.json").is_file():
        pytest.skip("the engine is not built: `make install` builds it")
    with filing(tmp_path_factory.mktemp("host")) as address:
        yield address


class Sharer(Player):
    """Hands the device around: whoever is asked for uncovers their cards."""

    def look(self) -> None:
        asked = self.page.locator(".cover .btn-candle")
        if asked.count():
            self.decisions["handed over"] += 1
            assert self.page.locator("[data-hand]").count() == 0
            asked.click()
        else:
            super().look()


#: Bots that do not seem to think; and what the engine says, for a player who chooses by it.
OVERHEARD = """
const Own = Worker
window.Worker = class extends Own {
    constructor(...from) {
        super(...from)
        this.addEventListener('message', ({ data }) => {
            if (data.type === 'socket-frame') overheard(data.text)
        })
    }
    postMessage(message, ...more) {
        super.postMessage(message.type === 'start' ? { ...message, pause: 0 } : message, ...more)
    }
}"""


def cut(page: Page) -> None:
    """From now on there is no network; what is needed is kept."""
    page.wait_for_function(
        """async () => {
            if (!navigator.serviceWorker.controller) return false
            for (const name of await caches.keys())
                if (name.startsWith('hofnarr-engine-'))
                    if ((await (await caches.open(name)).keys()).length >= 4) return true
            return false
        }""",
        timeout=STARTED,
    )
    page.context.set_offline(True)


def seat(page: Page, number: int, wish: str) -> None:
    page.get_by_label(TEXTS("seat-number", number=number)).select_option(wish)


def begin(page: Page) -> None:
    page.get_by_role("button", name=TEXTS("begin"), exact=True).click()


def on_the_table(page: Page) -> None:
    page.locator(".prompt, .cover").first.wait_for(timeout=STARTED)


def record_of(page: Page, folder: Path) -> Path:
    """The record of the game that is shown to its end, downloaded."""
    page.goto(page.url.replace("/device/table/", "/device/replay/"))
    page.locator(".bar").wait_for(timeout=STARTED)
    with page.expect_download() as downloading:
        page.get_by_role("button", name=TEXTS("download-record")).click()
    path = folder / "record.json"
    downloading.value.save_as(path)
    return path


@pytest.mark.parametrize(
    ("how", "size", "bots"),
    [
        ("mouse", DESKTOP, ("courtier", "minister", "king")),
        ("keys", DESKTOP, ("squire", "squire", "page")),
        ("touch", PHONE, ("courtier", "page", "page")),
    ],
    ids=["mouse", "keyboard", "phone"],
)
def test_a_whole_game_without_a_network(
    visitor: Visitor,
    files: str,
    tmp_path: Path,
    how: str,
    size: tuple[int, int],
    bots: tuple[str, ...],
) -> None:
    page = visitor(f"{files}#/device/new", size=size, touch=how == "touch", worker=True)
    for number, level in enumerate(bots, 2):
        seat(page, number, f"bot:{level}")
    begin(page)
    on_the_table(page)
    cut(page)
    player = Player(page, how)
    while player.decisions["play"] < 4:
        player.look()
        page.wait_for_timeout(15)
    # The browser is closed in the middle; the game is found again in the lobby.
    again = page.context.new_page()
    page.close()
    again.goto(files)
    again.locator(".lists .row a").click()
    on_the_table(again)
    assert again.locator("[data-column] [data-key]").count() > 0
    player.page = again
    play_to_the_end([player])
    assert main(["verify", str(record_of(again, tmp_path))]) == 0


@pytest.mark.parametrize(
    ("how", "size"), [("mouse", DESKTOP), ("touch", PHONE)], ids=["mouse", "phone"]
)
def test_a_whole_game_of_catan_with_all_sets(
    visitor: Visitor, files: str, tmp_path: Path, how: str, size: tuple[int, int]
) -> None:
    greedy = make_bot("greedy", find_game("catan"), 1)
    page = visitor("about:blank", size=size, touch=how == "touch", worker=True)
    player = CatanPlayer(page, greedy.act, how)  # type: ignore[arg-type]
    page.context.expose_function("overheard", player.hear)
    page.context.add_init_script(OVERHEARD)
    page.goto(f"{files}#/device/new")
    page.locator(".games label", has_text="Catan").click()
    for each in ("knights", "politics", "barbarians"):
        page.get_by_role("checkbox", name=TEXTS(f"catan-set-{each}")).check()
    seat(page, 2, "bot:page")
    begin(page)
    on_the_table(page)
    cut(page)
    while player.done["build"] < 2:
        if not player.look():
            page.wait_for_timeout(3)
    page.reload()
    on_the_table(page)
    for _ in range(MOST_LOOKS):
        if player.finished:
            break
        if not player.look():
            page.wait_for_timeout(15)
    page.locator("section.final").wait_for()
    assert violations(page) == []
    assert main(["verify", str(record_of(page, tmp_path))]) == 0


@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_several_people_hand_one_device_around(
    visitor: Visitor, files: str, tmp_path: Path, size: tuple[int, int]
) -> None:
    page = visitor(f"{files}#/device/new", size=size)
    page.locator(".count label", has_text="3").click()
    page.get_by_label(TEXTS("your-name")).fill("Ada")
    seat(page, 2, "person")
    page.get_by_label(TEXTS("name-at-seat", number=2)).fill("Beatrix")
    seat(page, 3, "bot:page")
    begin(page)
    on_the_table(page)
    player = Sharer(page)
    while player.decisions["handed over"] < 3:
        player.look()
        page.wait_for_timeout(15)
    cover = page.locator(".cover h1")
    while not cover.count():
        player.look()
        page.wait_for_timeout(15)
    # Reloaded under its cover it is covered still, and tells nothing of any hand.
    page.reload()
    cover.wait_for(timeout=STARTED)
    assert cover.inner_text() in [
        TEXTS("device-hand-over", name=name) for name in ("Ada", "Beatrix")
    ]
    assert page.locator("[data-hand], .log, .prompt").count() == 0
    assert violations(page) == []
    play_to_the_end([player])
    assert player.decisions["handed over"] > 10
    assert main(["verify", str(record_of(page, tmp_path))]) == 0


def test_two_hand_catan_around_also_out_of_turn(visitor: Visitor, files: str) -> None:
    """Until somebody was asked in the other's turn: an answer, an attack, a choice."""
    page = visitor("about:blank")
    player = CatanPlayer(page, eager(1), "mouse")
    page.context.expose_function("overheard", player.hear)
    page.context.add_init_script(OVERHEARD)
    page.goto(f"{files}#/device/new")
    page.locator(".games label", has_text="Catan").click()
    seat(page, 2, "person")
    begin(page)
    on_the_table(page)
    uncover = page.locator(".cover .btn-candle")
    handed = 0
    out_of_turn: set[str] = set()
    for _ in range(MOST_LOOKS):
        if uncover.count():
            # Nothing of a hand is there, not even for whoever looks into the page.
            assert page.locator("[data-key^='hand:']").count() == 0
            uncover.click()
            handed += 1
        elif not player.look():
            page.wait_for_timeout(15)
        view = player.view
        if view and view.to_act == view.viewer and view.to_act != view.active:
            out_of_turn.add(view.decision or "")
        if player.finished or (handed > 12 and out_of_turn):
            break
    assert handed > 12
    assert out_of_turn


def test_a_second_tab_says_that_another_plays(visitor: Visitor, files: str) -> None:
    page = visitor(files)
    page.get_by_role("button", name=TEXTS("play-now")).click()
    on_the_table(page)
    second = page.context.new_page()
    second.goto(page.url)
    expect(second.get_by_text(TEXTS("device-failed-other-tab"))).to_be_visible(timeout=STARTED)
    assert violations(second) == []
    page.close()
    second.get_by_role("button", name=TEXTS("device-restart")).click()
    on_the_table(second)


def test_an_engine_that_cannot_be_fetched_is_fetched_again(visitor: Visitor, files: str) -> None:
    page = visitor(files)
    page.context.route("**/engine/*", lambda route: route.abort())
    page.get_by_role("button", name=TEXTS("play-now")).click()
    expect(page.get_by_text(TEXTS("device-failed-fetch"))).to_be_visible(timeout=STARTED)
    page.context.unroute("**/engine/*")
    page.get_by_role("button", name=TEXTS("device-restart")).click()
    on_the_table(page)


def test_a_browser_without_webassembly_is_told_so(visitor: Visitor, files: str) -> None:
    page = visitor("about:blank")
    page.add_init_script("delete window.WebAssembly")
    page.goto(files)
    page.get_by_role("button", name=TEXTS("play-now")).click()
    expect(page.get_by_text(TEXTS("device-failed-no-wasm"))).to_be_visible()
    expect(page.get_by_role("button", name=TEXTS("device-restart"))).to_have_count(0)


def test_records_come_in_by_file_and_go_out_as_a_link(
    visitor: Visitor, files: str, tmp_path: Path
) -> None:
    match = finished_game(2)
    record = json.loads(msgspec.json.encode(match.record()))
    page = visitor(f"{files}#/device/import")
    field = page.get_by_role("textbox")
    field.fill(json.dumps({**record, "actions": record["actions"][:-1]}))
    page.get_by_role("button", name=TEXTS("import-open")).click()
    expect(page.get_by_role("alert").get_by_text(TEXTS("error-bad-record"))).to_be_visible(
        timeout=STARTED
    )
    field.fill(json.dumps(record))
    page.get_by_role("button", name=TEXTS("import-open")).click()
    page.locator(".bar").wait_for(timeout=STARTED)
    page.context.grant_permissions(["clipboard-read", "clipboard-write"])
    page.get_by_role("button", name=TEXTS("share-game")).click()
    expect(page.get_by_text(TEXTS("copied"))).to_be_visible()
    link = str(page.evaluate("navigator.clipboard.readText()"))
    assert link.startswith(f"{files}#/carried#")
    assert json.loads(record_of(page, tmp_path).read_text()) == record
    page.close()
    # On another device that has nothing.
    other = visitor(link)
    other.locator(".bar").wait_for(timeout=STARTED)
    other.goto(link[:-40])
    expect(other.get_by_text(TEXTS("carried-broken"))).to_be_visible(timeout=STARTED)


def test_the_lab_needs_no_server(visitor: Visitor, files: str) -> None:
    page = visitor(f"{files}#/lab")
    page.locator(".palette button").nth(8).click()
    verdict = page.get_by_role("region", name="Verdict")
    expect(verdict).to_contain_text("wins", timeout=STARTED)


def test_a_server_that_is_lost_leaves_a_game_on_the_device(visitor: Visitor, site: str) -> None:
    table, token = make_table(site, players=2)
    page = visitor(f"/t/{table}#{token}", worker=True)
    page.locator(".prompt.is-mine").wait_for()
    page.evaluate("navigator.serviceWorker.ready.then(() => true)")
    page.context.set_offline(True)
    page.get_by_role("link", name=TEXTS("play-meanwhile")).click()
    expect(page.get_by_role("button", name=TEXTS("begin"), exact=True)).to_be_visible()
    page.context.set_offline(False)
    page.go_back()
    expect(page.locator(".prompt")).to_be_visible()


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_table_that_is_being_laid_is_accessible(
    visitor: Visitor, files: str, language: Language
) -> None:
    page = visitor("about:blank", size=(320, 640), language=language)
    page.context.route("**/engine/*", lambda route: None)  # it never comes
    page.goto(files)
    page.get_by_role("button", name=texts_for(language)("play-now")).click()
    page.locator("progress").wait_for()
    page.locator(".fan > *").first.wait_for()
    page.evaluate("document.fonts.ready.then(() => true)")
    assert violations(page) == []
    assert page.evaluate("document.documentElement.scrollWidth - innerWidth") <= 0
