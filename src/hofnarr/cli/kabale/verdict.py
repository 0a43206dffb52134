"""The end of a round and of the game: columns awarded step by step, and the two ways to count."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import NamedTuple

from rich.text import Text

from hofnarr.cli import heraldry as look
from hofnarr.cli.heraldry import TINCTURES
from hofnarr.cli.kabale.board import chip, masthead, plate, seam, sign, strip
from hofnarr.cli.kabale.scenes import Frame
from hofnarr.cli.paint import Block, beside, fit, line, sized, spread, wrapped
from hofnarr.kabale.award import (
    AnyStep,
    LeftOut,
    Lying,
    NumberStep,
    Owner,
    Total,
    Witch,
    Wizard,
)
from hofnarr.kabale.counting import count, winners
from hofnarr.kabale.events import Awarded
from hofnarr.kabale.telling import domain_name, target_name, tell_step
from hofnarr.kabale.view import CardView, ColumnView, SeatView
from hofnarr.texts import Texts, number

BAR = 16
LEFT = 38
VERDICT_HEIGHT = 2


class Ceremony(NamedTuple):
    """One column being awarded: as it lies, and how it was decided."""

    round: int
    columns: int
    event: Awarded
    cards: Sequence[Lying]

    @property
    def stages(self) -> list[list[AnyStep]]:
        """The steps as they are shown: numbers together, sums together, all others one by one."""
        stages: list[list[AnyStep]] = []
        for step in self.event.award.steps:
            if stages and _kind(step) is not None and _kind(stages[-1][-1]) == _kind(step):
                stages[-1].append(step)
            else:
                stages.append([step])
        return stages


def _kind(step: AnyStep) -> str | None:
    if isinstance(step, NumberStep):
        return "numbers"
    return "sums" if isinstance(step, Total | LeftOut) else None


def awarding(ceremony: Ceremony, frame: Frame, shown: int) -> Block:
    """The column and the first `shown` stages of its award."""
    texts, names, width, _ = frame
    event = ceremony.event
    stages = ceremony.stages[:shown]
    title = spread(
        width,
        masthead((texts("board-round", number=ceremony.round + 1), "bold")),
        Text(
            texts("award-column", column=event.column + 1, count=ceremony.columns) + " ",
            look.CANDLE,
        ),
    )
    head = [title, *seam(width, roomy=frame.roomy), line(width)]
    column = _column(ceremony, texts, [step for stage in stages for step in stage])
    cloth = frame.rows - len(head) - len(column) - VERDICT_HEIGHT
    column += [line(LEFT, style=f"on {look.CLOTH}") for _ in range(cloth)]
    told = _told(stages, frame, width - LEFT - 4)
    if frame.height:
        told = told[-(frame.rows - len(head) - VERDICT_HEIGHT) :]
        told = [line(0)] * _scrolled(column, frame) + told
    both = [sized(row, width) for row in beside([[line(1)], column, told], 1)]
    lines = [*head, *both, line(width)]
    if shown < len(ceremony.stages):
        return frame.filled(lines)
    return [*lines, _verdict(event, names, texts, width)]


def _scrolled(column: Block, frame: Frame) -> int:
    """How many rows of a long column run off the top of the screen; nothing is told up there."""
    return max(0, len(column) + VERDICT_HEIGHT - frame.rows)


def _column(ceremony: Ceremony, texts: Texts, steps: Sequence[AnyStep]) -> Block:
    """The cards in their order; removed ones stay in their place, struck."""
    target = ceremony.event.target
    lying = [CardView(int(owner), card, "up") for owner, card in ceremony.cards]
    removed = {card for step in steps if isinstance(step, Wizard | Witch) for card in step.removed}
    numbers = {step.cards[0]: step for step in steps if isinstance(step, NumberStep)}
    head = ColumnView(target, False, len(lying) >= target[1], lying)
    lines = plate(head, texts, LEFT)
    for place, card in enumerate(lying):
        key = ceremony.cards[place]
        row = strip(card, target, texts, LEFT - 7, shade=place % 2 == 1)
        if key in removed:
            row = Text(row.plain, f"strike {look.TEXT_DIM} on {look.TABLE_LIT}")
        whole = Text(" ") + row + _counts(numbers.get(key), texts)
        whole.stylize_before(f"on {look.CLOTH}")
        lines.append(sized(whole, LEFT))
    return lines


def _counts(step: NumberStep | None, texts: Texts) -> Text:
    """What a card counts, once that is worked out."""
    if step is None:
        return Text("      ")
    counts = "–" if step.number is None else number(texts, step.number)
    changed = f"bold {look.CANDLE}" if step.changes else look.TEXT
    return Text(f"{counts:>5} ", changed)


def _told(stages: Sequence[Sequence[AnyStep]], frame: Frame, width: int) -> Block:
    """The story beside the column; the newest stage is lit, numbers worked out before are brief."""
    texts, names, _, height = frame
    lines: Block = []
    for place, stage in enumerate(stages):
        lit = place == len(stages) - 1
        edge = ("▌ ", look.CANDLE if lit else look.LINE)
        if height and not lit and isinstance(stage[0], NumberStep):
            block = [Text(texts("award-numbers"), look.TEXT_DIM)]
        else:
            block = _sums(stage, names, texts) or _sentences(
                stage, names, texts, width - 2, lit=lit
            )
        lines += [sized(Text.assemble(edge, row), width) for row in block]
    return lines


def _sentences(
    stage: Sequence[AnyStep], names: Sequence[str], texts: Texts, width: int, *, lit: bool
) -> Block:
    """What is worth saying; a number that is simply the printed one stands beside its card."""
    colour = look.TEXT if lit else look.TEXT_DIM
    lines: Block = []
    for step in stage:
        if isinstance(step, NumberStep) and not step.changes and step.number is not None:
            continue
        lines += wrapped(Text(tell_step(texts, step, _namer(names)), colour), width)
    if not lines:
        lines += wrapped(Text(texts("award-printed"), colour), width)
    return lines


def _sums(stage: Sequence[AnyStep], names: Sequence[str], texts: Texts) -> Block:
    """The sums as bars, so that near and far can be seen; nothing for other stages."""
    totals = [step for step in stage if isinstance(step, Total)]
    if not totals:
        return []
    most = max(1, *(step.total for step in totals))
    lines = []
    for step in stage:
        if not isinstance(step, Total):
            words = tell_step(texts, step, _namer(names))
            lines.append(Text(words, look.TEXT_DIM))
            continue
        seat = int(step.owner)
        tincture = TINCTURES[seat]
        filled = round(BAR * max(0, step.total) / most)
        lines.append(
            Text.assemble(
                sign(seat),
                (" " + fit(names[seat], 9) + " ", f"bold {tincture.text}"),
                (tincture.pattern * filled, f"{tincture.weave} on {tincture.field}"),
                (" " * (BAR - filled), f"on {look.TABLE_LIT}"),
                (f" {number(texts, step.total):>4}", "bold"),
            )
        )
    return lines


def _verdict(event: Awarded, names: Sequence[str], texts: Texts, width: int) -> Text:
    winner = event.award.winner
    if winner is None:
        words = Text(" " + texts("award-nobody", target=target_name(texts, event.target)))
        return sized(Text(style=f"bold {look.ON_BRASS} on {look.LEAD}") + words, width)
    text = Text(style=f"bold {look.ON_BRASS} on {look.BRASS}", no_wrap=True, end="")
    text.append("  ").append(*sign(int(winner)))
    target = target_name(texts, event.target)
    text.append("  " + texts("award-wins", name=names[int(winner)], target=target))
    return sized(text, width)


def _namer(names: Sequence[str]) -> Callable[[Owner], str]:
    return lambda owner: names[int(owner)]


# The end of the game


def scoring(seats: Sequence[SeatView], frame: Frame) -> Block:
    """Every player with both ways of counting; the better one counts."""
    texts, names, width, _ = frame
    best = winners([player.score for player in seats])
    lines = [
        sized(masthead((texts("score-title"), "bold")), width),
        *seam(width, roomy=frame.roomy),
    ]
    order = sorted(range(len(seats)), key=lambda seat: -seats[seat].score)
    for seat in order:
        player = seats[seat]
        crown = "♛" if seat in best else " "
        head = Text.assemble(
            (f" {crown} ", look.CANDLE),
            sign(seat),
            (" " + fit(names[seat], 14), f"bold {TINCTURES[seat].text}"),
            (f" {player.score:>3}  ", f"bold {look.CANDLE if crown == '♛' else look.BRASS}"),
        )
        for target in player.won:
            head.append(*chip(target)).append(" ")
        lines += [line(width)] if frame.roomy else []
        lines.append(sized(head, width))
        lines += _ways(player, texts, width)
    return [*lines, line(width)]


def _ways(player: SeatView, texts: Texts, width: int) -> Block:
    ways = count(player.won)
    added = " + ".join(str(points) for _, points in player.won) or "0"
    first = texts("score-points", sum=f"{added} = {ways.points}" if player.won else "0")
    if ways.doubled is None:
        missing = ", ".join(domain_name(texts, domain) for domain in ways.missing)
        second = texts("score-missing", domains=missing)
    else:
        less = f" − {ways.further}" if ways.further else ""
        second = texts("score-domains", sum=f"2 × {ways.best_sum}{less} = {ways.doubled}")
    return [
        _way(first, width, counts=ways.counts == "points"),
        _way(second, width, counts=ways.counts == "doubled"),
    ]


def _way(words: str, width: int, *, counts: bool) -> Text:
    mark = "✓" if counts else " "
    style = look.TEXT if counts else look.TEXT_DIM
    return line(width, (f"      {mark} ", look.GOOD), (words, style))
