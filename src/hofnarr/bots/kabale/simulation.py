"""Many games between bots, each on its own committed deal, as fast as the kernel runs.

Game number g of run S has the seed `S/g`: the same games come out with or without records, on one
core or several, compiled or in plain Python.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache

import msgspec

from hofnarr.bots.kabale.kernel import dealt
from hofnarr.bots.kabale.kernel.choices import CODE_BITS, CODE_SHIFT
from hofnarr.bots.kabale.kernel.scratch import SCRATCH_WORDS
from hofnarr.bots.kabale.players import find_policy, tree_size
from hofnarr.bots.kabale.running import bot_runner
from hofnarr.bots.simulation import Batch, GameResult, bot_seed, in_batches
from hofnarr.core import stream
from hofnarr.core.match import First
from hofnarr.core.outcome import Outcome
from hofnarr.kabale.actions import Action, Cloak, Play, Swap
from hofnarr.kabale.cards import CARD_IDS, TARGETS
from hofnarr.kabale.counting import winners
from hofnarr.kabale.kernel import layout
from hofnarr.kabale.options import Options
from hofnarr.kabale.record import (
    FORMAT,
    ColumnResult,
    Record,
    RecordedOptions,
    Reshuffle,
    Result,
    RoundResult,
)
from hofnarr.kabale.state import TARGET_SOURCE, target_box

BATCH = 200  # games between two looks at the progress bar
WORTH_PROCESSES = 400


class Setting(msgspec.Struct, frozen=True):
    """What all games of a run have in common."""

    seed: str
    bots: tuple[str, ...]
    options: Options = Options()
    first: First = "0"
    plain: bool = False

    def __post_init__(self) -> None:
        stream.check_seed(self.seed)
        for name in self.bots:
            find_policy(name)


class Simulator:
    """Plays the games of one setting, one after the other, in buffers of its own."""

    def __init__(self, setting: Setting) -> None:
        self.setting = setting
        self.seats = len(setting.bots)
        runner = bot_runner("plain" if setting.plain else None)
        self._begin = runner.function("begin_dealt")
        self._play = runner.function("play_dealt")
        self._words = runner.ints(layout.state_size(self.seats))
        self._desk = runner.ints(dealt.DESK_SIZE)
        self._log = runner.ints(dealt.LOG_SIZE)
        self._scratch = runner.scratch(SCRATCH_WORDS)
        self._tree = runner.ints(max(tree_size(find_policy(name)) for name in setting.bots))

    def play(self, number: int) -> GameResult:
        """Game number `number`; its record can be asked for until the next one."""
        setting, seats, desk = self.setting, self.seats, self._desk
        self.seed = f"{setting.seed}/{number}"
        self.start = stream.pick(self.seed, "starter", seats) if setting.first == "lot" else 0
        self._orders: list[tuple[int, list[int]]] = []
        self._times = [0] * seats
        options = setting.options
        self._begin(self._words, desk, self._log, seats, options.bits, self.start)
        for seat, name in enumerate(setting.bots):
            self._shuffle(seat, list(range(layout.CARD_COUNT)))
            desk[dealt.POLICIES + seat], desk[dealt.BUDGETS + seat] = find_policy(name)
            desk[dealt.BOT_SEEDS + seat] = bot_seed(self.seed, seat)
        box = target_box(seats, options)
        self._targets = stream.shuffled(self.seed, f"{TARGET_SOURCE}/0", box)[
            : layout.ROUNDS * seats
        ]
        desk[dealt.TARGET_ORDER : dealt.TARGET_ORDER + layout.ROUNDS * seats] = self._targets
        while (seat := self._play(self._words, desk, self._log, self._scratch, self._tree)) >= 0:
            discards = int(self._words[layout.DISCARD + seat * layout.SEAT_SIZE])
            self._shuffle(seat, [card for card in range(layout.CARD_COUNT) if discards >> card & 1])
        scores = self._scores()
        return GameResult(Outcome(scores, winners(scores)), int(self._log[dealt.DECISIONS]))

    def _scores(self) -> list[int]:
        return [int(word) for word in self._log[dealt.SCORES : dealt.SCORES + self.seats]]

    def _shuffle(self, seat: int, cards: list[int]) -> None:
        order = stream.shuffled(self.seed, f"{seat}/{self._times[seat]}", cards)
        self._times[seat] += 1
        self._orders.append((seat, order))
        at = dealt.ORDERS + seat * layout.CARD_COUNT
        self._desk[at : at + len(order)] = order
        self._desk[dealt.NEXT + seat] = 0
        self._desk[dealt.SIZES + seat] = len(order)

    def record(self) -> Record:
        """The record of the game played last."""
        salt = f"salt of {self.seed}"
        named = [(seat, [CARD_IDS[card] for card in order]) for seat, order in self._orders]
        log = [int(word) for word in self._log[: self._log_end()]]
        columns = [
            ColumnResult(TARGETS[log[at]], None if log[at + 1] < 0 else log[at + 1])
            for at in range(dealt.AWARD_LOG, dealt.AWARD_LOG + 2 * log[dealt.AWARDS], 2)
        ]
        rounds = [
            RoundResult(columns[at : at + self.seats]) for at in range(0, len(columns), self.seats)
        ]
        return Record(
            format=FORMAT,
            options=RecordedOptions(**msgspec.structs.asdict(self.setting.options)),
            players=list(self.setting.bots),
            start=self.start,
            decks=[order for _, order in named[: self.seats]],
            targets=[TARGETS[target] for target in self._targets],
            reshuffles=[Reshuffle(seat, order) for seat, order in named[self.seats :]],
            actions=[
                read_action(*log[at : at + dealt.DECISION_SIZE])
                for at in range(dealt.DECISION_LOG, len(log), dealt.DECISION_SIZE)
            ],
            result=Result(rounds, self._scores()),
            commitment=stream.commitment(self.seed, salt),
            seed=self.seed,
            salt=salt,
        )

    def _log_end(self) -> int:
        return dealt.DECISION_LOG + dealt.DECISION_SIZE * int(self._log[dealt.DECISIONS])


def read_action(seat: int, phase: int, code: int) -> Action:
    """A logged decision as an action."""
    card = (code >> CODE_SHIFT) - 1
    column = (code & CODE_BITS) - 1
    if phase == layout.PLAY:
        return Play(seat, CARD_IDS[card], column)
    if phase == layout.CLOAK_CHOICE:
        return Cloak(seat, None if card < 0 else CARD_IDS[card])
    return Swap(seat, None if column < 0 else column)


def play_batch(setting: Setting, first: int, count: int, with_records: bool) -> Batch[GameResult]:
    """Games number `first` and on. A process of its own keeps its simulator."""
    simulator = _simulator(setting)
    results = []
    lines = []
    for number in range(first, first + count):
        results.append(simulator.play(number))
        if with_records:
            lines.append(msgspec.json.encode(simulator.record()) + b"\n")
    return Batch(results, b"".join(lines))


@lru_cache(maxsize=1)
def _simulator(setting: Setting) -> Simulator:
    return Simulator(setting)


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
