"""The ladder as one self-contained page: tables and plots, nothing loaded from elsewhere."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape

from hofnarr import __version__
from hofnarr.arena.plot import Dot, Mark, axis_over, draw
from hofnarr.arena.summary import Duel, Summary, Table, Z
from hofnarr.arena.words import decimal, interval, percent
from hofnarr.texts import Texts

STYLE = """
:root { color-scheme: light dark; --ground: #f6ecd4; --panel: #fffaed; --line: #bfa672;
  --text: #2a1712; --soft: #5a3f2c; --ink: #86202a; --more: #2c5e36; --less: #97231f; }
@media (prefers-color-scheme: dark) { :root { --ground: #140c0e; --panel: #1d1214; --line: #523a2d;
  --text: #f4e8cd; --soft: #cdb792; --ink: #f6c667; --more: #a5cf93; --less: #f29a88; } }
* { box-sizing: border-box; }
body { margin: 0; background: var(--ground); color: var(--text);
  font: 1rem/1.45 "Alegreya Sans", "Gill Sans", Calibri, system-ui, sans-serif;
  font-variant-numeric: lining-nums tabular-nums; }
main { max-width: 60rem; margin: 0 auto; padding: 1.5rem 1rem 3rem; }
h1, h2, h3 { font-family: Grenze, Georgia, serif; line-height: 1.15; margin: 2rem 0 .5rem; }
h1, h3 { margin-top: 0; }
p { color: var(--soft); max-width: 40rem; margin: .25rem 0 1rem; }
.wide { overflow-x: auto; background: var(--panel); border: 1px solid var(--line); }
table { border-collapse: collapse; min-width: 100%; }
th, td { padding: .5rem .75rem; text-align: right; vertical-align: top; white-space: nowrap;
  border-bottom: 1px solid var(--line); }
tbody tr:last-child > * { border-bottom: 0; }
th { font-weight: 600; }
th[scope=row], thead th:first-child { text-align: left; position: sticky; left: 0;
  background: var(--panel); }
small { display: block; color: var(--soft); font-size: .875rem; }
.more { background: color-mix(in srgb, var(--more) var(--by), transparent); }
.less { background: color-mix(in srgb, var(--less) var(--by), transparent); }
.plots { display: grid; gap: 1rem;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 21rem), 1fr)); }
figure { margin: 0; padding: .75rem; background: var(--panel); border: 1px solid var(--line); }
svg { display: block; width: 100%; max-width: 30rem; height: auto; }
svg text { font-size: 14px; fill: var(--text); }
svg .soft { font-size: 12px; fill: var(--soft); }
.grid { stroke: var(--line); stroke-width: .5; }
.mark { stroke: var(--soft); stroke-dasharray: 4 3; }
.range { stroke: var(--ink); stroke-width: 2; }
circle { fill: var(--ink); }
"""


def page(summary: Summary, texts: Texts) -> str:
    """The whole page in the language of the texts."""
    title = escape(texts("arena-title", game=summary.game.capitalize()))
    lead = texts(
        "arena-lead",
        games=sum(table.games for table in summary.tables),
        edition=summary.edition,
        seed=summary.seed,
        version=__version__,
    )
    body = [
        f"<h1>{title}</h1>\n<p>{escape(lead)}</p>",
        _ladder(summary, texts),
        _plots(summary, texts),
    ]
    if summary.pairs:
        body.append(_pairs(summary, texts))
    return (
        f'<!doctype html>\n<html lang="{texts.language}">\n<head>\n<meta charset="utf-8">\n'
        '<meta name="viewport" content="width=device-width, initial-scale=1">\n'
        f"<title>{title}</title>\n<style>{STYLE}</style>\n</head>\n<body>\n<main>\n"
        + "\n".join(body)
        + "\n</main>\n</body>\n</html>\n"
    )


def _ladder(summary: Summary, texts: Texts) -> str:
    sizes = [texts("arena-players", players=table.players) for table in summary.tables]
    rows = []
    for rating in summary.ratings:
        cells = [_cell(decimal(texts, rating.mu), f"± {decimal(texts, Z * rating.sigma)}")]
        for table in summary.tables:
            found = table.of(rating.bot)
            share = percent(texts, found.win_share)
            cells.append(_cell(share, interval(texts, found.low, found.high)))
        rows.append((rating.bot, cells))
    head = [texts("arena-bot"), texts("arena-rating"), *sizes]
    return _headed(texts, "arena-ladder") + _grid(head, rows)


def _plots(summary: Summary, texts: Texts) -> str:
    shares = [_share_plot(table, summary, texts) for table in summary.tables]
    return "\n".join(
        f'<h2>{escape(texts(name))}</h2>\n<div class="plots">\n{"".join(figures)}</div>'
        for name, figures in (
            ("arena-share", shares),
            ("arena-ratings", [_rating_plot(summary, texts)]),
        )
    )


def _share_plot(table: Table, summary: Summary, texts: Texts) -> str:
    dots = []
    for rating in summary.ratings:
        found = table.of(rating.bot)
        label = percent(texts, found.win_share)
        dots.append(Dot(rating.bot, found.win_share, found.low, found.high, label))
    fair = 1 / table.players
    mark = Mark(fair, texts("arena-fair", fair=percent(texts, fair)))
    axis = axis_over(0.0, max(fair, *(dot.high for dot in dots)))
    drawing = draw(dots, axis, texts("arena-share-plot"), scale=100, mark=mark)
    return _figure(texts("arena-players", players=table.players), drawing)


def _rating_plot(summary: Summary, texts: Texts) -> str:
    dots = [
        Dot(bot, mu, mu - Z * sigma, mu + Z * sigma, decimal(texts, mu))
        for bot, mu, sigma in ((one.bot, one.mu, one.sigma) for one in summary.ratings)
    ]
    axis = axis_over(min(dot.low for dot in dots), max(dot.high for dot in dots))
    return _figure("", draw(dots, axis, texts("arena-ratings-plot")))


def _pairs(summary: Summary, texts: Texts) -> str:
    names = [rating.bot for rating in summary.ratings]
    met = {(pair.a, pair.b): pair for pair in summary.pairs}
    met |= {(pair.b, pair.a): _turned(pair) for pair in summary.pairs}
    rows = []
    for name in names:
        pairs = [met.get((name, other)) for other in names]
        rows.append((name, [_pair(pair, texts) if pair else "<td></td>" for pair in pairs]))
    return _headed(texts, "arena-pairs") + _grid(["", *names], rows)


def _turned(pair: Duel) -> Duel:
    share, low, high = 1 - pair.win_share, 1 - pair.high, 1 - pair.low
    return Duel(pair.b, pair.a, pair.players, pair.games, share, low, high)


def _pair(pair: Duel, texts: Texts) -> str:
    lead = pair.win_share - 0.5
    share = percent(texts, pair.win_share)
    return _cell(
        f"<strong>{share}</strong>" if pair.low > 0.5 else share,
        interval(texts, pair.low, pair.high),
        f' class="{"more" if lead > 0 else "less"}" style="--by: {100 * abs(lead):.0f}%"',
    )


def _cell(figure: str, below: str, attributes: str = "") -> str:
    return f"<td{attributes}>{figure}<small>{below}</small></td>"


def _grid(head: Sequence[str], rows: Sequence[tuple[str, Sequence[str]]]) -> str:
    top = "".join(f'<th scope="col">{escape(name)}</th>' for name in head)
    lines = [
        f'<tr><th scope="row">{escape(name)}</th>{"".join(cells)}</tr>' for name, cells in rows
    ]
    return (
        f'<div class="wide" tabindex="0">\n<table>\n<thead><tr>{top}</tr></thead>\n<tbody>\n'
        + "\n".join(lines)
        + "\n</tbody>\n</table>\n</div>"
    )


def _headed(texts: Texts, name: str) -> str:
    return f"<h2>{escape(texts(name))}</h2>\n<p>{escape(texts(f'{name}-note'))}</p>\n"


def _figure(title: str, drawing: str) -> str:
    heading = f"<h3>{escape(title)}</h3>\n" if title else ""
    return f"<figure>\n{heading}{drawing}\n</figure>\n"
