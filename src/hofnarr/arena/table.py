"""One game between bots: any game, through its contract; or its own shortcut where it has one."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Protocol, cast

import msgspec

from hofnarr.arena.setting import LineUp, Setting, line_ups
from hofnarr.bots.asking import ask, describe
from hofnarr.bots.bot import Bot
from hofnarr.bots.own import make_any_bot, own_bots
from hofnarr.bots.simulation import bot_seed
from hofnarr.core.errors import BadInput
from hofnarr.core.game import Action, Game, State
from hofnarr.core.match import Match
from hofnarr.core.outcome import Outcome
from hofnarr.games import find_game, find_plugin

Player = Callable[[State], Action]  #: what decides for a seat


class Played(msgspec.Struct, frozen=True):
    """A finished game: who sat where, and how it ended."""

    seats: LineUp
    outcome: Outcome


class Deal(msgspec.Struct, frozen=True):
    """All games of one deal."""

    players: int
    deal: int
    games: list[Played]


class Seer(Protocol):
    """A yardstick that sees the whole state: no bot, and never offered as one."""

    def act_on(self, state: Any) -> Action: ...


class Shortcut(Protocol):
    """What a game may have besides its contract."""

    def plays(self, name: str) -> bool:
        """Whether `play` knows the bot of this name."""

    def play(self, line_up: LineUp, options: Any, seed: str, deal: int) -> Outcome:
        """How a game ends, the same as through views."""

    def find_seer(self, name: str) -> Callable[[int], Seer] | None: ...


def shortcut_of(game: str) -> Shortcut | None:
    plugin = find_plugin(game)
    return cast(Shortcut, plugin.load(plugin.arena)) if plugin.arena else None


def check_bots(setting: Setting) -> None:
    """Refuse a name that nobody answers to, before the first game."""
    for name in setting.bots:
        find_player(setting, find_game(setting.game), name, 0, 0)


def play_deal(setting: Setting, players: int, deal: int) -> Deal:
    tables = line_ups(setting, players, deal)
    games = [Played(table, play_game(setting, table, deal)) for table in tables]
    return Deal(players, deal, games)


def play_game(setting: Setting, line_up: LineUp, deal: int) -> Outcome:
    """How one game of a deal ends."""
    game = find_game(setting.game)
    options = game.variants[setting.edition]
    shortcut = shortcut_of(setting.game)
    own = own_bots(setting.code)
    if shortcut and all(shortcut.plays(name) and name not in own for name in line_up):
        return shortcut.play(line_up, options, setting.seed, deal)
    return play_views(setting, line_up, deal)


def play_views(setting: Setting, line_up: LineUp, deal: int) -> Outcome:
    """The same for any bots of any game: each is given its views."""
    game = find_game(setting.game)
    seed = setting.deal_seed(deal)
    match = Match(game, line_up, game.variants[setting.edition], seed=seed, salt="arena")
    players = [
        find_player(setting, game, name, seat, bot_seed(seed, seat))
        for seat, name in enumerate(line_up)
    ]
    while (seat := match.state.to_act()) is not None:
        match.act(players[seat](match.state))
    return Outcome.of(match.state)


def find_player(setting: Setting, game: Game, name: str, seat: int, seed: int) -> Player:
    """What answers to this name, on its seat: a bot from a file, a seer, a bot of the game."""
    own = own_bots(setting.code)
    if name in own:
        return _answers(name, seat, _made(name, own[name], seed))
    shortcut = shortcut_of(setting.game)
    make_seer = shortcut.find_seer(name) if shortcut else None
    if make_seer:
        seer = make_seer(seed)
        return lambda state: seer.act_on(state.clone())
    try:
        return _answers(name, seat, make_any_bot(name, game, seed))
    except BadInput as error:
        raise BadInput(", ".join([str(error), *own])) from None


def _made(name: str, make: Callable[[int], Any], seed: int) -> Bot:
    try:
        return cast(Bot, make(seed))
    except Exception as error:
        raise BadInput(f"bot {name!r}: {describe(error)}") from None


def _answers(name: str, seat: int, bot: Bot) -> Player:
    """Views go in, legal actions come out."""
    return lambda state: ask(name, bot, state.view(seat))
