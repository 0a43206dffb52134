"""Whole screens of a game: the welcome, a decision, the end of a round."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from rich.text import Text

from hofnarr.cli import board, story
from hofnarr.cli import heraldry as look
from hofnarr.cli.heraldry import TINCTURES
from hofnarr.cli.paint import Block, beside, line, sized, wrapped
from hofnarr.cli.saves import HUMAN, Table
from hofnarr.core.game import Event, Viewer
from hofnarr.kabale.events import Awarded, RoundEnded
from hofnarr.kabale.telling import tell_options
from hofnarr.kabale.view import CardView, ColumnView, View
from hofnarr.texts import Texts

SIDE = 42  #: the width of the log where it has room beside the columns
SIDE_COLUMN = 18  #: columns must stay this wide for it
LOG_LINES = 9  #: of a log below the columns
FEW_LOG_LINES = 2
PROMPT_LINES = 3
RECENT = 40  #: moves; no screen shows more of them


class Frame(NamedTuple):
    """What every screen needs to know."""

    texts: Texts
    names: Sequence[str]
    width: int
    height: int

    @property
    def roomy(self) -> bool:
        return self.height >= board.ROOMY


class Log(NamedTuple):
    """The latest moves as a viewer may read them; `new` of them came since that viewer's last."""

    entries: list[story.Entry]
    new: int

    def before_awards(self) -> Log:
        """Without the awards that have just been made: nobody shall know them beforehand."""
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
        line(width),
        line(width, ("  ♞ Hofnarr", f"bold {look.CANDLE}"), ("  Kabale und Hiebe", look.BRASS)),
        *board.seam(width, roomy=True),
        line(width),
    ]
    widest = max(map(len, frame.names))
    for seat, who in enumerate(table.seats):
        kind = texts("welcome-person") if who == HUMAN else texts("welcome-bot", bot=who)
        name = (f" {frame.names[seat]:<{widest}}  ", f"bold {TINCTURES[seat].text}")
        lines.append(sized(Text.assemble("  ", board.sign(seat), name, (kind, dim)), width))
    lines.append(line(width))
    for option in tell_options(texts, table.match.options):
        lines += wrapped(Text(option, dim), width, Text("  "))
    lines.append(line(width))
    lines += wrapped(Text(texts("welcome-commitment"), dim), width, Text("  "))
    lines.append(line(width, (f"  {table.match.commitment}", look.BRASS)))
    return [*lines, line(width), line(width, ("  " + texts("welcome-help"), "")), line(width)]


def decision(view: View, log: Log, frame: Frame) -> Block:
    """Table, log and hand; the log stands beside them where there is room."""
    seat = view.to_act
    assert seat is not None
    side = SIDE + 3
    has_side = frame.roomy and (frame.width - side) // len(view.seats) >= SIDE_COLUMN
    width = frame.width - side if has_side else frame.width
    cards = view.seats[seat].hand or []
    asked = view.decision != "swap"
    hand = board.hand(cards, seat, frame.texts, width, roomy=frame.roomy, asked=asked)
    air = [line(width)] * frame.roomy
    told = [] if has_side else _below(log, width, LOG_LINES if frame.roomy else FEW_LOG_LINES)
    height = frame.height - PROMPT_LINES - len(told) - len(hand) - 2 * len(air)
    table = _table(view, frame, width, height)
    if has_side:
        return _beside_log([*table, *air, *hand, *air], log, frame)
    free = frame.height - PROMPT_LINES - len(table) - len(hand) - 2 * len(air)
    return [*table, *air, *_below(log, width, free), *air, *hand]


def _table(view: View, frame: Frame, width: int, height: int) -> Block:
    return board.table(view, frame.names, frame.texts, width, roomy=frame.roomy, height=height)


def _below(log: Log, width: int, free: int) -> Block:
    return story.tail(log.entries, width, max(FEW_LOG_LINES, free), log.new)


def _beside_log(left: Block, log: Log, frame: Frame) -> Block:
    heading = line(SIDE, (f" {frame.texts('board-log')}", "bold"))
    told = story.tail(log.entries, SIDE, len(left) - 2, log.new)
    rule = [Text("│", look.LINE)] * len(left)
    return beside([left, rule, [heading, line(SIDE), *told]], 1)


def hand_over(seat: int, frame: Frame) -> Block:
    """Between two people at one screen."""
    words = frame.texts("pass-to", name=frame.names[seat])
    text = Text.assemble("  ", board.sign(seat), (f"  {words}", "bold"))
    empty = line(frame.width)
    return [empty, *board.seam(frame.width, roomy=True), empty, sized(text, frame.width), empty]


def round_end(ended: RoundEnded, awarded: Sequence[Awarded], log: Log, frame: Frame) -> Block:
    """All cards turned up, before the columns are awarded."""
    texts, width = frame.texts, frame.width
    columns = [
        _turned_up(event, cards) for event, cards in zip(awarded, ended.columns, strict=True)
    ]
    words = texts("round-over", number=ended.round + 1, name=frame.names[ended.ender])
    shown = [
        line(width, (" ♞ Hofnarr  ", f"bold {look.CANDLE}"), (words, "bold")),
        *board.seam(width, roomy=frame.roomy),
        line(width),
        *board.columns(columns, texts, width, roomy=False),
        line(width),
    ]
    return [*shown, *_below(log, width, frame.height - len(shown) - PROMPT_LINES)]


def _turned_up(event: Awarded, cards: Sequence[tuple[int | str, str]]) -> ColumnView:
    lying = [CardView(int(owner), card, "up") for owner, card in cards]
    return ColumnView(event.target, False, len(lying) >= event.target[1], lying)
