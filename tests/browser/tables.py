"""Tables made through the plain HTTP interface, to look at in the browser."""

from __future__ import annotations

from typing import Any

import httpx
import msgspec

from hofnarr.bots.bot import make_bot
from hofnarr.core.match import Match
from hofnarr.games import find_game


def make_table(site: str, players: int, people: int = 1, **wishes: Any) -> tuple[str, str]:
    """A table with its host's token; it begins at once when nobody else is awaited."""
    seats = [{"kind": "you"}, *[{"kind": "person"}] * (people - 1)]
    bots = [{"kind": "bot", "level": "greedy"}] * (players - people)
    wish = {"game": "kabale", "name": "Bořek", "seats": [*seats, *bots], **wishes}
    made = httpx.post(f"{site}/api/tables", json=wish).raise_for_status().json()
    return made["table"], made["token"]


def finished_game(players: int) -> Match:
    """A game of bots, always the same."""
    game = find_game("kabale")
    match = Match(
        game,
        ["Bořek", "Claire", "Dawid", "Eliška", "Florian", "Anna"][:players],
        seed="browser",
        salt="0",
    )
    bot = make_bot("greedy", game, 1)
    while (seat := match.state.to_act()) is not None:
        match.act(bot.act(match.state.view(seat)))
    return match


def import_game(site: str, match: Match) -> str:
    """The table of a finished game that was brought along."""
    record = msgspec.json.encode(match.record())
    answer = httpx.post(f"{site}/api/records", content=record).raise_for_status()
    return str(answer.json()["table"])
