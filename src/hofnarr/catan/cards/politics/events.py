"""Politics & Intrigue: event cards."""

from __future__ import annotations

from hofnarr.catan.catalogue.titles import title
from hofnarr.catan.engine.board import Board
from hofnarr.catan.engine.hooks import event
from hofnarr.catan.engine.stacks import open_tops
from hofnarr.catan.rules.resources import gain_any, give

_CHURCH = title("church")
ALMS = 2
FEAST = 2


@event("begging_monk")
def begging_monk(s: Board, seat: int) -> None:
    """C73: the holder of the windmill token gives what he likes, as far as it can be stored."""
    if s.mill >= 0:
        give(s, s.mill, ALMS)


@event("good_neighbors")
def good_neighbors(s: Board, seat: int) -> None:
    """C67: the present top cards are turned once, not on a stack under a Church Curse."""
    cursed = {pile for _, pile in s.curses}
    stacks = [stack for stack, cards in enumerate(s.stacks) if cards and stack not in cursed]
    open_tops(s, stacks)


@event("church_festival")
def church_festival(s: Board, seat: int) -> None:
    """2 resources of choice, however many Churches there are; the roller first."""
    for owner in (1 - seat, seat):
        if s.realms[owner].count[_CHURCH]:
            gain_any(s, owner, FEAST)
