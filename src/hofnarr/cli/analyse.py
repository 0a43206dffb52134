"""`hofnarr analyse`: what was well played, what was luck, and where a game turned."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, Annotated, Any

import msgspec
from cyclopts import Parameter

from hofnarr.cli import BROKEN, ERROR
from hofnarr.cli.lines import Line, count_lines, read_lines
from hofnarr.cli.output import complain, console, distinct, printable, put_json
from hofnarr.cli.parameters import Cores, Json, Language, Source, checked_cores
from hofnarr.cli.progress import is_shown, progress_bar
from hofnarr.cli.records import read_record
from hofnarr.core.errors import BadInput, BrokenRecord

if TYPE_CHECKING:
    from hofnarr.bots.kabale.teaching import Analysis


class Refusal(msgspec.Struct, frozen=True):
    """Why a record is not analysed."""

    file: str
    line: int
    error: str


def analyse(
    file: Source,
    /,
    *,
    rollouts: Annotated[
        int, Parameter(help="How many games are tried out for every judgement, at most.")
    ] = 6_000,
    precision: Annotated[
        float,
        Parameter(help="The standard error at which a judgement is good enough; 0: all rollouts."),
    ] = 0.005,
    moves: Annotated[
        bool, Parameter(help="List all moves.", negative="", show_default=False)
    ] = False,
    cores: Cores = None,
    json: Json = False,
    language: Language = None,
) -> int:
    """Analyse recorded games: chances, losses, luck, turning points.

    Every move is judged by what its player could know. A file holds one
    record per line; all of them are analysed. The exit code is 0 if all is
    well, 1 if a record breaks a rule, and 2 if something cannot be read.
    """
    from hofnarr.bots.kabale.teaching.weighing import check_precision, check_rollouts

    check_rollouts(rollouts)
    check_precision(precision)
    usable = checked_cores(cores)
    games = count_lines(file) if is_shown(json=json) else None
    worst = 0
    empty = True
    for line in read_lines(file):
        empty = False
        label = f"{line.number}/{games}" if games and games > 1 else ""
        try:
            with progress_bar(json=json) as bar:
                progress = partial(bar, label=label)
                analysis = _analyse(
                    line, rollouts=rollouts, precision=precision, cores=usable, progress=progress
                )
        except (BadInput, BrokenRecord) as error:
            worst = max(worst, BROKEN if isinstance(error, BrokenRecord) else ERROR)
            _refuse(file, line, str(error), json)
            continue
        if json:
            put_json(analysis)
        else:
            _show(analysis, language, every=moves)
    if empty:
        raise BadInput(f"{file}: no record in it")
    return worst


def _analyse(line: Line, **how: Any) -> Analysis:
    from hofnarr.bots.kabale import teaching
    from hofnarr.kabale.record import Record

    game, record = read_record(line)
    if not isinstance(record, Record):
        raise BadInput(f"format: games of {game.name} cannot be analysed yet")
    return teaching.analyse(record, **how)


def _refuse(file: str, line: Line, error: str, json: bool) -> None:
    if json:
        shown = file.encode(errors="replace").decode()  # a file name may hold any bytes
        put_json(Refusal(shown, line.number, error))
    else:
        complain(f"{file}, line {line.number}: {error}")


def _show(analysis: Analysis, language: Language, *, every: bool) -> None:
    from hofnarr.cli.kabale.analysis import show
    from hofnarr.texts import guess_language, texts_for

    names = distinct([printable(name) for name in analysis.players])
    show(console(), analysis, names, texts_for(language or guess_language()), every=every)
    print()
