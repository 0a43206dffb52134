"""`hofnarr verify`: records played again, move by move."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

import msgspec

from hofnarr.cli import BROKEN, ERROR
from hofnarr.cli.lines import Line, read_lines
from hofnarr.cli.output import complain, os_problem, put_json
from hofnarr.cli.parameters import Json, Language, Source
from hofnarr.cli.records import read_record
from hofnarr.core.errors import BadInput, BrokenRecord
from hofnarr.texts import guess_language, texts_for

RIGHT = 0


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
    json: Json = False,
    language: Language = None,
) -> int:
    """Check that records keep every rule.

    Plays each record of the files again, checks its result and its
    commitment, and names the first thing that is wrong with it. A file holds
    one record per line.

    The exit code is 0 if all is well, 1 if a record breaks a rule, the result
    or the commitment, and 2 if something cannot be read as a record.
    """
    codes: Counter[int] = Counter()
    for name in (file, *more):
        for code, finding in _verify_file(name):
            codes[code] += 1
            if json:
                put_json(finding)
            elif finding.error is not None:
                complain(_sentence(finding))
    if not json:
        texts = texts_for(language or guess_language())
        counts = {"right": codes[RIGHT], "broken": codes[BROKEN], "unreadable": codes[ERROR]}
        print(texts("cli-verify-counts", total=codes.total(), **counts))
    return max(codes)


def _verify_file(name: str) -> Iterator[tuple[int, Finding]]:
    """An exit code and a finding for every record; at least one for every file."""
    shown = name.encode(errors="replace").decode()  # a file name may hold any bytes
    empty = True
    try:
        for line in read_lines(name):
            empty = False
            code, error = _verify_line(line)
            yield code, Finding(shown, line.number, error is None, error)
    except OSError as problem:
        yield ERROR, Finding(shown, None, False, problem.strerror or os_problem(problem))
        return
    if empty:
        yield ERROR, Finding(shown, None, False, "no record in it")


def _verify_line(line: Line) -> tuple[int, str | None]:
    try:
        game, record = read_record(line)
        game.verify(record)
    except BadInput as error:
        return ERROR, str(error)
    except BrokenRecord as error:
        return BROKEN, str(error)
    return RIGHT, None


def _sentence(finding: Finding) -> str:
    if finding.line is None:
        return f"{finding.file}: {finding.error}"
    return f"{finding.file}, line {finding.line}: {finding.error}"
