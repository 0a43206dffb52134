"""Somebody who plays Kabale through the page's own controls, and knows no more than it shows."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from playwright.sync_api import Page

#: Cards whose decisions a game should contain are placed as soon as they come.
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
        """Take a card, then a column; what a changed table prevents, the next look does."""
        column = self._open_column()
        if column is None:
            hand = self._free_cards()
            if not hand:
                return  # the move before is still on its way
            self._take(next((card for card in hand if card in EAGER), hand[0]))
            column = self._open_column()
        if column is not None:
            self._put(column)
            self._await_sent("play")

    def _decide(self) -> None:
        column = self._open_column()
        if column is not None:
            self._put(column)
            self._await_sent("swap")
        elif hand := self._free_cards():
            self._take(hand[0])
            if self.how == "keys":
                self.page.keyboard.press("Enter")
            elif self.page.locator(".prompt .btn-candle").count():
                self._press(".prompt .btn-candle")
            else:
                return  # the card was taken before, and is laid back now: the next look takes it
            self._await_sent("cloak")

    def _open_column(self) -> int | None:
        """The first column that waits for a card."""
        columns: list[str] = self.page.locator("[data-column]:has(.slot)").evaluate_all(
            "columns => columns.map(column => column.dataset.column)"
        )
        return int(columns[0]) if columns else None

    def _take(self, card: str) -> None:
        if self.how == "keys":
            keys = dict(zip(self._names("[data-hand]"), "QWER", strict=False))
            self.page.keyboard.press(keys.get(card, "Q"))
        else:
            self._press(f"[data-hand={card}]")

    def _put(self, column: int) -> None:
        if self.how == "keys":
            self.page.keyboard.press(str(column + 1))
        else:
            self._press(f"[data-column='{column}'] .slot")

    def _await_sent(self, decision: str) -> None:
        self.decisions[decision] += 1
        self.page.wait_for_function(
            "document.querySelector('.theatre, .final, .prompt:not(.is-mine)')"
            " || !document.querySelector('[data-hand][aria-pressed=true]')"
        )

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
    shown = [(player.page.url, player.page.locator("main").inner_text()) for player in players]
    raise AssertionError(f"the game does not come to its end: {shown}")
