"""A game going on: the readable face of the kernel."""

from __future__ import annotations

from hofnarr.core.chance import Chance
from hofnarr.core.errors import IllegalAction
from hofnarr.core.game import Viewer
from hofnarr.kabale.actions import Action, Cloak, Play, Swap, legal_actions
from hofnarr.kabale.cards import CARD_INDEX, TARGETS
from hofnarr.kabale.counting import winners
from hofnarr.kabale.events import Event, cards_of, read_events
from hofnarr.kabale.kernel import layout, turn
from hofnarr.kabale.kernel.score import score
from hofnarr.kabale.kernel.sight import observe
from hofnarr.kabale.options import Options
from hofnarr.kabale.view import View, kernel_viewer, make_view

TARGET_SOURCE = "targets"


class State:
    """Kabale und Hiebe between two decisions.

    >>> from hofnarr.core.chance import RandomChance
    >>> state, events = State.new(2, Options(), RandomChance(1), start=0)
    >>> state.to_act(), len(state.legal())
    (0, 6)
    """

    __slots__ = ("words",)

    def __init__(self, words: list[int]) -> None:
        self.words = words

    @classmethod
    def new(
        cls, seats: int, options: Options, chance: Chance, start: int
    ) -> tuple[State, list[Event]]:
        words = [0] * layout.state_size(seats)
        buffer = _buffer()
        turn.start(words, buffer, seats, options.bits, start)
        for seat in range(seats):
            chance.shuffle(str(seat), range(layout.CARD_COUNT))
        chance.shuffle(TARGET_SOURCE, target_box(seats, options))
        _go_on(words, buffer, chance)
        state = cls(words)
        return state, read_events(buffer, state.scores())

    @property
    def seats(self) -> int:
        return self.words[layout.PLAYERS]

    @property
    def options(self) -> Options:
        return Options.from_bits(self.words[layout.OPTIONS])

    def to_act(self) -> int | None:
        return None if self.words[layout.PHASE] == layout.OVER else self.words[layout.ACTOR]

    def legal(self) -> list[Action]:
        return legal_actions(self.words)

    def apply(self, action: Action, chance: Chance) -> list[Event]:
        self._check(action)
        words = self.words.copy()
        buffer = _buffer()
        match action:
            case Play(_, card, column):
                turn.play(words, buffer, CARD_INDEX[card], column)
            case Cloak(_, slipped):
                turn.cloak(words, buffer, -1 if slipped is None else CARD_INDEX[slipped])
            case Swap(_, other):
                turn.swap(words, buffer, -1 if other is None else other)
        _go_on(words, buffer, chance)
        self.words = words
        return read_events(buffer, self.scores())

    def scores(self) -> list[int]:
        return [score(self.words, seat) for seat in range(self.seats)]

    def winners(self) -> list[int]:
        return winners(self.scores()) if self.words[layout.PHASE] == layout.OVER else []

    def clone(self) -> State:
        return State(self.words.copy())

    def view(self, viewer: Viewer) -> View:
        if viewer == "open":
            return make_view(self.words, viewer)
        sight = [0] * len(self.words)
        observe(self.words, kernel_viewer(viewer), sight)
        return make_view(sight, viewer)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, State) and _canonical(self.words) == _canonical(other.words)

    __hash__ = None  # type: ignore[assignment]

    def __repr__(self) -> str:
        view = self.view("open")
        what = f"seat {view.to_act} to {view.decision}" if view.decision else "over"
        return f"<Kabale, {self.seats} players, round {view.round + 1}, {what}>"

    def _check(self, action: Action) -> None:
        """Refuse what the rules forbid, naming the rule."""
        words = self.words
        phase = words[layout.PHASE]
        seat = words[layout.ACTOR]
        if phase == layout.OVER:
            raise IllegalAction("the game is over", "end")
        expected = {layout.PLAY: Play, layout.CLOAK_CHOICE: Cloak, layout.SWAP_CHOICE: Swap}[phase]
        if action.seat != seat:
            raise IllegalAction(f"it is seat {seat} that must decide, not {action.seat}", "turn")
        if not isinstance(action, expected):
            rule = {Play: "turn", Cloak: "cloak", Swap: "traitor"}[expected]
            raise IllegalAction(
                f"seat {seat} must answer with {_TAGS[expected]}, not {_TAGS[type(action)]}", rule
            )
        hand = cards_of(words[layout.HAND + seat * layout.SEAT_SIZE])
        match action:
            case Play(_, card, column):
                if card not in hand:
                    raise IllegalAction(f"{card} is not in the hand of seat {seat}", "turn")
                _check_column(column, self.seats, "turn")
                if words[layout.CLOSED] >> column & 1:
                    raise IllegalAction(f"column {column} is closed by a storm", "storm")
            case Cloak(_, slipped):
                if slipped is not None and slipped not in hand:
                    raise IllegalAction(f"{slipped} is not in the hand of seat {seat}", "cloak")
            case Swap(_, other):
                if other is not None:
                    _check_column(other, self.seats, "traitor")
                    if other == words[layout.WHERE]:
                        raise IllegalAction(
                            f"the traitor lies in column {other} itself: name another one",
                            "traitor",
                        )


_TAGS: dict[type, str] = {Play: "play", Cloak: "cloak", Swap: "swap"}


def _check_column(column: int, seats: int, rule: str) -> None:
    if type(column) is not int or not 0 <= column < seats:
        raise IllegalAction(f"there is no column {column!r}: they are 0 to {seats - 1}", rule)


def _buffer() -> list[int]:
    buffer = [0] * layout.EVENT_BUFFER
    buffer[0] = 1
    return buffer


def _canonical(words: list[int]) -> list[int]:
    """Without the sums of the column awarded last, which are no part of the position."""
    return words[: layout.TOTALS] + words[layout.STACKS :]


def target_box(seats: int, options: Options) -> list[int]:
    """The targets that are shuffled: all, or without those worth 1 (`ones_with_two`)."""
    without_ones = seats == 2 and options.ones_with_two == "remove"
    return [index for index, (_, points) in enumerate(TARGETS) if points > 1 or not without_ones]


def _targets(words: list[int]) -> list[int]:
    mask = words[layout.TARGETS_LEFT] | words[layout.TARGETS_LEFT + 1] << layout.HALF
    return [index for index in range(2 * layout.HALF) if mask >> index & 1]


def _go_on(words: list[int], buffer: list[int], chance: Chance) -> None:
    """Through draws, reveals and awards to the next decision or the end."""
    while words[layout.PHASE] > layout.LAST_CHOICE:
        phase = words[layout.PHASE]
        if phase == layout.OVER:
            return
        if phase == layout.ROUND_END:
            turn.end_round(words, buffer)
        elif phase == layout.REVEAL:
            turn.reveal(words, buffer, chance.draw(TARGET_SOURCE, _targets(words)))
        else:
            _draw(words, buffer, chance)


def _draw(words: list[int], buffer: list[int], chance: Chance) -> None:
    seat = words[layout.ACTOR]
    pile = layout.PILE + seat * layout.SEAT_SIZE
    empty = words[pile] == 0
    if not turn.ready(words, buffer):
        turn.draw(words, buffer, -1)
        return
    cards = [index for index in range(layout.CARD_COUNT) if words[pile] >> index & 1]
    if empty:
        chance.shuffle(str(seat), cards)
    turn.draw(words, buffer, chance.draw(str(seat), cards))
