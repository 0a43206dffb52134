"""The engine as a whole: begin a game, carry out a move. Everything the cards do is loaded here."""

from __future__ import annotations

from hofnarr.catan import cards
from hofnarr.catan.catalogue.cardset import CardSet
from hofnarr.catan.engine.board import Board
from hofnarr.catan.engine.points import recount
from hofnarr.catan.engine.settling import settle
from hofnarr.catan.engine.steps import advance, asked
from hofnarr.catan.rules.setup import begin
from hofnarr.core.chance import Chance
from hofnarr.core.game import Event

cards.load()


def start_game(cs: CardSet, chance: Chance, start: int) -> tuple[Board, list[Event]]:
    """A board at its first decision, and what happened until then."""
    s = begin(cs, chance, start)
    advance(s, settle, recount)
    s.chance = None  # type: ignore[assignment]
    return s, s.log


def step(s: Board, move: int, chance: Chance) -> list[Event]:
    """Carry out one of `s.moves`; gives what happened."""
    s.chance = chance
    log: list[Event] = []
    s.log = log
    decision = asked(s)
    s.todo.pop()
    decision.answer(s, move)
    advance(s, settle, recount)
    s.chance = None  # type: ignore[assignment]
    return log


def to_act(s: Board) -> int:
    """The seat that must decide; -1 when the game is over."""
    return asked(s).seat if s.todo else -1
