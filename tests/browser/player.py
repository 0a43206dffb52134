"""Somebody who plays Kabale through the page's own controls, and knows no more than it shows."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from playwright.sync_api import Page

#: Cards whose decisions a game shall contain are placed as soon as they come.
EAGER = ("cloak", "traitor")
#: Longer than any game; a page that stands still fails by this.
MOST_LOOKS = 20_000


class Player:
    """`decisions` counts what was decided: play, cloak, swap."""

    def __init__(self, page: Page, how: str = "mouse") -> None:
        self.page = page
        self.how = how
        self.decisions: Counter[str] = Counter()

    @property
    def finished(self) -> bool:
        return self.page.locator(".final").count() > 0

    def look(self) -> None:
        """Do what the page asks for now, if anything."""
        if self.page.locator(".theatre").count():
            self._leave_theatre()
        elif self.page.locator(".prompt.is-decision").count():
            self._decide()
        elif self.page.locator(".prompt.is-mine").count():
            self._place()

    def _leave_theatre(self) -> None:
        if self.how == "keys":
            self.page.keyboard.press("Escape")
        else:
            self._press(".theatre .all")

    def _place(self) -> None:
        hand = self._free_cards()
        if not hand:
            return  # the move before is still on its way
        card = next((card for card in hand if card in EAGER), hand[0])
        if self.how == "keys":
            self.page.keyboard.press("QWER"[self._cards().index(card)])
            column = self.page.locator("[data-column]:has(.slot)").first.get_attribute(
                "data-column"
            )
            self.page.keyboard.press(str(int(column or 0) + 1))
        else:
            self._press(f"[data-hand={card}]")
            self._press("[data-column] .slot")
        self._await_sent("play")

    def _decide(self) -> None:
        if self.page.locator("[data-column] .slot").count():
            decision = "swap"
            if self.how == "keys":
                slot = self.page.locator("[data-column]:has(.slot)").first
                self.page.keyboard.press(str(int(slot.get_attribute("data-column") or 0) + 1))
            else:
                self._press("[data-column] .slot")
        else:
            decision = "cloak"
            hand = self._free_cards()
            if not hand:
                return
            if self.how == "keys":
                self.page.keyboard.press("QWER"[self._cards().index(hand[0])])
                self.page.keyboard.press("Enter")
            else:
                self._press(f"[data-hand={hand[0]}]")
                self._press(".prompt .btn-candle")
        self._await_sent(decision)

    def _await_sent(self, decision: str) -> None:
        self.decisions[decision] += 1
        self.page.wait_for_function(
            "document.querySelector('.theatre, .final, .prompt:not(.is-mine)')"
            " || !document.querySelector('[data-hand][aria-pressed=true]')"
        )

    def _cards(self) -> list[str]:
        return self._names("[data-hand]")

    def _free_cards(self) -> list[str]:
        return self._names("[data-hand]:not([aria-disabled=true])")

    def _names(self, selector: str) -> list[str]:
        names: list[str] = self.page.locator(selector).evaluate_all(
            "cards => cards.map(card => card.dataset.hand)"
        )
        return names

    def _press(self, selector: str) -> None:
        place = self.page.locator(selector).first
        if self.how == "touch":
            place.tap()
        else:
            place.click()


def play_to_the_end(players: Sequence[Player]) -> None:
    for _ in range(MOST_LOOKS):
        for player in players:
            player.look()
        if all(player.finished for player in players):
            return
        players[0].page.wait_for_timeout(15)
    raise AssertionError("the game does not come to its end")
