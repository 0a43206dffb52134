"""Many games of the Catan card game between bots, each on its own committed deal.

Game number g of run S has the seed `S/g`: the same games come out with or without records, on one
core or several.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Literal

import msgspec

from hofnarr.bots.asking import ask
from hofnarr.bots.bot import Bot
from hofnarr.bots.catan.players import RandomBot
from hofnarr.bots.own import make_any_bot
from hofnarr.bots.simulation import bot_seed, in_batches
from hofnarr.catan.options import Options
from hofnarr.catan.rules.turn import MOST_ROUNDS
from hofnarr.catan.state import State
from hofnarr.core import stream
from hofnarr.core.game import Action
from hofnarr.core.match import First, Match
from hofnarr.core.outcome import Outcome
from hofnarr.games import find_game

BATCH = 10  # games between two looks at the progress bar
WORTH_PROCESSES = 4


class Setting(msgspec.Struct, frozen=True):
    """What all games of a run have in common."""

    seed: str
    bots: tuple[str, ...]
    options: Options = Options()
    first: First = "0"

    def __post_init__(self) -> None:
        stream.check_seed(self.seed)
        for name in self.bots:
            make_any_bot(name, find_game("catan"), 0)


class GameResult(msgspec.Struct, frozen=True):
    """One game as the result table needs it; `turns` are those of both players."""

    outcome: Outcome
    decisions: int
    start: int
    turns: int
    reason: Literal["victory", "rounds"]


class Batch(msgspec.Struct, frozen=True):
    """Some games in a row: the results, and the records as lines where they were asked for."""

    results: list[GameResult]
    records: bytes


def play_game(setting: Setting, number: int) -> Match:
    seed = f"{setting.seed}/{number}"
    match = Match(
        find_game("catan"),
        setting.bots,
        setting.options,
        first=setting.first,
        seed=seed,
        salt=f"salt of {seed}",
    )
    bots = [
        make_any_bot(name, match.game, bot_seed(seed, seat))
        for seat, name in enumerate(setting.bots)
    ]
    state = match.state
    assert isinstance(state, State)
    while (seat := state.to_act()) is not None:
        match.act(_answer(setting.bots[seat], bots[seat], state, seat))
    return match


def _answer(name: str, bot: Bot, state: State, seat: int) -> Action:
    if isinstance(bot, RandomBot):  # needs no view, which costs more than all the rest
        return bot.pick(state.legal())
    return ask(name, bot, state.view(seat))


def result_of(match: Match) -> GameResult:
    state = match.state
    assert isinstance(state, State)
    board = state.board
    outcome = Outcome.of(state)
    by_points = max(outcome.scores[seat] for seat in outcome.winners) >= board.cs.target
    return GameResult(
        outcome=outcome,
        decisions=len(match.actions),
        start=match.start,
        turns=min(board.turn + 1, 2 * MOST_ROUNDS),
        reason="victory" if by_points else "rounds",
    )


def play_batch(setting: Setting, first: int, count: int, with_records: bool) -> Batch:
    """Games number `first` and on."""
    matches = [play_game(setting, number) for number in range(first, first + count)]
    lines = [msgspec.json.encode(m.record()) + b"\n" for m in matches] if with_records else []
    return Batch([result_of(match) for match in matches], b"".join(lines))


def simulate(setting: Setting, games: int, cores: int, with_records: bool) -> Iterator[Batch]:
    """All games of a run in their order, on so many cores."""
    return in_batches(
        play_batch,
        setting,
        games,
        cores,
        with_records,
        batch=BATCH,
        worth_processes=WORTH_PROCESSES,
    )
