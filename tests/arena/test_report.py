"""The page: complete, self-contained, in every language."""

from __future__ import annotations

import re
from html.parser import HTMLParser

import pytest

from hofnarr.arena.plot import LEFT, RIGHT, Dot, Mark, axis_over, draw
from hofnarr.arena.report import page
from hofnarr.arena.summary import Duel, Rating, Standing, Summary, Table
from hofnarr.texts import LANGUAGES, Language, texts_for

BOTS = ("king", "<script>", "random")


def standings(share: float) -> list[Standing]:
    return [Standing(bot, 100, share, share - 0.05, share + 0.05, 20.5) for bot in BOTS]


SUMMARY = Summary(
    "kabale",
    "standard",
    "7",
    [Table(2, 50, 300, standings(0.612)), Table(6, 50, 300, standings(0.2))],
    [Duel("king", bot, 2, 100, 0.75, 0.7, 0.8) for bot in BOTS[1:]],
    [Rating(bot, 30.0 - 5 * place, 1.0) for place, bot in enumerate(BOTS)],
)


class Reader(HTMLParser):
    """The elements of a page, each closed as it should be."""

    VOID = ("meta", "line", "circle")

    def __init__(self) -> None:
        super().__init__()
        self.open: list[str] = []
        self.seen: list[str] = []

    def handle_starttag(self, tag: str, attrs: object) -> None:
        self.seen.append(tag)
        if tag not in self.VOID:
            self.open.append(tag)

    def handle_startendtag(self, tag: str, attrs: object) -> None:
        self.seen.append(tag)

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag


def read(html: str) -> Reader:
    reader = Reader()
    reader.feed(html)
    reader.close()
    assert reader.open == []
    return reader


@pytest.fixture(params=LANGUAGES)
def language(request: pytest.FixtureRequest) -> Language:
    return request.param  # type: ignore[no-any-return]


def test_the_page_has_the_ladder_a_plot_for_each_table_and_one_of_ratings(
    language: Language,
) -> None:
    html = page(SUMMARY, texts_for(language))
    seen = read(html).seen
    assert seen.count("svg") == 3
    assert seen.count("table") == 2
    assert f'<html lang="{language}">' in html
    assert ("61.2 %" if language == "en" else "61,2 %") in html


def test_the_page_loads_nothing(language: Language) -> None:
    html = page(SUMMARY, texts_for(language))
    assert not re.search(r"https?:|src=|href=|url\(|@import|<script", html)
    assert "prefers-color-scheme: dark" in html
    assert "width=device-width" in html


def test_both_sides_of_a_pair_are_shown() -> None:
    html = page(SUMMARY, texts_for("en"))
    assert html.count("<strong>75.0 %</strong><small>70.0–80.0</small>") == 2
    assert html.count("25.0 %<small>20.0–30.0</small>") == 2


def test_without_tables_of_two_there_is_no_head_to_head() -> None:
    summary = Summary("kabale", "standard", "7", SUMMARY.tables[1:], [], SUMMARY.ratings)
    assert read(page(summary, texts_for("en"))).seen.count("table") == 1


@pytest.mark.parametrize(
    ("low", "high", "axis"),
    [
        (0, 1, (0, 1, 0.2)),
        (0, 0.31, (0, 0.4, 0.1)),
        (0, 0.1, (0, 0.1, 0.02)),
        (13.2, 38, (10, 40, 10)),
        (-3, -2.9, (-3, -2.9, 0.02)),
    ],
)
def test_an_axis_is_round_and_holds_everything(
    low: float, high: float, axis: tuple[float, float, float]
) -> None:
    assert axis_over(low, high) == pytest.approx(axis)


def test_dots_lie_where_their_values_are() -> None:
    axis = axis_over(0, 1)
    svg = draw([Dot("a", 0.5, 0.0, 1.0, "50")], axis, "title", mark=Mark(0.25, "fair"))
    middle, quarter = (LEFT + RIGHT) / 2, LEFT + (RIGHT - LEFT) / 4
    assert f'<circle cx="{middle}"' in svg
    assert f'class="range" x1="{float(LEFT)}" x2="{float(RIGHT)}"' in svg
    assert f'class="mark" x1="{quarter}"' in svg
