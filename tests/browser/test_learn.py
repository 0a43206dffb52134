"""The pages that teach Kabale, in Chromium: tutorial, column lab, rules and cards."""

from __future__ import annotations

import json
from random import Random

import pytest
from playwright.sync_api import Locator, Page, expect

from hofnarr.kabale.award import Owner, award
from hofnarr.kabale.cards import CARD_IDS, TARGETS
from hofnarr.kabale.options import Options
from hofnarr.kabale.telling import tell_step
from hofnarr.testing.kabale import random_column
from hofnarr.texts import LANGUAGES, Language, texts_for
from tests.browser.axe import violations
from tests.browser.conftest import DESKTOP, Visitor
from tests.browser.settling import settle
from web.generate.kabale.make_frames import FRAMES

pytestmark = pytest.mark.slow

SMALL = (360, 740)
COLOURS = "GAOVPS"
LESSONS = json.loads(FRAMES.read_text(encoding="utf-8"))


# --- the tutorial ---------------------------------------------------------------------------------


def _press(page: Page, place: Locator, touch: bool) -> None:
    if touch:
        place.tap()
    else:
        place.click()


def _skip_theatre(page: Page) -> None:
    theatre = page.locator(".theatre")
    if theatre.count():
        theatre.locator(".all").click()
        expect(theatre).to_have_count(0)


def _reach(page: Page, title: str) -> None:
    """Wait until the Fool has come to this step; an awarding before it is skipped."""
    page.locator(f".theatre, h1:text-is({json.dumps(title, ensure_ascii=False)})").first.wait_for()
    _skip_theatre(page)
    page.locator(f"h1:text-is({json.dumps(title, ensure_ascii=False)})").wait_for()


@pytest.mark.parametrize(
    ("size", "language", "touch"),
    [(DESKTOP, "en", False), (SMALL, "cs", True)],
    ids=["desktop", "phone"],
)
def test_the_tutorial_can_be_played_to_its_end(
    visitor: Visitor, size: tuple[int, int], language: Language, touch: bool
) -> None:
    texts = texts_for(language)
    page = visitor("/learn/kabale/tutorial", size=size, language=language, touch=touch)
    for lesson in LESSONS[:-1]:
        _reach(page, texts(f"tutorial-{lesson['id']}"))
        asked = lesson["asks"]
        if asked is None:
            _press(page, page.locator(".coach .forth"), touch)
            continue
        if asked["type"] == "play":
            _press(page, page.locator(f"[data-hand={asked['card']}]"), touch)
        _press(page, page.locator(f"[data-column='{asked['column']}']"), touch)
    _reach(page, texts("tutorial-end"))
    expect(page.locator(".final")).to_contain_text("34")
    assert violations(page) == []


def test_a_wrong_tap_gets_a_nudge_and_changes_nothing(visitor: Visitor) -> None:
    page = visitor("/learn/kabale/tutorial")
    page.locator(".coach .forth").click()
    page.locator("[data-hand=merchant]").click(force=True)
    expect(page.locator(".nudge")).to_have_text(texts_for("en")("tutorial-place.nudge"))
    page.locator("[data-hand=king]").click()
    page.locator("[data-column='0']").click(position={"x": 20, "y": 200})
    expect(page.locator(".nudge")).to_be_visible()
    expect(page.locator("[data-column='0'] .card")).to_have_count(0)


def test_the_tutorial_is_taken_up_again_where_it_was_left(visitor: Visitor) -> None:
    texts = texts_for("en")
    page = visitor("/learn/kabale/tutorial")
    page.locator(".coach .forth").click()
    _reach(page, texts("tutorial-place"))
    page.reload()
    _reach(page, texts("tutorial-place"))
    expect(page.locator(".coach")).to_contain_text(texts("tutorial-resumed"))


# --- the column lab -------------------------------------------------------------------------------


def _fragment(target: tuple[str, int], column: list[tuple[str, str]], options: Options) -> str:
    cards = "".join(owner + chr(ord("a") + CARD_IDS.index(card)) for owner, card in column)
    unbounded = int(options.lowest_number == "unbounded")
    current = int(options.double_copies == "current")
    return f"1.{target[0]}{target[1]}.{COLOURS}.{cards}.{unbounded}{current}"


