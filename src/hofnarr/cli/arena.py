"""`hofnarr arena`: bots against bots on shared deals; who is better, and how sure that is."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

from cyclopts import Parameter

from hofnarr.cli.output import console, put_json
from hofnarr.cli.parameters import Cores, GameName, Json, Language
from hofnarr.core.errors import BadInput

if TYPE_CHECKING:
    from collections.abc import Iterable

    from hofnarr.arena import Setting
    from hofnarr.arena.spread import Job
    from hofnarr.arena.summary import Duel, Summary
    from hofnarr.arena.table import Deal
    from hofnarr.texts import Texts


def arena(
    game: GameName,
    *,
    duel: Annotated[
        tuple[str, str] | None,
        Parameter(help="A B: one A among B, A once in every seat of every deal.", negative=""),
    ] = None,
    bots: Annotated[
        str | None,
        Parameter(
            help="a,b,c: all against all, each in every seat equally often. "
            "Levels (page ... king) or others such as flat:1000; a wrong name lists them all."
        ),
    ] = None,
    players: Annotated[str, Parameter(help="How many at a table; several: 2,4.")] = "2",
    games: Annotated[
        int, Parameter(help="How many games for each number of players; rounded up to whole deals.")
    ] = 1000,
    edition: Annotated[
        str | None,
        Parameter(
            name=("--edition", "--set"),
            help="Kabale: a named set of options; Catan: base, a theme set, all or tournament.",
            show_default=False,
        ),
    ] = None,
    seed: Annotated[str, Parameter(help="The same seed gives the same games.")] = "0",
    code: Annotated[
        tuple[Path, ...],
        Parameter(
            help='A file with bots of your own: BOTS = {"name": make}.',
            negative="",
            show_default=False,
        ),
    ] = (),
    state: Annotated[
        Path | None, Parameter(help="Keep results in this file and go on from what it holds.")
    ] = None,
    report: Annotated[Path | None, Parameter(help="Write a page with plots to this file.")] = None,
    cores: Cores = None,
    ray: Annotated[
        str | None, Parameter(help="The address of a Ray cluster that plays; local starts one.")
    ] = None,
    json: Json = False,
    language: Language = None,
) -> int:
    """Measure bots against each other: win shares with 95 % intervals, and ratings."""
    from hofnarr.arena import Setting
    from hofnarr.arena.table import check_bots
    from hofnarr.bots.own import read_code
    from hofnarr.games import find_game

    counts = _counts(players)
    _check(game, counts, games, cores, report, duel)
    setting = Setting(
        game,
        _names(duel, bots),
        seed,
        edition or next(iter(find_game(game).variants)),
        duel is not None,
        tuple(read_code(file) for file in code),
    )
    _check_own(setting.bots, state, ray)
    check_bots(setting)
    deals = _play(setting, counts, games, state, cores, ray)
    if setting.duel:
        _show_duels(setting, counts, deals, json, language)
    else:
        _show_tournament(setting, deals, json, language, report)
    return 0


def _names(duel: tuple[str, str] | None, bots: str | None) -> tuple[str, ...]:
    if duel and bots is None:
        return duel
    if duel or bots is None:
        raise BadInput("give either --duel A B or --bots a,b,c")
    return tuple(name.strip() for name in bots.split(","))


def _counts(players: str) -> list[int]:
    """The numbers of players as people write them.

    >>> _counts("4, 2,4")
    [2, 4]
    """
    try:
        return sorted({int(count) for count in players.split(",")})
    except ValueError:
        raise BadInput(f"--players: {players!r} is not a list of numbers such as 2,4") from None


def _check(
    game: str,
    counts: list[int],
    games: int,
    cores: int | None,
    report: Path | None,
    duel: tuple[str, str] | None,
) -> None:
    from hofnarr.arena.setting import check_players
    from hofnarr.games import find_game

    check_players(find_game(game), counts)
    if games < 1:
        raise BadInput(f"--games: {games} is not possible, give 1 or more")
    if cores is not None and cores < 1:
        raise BadInput(f"--cores: {cores} is not possible, give 1 or more")
    if report is not None and duel is not None:
        raise BadInput("--report: is for --bots")
    if report is not None and not report.parent.is_dir():
        raise BadInput(f"--report: there is no folder {report.parent}")


def _check_own(bots: tuple[str, ...], state: Path | None, ray: str | None) -> None:
    """What is written with --code is kept with the results and travels to other machines."""
    from hofnarr.bots.own import is_own

    own = [name for name in bots if is_own(name)]
    for option, value in (("--state", state), ("--ray", ray)):
        if own and value is not None:
            raise BadInput(f"{option}: give the file of {own[0]} with --code, and name its bot")


def _play(
    setting: Setting,
    counts: list[int],
    games: int,
    state: Path | None,
    cores: int | None,
    ray: str | None,
) -> list[Deal]:
    """All deals of the run, those of an earlier one included."""
    from rich.console import Console
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TimeRemainingColumn

    from hofnarr.arena.ledger import Ledger
    from hofnarr.arena.setting import count_deals

    jobs = [(count, deal) for count in counts for deal in range(count_deals(setting, count, games))]
    bar = Progress(
        BarColumn(),
        MofNCompleteColumn(),
        TimeRemainingColumn(),
        console=Console(stderr=True),
        transient=True,
        disable=not sys.stderr.isatty(),
    )
    with Ledger(setting, state) as ledger, bar:
        left = [job for job in jobs if job not in ledger]
        task = bar.add_task("", total=len(jobs), completed=len(jobs) - len(left))
        for deal in _hold(setting, left, cores, ray):
            ledger.add(deal)
            bar.advance(task)
        return ledger.deals(jobs)


def _hold(setting: Setting, jobs: list[Job], cores: int | None, ray: str | None) -> Iterable[Deal]:
    from hofnarr.arena import hold, hold_on_ray
    from hofnarr.bots import usable_cores

    if ray is not None:
        return hold_on_ray(setting, jobs, ray, cores)
    return hold(setting, jobs, cores=cores or usable_cores())


def _show_duels(
    setting: Setting, counts: list[int], deals: list[Deal], json: bool, language: Language
) -> None:
    from hofnarr.arena.summary import sum_up_duel

    for count in counts:
        found = sum_up_duel(setting, count, [deal for deal in deals if deal.players == count])
        if json:
            put_json(found)
        else:
            print(_sentence(found, _texts(language)))


def _sentence(duel: Duel, texts: Texts) -> str:
    from hofnarr.arena.words import interval, percent

    return texts(
        "arena-duel",
        a=duel.a,
        b=duel.b,
        players=duel.players,
        games=duel.games,
        share=percent(texts, duel.win_share),
        interval=interval(texts, duel.low, duel.high),
        fair=percent(texts, 1 / duel.players),
    )


def _show_tournament(
    setting: Setting, deals: list[Deal], json: bool, language: Language, report: Path | None
) -> None:
    from hofnarr.arena.report import page
    from hofnarr.arena.summary import sum_up

    summary = sum_up(setting, deals)
    if report is not None:
        report.write_text(page(summary, _texts(language)), encoding="utf-8")
    if json:
        put_json(summary)
        return
    texts = _texts(language)
    console().print(_table(summary, texts))
    print(texts("arena-done", games=sum(table.games for table in summary.tables)))
    if report is not None:
        print(texts("arena-report", file=str(report)))


def _texts(language: Language) -> Texts:
    from hofnarr.texts import guess_language, texts_for

    return texts_for(language or guess_language())


def _table(summary: Summary, texts: Texts) -> Any:
    from rich.table import Table

    from hofnarr.arena.words import decimal, interval, percent

    table = Table()
    table.add_column(texts("arena-bot"))
    table.add_column(texts("arena-rating"), justify="right")
    for size in summary.tables:
        table.add_column(texts("arena-players", players=size.players), justify="right")
    for rating in summary.ratings:
        cells = []
        for size in summary.tables:
            found = size.of(rating.bot)
            share = percent(texts, found.win_share)
            cells.append(f"{share}\n{interval(texts, found.low, found.high)}")
        table.add_row(rating.bot, decimal(texts, rating.mu), *cells)
    return table
