"""The table in a terminal: seats, targets, columns, a hand.

`draw` is all that most callers need. It fits any width from 80 columns on, and takes more room
for the cards where the terminal is tall.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import NamedTuple

from rich.cells import cell_len
from rich.console import Console, ConsoleOptions, RenderableType, RenderResult
from rich.text import Text

from hofnarr.cli import heraldry as look
from hofnarr.cli.heraldry import TINCTURES
from hofnarr.cli.paint import Block, Painted, beside, fit, line, sized, spread
from hofnarr.kabale.actions import Play, Swap
from hofnarr.kabale.cards import CARD_INDEX, CARDS, Card, Target
from hofnarr.kabale.telling import card_name, domain_name
from hofnarr.kabale.view import CardView, ColumnView, SeatView, View
from hofnarr.texts import Texts, number

ROOMY = 36  #: a terminal of this height has room for large cards
WIDE = 20  #: a column of this width has room for margins
WIDE_STRIP = 22  #: a card of this width has room for marks
WIDE_PLATE = 17
WIDEST = 26
ROUNDS = 6
FOOT_HEIGHT = 3
FRAME_HEIGHT = 3  #: of a column: its target and the slot at its foot
FEWEST_ROWS = 5  #: a column is at least that long, so that the table does not jump about


class Room(NamedTuple):
    """How many lines a table fills at least, and at most; long columns are shortened."""

    least: int
    most: int

    def less(self, lines: int) -> Room:
        return Room(self.least - lines, self.most - lines)


ANY_ROOM = Room(0, 10_000)


def draw(view: View, names: Sequence[str], texts: Texts) -> RenderableType:
    """The whole table as its viewer sees it."""
    return _Board(view, names, texts)


@dataclass(frozen=True)
class _Board:
    view: View
    names: Sequence[str]
    texts: Texts

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        width, roomy = options.max_width, options.size.height >= ROOMY
        yield Painted(table(self.view, self.names, self.texts, width, roomy=roomy))


def table(
    view: View,
    names: Sequence[str],
    texts: Texts,
    width: int,
    *,
    roomy: bool,
    room: Room = ANY_ROOM,
) -> Block:
    """Title, seats and columns, line by line."""
    air = [line(width)] if roomy else []
    lines = [_title(view, names, texts, width), *seam(width, roomy=roomy)]
    lines += [*seats(view, names, texts, width), *air]
    if not view.columns:
        return lines
    choice = _Choice(_choosable(view), "⇄" if view.decision == "swap" else "↓", view.where)
    return lines + columns(
        view.columns, texts, width, choice, roomy=roomy, room=room.less(len(lines))
    )


def masthead(*words: tuple[str, str]) -> Text:
    """The name of the house, and what this screen is about."""
    return Text.assemble((" ♞ Hofnarr  ", f"bold {look.CANDLE}"), *words)


def seam(width: int, *, roomy: bool) -> Block:
    """The fool shows at the seams only."""
    return [line(width, ("▾" * width, look.OXBLOOD))] if roomy else []


def _title(view: View, names: Sequence[str], texts: Texts, width: int) -> Text:
    played = min(view.round + 1, ROUNDS)
    left = masthead(
        (texts("board-round", number=played), f"bold {look.TEXT}"),
        ("  " + "◆" * played, look.BRASS),
        ("◇" * (ROUNDS - played), look.LINE),
    )
    return spread(width, left, Text(_whose_turn(view, names, texts) + " ", look.CANDLE))


def _whose_turn(view: View, names: Sequence[str], texts: Texts) -> str:
    if view.to_act is None:
        return texts("board-over")
    if view.to_act == view.viewer:
        return texts(f"board-your-{view.decision}")
    return texts(f"board-to-{view.decision}", name=names[view.to_act])


# Seats


def seats(view: View, names: Sequence[str], texts: Texts, width: int) -> Block:
    """One line a player: hand, draw pile, discard pile, won targets, score."""
    heads = [texts(f"board-{name}") for name in ("score", "hand", "pile", "discard")]
    widths = [max(3, len(head)) for head in heads]
    shown = [
        f"{name} ({texts('board-you')})" if seat == view.viewer else name
        for seat, name in enumerate(names)
    ]
    name_width = min(18, max(map(cell_len, shown)))
    lines = [_seats_head(heads, widths, name_width, texts, width)]
    for seat, player in enumerate(view.seats):
        counts = (player.hand_count, player.pile_count, len(player.discard))
        cells = [f"{count:>{size}}" for count, size in zip(counts, widths[1:], strict=True)]
        text = Text.assemble(
            (" ▸ " if seat == view.to_act else "   ", f"bold {look.CANDLE}"),
            sign(seat),
            (" " + fit(shown[seat], name_width), f"bold {TINCTURES[seat].text}"),
            (f"  {player.score:>{widths[0]}}  ", f"bold {look.BRASS}"),
            "  ".join(cells) + "  ",
        )
        text.append_text(_chips(player, width - text.cell_len))
        text.style = f"on {look.TABLE_LIT}" if seat == view.to_act else ""
        lines.append(sized(text, width))
    return lines


def _seats_head(
    heads: Sequence[str], widths: Sequence[int], name_width: int, texts: Texts, width: int
) -> Text:
    cells = "  ".join(f"{head:>{size}}" for head, size in zip(heads, widths, strict=True))
    words = " " * (name_width + 8) + cells + "  " + texts("board-won")
    return line(width, (words, look.TEXT_DIM))


def sign(seat: int) -> tuple[str, str]:
    """Shape and letter on the player's colour."""
    tincture = TINCTURES[seat]
    return tincture.sign, f"bold {tincture.on} on {tincture.field}"


