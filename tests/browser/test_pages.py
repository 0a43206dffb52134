"""Every page in four languages: nothing for axe to complain of, nothing wider than the screen."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from hofnarr.texts import LANGUAGES, Language, texts_for
from tests.browser.axe import violations
from tests.browser.conftest import DESKTOP, Visitor
from tests.browser.settling import settle
from tests.browser.tables import finished_game, import_game, make_table

pytestmark = pytest.mark.slow

SMALL = (360, 740)
SIZES = {"desktop": DESKTOP, "small": SMALL}


def _check(page: Page) -> None:
    page.locator("main, .play, .waiting").first.wait_for()
    settle(page)
    assert violations(page) == []
    wider = page.evaluate("document.documentElement.scrollWidth - innerWidth")
    assert wider <= 0, f"{page.url} is {wider} px wider than the screen"


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("path", ["/", "/new", "/import", "/learn", "/nowhere"])
def test_page_is_accessible(visitor: Visitor, path: str, size: str, language: Language) -> None:
    _check(visitor(path, size=SIZES[size], language=language))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("size", SIZES)
def test_waiting_room_is_accessible(
    visitor: Visitor, site: str, size: str, language: Language
) -> None:
    table, token = make_table(site, players=4, people=3)
    _check(visitor(f"/t/{table}#{token}", size=SIZES[size], language=language))
    _check(visitor(f"/t/{table}", size=SIZES[size], language=language))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("players", [2, 6])
def test_table_is_accessible(
    visitor: Visitor, site: str, players: int, size: str, language: Language
) -> None:
    table, token = make_table(site, players, first="0")
    page = visitor(f"/t/{table}#{token}", size=SIZES[size], language=language)
    page.locator(".prompt.is-mine").wait_for()
    _check(page)
    page.locator("[data-hand]").first.click()
    page.locator("[data-column] .slot").first.wait_for()
    _check(page)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("size", SIZES)
def test_replay_awarding_and_final_score_are_accessible(
    visitor: Visitor, site: str, size: str, language: Language
) -> None:
    match = finished_game(4)
    table = import_game(site, match)
    page = visitor(f"/r/{table}?at=20&as=open", size=SIZES[size], language=language)
    page.locator(".bar").wait_for()
    _check(page)
    page.keyboard.press("End")
    page.locator(".theatre, .final").first.wait_for()
    _check(page)
    if page.locator(".theatre .all").count():
        page.locator(".theatre .all").click()
    page.locator(".final").wait_for()
    _check(page)


def test_a_replay_link_opens_at_its_moment_with_its_eyes(visitor: Visitor, site: str) -> None:
    match = finished_game(4)
    table = import_game(site, match)
    replaying = match.game.replay(match.record())
    for action in replaying.actions[:20]:
        replaying.state.apply(action, replaying.chance)
    lying = [len(column.cards) for column in replaying.state.view("open").columns]  # type: ignore[attr-defined]
    first = visitor(f"/r/{table}?as=open")
    after = first.get_by_role("button", name=texts_for("en")("step-after"))
    links: list[str] = []
    while "at=21&" not in first.url:  # the entry of the twentieth move
        assert len(links) < 500
        after.click()
        links.append(first.url)
    assert len(set(links)) > 25  # a step for every event
    inside = next(link for link in reversed(links) if "at=20." in link)
    within = visitor(inside.removeprefix(site))
    expect(within.locator(".scrub")).to_have_value(str(links.index(inside) + 1))
    second = visitor(first.url.removeprefix(site))
    expect(second.locator(".pos")).to_contain_text("20")
    for column, count in enumerate(lying):
        cards = second.locator(f"[data-column='{column}'] [data-key]")
        expect(cards).to_have_count(count)


@pytest.mark.parametrize(
    ("path", "place"), [("kabale/rules", "R6"), ("catan/rules", "C52"), ("catan/cards", "castle")]
)
def test_rules_and_cards_open_without_a_network(visitor: Visitor, path: str, place: str) -> None:
    page = visitor("/", worker=True)
    page.evaluate("navigator.serviceWorker.ready.then(() => true)")
    page.context.set_offline(True)
    page.goto(f"/learn/{path}")
    expect(page.locator(f"[id='{place}']")).to_be_visible()


def test_a_dropped_connection_is_current_again_without_a_reload(
    visitor: Visitor, site: str
) -> None:
    """P4: moves that others made meanwhile are there once the browser is online again."""
    table, token = make_table(site, players=2)
    page, other = (visitor(f"/t/{table}#{token}") for _ in range(2))
    page.locator(".prompt.is-mine").wait_for()
    page.evaluate("window.marked = true")
    page.context.set_offline(True)
    other.locator("[data-hand]").first.click()
    other.locator("[data-column] .slot").first.click()
    lying, asked = "[data-column] [data-key]", ".prompt.is-mine, .prompt.is-decision, .theatre"
    other.locator(lying).first.wait_for()
    other.locator(asked).first.wait_for()  # the bot has moved too: both moves come at once
    page.context.set_offline(False)
    page.locator(lying).first.wait_for()
    page.locator(asked).first.wait_for()
    expect(page.locator(lying)).to_have_count(other.locator(lying).count())
    assert page.evaluate("window.marked")
