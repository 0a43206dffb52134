"""In Chromium: the pages that teach the Catan card game, and the forms for its rules and decks."""

from __future__ import annotations

import json
from pathlib import Path

import msgspec
import pytest
from playwright.sync_api import Page, expect

from hofnarr.catan.actions import Action
from hofnarr.catan.options import Tournament, check_deck
from hofnarr.catan.sight.view import View
from hofnarr.texts import LANGUAGES, Language, texts_for
from tests.browser.axe import violations
from tests.browser.catan_player import touches
from tests.browser.conftest import DESKTOP, Visitor
from tests.browser.settling import settle
from web.generate.catan.make_frames import FRAMES

pytestmark = pytest.mark.slow

SMALL = (360, 740)
SIZES = {"desktop": DESKTOP, "phone": SMALL}
LESSONS = json.loads(FRAMES.read_text(encoding="utf-8"))


def _check(page: Page) -> None:
    _check_fit(page)
    assert violations(page) == []


def _check_fit(page: Page) -> None:
    page.locator("main h1").first.wait_for()
    settle(page)
    wider = page.evaluate("document.documentElement.scrollWidth - innerWidth")
    assert wider <= 0, f"{page.url} is {wider} px wider than the screen"


# --- the tutorial ---------------------------------------------------------------------------------


def _reach(page: Page, title: str) -> None:
    page.locator(f"h1:text-is({json.dumps(title, ensure_ascii=False)})").wait_for()


def _do(page: Page, lesson: dict[str, object], view: object, touch: bool) -> None:
    """Make the move that the Fool asks for, with the table's own controls."""
    seen = msgspec.convert({**view, "legal": lesson["offers"]}, View, strict=False)  # type: ignore[dict-item]
    action = msgspec.convert(lesson["asks"], Action)
    for selector in touches(action, seen):
        # What lies behind a sheet cannot be touched.
        sheet = page.locator(".stage dialog[open]")
        place = (sheet if sheet.count() else page.locator(".stage")).locator(selector).first
        if touch:
            place.tap()
        else:
            place.click()


@pytest.mark.parametrize(
    ("size", "language", "touch"),
    [("desktop", "en", False), ("phone", "cs", True)],
    ids=["desktop", "phone"],
)
def test_the_tutorial_can_be_played_to_its_end(
    visitor: Visitor, size: str, language: Language, touch: bool
) -> None:
    texts = texts_for(language)
    page = visitor("/learn/catan/tutorial", size=SIZES[size], language=language, touch=touch)
    view: object = None
    for lesson in LESSONS[:-1]:
        _reach(page, texts(f"catan-tutorial-{lesson['id']}"))
        view = lesson["entries"][-1]["view"] if lesson["entries"] else view
        if lesson["asks"] is None:
            forth = page.locator(".coach .forth")
            forth.tap() if touch else forth.click()
        else:
            _do(page, lesson, view, touch)
    _reach(page, texts("catan-tutorial-finish"))
    _check(page)


def test_a_part_can_be_skipped_and_taken_up_again(visitor: Visitor) -> None:
    texts = texts_for("en")
    page = visitor("/learn/catan/tutorial")
    _reach(page, texts("catan-tutorial-welcome"))
    page.locator("[data-act=skip-part]").click()
    _reach(page, texts("catan-tutorial-dice"))
    page.get_by_role("combobox", name=texts("tutorial-part")).select_option(
        label=f"13. {texts('catan-tutorial-part-win')}"
    )
    _reach(page, texts("catan-tutorial-last"))
    page.reload()
    _reach(page, texts("catan-tutorial-last"))
    expect(page.locator(".coach")).to_contain_text(texts("tutorial-resumed"))


def test_a_wrong_tap_gets_a_nudge(visitor: Visitor) -> None:
    texts = texts_for("en")
    page = visitor("/learn/catan/tutorial")
    for _ in range(2):
        page.locator("[data-act=skip-part]").click()
    _reach(page, texts("catan-tutorial-knight"))
    page.locator('[data-key="hand:otto"]').click(force=True)
    expect(page.locator(".nudge")).to_have_text(texts("catan-tutorial-knight.nudge"))


# --- rules and cards ------------------------------------------------------------------------------


PAGES = ("rules#C21", "cards#castle", "tutorial")


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("path", PAGES)
def test_the_pages_are_accessible(visitor: Visitor, size: str, path: str) -> None:
    _check(visitor(f"/learn/catan/{path}", size=SIZES[size]))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("size", SIZES)
