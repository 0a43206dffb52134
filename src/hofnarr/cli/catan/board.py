"""Both principalities in a terminal, 80 columns wide or wider: `draw` is all that callers need."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

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
from hofnarr.cli.paint import Block, Painted, fit, line, spread, wrapped
from hofnarr.texts import Texts

MOST = 3  #: units on a region
WIDEST = 16  #: a column of a principality, in signs
NARROWEST = 11
WIDE = 110  #: a terminal with room for the names of the tokens
TOKEN_SIGNS = {"knight": "⚔", "windmill": "✤"}
LEVEL_NAMES = {"U2": 1, "U1": 2, "L1": 4, "L2": 5}
#: Rows of a principality, from above: outer slots, then sites and regions, the axis, and back.
OUTER_ABOVE, ABOVE, AXIS, BELOW, OUTER_BELOW = 0, 2, 3, 4, 6
ROWS = 7


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


def table(view: View, names: Sequence[str], texts: Texts, width: int) -> Block:
    """Title, the two principalities (the viewer's own below), stacks and the viewer's hand."""
    me = view.viewer if isinstance(view.viewer, int) else 0
    lines = [_title(view, texts, width)]
    for seat in (1 - me, me):
        lines += [_player(view, seat, names, texts, width), *_realm(view, seat, texts, width)]
    lines += _middle(view, texts, width)
    hand = view.seats[me].hand if isinstance(view.viewer, int) else None
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


def _realm(view: View, seat: int, texts: Texts, width: int) -> Block:
    """A grid: a column for every region, road or centre of the axis; in several bands, one below
    the other, where it is too long for the terminal."""
    columns = _columns(view.seats[seat])
    bands = -(-len(columns) * NARROWEST // (width - 1))
    length = -(-len(columns) // bands)
    size = min(WIDEST, (width - 1) // length)
    rows: list[dict[int, tuple[str, str]]] = [{} for _ in range(ROWS)]
    for column, row, words, style in _cells(view, seat, texts):
        rows[row][column] = (words, style)
    lines: Block = []
    for first in range(0, len(columns), length):
        lines += _band(columns[first : first + length], rows, size, width)
    return lines


def _band(
    columns: Sequence[int], rows: list[dict[int, tuple[str, str]]], size: int, width: int
) -> Block:
    lines = [_heads(columns, size, width)]
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


def _cells(view: View, seat: int, texts: Texts) -> Iterator[tuple[int, int, str, str]]:
    """Column, row, words and style of all that lies there; `_realm` sets it."""
    player = view.seats[seat]
    for region in player.regions:
        column, side = _split(region.at)
        stock = "●" * region.stock + "○" * (MOST - region.stock)
        row = ABOVE if side == "U" else BELOW
        name = texts(f"catan-resource-{region.resource}")
        yield column, row, f"{region.number} {stock} {name}", _RESOURCE_STYLES[region.resource]
    for centre in player.centres:
        yield int(centre.at), AXIS, card_name(texts, centre.card), f"bold {look.BRASS}"
    roads = set(player.roads)
    for card in player.cards:
        column, part = _split(card.at)
        name = card_name(texts, card.card) + _details(card.level, card.gold)
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
        yield int(road), AXIS, "═" * 5, look.BRASS_SHADE


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
    if isinstance(view.viewer, int):
        known = view.seats[1 - view.viewer].known or []
        if named := [card_name(texts, card) for card in known if not card.startswith("?")]:
            lines += _labelled("catan-board-known", ", ".join(named), texts, width)
    return lines


def _stack(view: View, number: int, texts: Texts) -> str:
    """How many cards lie there, and the top one if this viewer knows it."""
    stack = view.stacks[number]
    top = ""
    if stack.memory and len(stack.memory) == stack.count and not stack.memory[0].startswith("?"):
        top = f" {card_name(texts, stack.memory[0])}"
    return f"{number + 1}:{stack.count}{top}"


def _labelled(label: str, words: str, texts: Texts, width: int) -> Block:
    return wrapped(Text.assemble((f"{texts(label)}: ", "bold"), words), width, Text(" "))


def _hand(view: View, seat: int, hand: Sequence[str], texts: Texts, width: int) -> Block:
    lines = [line(width, (f" {texts('catan-board-hand')}", f"bold {look.BRASS}"))]
    usable = {getattr(action, "card", None) for action in view.legal}
    for card in hand:
        cost = _cost(view, card)
        note = _why_not(view, seat, card, cost, texts)
        if card in usable and view.decision == "act":
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
