"""Both principalities in a terminal, 80 columns wide or wider: `draw` is all that most need.

`fitting` draws them for a window of a given height: the larger the window, the roomier the shape.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Literal, NamedTuple

from rich.console import Console, ConsoleOptions, RenderableType, RenderResult
from rich.text import Text

from hofnarr.catan.catalogue.cardset import CardSet, card_set
from hofnarr.catan.catalogue.data import RESOURCES, by_id
from hofnarr.catan.catalogue.titles import title
from hofnarr.catan.options import Options
from hofnarr.catan.sight.view import SeatView, View
from hofnarr.catan.words.telling import card_name, goods
from hofnarr.cli import heraldry as look
from hofnarr.cli.heraldry import TINCTURES
from hofnarr.cli.paint import Block, Painted, fit, flowing, line, short, spread, wrapped
from hofnarr.texts import Texts

MOST = 3  #: units on a region
WIDEST = 16  #: a column of a principality, in signs
NARROWEST = 11
WIDE = 110  #: a terminal with room for the names of the tokens
TOKEN_SIGNS = {"knight": "⚔", "windmill": "✤"}
LEVEL_NAMES = {"U2": 1, "U1": 2, "L1": 4, "L2": 5}
#: Rows of a principality, from above: outer slots, then sites and regions, the axis, and back.
OUTER_ABOVE, ABOVE, AXIS, BELOW, OUTER_BELOW = 0, 2, 3, 4, 6
_ABOVE_AXIS, _BELOW_AXIS = (2, 1, 0), (4, 5, 6)
ROWS = 7
READY = "✓"
FREE = "–"  #: in a list: nothing above, or nothing below

#: A principality as a grid with a line for its places; the same with the places on the axis; or
#: told from left to right, "-7 City Garrison/Church": the centre, then what lies above and below;
#: or the same in brief, or with nothing but the beginning of each name.
Laid = Literal["grid", "tight", "list", "brief", "least"]
#: How long a name in a list may be. (The resource of a fleet comes last.)
LONGEST = {"list": 20, "brief": 11, "least": 6}


class Shape(NamedTuple):
    """How much room the parts of a table take."""

    own: Laid
    other: Laid
    flowing: bool  #: stacks and hand as running text


FULL = Shape("grid", "grid", flowing=False)
SHAPES = (
    FULL,
    Shape("tight", "tight", flowing=True),
    Shape("tight", "list", flowing=True),
    Shape("list", "list", flowing=True),
    Shape("list", "brief", flowing=True),
    Shape("brief", "brief", flowing=True),
    Shape("least", "least", flowing=True),
)


def draw(view: View, names: Sequence[str], texts: Texts) -> RenderableType:
    """The whole table as its viewer sees it."""
    return _Board(view, names, texts)


@dataclass(frozen=True)
class _Board:
    view: View
    names: Sequence[str]
    texts: Texts

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        yield Painted(table(self.view, self.names, self.texts, options.max_width))


def fitting(view: View, names: Sequence[str], texts: Texts, width: int, rows: int) -> Block:
    """The roomiest table that takes no more rows than these, or the smallest one."""
    for shape in SHAPES:
        lines = table(view, names, texts, width, shape)
        if len(lines) <= rows:
            break
    return lines


def table(view: View, names: Sequence[str], texts: Texts, width: int, shape: Shape = FULL) -> Block:
    """Title, the two principalities (the viewer's own below), stacks and the viewer's hand."""
    me = view.viewer if isinstance(view.viewer, int) else 0
    lines = [_title(view, texts, width)]
    for seat, laid in ((1 - me, shape.other), (me, shape.own)):
        lines.append(_player(view, seat, names, texts, width))
        if longest := LONGEST.get(laid):
            lines += _listed(view, seat, texts, width, longest)
        else:
            lines += _realm(view, seat, texts, width, heads=laid == "grid")
    hand = view.seats[me].hand if isinstance(view.viewer, int) else None
    if shape.flowing:
        of_hand = _flow_of_hand(view, me, hand, texts) if hand else ()
        return lines + flowing((*_flow_of_stacks(view, texts), *of_hand), width)
    lines += _middle(view, texts, width)
    if hand:
        lines += _hand(view, me, hand, texts, width)
    return lines


def _title(view: View, texts: Texts, width: int) -> Text:
    left = Text.assemble(
        (" ♞ Hofnarr  ", f"bold {look.CANDLE}"),
        (texts("catan-board-round", round=max(0, view.turn) // 2 + 1), "bold"),
        ("  " + texts("catan-board-target", points=view.target), look.TEXT_DIM),
    )
    dice = ""
    if view.face is not None and view.die is not None:
        face = texts(f"catan-face-{view.face}")
        dice = texts("catan-board-dice", face=face, number=view.die)
    return spread(width, left, Text(dice + " ", look.CANDLE))


def _player(view: View, seat: int, names: Sequence[str], texts: Texts, width: int) -> Text:
    player = view.seats[seat]
    tincture = TINCTURES[seat]
    tokens = [
        texts(f"catan-token-{token}") if width >= WIDE else TOKEN_SIGNS[token]
        for token, holder in (("knight", view.knight), ("windmill", view.windmill))
        if holder == seat
    ]
    score = texts(
        "catan-board-score",
        victory=player.victory,
        strength=player.strength,
        tournament=player.tournament,
        commerce=player.commerce,
        hand=player.hand_count,
        limit=player.hand_limit,
    )
    left = Text.assemble(
        (f" {tincture.sign} ", f"{tincture.on} on {tincture.field}"),
        (f" {names[seat]}", f"bold {tincture.text}"),
        (" ◂" if view.to_act == seat else "", look.CANDLE),
        (f"  {', '.join(tokens)}" if tokens else "", look.BRASS),
    )
    return spread(width, left, Text(score + " "))


# --- a principality -------------------------------------------------------------------------------


def _realm(view: View, seat: int, texts: Texts, width: int, *, heads: bool) -> Block:
    """A grid: a column for every region, road or centre of the axis; in several bands, one below
    the other, where it is too long for the terminal. Places are named above it or on the axis."""
    columns = _columns(view.seats[seat])
    bands = -(-len(columns) * NARROWEST // (width - 1))
    length = -(-len(columns) // bands)
    size = min(WIDEST, (width - 1) // length)
    rows: list[dict[int, tuple[str, str]]] = [{} for _ in range(ROWS)]
    for column, row, words, style in _cells(view, seat, texts):
        rows[row][column] = (words, style)
    if not heads:
        rows[AXIS] = {x: _numbered(x, rows[AXIS]) for x in columns}
    lines: Block = []
    for first in range(0, len(columns), length):
        band = columns[first : first + length]
        lines += [_heads(band, size, width)] * heads + _band(band, rows, size, width)
    return lines


def _numbered(column: int, axis: dict[int, tuple[str, str]]) -> tuple[str, str]:
    words, style = axis.get(column, ("", look.LINE))
    return f"{column} {words}", style


def _listed(view: View, seat: int, texts: Texts, width: int, longest: int) -> Block:
    """Every column of the grid as one item of a running text."""
    found: dict[int, dict[int, tuple[str, str]]] = {x: {} for x in _columns(view.seats[seat])}
    for column, row, words, style in _cells(view, seat, texts, longest):
        found[column][row] = (words, style)
    return flowing((_item(column, cells) for column, cells in found.items()), width)


def _item(column: int, cells: dict[int, tuple[str, str]]) -> Text:
    """`-7 City Garrison+Church/–`: what lies nearest to the axis comes first."""
    item = Text(f"{column}", look.LINE)
    if AXIS in cells:
        item.append(" ").append(*cells[AXIS])
    sides = [[cells[row] for row in rows if row in cells] for rows in (_ABOVE_AXIS, _BELOW_AXIS)]
    if any(sides):
        for side, before in zip(sides, (" ", "/"), strict=True):
            item.append(before, look.LINE)
            for place, (words, style) in enumerate(side or [(FREE, look.LINE)]):
                item.append("+" if place else "", look.LINE).append(words, style)
    return item


def _band(
    columns: Sequence[int], rows: list[dict[int, tuple[str, str]]], size: int, width: int
) -> Block:
    lines = []
    for number, row in enumerate(rows):
        if number == AXIS or any(x in row for x in columns):
            parts = [(" ", "")]
            for x in columns:
                words, style = row.get(x, ("", ""))
                parts.append((fit(words, size - 1) + " ", style))
            lines.append(line(width, *parts))
    return lines


def _heads(columns: Sequence[int], size: int, width: int) -> Text:
    """The columns by which places are named."""
    return line(width, (" " + "".join(fit(str(x), size) for x in columns), look.LINE))


def _columns(player: SeatView) -> list[int]:
    used = [int(centre.at) for centre in player.centres] + [int(road) for road in player.roads]
    used += [_split(region.at)[0] for region in player.regions]
    return list(range(min(used), max(used) + 1))


def _split(at: str) -> tuple[int, str]:
    """
    >>> _split("-2Uo"), _split("3")
    ((-2, 'Uo'), (3, ''))
    """
    letters = next((n for n, sign in enumerate(at) if sign in "UL"), len(at))
    return int(at[:letters]), at[letters:]


def _cells(
    view: View, seat: int, texts: Texts, longest: int = 0
) -> Iterator[tuple[int, int, str, str]]:
    """Column, row, words and style of all that lies there; `_realm` and `_listed` set it. Names in
    a list are no longer than `longest`, if that is not 0."""
    player = view.seats[seat]
    for region in player.regions:
        column, side = _split(region.at)
        stock = "●" * region.stock + "○" * (MOST - region.stock)
        row = ABOVE if side == "U" else BELOW
        name = texts(f"catan-resource-{region.resource}")
        words = f"{region.number} {stock} {name}"
        if longest:
            words = f"{region.number}{stock}{short(name, 5)}"
        yield column, row, words, _RESOURCE_STYLES[region.resource]
    for centre in player.centres:
        name = card_name(texts, centre.card)
        yield int(centre.at), AXIS, short(name, 7) if longest else name, f"bold {look.BRASS}"
    roads = set(player.roads)
    for card in player.cards:
        column, part = _split(card.at)
        name = card_name(texts, card.card)
        name = (short(name, longest) if longest else name) + _details(card.level, card.gold)
        if card.blocked:
            name = f"({name})"
        own = card.owner == seat
        style = TINCTURES[card.owner].text if not own else look.TEXT
        name = name if own else f"!{name}"
        if part in LEVEL_NAMES:
            yield column, LEVEL_NAMES[part], name, style
        elif part:
            yield column, OUTER_ABOVE if part == "Uo" else OUTER_BELOW, name, style
        else:
            roads.discard(card.at)
            yield column, AXIS, f"═{name}", style
    for road in roads:
        yield int(road), AXIS, "═" * (1 if longest else 5), look.BRASS_SHADE


def _details(level: int, gold: int) -> str:
    shown = [f"{level}"] if 0 < level < 10 else []
    shown += [f"●{gold}"] if gold else []
    return f" [{' '.join(shown)}]" if shown else ""


_RESOURCE_STYLES = {
    "brick": "#e2906f",
    "grain": "#ecd26a",
    "lumber": "#8fc98a",
    "ore": "#b9bfca",
    "wool": "#d8e8c8",
    "gold": f"bold {look.CANDLE}",
}


# --- stacks and hand ------------------------------------------------------------------------------


def _middle(view: View, texts: Texts, width: int) -> Block:
    counts = "  ".join(_stack(view, number, texts) for number in range(len(view.stacks)))
    supply = texts(
        "catan-board-supply",
        roads=view.roads,
        settlements=view.settlements,
        cities=view.cities,
    )
    stacks = Text.assemble((f"{texts('catan-board-stacks')} ", "bold"), counts, f"   {supply}")
    lines = wrapped(stacks, width, Text(" "))
    if view.display:
        names = ", ".join(card_name(texts, card) for card in view.display)
        lines += _labelled("catan-board-display", names, texts, width)
    if named := [card_name(texts, card) for card in _known(view)]:
        lines += _labelled("catan-board-known", ", ".join(named), texts, width)
    return lines


def _stack(view: View, number: int, texts: Texts) -> str:
    """How many cards lie there, and the top one if this viewer knows it."""
    stack = view.stacks[number]
    top = ""
    if stack.memory and len(stack.memory) == stack.count and not stack.memory[0].startswith("?"):
        top = f" {card_name(texts, stack.memory[0])}"
    return f"{number + 1}:{stack.count}{top}"


def _flow_of_stacks(view: View, texts: Texts) -> Iterator[Text]:
    """The same as running text; of cards alike on display the number."""
    yield Text(texts("catan-board-stacks"), "bold")
    for number in range(len(view.stacks)):
        yield Text(_stack(view, number, texts))
    supply = {"roads": view.roads, "settlements": view.settlements, "cities": view.cities}
    yield Text(texts("catan-board-supply", **supply).replace("  ", " "))
    for label, cards in (("display", view.display), ("known", _known(view))):
        if cards:
            yield Text(f"{texts(f'catan-board-{label}')}:", "bold")
        for card, count in Counter(cards).items():
            yield Text(card_name(texts, card) + (f" ×{count}" if count > 1 else ""))


def _known(view: View) -> list[str]:
    """What the viewer knows of the opponent's hand."""
    if not isinstance(view.viewer, int):
        return []
    known = view.seats[1 - view.viewer].known or []
    return [card for card in known if not card.startswith("?")]


def _flow_of_hand(view: View, seat: int, hand: Sequence[str], texts: Texts) -> Iterator[Text]:
    """Each card with its cost; a tick before what can be used now."""
    yield Text(f"{texts('catan-board-hand')}:", f"bold {look.BRASS}")
    usable = _usable(view)
    for card in hand:
        item = Text(READY if card in usable else "", look.GOOD)
        item.append(card_name(texts, card), "bold")
        cost = _cost(view, card)
        yield item.append(f" {goods(texts, cost)}" if cost else "", look.TEXT_DIM)


def _usable(view: View) -> set[str | None]:
    if view.decision != "act":
        return set()
    return {getattr(action, "card", None) for action in view.legal}


def _labelled(label: str, words: str, texts: Texts, width: int) -> Block:
    return wrapped(Text.assemble((f"{texts(label)}: ", "bold"), words), width, Text(" "))


def _hand(view: View, seat: int, hand: Sequence[str], texts: Texts, width: int) -> Block:
    lines = [line(width, (f" {texts('catan-board-hand')}", f"bold {look.BRASS}"))]
    usable = _usable(view)
    for card in hand:
        cost = _cost(view, card)
        note = _why_not(view, seat, card, cost, texts)
        if card in usable:
            note = texts("catan-board-ready")
        label = Text.assemble("  ", (card_name(texts, card), "bold"))
        price = f"  {goods(texts, cost)}" if cost else ""
        words = Text.assemble(
            label, (price, look.TEXT), (f"  {note}" if note else "", look.TEXT_DIM)
        )
        lines += wrapped(words, width)
    return lines


def _cost(view: View, card: str) -> dict[str, int]:
    costs = _changed(view).cost[title(card)]
    return {RESOURCES[res]: amount for res, amount in costs}


def _changed(view: View) -> CardSet:
    """Costs as this table has them; decks are nobody's business here."""
    return card_set(Options(cards=view.options.cards))


def _why_not(view: View, seat: int, card: str, cost: dict[str, int], texts: Texts) -> str:
    """What is missing for it, as far as that is plain to see."""
    player = view.seats[seat]
    have: dict[str, int] = dict.fromkeys(RESOURCES, 0)
    for region in player.regions:
        have[region.resource] += region.stock
    lacking = {name: amount - have[name] for name, amount in cost.items() if amount > have[name]}
    parts = [texts("catan-board-lacks", goods=goods(texts, lacking))] if lacking else []
    needed = by_id()[card].requires
    if needed and not {lying.card for lying in player.cards} & set(needed):
        names = ", ".join(card_name(texts, name) for name in needed)
        parts.append(texts("catan-board-needs", cards=names))
    return "; ".join(parts)
