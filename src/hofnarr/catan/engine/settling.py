"""What follows every completed step, in a fixed order (C88)."""

from __future__ import annotations

from hofnarr.catan import events
from hofnarr.catan.engine.board import Board
from hofnarr.catan.engine.hooks import SETTLE_FIRST, THRESHOLDS
from hofnarr.catan.engine.points import move_tokens, recount
from hofnarr.catan.engine.stacks import discard
from hofnarr.catan.engine.steps import held_cards, push, tell
from hofnarr.catan.rules.building import throw_away
from hofnarr.catan.rules.hand import Surplus

SEVEN = 7


def settle(s: Board) -> None:
    """New targets, points and tokens, thresholds, 7-point rule, victory, surplus of the passive."""
    s.dirty = False
    pending = len(s.todo)
    for first in SETTLE_FIRST:
        first(s)
    if len(s.todo) > pending:
        s.dirty = True  # somebody is asked; then it is settled again
        return
    if s.stale:
        recount(s)
    move_tokens(s)
    if THRESHOLDS and _thresholds(s):
        recount(s)
        move_tokens(s)
        s.dirty = False
    scores = (s.victory(0), s.victory(1))
    if not s.seven and sum(scores) >= SEVEN:
        s.seven = True
        tell(s, events.SevenReached())
    if s.turn < 0:
        return
    winner = _winner(s, scores)
    if winner >= 0:
        end_game(s, winner, "victory")
        return
    passive = s.realms[1 - s.active]
    asking = Surplus(1 - s.active)
    if len(passive.hand) > passive.limit and asking not in s.todo:  # Civil War asks both (C85)
        push(s, asking)


def _thresholds(s: Board) -> bool:
    """C35: foreign cards whose host has become too strong leave at once."""
    a, b = s.realms[0].count, s.realms[1].count
    for card in THRESHOLDS:
        if a[card] or b[card]:
            break
    else:
        return False
    gone = [
        (seat, place)
        for seat, r in enumerate(s.realms)
        for place in r.built
        if r.card[place] in THRESHOLDS and THRESHOLDS[r.card[place]](s, seat, place)
    ]
    for seat, place in gone:
        throw_away(s, seat, place, pile_of=seat)
    return bool(gone)


def _winner(s: Board, scores: tuple[int, int]) -> int:
    """C87: of equal points those of the active player win."""
    target = s.cs.target
    if s.cs.is_base_game:
        return s.active if scores[s.active] >= target else -1
    if max(scores) < target:
        return -1
    if scores[0] == scores[1]:
        return s.active
    return 0 if scores[0] > scores[1] else 1


def end_game(s: Board, winner: int, reason: str) -> None:
    s.over = True
    s.winner = winner
    for seat, card in held_cards(s):
        discard(s, seat, card)  # only by the first rules: now nothing is half done here (C129)
    s.drawn = ()
    s.todo.clear()
    s.moves = []
    tell(
        s,
        events.GameEnded(
            None if winner < 0 else winner,
            [s.victory(0), s.victory(1)],
            "victory" if reason == "victory" else "rounds",
        ),
    )
