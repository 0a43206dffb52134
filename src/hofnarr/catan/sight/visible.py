"""The board as far as a viewer knows it: what is hidden is there only in number.

It is for working something out of what can be seen, not for playing on: see `resample.py` for that.
"""

from __future__ import annotations

from functools import lru_cache

import msgspec

from hofnarr.catan.catalogue.cardset import CardSet
from hofnarr.catan.engine.board import UNKNOWN, Board
from hofnarr.catan.engine.points import recount
from hofnarr.catan.options import Options
from hofnarr.catan.sight.view import View, read_board
from hofnarr.core.game import Viewer


def blinded(s: Board, viewer: Viewer) -> Board:
    """A copy of a board, without what this viewer may not know."""
    seen = s.clone()
    for seat, r in enumerate(seen.realms):
        if viewer not in ("open", seat):
            r.hand = [UNKNOWN] * len(r.hand)
    seen.stacks = [(UNKNOWN,) * len(cards) for cards in s.stacks]
    seen.memory = [[], [], []]
    seen.known = [(), (), (), ()]
    seen.removed = seen.events = ()
    seen.event_known = []
    seen.moves = []
    seen.kept = None
    if viewer not in ("open", s.active):
        seen.drawn = ()
    if seen.stale:
        recount(seen)
    return seen


def visible_board(view: View) -> Board:
    """The same for whoever has only the view."""
    s = read_board(view, _card_set(msgspec.json.encode(view.options, order="deterministic")))
    for r, player in zip(s.realms, view.seats, strict=True):
        if player.hand is None:
            r.hand = [UNKNOWN] * player.hand_count
    s.stacks = [(UNKNOWN,) * stack.count for stack in view.stacks]
    recount(s)
    return s


@lru_cache(maxsize=64)
def _card_set(options: bytes) -> CardSet:
    """Without checking: the tournament deck of the opponent is missing."""
    return CardSet(msgspec.json.decode(options, type=Options))
