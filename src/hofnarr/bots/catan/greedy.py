"""The greedy bot: every choice carried out one step ahead, in worlds dealt from the view alone."""

from __future__ import annotations

from random import Random

from hofnarr.bots.catan.deeds import is_twin
from hofnarr.bots.catan.position import card_worth, standing
from hofnarr.catan import running
from hofnarr.catan.actions import Action
from hofnarr.catan.engine.board import Board, Realm
from hofnarr.catan.engine.moves import (
    DISCARD,
    END,
    GIVE,
    KIND,
    PASS,
    PAY,
    PUT,
    REMOVE,
    ROB,
    ROLL,
    STORE,
    TAKE,
    action,
    high,
    low,
)
from hofnarr.catan.engine.steps import asked
from hofnarr.catan.rules.resources import resource_at
from hofnarr.catan.sight.resample import resample
from hofnarr.catan.sight.view import View
from hofnarr.core.chance import RandomChance

#: Decisions between turns: a position is judged there, all others are played on.
CALM = ("act", "roll", "refill", "exchange", "hand_end")
MOST_STEPS = 12  # how far a choice is followed until the table is calm
ENOUGH = 0.5  # less than this is no reason to do something


class Greedy:
    def __init__(self, seed: int) -> None:
        self._random = Random(seed)

    def act(self, view: View) -> Action:
        if len(view.legal) == 1:
            return view.legal[0]
        seed = self._random.getrandbits(31)
        return action(view.legal[0].seat, _best(resample(view, seed), seed))


def _best(s: Board, seed: int) -> int:
    """The best move of whoever must decide; the first one of several."""
    step, seat = asked(s).name, asked(s).seat
    moves = _worth_trying(s)
    best, value = moves[0], -1e9
    if step == "act" and moves[0] == END:
        # Not followed: the dice of the next turn say nothing about this one.
        value = standing(s, seat) + ENOUGH
        moves = moves[1:]
    for move in moves:
        found = _value(s, seat, move, seed)
        if found > value:
            best, value = move, found
    return best


def _worth_trying(s: Board) -> list[int]:
    """Without offers, without removing one's own cards, and one of two equivalent sites."""
    chosen = [
        move for move in s.moves if move & KIND not in (GIVE, REMOVE) and not is_twin(s, move)
    ]
    return chosen or s.moves


def _value(s: Board, seat: int, move: int, seed: int) -> float:
    trial = s.clone()
    chance = RandomChance(seed)
    running.step(trial, move, chance)
    for _ in range(MOST_STEPS):
        if not trial.todo or asked(trial).name in CALM:
            break
        running.step(trial, _likely(trial, seat), chance)
    return standing(trial, seat)


def _likely(s: Board, seat: int) -> int:
    """How a half-done choice goes on: the obvious small decision."""
    actor = asked(s).seat
    moves = s.moves
    kinds = {move & KIND for move in moves}
    r = s.realms[actor]
    if actor != seat and (PASS in moves or ROLL in moves):
        return PASS if PASS in moves else ROLL
    if TAKE in kinds:
        taking = [move for move in moves if move & KIND == TAKE]
        return max(taking, key=lambda move: card_worth(s, actor, low(move)))
    if PUT in kinds or DISCARD in kinds:
        putting = [move for move in moves if move & KIND in (PUT, DISCARD)]
        return min(putting, key=lambda move: card_worth(s, actor, _card(move)))
    if PAY in kinds:
        return max(
            (move for move in moves if move & KIND == PAY), key=lambda move: _have(r, r, move)
        )
    if STORE in kinds:
        return min(
            (move for move in moves if move & KIND == STORE), key=lambda move: _have(r, r, move)
        )
    if ROB in kinds:
        other = s.realms[1 - actor]
        return min(
            (move for move in moves if move & KIND == ROB), key=lambda move: _have(r, other, move)
        )
    return next((move for move in moves if move & KIND != PASS), moves[0])


def _card(move: int) -> int:
    return high(move) if move & KIND == PUT else low(move)


def _have(owner: Realm, place_in: Realm, move: int) -> int:
    """How much the owner has of the resource that lies at the place of a move."""
    return owner.have[resource_at(place_in, low(move))]
