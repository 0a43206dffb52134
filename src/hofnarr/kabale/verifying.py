"""Verifying thousands of records: the kernel finds out whether one is right; of one that is not,
`record.verify` says what is wrong. The verdicts and sentences are its own in any case."""

from __future__ import annotations

from hofnarr.kabale.actions import Cloak, Play
from hofnarr.kabale.cards import CARD_INDEX, TARGET_INDEX, TARGETS
from hofnarr.kabale.kernel import following as tape
from hofnarr.kabale.kernel import layout
from hofnarr.kabale.kernel.runners import open_runner
from hofnarr.kabale.options import Options
from hofnarr.kabale.record import Record, Result, check_deal, checked_deal, verify

_MOST_WORDS = layout.state_size(layout.MAX_PLAYERS)
_NOTHING = [0] * _MOST_WORDS


class Verifier:
    """Verifies one record after the other, as `verify` does. One thread at a time."""

    def __init__(self, runner: str | None = None) -> None:
        made = open_runner(runner)
        self._start = made.function("start")
        self._follow = made.function("follow_record")
        self._words = made.ints(_MOST_WORDS)
        self._tape = made.ints(tape.TAPE_SIZE)
        self._result = made.ints(tape.RESULT_SIZE)
        self._events = made.ints(layout.EVENT_BUFFER)

    def __call__(self, record: Record) -> None:
        """Raise BrokenRecord with the first thing that is wrong."""
        options = checked_deal(record)
        if self.is_followed(record, options):
            check_deal(record)
        else:
            verify(record)

    def is_followed(self, record: Record, options: Options) -> bool:
        """Whether the record, its deal already checked, goes by the rules to its claimed result."""
        try:
            self._write(record)
        except (KeyError, OverflowError, ValueError):
            return False
        self._words[:] = _NOTHING
        self._start(self._words, self._events, len(record.players), options.bits, record.start)
        if not self._follow(self._words, self._tape, self._result, self._events):
            return False
        return record.result is not None and self._is_result(record.result, len(record.players))

    def _write(self, record: Record) -> None:
        """The record as numbers; raises an error where it is none of the rules' own."""
        if len(record.actions) > tape.MOST_FOLLOWED:
            raise ValueError("longer than any game")
        if len(record.reshuffles) > tape.MOST_RESHUFFLES:
            raise ValueError("more reshuffles than in any game")
        head = [len(record.actions), len(record.reshuffles)]
        head += [TARGET_INDEX[target] for target in record.targets]
        head += [0] * (tape.TAPE_PILES - len(head))
        for deck in record.decks:
            head += [CARD_INDEX[card] for card in deck]
        head += [0] * (tape.TAPE_RESHUFFLES - len(head))
        for reshuffle in record.reshuffles:
            cards = [CARD_INDEX[card] for card in reshuffle.order]
            if len(cards) > layout.CARD_COUNT:
                raise ValueError("more cards than there are")
            head += [reshuffle.seat, len(cards), *cards]
            head += [0] * (layout.CARD_COUNT - len(cards))
        decisions: list[int] = []
        for action in record.actions:
            if isinstance(action, Play):
                card, column = CARD_INDEX[action.card], action.column
                decisions += (action.seat, layout.PLAY, card, _place(column))
            elif isinstance(action, Cloak):
                card = -1 if action.card is None else CARD_INDEX[action.card]
                decisions += (action.seat, layout.CLOAK_CHOICE, card, -1)
            else:
                column = -1 if action.column is None else _place(action.column)
                decisions += (action.seat, layout.SWAP_CHOICE, -1, column)
        self._tape[: len(head)] = head
        first = tape.TAPE_DECISIONS
        self._tape[first : first + len(decisions)] = decisions

    def _is_result(self, claimed: Result, seats: int) -> bool:
        true = self._result[: tape.RESULT_SIZE]
        scores = true[tape.RESULT_SCORES : tape.RESULT_SCORES + seats]
        awards = true[tape.RESULT_AWARDS]
        if claimed.scores != scores or len(claimed.rounds) * seats != awards:
            return False
        at = tape.RESULT_COLUMNS
        for played in claimed.rounds:
            if len(played.columns) != seats:
                return False
            for column in played.columns:
                winner = None if true[at + 1] < 0 else true[at + 1]
                if column.target != TARGETS[true[at]] or column.winner != winner:
                    return False
                at += 2
        return True


def _place(column: int) -> int:
    """None is written as -1, so that a record may not."""
    if column < 0:
        raise ValueError("there is no such column")
    return column
