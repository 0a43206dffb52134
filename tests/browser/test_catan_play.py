"""Whole games of Catan in Chromium, with all that a game can bring."""

from __future__ import annotations

from collections import Counter

import httpx
import pytest
from playwright.sync_api import Page

from hofnarr.bots import make_bot
from hofnarr.catan.catalogue.data import by_id
from hofnarr.games import find_game
from tests.browser.axe import violations
from tests.browser.catan_choosing import DUELS, eager
from tests.browser.catan_player import CatanPlayer, Choose, is_foreign, play_to_the_end
from tests.browser.conftest import DESKTOP, PHONE, Visitor
from tests.browser.tables import make_table

pytestmark = pytest.mark.slow

#: By set: what every game of eager players has, as good as surely.
OCCURS = {
    "base": {"search", "trade", "offer", "duel"},
    "knights": {"search", "trade", "offer"},
    "politics": {"search", "trade", "offer", "metropolis", "foreign"},
    "barbarians": {"search", "trade", "offer"},
}
#: One game in thirty goes without one of them.
MOST_GAMES = 3


def sit_down(
    visitor: Visitor, site: str, choices: tuple[Choose, Choose], how: str, **wishes: str
) -> list[CatanPlayer]:
    """Two persons at a new table, the first of whom plays in this way."""
    table, token = make_table(site, players=2, people=2, game="catan", **wishes)
    joined = httpx.post(f"{site}/api/tables/{table}/join", json={"name": "Anna", "seat": None})
    tokens = (token, joined.raise_for_status().json()["token"])
    return [
        come_to_table(visitor, f"{site}/t/{table}#{key}", choose, hand)
        for choose, key, hand in zip(choices, tokens, (how, "quick"), strict=True)
    ]


def come_to_table(visitor: Visitor, link: str, choose: Choose, how: str) -> CatanPlayer:
    touch = how == "touch"
    page = visitor("about:blank", size=PHONE if touch else DESKTOP, touch=touch)
    player = CatanPlayer(page, choose, how)
    page.goto(link)
    return player


def occurred(players: list[CatanPlayer]) -> set[str]:
    """What these two did."""
    done: Counter[str] = sum((player.done for player in players), Counter())
    cards: Counter[str] = sum((player.cards for player in players), Counter())
    found = {name for name in ("search", "trade") if done[name]}
    found |= {"offer"} if any(player.decided["reply"] for player in players) else set()
    found |= {"duel"} if any(cards[card] for card in DUELS) else set()
    found |= {"metropolis"} if cards["metropolis"] else set()
    # Attacks on the opponent are "foreign" too, as the card data puts it.
    abroad = any(is_foreign(card) for card in cards if by_id()[card].kind != "action")
    return found | ({"foreign"} if abroad else set())


def final_scores(page: Page) -> list[str]:
    final = page.locator("section.final")
    final.wait_for()
    return sorted(final.locator(".score [aria-hidden]").all_inner_texts())


@pytest.mark.parametrize("variant", OCCURS)
def test_two_browsers_play_a_whole_game(visitor: Visitor, site: str, variant: str) -> None:
    seen: set[str] = set()
    for game in range(MOST_GAMES):
        bots = (eager(2 * game), eager(2 * game + 1))
        how = "mouse" if variant == "base" else "quick"
        players = sit_down(visitor, site, bots, how, variant=variant)
        play_to_the_end(players)
        assert final_scores(players[0].page) == final_scores(players[1].page)
        seen |= occurred(players)
        if seen >= OCCURS[variant]:
            return
    raise AssertionError(f"{OCCURS[variant] - seen} in none of {MOST_GAMES} games")


@pytest.mark.parametrize("how", ["touch", "keys"], ids=["phone", "keyboard"])
def test_a_whole_game(visitor: Visitor, site: str, how: str) -> None:
    """Against a bot of the server."""
    table, token = make_table(site, players=2, game="catan", variant="base")
    greedy = make_bot("greedy", find_game("catan"), 1)
    player = come_to_table(visitor, f"{site}/t/{table}#{token}", greedy.act, how)  # type: ignore[arg-type]
    play_to_the_end([player])
    page = player.page
    assert len(final_scores(page)) == 2
    assert player.done["build"] > 3
    assert violations(page) == []
