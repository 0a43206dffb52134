"""Somebody who plays Catan through the page's own controls.

What to do is a bot's choice, made from the views that the page itself is sent; how it is done are
clicks, taps or keys on things with a `data-key` and buttons with a `data-act`.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence
from time import monotonic
from typing import Any

import msgspec
from playwright.sync_api import Page, WebSocket

from hofnarr.catan import actions
from hofnarr.catan.actions import Action
from hofnarr.catan.catalogue.data import by_id
from hofnarr.catan.sight.view import View

#: Longer than any game; a page that stands still fails by this.
MOST_LOOKS = 60_000
#: A busy machine is slow, and an answer to a card leaves the page after a pause (C80).
PATIENCE_MS = 60_000
MOST_TRIES = 20

Choose = Callable[[View], Action]

#: Waits until the page has shown an entry and each of these things in turn can be touched, and
#: clicks it; the last one is only brought into sight, once it lies still, where `clicks` is false:
#: then its middle is given. Says what lies over a thing that cannot be touched.
_TOUCH = """async ([selectors, seq, patience, clicks]) => {
    const end = performance.now() + patience
    const shown = () => Number(document.querySelector('[data-seq]')?.dataset.seq ?? seq)
    const isFree = (one) => one.ariaDisabled !== 'true' && one.checkVisibility()
    let over = null
    const find = (selector) => {
        const all = shown() < seq ? [] : [...document.querySelectorAll(selector)].filter(isFree)
        for (const element of all) {
            element.scrollIntoView({ block: 'nearest', inline: 'nearest' })
            const box = element.getBoundingClientRect()
            const [x, y] = [box.left + box.width / 2, box.top + box.height / 2]
            const top = document.elementFromPoint(x, y)
            if (element.contains(top)) return { element, x, y }
            over = top?.outerHTML.slice(0, 300)
        }
        return null
    }
    for (const selector of selectors) {
        let [found, before] = [null, null]
        while (!found) {
            if (performance.now() > end) return { failed: selector, over }
            const next = find(selector)
            if (next && (clicks || (next.x === before?.x && next.y === before?.y))) found = next
            else await new Promise((done) => {
                setTimeout(done, clicks ? 4 : 50)
                if (!clicks) requestAnimationFrame(done)
            })
            before = next
        }
        if (!clicks) {
            window.wanted = selector
            window.hit = null
            return { x: found.x, y: found.y }
        }
        found.element.click()
        await new Promise((done) => setTimeout(done))
    }
    return {}
}"""
#: A click that hits something else, because the table has just moved, is swallowed.
_WATCH = """() => {
    window.hit = null
    addEventListener('click', (event) => {
        if (!window.wanted) return
        window.hit = event.target.closest(window.wanted) !== null
        window.wanted = null
        if (window.hit) return
        event.stopImmediatePropagation()
        event.preventDefault()
    }, { capture: true })
}"""
#: Laid out, but not drawn, which takes half the time where a processor does it.
_UNSEEN = "addEventListener('DOMContentLoaded', () => (document.body.style.opacity = 0))"
#: How often Tab must be pressed until the focus is there, backwards where that is less than 0.
_STEPS = """selector => {
    const room = document.querySelector('dialog[open]') ?? document
    const all = [...room.querySelectorAll('a[href], button, input, select, textarea, [tabindex]')]
    const stops = all.filter((one) => one.tabIndex >= 0 && !one.disabled && one.checkVisibility())
    const now = document.activeElement
    const isBefore = (one) => one.compareDocumentPosition(now) & Node.DOCUMENT_POSITION_FOLLOWING
    // Something that scrolls may hold the focus too: it lies between two stops.
    const at = stops.includes(now) ? stops.indexOf(now) : stops.filter(isBefore).length - 0.5
    const steps = stops.findIndex((one) => one.matches(selector)) - at
    return Math.sign(steps) * Math.ceil(Math.abs(steps))
}"""
_LETTERS = "QWERTYUOP"


class CatanPlayer:
    """`done` counts the actions by their names, `decided` the decisions, `cards` what was built
    and played.

    `how`: mouse, touch, keys, or quick: as by mouse, but clicked inside the page, all at once.
    """

    def __init__(self, page: Page, choose: Choose, how: str = "mouse") -> None:
        self.page = page
        self.how = how
        self.done: Counter[str] = Counter()
        self.decided: Counter[str] = Counter()
        self.cards: Counter[str] = Counter()
        self.view: View | None = None
        self._choose = choose
        self._seq = -1
        self._acted = -1
        self._offering = False
        page.on("websocket", self._listen)
        page.add_init_script(f"({_WATCH})()")
        if how == "quick":
            page.add_init_script(_UNSEEN)

    # --- what the page is sent ---

    def _listen(self, socket: WebSocket) -> None:
        socket.on("framereceived", self.hear)

    def hear(self, payload: str | bytes) -> None:
        frame: dict[str, Any] = msgspec.json.decode(payload)
        view = frame.get("view")
        if view is None or frame["seq"] < self._seq:
            return
        self._seq = frame["seq"]
        self.view = msgspec.convert(view, View, strict=False)

    @property
    def finished(self) -> bool:
        return self.view is not None and self.view.over

    def look(self) -> bool:
        """Do what the page asks for now; whether it asked for anything."""
        view = self.view
        if view is None or view.to_act != view.viewer or self._acted == self._seq:
            return False
        if view.decision == "offer" and self._offering:
            return False  # the page names the rest of the offer by itself
        self._acted = self._seq
        action = self._choose(view)
        self._touch(touches(action, view))
        self._await_entry(action)
        self._offering = isinstance(action, actions.Give)
        self.done[type(action).__name__.lower()] += 1
        self.decided[view.decision or ""] += 1
        if isinstance(action, actions.Build | actions.Play):
            self.cards[action.card] += 1
        return True

    def _await_entry(self, action: Action) -> None:
        """What was done comes back as an entry."""
        end = monotonic() + PATIENCE_MS / 1000
        while self._seq == self._acted:
            if monotonic() > end:
                raise AssertionError(f"nothing comes of {action}")
            self.page.wait_for_timeout(3)

    # --- touching ---

    def _touch(self, selectors: Sequence[str]) -> None:
        if self.how == "quick":
            self._ask_page(selectors, clicks=True)
            return
        for selector in selectors:
            if self.how == "keys":
                self._by_keys(selector)
            else:
                self._by_pointer(selector)

    def _ask_page(self, selectors: Sequence[str], *, clicks: bool) -> dict[str, Any]:
        wish = [list(selectors), self._seq, PATIENCE_MS, clicks]
        found: dict[str, Any] = self.page.evaluate(_TOUCH, wish)
        if "failed" in found:
            decision = self.view.decision if self.view else None
            raise AssertionError(f"{decision}: cannot touch {found['failed']}: {found['over']}")
        return found

    def _by_pointer(self, selector: str) -> None:
        for _ in range(MOST_TRIES):
            spot = self._ask_page([selector], clicks=False)
            if self.how == "touch":
                self.page.touchscreen.tap(spot["x"], spot["y"])
            else:
                self.page.mouse.click(spot["x"], spot["y"])
            if self.page.evaluate("window.hit"):
                return
        raise AssertionError(f"{selector} does not lie still")

    def _by_keys(self, selector: str) -> None:
        """Tab to it, and Enter; hand cards have letters."""
        self._ask_page([selector], clicks=False)
        if selector.startswith('[data-key="hand:'):
            keys: list[str] = self.page.locator('[data-key^="hand:"]').evaluate_all(
                "cards => cards.map(card => card.dataset.key)"
            )
            place = keys.index(selector.removeprefix('[data-key="').partition('"')[0])
            if place < len(_LETTERS):
                return self.page.keyboard.press(f"Key{_LETTERS[place]}")
        for _ in range(MOST_TRIES):
            steps = self.page.evaluate(_STEPS, selector)
            for _ in range(abs(steps)):
                self.page.keyboard.press("Tab" if steps > 0 else "Shift+Tab")
            if steps:
                continue  # what was focused on the way may have changed the table
            self.page.keyboard.press("Enter")
            if self.page.evaluate("window.hit"):
                return None
            self._ask_page([selector], clicks=False)
        raise AssertionError(f"the Tab key does not reach {selector}")


def play_to_the_end(players: Sequence[CatanPlayer]) -> None:
    for _ in range(MOST_LOOKS):
        looked = [player.look() for player in players]
        if not any(looked):
            players[0].page.wait_for_timeout(3)  # meanwhile the pages are sent what happened
        if all(player.finished for player in players):
            return
    raise AssertionError("the game does not come to its end")


# --- where an action is on the table --------------------------------------------------------------


def touches(action: Action, view: View) -> list[str]:
    """The selectors of what is touched for an action, in order; see `play/ways.ts`."""
    return _TOUCHES[type(action)](action, view)


def _key(key: str) -> str:
    return f'[data-key="{key}"]:is([data-state=lit], [data-state=chosen])'


def _act(act: str, value: object = None) -> str:
    return f'[data-act="{act}"]' + ("" if value is None else f'[data-value="{value}"]')


def _place(realm: int, at: str) -> str:
    return _key(f"place:{realm}:{at}")


def _button(action: Any, view: View) -> list[str]:
    return [_act(type(action).__struct_config__.tag)]


def is_foreign(card: str) -> bool:
    return by_id()[card].placement.side == "opponent"


def _build(a: actions.Build, view: View) -> list[str]:
    hand = view.seats[a.seat].hand or []
    if a.card in ("road", "settlement", "city"):
        source = f"supply:{a.card}"
    else:
        source = f"hand:{a.card}" if a.card in hand else f"display:{a.card}"
    return [_key(source), _place(1 - a.seat if is_foreign(a.card) else a.seat, a.at)]


def _play(a: actions.Play, view: View) -> list[str]:
    if view.decision == "act":
        return [_key(f"hand:{a.card}"), _act("play")]
    return [_act("play", a.card)]


def _put(a: actions.Put, view: View) -> list[str]:
    stack = _key(f"stack:{a.stack}")
    if view.decision in ("under_stack", "banish_under"):
        return [stack]
    return [_key(f"{'take' if view.decision == 'conflict_put' else 'hand'}:{a.card}"), stack]


def _draw(a: actions.Draw, view: View) -> list[str]:
    searches = [each for each in view.legal if isinstance(each, actions.Search)]
    stack = _key(f"stack:{a.stack}")
    return [stack, _act("draw")] if any(s.stack == a.stack for s in searches) else [stack]


def _trade(a: actions.Trade, view: View) -> list[str]:
    give = a.give if a.fleet is None else f"{a.give}@{a.fleet}"
    return [_act("trade"), _act("bank-give", give), _act("bank-get", a.get)]


def _give(a: actions.Give, view: View) -> list[str]:
    """The first unit of an offer opens the panel; there the whole offer is made, one for one."""
    if view.decision != "act":
        return [_act("give", a.resource)]
    return [_act("trade"), _act("more-give", a.resource), _act("more-want"), _act("offer")]


def _pile_key(pile: str) -> str:
    return f"pile:{pile.removeprefix('discard ')}" if "discard" in pile else f"stack:{pile}"


_TOUCHES: dict[type[Any], Callable[[Any, View], list[str]]] = {
    **dict.fromkeys(
        (actions.Pass, actions.Roll, actions.Send, actions.Accept, actions.End), _button
    ),
    actions.Arrange: lambda a, view: [_act("arrange", a.region)],
    actions.Look: lambda a, view: [_key(f"stack:{a.stack}")],
    actions.Draw: _draw,
    actions.Search: lambda a, view: [_key(f"stack:{a.stack}"), _act("search")],
    actions.Take: lambda a, view: [_key(f"take:{a.card}"), _act("take")],
    actions.Put: _put,
    actions.Number: lambda a, view: [_act("number", a.number)],
    actions.Build: _build,
    actions.Scout: lambda a, view: [_key("hand:scout"), _place(a.seat, a.at)],
    actions.Play: _play,
    actions.Discard: lambda a, view: [_key(f"hand:{a.card}"), _act("discard")],
    actions.Trade: _trade,
    actions.Give: _give,
    actions.Want: lambda a, view: [_act("want", a.resource)],
    actions.Omit: lambda a, view: [_act("omit", a.resource)],
    actions.Remove: lambda a, view: [f'[data-key="place:{a.seat}:{a.at}"]', _act("remove")],
    actions.Use: lambda a, view: [_place(a.seat, a.at), _act("use")],
    actions.Lift: lambda a, view: [_key(_pile_key(a.pile)), _act("lift")],
    actions.Pile: lambda a, view: [_key(_pile_key(a.pile))],
    actions.Store: lambda a, view: [_place(a.seat, a.at)],
    actions.Pay: lambda a, view: [_place(a.seat, a.at)],
    actions.Rob: lambda a, view: [_place(1 - a.seat, a.at)],
    actions.Choose: lambda a, view: [_place(a.realm, a.at)],
    actions.Decide: lambda a, view: [_act("decide", a.side)],
}
