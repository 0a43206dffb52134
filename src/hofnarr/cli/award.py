"""`hofnarr award`: who wins a column, and why."""

from __future__ import annotations

import sys
from collections.abc import Callable
from typing import Annotated

from cyclopts import Parameter

from hofnarr.cli import ERROR
from hofnarr.cli.kabale.columns import Question, from_json, from_words
from hofnarr.cli.lines import read_lines
from hofnarr.cli.output import complain, printable, put_json
from hofnarr.cli.parameters import Edition, Json, Language, OptionChanges, Source
from hofnarr.core.errors import BadInput
from hofnarr.kabale.award import award as awarded
from hofnarr.kabale.options import Options, choose
from hofnarr.kabale.telling import tell_award
from hofnarr.texts import Texts, guess_language, texts_for

#: Answers the question of a line, which has a number unless it stood on the command line.
Answer = Callable[[Question, int | None], None]
#: Says why a line makes no sense.
Report = Callable[[str], None]


def award(
    *source: Annotated[
        Source, Parameter(help="A file, - for standard input; with --target, the cards.")
    ],
    target: Annotated[
        str | None,
        Parameter(help="Award one column named here: a domain and its points, as music:3."),
    ] = None,
    edition: Edition = "standard",
    option: OptionChanges = (),
    json: Json = False,
    language: Language = None,
) -> int:
    """Say who wins a column, and why.

    With --target, name the cards, nearest to the target first; a card hidden
    under a cloak follows the cloak:
        hofnarr award --target music:3 white:wizard blue:king

    Otherwise FILE, or standard input, holds one column per line:
        {"target": ["music", 3],
         "column": [["white", "wizard"], ["blue", "king"]], "options": {}}
    Every line is answered. The exit code is 2 if one of them makes no sense.
    """
    options = choose(edition, option)
    texts = texts_for(language or guess_language())
    answer, report = (_answer_json, _report_json) if json else (_teller(texts), complain)
    if target is not None:
        return _award_words(target, source, options, answer, report)
    if len(source) > 1:
        raise BadInput(
            "name one FILE only, or name cards together with --target, as --target music:3"
        )
    name = source[0] if source else "-"
    if name == "-" and sys.stdin is not None and sys.stdin.isatty():
        print(texts("cli-award-awaits"), file=sys.stderr)
    return _award_lines(name, options, answer, report)


def _award_words(
    target: str, cards: tuple[str, ...], options: Options, answer: Answer, report: Report
) -> int:
    try:
        answer(from_words(target, cards, options), None)
    except BadInput as error:
        report(str(error))
        return ERROR
    return 0


def _award_lines(name: str, options: Options, answer: Answer, report: Report) -> int:
    code = 0
    for line in read_lines(name):
        try:
            answer(from_json(line.json(), options), line.number)
        except BadInput as error:
            report(f"line {line.number}: {error}")
            code = ERROR
    return code


def _answer_json(question: Question, _: int | None) -> None:
    put_json(awarded(*question))


def _report_json(message: str) -> None:
    put_json({"error": message})


def _teller(texts: Texts) -> Answer:
    def tell(question: Question, number: int | None) -> None:
        answer = awarded(*question)
        if number is not None:
            print(texts("cli-line", number=number))
        for told in tell_award(texts, question.target, answer, lambda owner: printable(str(owner))):
            print(told)
        if number is not None:
            print()
        sys.stdout.flush()

    return tell