def chip(target: Target) -> tuple[str, str]:
    domain, points = target
    return f"{look.DOMAIN_SIGNS[domain]}{points}", f"{look.ON_BRASS} on {look.BRASS_SHADE}"


def _chips(player: SeatView, width: int) -> Text:
    text = Text()
    room = (width - 3) // 3
    for target in player.won[:room]:
        text.append(*chip(target)).append(" ")
    if len(player.won) > room:
        text.append(f"+{len(player.won) - room}")
    return text


# Columns


class _Choice(NamedTuple):
    """The columns that the viewer may choose, the sign for it, and where a card is acting."""

    columns: Sequence[int] = ()
    arrow: str = ""
    where: int | None = None


_NO_CHOICE = _Choice()


def columns(
    shown: Sequence[ColumnView],
    texts: Texts,
    width: int,
    choice: _Choice = _NO_CHOICE,
    *,
    roomy: bool,
    room: Room = ANY_ROOM,
) -> Block:
    """Targets with what lies below them, from the left."""
    count = len(shown)
    gap = 1 if width < 100 else 2
    size = min(WIDEST, (width - 2 - gap * (count - 1)) // count)
    most = max(FEWEST_ROWS, room.most - FRAME_HEIGHT)
    stacks = [_shortened(_stack(column, texts, size, roomy=roomy), most, size) for column in shown]
    height = max(FEWEST_ROWS, room.least - FRAME_HEIGHT, *map(len, stacks))
    blocks = []
    for place, (column, stack) in enumerate(zip(shown, stacks, strict=True)):
        cloth = look.CLOTH_DEEP if column.closed else look.CLOTH
        empty = [line(size, style=f"on {cloth}") for _ in range(height - len(stack))]
        slot = _slot(place, column, texts, size, choice)
        blocks.append([*plate(column, texts, size), *stack, *empty, slot])
    margin = (width - count * size - gap * (count - 1)) // 2
    return [
        sized(Text(" " * margin, end="", no_wrap=True).append_text(row), width)
        for row in beside(blocks, gap)
    ]


def _shortened(stack: Block, most: int, width: int) -> Block:
    """The cards nearest to the target and those at the foot, where not all have room."""
    if len(stack) <= most:
        return stack
    head = most // 3
    left_out = len(stack) - most + 1
    gap = Text(f"⋮ {left_out}".center(width), f"{look.CANDLE} on {look.CLOTH}")
    return [*stack[:head], gap, *stack[head + left_out :]]


def _choosable(view: View) -> list[int]:
    """The columns that the viewer may choose."""
    chosen = {
        action.column
        for action in view.legal
        if isinstance(action, Play | Swap) and action.column is not None
    }
    return sorted(chosen)


def plate(column: ColumnView, texts: Texts, width: int) -> Block:
    """The target: its sign, domain and points, and how far the column is."""
    domain, points = column.target
    top, bottom = (look.LEAD, look.LEAD_SHADE) if column.closed else (look.BRASS, look.BRASS_SHADE)
    symbol, name = look.DOMAIN_SIGNS[domain], domain_name(texts, domain)
    lying = len(column.cards)
    done = "≋" if column.closed else "✓" if column.fulfilled else " "
    state = f"{lying}/{points} {done}"
    filled = f"bold {look.GOOD_ON_BRASS if done == '✓' else look.ON_BRASS}"
    ink = f"bold {look.ON_BRASS}"
    if width < WIDE_PLATE:
        first = Text(" " + fit(name, width - 1), ink)
        second = spread(width, Text(f" {symbol} {points}", ink), Text(state, filled))
    else:
        first = spread(width, Text(f" {symbol} {name}", ink), Text(f"{points} ", ink))
        pips = Text.assemble(
            (" " + "◆" * min(lying, points), look.ON_BRASS),
            ("◇" * max(0, points - lying), look.BRASS_DARK),
        )
        second = spread(width, pips, Text(state + " ", filled))
    first.stylize(f"on {top}")
    second.stylize(f"on {bottom}")
    return [sized(first, width), second]


def _slot(place: int, column: ColumnView, texts: Texts, width: int, choice: _Choice) -> Text:
    """The foot of the cloth: the number to type, or why there is none."""
    if place in choice.columns:
        words, style = f"{choice.arrow} {place + 1}", f"bold {look.CANDLE} on {look.CLOTH_LIT}"
    elif place == choice.where:
        words, style = f"▲ {place + 1}", f"bold {look.CANDLE} on {look.CLOTH}"
    elif column.closed:
        words, style = f"≋ {texts('board-closed')}", f"{look.STORM} on {look.CLOTH_DEEP}"
    else:
        words, style = str(place + 1), f"{look.TEXT_DIM} on {look.CLOTH}"
    return Text(words.center(width), style)


def _stack(column: ColumnView, texts: Texts, width: int, *, roomy: bool) -> Block:
    """The cards of a column, nearest to the target first."""
    inset = 1 if width >= WIDE else 0
    cloth = f"on {look.CLOTH_DEEP if column.closed else look.CLOTH}"
    lines: Block = []
    for place, card in enumerate(column.cards):
        lines.append(strip(card, column.target, texts, width - 2 * inset, shade=place % 2 == 1))
    if column.cards and roomy:
        lines += _foot(column.cards[-1], width - 2 * inset, shade=len(column.cards) % 2 == 0)
    return [line(inset, style=cloth) + row + line(inset, style=cloth) for row in lines]


def strip(card: CardView, target: Target, texts: Texts, width: int, *, shade: bool = False) -> Text:
    """One card in one line: whose it is, then its face or its back."""
    tincture = TINCTURES[card.owner]
    wide = width >= WIDE_STRIP
    text = Text("└" if card.lies == "hidden" else "", look.CANDLE, end="", no_wrap=True)
    text.append(f" {tincture.sign} " if wide else tincture.sign, sign(card.owner)[1])
    room = width - text.cell_len
    if card.lies == "up" and card.card is not None:
        return text.append_text(_face(card.card, target, texts, room, wide=wide, shade=shade))
    return text.append_text(_back(card, target, texts, room))


def _face(
    card_id: str, target: Target, texts: Texts, width: int, *, wide: bool, shade: bool
) -> Text:
    card = CARDS[CARD_INDEX[card_id]]
    paper = look.CARD_SHADE if shade else look.CARD
    mark = f" {mark_of(card)} " if wide else ""
    counts = f"{number_in(card, target, texts):>3} "
    return Text.assemble(
        (counts, f"bold {look.CARD_INK} on {paper}"),
        (
            fit(card_name(texts, card_id), width - len(counts) - len(mark)),
            f"{look.CARD_INK} on {paper}",
        ),
        (mark, f"{look.CARD_INK_DIM} on {paper}"),
    )


def _back(card: CardView, target: Target, texts: Texts, width: int) -> Text:
    """A back; with a tag where this viewer knows the card."""
    tincture = TINCTURES[card.owner]
    text = Text()
    if card.card is not None:
        counts = number_in(CARDS[CARD_INDEX[card.card]], target, texts)
        words = f"{counts} {card_name(texts, card.card)}"
        tag = f"»{words}" if card.lies == "known" else f"({words})"
        text.append(fit(tag, min(width, len(tag))), f"{tincture.on} on {tincture.field}")
    text.append(tincture.pattern * (width - text.cell_len), f"{tincture.weave} on {tincture.field}")
    return text


def _foot(card: CardView, width: int, *, shade: bool) -> Block:
    """What shows of a foot below its first line; nothing lies on it."""
    if card.lies == "up":
        band = f"on {TINCTURES[card.owner].field}"
        paper = f"on {look.CARD_SHADE if shade else look.CARD}"
        side = 4 if width >= WIDE_STRIP else 2
        return [
            line(side, style=band) + line(width - side, style=paper) for _ in range(FOOT_HEIGHT - 1)
        ]
    return back(card.owner, width, FOOT_HEIGHT)[1:]


def back(owner: int, width: int, height: int) -> Block:
    """The back of a whole card: a pattern with the player's shape in its middle."""
    tincture = TINCTURES[owner]
    field = f"on {tincture.field}"
    weave = f"{tincture.weave} {field}"
    boss = f" {tincture.shape} "
    left = (width - len(boss)) // 2
    middle = Text.assemble(
        (tincture.pattern * left, weave),
        (boss, f"bold {tincture.on} {field}"),
        (tincture.pattern * (width - left - len(boss)), weave),
    )
    plain = Text(tincture.pattern * width, weave)
    return [middle if row == height // 2 else plain for row in range(height)]


def number_in(card: Card, target: Target, texts: Texts) -> str:
    """The number a card shows in a column: 12 for a profession at home, 8 elsewhere."""
    shown = card.number_at_home if card.domain == target[0] else card.number
    return "X" if shown is None else number(texts, shown)


def number_on(card: Card, texts: Texts) -> str:
    """The number as it is printed: `12/8`, `(1)5`, `X`."""
    if card.number is None:
        return "X"
    printed = number(texts, card.number)
    if card.number_at_home is not None:
        return f"{number(texts, card.number_at_home)}/{printed}"
    return f"(1){printed}" if card.id == "romeo" else printed


def mark_of(card: Card) -> str:
    """When a card acts; nothing where only its number counts."""
    if card.kind == "now":
        return look.NOW_MARK
    if card.kind == "award":
        return look.AWARD_MARKS.get(card.order or 0, look.LATER_MARK)
    return ""


# The hand


def hand(
    cards: Sequence[str], owner: int, texts: Texts, width: int, *, roomy: bool, asked: bool = True
) -> Block:
    """The cards in hand, each under or beside the number that plays it."""
    if not cards:
        return [line(width, (" " + texts("board-no-cards"), look.TEXT_DIM))]
    size = min(24, (width - 2) // len(cards) - (2 if roomy else 3))
    key = f"bold {look.CANDLE}" if asked else look.TEXT_DIM
    blocks = []
    for place, card in enumerate(cards):
        if roomy:
            label = Text(str(place + 1).center(size), key)
            blocks.append([*_large(CARDS[CARD_INDEX[card]], owner, texts, size), label])
        else:
            label = Text(f"{place + 1} ", key)
            blocks.append([label + _small(CARDS[CARD_INDEX[card]], owner, texts, size - 1)])
    return [
        sized(Text(" ", end="", no_wrap=True).append_text(row), width) for row in beside(blocks, 2)
    ]


def _small(card: Card, owner: int, texts: Texts, width: int) -> Text:
    tail = f" {mark_of(card)} "
    head = f" {number_on(card, texts)} "
    return Text.assemble(
        sign(owner),
        (head, f"bold {look.CARD_INK} on {look.CARD}"),
        (
            fit(card_name(texts, card.id), width - 2 - len(head) - len(tail)),
            f"{look.CARD_INK} on {look.CARD}",
        ),
        (tail, f"{look.CARD_INK_DIM} on {look.CARD}"),
    )


def _large(card: Card, owner: int, texts: Texts, width: int) -> Block:
    tincture = TINCTURES[owner]
    band = f"bold {tincture.on} on {tincture.field}"
    room = width - 3
    paper = f"{look.CARD_INK} on {look.CARD}"
    first = spread(
        room,
        Text(f" {number_on(card, texts)}", f"bold {look.CARD_INK}"),
        Text(f"{mark_of(card)} ", look.CARD_INK_DIM),
        style=paper,
    )
    when = texts(f"hand-{card.kind}") if card.domain is None else domain_name(texts, card.domain)
    symbol = look.DOMAIN_SIGNS[card.domain] + " " if card.domain else ""
    return [
        Text(f" {tincture.shape} ", band) + first,
        Text("   ", band) + line(room, style=paper),
        Text(f" {tincture.letter} ", band)
        + line(room, (" " + fit(card_name(texts, card.id), room - 1), "bold"), style=paper),
        Text("   ", band)
        + line(
            room,
            (" " + fit(symbol + when, room - 1), look.CARD_INK_DIM),
            style=f"on {look.CARD_SHADE}",
        ),
    ]