def test_the_pages_fit(visitor: Visitor, language: Language, size: str) -> None:
    for path in PAGES:
        _check_fit(visitor(f"/learn/catan/{path}", language=language, size=SIZES[size]))


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_link_to_a_ruling_and_to_a_card_opens_there(visitor: Visitor, language: Language) -> None:
    texts = texts_for(language)
    rules = visitor("/learn/catan/rules#C52", language=language)
    expect(rules.locator("#C52 h3")).to_be_in_viewport()
    expect(rules.locator("#C52")).to_contain_text(texts("catan-ruling-C52.why"))
    cards = visitor("/learn/catan/cards#castle", language=language)
    expect(cards.locator("#castle")).to_be_in_viewport()
    expect(cards.locator("#castle h2")).to_have_text(texts("catan-card-castle"))
    expect(cards.locator("#castle")).to_contain_text(texts("catan-provenance-reconstructed"))
    expect(cards.locator("#castle")).to_contain_text(texts("catan-card-castle-why"))


def test_cards_are_found_by_word_and_set(visitor: Visitor) -> None:
    texts = texts_for("cs")
    page = visitor("/learn/catan/cards", language="cs")
    page.get_by_role("searchbox").fill("spion")
    expect(page.locator(".cards article").first).to_have_attribute("id", "spy")
    page.get_by_role("searchbox").fill("")
    page.get_by_role("button", name=texts("catan-set-politics")).click()
    expect(page.locator("#metropolis")).to_be_visible()
    expect(page.locator("#abbey")).to_have_count(0)


# --- a table of one's own -------------------------------------------------------------------------


def _new_table(page: Page) -> None:
    page.locator(".games label", has_text="Catan").click()
    page.locator(".options .choices").first.wait_for()


@pytest.mark.parametrize("size", SIZES)
def test_the_form_is_accessible_and_fits(visitor: Visitor, size: str) -> None:
    for language in LANGUAGES:
        page = visitor("/new", language=language, size=SIZES[size])
        _new_table(page)
        for each in page.locator(".options .choices input[type=checkbox]").all():
            each.check()
        page.locator(".options .check input").check()
        page.locator(".options details summary").last.click()
        _check_fit(page)
        page.locator("[data-act=new-deck]").click()
        page.locator("[data-act=save-deck]").wait_for()
        _check_fit(page)
    _check(page)


def test_a_deck_is_built_brought_and_exported(visitor: Visitor) -> None:
    page = visitor("/new")
    _new_table(page)
    page.locator(".options .check input").check()
    page.locator("[data-act=new-deck]").click()
    for part, size in (("deck", 33), ("events", 4)):
        button = page.locator(f"[data-part={part}]")
        button.click()
        for row in page.locator(".pool li").all():
            more = row.locator(".step button").last
            while more.is_enabled():
                more.click()
        expect(button).to_contain_text(f"{size}/{size}")
    page.locator("[data-act=save-deck]").click()
    with page.expect_download() as download:
        page.get_by_role("link", name=texts_for("en")("catan-deck-export")).click()
    decks = msgspec.json.decode(download.value.path().read_bytes(), type=Tournament)
    for deck in decks.decks:
        check_deck(deck, [], "decks")
    page.get_by_role("button", name=texts_for("en")("open-the-table")).click()
    page.wait_for_url("**/t/*")
    expect(page.locator(".room")).to_contain_text(texts_for("en")("catan-mode-tournament"))


def test_a_card_file_is_refused_with_its_entry_and_field(visitor: Visitor, tmp_path: Path) -> None:
    file = tmp_path / "mine.yaml"
    file.write_text("cards: [{id: castle, price: 1}]")
    page = visitor("/new")
    _new_table(page)
    page.locator(".options details summary").last.click()
    page.locator("input[type=file][accept*=yaml]").set_input_files(file)
    page.get_by_role("button", name=texts_for("en")("open-the-table")).click()
    expect(page.get_by_text(texts_for("en")("form-refused"))).to_be_visible()
    wrong = page.locator(".wrong")
    expect(wrong).to_be_in_viewport()
    expect(wrong).to_contain_text(texts_for("en")("catan-form-file.wrong"))
    expect(wrong.locator("[lang=en]")).to_contain_text("cards[0] (castle): unknown field 'price'")


# --- the lobby ------------------------------------------------------------------------------------


def test_the_lobby_remembers_the_game(visitor: Visitor) -> None:
    page = visitor("/")
    expect(page.locator(".games label").first).to_have_text("Kabale und Hiebe")
    page.locator(".games label", has_text="Catan").click()
    expect(page.locator(".hero")).to_contain_text(texts_for("en")("catan-lede"))
    page.locator(".fan .cc").first.wait_for()
    page.reload()
    expect(page.get_by_role("radio", name="Catan")).to_be_checked()