def test_the_lab_agrees_with_the_rules(visitor: Visitor) -> None:
    """Every sentence of the lab is one that `hofnarr award` says, for columns of all kinds."""
    random = Random("lab")
    texts = texts_for("en")

    def name(owner: Owner) -> str:
        return texts(f"guide-colour-{owner}")

    page = visitor("/lab")
    for _ in range(25):
        lying = [(COLOURS[int(seat)], card) for seat, card in random_column(random, 6)]
        if not lying:
            continue
        target = random.choice(TARGETS)
        options = Options(
            lowest_number=random.choice(("zero", "unbounded")),
            double_copies=random.choice(("printed", "current")),
        )
        answer = award(target, list(lying), options)
        told = [tell_step(texts, step, name) for step in answer.steps]
        page.evaluate("hash => { location.hash = hash }", _fragment(target, lying, options))
        expect(page.locator(".steps > ol > li")).to_have_text(told)
        sums = {str(owner): total for owner, total in answer.totals.items()}
        assert page.locator(".sums > li").count() == len(sums)


def test_a_column_is_built_by_tapping_on_a_phone(visitor: Visitor) -> None:
    page = visitor("/lab", size=SMALL, touch=True)
    page.get_by_role("radio", name="Music").tap()
    for owner, card in (("A", "queen"), ("G", "merchant"), ("G", "cardinal")):
        page.locator(f".owner[data-letter={owner}]").tap()
        page.locator(f"[data-card={card}]").tap()
    expect(page.locator(".verdict [role=status]")).to_contain_text("Blue takes Music 3")
    assert page.url.endswith("/lab#1.music3.GAOVPS.AbGgGh")
    other = visitor("/" + page.url.split("/", 3)[3])
    expect(other.locator(".verdict [role=status]")).to_contain_text("Blue takes Music 3")


def test_a_column_is_built_with_the_keyboard_alone(visitor: Visitor) -> None:
    page = visitor("/lab")
    for card in ("wizard", "king"):
        page.locator(f"[data-card={card}]").focus()
        page.keyboard.press("Enter")
    first = page.locator("[data-place='0']")
    first.focus()
    page.keyboard.press("Alt+ArrowDown")
    expect(page.locator("[data-place='1']")).to_contain_text("Wizard")
    expect(page.locator("[data-place='1']")).to_be_focused()
    page.keyboard.press("Delete")
    expect(page.locator("[data-place]")).to_have_count(1)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_bad_link_is_refused_with_a_sentence(visitor: Visitor, language: Language) -> None:
    page = visitor("/lab#1.music3.GA.GaGa", language=language)
    why = texts_for(language)("lab-link-twice", what="Ga")
    expect(page.get_by_role("alert").filter(has_text="Ga")).to_contain_text(why)
    expect(page.locator("[data-place]")).to_have_count(0)


def test_the_lab_says_when_the_server_is_away(visitor: Visitor) -> None:
    page = visitor("/lab")
    page.locator("[data-card=king]").click()
    expect(page.locator(".verdict [role=status]")).to_contain_text("Red takes")
    page.context.set_offline(True)
    page.locator("[data-card=queen]").click()
    away = texts_for("en")("lab-verdict-offline")
    expect(page.locator(".verdict [role=status]")).to_contain_text(away)
    page.context.set_offline(False)
    expect(page.locator(".verdict [role=status]")).to_contain_text("Red takes")


# --- rules and cards ------------------------------------------------------------------------------


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_link_to_a_ruling_and_to_a_card_opens_there(visitor: Visitor, language: Language) -> None:
    texts = texts_for(language)
    rules = visitor("/learn/kabale/rules#R7", language=language)
    expect(rules.locator("#R7 h3")).to_be_in_viewport()
    expect(rules.locator("#R7")).to_contain_text(texts("ruling-R7.text"))
    cards = visitor("/learn/kabale/cards#witch", language=language)
    expect(cards.locator("#witch")).to_be_in_viewport()
    expect(cards.locator("#witch h2")).to_have_text(texts("card-witch"))


def test_search_finds_without_accents(visitor: Visitor) -> None:
    page = visitor("/learn/kabale/cards", language="cs")
    page.get_by_role("searchbox").fill("carodejnice")
    expect(page.locator(".cards article").first).to_have_attribute("id", "witch")
    rules = visitor("/learn/kabale/rules", language="cs")
    rules.get_by_role("searchbox").fill("mordyr")
    expect(rules.locator(".pages article#assassin")).to_be_visible()
    expect(rules.locator(".pages article#setup")).to_have_count(0)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("size", [DESKTOP, SMALL], ids=["desktop", "phone"])
def test_the_pages_are_accessible_and_fit(
    visitor: Visitor, language: Language, size: tuple[int, int]
) -> None:
    for path in (
        "/lab#1.trade4.GAOV.GbAvGpOrVkAdOsGeAmAA.11",
        "/learn/kabale/rules#R7",
        "/learn/kabale/cards#witch",
        "/learn/kabale/tutorial",
    ):
        page = visitor(path, language=language, size=size)
        page.locator("main h1").first.wait_for()
        settle(page)
        assert violations(page) == [], path
        assert page.evaluate("document.documentElement.scrollWidth <= innerWidth"), path
