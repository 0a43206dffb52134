"""Whole games of Kabale in Chromium, from the lobby to the final score."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Route, expect

from hofnarr.texts import texts_for
from tests.browser.axe import violations
from tests.browser.conftest import DESKTOP, PATIENCE, PHONE, Visitor
from tests.browser.player import Player, play_to_the_end

#: What a browser leaves of 1366 x 768.
SMALL_LAPTOP = (1366, 640)


def test_two_browsers_and_two_bots_play_a_whole_game(visitor: Visitor) -> None:
    """With decisions about cloak and traitor; one more game where the first had none. The one game
    in a browser that `make check` plays."""
    host_page, guest_page = visitor(), visitor()
    host_page.get_by_role("link", name="Set a table").click()
    host_page.get_by_label("Your name").fill("Host")
    host_page.get_by_role("button", name="Set the table").click()
    host_page.wait_for_url("**/t/*")
    guest_page.goto(host_page.url.partition("#")[0])
    guest_page.get_by_label("Your name").fill("Guest")
    guest_page.get_by_role("button", name="Sit down").click()
    host, guest = Player(host_page), Player(guest_page)
    for _ in range(3):
        play_to_the_end([host, guest])
        decided = host.decisions + guest.decisions
        if decided["cloak"] and decided["swap"]:
            break
        host_page.locator(".final .btn-candle").click()
        expect(guest_page.locator(".final")).to_have_count(0)
    else:
        raise AssertionError(f"no cloak or no traitor in three games: {decided}")
    finals = [page.locator(".final .players").inner_text() for page in (host_page, guest_page)]
    assert re.sub(r"\s*you\b", "", finals[0]) == re.sub(r"\s*you\b", "", finals[1])


@pytest.mark.slow
@pytest.mark.parametrize(
    ("how", "size"), [("touch", PHONE), ("keys", DESKTOP)], ids=["phone", "keyboard"]
)
def test_a_whole_game_from_the_lobby(visitor: Visitor, how: str, size: tuple[int, int]) -> None:
    page = visitor(size=size, touch=how == "touch")
    start = page.get_by_role("button", name="Play now")
    if how == "keys":
        start.focus()
        page.keyboard.press("Enter")
    else:
        start.tap()
    player = Player(page, how)
    play_to_the_end([player])
    assert player.decisions["play"] > 10
    assert violations(page) == []


@pytest.mark.slow
@pytest.mark.parametrize("answer", ["late", "lost"])
def test_play_now_pressed_before_the_server_has_told_its_games(
    visitor: Visitor, answer: str
) -> None:
    page = visitor("/learn")
    held: list[Route] = []
    asked: list[Route] = []

    def hold_first(route: Route) -> None:
        if asked:
            route.continue_()
        else:
            held.append(route)
        asked.append(route)

    page.route("**/api/games", hold_first)
    page.goto("/")
    start = page.get_by_role("button", name="Play now")
    expect(start).to_be_visible()
    for _ in range(PATIENCE // 10):
        if held:
            break
        page.wait_for_timeout(10)
    if answer == "lost":
        held.pop().abort()
        expect(page.get_by_text(texts_for("en")("error-offline"))).to_be_visible()
    start.click()
    page.wait_for_url("**/t/*")
    for route in held:
        route.continue_()
    expect(page.locator(".prompt")).to_be_visible()


@pytest.mark.slow
@pytest.mark.parametrize("game", ["Kabale und Hiebe", "Catan"])
def test_prompt_and_hand_are_in_sight_on_a_small_laptop(visitor: Visitor, game: str) -> None:
    page = visitor(size=SMALL_LAPTOP)
    page.locator(".games label", has_text=game).click()
    page.get_by_role("button", name="Play now").click()
    for part in (".prompt", ".own"):
        place = page.locator(part)
        expect(place).to_be_visible()
        expect(place).to_be_in_viewport(ratio=1)
