"""The site without a server: every page opens below a path of a plain file server."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from hofnarr.texts import LANGUAGES, Language, texts_for
from tests.browser.axe import violations
from tests.browser.conftest import DESKTOP, Visitor
from tests.browser.filing import BASE, filing
from tests.browser.settling import settle

pytestmark = pytest.mark.slow

SMALL = (360, 740)
PAGES = {
    "": ".lobby",
    "#/device/new": "form.sheet",
    "#/device/import": "form.sheet",
    "#/learn": ".sheet",
    "#/learn/kabale/rules": ".book",
    "#/learn/kabale/cards": "article",
    "#/learn/kabale/tutorial": ".coach",
    "#/learn/catan/rules": ".book",
    "#/learn/catan/cards": "article",
    "#/learn/catan/tutorial": ".coach",
    "#/lab": ".lab",
    "#/nowhere": ".sheet",
}


@pytest.fixture(scope="module")
def files(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    with filing(tmp_path_factory.mktemp("host")) as address:
        yield address


@pytest.mark.parametrize("path", PAGES)
def test_every_page_opens_and_opens_again(visitor: Visitor, files: str, path: str) -> None:
    asked: list[str] = []
    page = visitor("about:blank")
    page.on("request", lambda request: asked.append(request.url))
    page.goto(files + path)
    for _ in range(2):
        page.locator(PAGES[path]).first.wait_for()
        page.reload()
    page.locator(PAGES[path]).first.wait_for()
    page.wait_for_load_state("networkidle")
    # Nothing is looked for outside of its folder, and nobody asks a server that is not there.
    assert [url for url in asked if not url.startswith((files, "blob:", "data:"))] == []
    assert [url for url in asked if "/api/" in url] == []


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("size", [DESKTOP, SMALL], ids=["desktop", "small"])
@pytest.mark.parametrize("path", ["", "#/device/new", "#/device/import"])
def test_pages_without_a_server_are_accessible(
    visitor: Visitor, files: str, path: str, size: tuple[int, int], language: Language
) -> None:
    page = visitor(files + path, size=size, language=language)
    page.locator(PAGES[path]).first.wait_for()
    settle(page)
    assert violations(page) == []
    assert page.evaluate("document.documentElement.scrollWidth - innerWidth") <= 0


def test_an_address_of_a_server_finds_its_page(visitor: Visitor, files: str) -> None:
    """On a host that answers with 404.html."""
    page = visitor("about:blank")
    lost = page.request.get(f"{files}404.html").text()
    page.route(
        f"{files}learn/**",
        lambda route: route.fulfill(status=404, content_type="text/html", body=lost),
    )
    page.goto(f"{files}learn/kabale/rules#R6")
    expect(page.locator("#R6 h3")).to_be_in_viewport()
    expect(page).to_have_url(f"{files}#/learn/kabale/rules#R6")


def test_links_lead_around_the_site_and_back(visitor: Visitor, files: str) -> None:
    page = visitor(files)
    texts = texts_for("en")
    page.get_by_role("link", name=texts("show-me")).click()
    page.locator("a[href='#/learn/kabale/rules']").click()
    expect(page).to_have_url(f"{files}#/learn/kabale/rules")
    page.locator(".contents a", has_text="R6").click()
    expect(page.locator("#R6 h3")).to_be_in_viewport()
    expect(page).to_have_url(f"{files}#/learn/kabale/rules#R6")
    page.go_back()
    page.go_back()
    expect(page).to_have_url(f"{files}#/learn")
    page.keyboard.press("Tab")
    page.keyboard.press("Enter")  # the way past the top bar is no address
    expect(page).to_have_url(f"{files}#/learn")
    expect(page.locator("#main")).to_be_focused()
    page.locator(".brand").click()
    expect(page.get_by_role("button", name=texts("play-now"))).to_be_visible()


def test_the_lobby_offers_what_there_is(visitor: Visitor, files: str) -> None:
    page = visitor(files)
    texts = texts_for("en")
    expect(page.get_by_role("button", name=texts("play-now"))).to_be_visible()
    expect(page.get_by_role("radio", name="Catan")).to_be_attached()
    expect(page.get_by_label(texts("players"))).to_be_visible()
    for absent in ("join-by-code", "open-tables"):
        expect(page.get_by_text(texts(absent))).to_have_count(0)
    expect(page.get_by_role("button", name=texts("play-on-device"))).to_have_count(0)
    page.get_by_role("link", name=texts("set-a-table")).click()
    expect(page).to_have_url(f"{files}#/device/new")
    expect(page.get_by_text(texts("pace-live"))).to_have_count(0)


def test_a_column_of_the_lab_travels_in_its_link(visitor: Visitor, files: str) -> None:
    page = visitor(f"{files}#/lab")
    page.locator(".palette button[aria-label], .palette button").first.wait_for()
    page.evaluate("location.hash = '#/lab#v1;music3;Gking'")
    page.get_by_role("button", name=texts_for("en")("lab-share")).click()
    link = page.locator("dialog input[readonly]").input_value()
    assert link.startswith(f"{files}#/lab#")


@pytest.mark.parametrize("server", [True, False], ids=["a server", "no server"])
def test_a_lobby_finds_out_whether_there_is_a_server(
    visitor: Visitor, site: str, server: bool
) -> None:
    """The same pages: a host that answers with its own page, or with its own "not found"."""
    page = visitor("/learn")
    if not server:
        page.route(
            "**/api/**",
            lambda route: route.fulfill(status=404, content_type="text/html", body="<h1>404</h1>"),
        )
    page.goto(site)
    texts = texts_for("en")
    expect(page.get_by_text(texts("join-by-code"))).to_have_count(1 if server else 0)
    expect(page.get_by_role("button", name=texts("play-on-device"))).to_have_count(
        1 if server else 0
    )
    expect(page.get_by_role("radio", name="Catan")).to_be_attached()
    _quiet(page)


def _quiet(page: Page) -> None:
    """Nothing is said to have gone wrong."""
    expect(page.locator(".toasts .is-bad")).to_have_count(0)


def test_a_new_version_is_told_and_taken_over_as_a_whole(visitor: Visitor, tmp_path: Path) -> None:
    """The host shows a new site; the open page keeps its own version until it is told to change."""
    with filing(tmp_path) as address:
        worker = tmp_path / BASE.strip("/") / "sw.js"
        page = visitor(address, worker=True)
        page.wait_for_function("() => navigator.serviceWorker.controller !== null")
        page.evaluate("window.marked = true")
        worker.write_text(worker.read_text().replace("const VERSION = '", "const VERSION = 'next"))
        page.evaluate("navigator.serviceWorker.getRegistration().then((known) => known.update())")
        texts = texts_for("en")
        expect(page.get_by_text(texts("new-version"))).to_be_visible()
        assert page.evaluate("window.marked")
        assert violations(page) == []
        with page.expect_event("load"):
            page.get_by_role("button", name=texts("new-version.reload")).click()
        names = page.evaluate("caches.keys()")
        assert [name for name in names if not name.startswith("hofnarr-next")] == []
        page.context.set_offline(True)
        page.goto(f"{address}#/learn/kabale/rules")
        page.locator(".book").wait_for()
