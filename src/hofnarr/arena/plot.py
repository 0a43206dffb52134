"""Plots as inline SVG: values with their intervals, one below the other. Colours are the page's."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape
from math import ceil, floor
from typing import NamedTuple

# In the units of the SVG, which is as wide as a phone.
WIDTH = 360
LEFT = 124  # where the axis begins; names are at its left
RIGHT = 296  # where it ends; figures are at its right
TOP = 22
ROW = 28
STEPS = (0.02, 0.05, 0.1, 0.2, 0.5, 1, 2, 5, 10, 20, 50, 100)
MOST_STEPS = 5


class Dot(NamedTuple):
    """One line of a plot."""

    name: str
    value: float
    low: float
    high: float
    label: str


class Mark(NamedTuple):
    """A value that all are measured by."""

    value: float
    label: str


class Axis(NamedTuple):
    start: float
    end: float
    step: float

    def place(self, value: float) -> float:
        along = (value - self.start) / (self.end - self.start)
        return round(LEFT + along * (RIGHT - LEFT), 1)

    def ticks(self) -> list[float]:
        count = round((self.end - self.start) / self.step)
        return [self.start + tick * self.step for tick in range(count + 1)]


def axis_over(low: float, high: float) -> Axis:
    """A round axis that holds both.

    >>> axis_over(0, 0.83)
    Axis(start=0.0, end=1.0, step=0.2)
    """
    wide_enough = (step for step in STEPS if high / step - floor(low / step) <= MOST_STEPS)
    step = next(wide_enough, STEPS[-1])
    start = floor(low / step)
    end = max(ceil(high / step), start + 1)
    return Axis(float(start * step), float(end * step), step)


def draw(
    dots: Sequence[Dot], axis: Axis, title: str, *, scale: float = 1, mark: Mark | None = None
) -> str:
    """The plot; `title` is read out. Ticks show their value times `scale`."""
    bottom = TOP + ROW * len(dots)
    parts = [_tick(axis, value, f"{scale * value:g}", bottom) for value in axis.ticks()]
    if mark:
        x = axis.place(mark.value)
        parts.append(f'<line class="mark" x1="{x}" x2="{x}" y1="{TOP - 6}" y2="{bottom}"/>')
        parts.append(_text(x, TOP - 9, mark.label, "middle", "soft"))
    parts.extend(_line(dot, axis, TOP + ROW * at + ROW // 2) for at, dot in enumerate(dots))
    return (
        f'<svg viewBox="0 0 {WIDTH} {bottom + 22}" role="img" aria-label="{escape(title)}">'
        + "".join(parts)
        + "</svg>"
    )


def _tick(axis: Axis, value: float, label: str, bottom: int) -> str:
    x = axis.place(value)
    line = f'<line class="grid" x1="{x}" x2="{x}" y1="{TOP}" y2="{bottom}"/>'
    return line + _text(x, bottom + 16, label, "middle", "soft")


def _line(dot: Dot, axis: Axis, y: int) -> str:
    low, high = axis.place(dot.low), axis.place(dot.high)
    return (
        _text(LEFT - 10, y + 5, dot.name, "end")
        + f'<line class="range" x1="{low}" x2="{high}" y1="{y}" y2="{y}"/>'
        + f'<circle cx="{axis.place(dot.value)}" cy="{y}" r="4.5"/>'
        + _text(WIDTH, y + 5, dot.label, "end")
    )


def _text(x: float, y: int, words: str, anchor: str, kind: str = "") -> str:
    return f'<text class="{kind}" x="{x}" y="{y}" text-anchor="{anchor}">{escape(words)}</text>'
