"""Many games of the Catan card game between bots, each on its own committed deal, as in
`bots/simulation.py`; random bots are asked without a view."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Literal

import msgspec

from hofnarr.bots.asking import ask
from hofnarr.bots.bot import Bot
from hofnarr.bots.catan.players import RandomBot
from hofnarr.bots.own import make_any_bot
from hofnarr.bots.simulation import (
    BATCH,
    WORTH_PROCESSES,
    Batch,
    begin_game,
    bot_seed,
    in_batches,
    records_of,
)
from hofnarr.catan.options import Options
from hofnarr.catan.rules.turn import MOST_ROUNDS
from hofnarr.catan.state import State
from hofnarr.core import stream
from hofnarr.core.game import Action
from hofnarr.core.match import First, Match
from hofnarr.core.outcome import Outcome
from hofnarr.games import find_game


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


def play_game(setting: Setting, number: int) -> Match:
    match = begin_game("catan", setting, number)
    bots = [
        make_any_bot(name, match.game, bot_seed(match.seed, seat))
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


def play_batch(setting: Setting, first: int, count: int, with_records: bool) -> Batch[GameResult]:
    """Games number `first` and on."""
    matches = [play_game(setting, number) for number in range(first, first + count)]
    records = records_of(matches) if with_records else b""
    return Batch([result_of(match) for match in matches], records)


def simulate(
    setting: Setting, games: int, cores: int, with_records: bool
) -> Iterator[Batch[GameResult]]:
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
