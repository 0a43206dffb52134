"""Figures in words, as tables and pages show them."""

from __future__ import annotations

from hofnarr.texts import Texts


def decimal(texts: Texts, value: float, digits: int = 1) -> str:
    """A number with the decimal sign of the language.

    >>> decimal(Texts("de"), -2.34)
    '−2,3'
    """
    sign = "." if texts.language == "en" else ","
    return f"{value:.{digits}f}".replace(".", sign).replace("-", "−")


def percent(texts: Texts, share: float) -> str:
    """A share of the win.

    >>> percent(Texts("en"), 0.6625)
    '66.2 %'
    """
    return f"{decimal(texts, 100 * share)} %"


def interval(texts: Texts, low: float, high: float) -> str:
    """Between which shares it lies.

    >>> interval(Texts("cs"), 0.5, 0.6625)
    '50,0–66,2'
    """
    return f"{decimal(texts, 100 * low)}–{decimal(texts, 100 * high)}"
