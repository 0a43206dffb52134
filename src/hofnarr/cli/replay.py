"""`hofnarr replay`: a recorded game, step by step."""

from __future__ import annotations

import sys
from collections.abc import Sequence
from typing import Annotated, Any, NamedTuple

from cyclopts import Parameter

from hofnarr.cli.faces import face
from hofnarr.cli.lines import read_lines
from hofnarr.cli.output import console, distinct, printable
from hofnarr.cli.parameters import Language, Source
from hofnarr.cli.records import read_record
from hofnarr.core.errors import BadInput, BrokenRecord, IllegalAction
from hofnarr.core.game import Game, Record, Viewer
from hofnarr.texts import Texts, guess_language, texts_for


class Step(NamedTuple):
    """What happened, and the state after it."""

    events: Sequence[Any]
    state: Any


class Story(NamedTuple):
    """A game as far as its record can be followed; `problem` is what stopped it before its end."""

    game: str
    names: list[str]
    steps: list[Step]
    problem: str | None


def replay(
    file: Source,
    /,
    *,
    game: Annotated[int, Parameter(help="Which game of the file, counted from 1.")] = 1,
    seat: Annotated[
        Viewer | None,
        Parameter(help="Who looks: a seat (from 0), public, or open to see all cards."),
    ] = None,
    all_: Annotated[
        bool,
        Parameter(name="--all", help="Print it all at once.", negative="", show_default=False),
    ] = False,
    language: Language = None,
) -> None:
    """Step through a recorded game.

    Enter goes on, b back, r to the next round, q quits. Where standard input
    is no terminal, the whole game is printed at once. All cards are open if
    the game is over; otherwise you see what the public sees.
    """
    story = _read(file, game)
    teller = _Teller(story, _viewer(seat, story), texts_for(language or guess_language()))
    if all_ or sys.stdin is None or not sys.stdin.isatty():
        for at in range(len(story.steps)):
            teller.tell(at)
    else:
        _walk(story, teller)
    if story.problem is not None:
        raise BrokenRecord(story.problem)


def _read(file: str, number: int) -> Story:
    if number < 1:
        raise BadInput(f"--game: there is no game {number}, the first one is 1")
    count = 0
    for count, line in enumerate(read_lines(file), 1):
        if count < number:
            continue
        at = f"{file}, line {line.number}"
        try:
            return _follow(at, *read_record(line))
        except BadInput as error:
            raise BadInput(f"{at}: {error}") from None
        except BrokenRecord as error:
            raise BrokenRecord(f"{at}: {error}") from None
    raise BadInput(f"{file}: there is no game {number}, the file holds {count}")


def _follow(at: str, game: Game, record: Record) -> Story:
    replaying = game.replay(record)
    state = replaying.state
    steps = [Step(replaying.opening, state.clone())]
    problem = None
    for place, action in enumerate(replaying.actions):
        try:
            events = state.apply(action, replaying.chance)
        except (IllegalAction, BrokenRecord) as error:
            problem = f"{at}: actions[{place}]: {error}"
            break
        steps.append(Step(events, state.clone()))
    return Story(game.name, distinct([printable(name) for name in record.players]), steps, problem)


def _viewer(seat: Viewer | None, story: Story) -> Viewer:
    if seat is None:
        return "open" if story.steps[-1].state.to_act() is None else "public"
    seats = len(story.names)
    if isinstance(seat, int) and not 0 <= seat < seats:
        raise BadInput(f"--seat: there is no seat {seat}, choose 0 to {seats - 1}")
    return seat


class _Teller:
    """Shows single steps to one viewer."""

    def __init__(self, story: Story, viewer: Viewer, texts: Texts) -> None:
        self.story = story
        self.viewer = viewer
        self.texts = texts
        self.console = console()
        self.face = face(story.game, "replaying")

    def tell(self, at: int) -> None:
        step = self.story.steps[at]
        self.console.rule(
            self.texts("cli-replay-step", step=at, steps=len(self.story.steps) - 1), align="left"
        )
        self.face.tell_step(
            self.console, self.story.game, step, self.story.names, self.viewer, self.texts
        )

    def ask(self) -> str:
        return self.console.input(self.texts("cli-replay-keys") + " ").strip().lower()


def _walk(story: Story, teller: _Teller) -> None:
    at: int | None = 0
    while at is not None:
        teller.console.clear()
        teller.tell(at)
        try:
            at = _moved(teller.ask(), at, story)
        except EOFError:
            return


def _moved(key: str, at: int, story: Story) -> int | None:
    """The step that a key leads to, None for the end."""
    if key == "q":
        return None
    if key == "b":
        return max(at - 1, 0)
    if key == "r":
        return _next_round(at, story)
    if key:
        return at
    return at + 1 if at + 1 < len(story.steps) else None


def _next_round(at: int, story: Story) -> int:
    """The next step in which a round starts, otherwise the last one."""
    starts_round = face(story.game, "replaying").starts_round
    for later in range(at + 1, len(story.steps)):
        if any(starts_round(event) for event in story.steps[later].events):
            return later
    return len(story.steps) - 1
