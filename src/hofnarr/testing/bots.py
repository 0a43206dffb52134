"""A bot: legal answers from the view alone, the same ones for the same seed."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Protocol

import msgspec

from hofnarr.core.game import Action, Game
from hofnarr.testing.play import (
    MOST_DECISIONS,
    Nonconforming,
    Table,
    begin,
    name_of,
    require,
    require_end,
    require_equal,
    show,
    step_chance,
    tables,
    wire,
)
from hofnarr.testing.randomness import (
    burn,
    generator_states,
    generators_untouched,
    shared_generators_kept,
)


class Bot(Protocol):
    def act(self, view: Any) -> Action:
        """One of the legal actions of the view."""


def check_bot(make_bot: Callable[[int], Bot], game: Game, *, games: int = 1, seed: int = 0) -> None:
    """Whole games, with every number of players and every variant; raises Nonconforming."""
    for table in tables(game, games=games, seed=seed):
        try:
            check_bot_at(make_bot, game, table)
        except Nonconforming as error:
            raise Nonconforming(f"{game.name}, {table}: {error}") from error


def check_bot_at(make_bot: Callable[[int], Bot], game: Game, table: Table) -> None:
    """One game, the bot on every seat.

    Every seat has a second bot of the same seed. It gets its views as they come over a wire, made
    from a state in which all that the seat does not know was dealt anew, and global random numbers
    are used up before it thinks: its answers must still be those of the first.
    """
    first = [make_bot(table.seed + seat) for seat in range(table.seats)]
    second = [make_bot(table.seed + seat) for seat in range(table.seats)]
    state, _ = begin(game, table)
    for number in range(MOST_DECISIONS):
        seat = state.to_act()
        if seat is None:
            return
        where = f"decision {number}, {name_of(seat)}"
        view = state.view(seat)
        action = _answer(first[seat], view, where)
        redealt = game.resample(view, number).view(seat)
        received = msgspec.json.decode(wire(redealt), type=game.view_type)
        with shared_generators_kept():
            burn()
            again = _answer(second[seat], received, where)
        require(
            again == action,
            f"{where}: the same seed and the same view gave {show(action)}, then {show(again)}",
        )
        state.apply(action, step_chance(table, number))
    require_end(MOST_DECISIONS)


def _answer(bot: Bot, view: Any, where: str) -> Action:
    shown = wire(view)
    generators = generator_states()
    action = bot.act(view)
    require(generators_untouched(generators), f"{where}: the bot uses the global random generator")
    require_equal(shown, wire(view), f"{where}: the bot changed its view")
    require(action in view.legal, f"{where}: {action!r} is not legal")
    return action
