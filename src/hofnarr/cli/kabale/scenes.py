"""Whole screens of a game: the welcome, a decision, the end of a round."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from rich.text import Text

from hofnarr.cli import heraldry as look
from hofnarr.cli.heraldry import TINCTURES
from hofnarr.cli.kabale import board, story
from hofnarr.cli.kabale.board import Room
from hofnarr.cli.paint import Block, beside, fit, line, sized, wrapped
from hofnarr.cli.saves import HUMAN, Table
from hofnarr.core.game import Event, Viewer
from hofnarr.kabale.events import Awarded, RoundEnded
from hofnarr.kabale.telling import tell_options
from hofnarr.kabale.view import CardView, ColumnView, View
from hofnarr.texts import Texts

SIDE = 42  #: the width of the log where it has room beside the columns
SIDE_COLUMN = 18  #: columns must stay this wide for it
NARROWEST = 74  #: and the table as a whole
LOG_LINES = 9  #: of a log below the columns
FEW_LOG_LINES = 2
PROMPT_LINES = 3
RECENT = 40  #: moves; no screen shows more of them


class Frame(NamedTuple):
    """What every screen needs to know; a script, which scrolls for ever, has no height."""

    texts: Texts
    names: Sequence[str]
    width: int
    height: int

    @property
    def roomy(self) -> bool:
        return self.height >= board.ROOMY

    @property
    def rows(self) -> int:
        """What is left above the prompt."""
        return self.height - PROMPT_LINES

    def room(self, free: int) -> Room:
        """For the columns above a log, of so many rows for both."""
        return Room(free - LOG_LINES, free - FEW_LOG_LINES) if self.height else board.ANY_ROOM

    def filled(self, lines: Block) -> Block:
        """The same down to the prompt."""
        return lines + [line(self.width)] * (self.rows - len(lines))


class Log(NamedTuple):
    """The latest moves as a viewer may read them; `new` of them came since that viewer's last."""

    entries: list[story.Entry]
    new: int

    def before_awards(self) -> Log:
        """Without the awards that have just been made: nobody is to know them beforehand."""
        ends = [place for place, entry in enumerate(self.entries) if entry.ends_round]
        later = len(self.entries) - ends[-1]
        return Log(self.entries[: ends[-1]], max(0, self.new - later))


def log_of(told: Sequence[Sequence[Event]], read: int, frame: Frame, viewer: Viewer) -> Log:
    """`read`: how many moves the viewer has seen already."""
    first = max(0, len(told) - RECENT)
    entries = story.entries(told[first:], frame.names, frame.texts, viewer)
    new = story.entries(told[max(first, read) :], frame.names, frame.texts, viewer)
    return Log(entries, len(new))


def welcome(table: Table, frame: Frame) -> Block:
    """Who plays, how, and the promise that the shuffle is fixed."""
    texts, width = frame.texts, frame.width
    dim = look.TEXT_DIM
    lines = [
        sized(board.masthead(("Kabale und Hiebe", look.BRASS)), width),
        *board.seam(width, roomy=True),
        line(width),
        *(sized(Text("  ") + row, width) for row in _players(table, frame)),
        line(width),
    ]
    for option in tell_options(texts, table.match.options):
        lines += wrapped(Text(option, dim), width, Text("  "))
    lines.append(line(width))
    lines += wrapped(Text(texts("welcome-commitment"), dim), width, Text("  "))
    lines.append(line(width, (f"  {table.match.commitment}", look.BRASS)))
    lines += [line(width), line(width, ("  " + texts("welcome-help"), ""))]
    return frame.filled(lines)


def _players(table: Table, frame: Frame) -> Block:
    """Everybody with a card of the colour and shape to look for."""
    size = min(16, (frame.width - 2) // len(table.seats) - 2)
    blocks = []
    for seat, who in enumerate(table.seats):
        kind = frame.texts("welcome-person" if who == HUMAN else "welcome-bot", bot=who)
        name = (" " + fit(frame.names[seat], size - 3), f"bold {TINCTURES[seat].text}")
        blocks.append(
            [
                *board.back(seat, size, 5 if frame.roomy else 3),
                Text.assemble(board.sign(seat), name),
                Text(fit(kind, size), look.TEXT_DIM),
            ]
        )
    return beside(blocks, 2)


def decision(view: View, log: Log, frame: Frame) -> Block:
    """Table, log and hand; the log stands beside them where there is room."""
    seat = view.to_act
    assert seat is not None
    main = frame.width - SIDE - 3
    has_side = frame.roomy and main >= max(NARROWEST, SIDE_COLUMN * len(view.seats))
    width = main if has_side else frame.width
    cards = view.seats[seat].hand or []
    asked = view.decision != "swap"
    hand = board.hand(cards, seat, frame.texts, width, roomy=frame.roomy, asked=asked)
    air = [line(width)] * frame.roomy
    free = frame.rows - len(hand) - 2 * len(air)
    if has_side:
        table = _table(view, frame, width, Room(free, free))
        return _beside_log([*table, *air, *hand, *air], log, frame)
    table = _table(view, frame, width, frame.room(free))
    return [*table, *air, *_below(log, frame, free - len(table)), *air, *hand]


def _table(view: View, frame: Frame, width: int, room: Room) -> Block:
    return board.table(view, frame.names, frame.texts, width, roomy=frame.roomy, room=room)


def _below(log: Log, frame: Frame, free: int) -> Block:
    if not frame.height:
        return story.whole(log.entries[len(log.entries) - log.new :], frame.width)
    return story.tail(log.entries, frame.width, max(FEW_LOG_LINES, free), log.new)


def _beside_log(left: Block, log: Log, frame: Frame) -> Block:
    heading = line(SIDE, (f" {frame.texts('board-log')}", "bold"))
    told = story.tail(log.entries, SIDE - 1, len(left) - 2, log.new)
    rule = [Text("│", look.LINE)] * len(left)
    return beside([left, rule, [heading, line(SIDE), *told]], 1)


def hand_over(seat: int, frame: Frame) -> Block:
    """Between two people at one screen."""
    words = frame.texts("pass-to", name=frame.names[seat])
    text = Text.assemble(board.sign(seat), (f"  {words}", "bold"))
    shown = [*board.back(seat, 16, 7), Text(), text] if frame.height else [text]
    above = max(0, frame.rows - len(shown)) // 2
    lines = [line(frame.width)] * above
    for row in shown:
        left = (frame.width - row.cell_len) // 2 if frame.height else 1
        lines.append(sized(Text(" " * left) + row, frame.width))
    return frame.filled(lines)


def round_end(ended: RoundEnded, awarded: Sequence[Awarded], log: Log, frame: Frame) -> Block:
    """All cards turned up, before the columns are awarded."""
    texts, width = frame.texts, frame.width
    columns = [
        _turned_up(event, cards) for event, cards in zip(awarded, ended.columns, strict=True)
    ]
    words = texts("round-over", number=ended.round + 1, name=frame.names[ended.ender])
    head = [
        sized(board.masthead((words, "bold")), width),
        *board.seam(width, roomy=frame.roomy),
        line(width),
    ]
    free = frame.rows - len(head) - 1
    shown = board.columns(columns, texts, width, roomy=False, room=frame.room(free))
    return [*head, *shown, line(width), *_below(log, frame, free - len(shown))]


def _turned_up(event: Awarded, cards: Sequence[tuple[int | str, str]]) -> ColumnView:
    lying = [CardView(int(owner), card, "up") for owner, card in cards]
    return ColumnView(event.target, False, len(lying) >= event.target[1], lying)
