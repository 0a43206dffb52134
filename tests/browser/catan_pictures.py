"""The pictures of Catan in docs/images; `make pictures` takes them with the others."""

from __future__ import annotations

import uuid
from collections.abc import Callable
from typing import Any

import httpx
import msgspec

from hofnarr.bots.bot import make_bot
from hofnarr.catan.actions import Play
from hofnarr.catan.options import VARIANTS
from hofnarr.catan.sight.view import View
from hofnarr.core.match import Match
from hofnarr.games import find_game
from tests.browser.camera import SIZES, Camera
from tests.browser.tables import import_game

Wanted = Callable[[View], bool]

MOST_TABLES = 12


class Sitting:
    """A table of two people, both decided for by bots over plain HTTP."""

    def __init__(self, site: str, variant: str, opponent: str) -> None:
        seats = [{"kind": "you"}, {"kind": "person"}]
        wish = {"game": "catan", "name": "Bořek", "seats": seats, "variant": variant}
        made = httpx.post(f"{site}/api/tables", json=wish).raise_for_status().json()
        self.table = str(made["table"])
        self.address = f"{site}/api/tables/{self.table}"
        joined = httpx.post(f"{self.address}/join", json={"name": "Anna", "seat": None})
        self.tokens = [made["token"], joined.raise_for_status().json()["token"]]
        game = find_game("catan")
        self.bots = [make_bot("greedy", game, 1), make_bot(opponent, game, 2)]

    def play_until(self, wanted: Wanted) -> bool:
        """Up to a decision of the first seat that is wanted; False where the game ended before."""
        with httpx.Client(timeout=40) as http:
            while True:
                news = self._news(http, 0)
                seat = news["view"]["to_act"]
                if seat is None:
                    return False
                news = news if seat == 0 else self._news(http, 1)
                view = msgspec.convert(news["view"], View, strict=False)
                if seat == 0 and wanted(view):
                    return True
                move = {
                    "type": "move",
                    "id": "1",
                    "move_id": str(uuid.uuid4()),
                    "expect_seq": news["seq"],
                    "action": msgspec.to_builtins(self.bots[seat].act(view)),
                }
                key = {"Authorization": f"Bearer {self.tokens[seat]}"}
                http.post(f"{self.address}/commands", json=move, headers=key).raise_for_status()

    def _news(self, http: httpx.Client, seat: int) -> dict[str, Any]:
        key = {"Authorization": f"Bearer {self.tokens[seat]}"}
        answer = http.get(f"{self.address}/view", headers=key).raise_for_status()
        found: dict[str, Any] = answer.json()
        return found


def table_where(site: str, variant: str, opponent: str, wanted: Wanted) -> Sitting:
    for _ in range(MOST_TABLES):
        sitting = Sitting(site, variant, opponent)
        if sitting.play_until(wanted):
            return sitting
    raise AssertionError(f"no such moment in {MOST_TABLES} games of {variant}")


def rich(points: int) -> Wanted:
    """My action phase, late enough for much to see."""
    return lambda view: view.decision == "act" and min(s.victory for s in view.seats) >= points


def asked(decision: str) -> Wanted:
    return lambda view: view.decision == decision


def can_react(view: View) -> bool:
    return view.decision == "window" and any(isinstance(each, Play) for each in view.legal)


#: Name, variant, the opponent's bot, and what is waited for.
MOMENTS: list[tuple[str, str, str, Wanted]] = [
    ("start", "base", "greedy", asked("arrange")),
    ("table", "base", "greedy", rich(6)),
    ("pay", "base", "greedy", asked("pay")),
    ("reaction", "base", "greedy", can_react),
    ("search", "base", "greedy", asked("take_card")),
    ("reply", "base", "random", asked("reply")),
    ("knights", "knights", "greedy", rich(6)),
    ("politics", "politics", "greedy", rich(6)),
    ("barbarians", "barbarians", "greedy", rich(6)),
    ("all", "all", "greedy", rich(7)),
]
PAGES = {
    "cards": "/learn/catan/cards",
    "rules": "/learn/catan/rules",
    "tutorial": "/learn/catan/tutorial",
}


def finished_game() -> Match:
    game = find_game("catan")
    match = Match(game, ["Bořek", "Anna"], VARIANTS["barbarians"], seed="pictures", salt="0")
    bots = [make_bot("greedy", game, seat) for seat in (0, 1)]
    while (seat := match.state.to_act()) is not None:
        match.act(bots[seat].act(match.state.view(seat)))
    return match


def take_all(camera: Camera) -> None:
    for name, path in PAGES.items():
        for size in SIZES:
            camera.take(camera.open(path, size), f"catan-{name}-{size}")
    for name, variant, opponent, wanted in MOMENTS:
        moment(camera, name, table_where(camera.site, variant, opponent, wanted))
    table = import_game(camera.site, finished_game())
    for size in SIZES:
        camera.take(camera.open(f"/r/{table}?at=300&as=open", size), f"catan-replay-{size}")
        page = camera.open(f"/r/{table}?as=0", size)
        page.keyboard.press("End")
        camera.take(page, f"catan-final-{size}")


def moment(camera: Camera, name: str, sitting: Sitting) -> None:
    path, other = (f"/t/{sitting.table}#{token}" for token in sitting.tokens)
    opponent = camera.open(other, "desktop")  # so that she is there
    for size in SIZES:
        camera.take(camera.open(path, size), f"catan-{name}-{size}")
        if name == "table":
            page = camera.open(path, size, "cs")
            page.locator("[data-act=trade]").first.click()
            camera.take(page, f"catan-trade-{size}-cs")
    opponent.context.close()
