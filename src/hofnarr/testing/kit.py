"""All checks of a game, in the order in which their findings make sense."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from hofnarr.core.game import Game
from hofnarr.testing.contract import (
    check_chance,
    check_clones,
    check_json,
    check_legal_actions,
    check_open_view,
    check_turns,
)
from hofnarr.testing.illegal import check_illegal_actions, check_refusals_tell_nothing
from hofnarr.testing.play import Nonconforming, Table, tables
from hofnarr.testing.randomness import check_no_global_randomness
from hofnarr.testing.records import check_forged_records, check_records
from hofnarr.testing.resample import check_resample_keeps, check_resample_varies
from hofnarr.testing.secrecy import check_redealt_stories, check_twin_stories

Check = Callable[[Game, Table], None]

CHECKS: tuple[Check, ...] = (
    check_turns,
    check_legal_actions,
    check_illegal_actions,
    check_chance,
    check_clones,
    check_json,
    check_no_global_randomness,
    check_open_view,
    check_resample_keeps,
    check_resample_varies,
    check_twin_stories,
    check_redealt_stories,
    check_refusals_tell_nothing,
    check_records,
    check_forged_records,
)


def check_game(
    game: Game, *, games: int = 1, seed: int = 0, checks: Iterable[Check] = CHECKS
) -> None:
    """Every check, with every number of players and every variant; raises Nonconforming."""
    chosen = tuple(checks)
    for table in tables(game, games=games, seed=seed):
        for check in chosen:
            try:
                check(game, table)
            except Exception as error:
                finding = str(error) if isinstance(error, Nonconforming) else repr(error)
                where = f"{game.name}, {table}, {check.__name__}"
                raise Nonconforming(f"{where}: {finding}") from error
