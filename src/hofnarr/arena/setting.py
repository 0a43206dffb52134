"""What a run of the arena is: which bots meet, on which deals, and who sits where."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import permutations

import msgspec

from hofnarr.bots.own import Code
from hofnarr.core import stream
from hofnarr.core.errors import BadInput
from hofnarr.core.game import Game
from hofnarr.games import find_game

LineUp = tuple[str, ...]


class Setting(msgspec.Struct, frozen=True):
    """What decides every game of a run. Deal number d has the seed `seed/d`.

    In a duel the first of two bots sits once in every seat among copies of the second.
    """

    game: str
    bots: tuple[str, ...]
    seed: str = "0"
    edition: str = "standard"
    duel: bool = False
    code: tuple[Code, ...] = ()

    def __post_init__(self) -> None:
        stream.check_seed(self.seed)
        variants = find_game(self.game).variants
        if self.edition not in variants:
            raise BadInput(f"unknown edition {self.edition!r}: choose one of {', '.join(variants)}")
        if self.duel:
            return
        if len(self.bots) < 2:
            raise BadInput("bots: give two or more, a,b,c")
        for name in self.bots:
            if self.bots.count(name) > 1:
                raise BadInput(f"bots: {name!r} is named twice")

    def deal_seed(self, deal: int) -> str:
        return f"{self.seed}/{deal}"


def line_ups(setting: Setting, players: int, deal: int) -> list[LineUp]:
    """Who sits where in the games of one deal; every bot is in every seat equally often.

    >>> line_ups(Setting("kabale", ("flat:9", "greedy"), duel=True), 3, 0)
    [('flat:9', 'greedy', 'greedy'), ('greedy', 'flat:9', 'greedy'), ('greedy', 'greedy', 'flat:9')]
    >>> line_ups(Setting("kabale", ("a", "b", "c")), 2, 0)
    [('a', 'b'), ('a', 'c'), ('b', 'a'), ('b', 'c'), ('c', 'a'), ('c', 'b')]
    """
    if setting.duel:
        single, others = setting.bots
        return [
            tuple(single if at == seat else others for at in range(players))
            for seat in range(players)
        ]
    if players == 2:
        return list(permutations(setting.bots, 2))
    # The bots, repeated until they fill a table, in a ring of random order; every turn of the ring
    # seats one table.
    copies = -(-players // len(setting.bots))
    ring = stream.shuffled(setting.deal_seed(deal), "line-up", setting.bots * copies)
    return [tuple((ring[first:] + ring[:first])[:players]) for first in range(len(ring))]


def count_deals(setting: Setting, players: int, games: int) -> int:
    """How many whole deals have at least so many games.

    >>> count_deals(Setting("kabale", ("greedy", "random"), duel=True), 3, 1000)
    334
    """
    return -(-games // len(line_ups(setting, players, 0)))


def check_players(game: Game, counts: Sequence[int]) -> None:
    """Refuse a number of players that the game is not for."""
    possible = game.player_counts
    for count in counts:
        if count not in possible:
            raise BadInput(
                f"players: {count} is not possible, the game is for "
                + (str(possible[0]) if len(possible) == 1 else f"{possible[0]} to {possible[-1]}")
            )
