"""The conformance kit: run it on your own game or bot. It knows no game, and needs no pytest.

    from hofnarr.testing import check_bot, check_game

    check_game(my_game)             # raises Nonconforming, with the table and the first broken rule
    check_bot(make_my_bot, a_game)  # make_my_bot(seed) gives an object with `act(view)`

Each check is also a function of its own, `check(game, table)`. With pytest:

    @pytest.mark.parametrize("table", tables(my_game), ids=str)
    @pytest.mark.parametrize("check", CHECKS, ids=lambda check: check.__name__)
    def test_my_game_keeps_the_contract(check, table):
        check(my_game, table)

A check plays one game of random legal moves at its table and looks closely at some of the
positions it meets; the same table gives the same game again. The kit takes `view("open")` for the
whole state, at any time of a game, and expects `resample` to give that state back from it.

A model game to copy, with a bot, is `hofnarr.testing.model`.

Tables set up by hand, for tests of rules and bots, are in `hofnarr.testing.catan` and
`hofnarr.testing.kabale`.
"""

from hofnarr.testing.bots import Bot, check_bot
from hofnarr.testing.contract import (
    check_chance,
    check_clones,
    check_json,
    check_legal_actions,
    check_open_view,
    check_turns,
)
from hofnarr.testing.illegal import check_illegal_actions, check_refusals_tell_nothing
from hofnarr.testing.kit import CHECKS, check_game
from hofnarr.testing.play import Nonconforming, Table, tables
from hofnarr.testing.randomness import check_no_global_randomness
from hofnarr.testing.records import check_forged_records, check_records
from hofnarr.testing.resample import check_resample_keeps, check_resample_varies
from hofnarr.testing.secrecy import check_redealt_stories, check_twin_stories

__all__ = [
    "CHECKS",
    "Bot",
    "Nonconforming",
    "Table",
    "check_bot",
    "check_chance",
    "check_clones",
    "check_forged_records",
    "check_game",
    "check_illegal_actions",
    "check_json",
    "check_legal_actions",
    "check_no_global_randomness",
    "check_open_view",
    "check_records",
    "check_redealt_stories",
    "check_refusals_tell_nothing",
    "check_resample_keeps",
    "check_resample_varies",
    "check_turns",
    "check_twin_stories",
    "tables",
]
