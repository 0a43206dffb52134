"""An analysis in the terminal: curves, a table of players, moves, luck, turning points."""

from __future__ import annotations

from collections.abc import Sequence

from rich.console import Console
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from hofnarr.arena.words import decimal
from hofnarr.bots.kabale.teaching import Analysis, tell_action, tell_luck, tell_turning_point
from hofnarr.bots.kabale.teaching.analysis import GRADES, Move
from hofnarr.bots.kabale.teaching.telling import percent
from hofnarr.cli.heraldry import TINCTURES
from hofnarr.texts import Texts, number

STEPS = " ▁▂▃▄▅▆▇█"
ROWS = 2  #: lines of a curve
WIDEST = 100
NOTABLE = ("inaccuracy", "mistake", "blunder")
MOST_NOTABLE = 10
MOST_LUCK = 6


def show(
    console: Console, analysis: Analysis, names: Sequence[str], texts: Texts, *, every: bool
) -> None:
    """All of it, one part below the other; `every` lists all moves."""
    scores = ", ".join(
        f"{name} {score}" for name, score in zip(names, analysis.scores, strict=True)
    )
    console.print(Text(texts("teach-analysis", scores=scores), "bold"))
    decisions, rollouts = len(analysis.moves), analysis.rollouts
    console.print(texts("teach-analysis-how", decisions=decisions, rollouts=rollouts))
    _head(console, texts("teach-curve"))
    for row in curves(analysis, names, texts, min(console.width, WIDEST)):
        console.print(row)
    _head(console, texts("teach-summary"))
    console.print(_players(analysis, names, texts))
    console.print(Text(texts("teach-units"), "dim"))
    _show_moves(console, analysis, names, texts, every=every)
    _show_luck(console, analysis, names, texts)
    _show_turning_points(console, analysis, names, texts)


def _head(console: Console, words: str) -> None:
    console.print()
    console.print(Text(words, "bold"))


def curves(analysis: Analysis, names: Sequence[str], texts: Texts, width: int) -> list[Text]:
    """One curve a player, from 0 to 100 %, and below them where the rounds begin."""
    label = max(map(len, (*names, texts("teach-curve-rounds")))) + 2
    room = min(max(10, width - label - 6), len(analysis.curve))
    at = [round(k * (len(analysis.curve) - 1) / max(1, room - 1)) for k in range(room)]
    lines = []
    for seat, name in enumerate(names):
        shares = [analysis.curve[place][seat] for place in at]
        for row in reversed(range(ROWS)):
            words = f" {name:<{label - 1}}" if row == 0 else " " * label
            end = f" {percent(shares[-1]):>5}" if row == 0 else ""
            line = Text(words + _row(shares, row) + end, TINCTURES[seat].text, no_wrap=True)
            lines.append(line)
    lines.append(Text(f" {texts('teach-curve-rounds'):<{label - 1}}{_rounds(analysis.moves, at)}"))
    return lines


def _row(shares: Sequence[float], row: int) -> str:
    """One line of a curve, counted from below."""
    full = len(STEPS) - 1
    heights = [round(share * full * ROWS) - row * full for share in shares]
    return "".join(STEPS[min(full, max(0, height))] for height in heights)


def _rounds(moves: Sequence[Move], at: Sequence[int]) -> str:
    """The number of each round above the place where it begins."""
    shown = -1
    signs = []
    for place in at:
        now = moves[min(place, len(moves) - 1)].round
        signs.append(str(now + 1) if now > shown else " ")
        shown = now
    return "".join(signs)


def _players(analysis: Analysis, names: Sequence[str], texts: Texts) -> Table:
    table = Table()
    table.add_column(texts("teach-head-player"))
    heads = [texts(f"teach-head-{name}") for name in ("moves", "lost", "luck")]
    for head in (*heads, *(texts(f"teach-grade-{name}") for name in GRADES)):
        table.add_column(head, justify="right")
    for player in analysis.summary:
        table.add_row(
            Text(names[player.seat], TINCTURES[player.seat].text),
            str(player.moves),
            points(texts, -player.loss),
            points(texts, player.luck),
            *(str(player.grades[name]) for name in GRADES),
        )
    return table


def points(texts: Texts, share: float) -> str:
    """A change of a chance in percentage points, always with its sign.

    >>> points(Texts("de"), 0.0613), points(Texts("en"), -0.2)
    ('+6,1', '−20.0')
    """
    told = decimal(texts, 100 * share)
    if told.strip("−") == decimal(texts, 0):
        return decimal(texts, 0)
    return told if share < 0 else f"+{told}"


def _show_moves(
    console: Console, analysis: Analysis, names: Sequence[str], texts: Texts, *, every: bool
) -> None:
    moves = analysis.moves
    if not every:
        worst = sorted(moves, key=lambda move: -move.loss)[:MOST_NOTABLE]
        moves = [move for move in analysis.moves if move in worst and move.grade in NOTABLE]
    _head(console, texts("teach-all-moves" if every else "teach-notable"))
    if not moves:
        console.print(texts("teach-notable-none"))
        return
    table = Table()
    for name in ("decision", "round"):
        table.add_column(texts(f"teach-head-{name}"), justify="right")
    for name in ("player", "move"):
        table.add_column(texts(f"teach-head-{name}"))
    table.add_column(texts("teach-head-lost"), justify="right")
    for name in ("grade", "better"):
        table.add_column(texts(f"teach-head-{name}"))
    for move in moves:
        table.add_row(*_cells(move, names, texts))
    console.print(table)


def _cells(move: Move, names: Sequence[str], texts: Texts) -> list[str | Text]:
    best = tell_action(texts, move.best, move.targets, move.where)
    return [
        number(texts, move.number + 1),
        number(texts, move.round + 1),
        Text(names[move.seat], TINCTURES[move.seat].text),
        tell_action(texts, move.action, move.targets, move.where),
        points(texts, -move.loss),
        texts(f"teach-grade-{move.grade}"),
        "" if move.grade == "best" else best,
    ]


def _show_luck(console: Console, analysis: Analysis, names: Sequence[str], texts: Texts) -> None:
    _head(console, texts("teach-luck"))
    most = sorted(analysis.luck, key=lambda luck: -abs(luck.share))[:MOST_LUCK]
    for luck in sorted(most, key=lambda luck: luck.number):
        told = tell_luck(texts, analysis, luck, names)
        console.print(Text(f"{points(texts, luck.share):>6}  {told}"))


def _show_turning_points(
    console: Console, analysis: Analysis, names: Sequence[str], texts: Texts
) -> None:
    _head(console, texts("teach-turning"))
    if not analysis.turning_points:
        console.print(texts("teach-turning-none"))
    for point in analysis.turning_points:
        first, *others = tell_turning_point(texts, analysis, point, names)
        console.print(first)
        for told in others:
            console.print(Padding(told, (0, 0, 0, 2)))
