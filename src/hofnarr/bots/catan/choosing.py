"""All other decisions: every choice is tried, in one or several worlds that agree with the view."""

from __future__ import annotations

from hofnarr.bots.catan.deeds import promising
from hofnarr.bots.catan.following import Judge, Luck
from hofnarr.bots.catan.planning import ENOUGH
from hofnarr.bots.catan.prospects import Keeping
from hofnarr.catan import running
from hofnarr.catan.engine.board import Board
from hofnarr.catan.engine.moves import DRAW, END, GIVE, KIND, LOOK, PASS, PUT, SEARCH, high, low
from hofnarr.catan.engine.steps import asked

ABOUT_STACKS = frozenset((DRAW, SEARCH, LOOK, PUT))

Choice = tuple[int, ...]  #: a move, and where the kind of the next one belongs to it, that too
Valued = tuple[int, float]


def is_hidden(s: Board) -> bool:
    """Whether the choice is about cards that nobody has seen: then one world tells little."""
    kinds = {move & KIND for move in s.moves}
    return bool(kinds & {DRAW, SEARCH, LOOK}) or asked(s).name == "exchange"


def values(worlds: list[Board], judge: Judge, seed: int) -> list[Valued]:
    """The moves that were tried, and what each is worth on average over the worlds."""
    found: dict[int, float] = {}
    for choice in _choices(worlds[0], judge):
        value = sum(_tried(world, judge, choice, seed) for world in worlds) / len(worlds)
        if choice[0] in (END, PASS):
            value += ENOUGH
        found[choice[0]] = max(value, found.get(choice[0], value))
    return list(found.items())


def _choices(s: Board, judge: Judge) -> list[Choice]:
    step = asked(s).name
    if step == "act":
        return [(END,), *((move,) for move in promising(s))]
    puts = [move for move in s.moves if move & KIND == PUT]
    others: list[Choice] = [(move,) for move in s.moves if move & KIND not in (PUT, GIVE)]
    if step == "exchange":
        # Only the least card goes; then the top of the stack, or a search.
        least = min(s.realms[judge.seat].hand, key=Keeping(s, judge.seat, judge.w))
        puts = _different(s, judge.seat, [move for move in puts if high(move) == least])
        return others + [(move, kind) for move in puts for kind in (DRAW, SEARCH)]
    if is_hidden(s):
        return [(move,) for move in _different(s, judge.seat, s.moves)]
    # Under which stack a card goes hardly matters: the first one stands for all.
    first = {high(move): move for move in reversed(puts)}
    return others + [(move,) for move in first.values()] or [(s.moves[0],)]


def _different(s: Board, seat: int, moves: list[int]) -> list[int]:
    """One stack stands for all of which nothing is known, and which are of the same cards."""
    found = {}
    for move in reversed(moves):
        kind, stack = move & KIND, low(move)
        known = kind not in ABOUT_STACKS or max(s.memory[seat][stack], default=-1) >= 0
        found[(move,) if known else (kind, s.cs.stack_groups[stack])] = move
    return list(reversed(found.values()))


def _tried(s: Board, judge: Judge, choice: Choice, seed: int) -> float:
    trial = s.clone()
    luck = Luck(seed)
    if choice[0] != END:  # the dice of the next turn say nothing about this one
        running.step(trial, choice[0], luck)
    if len(choice) > 1 and trial.todo and asked(trial).name == "redraw":
        wanted = [move for move in trial.moves if move & KIND == choice[1]]
        running.step(trial, wanted[0], luck)
    judge.follow(trial, luck)
    return judge.standing(trial)
