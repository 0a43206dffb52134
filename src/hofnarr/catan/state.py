"""A game going on: the readable face of the engine."""

from __future__ import annotations

from collections.abc import Sequence

from hofnarr.catan import running
from hofnarr.catan.actions import Action
from hofnarr.catan.catalogue.cardset import card_set
from hofnarr.catan.engine.board import Board
from hofnarr.catan.engine.moves import action as action_of
from hofnarr.catan.engine.moves import encode
from hofnarr.catan.engine.steps import asked
from hofnarr.catan.events import Event
from hofnarr.catan.options import Options
from hofnarr.catan.reasons.refusal import refuse
from hofnarr.catan.sight.view import View, make_view
from hofnarr.core.chance import Chance
from hofnarr.core.game import Viewer


class State:
    """The Catan card game between two decisions.

    >>> from hofnarr.core.chance import RandomChance
    >>> state, events = State.new(Options(), RandomChance(1), start=0)
    >>> state.to_act(), len(state.legal())
    (0, 6)
    """

    __slots__ = ("board",)
    seats = 2

    def __init__(self, board: Board) -> None:
        self.board = board

    @classmethod
    def new(cls, options: Options, chance: Chance, start: int) -> tuple[State, Sequence[Event]]:
        board, events = running.start_game(card_set(options), chance, start)
        return cls(board), events  # type: ignore[return-value]

    def to_act(self) -> int | None:
        board = self.board
        return asked(board).seat if board.todo else None

    def legal(self) -> list[Action]:
        board = self.board
        if not board.todo:
            return []
        seat = asked(board).seat
        return [action_of(seat, move) for move in board.moves]

    def apply(self, action: Action, chance: Chance) -> Sequence[Event]:
        board = self.board
        move = encode(action)
        seat = asked(board).seat if board.todo else -1
        # Of several actions with the same move only the one that it stands for is meant.
        if move not in board.moves or action.seat != seat or action_of(seat, move) != action:
            refuse(board, action, move)
        return running.step(board, move, chance)  # type: ignore[return-value]

    def scores(self) -> list[int]:
        board = self.board
        return [board.victory(0), board.victory(1)]

    def winners(self) -> list[int]:
        """C87 gives one the win, even on equal points; a draw by C89 is shared."""
        board = self.board
        if not board.over:
            return []
        return [0, 1] if board.winner < 0 else [board.winner]

    def clone(self) -> State:
        return State(self.board.clone())

    def view(self, viewer: Viewer) -> View:
        return make_view(self.board, viewer)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, State) and self.view("open") == other.view("open")

    __hash__ = None  # type: ignore[assignment]

    def __repr__(self) -> str:
        board = self.board
        what = f"seat {self.to_act()} to {asked(board).name}" if board.todo else "over"
        return f"<Catan, turn {board.turn}, {self.scores()[0]}:{self.scores()[1]}, {what}>"
