"""Many games between bots, each on its own committed deal: any game, through its contract.

Game number g of run S has the seed `S/g`: the same games come out with or without records, on one
core or several. A game may have a faster way of its own; it shares what is here.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context
from typing import Any, Generic, TypeVar

import msgspec

from hofnarr.bots.asking import ask
from hofnarr.bots.bot import Bot
from hofnarr.bots.own import make_any_bot
from hofnarr.core import stream
from hofnarr.core.match import First, Match
from hofnarr.core.outcome import Outcome
from hofnarr.games import find_game

BATCH = 10  # games between two looks at the progress bar
WORTH_PROCESSES = 4


class Setting(msgspec.Struct, frozen=True):
    """What all games of a run have in common."""

    game: str
    seed: str
    bots: tuple[str, ...]
    options: Any
    first: First = "0"

    def __post_init__(self) -> None:
        stream.check_seed(self.seed)
        for name in self.bots:
            make_any_bot(name, find_game(self.game), 0)


class GameResult(msgspec.Struct, frozen=True):
    """One game as the result table needs it."""

    outcome: Outcome
    decisions: int


R = TypeVar("R")


class Batch(msgspec.Struct, Generic[R], frozen=True):
    """Some games in a row: the results, and the records as lines where they were asked for."""

    results: list[R]
    records: bytes


def bot_seed(seed: str, seat: int) -> int:
    """The seed of the bot on this seat in the game of this seed."""
    return stream.pick(seed, f"bot/{seat}", 1 << 31)


def begin_game(game: str, setting: Any, number: int) -> Match:
    """Game number `number` of a run, before the first decision."""
    seed = f"{setting.seed}/{number}"
    return Match(
        find_game(game),
        setting.bots,
        setting.options,
        first=setting.first,
        seed=seed,
        salt=f"salt of {seed}",
    )


def play_game(setting: Setting, number: int) -> Match:
    match = begin_game(setting.game, setting, number)
    bots: list[Bot] = [
        make_any_bot(name, match.game, bot_seed(match.seed, seat))
        for seat, name in enumerate(setting.bots)
    ]
    while (seat := match.state.to_act()) is not None:
        match.act(ask(setting.bots[seat], bots[seat], match.state.view(seat)))
    return match


def play_batch(setting: Setting, first: int, count: int, with_records: bool) -> Batch[GameResult]:
    """Games number `first` and on."""
    matches = [play_game(setting, number) for number in range(first, first + count)]
    results = [GameResult(Outcome.of(match.state), len(match.actions)) for match in matches]
    return Batch(results, records_of(matches) if with_records else b"")


def records_of(matches: Iterable[Match]) -> bytes:
    """One on each line."""
    return b"".join(msgspec.json.encode(match.record()) + b"\n" for match in matches)


S = TypeVar("S")
B = TypeVar("B")


def in_batches(
    play: Callable[[S, int, int, bool], B],
    setting: S,
    games: int,
    cores: int,
    with_records: bool,
    *,
    batch: int,
    worth_processes: int,
) -> Iterator[B]:
    """All games of a run in their order, on so many cores."""
    size = min(batch, max(1, -(-games // cores)))
    firsts = list(range(0, games, size))
    counts = [min(size, games - first) for first in firsts]
    same = len(firsts)
    arguments = ([setting] * same, firsts, counts, [with_records] * same)
    if cores == 1 or games < worth_processes:
        yield from map(play, *arguments)
        return
    with ProcessPoolExecutor(cores, mp_context=get_context("spawn")) as executor:
        yield from executor.map(play, *arguments)


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
