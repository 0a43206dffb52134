"""`hofnarr verify`: records played again, move by move."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator
from functools import cache
from typing import Any

import msgspec

from hofnarr.cli import BROKEN, ERROR
from hofnarr.cli.lines import Line, count_lines, read_lines
from hofnarr.cli.output import complain, os_problem, put_json
from hofnarr.cli.parameters import Cores, Json, Language, Source, checked_cores
from hofnarr.cli.progress import is_shown, progress_bar
from hofnarr.cli.records import read_record
from hofnarr.cli.sharing import in_order
from hofnarr.core.errors import BadInput, BrokenRecord
from hofnarr.core.game import Game, Record
from hofnarr.texts import guess_language, texts_for

RIGHT = 0
BATCH = 100  # records that a process is given at once
#: Records of a game in one process after which it is worth while to make a faster verifier.
WORTH_A_VERIFIER = 60


class Finding(msgspec.Struct, frozen=True):
    """What there is to say of one record; `line` is None where it is about the whole file."""

    file: str
    line: int | None
    ok: bool
    error: str | None


def verify(
    file: Source,
    /,
    *more: Source,
    cores: Cores = None,
    json: Json = False,
    language: Language = None,
) -> int:
    """Check that records keep every rule.

    Plays each record of the files again, checks its result and its
    commitment, and names the first thing that is wrong with it. A file holds
    one record per line. Standard input is checked line by line as it comes,
    by several processes only where --cores says so.

    The exit code is 0 if all is well, 1 if a record breaks a rule, the result
    or the commitment, and 2 if something cannot be read as a record.
    """
    codes: Counter[int] = Counter()
    usable = checked_cores(cores)
    files = (file, *more)
    with progress_bar(json=json) as progress:
        total = _total(files) if is_shown(json=json) else None
        for name in files:
            for code, finding in _verify_file(name, 1 if name == "-" and not cores else usable):
                codes[code] += 1
                progress(codes.total(), total)
                if json:
                    put_json(finding)
                elif finding.error is not None:
                    complain(_sentence(finding))
    if not json:
        texts = texts_for(language or guess_language())
        counts = {"right": codes[RIGHT], "broken": codes[BROKEN], "unreadable": codes[ERROR]}
        print(texts("cli-verify-counts", total=codes.total(), **counts))
    return max(codes)


def _total(files: tuple[str, ...]) -> int | None:
    try:
        counts = [count_lines(name) for name in files]
    except OSError:  # said of the file in its turn
        return None
    return None if None in counts else sum(count or 0 for count in counts)


def _verify_file(name: str, cores: int) -> Iterator[tuple[int, Finding]]:
    """An exit code and a finding for every record; at least one for every file."""
    shown = name.encode(errors="replace").decode()  # a file name may hold any bytes
    empty = True
    try:
        for number, code, error in in_order(_verify_line, read_lines(name), cores, batch=BATCH):
            empty = False
            yield code, Finding(shown, number, error is None, error)
    except OSError as problem:
        yield ERROR, Finding(shown, None, False, problem.strerror or os_problem(problem))
        return
    if empty:
        yield ERROR, Finding(shown, None, False, "no record in it")


def _verify_line(line: Line) -> tuple[int, int, str | None]:
    """Its number, an exit code, and what is wrong with it."""
    try:
        game, record = read_record(line)
        _verifier(game.name)(game, record)
    except BadInput as error:
        return line.number, ERROR, str(error)
    except BrokenRecord as error:
        return line.number, BROKEN, str(error)
    return line.number, RIGHT, None


@cache
def _verifier(game: str) -> _Verifier:
    return _Verifier()


class _Verifier:
    """Verifies the records of one game, with what the game has for many of them once there are."""

    def __init__(self) -> None:
        self._seen = 0
        self._verify: Callable[[Any], None] | None = None

    def __call__(self, game: Game, record: Record) -> None:
        self._seen += 1
        if self._verify is None:
            make = getattr(game, "make_verifier", None)
            if make is None or self._seen < WORTH_A_VERIFIER:
                game.verify(record)
                return
            self._verify = make()
        self._verify(record)


def _sentence(finding: Finding) -> str:
    if finding.line is None:
        return f"{finding.file}: {finding.error}"
    return f"{finding.file}, line {finding.line}: {finding.error}"
