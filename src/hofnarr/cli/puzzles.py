"""`hofnarr puzzles`: positions where the best move is not the one that comes to mind."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Annotated

from cyclopts import Parameter

from hofnarr.cli.output import console, put_json
from hofnarr.cli.parameters import Json, Language

if TYPE_CHECKING:
    from hofnarr.bots.kabale.teaching import Puzzle
    from hofnarr.cli.screen import Screen
    from hofnarr.kabale.actions import Action
    from hofnarr.texts import Texts


def puzzles(
    *,
    number: Annotated[
        int | None, Parameter(help="Only this puzzle, counted from 1; without it, all in order.")
    ] = None,
    json: Json = False,
    language: Language = None,
) -> None:
    """Find the best move.

    Shows a position, asks for your move, then tells the best one and why.
    With --json the puzzles come one per line, with their solutions.
    """
    from hofnarr.bots.kabale import teaching

    chosen = teaching.puzzles() if number is None else (teaching.find_puzzle(number),)
    if json:
        for puzzle in chosen:
            put_json(puzzle)
        return
    from hofnarr.cli.screen import Screen
    from hofnarr.texts import guess_language, texts_for

    texts = texts_for(language or guess_language())
    try:
        _pose_all(chosen, Screen(console()), texts)
    except EOFError:
        return


def _pose_all(chosen: Sequence[Puzzle], screen: Screen, texts: Texts) -> None:
    from hofnarr.bots.kabale.teaching import tell_solution
    from hofnarr.cli.heraldry import NAMES

    for puzzle in chosen:
        answer = _pose(puzzle, screen, texts)
        if answer is None:
            return
        for told in tell_solution(texts, puzzle, NAMES, answer):
            screen.say(told)
        if puzzle != chosen[-1] and screen.pause(texts("teach-puzzle-next")).lower() == "q":
            return


def _pose(puzzle: Puzzle, screen: Screen, texts: Texts) -> Action | None:
    """The answer that somebody gives; None for quitting."""
    from hofnarr.cli.kabale.ask import Command, Unclear, question, understand

    _show(puzzle, screen, texts)
    while True:
        try:
            meant = understand(screen.ask(question(puzzle.view, texts)), puzzle.view, texts)
            if not isinstance(meant, Command):
                return meant
            if meant.name == "quit":
                return None
            _look_up(meant.name, meant.about, puzzle, screen, texts)
        except Unclear as error:
            screen.complain(str(error))


def _show(puzzle: Puzzle, screen: Screen, texts: Texts) -> None:
    from hofnarr.bots.kabale.teaching import puzzles as all_puzzles
    from hofnarr.cli.heraldry import NAMES
    from hofnarr.cli.kabale.scenes import Frame, Log, decision

    screen.clear()
    screen.paint(
        decision(puzzle.view, Log([], 0), Frame(texts, NAMES, screen.width, screen.height))
    )
    player = NAMES[puzzle.view.to_act or 0]
    heading = texts("teach-puzzle", number=puzzle.number, count=len(all_puzzles()))
    screen.say(f"{heading}: {texts('teach-puzzle-task', player=player)}", "bold")


def _look_up(name: str, about: str, puzzle: Puzzle, screen: Screen, texts: Texts) -> None:
    """What may be looked up as in a game; all else shows the position again."""
    from hofnarr.cli.cards import cards
    from hofnarr.cli.heraldry import NAMES
    from hofnarr.cli.kabale import lookup
    from hofnarr.cli.kabale.ask import column_number, find_card
    from hofnarr.kabale.cards import CARD_IDS

    view = puzzle.view
    match name:
        case "help":
            screen.paint(lookup.help_page(texts, screen.width))
        case "card":
            for card in find_card(about, CARD_IDS):
                cards("kabale", card, language=texts.language)
        case "column":
            screen.paint(lookup.column(view, column_number(about, view, texts), texts))
        case "discards":
            screen.paint(lookup.discards(view, NAMES, texts, screen.width))
        case "seen":
            screen.paint(lookup.unseen(view, NAMES, texts, screen.width))
        case "guess":
            place = column_number(about, view, texts)
            lookup.guess(screen, view, place, NAMES, texts)
        case _:
            _show(puzzle, screen, texts)
