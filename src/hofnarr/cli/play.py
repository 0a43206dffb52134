"""`hofnarr play`: a whole game in the terminal."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Annotated

from cyclopts import Parameter

from hofnarr.bots import quick_bot, share_out
from hofnarr.bots.own import make_any_bot
from hofnarr.cli import saves
from hofnarr.cli.faces import face
from hofnarr.cli.heraldry import NAMES, OTHER_NAMES
from hofnarr.cli.output import complain, console, printable
from hofnarr.cli.parameters import GameName, Language, Wishes
from hofnarr.cli.saves import HUMAN, Table
from hofnarr.cli.screen import Screen
from hofnarr.cli.typed import yes_or_no
from hofnarr.core.errors import BadInput
from hofnarr.core.game import Game
from hofnarr.core.match import First, Match
from hofnarr.games import find_game
from hofnarr.texts import guess_language, texts_for

LONGEST_NAME = 20


def play(
    game: GameName,
    /,
    *,
    players: Annotated[
        int | None,
        Parameter(help="How many play, bots included; Kabale without it 3, Catan always 2."),
    ] = None,
    bots: Annotated[
        str | None,
        Parameter(help="Bots for the other seats: greedy, or one per seat: greedy,random."),
    ] = None,
    hotseat: Annotated[
        bool,
        Parameter(help="All players are people at this screen.", negative="", show_default=False),
    ] = False,
    wishes: Wishes | None = None,
    first: Annotated[First, Parameter(help="Who begins: seat 0, which is you, or by lot.")] = "0",
    seed: Annotated[str | None, Parameter(help="The same seed deals the same cards.")] = None,
    name: Annotated[
        str | None, Parameter(help="Your name; with --hotseat several: Bea,Claire.")
    ] = None,
    save: Annotated[
        Path | None, Parameter(help="Keep the game in this file; a game in it is resumed.")
    ] = None,
    language: Language = None,
) -> None:
    """Play a game in the terminal, against bots or with --hotseat against each other.

    A game that you leave is kept; the next start offers to go on with it.
    """
    found = find_game(game)
    own = face(game, "options")
    options = own.options_for(found, wishes or Wishes())
    seats = _seats(
        found, own.players_for(found) if players is None else players, bots, hotseat=hotseat
    )
    names = _names(seats, name)
    if seed is not None and printable(seed) != seed:
        raise BadInput(f"--seed: {printable(seed)!r} holds signs that cannot be shown")
    screen = Screen(console())
    try:
        resumed = _resumed(found, screen, save, language, set(seats))
    except EOFError:
        return
    if resumed is None:
        match = Match(found, names, options, first=first, seed=seed)
        table = Table(match, seats, language or guess_language(), [match.opening])
        resumed = table, save or saves.path_for(match)
    face(game, "sitting").Sitting(resumed[0], screen, resumed[1]).run()


def _seats(game: Game, players: int, bots: str | None, *, hotseat: bool) -> tuple[str, ...]:
    """Who sits where: people, or bots by name."""
    if players not in game.player_counts:
        counts = ", ".join(map(str, game.player_counts))
        raise BadInput(f"--players: {players} cannot play {game.name}, choose one of {counts}")
    if hotseat:
        if bots is not None:
            raise BadInput("--hotseat: all seats are taken by people, leave --bots out")
        return (HUMAN,) * players
    others = share_out(quick_bot(game) if bots is None else bots, players - 1)
    for bot in others:
        make_any_bot(bot, game, 0)
    return (HUMAN, *others)


def _names(seats: Sequence[str], given: str | None) -> list[str]:
    """The names of all seats; those that nobody gave begin with the letter of their seat."""
    people = seats.count(HUMAN)
    chosen = [part.strip() for part in given.split(",")] if given is not None else []
    if len(chosen) > people:
        raise BadInput(f"--name: {len(chosen)} names, but people in the game: {people}")
    for part in chosen:
        if not part or len(part) > LONGEST_NAME or printable(part) != part:
            raise BadInput(
                f"--name: {printable(part)!r} is not a name of 1 to {LONGEST_NAME} letters"
            )
        if chosen.count(part) > 1:
            raise BadInput(f"--name: {part!r} is there twice")
    rest = zip(NAMES[: len(seats)], OTHER_NAMES, strict=False)
    spare = [other if usual in chosen else usual for usual, other in rest]
    return chosen + spare[len(chosen) :]


def _resumed(
    game: Game, screen: Screen, save: Path | None, language: Language, trusted: set[str]
) -> tuple[Table, Path] | None:
    """The unfinished game that the player wants to go on with. Of bots that are somebody's own
    code only those may play in it that were named now: no file makes us run anything."""
    for path in [save] if save else saves.saves_of(game):
        if not path.exists():
            continue
        try:
            table = saves.read(path, game, trusted)
        except BadInput as error:
            if save:
                raise
            complain(str(error))
            continue
        if table.match.over:
            continue
        if language:
            table = table._replace(language=language)
        question = "resume-ask-file" if save else "resume-ask"
        return (table, path) if _wants(table, screen, question) else None
    return None


def _wants(table: Table, screen: Screen, question: str) -> bool:
    texts = texts_for(table.language)
    names = ", ".join(printable(name) for name in table.match.players)
    rounds = face(table.match.game.name, "sitting").rounds_begun(table.match)
    screen.say(texts("resume-found", names=names, round=rounds))
    while True:
        answer = yes_or_no(screen.ask(texts(question)), texts)
        if answer is not None:
            return answer
        screen.complain(texts("resume-unclear"))
